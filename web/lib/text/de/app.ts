// German: the app on this device, stored for offline use and kept up to date.
import type { App } from '../en/app.ts';
import { plural } from '../plural.ts';

const count = plural('de');

export default {
	checking: 'Prüft, was gespeichert ist',
	storing: (percent) => `Wird gespeichert, ${percent}\u00a0%`,
	ready: 'Offline bereit',
	unsupported: 'Dieser Browser kann Keystone nicht speichern. Es läuft, solange du Netz hast.',
	failed: {
		network: 'Es ließ sich nicht alles speichern. Mit stabilem Netz klappt es.',
		space: 'Auf diesem Gerät ist zu wenig Platz. Gib etwas frei und versuche es noch einmal.',
		refused:
			'Dieser Browser erlaubt der Seite nicht, sich zu speichern. In einem normalen Fenster, das Websitedaten erlaubt, geht es.'
	},
	retry: 'Noch einmal versuchen',
	test: 'Alle Dateien prüfen',
	testing: 'Dateien werden gelesen',
	whole: (files, kilobytes) => `Alle ${files}\u00a0Dateien sind da, ${kilobytes}\u00a0kB.`,
	missing: (missing, files) =>
		count(missing, {
			one: `${missing} von ${files}\u00a0Dateien hat gefehlt.`,
			other: `${missing} von ${files}\u00a0Dateien haben gefehlt.`
		}),
	untested: 'Noch ist nichts gespeichert.',
	update: 'Eine neue Version ist bereit.',
	useUpdate: 'Jetzt benutzen',
	changing: 'Wird gewechselt'
} satisfies App;
