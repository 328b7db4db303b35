// German: the table of Block and Key for two to four players.
import { plural } from '$lib/text/plural.ts';
import type { TableText } from '../en/table.ts';

const count = plural('de');
const blocks = (n: number) => count(n, { one: `${n} Block`, other: `${n} Blöcke` });
const keys = (n: number) => count(n, { one: `${n} Schlüssel`, other: `${n} Schlüssel` });
const squares = (n: number) => count(n, { one: `${n} Feld`, other: `${n} Felder` });

const table: TableText = {
	title: 'Block and Key',
	description:
		'Block and Key zu zweit, zu dritt oder zu viert: gemeinsam an einem Gerät, gegen den Computer oder beides. Jeder Zug wird erzählt. Auch offline.',
	intro:
		'Alle sehen den Tempel von einer anderen Seite. Spiele mit anderen an diesem Gerät, gegen den Computer oder beides.',
	learn: 'Erst lernen',
	ourData: 'Die Bilder der Schlüssel sind unsere eigenen, nicht die des Verlags.',
	noScript: 'Das Spiel braucht JavaScript.',
	home: 'Zu den Kursen',
	rules: 'Regeln',
	rule: 'Regel',
	undo: 'Rückgängig',
	nothingToUndo: 'Nichts zurückzunehmen: Du hast Verdecktes gesehen, oder der Zug ist vorbei.',
	unsaved: 'Dieser Browser konnte es nicht speichern.',
	history: 'Beendete Partien',
	link: 'Link zu dieser Partie',
	linkCopied: 'Link kopiert.',
	playLink: 'Diese Partie spielen',
	badLink: 'Dieser Link enthält keine Partie von uns. Unten kannst du eine beginnen.',
	fromLink: (what, seed) => `Der Link enthält eine Partie: ${what}, ${seed}.`,

	newGame: 'Neue Partie',
	players: 'Spieler',
	playersIs: (n) => `${n} Spieler`,
	seat: (n, side) => `Spieler ${n}, ${side}`,
	begins: (player) => `${player}, beginnt`,
	sides: { S: 'Süden', W: 'Westen', N: 'Norden', E: 'Osten' },
	letters: { S: 'S', W: 'W', N: 'N', E: 'O' },
	kinds: { person: 'Mensch', easy: 'Leicht', fair: 'Mittel', strong: 'Stark' },
	kindsAbout:
		'Leicht, mittel und stark spielt der Computer: Leicht probiert ein paar Stellen, mittel sichert den besten Schlüssel in Sicht, stark denkt einen Block voraus. Verdeckte Karten sieht keiner von ihnen.',
	nobody: 'Auf einem Platz muss ein Mensch sitzen.',
	start: 'Start',
	goOn: (players, round) => `Weiterspielen: ${players} Spieler, Runde ${round}`,

	you: 'Du',
	player: (n) => `Spieler ${n}`,
	computer: (n) => `Computer ${n}`,
	setUp: 'Aufbau',
	round: (n, most) => `Runde ${n}, bis ${keys(most)}`,
	last: (n) => `Runde ${n}, die letzten Züge`,
	thinking: (who) => `${who} denkt nach.`,
	yourTurn: 'Du bist dran.',
	chooseOrDig: 'Nimm einen Block oder grabe aus.',
	over: 'Die Partie ist zu Ende.',

	others: 'Die anderen',
	other: (who, side) => `${who}, ${side}`,
	claimed: (n, most) => `${n} von ${most}`,
	claimedSaid: (n, most, list) =>
		n === 0 ? `kein Schlüssel von ${most} gesichert` : `${n} von ${most} Schlüsseln gesichert: ${list}`,
	nearEnd: 'am Zug',
	chair: (who) => `${who}: Ansicht, Blöcke, gesicherte Schlüssel`,
	ownChair: 'Zurück auf meinen Platz',
	view: (who) => `Ansicht: ${who}`,
	blocksOf: (who) => `Blöcke: ${who}`,
	claimedOf: (who) => `Gesicherte Schlüssel: ${who}`,
	none: 'Noch keine.',

	moves: 'Züge',
	movesNone: 'Noch ist nichts geschehen.',
	movesRound: (n) => (n === 0 ? 'Aufbau' : `Runde ${n}`),
	movesShow: 'Den Tisch von damals zeigen',
	asItWas: 'Der Tisch von damals.',
	now: 'Zurück zu jetzt',
	replay: 'Runde noch einmal zeigen',
	told: {
		by: (who, what) => `${who}: ${what}.`,
		core: (colour) => `Zentralblock gedreht, ${colour} nach Süden`,
		taken: (list) => `ausgegraben: ${list}`,
		refill: (list) => `neu in der Ausgrabungsstätte: ${list}`,
		returned: (list) => `zurückgelegt: ${list}`,
		placed: (block, from, to) =>
			from === to ? `${block}, auf ${from} eingesetzt` : `${block}, von ${from} bis ${to} eingesetzt`,
		claimed: (list, points) => `gesichert: ${list}, ${points} SP`,
		drawn: (level) => `gezogen: ${level}`,
		marked: (level) => `verdeckt hingelegt: ${level}`,
		discarded: (level) => `unter den Altar geschoben: ${level}`,
		ancients: (site) => `die Uralten graben Platz ${site} aus`,
		emptySite: (site) => `die Uralten finden Platz ${site} leer`,
		noRoom: (block) => `kein Platz für: ${block}`,
		ancientsPlaced: (block, from, to) => `die Uralten: ${block}, von ${from} bis ${to} eingesetzt`,
		passed: 'konnte nichts tun',
		turn: (n) => `Zug ${n} beginnt`,
		end: 'die Partie endet'
	},
	why: {
		few: (n) => (n === 0 ? 'Es war kein Block mehr da.' : `Es waren nur noch ${blocks(n)} da.`),
		more: (n) => `${blocks(n)} waren da, ein besserer lag in der Ausgrabungsstätte.`,
		shows: (n) => (n === 0 ? 'Ein Schritt für später.' : `In der eigenen Ansicht zeigt er ${squares(n)}.`),
		covers: (n, who) => `Er verdeckt ${squares(n)}. Ansicht: ${who}.`
	},

	wins: (who) => `${who} hat gewonnen.`,
	youWin: 'Du hast gewonnen.',
	score: 'Endstand',
	enigmaOf: (colour, n, points) =>
		`Enigma, ${colour}, ${count(n, { one: `${n} Fassade`, other: `${n} Fassaden` })}: ${points} SP`,
	again: 'Noch einmal spielen',
	points: (n) => `${n} SP`
};

export default table;
