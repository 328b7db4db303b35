// Only a straight bridge hangs free, and both its ends lie on something; Blocks come from above.
import type { Lesson } from '../../schema/lesson.ts';

/** Core Cube and two towers, all two high, with one square between them. */
const PILLARS = 'bk1p-55-01wbga-b230231.a320321';
/** A white bridge over the open middle of a brown Block. */
const BRIDGE = 'bk1p-55-00wbga-b220230320420430.w231331431';

export const bridges: Lesson = {
	id: 'bridges',
	steps: [
		{
			id: 'span',
			kind: 'do',
			rules: ['B-PLACE-4'],
			guided: true,
			position: { temple: PILLARS, supply: ['I3w'] },
			shows: ['supply'],
			goal: ['bridge'],
			line: ['place_I3w_122222322'],
			mistakes: [{ id: 'shifted', actions: ['place_I3w_222322422'], rule: 'B-PLACE-5' }]
		},
		{
			id: 'ledge',
			kind: 'forbidden',
			rules: ['B-PLACE-5'],
			position: { temple: PILLARS, supply: ['I3g'] },
			shows: ['supply'],
			attempt: ['place_I3g_012112212'],
			rule: 'B-PLACE-5'
		},
		{
			id: 'straight',
			kind: 'judge',
			rules: ['B-PLACE-4', 'B-PLACE-5'],
			position: { temple: PILLARS, supply: ['V3g', 'T4g', 'I4a'] },
			cases: [
				{ id: 'bent', actions: ['place_V3g_122222232'], rule: 'B-PLACE-5' },
				{ id: 'hump', actions: ['place_T4g_122222223322'], rule: null },
				{ id: 'too-long', actions: ['place_I4a_122222322422'], rule: 'B-PLACE-5' }
			]
		},
		{
			id: 'from-above',
			kind: 'judge',
			rules: ['B-PLACE-DROP'],
			position: { temple: BRIDGE, supply: ['L4g'] },
			cases: [
				{ id: 'beside', actions: ['place_L4g_240340341342'], rule: null },
				{ id: 'under', actions: ['place_L4g_330340341342'], rule: 'B-PLACE-DROP' }
			]
		},
		{
			id: 'where',
			kind: 'mark',
			rules: ['B-PLACE-4', 'B-PLACE-5'],
			position: { temple: PILLARS, supply: ['I3b'] },
			all: ['places', 'I3b', '000100200'],
			answer: ['c1', 'b3']
		},
		{
			id: 'own-bridge',
			kind: 'do',
			rules: ['B-PLACE-4'],
			position: { temple: 'bk1p-55-00wbga-b220230320420430', supply: ['I2w', 'T4w', 'V3w'] },
			shows: ['supply'],
			goal: ['bridge'],
			line: ['place_T4w_231331332431'],
			mistakes: [{ id: 'half', actions: ['place_I2w_231331'], rule: 'B-PLACE-5' }]
		}
	]
};
