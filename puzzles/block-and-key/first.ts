// The puzzle a newcomer begins with, made by hand: one bar to be set upright on one stack. Lying there it would be a
// ledge, so the way to the answer shows a refusal, the turns, the flat view and the key.
import type { Puzzle } from '../schema/puzzle.ts';

export const FIRST: Puzzle = {
	id: 'first',
	level: 'star',
	position: {
		floor: { width: 8, depth: 8 },
		core: { x: 3, y: 3, sides: { S: 'g', W: 'a', N: 'w', E: 'b' } },
		blocks: [
			{
				colour: 'b',
				cells: [
					[3, 5, 0],
					[3, 5, 1],
					[3, 5, 2]
				]
			}
		]
	},
	seat: 'S',
	supply: [
		{ shape: 'V3', colour: 'a' },
		{ shape: 'I2', colour: 'w' }
	],
	keys: [
		{
			squares: [
				[0, 0, 'g'],
				[0, 1, 'b'],
				[0, 2, 'w']
			]
		}
	],
	difficulty: 0,
	themes: ['stack', 'core-face']
};
