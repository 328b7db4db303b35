// Blocks touch what stands there; a corner is enough, and then every height is allowed.
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
			line: ['place_I2w_300400']
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
			id: 'where',
			kind: 'mark',
			rules: ['B-PLACE-1'],
			position: { temple: CORE, supply: ['I2b'] },
			all: ['places', 'I2b', '000001'],
			answer: ['a1', 'd1', 'b2', 'c2', 'b3', 'c3', 'a4', 'd4']
		}
	]
};
