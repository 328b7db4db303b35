// A first turn: a module pushed in below box A, figures gained and bought, the end of the turn.
import type { Lesson } from '../../schema/lesson.ts';
import { two } from '../positions.ts';

const START = two({ figures: { S1: 3 }, crystals: [2, 1, 0] }, {}, { figures: { S2: 3 } });
const IN_A = { ...START, played: ['insert_W_A'] };
const BASE_DONE = { ...START, played: ['insert_W_A', 'use_1_0', 'place_S1_2'] };

export const firstModule: Lesson = {
	id: 'first-module',
	steps: [
		{
			id: 'insert',
			kind: 'do',
			rules: ['R-MOD-1', 'R-BOX-1', 'R-TURN-1'],
			guided: true,
			position: START,
			shows: ['console', 'map'],
			goal: ['slot', 'A'],
			line: ['insert_W_A']
		},
		{
			id: 'gain',
			kind: 'do',
			rules: ['R-BOX-A', 'R-SYM-FIG', 'R-FIG-1', 'R-MOD-4'],
			guided: true,
			position: IN_A,
			shows: ['console', 'map'],
			goal: ['figures', 'S1', 5],
			line: ['use_1_0', 'place_S1_2']
		},
		{
			id: 'stranger',
			kind: 'forbidden',
			rules: ['R-FIG-1'],
			position: { ...START, played: ['insert_W_A', 'use_1_0'] },
			shows: ['console', 'map'],
			attempt: ['place_T8.0_1'],
			rule: 'R-FIG-1'
		},
		{
			id: 'buy',
			kind: 'do',
			rules: ['R-BOX-A-PAY', 'R-CRYSTAL-2', 'R-SYM-COST', 'R-MOD-2', 'R-BOX-A'],
			position: BASE_DONE,
			shows: ['console', 'map'],
			goal: ['figures', 'S1', 9],
			line: ['use_1_1', 'place_S1_1', 'use_1_2', 'place_S1_1', 'use_1_3', 'place_S1_2'],
			mistakes: [{ id: 'again', actions: ['use_1_1', 'place_S1_1', 'use_1_1'], rule: 'R-BOX-A-PAY' }]
		},
		{
			id: 'remove',
			kind: 'do',
			rules: ['R-BOX-A-REMOVE', 'R-FIG-3', 'R-CRYSTAL-1', 'R-SYM-CRYSTAL'],
			position: { ...START, persons: [{ figures: { S1: 3 } }, {}], played: ['insert_W_A'] },
			shows: ['console', 'map'],
			goal: ['all', 'crystals white 2', 'figures S1 1'],
			line: ['use_1_4_S1', 'use_1_4_S1']
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['R-TURN-1', 'R-MOD-1', 'R-MOD-2', 'R-MOD-3', 'R-MOD-4', 'R-BOX-1', 'R-BOX-A-PAY'],
			position: START,
			shows: ['console'],
			cases: [
				{ id: 'end', actions: ['end'], rule: 'R-TURN-1' },
				{ id: 'unused', actions: ['insert_W_A', 'end'], rule: null },
				{ id: 'second', actions: ['insert_W_A', 'insert_W_B'], rule: 'R-TURN-1' },
				{
					id: 'taken',
					position: two({ slots: { A: 'W' }, ready: ['W'] }),
					actions: ['insert_W_A'],
					rule: 'R-MOD-1'
				},
				{ id: 'blank', actions: ['insert_W_A', 'use_0_0'], rule: 'R-MOD-2' },
				{ id: 'mixed', actions: ['insert_W_A', 'use_1_3', 'place_S1_2', 'use_1_0'], rule: null }
			]
		},
		{
			id: 'rounds',
			kind: 'count',
			rules: ['R-ROUND-1', 'R-ROUND-2', 'R-ROUND-3'],
			position: { ...START, turn: 1, phase: 'module' },
			shows: ['time'],
			asks: [
				{ id: 'all', amount: ['rounds'], answer: 17, choices: [13, 15, 17] },
				{ id: 'standard', amount: ['rounds', 'S'], answer: 13, choices: [11, 13, 17] },
				{ id: 'special', amount: ['special-rounds'], answer: 4, choices: [3, 4, 6] },
				{ id: 'next', amount: ['after', 'end', 'round'], answer: 2, choices: [1, 2, 3] }
			]
		},
		{
			id: 'whole-turn',
			kind: 'do',
			rules: ['R-TURN-1', 'R-MOD-3', 'R-ROUND-2', 'R-BOX-A'],
			position: START,
			shows: ['console', 'map'],
			goal: ['all', 'turn-of 1', 'figures S1 5'],
			line: ['insert_W_A', 'use_1_0', 'place_S1_2', 'end'],
			mistakes: [{ id: 'early', actions: ['end'], rule: 'R-TURN-1' }]
		}
	]
};
