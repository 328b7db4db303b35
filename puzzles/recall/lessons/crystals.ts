// Crystals: upgraded, exchanged at any time of the own turn, and at most six of a kind kept at its end.
import type { Lesson } from '../../schema/lesson.ts';
import { acting, gaining, moving, two } from '../positions.ts';

const EIGHT = acting({ crystals: [8, 1, 0], figures: { S1: 3 } }, ['develop']);

/** Purple explores, and a camp comes to lie beside your storage: you choose a track in Purple's turn. */
const OFF_TURN = {
	...two(
		{ crystals: [3, 0, 0], built: { 'T10.4': 's1' } },
		{ turn: 1, phase: 'module', gains: ['explore'], closed: ['T9'] },
		{ figures: { 'T10.0': 1 } }
	),
	played: ['explore_T9', 'orient_5']
};

export const crystals: Lesson = {
	id: 'crystals',
	steps: [
		{
			id: 'upgrade',
			kind: 'do',
			rules: ['R-CRYSTAL-3', 'R-SYM-UPGRADE'],
			guided: true,
			position: EIGHT,
			shows: ['console'],
			goal: ['all', 'crystals white 7', 'crystals pink 2'],
			line: ['use_0_0', 'upgrade_white']
		},
		{
			id: 'purple',
			kind: 'forbidden',
			rules: ['R-CRYSTAL-3'],
			position: gaining({ crystals: [1, 0, 1] }, ['upgrade:1']),
			shows: ['console'],
			attempt: ['upgrade_purple'],
			rule: 'R-CRYSTAL-3'
		},
		{
			id: 'exchange',
			kind: 'do',
			rules: ['R-EXCH-1', 'R-EXCH-3', 'R-FREE-1'],
			guided: true,
			position: EIGHT,
			shows: ['console'],
			goal: ['all', 'crystals white 5', 'crystals pink 2'],
			line: ['exchange_white_pink']
		},
		{
			id: 'two-for-one',
			kind: 'forbidden',
			rules: ['R-EXCH-3'],
			position: acting({ crystals: [2, 0, 0] }, ['develop']),
			shows: ['console'],
			attempt: ['exchange_white_pink'],
			rule: 'R-EXCH-3'
		},
		{
			id: 'down',
			kind: 'count',
			rules: ['R-EXCH-2', 'R-EXCH-3', 'R-SYM-UPGRADE'],
			position: gaining({ crystals: [0, 3, 1] }, ['upgrade:1']),
			shows: ['console'],
			asks: [
				{
					id: 'pink',
					amount: ['gain', 'exchange_pink_white', 'crystals', 'white'],
					answer: 2,
					choices: [1, 2, 3]
				},
				{
					id: 'purple',
					amount: ['gain', 'exchange_purple_white', 'crystals', 'white'],
					answer: 3,
					choices: [2, 3, 4]
				},
				{
					id: 'up',
					amount: ['loss', 'exchange_pink_purple', 'crystals', 'pink'],
					answer: 3,
					choices: [1, 2, 3]
				},
				{ id: 'upgrade', amount: ['loss', 'upgrade_pink', 'crystals', 'pink'], answer: 1, choices: [1, 2, 3] }
			]
		},
		{
			id: 'when',
			kind: 'judge',
			rules: ['R-EXCH-1', 'R-FREE-1', 'R-TURN-2'],
			shows: ['console', 'map'],
			cases: [
				{
					id: 'before',
					position: two({ crystals: [3, 0, 0] }),
					actions: ['exchange_white_pink'],
					rule: null
				},
				{
					id: 'midway',
					position: {
						...moving({ crystals: [3, 0, 0], figures: { 'T8.0': 1 } }, 2),
						played: ['step_T8.0_T8.4_1']
					},
					actions: ['exchange_white_pink'],
					rule: null
				},
				{
					id: 'special',
					position: two({ crystals: [3, 0, 0] }, { round: 5 }),
					actions: ['exchange_white_pink'],
					rule: null
				},
				{ id: 'off-turn', position: OFF_TURN, actions: ['exchange_white_pink'], rule: 'R-FREE-1' }
			]
		},
		{
			id: 'limit',
			kind: 'count',
			rules: ['R-CRYSTAL-4', 'R-CRYSTAL-5'],
			position: acting({ crystals: [6, 6, 2], figures: { S1: 3 } }, ['white:6']),
			shows: ['console'],
			asks: [
				{ id: 'now', amount: ['after', 'use_0_0', 'crystals', 'white'], answer: 12, choices: [6, 10, 12] },
				{
					id: 'kept',
					amount: ['after', 'use_0_0 end', 'crystals', 'white'],
					answer: 6,
					choices: [6, 10, 12]
				},
				{ id: 'pink', amount: ['after', 'use_0_0 end', 'crystals', 'pink'], answer: 6, choices: [0, 4, 6] }
			]
		},
		{
			id: 'save',
			kind: 'do',
			rules: ['R-CRYSTAL-4', 'R-EXCH-1', 'R-TURN-2', 'R-CRYSTAL-3'],
			position: EIGHT,
			shows: ['console'],
			goal: ['all', 'turn-over', 'crystals white 4', 'crystals pink 3'],
			line: ['exchange_white_pink', 'use_0_0', 'upgrade_white', 'end']
		}
	]
};
