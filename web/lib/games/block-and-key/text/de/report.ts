// German: the report of a finished run, and its costly turns to find again.
import type { Effect, ReportText } from '../en/report.ts';
import type { Step } from '../../../../../games/block-and-key/state.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('de');

const luck: Record<Effect, string> = {
	took: 'Glück hat Punkte gekostet',
	gave: 'Glück hat Punkte gebracht',
	even: 'Das Glück war ausgeglichen'
};
const choices: Record<Effect, string> = {
	took: 'deine Entscheidungen haben Punkte gekostet',
	gave: 'deine Entscheidungen haben Punkte gebracht',
	even: 'deine Entscheidungen haben Punkte weder gebracht noch gekostet'
};
const onTheBoard = (points: string) => `${points} Punkte lagen auf dem Brett`;
const steps: Partial<Record<Step['kind'], (points: string) => string>> = {
	line: (points) => `Deine ersten Blöcke haben ${points} Punkte gekostet`,
	'put-back': (points) => `Die zurückgelegten Blöcke haben ${points} Punkte gekostet`,
	claim: (points) => `Die Wahl der Schlüssel hat ${points} Punkte gekostet`,
	discard: (points) => `Behalten oder Ablegen hat ${points} Punkte gekostet`,
	draw: (points) => `Der gewählte Altar hat ${points} Punkte gekostet`,
	ancients: (points) => `Der Block der Uralten hat ${points} Punkte gekostet`
};

export default {
	title: 'Bericht',
	description:
		'Was eine Partie gegen die Uralten verrät: Glück, Entscheidungen und wo Punkte liegen blieben. Auf deinem Gerät berechnet.',
	subtitle: (date, kind) => `Partie vom ${date}, ${kind}`,
	working: 'Die Partie wird noch einmal durchgespielt …',
	unfinished: 'Diese Partie ist noch nicht beendet.',
	median: (n, points) =>
		count(n, { one: 'Deine erste Partie.', other: `Median der letzten ${n} Partien: ${points}.` }),
	sources: 'Woher die Punkte kamen',

	sum: {
		title: 'Glück und Können',
		start: 'Start',
		luck: 'Glück',
		choices: 'Können',
		said: (start, luck, choices, total) =>
			`Zu Beginn ${start} zu erwarten, Glück ${luck}, Entscheidungen ${choices}, zusammen ${total}.`,
		sentence: (byLuck, byChoices) => `${luck[byLuck]}, ${choices[byChoices]}.`,
		playouts: (n) => `${n} Probespiele hinter jedem Wert.`,
		how: 'Wie gerechnet wird',
		formula: (playouts) => [
			`Der Wert eines Augenblicks ist das mittlere Endergebnis von ${playouts} Probespielen: Ein schneller Spieler spielt von dort zu Ende, alles Verdeckte wird neu gemischt.`,
			'Start: der Wert, nachdem der Zentralblock gedreht war. Können: die Summe über alle Entscheidungen von Wert danach − Wert davor. Glück: die Summe von Wert nach dem Aufdecken − Wert nach der Entscheidung.',
			'Es gilt genau: Start + Glück + Können = Ergebnis. Über 0 hast du besser entschieden als der schnelle Spieler.',
			'Liegen gelassen: um wie viel ein anderer Weg in Probespielen mit gleichem Zufall besser lief, wenn das mehr als Rauschen ist.',
			'Genauigkeit: das Mittel über alle Entscheidungen von 100 × 2^(−liegen gelassene Punkte ÷ 2).'
		]
	},

	left: {
		title: 'Liegen gelassen',
		total: (points, accuracy) => `${points} insgesamt, Genauigkeit ${accuracy}`,
		said: (list) => `Liegen gelassene Punkte, Zug für Zug: ${list}.`,
		turn: (turn, points) => `Zug ${turn}, ${points}`,
		note: 'Liegen gelassene Punkte je Zug, der Block der Uralten eingeschlossen. Rot: 1 oder mehr.'
	},

	costly: {
		title: 'Teure Züge',
		none: 'Keine Entscheidung hat einen Punkt oder mehr gekostet, soweit Probespiele das zeigen.',
		turn: (turn) => `Zug ${turn}`,
		what: (kind, points) => (steps[kind] ?? onTheBoard)(points),
		find: 'Finden',
		findSaid: (turn, what) => `Finden, Zug ${turn}: ${what}`,
		both: 'Beide Wege zeigen',
		you: 'Du',
		better: 'Besser',
		playouts: (n) => `Je ${n} Probespiele.`,
		findAll: (n) => count(n, { one: 'Selbst finden', other: `Alle ${n} selbst finden` })
	},

	find: {
		title: 'finde den besseren Weg',
		ask: (points) => `Hier gibt es einen Weg, der um ${points} Punkte besser ist als deiner.`,
		judging: 'Es wird verglichen …',
		found: (points, playouts) => `Gefunden. ${points} Punkte besser als damals (${playouts} Probespiele).`,
		worse: (points, playouts) =>
			`Noch nicht: ${points} Punkte hinter dem besseren Weg (${playouts} Probespiele). Versuche es noch einmal.`,
		show: 'Zeige es mir',
		next: 'Der nächste',
		back: 'Bericht'
	},

	themes: {
		title: 'Schwächste Themen',
		text: (share, n) => `${share} von ${n} im ersten Versuch`,
		five: 'Fünf davon',
		fiveSaid: (theme) => `Fünf davon: ${theme}`
	},
	noScript: 'Der Bericht braucht JavaScript.'
} satisfies ReportText;
