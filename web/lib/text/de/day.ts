// German: the end of a day.
import type { Day } from '../en/day.ts';
import { plural } from '../plural.ts';

const count = plural('de');
const NUMBERS = ['Keiner', 'Einer', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben'];

export default {
	title: 'Der Tag',
	description: 'Die drei Rätsel eines Tages, wenn sie gelöst sind: wie sie aussahen und was sie wert waren.',
	levels: { star: 'Stern', sun: 'Sonne', moon: 'Mond' },
	themes: {
		bridge: 'Etwas überbrückt eine Lücke.',
		stack: 'Etwas steht auf etwas anderem.',
		'corner-only': 'Nur eine Ecke berührt etwas.',
		'turned-key': 'Ein Schlüssel will gedreht werden.',
		'tucked-behind': 'Etwas versteckt sich.',
		'two-keys': 'Zwei Schlüssel mit einem Block.',
		'far-colours': 'Ferne Farben treffen sich.',
		'core-face': 'Der Zentralblock zeigt eine Seite.'
	},
	result: (solved) => {
		if (!solved) return 'Noch offen';
		const { grade, tries, hints } = solved;
		return {
			'first-look': 'Auf einen Blick',
			'first-try': 'Im ersten Versuch',
			retried: `In ${tries} Versuchen`,
			hinted: count(hints, { one: `Mit ${hints} Hinweis`, other: `Mit ${hints} Hinweisen` }),
			assisted: 'Mit angezeigten Treffern',
			revealed: 'Mit der Lösung'
		}[grade];
	},
	found: (n) =>
		['Drei zu finden', 'Eins von drei gefunden', 'Zwei von drei gefunden', 'Alle drei gefunden'][n] ?? '',
	keystones: (n, of) => `${n} von ${of} Schlusssteinen`,
	board: (level) => `Der gelöste Tempel, ${level}`,
	stones: (n) => `${NUMBERS[n] ?? n} von sieben`,
	harder: 'Je höher der Stein, desto schwerer.',
	keystone: 'Am Sonntag kommt der Schlussstein: zwei Schlüssel mit einem Block.',
	streak: (n) =>
		n === 0 ? 'Noch keine Serie' : `Serie von ${count(n, { one: `${n} Tag`, other: `${n} Tagen` })}`,
	freezes: (n) =>
		n === 0 ? 'kein Joker-Tag' : count(n, { one: `${n} Joker-Tag`, other: `${n} Joker-Tage` }),
	freezeNote:
		'Je 7 gelöste Tage bringen einen Joker-Tag (höchstens 2), der von selbst einspringt, wenn du einen Tag auslässt.',
	tomorrow: (weekday) => `Morgen, ${weekday}`,
	play: (level) => `${level} spielen`,
	archive: 'Archiv',
	home: 'Startseite',
	share: {
		go: 'Tag teilen',
		title: 'Tag teilen',
		close: 'Schließen',
		picture: 'Das Bild zeigt weder Schlüssel noch Lösung.',
		words: (date, lines) => `Keystone, ${date}. ${lines.join('. ')}.`,
		line: (level, result) => `${level}: ${result.charAt(0).toLowerCase()}${result.slice(1)}`,
		subtitle: 'Keystone. Dieselben drei Schlüssel für alle.',
		field: 'Text zum Teilen',
		send: 'Teilen',
		copy: 'Text kopieren',
		save: 'Bild speichern',
		done: {
			shared: 'Geteilt.',
			cancelled: 'Nicht geteilt.',
			copied: 'Kopiert. Du kannst es überall einfügen.',
			select: 'Kopiere den Text im Feld.',
			saved: 'Das Bild ist gespeichert.'
		}
	},
	failed: 'Die Tempel ließen sich nicht laden. Prüfe die Verbindung und lade die Seite neu.',
	noScript: 'Der Tag braucht JavaScript.'
} satisfies Day;
