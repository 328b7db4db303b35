// Modules: slashes, upgrades, and one that is ready again.
import type { Lesson } from '../../schema/lesson.ts';
import { DISPLAY, RED } from '../persons.ts';
import { gaining, two } from '../positions.ts';

/** A module of the learner goes one level up. */
const upgrading = (you: object) =>
	gaining(you, ['modup'], { yellow: { Ya: 4, Yb: 5, Yc: 5 }, ...DISPLAY }, RED);

export const modules: Lesson = {
	id: 'modules',
	steps: [
		{
			id: 'slash',
			kind: 'do',
			rules: ['R-MOD-5', 'R-SYM-SLASH'],
			position: two({ ready: ['Gd'], figures: { S1: 3 } }, {}, RED),
			shows: ['console', 'knowledge'],
			goal: ['track', 'grey', 2],
			line: ['insert_Gd_A', 'use_0_0_2', 'track_grey', 'track_grey']
		},
		{
			id: 'both',
			kind: 'forbidden',
			rules: ['R-MOD-5', 'R-SYM-SLASH'],
			position: two({ ready: ['Rd'], figures: { S1: 3 } }, { played: ['insert_Rd_A', 'use_0_0_5'] }, RED),
			shows: ['console'],
			attempt: ['use_0_0_4'],
			rule: 'R-MOD-5'
		},
		{
			id: 'levels',
			kind: 'judge',
			rules: ['R-SYM-MODUP', 'R-MOD-6'],
			position: upgrading({ ready: ['W', 'Ya', 'Ga', 'Ra'] }),
			shows: ['console', 'display'],
			cases: [
				{ id: 'white', actions: ['modup_W_Yb'], rule: null },
				{ id: 'two-levels', actions: ['modup_W_Gb'], rule: 'R-SYM-MODUP' },
				{ id: 'hidden', actions: ['modup_Ya_Ge'], rule: 'R-MOD-6' },
				{ id: 'green', actions: ['modup_Ga_Rb'], rule: null },
				{ id: 'grey', actions: ['modup_Ra_Rb'], rule: 'R-SYM-MODUP' }
			]
		},
		{
			id: 'in-slot',
			kind: 'do',
			rules: ['R-SYM-MODUP', 'R-SYM-MODUP-IN'],
			position: upgrading({ ready: ['W'], slots: { B: 'Ya' } }),
			shows: ['console', 'display'],
			goal: ['any', 'slot B Ga', 'slot B Gb', 'slot B Gc'],
			line: ['modup_B_Ga']
		},
		{
			id: 'again',
			kind: 'do',
			rules: ['R-SYM-DEACT'],
			position: two(
				{ ready: [], slots: { A: 'Ya', B: 'W' }, figures: { S1: 3 } },
				{ gains: ['deact:1'] },
				RED
			),
			shows: ['console'],
			goal: ['slot', 'C'],
			line: ['deactivate_A', 'insert_Ya_C'],
			mistakes: [{ id: 'none-ready', actions: ['insert_Ya_C'], rule: 'R-SYM-DEACT' }]
		}
	]
};
