// German: the app on this device, stored for offline use and kept up to date.
import type { App } from '../en/app.ts';
import { plural } from '../plural.ts';

const count = plural('de');

export default {
	checking: 'Prüft, was gespeichert ist …',
	storing: (percent) => `Wird offline gespeichert: ${percent}\u00a0%`,
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
	testing: 'Dateien werden gelesen …',
	whole: (files, kilobytes) => `Alle ${files}\u00a0Dateien sind da, ${kilobytes}\u00a0kB.`,
	missing: (missing, files) =>
		count(missing, {
			one: `${missing} von ${files}\u00a0Dateien hat gefehlt.`,
			other: `${missing} von ${files}\u00a0Dateien haben gefehlt.`
		}),
	untested: 'Noch ist nichts gespeichert.',
	update: 'Eine neue Version ist bereit.',
	useUpdate: 'Jetzt verwenden',
	changing: 'Wird aktualisiert …',
	trouble: {
		unreadable:
			'Dein Stand lässt sich gerade nicht lesen. Er ist aber noch da. Schließe andere Tabs und lade die Seite neu.',
		newer:
			'Eine neuere Version von Keystone hat deinen Stand übernommen. Lade die Seite neu; bis dahin wird hier nichts gespeichert.',
		quota:
			'Das Gerät ist voll: Deine letzten Züge sind nicht gespeichert. Schaffe Platz oder exportiere ein Backup.',
		failed:
			'Der Browser konnte deine letzten Züge nicht speichern. Exportiere ein Backup, bevor du die Seite schließt.',
		memory: 'Dieser Browser speichert nichts. Exportiere ein Backup, bevor du die Seite schließt.',
		damaged: 'Einige deiner Einträge sind beschädigt und fehlen hier. Alles andere ist da.',
		clock:
			'Die Uhr dieses Geräts scheint falsch zu gehen. Die Tagesrätsel richten sich nach ihr; stelle sie bitte richtig.',
		reload: 'Neu laden',
		toYou: 'Zu deinem Stand',
		close: 'Schließen'
	}
} satisfies App;
