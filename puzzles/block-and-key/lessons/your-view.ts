// The flat picture: the nearest face on every line, in the colour of its Block; the Core Cube shows a colour to each side.
import type { Lesson } from '../../schema/lesson.ts';

/** A brown tower to the left, a white one behind the Core Cube. */
const HALF_HIDDEN = 'bk1p-44-11gwba-b000001.w130131132';
/** The green Block lies behind the grey tower. */
const ONE_HIDDEN = 'bk1p-55-11wbga-a300301302.g330340.b112122212.w030040';

export const yourView: Lesson = {
	id: 'your-view',
	steps: [
		{
			id: 'in-front',
			kind: 'do',
			rules: ['B-VIEW-1', 'B-VIEW-2', 'B-POS-1'],
			guided: true,
			position: { temple: 'bk1p-55-11wbga-x', supply: ['I3b'] },
			shows: ['view', 'supply'],
			goal: ['sees', 'b', 1, 0],
			line: ['place_I3b_100101102'],
			mistakes: [{ id: 'lying', actions: ['place_I3b_100200300'], rule: 'B-PLACE-2' }]
		},
		{
			id: 'fill-in',
			kind: 'predict',
			rules: ['B-VIEW-1', 'B-VIEW-2'],
			position: { temple: HALF_HIDDEN },
			picture: ['view'],
			answer: ['....', '....', '....', '.w..', 'bgg.', 'bgg.']
		},
		{
			id: 'seen',
			kind: 'mark',
			rules: ['B-VIEW-1'],
			position: { temple: ONE_HIDDEN },
			shows: [],
			all: ['seen'],
			answer: ['0', '1', '3', '4']
		},
		{
			id: 'faces',
			kind: 'count',
			rules: ['B-VIEW-1', 'B-VIEW-2'],
			position: { temple: ONE_HIDDEN },
			shows: ['view'],
			asks: [
				{ id: 'white', amount: ['faces', 'w'], answer: 5, choices: [2, 4, 5, 8] },
				{ id: 'all', amount: ['faces', 'all'], answer: 10, choices: [8, 10, 12, 14] }
			]
		},
		{
			id: 'core',
			kind: 'do',
			rules: ['B-VIEW-2', 'B-SETUP-8'],
			guided: true,
			position: { fresh: true },
			shows: ['view'],
			goal: ['core', 'g'],
			line: ['core_g']
		},
		{
			id: 'show',
			kind: 'do',
			rules: ['B-VIEW-1', 'B-VIEW-2'],
			position: { temple: HALF_HIDDEN, supply: ['I3g', 'I2a'] },
			shows: ['view', 'supply'],
			goal: ['sees', 'g', 3, 2],
			line: ['place_I3g_300301302']
		}
	]
};
