// Rules of what happens on the map: exploring, walking, crossing water, collecting relic stones.
import type { Rule } from '../../schema/rules.ts';
import { gaining, moving, two } from '../positions.ts';
import { chapter, OURS, pair } from './rule.ts';

const exploring = chapter('exploring', 'Erkundung, S. 12');
const walking = chapter('moving', 'Bewegung, S. 13');
const relics = chapter('relics', 'Reliktsteine, S. 13');

export const mapRules: readonly Rule[] = [
	exploring('R-EXPL-1', 'definition', ['R-EXPL-2', 'R-EXPL-3', 'R-BOX-E'], {
		example: pair(
			gaining({ figures: { 'T8.0': 1 } }, ['explore'], { closed: ['T7'] }),
			['explore_T7'],
			['explore_T4']
		)
	}),
	exploring('R-EXPL-2', 'obligation', ['R-FIG-2', 'R-EXPL-1', 'R-EXPL-4'], {
		...OURS,
		example: pair(
			gaining({ figures: { 'T8.0': 1 } }, ['explore'], { closed: ['T6', 'T7'] }),
			['explore_T7'],
			['explore_T6']
		)
	}),
	exploring('R-EXPL-3', 'permission', ['R-EXPL-1', 'R-EXPL-5']),
	exploring('R-EXPL-4', 'scoring', ['R-FIG-2', 'R-EXPL-2', 'R-POINT-1']),
	exploring('R-EXPL-5', 'obligation', ['R-SETUP-12', 'R-SETUP-10', 'R-EXPL-4']),
	exploring('R-EXPL-6', 'definition', ['R-MON-1', 'R-MON-4', 'R-EXPL-1']),

	walking('R-MOVE-1', 'permission', ['R-MOVE-2', 'R-MOVE-4', 'R-SYM-MOVE'], {
		example: pair(moving({ figures: { S1: 3 } }, 1), ['step_S1_T8.6_2'], ['step_S1_T8.0_1'])
	}),
	walking('R-MOVE-2', 'permission', ['R-MOVE-1', 'R-MOVE-3', 'R-MOVE-5']),
	walking('R-MOVE-3', 'permission', ['R-MOVE-2', 'R-MOD-3']),
	walking('R-MOVE-4', 'prohibition', ['R-WATER-1', 'R-TRIBE-COLTERON-P', 'R-TRIBE-ENTERIN-P'], {
		...OURS,
		example: pair(moving({ figures: { 'T8.0': 2 } }, 1), ['step_T8.0_T8.4_1'], ['step_T8.0_T8.1_1'])
	}),
	walking('R-MOVE-5', 'prohibition', ['R-MOVE-2', 'R-FREE-1', 'R-RELIC-7'], {
		example: pair(
			two(
				{ figures: { 'T8.0': 2 }, crystals: [0, 1, 0] },
				{ played: ['insert_W_B', 'use_1_0', 'step_T8.0_T8.4_2'] }
			),
			['exchange_pink_white'],
			['use_1_1']
		)
	}),
	walking('R-MOVE-6', 'obligation', ['R-RELIC-1', 'R-RELIC-5'], {
		at: ['Bewegung, S. 13', 'Reliktsteine, S. 13']
	}),
	walking('R-WATER-1', 'permission', ['R-WATER-2', 'R-WATER-3', 'R-SYM-WATER'], {
		example: pair(
			gaining({ figures: { 'T6.0': 1 } }, ['water']),
			['embark_T6.0_T6.2_1'],
			['embark_T6.0_T7.3_1']
		)
	}),
	walking('R-WATER-2', 'obligation', ['R-WATER-1', 'R-MOVE-4'], {
		...OURS,
		example: pair(
			gaining({ figures: { 'T8.6': 2 } }, ['water'], { played: ['embark_T8.6_T4.2_2'] }),
			['land_T4.3_1'],
			['land_T4.4_1']
		)
	}),
	walking('R-WATER-3', 'obligation', ['R-WATER-4', 'R-WATER-1'], {
		example: pair(
			gaining({ figures: { 'T6.0': 3 } }, ['water'], { played: ['embark_T6.0_T6.2_3'] }),
			['land_T11.4_3'],
			['land_T11.4_1']
		)
	}),
	walking('R-WATER-5', 'prohibition', ['R-WATER-1', 'R-RELIC-8'], {
		example: pair(
			gaining({ figures: { 'T6.0': 1 } }, ['water'], { played: ['embark_T6.0_T6.2_1', 'sail_T6.3'] }),
			['land_T9.1_1'],
			['sail_T6.2']
		)
	}),
	walking('R-WATER-4', 'permission', ['R-WATER-3', 'R-BOX-C', 'R-SYM-WATERPLUS'], OURS),

	relics('R-RELIC-1', 'obligation', ['R-RELIC-3', 'R-RELIC-5', 'R-MOVE-6']),
	relics('R-RELIC-2', 'obligation', ['R-RELIC-3', 'R-RELIC-7', 'R-PATH-STRIVE-S']),
	relics('R-RELIC-3', 'definition', ['R-RELIC-2', 'R-RELIC-4']),
	relics('R-RELIC-4', 'obligation', ['R-RELIC-3', 'R-RELIC-5', 'R-TRIBE-DORIAN-P2'], {
		example: pair(
			moving({ figures: { 'T8.0': 3 }, relics: [0, 0, 1, 0] }, 2),
			['step_T8.0_T8.3_2'],
			['step_T8.0_T8.3_1']
		)
	}),
	relics('R-RELIC-5', 'prohibition', ['R-RELIC-4', 'R-MOVE-6', 'R-GEAR-EXO'], {
		example: pair(
			moving({ figures: { 'T8.0': 1 }, relics: [0, 0, 1, 0] }, 2),
			['step_T8.0_T8.4_1'],
			['step_T8.0_T8.3_1']
		)
	}),
	relics('R-RELIC-6', 'definition', ['R-RELIC-4', 'R-MOVE-5'], OURS),
	relics('R-RELIC-7', 'definition', ['R-RELIC-2', 'R-MOVE-5', 'R-GEAR-BOOSTER'], OURS),
	relics('R-RELIC-8', 'definition', ['R-WATER-1', 'R-WATER-5', 'R-RELIC-1']),
	relics('R-RELIC-9', 'prohibition', ['R-RELIC-2', 'R-RELIC-5'], {
		example: pair(
			moving({ figures: { 'T8.0': 6 }, relics: [0, 0, 5, 0] }, 1),
			['step_T8.0_T8.5_6'],
			['step_T8.0_T8.3_6']
		)
	})
];
