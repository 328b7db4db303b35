// English: the report of a finished run, and its costly turns to find again.
import type { Step } from '../../../../../games/block-and-key/state.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('en');

/** Better or worse than the quick player of the playouts would have fared. */
export type Effect = 'took' | 'gave' | 'even';

const luck: Record<Effect, string> = {
	took: 'Luck cost you points',
	gave: 'Luck gave you points',
	even: 'Luck was even'
};
const choices: Record<Effect, string> = {
	took: 'your choices cost points',
	gave: 'your choices won points',
	even: 'your choices neither won nor cost'
};
const onTheBoard = (points: string) => `${points} points were on the board`;
/** What was left, by the step in which it was. */
const steps: Partial<Record<Step['kind'], (points: string) => string>> = {
	line: (points) => `Your first blocks cost ${points} points`,
	'put-back': (points) => `The blocks you discarded cost ${points} points`,
	claim: (points) => `The keys you claimed cost ${points} points`,
	discard: (points) => `Keeping or discarding a key cost ${points} points`,
	draw: (points) => `The Altar you drew from cost ${points} points`,
	ancients: (points) => `The Ancients’ block cost ${points} points`
};

const report = {
	title: 'Report',
	description:
		'What a run of The Ancients tells: luck, choices, and where points were left. Counted on your device.',
	subtitle: (date: string, kind: string) => `Run of ${date}, ${kind}`,
	working: 'Playing the run out again…',
	unfinished: 'This run is not finished yet.',
	median: (n: number, points: number) =>
		count(n, { one: 'Your first run.', other: `Median of the last ${n} runs: ${points}.` }),
	sources: 'Where the points came from',

	sum: {
		title: 'Luck and choices',
		start: 'start',
		luck: 'luck',
		choices: 'choices',
		said: (start: string, luck: string, choices: string, total: number) =>
			`${start} expected at the start, luck ${luck}, choices ${choices}, together ${total}.`,
		sentence: (byLuck: Effect, byChoices: Effect) => `${luck[byLuck]}, ${choices[byChoices]}.`,
		playouts: (n: number) => `${n} playouts behind each value.`,
		how: 'How it is counted',
		/** Paragraphs. */
		formula: (playouts: number): readonly string[] => [
			`The value of a moment is the mean final score of ${playouts} playouts from it: a quick player goes on to the end, with everything hidden drawn anew.`,
			'Start: the value after the Core Cube was turned. Choices: the sum over all decisions of value after deciding − value before. Luck: the sum of value once the hidden was shown − value after deciding.',
			'Start + luck + choices = score, exactly. Choices above 0 are better than the quick player’s.',
			'Points left: how much better another way went in playouts with the same chances, if that is more than noise.',
			'Accuracy: the mean over all decisions of 100 × 2^(−points left ÷ 2).'
		]
	},

	left: {
		title: 'Left on the table',
		total: (points: string, accuracy: string) => `${points} in total, accuracy ${accuracy}`,
		said: (list: string) => `Points left, turn by turn: ${list}.`,
		turn: (turn: number, points: string) => `turn ${turn}, ${points}`,
		note: 'Points left in each turn, the Ancients’ block included. Red: 1 or more.'
	},

	costly: {
		title: 'Costly turns',
		none: 'No decision left a point or more that playouts can tell.',
		turn: (turn: number) => `Turn ${turn}`,
		what: (kind: Step['kind'], points: string) => (steps[kind] ?? onTheBoard)(points),
		find: 'Find it',
		findSaid: (turn: number, what: string) => `Find it, turn ${turn}: ${what}`,
		both: 'Show both ways',
		you: 'You',
		better: 'Better',
		playouts: (n: number) => `${n} playouts of each.`,
		findAll: (n: number) => count(n, { one: 'Find it yourself', other: `Find all ${n} yourself` })
	},

	find: {
		title: 'find the better way',
		ask: (points: string) => `Something here is ${points} points better than what you did.`,
		judging: 'Comparing…',
		found: (points: string, playouts: number) =>
			`Found. ${points} points better than what you did (${playouts} playouts).`,
		worse: (points: string, playouts: number) =>
			`Not yet: ${points} points behind the better way (${playouts} playouts). Try again.`,
		show: 'Show me',
		next: 'Next one',
		back: 'Report'
	},

	themes: {
		title: 'Weakest themes',
		text: (share: string, n: number) => `${share} of ${n} at the first try`,
		five: 'Five of these',
		fiveSaid: (theme: string) => `Five of these: ${theme}`
	},
	noScript: 'The report needs JavaScript.'
};

export type ReportText = typeof report;
export default report;
