// Workshops: terrain, price, order, and the module that each of them brings.
import type { Lesson } from '../../schema/lesson.ts';
import { DISPLAY, RED } from '../persons.ts';
import { developing as developingBeside } from '../positions.ts';

const developing = (you: object, change: object = {}) =>
	developingBeside(you, { ...DISPLAY, ...change }, RED);
/** The forest T11.6 and the mountain T11.5 side by side. */
const atForest = (crystals: readonly number[], change: object = {}) =>
	developing({ figures: { 'T8.0': 1, 'T8.4': 1, 'T11.5': 1, 'T11.6': 1 }, crystals }, change);

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
		}
	]
};
