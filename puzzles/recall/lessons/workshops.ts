// Workshops and the modules that they bring: the display, slashes, upgrades, modules ready again.
import type { Lesson } from '../../schema/lesson.ts';
import { RED } from '../persons.ts';
import { developing as developingBeside, gaining, two } from '../positions.ts';

const GREEN = { open: ['Ga', 'Gb', 'Gc'], stack: ['Ge', 'Gd'] };
const GREY = { open: ['Ra', 'Rb', 'Rc'], stack: ['Re', 'Rd'] };
const DISPLAY = { green: GREEN, grey: GREY };

const developing = (you: object, change: object = {}) =>
	developingBeside(you, { ...DISPLAY, ...change }, RED);
/** The forest T11.6 and the mountain T11.5 side by side. */
const atForest = (crystals: readonly number[], change: object = {}) =>
	developing({ figures: { 'T8.0': 1, 'T8.4': 1, 'T11.5': 1, 'T11.6': 1 }, crystals }, change);

/** A module of the learner goes one level up. */
const upgrading = (you: object) =>
	gaining(you, ['modup'], { yellow: { Ya: 4, Yb: 5, Yc: 5 }, ...DISPLAY }, RED);

export const workshops: Lesson = {
	id: 'workshops',
	steps: [
		{
			id: 'farmland',
			kind: 'do',
			rules: ['R-WORK-1', 'R-WORK-3', 'R-WORK-5', 'R-SYM-MODULE'],
			guided: true,
			position: developing({ figures: { 'T8.0': 1 }, crystals: [1, 0, 0] }),
			shows: ['map', 'console', 'display'],
			goal: ['all', 'built farmland.1', 'modules 3'],
			line: ['build_T8.0_farmland.1', 'module_Ya']
		},
		{
			id: 'upper',
			kind: 'forbidden',
			rules: ['R-WORK-2'],
			position: atForest([1, 1, 0]),
			shows: ['map', 'console'],
			attempt: ['build_T11.6_forest.2'],
			rule: 'R-WORK-2'
		},
		{
			id: 'terrain',
			kind: 'judge',
			rules: ['R-WORK-1', 'R-WORK-3', 'R-WORK-5', 'R-MOD-6'],
			position: atForest([2, 1, 0]),
			shows: ['map', 'console', 'display'],
			cases: [
				{ id: 'forest', actions: ['build_T11.6_forest.1'], rule: null },
				{ id: 'wrong-terrain', actions: ['build_T11.5_forest.1'], rule: 'R-WORK-1' },
				{ id: 'storage-field', actions: ['build_T8.4_farmland.1'], rule: 'R-WORK-1' },
				{ id: 'price', actions: ['build_T11.5_mountain.1'], rule: 'R-WORK-3' },
				{ id: 'face-down', actions: ['build_T11.6_forest.1', 'module_Gd'], rule: 'R-MOD-6' },
				{ id: 'colour', actions: ['build_T11.6_forest.1', 'module_Ya'], rule: 'R-WORK-5' }
			]
		},
		{
			id: 'reward',
			kind: 'do',
			rules: ['R-WORK-2', 'R-WORK-4', 'R-WORK-5', 'R-SYM-MODULE'],
			position: developing({ figures: { 'T6.6': 1 }, crystals: [1, 1, 0], built: { 'T11.6': 'forest.1' } }),
			shows: ['map', 'console', 'display', 'score'],
			goal: ['points', 2],
			line: ['build_T6.6_forest.2', 'module_Gc']
		},
		{
			id: 'display',
			kind: 'count',
			rules: ['R-MOD-6', 'R-MOD-7', 'R-SYM-MODULE'],
			position: atForest([0, 1, 1], { grey: { open: [], stack: [] } }),
			shows: ['display', 'console'],
			asks: [
				{
					id: 'green',
					amount: ['after', 'build_T11.6_forest.1 module_Gb', 'modules-open', 'green'],
					answer: 3,
					choices: [2, 3, 4]
				},
				{
					id: 'stack',
					amount: ['after', 'build_T11.6_forest.1 module_Gb', 'modules-stacked', 'green'],
					answer: 1,
					choices: [0, 1, 2]
				},
				{
					id: 'none',
					amount: ['gain', 'build_T11.5_mountain.1', 'modules'],
					answer: 0,
					choices: [0, 1, 2]
				}
			]
		},
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
