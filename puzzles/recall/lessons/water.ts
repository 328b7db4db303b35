// Water movement: over connected water fields and out again, together; improved, figures leave one by one.
import type { Lesson } from '../../schema/lesson.ts';
import { gaining, moving, two } from '../positions.ts';

const IN_C = { ...two({ figures: { 'T8.6': 2 } }), played: ['insert_W_C'] };
const AFLOAT = { ...gaining({ figures: { 'T6.0': 3 } }, ['water']), played: ['embark_T6.0_T6.2_3'] };
const IMPROVED = {
	...two({ figures: { 'T6.0': 3 }, boosters: { C: 0 } }),
	played: ['insert_W_C', 'use_1_0']
};

export const water: Lesson = {
	id: 'water',
	steps: [
		{
			id: 'cross',
			kind: 'do',
			rules: ['R-WATER-1', 'R-BOX-C', 'R-SYM-WATER', 'R-RELIC-8'],
			guided: true,
			position: IN_C,
			shows: ['console', 'map'],
			goal: ['all', 'figures T4.3 1', 'relics white 1'],
			line: ['use_1_0', 'embark_T8.6_T4.2_2', 'land_T4.3_1']
		},
		{
			id: 'on-foot',
			kind: 'forbidden',
			rules: ['R-RELIC-8', 'R-MOVE-4'],
			position: moving({ figures: { 'T8.6': 2 } }, 1),
			shows: ['map'],
			attempt: ['step_T8.6_T4.2_2'],
			rule: 'R-MOVE-4'
		},
		{
			id: 'stay',
			kind: 'forbidden',
			rules: ['R-WATER-2'],
			position: AFLOAT,
			shows: ['map'],
			attempt: ['decline'],
			rule: 'R-WATER-2'
		},
		{
			id: 'shore',
			kind: 'mark',
			rules: ['R-WATER-1', 'R-WATER-2'],
			position: AFLOAT,
			shows: ['map'],
			all: ['lands', 3, 'T6', 'T10', 'T11'],
			answer: ['T6.0', 'T6.1', 'T11.4', 'T10.5']
		},
		{
			id: 'rules',
			kind: 'judge',
			rules: ['R-WATER-1', 'R-WATER-2', 'R-WATER-3', 'R-WATER-5', 'R-RELIC-8'],
			position: { ...AFLOAT, played: ['embark_T6.0_T6.2_3', 'sail_T6.3'] },
			shows: ['map'],
			cases: [
				{ id: 'twice', actions: ['sail_T6.2'], rule: 'R-WATER-5' },
				{ id: 'split', actions: ['land_T9.1_1'], rule: 'R-WATER-3' },
				{ id: 'in-water', actions: ['land_T6.3_3'], rule: 'R-WATER-2' },
				{ id: 'skip', actions: ['sail_T9.2'], rule: 'R-WATER-1' },
				{ id: 'home', actions: ['land_T6.0_3'], rule: null },
				{
					id: 'relic',
					position: { ...AFLOAT, persons: [{ figures: { 'T6.0': 3 }, relics: [0, 3, 0, 0] }, {}] },
					actions: ['sail_T10.6'],
					rule: 'R-RELIC-5'
				}
			]
		},
		{
			id: 'branch',
			kind: 'do',
			rules: ['R-WATER-4', 'R-SYM-WATERPLUS'],
			guided: true,
			position: IMPROVED,
			shows: ['map'],
			goal: ['all', 'figures T11.4 1', 'figures T10.5 2'],
			line: ['embark_T6.0_T6.2_3', 'land_T11.4_1', 'land_T10.5_2']
		},
		{
			id: 'three-ways',
			kind: 'do',
			rules: ['R-WATER-4', 'R-SYM-WATERPLUS', 'R-WATER-1'],
			position: IMPROVED,
			shows: ['map'],
			goal: ['all', 'figures T11.4 1', 'figures T10.5 1', 'figures T9.1 1'],
			line: ['embark_T6.0_T6.2_3', 'land_T11.4_1', 'sail_T6.3', 'land_T10.5_1', 'land_T9.1_1']
		},
		{
			id: 'whole-box',
			kind: 'do',
			rules: ['R-BOX-C', 'R-SYM-WATER', 'R-WATER-1', 'R-WATER-2', 'R-WATER-3'],
			position: { ...two({ figures: { 'T6.0': 2 } }), played: ['insert_W_C'] },
			shows: ['console', 'map'],
			goal: ['all', 'figures T9.1 1', 'building T9.1 s4'],
			line: ['use_1_0', 'embark_T6.0_T6.3_2', 'land_T9.1_2', 'use_1_1', 'build_T9.1_s4']
		}
	]
};
