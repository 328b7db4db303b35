// German: sets of puzzles.
import type { SetsText } from '../en/sets.ts';
import { plural } from '../plural.ts';

const count = plural('de');
const puzzles = (n: number) => count(n, { one: `${n} Rätsel`, other: `${n} Rätsel` });

const sets: SetsText = {
	title: 'Rätselsammlungen',
	description: 'Rätsel deiner Wahl, gesammelt zum Wiederspielen, zum Weitergeben als Link oder zum Drucken.',
	lead: 'Sammle Rätsel, die dir gefallen, und gib sie als Link, als Code oder auf Papier weiter.',
	empty: 'Du hast noch keine Sammlung. Wähle im Menü eines Rätsels „In eine Sammlung legen“.',
	toPuzzle: 'Zu den Rätseln von heute',
	noScript: 'Sammlungen brauchen JavaScript.',
	loading: 'Wird geladen …',
	line: (n, solved) => `${puzzles(n)}, ${solved} gelöst`,
	open: 'Öffnen',
	newName: (n) => (n === 1 ? 'Meine Sammlung' : `Meine Sammlung ${n}`),
	yours: 'Deine Sammlungen',
	file: 'Sammlung importieren',

	adding: 'Rätsel in eine Sammlung legen',
	addTo: (name) => `In „${name}“ legen`,
	addNew: 'Neue Sammlung damit anfangen',
	added: (name) => `Liegt jetzt in „${name}“.`,
	there: 'Dieses Rätsel ist schon in der Sammlung.',
	full: (most) => `Eine Sammlung fasst höchstens ${puzzles(most)}, damit ein Code sie fasst.`,
	unsaved: 'Dieser Browser konnte es nicht speichern.',

	name: 'Name der Sammlung',
	puzzle: (n) => `Rätsel ${n}`,
	state: { open: 'Noch nicht versucht', tried: 'Versucht', solved: 'Gelöst' },
	play: (n) => `Rätsel ${n} spielen`,
	up: (n) => `Rätsel ${n} nach oben`,
	take: (n) => `Rätsel ${n} herausnehmen`,
	taken: 'Herausgenommen.',
	restore: 'Rückgängig',
	remove: 'Sammlung löschen',
	really: 'Endgültig löschen?',
	not: 'Behalten',
	start: 'Sammlung spielen',
	next: 'Nächstes der Sammlung',
	back: 'Zur Sammlung',

	given: 'Eine Sammlung für dich',
	keep: 'Sammlung behalten',
	kept: 'Liegt jetzt bei deinen Sammlungen.',
	bad: 'Diese Sammlung lässt sich nicht öffnen',
	unchanged: 'Dein Stand ist unverändert.',
	today: 'Zum heutigen Tag',
	codes: {
		empty: 'Es ist keine Sammlung darin.',
		'too-long': 'So lang ist keine Sammlung.',
		character: 'Es enthält ein Zeichen, das in keiner Sammlung vorkommt.',
		version: 'Es ist nicht aus dieser App oder aus einer Version, die sie nicht kennt.',
		'cut-off': 'Das Ende fehlt.',
		checksum: 'Unterwegs hat sich etwas daran geändert.',
		puzzle: 'Ein Rätsel darin lässt sich nicht lesen.',
		'too-many': 'Es sind zu viele Rätsel darin.'
	},

	pass: 'Weitergeben',
	copy: 'Link kopieren',
	share: 'Link teilen',
	copied: 'Der Link ist kopiert.',
	select: 'Hier lässt sich der Link kopieren:',
	field: 'Link der Sammlung',
	code: 'Code zeigen',
	codeOf: (name) => `QR-Code, der „${name}“ öffnet`,
	codeText: 'Die Kamera eines Handys öffnet sie.',
	save: 'Exportieren',
	print: 'Drucken',
	saved: (name) => `Gespeichert als ${name}.`,

	sheet: {
		tasks: {
			'two-blocks': 'Zwei Blöcke nacheinander: Einer allein schafft es nicht.',
			'is-there-a-claim': 'Schafft es einer dieser Blöcke? Ja oder nein?',
			'which-key': 'Welche der vier Karten kann der Block zeigen?'
		},
		yes: 'Ja',
		no: 'Nein',
		key: (n) => `Karte ${n}`,
		task: 'Setze einen Block so ein, dass deine Perspektive die Karte zeigt.',
		view: 'Deine Perspektive',
		plan: 'Von oben, mit Höhen',
		card: 'Karte',
		supply: 'Blöcke zur Auswahl',
		answers: 'Lösungen',
		none: 'Nichts sichert den Schlüssel.',
		counting: 'Die Lösungen werden berechnet …'
	}
};

export default sets;
