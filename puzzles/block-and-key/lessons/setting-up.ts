// From the box to the first turn, for two, three and four players.
import type { Lesson } from '../../schema/lesson.ts';

export const settingUp: Lesson = {
	id: 'setting-up',
	steps: [
		{
			id: 'core',
			kind: 'do',
			rules: ['B-SETUP-8'],
			guided: true,
			position: { fresh: true, players: 4 },
			shows: ['view'],
			goal: ['core', 'a'],
			line: ['core_a']
		},
		{
			id: 'sequence',
			kind: 'order',
			rules: ['B-SETUP-3', 'B-SETUP-4', 'B-SETUP-5', 'B-SETUP-6', 'B-SETUP-8', 'B-SETUP-9'],
			items: ['start', 'keys', 'enigma', 'yard', 'core', 'lines']
		},
		{
			id: 'box',
			kind: 'count',
			rules: ['B-SETUP-1', 'B-SETUP-2'],
			asks: [
				{ id: 'blocks', amount: ['blocks-in-box'], answer: 40, choices: [32, 36, 40, 48] },
				{ id: 'stars', amount: ['cards', 'star'], answer: 8, choices: [8, 12, 16, 24] },
				{ id: 'suns', amount: ['cards', 'sun'], answer: 24, choices: [8, 12, 16, 24] },
				{ id: 'moons', amount: ['cards', 'moon'], answer: 16, choices: [8, 12, 16, 24] }
			]
		},
		{
			id: 'deal',
			kind: 'count',
			rules: ['B-SETUP-3', 'B-SETUP-4', 'B-SETUP-6'],
			position: { fresh: true, players: 3 },
			shows: ['hand', 'table'],
			asks: [
				{ id: 'stars', amount: ['dealt', 'star'], answer: 2, choices: [1, 2, 3, 4] },
				{ id: 'suns', amount: ['dealt', 'sun'], answer: 1, choices: [1, 2, 3, 4] },
				{ id: 'yard', amount: ['yard'], answer: 9, choices: [3, 6, 9, 12] },
				{ id: 'bag', amount: ['bag'], answer: 31, choices: [27, 31, 36, 40] }
			]
		},
		{
			id: 'leaves',
			kind: 'pick',
			rules: ['B-SETUP-4', 'B-SETUP-5'],
			from: ['stars', 'suns', 'moons', 'enigmas'],
			answer: ['stars', 'enigmas']
		},
		{
			id: 'seats',
			kind: 'pick',
			rules: ['B-SETUP-8'],
			position: { fresh: true, players: 2 },
			from: ['S', 'W', 'N', 'E'],
			answer: ['S', 'E'],
			all: ['seats']
		},
		{
			id: 'first-line',
			kind: 'do',
			rules: ['B-SETUP-9', 'B-SETUP-7'],
			position: { fresh: true, players: 2, played: ['core_g', 'take_row-1'] },
			shows: ['supply', 'table'],
			goal: ['supply', 3],
			line: ['take_column-2']
		},
		{
			id: 'round',
			kind: 'order',
			rules: ['B-SETUP-9', 'B-SETUP-10'],
			items: ['right', 'across', 'left', 'you', 'begin']
		}
	]
};
