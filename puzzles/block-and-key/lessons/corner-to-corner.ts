// Blocks stay on the grid and out of each other, and they touch what stands there; a corner is enough.
import type { Lesson } from '../../schema/lesson.ts';

const CORE = 'bk1p-55-11wbga-x';

export const cornerToCorner: Lesson = {
	id: 'corner-to-corner',
	steps: [
		{
			id: 'touch',
			kind: 'do',
			rules: ['B-PLACE-1'],
			guided: true,
			position: { temple: CORE, supply: ['I2w'] },
			shows: ['supply'],
			goal: ['corner-only'],
			line: ['place_I2w_300400'],
			mistakes: [
				{ id: 'flush', actions: ['place_I2w_310410'], rule: 'B-PLACE-2' },
				{ id: 'alone', actions: ['place_I2w_340440'], rule: 'B-PLACE-1' }
			]
		},
		{
			id: 'nowhere',
			kind: 'forbidden',
			rules: ['B-PLACE-1'],
			position: { temple: CORE, supply: ['I2g'] },
			shows: ['supply'],
			attempt: ['place_I2g_440441'],
			rule: 'B-PLACE-1'
		},
		{
			id: 'nearly',
			kind: 'judge',
			rules: ['B-PLACE-1'],
			position: { temple: 'bk1p-55-11bgaw-x', supply: ['I2g'] },
			cases: [
				{ id: 'diagonal', actions: ['place_I2g_330430'], rule: null },
				{ id: 'row-further', actions: ['place_I2g_340440'], rule: 'B-PLACE-1' },
				{ id: 'gap', actions: ['place_I2g_410420'], rule: 'B-PLACE-1' },
				{ id: 'upright', actions: ['place_I2g_030031'], rule: null }
			]
		},
		{
			id: 'grid',
			kind: 'judge',
			rules: ['B-PLACE-GRID', 'B-PLACE-FREE'],
			position: { temple: 'bk1p-55-11bgaw-a330340', supply: ['I3b'] },
			cases: [
				{ id: 'edge', actions: ['place_I3b_420421422'], rule: null },
				{ id: 'over-the-edge', actions: ['place_I3b_420520620'], rule: 'B-PLACE-GRID' },
				{ id: 'on-top', actions: ['place_I3b_331332333'], rule: null },
				{ id: 'sunk', actions: ['place_I3b_330331332'], rule: 'B-PLACE-FREE' }
			]
		},
		{
			id: 'where',
			kind: 'mark',
			rules: ['B-PLACE-1'],
			position: { temple: CORE, supply: ['I2b'] },
			all: ['places', 'I2b', '000001'],
			answer: ['a1', 'd1', 'b2', 'c2', 'b3', 'c3', 'a4', 'd4']
		},
		{
			id: 'crowded',
			kind: 'do',
			rules: ['B-PLACE-1'],
			position: { temple: 'bk1p-55-11gabw-b300301302.w030031', supply: ['T4a'] },
			shows: ['supply'],
			goal: ['corner-only'],
			line: ['place_T4a_330420430440']
		}
	]
};
