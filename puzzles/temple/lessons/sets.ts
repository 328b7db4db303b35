// Statues and porcelain: sets that grow, and when to secure them.
import type { Lesson } from '../../schema/lesson.ts';
import { BAKED } from './tables.ts';

type Own = { readonly area?: readonly string[]; readonly sets?: readonly (readonly string[])[] };

/** Three cards are left to take. */
const table = (own: Own) => ({
	decks: BAKED,
	temple: { g11: 'CO2', g12: 'WE2', g13: 'JE2' },
	players: [{ silver: 2, ...own }, { silver: 2 }]
});

const GROWN = table({ sets: [['ST2', 'ST3', 'ST4']], area: ['ST5'] });

export const sets: Lesson = {
	id: 'sets',
	steps: [
		{
			id: 'secure',
			kind: 'do',
			rules: ['T-STATUE-2', 'T-STATUE-1'],
			guided: true,
			position: table({ area: ['ST2', 'ST3', 'ST4'] }),
			shows: ['area'],
			goal: ['set', 'ST', 3],
			line: ['secure.ST2.ST3.ST4']
		},
		{
			id: 'extend',
			kind: 'forbidden',
			rules: ['T-BONUS-4', 'T-STATUE-2'],
			position: GROWN,
			shows: ['area'],
			attempt: ['secure.ST2.ST3.ST4.ST5'],
			rule: 'T-BONUS-4'
		},
		{
			id: 'statues',
			kind: 'count',
			rules: ['T-STATUE-1', 'T-STATUE-2', 'T-BONUS-6'],
			position: GROWN,
			shows: ['area'],
			asks: [
				{ id: 'two', amount: ['statues', 2], answer: 3, choices: [2, 3, 4] },
				{ id: 'four', amount: ['statues', 4], answer: 10, choices: [4, 8, 10] },
				{ id: 'yours', amount: ['points', 'ST'], answer: 7, choices: [4, 7, 10] }
			]
		},
		{
			id: 'letters',
			kind: 'do',
			rules: ['T-PORC-4', 'T-PORC-2'],
			guided: true,
			position: table({ area: ['PO1', 'PO2', 'PO4', 'PO7'] }),
			shows: ['area'],
			goal: ['set', 'PO', 3],
			line: ['secure.PO1.PO4.PO7']
		},
		{
			id: 'porcelain',
			kind: 'count',
			rules: ['T-PORC-1', 'T-PORC-3', 'T-PORC-4', 'T-BONUS-6'],
			position: table({ sets: [['PO1', 'PO2']], area: ['PO4', 'PO7'] }),
			shows: ['area'],
			asks: [
				{ id: 'same', amount: ['porcelain', 'AA'], answer: 4, choices: [2, 4, 8] },
				{ id: 'different', amount: ['porcelain', 'AB'], answer: 2, choices: [2, 4, 5] },
				{ id: 'three', amount: ['porcelain', 'BBB'], answer: 8, choices: [3, 8, 10] },
				{ id: 'free', amount: ['porcelain', 'AABC'], answer: 11, choices: [6, 10, 11] },
				{ id: 'yours', amount: ['points', 'PO'], answer: 6, choices: [6, 10, 11] }
			]
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['T-PORC-2', 'T-STATUE-2', 'T-BONUS-4'],
			position: table({ area: ['PO1', 'PO2', 'PO4', 'PO7', 'ST2', 'ST3'] }),
			shows: ['area'],
			cases: [
				{ id: 'same', actions: ['secure.PO1.PO2'], rule: null },
				{ id: 'two-letters', actions: ['secure.PO1.PO4'], rule: 'T-PORC-2' },
				{ id: 'aab', actions: ['secure.PO1.PO2.PO4'], rule: 'T-PORC-2' },
				{ id: 'abc', actions: ['secure.PO1.PO4.PO7'], rule: null },
				{ id: 'aabc', actions: ['secure.PO1.PO2.PO4.PO7'], rule: 'T-PORC-2' },
				{ id: 'one-statue', actions: ['secure.ST2'], rule: 'T-STATUE-2' },
				{ id: 'two-statues', actions: ['take.g11', 'secure.ST2.ST3'], rule: null }
			]
		},
		{
			id: 'alone',
			kind: 'do',
			rules: ['T-PORC-2', 'T-PORC-3', 'T-PORC-4'],
			position: table({ area: ['PO1', 'PO2', 'PO3', 'PO4', 'PO7'] }),
			shows: ['area'],
			goal: ['secured', 'PO', 14],
			line: ['secure.PO1.PO4.PO7', 'secure.PO2.PO3']
		}
	]
};
