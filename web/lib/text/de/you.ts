// German: a person's own progress, backup and storage.
import type { You } from '../en/you.ts';
import { plural } from '../plural.ts';

const count = plural('de');
const days = (n: number) => count(n, { one: `${n} Tag`, other: `${n} Tage` });

export default {
	title: 'Du',
	description: 'Deine Tage, deine Rätsel nach Stufe und Thema sowie dein Backup. Nur auf diesem Gerät.',
	levels: { star: 'Stern', sun: 'Sonne', moon: 'Mond' },
	themes: {
		bridge: 'Brücke',
		stack: 'Stapel',
		'corner-only': 'Nur Ecken',
		'turned-key': 'Gedrehter Schlüssel',
		'tucked-behind': 'Dahinter versteckt',
		'two-keys': 'Zwei Schlüssel',
		'far-colours': 'Ferne Farben',
		'core-face': 'Fassade des Zentralblocks',
		'not-taller': 'Nicht hoch genug',
		'hidden-colours': 'Farben verdecken'
	},
	states: {
		solved: 'gelöst',
		free: 'Joker-Tag',
		bridged: 'durch Zeitzonenwechsel gerettet',
		missed: 'verpasst',
		open: 'offen',
		none: 'nicht gespielt'
	},
	daysSolved: (n) => count(n, { one: 'gelöster Tag', other: 'gelöste Tage' }),
	daysNote: 'Diese Zahl sinkt nie.',
	streak: (n) =>
		n === 0 ? 'Noch keine Serie' : `Serie von ${count(n, { one: `${n} Tag`, other: `${n} Tagen` })}`,
	freeDays: (n) => (n === 0 ? 'Kein Joker-Tag' : count(n, { one: '1 Joker-Tag', other: `${n} Joker-Tage` })),
	longest: (n) => `Am längsten: ${days(n)}`,
	freeNote:
		'Je 7 gelöste Tage bringen einen Joker-Tag (höchstens 2), der von selbst einspringt, wenn du einen Tag auslässt.',
	day: (date, state) => `${date}: ${state}`,
	week: 'Die letzten sieben Tage',
	stripLegend: 'Gefüllt: gelöst. Rahmen: Joker-Tag. Strich: verpasst. Gold: heute.',
	monthSaid: (name, solved, free, missed) =>
		`${name}: ${solved} gelöst, ${free} mit Joker, ${missed} verpasst.`,
	archive: 'Archiv',

	results: 'Deine Rätsel',
	none: 'Noch nichts gelöst. Der Stern von heute dauert ein paar Minuten.',
	noneGo: 'Zum heutigen Tag',
	share: 'Beim ersten Versuch gelöst',
	shareOf: (n, of) => `${n} von ${of}`,
	shareNote: 'Von allen Rätseln mit mindestens einem Versuch, ohne Hinweise.',
	byLevel: 'Nach Stufe',
	byTheme: 'Nach Thema',
	columns: { name: 'Name', first: 'Erster Versuch', solved: 'Gelöst', played: 'Gespielt' },
	rating: 'Übungswertung',
	ratingValue: (rating, deviation) => `${rating} ± ${deviation}`,
	ratingNote: (n) => count(n, { one: 'nach 1 Übungsrätsel', other: `nach ${n} Übungsrätseln` }),
	ratingNone: 'Beim Üben bekommst du eine Wertung und Rätsel, die zu ihr passen.',
	ratingGo: 'Üben',

	backup: 'Backup',
	backupNote: 'Alles liegt nur auf diesem Gerät. Ein Backup bewahrt es auf und bringt es auf ein anderes.',
	save: 'Exportieren',
	saved: (name) => `Gespeichert als ${name}.`,
	open: 'Importieren',
	preview: (name) => `${name} lässt sich hinzufügen.`,
	added: (n) => count(n, { one: '1 neuer Eintrag', other: `${n} neue Einträge` }),
	grown: (n) => count(n, { one: '1 Eintrag wird ergänzt', other: `${n} Einträge werden ergänzt` }),
	branched: (n) =>
		count(n, {
			one: '1 Eintrag ging anders weiter: Beide bleiben',
			other: `${n} Einträge gingen anders weiter: Beide bleiben jeweils`
		}),
	replaced: (n) =>
		count(n, {
			one: '1 Eintrag wird durch seinen späteren Stand ersetzt',
			other: `${n} Einträge werden durch ihren späteren Stand ersetzt`
		}),
	same: (n) => count(n, { one: '1 schon hier', other: `${n} schon hier` }),
	nothingNew: 'Alles in dieser Datei ist schon hier. Nichts ändert sich.',
	previewNote: 'Von dem, was hier ist, geht nichts verloren.',
	add: 'Hinzufügen',
	cancel: 'Abbrechen',
	done: 'Hinzugefügt.',
	refused: 'Die Datei wurde nicht geöffnet.',
	unchanged: 'Es wurde nichts verändert.',
	where: (place) => `Stelle des Fehlers: ${place}`,
	faults: {
		'too-large': 'Die Datei ist zu groß, um eine von unseren zu sein.',
		truncated: 'Die Datei ist abgeschnitten. Exportiere sie dort, wo sie herkommt, noch einmal.',
		'not-json': 'Die Datei lässt sich nicht lesen. Sie ist von anderer Art oder beschädigt.',
		nesting: 'Die Datei ist so gebaut, wie unsere es nie sind.',
		'hostile-name': 'Die Datei enthält Namen, die unsere nie enthalten. Vielleicht hat jemand sie verändert.',
		'not-ours': 'Das ist kein Backup von Keystone.',
		'future-version':
			'Die Datei stammt von einer neueren Version von Keystone. Aktualisiere die App hier und öffne sie dann noch einmal.',
		structure: 'Etwas in der Datei ist nicht, wie es sein soll.',
		key: 'Ein Eintrag der Datei hat einen falschen Namen.',
		'key-twice': 'Ein Eintrag steht doppelt in der Datei.',
		inconsistent: 'Ein Eintrag der Datei widerspricht sich.',
		'too-many': 'Die Datei enthält mehr Einträge, als jemand spielen kann.',
		quota: 'Auf diesem Gerät ist zu wenig Platz.',
		newer: 'In einem anderen Tab läuft eine neuere Version von Keystone. Lade diese Seite neu.',
		failed: 'Dieser Browser konnte es nicht speichern.'
	},

	storage: 'Speicher',
	stored: {
		durable: 'Dein Stand ist auf diesem Gerät gespeichert.',
		memory: 'Dieser Browser speichert nichts. Exportiere ein Backup, bevor du die Seite schließt.',
		newer: 'Deinen Stand verwaltet eine neuere Version von Keystone. Lade die Seite neu, dann geht es weiter.'
	},
	unsaved:
		'Deine letzten Züge ließen sich nicht speichern, vielleicht ist das Gerät voll. Exportiere ein Backup, um sie zu behalten.',
	damaged: (n: number) =>
		count(n, {
			one: '1\u00a0Eintrag ist beschädigt und fehlt hier. Alles andere ist da.',
			other: `${n}\u00a0Einträge sind beschädigt und fehlen hier. Alles andere ist da.`
		}),
	damagedNote: 'Enthält ein Backup sie, importiere es unten: Dann stimmen sie wieder.',
	clean: 'Beschädigtes entfernen',
	persistence: {
		unknown: 'Bei wenig Platz darf der Browser ihn löschen.',
		kept: 'Der Browser hat zugesagt, ihn zu behalten.',
		refused:
			'Der Browser hat nicht zugesagt, ihn zu behalten. Es hilft, die App zu installieren oder oft vorbeizuschauen; am sichersten ist ein Backup.',
		unavailable: 'Dieser Browser sagt nicht zu, ihn zu behalten. Am sichersten ist ein Backup.'
	},
	ask: 'Dauerhaft speichern',
	offline: 'Offline',
	noScript: 'Dein Stand braucht JavaScript.'
} satisfies You;
