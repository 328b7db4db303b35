// The six path cards: a standard scoring for everybody, a specialisation for those who chose the card.
import type { Lesson } from '../../schema/lesson.ts';
import { two } from '../positions.ts';
import { SCORED } from '../sheet.ts';

const RED = { colour: 'red' };
const SHOWS = ['console', 'score'];

/** White 4, grey 2, black 3; some lie on the equipment. Two stones of your own colour. */
const STONES = {
	gear: ['e1'],
	depot: ['white', 'white', 'white', 'grey', 'grey', 'black', 'own', 'own'],
	energised: { e1: { stones: ['white', 'black', 'black'], times: 3 } }
};
const THREE_STORAGES = { 'T8.4': 's1', 'T7.0': 's2', 'T4.4': 's3' };
interface Ask {
	readonly answer: number;
	readonly choices: readonly number[];
}
/** Standard scoring, side A, side B. */
const asks = (card: string, standard: Ask, a: Ask, b: Ask) => [
	{ id: 'standard', amount: ['path', card, 'S'] as const, ...standard },
	{ id: 'a', amount: ['path', card, 'A'] as const, ...a },
	{ id: 'b', amount: ['path', card, 'B'] as const, ...b }
];
const rules = (card: string) => ['S', 'A', 'B'].map((part) => `R-PATH-${card}-${part}`);

export const pathScoring: Lesson = {
	id: 'path-scoring',
	steps: [
		{
			id: 'archaeology',
			kind: 'count',
			rules: rules('ARCH'),
			position: two(STONES, { round: 17 }, RED),
			shows: SHOWS,
			asks: asks(
				'ARCH',
				{ answer: 9, choices: [6, 9, 11] },
				{ answer: 18, choices: [9, 18, 22] },
				{ answer: 14, choices: [7, 14, 21] }
			)
		},
		{
			id: 'efficiency',
			kind: 'count',
			rules: rules('EFF'),
			position: two(
				{ ready: ['W', 'Ya', 'Yb', 'Ga'], slots: { A: 'Yc', B: 'Gb', C: 'Rb' } },
				{ round: 17 },
				RED
			),
			shows: SHOWS,
			asks: asks(
				'EFF',
				{ answer: 11, choices: [7, 10, 11] },
				{ answer: 12, choices: [8, 12, 14] },
				{ answer: 3, choices: [1, 3, 9] }
			)
		},
		{
			id: 'choose-i',
			kind: 'do',
			rules: ['R-PATH-2', 'R-PATH-ARCH-A', 'R-PATH-EFF-A'],
			position: two(
				{
					depot: ['white', 'white', 'grey', 'own'],
					ready: ['W', 'Ya', 'Yb'],
					slots: { A: 'Ga', B: 'Yc' },
					figures: { 'T8.0': 1 }
				},
				{ round: 5 },
				RED
			),
			shows: ['console', 'cards', 'time'],
			goal: ['path', 'I', 'EFF'],
			line: ['path_EFF']
		},
		{
			id: 'legends',
			kind: 'count',
			rules: rules('LEG'),
			position: two({ built: THREE_STORAGES }, { round: 17 }, RED),
			shows: ['map', ...SHOWS],
			asks: asks(
				'LEG',
				{ answer: 6, choices: [3, 6, 12] },
				{ answer: 6, choices: [3, 6, 12] },
				{ answer: 5, choices: [5, 10, 15] }
			)
		},
		{
			id: 'might',
			kind: 'count',
			rules: rules('MIGHT'),
			position: two(
				{ built: { MW: 'monument.1', 'T6.0': 'monument.2' }, tracks: [7, 0, 12] },
				{ round: 17, monumentTiles: { 'T6.0': 'm2' } },
				RED
			),
			shows: ['map', 'knowledge', 'score'],
			asks: asks(
				'MIGHT',
				{ answer: 11, choices: [5, 11, 20] },
				{ answer: 6, choices: [3, 6, 11] },
				{ answer: 5, choices: [5, 6, 11] }
			)
		},
		{
			id: 'striving',
			kind: 'count',
			rules: rules('STRIVE'),
			position: two({ relics: [3, 2, 2, 2] }, { round: 17 }, RED),
			shows: SHOWS,
			asks: asks(
				'STRIVE',
				{ answer: 15, choices: [9, 15, 18] },
				{ answer: 12, choices: [6, 12, 18] },
				{ answer: 6, choices: [3, 6, 15] }
			)
		},
		{
			id: 'knowledge',
			kind: 'count',
			rules: rules('KNOW'),
			position: two({ tracks: [9, 5, 7] }, { round: 17 }, RED),
			shows: ['knowledge', 'score'],
			asks: asks(
				'KNOW',
				{ answer: 19, choices: [15, 19, 21] },
				{ answer: 6, choices: [4, 6, 9] },
				{ answer: 8, choices: [4, 8, 12] }
			)
		},
		{
			id: 'choose-iii',
			kind: 'do',
			rules: ['R-PATH-2', 'R-PATH-STRIVE-B', 'R-PATH-KNOW-B'],
			position: two(
				{ relics: [3, 2, 2, 2], tracks: [9, 5, 7], figures: { 'T8.0': 1 } },
				{ round: 15, sides: { STRIVE: 'B', KNOW: 'B' } },
				RED
			),
			shows: ['console', 'knowledge', 'cards', 'time'],
			goal: ['path', 'III', 'KNOW'],
			line: ['path_KNOW']
		},
		{
			id: 'sides',
			kind: 'count',
			rules: ['R-PATH-3'],
			position: two({ ...STONES, paths: { I: 'ARCH' } }, { round: 17, sides: { ARCH: 'B' } }, RED),
			shows: SHOWS,
			asks: [
				{ id: 'standard', amount: ['line', 'R-PATH-ARCH-S'], answer: 9, choices: [0, 9, 14] },
				{ id: 'b', amount: ['line', 'R-PATH-ARCH-B'], answer: 14, choices: [0, 14, 18] },
				{ id: 'a', amount: ['line', 'R-PATH-ARCH-A'], answer: 0, choices: [0, 14, 18] }
			]
		},
		{
			id: 'all-cards',
			kind: 'count',
			rules: ['R-PATH-1', 'R-PATH-2'],
			position: two(SCORED.you, { round: 17, ...SCORED.table }, RED),
			shows: ['map', 'knowledge', ...SHOWS],
			asks: [
				{ id: 'standard', amount: ['standard-points'], answer: 75, choices: [32, 75, 101] },
				{ id: 'special', amount: ['special-points'], answer: 26, choices: [10, 26, 75] },
				{ id: 'fourth', amount: ['line', 'R-PATH-MIGHT-A'], answer: 0, choices: [0, 9, 14] }
			]
		}
	]
};
