// A first turn: a module pushed in below box A, figures gained and bought, the end of the turn; and what if none are left.
import type { Lesson } from '../../schema/lesson.ts';
import { gaining, two } from '../positions.ts';

const START = two({ figures: { S1: 3 }, crystals: [2, 1, 0] }, {}, { figures: { S2: 3 } });
const IN_A = { ...START, played: ['insert_W_A'] };
const BASE_DONE = { ...START, played: ['insert_W_A', 'use_1_0', 'place_S1_2'] };

/** One figure on each of twelve fields. */
const SINGLES = Object.fromEntries(
	['T8.0', 'T8.2', 'T8.6', 'T7.0', 'T7.1', 'T7.4', 'T7.5', 'T4.0', 'T4.1', 'T4.3', 'T4.4', 'T4.6'].map(
		(field) => [field, 1]
	)
);

/** 23 on the board: all 14 small figures and all 3 large ones. */
const ALL_OUT = { 'T8.0': 14, 'T8.4': 3, 'T7.0': 3, S1: 2, 'T4.0': 1 };

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
			id: 'presence',
			kind: 'mark',
			rules: ['R-FIG-1', 'R-FIG-2', 'R-SYM-FIG'],
			position: gaining(
				{ figures: { 'T7.0': 2 }, built: { 'T8.4': 's1' } },
				['fig:1'],
				{},
				{ figures: { 'T8.0': 1 } }
			),
			shows: ['map'],
			all: ['places'],
			answer: ['T7.0', 'T8.4', 'S1']
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
			id: 'none-left',
			kind: 'forbidden',
			rules: ['R-FIG-5'],
			position: gaining({ figures: ALL_OUT }, ['fig:1']),
			shows: ['map'],
			attempt: ['place_S1_1'],
			rule: 'R-FIG-5'
		},
		{
			id: 'move-over',
			kind: 'do',
			rules: ['R-FIG-5', 'R-FIG-6', 'R-FIG-3'],
			position: gaining({ figures: ALL_OUT }, ['fig:1']),
			shows: ['map'],
			goal: ['figures', 'T7.0', 4],
			line: ['return_T4.0', 'place_T7.0_1']
		},
		{
			id: 'large',
			kind: 'judge',
			rules: ['R-FIG-4', 'R-FIG-5'],
			position: gaining({ figures: { ...SINGLES, S1: 2 } }, ['fig:1']),
			shows: ['map'],
			cases: [
				{ id: 'third', actions: ['place_S1_1'], rule: null },
				{ id: 'second', actions: ['place_T8.0_1'], rule: 'R-FIG-5' }
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
