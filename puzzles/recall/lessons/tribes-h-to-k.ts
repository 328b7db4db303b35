// HAYLA, ION, J'HE and K-01.
import type { Lesson } from '../../schema/lesson.ts';
import { developing, two } from '../positions.ts';

const RED = { colour: 'red' };
const SHOWS = ['map', 'console', 'cards'];

const HAYLA = two(
	{ tribe: 'HAYLA', depot: ['own'], figures: { 'T8.0': 3, 'T7.1': 1 } },
	{ played: ['energise_HAYLA'] },
	RED
);
const JHE = two(
	{ tribe: 'JHE', depot: ['own'], ready: ['Yc', 'W'], crystals: [1, 0, 0], figures: { S1: 1 } },
	{},
	RED
);
/** A figure on a storage field without camps beside it. */
const K01 = { tribe: 'K01', depot: ['own'], figures: { 'T12.4': 1 } };

export const tribesHToK: Lesson = {
	id: 'tribes-h-to-k',
	steps: [
		{
			id: 'fan',
			kind: 'do',
			rules: ['R-TRIBE-HAYLA-1'],
			guided: true,
			position: two({ tribe: 'HAYLA', depot: ['own'], figures: { 'T8.0': 3 } }, {}, RED),
			shows: SHOWS,
			goal: ['all', 'figures T8.4 1', 'figures T8.6 1', 'relics black 1'],
			line: ['energise_HAYLA', 'fan_T8.0_T8.4_1', 'fan_T8.0_T8.6_1', 'fan_T8.0_T8.3_1']
		},
		{
			id: 'fan-limits',
			kind: 'judge',
			rules: ['R-TRIBE-HAYLA-1'],
			position: HAYLA,
			shows: SHOWS,
			cases: [
				{ id: 'together', actions: ['fan_T8.0_T8.4_2'], rule: null },
				{ id: 'two-steps', actions: ['fan_T8.0_T7.1_1'], rule: 'R-TRIBE-HAYLA-1' },
				{ id: 'other-field', actions: ['fan_T8.0_T8.4_1', 'fan_T7.1_T7.0_1'], rule: 'R-TRIBE-HAYLA-1' },
				{ id: 'water', actions: ['fan_T8.0_T8.1_1'], rule: 'R-MOVE-4' }
			]
		},
		{
			id: 'jump',
			kind: 'do',
			rules: ['R-TRIBE-HAYLA-2'],
			position: two({ tribe: 'HAYLA', depot: ['own'], figures: { 'T8.0': 2 } }, {}, RED),
			shows: SHOWS,
			goal: ['figures', 'T11.6', 2],
			line: ['energise_HAYLA', 'jump_T8.0_T11.6_2']
		},
		{
			id: 'jump-near',
			kind: 'forbidden',
			rules: ['R-TRIBE-HAYLA-2'],
			position: HAYLA,
			shows: SHOWS,
			attempt: ['jump_T8.0_T8.4_1'],
			rule: 'R-TRIBE-HAYLA-2'
		},
		{
			id: 'ion',
			kind: 'do',
			rules: ['R-TRIBE-ION'],
			position: two(
				{ tribe: 'ION', depot: ['own'], ready: [], slots: { A: 'W', B: 'Ya' }, figures: { S1: 1 } },
				{},
				RED
			),
			shows: ['console', 'cards'],
			goal: ['phase', 'module'],
			line: ['energise_ION', 'deactivate_B', 'insert_Ya_D'],
			mistakes: [{ id: 'none', actions: ['insert_Ya_D'], rule: 'R-MOD-1' }]
		},
		{
			id: 'jhe',
			kind: 'do',
			rules: ['R-TRIBE-JHE'],
			position: JHE,
			shows: ['console', 'cards'],
			goal: ['all', 'crystals white 2', 'crystals pink 1'],
			line: ['insert_Yc_D', 'trigger_yes', 'use_0_0_1', 'use_2_0_2', 'upgrade_white']
		},
		{
			id: 'jhe-box',
			kind: 'count',
			rules: ['R-TRIBE-JHE'],
			position: JHE,
			shows: ['console', 'cards'],
			asks: [
				{ id: 'plain', amount: ['after', 'insert_Yc_D', 'actions-left'], answer: 3, choices: [2, 3, 4] },
				{
					id: 'repeated',
					amount: ['after', 'insert_Yc_D trigger_yes', 'actions-left'],
					answer: 4,
					choices: [3, 4, 6]
				},
				{ id: 'blank', amount: ['after', 'insert_W_D', 'actions-left'], answer: 2, choices: [2, 3, 4] }
			]
		},
		{
			id: 'k01',
			kind: 'do',
			rules: ['R-TRIBE-K01'],
			position: developing(K01, {}, RED),
			shows: SHOWS,
			goal: ['crystals', 'pink', 2],
			line: ['build_T12.4_s4', 'trigger_yes']
		},
		{
			id: 'k01-relic',
			kind: 'count',
			rules: ['R-TRIBE-K01', 'R-TRIBE-K01-S6'],
			position: developing({ ...K01, relics: [0, 0, 0, 1] }, {}, RED),
			shows: SHOWS,
			asks: [
				{
					id: 'relics',
					amount: ['gain', 'build_T12.4_s6 relic_brown trigger_yes', 'all-relics'],
					answer: 1,
					choices: [1, 2, 3]
				},
				{
					id: 'pink',
					amount: ['gain', 'build_T12.4_s6 relic_brown trigger_yes', 'crystals', 'pink'],
					answer: 2,
					choices: [1, 2, 3]
				}
			]
		}
	]
};
