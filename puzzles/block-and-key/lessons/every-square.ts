// All rules of placing together: every square for one Block, every Block for one temple.
import type { Lesson } from '../../schema/lesson.ts';

/** Four corners of a small floor, three of them built on. */
const FULL_CORNERS = 'bk1p-44-11wbga-g000001.b300301302.a330331';

export const everySquare: Lesson = {
	id: 'every-square',
	steps: [
		{
			id: 'upright',
			kind: 'mark',
			rules: ['B-PLACE-1', 'B-PLACE-2'],
			position: { temple: 'bk1p-44-00wbga-a220221222', supply: ['I2w'] },
			all: ['places', 'I2w', '000001'],
			answer: ['a1', 'b1', 'a2', 'b2', 'd2', 'c3', 'b4', 'd4']
		},
		{
			id: 'lying',
			kind: 'mark',
			rules: ['B-PLACE-1', 'B-PLACE-2', 'B-PLACE-5'],
			position: { temple: 'bk1p-55-01wbga-b230231.a320321', supply: ['I2w'] },
			all: ['places', 'I2w', '000100'],
			answer: ['c1', 'a2', 'a3', 'a5', 'd5']
		},
		{
			id: 'square-block',
			kind: 'count',
			rules: ['B-PLACE-1', 'B-PLACE-2', 'B-PLACE-5'],
			position: { temple: FULL_CORNERS, supply: ['O4w'] },
			shows: ['supply'],
			asks: [{ id: 'ways', amount: ['placements', 'O4w'], answer: 5, choices: [1, 4, 5, 8] }]
		},
		{
			id: 'which-blocks',
			kind: 'mark',
			rules: ['B-PLACE-1', 'B-PLACE-2', 'B-PLACE-5'],
			position: { temple: FULL_CORNERS, supply: ['I2w', 'T4a', 'O4w', 'S4g'] },
			shows: ['supply'],
			all: ['placeable'],
			answer: ['I2w', 'O4w']
		},
		{
			id: 'six-cases',
			kind: 'judge',
			rules: ['B-PLACE-DROP', 'B-PLACE-4', 'B-PLACE-5', 'B-PLACE-1', 'B-PLACE-2'],
			position: {
				temple: 'bk1p-55-00wbga-b220230320420430.w231331431',
				supply: ['I2g', 'I3g', 'L4g']
			},
			cases: [
				{ id: 'three-high', actions: ['place_I3g_210211212'], rule: null },
				{ id: 'two-high', actions: ['place_I2g_210211'], rule: 'B-PLACE-2' },
				{ id: 'under', actions: ['place_L4g_330340341342'], rule: 'B-PLACE-DROP' },
				{ id: 'end', actions: ['place_I2g_132232'], rule: 'B-PLACE-5' },
				{ id: 'middle', actions: ['place_I3g_332333334'], rule: null },
				{ id: 'far', actions: ['place_I2g_040041'], rule: 'B-PLACE-1' }
			]
		},
		{
			id: 'few-places',
			kind: 'do',
			rules: ['B-PLACE-1', 'B-PLACE-2', 'B-PLACE-5'],
			position: { temple: `${FULL_CORNERS}.w030031.b112212`, supply: ['O4g'] },
			shows: ['supply'],
			goal: ['placed'],
			line: ['place_O4g_122123222223']
		}
	]
};
