// The solo table is laid: cards, Core Cube, yard, first line.
import type { Lesson } from '../../schema/lesson.ts';

const BOX = { players: 1, fresh: true, seed: 'first-lamp' };
const CUBE_LIES = { ...BOX, played: ['core_w'] };

export const soloSetUp: Lesson = {
	id: 'set-up',
	steps: [
		{
			id: 'cube',
			kind: 'do',
			rules: ['S-SETUP-2'],
			guided: true,
			position: BOX,
			goal: ['core', 'g'],
			line: ['core_g']
		},
		{
			id: 'line',
			kind: 'do',
			rules: ['S-SETUP-3'],
			guided: true,
			position: CUBE_LIES,
			shows: ['supply', 'table'],
			goal: ['supply', 3],
			line: ['take_column-2']
		},
		{
			id: 'stock',
			kind: 'count',
			rules: ['S-SETUP-3'],
			position: { ...CUBE_LIES, played: ['core_w', 'take_row-3'] },
			shows: ['supply'],
			asks: [
				{ id: 'yard', amount: ['yard'], answer: 9, choices: [6, 8, 9] },
				{ id: 'bag', amount: ['bag'], answer: 28, choices: [28, 31, 37] }
			]
		},
		{
			id: 'cards',
			kind: 'count',
			rules: ['S-SETUP-1'],
			position: CUBE_LIES,
			asks: [
				{ id: 'star', amount: ['dealt', 'star'], answer: 2, choices: [1, 2, 4] },
				{ id: 'sun', amount: ['dealt', 'sun'], answer: 1, choices: [0, 1, 2] },
				{ id: 'moon', amount: ['dealt', 'moon'], answer: 1, choices: [0, 1, 2] },
				{ id: 'altar', amount: ['altar', 'sun'], answer: 23, choices: [22, 23, 24] }
			]
		},
		{
			id: 'icons',
			kind: 'mark',
			rules: ['S-SETUP-2'],
			position: BOX,
			all: ['core-squares'],
			answer: ['d4', 'e4', 'd5', 'e5']
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['S-SETUP-1', 'S-SETUP-2', 'S-SETUP-3'],
			items: ['keys', 'enigma', 'cube', 'yard', 'line', 'restock']
		},
		{
			id: 'alone',
			kind: 'do',
			rules: ['S-SETUP-2', 'S-SETUP-3'],
			position: { ...BOX, seed: 'second-lamp' },
			shows: ['hand', 'supply', 'table'],
			goal: ['turn', 1],
			line: ['core_b', 'take_row-1'],
			mistakes: [{ id: 'line-first', actions: ['take_row-1'], rule: 'S-SETUP-2' }]
		},
		{
			id: 'table',
			kind: 'checklist',
			rules: ['S-SETUP-1', 'S-SETUP-2', 'S-SETUP-3'],
			items: ['shuffle', 'altars', 'box', 'enigma', 'bag', 'seat']
		}
	]
};
