// Rules of the develop action: digging, building, camps, storages, workshops and monuments.
import type { Rule } from '../../schema/rules.ts';
import { developing } from '../positions.ts';
import { chapter, GREEN, OURS, pair } from './rule.ts';

const actions = chapter('digging', 'Ausbau, S. 14');
const digging = chapter('digging', 'Ausgrabung, S. 14');
const building = chapter('building', 'Bau eines Bauwerks, S. 14');
const storages = chapter('storages', 'Speicher, S. 15');
const workshops = chapter('workshops', 'Werkstatt, S. 15');
const monuments = chapter('monuments', 'Denkmal, S. 15');

export const buildingRules: readonly Rule[] = [
	actions('R-DEV-1', 'definition', ['R-DIG-1', 'R-BUILD-2', 'R-CRYSTAL-3', 'R-SYM-DEV'], {
		example: pair(developing({ crystals: [2, 0, 0] }), ['upgrade_white'], ['upgrade_white', 'upgrade_white'])
	}),
	digging('R-DIG-1', 'obligation', ['R-DIG-2', 'R-DEV-1', 'R-GEAR-RADAR'], {
		example: pair(
			developing({ figures: { 'T8.6': 1 }, crystals: [1, 0, 0] }),
			['dig_T8.6_white'],
			['dig_T7.4_white']
		)
	}),
	digging('R-DIG-2', 'definition', ['R-DIG-3', 'R-DIG-4', 'R-DIG-5'], {
		example: pair(
			developing(
				{ figures: { 'T8.6': 1 }, crystals: [1, 0, 0] },
				{ sites: { 'T8.6': ['grey', 'black', 'black'] } }
			),
			['dig_T8.6_grey'],
			['dig_T8.6_white']
		)
	}),
	digging('R-DIG-3', 'definition', ['R-DIG-2', 'R-DIG-4', 'R-DIG-5'], {
		example: pair(
			developing(
				{ figures: { 'T8.6': 1, 'T7.4': 1 }, crystals: [1, 0, 0] },
				{ sites: { 'T7.4': ['grey', 'grey'] } }
			),
			['dig_T8.6_grey'],
			['dig_T7.4_grey']
		)
	}),
	digging('R-DIG-4', 'definition', ['R-DIG-2', 'R-DIG-3', 'R-TRIBE-LEXANDER-P'], {
		example: pair(
			developing({ figures: { 'T8.6': 1, 'T7.4': 1 }, crystals: [1, 1, 0] }, { sites: { 'T7.4': ['grey'] } }),
			['dig_T8.6_grey'],
			['dig_T7.4_grey']
		)
	}),
	digging('R-DIG-5', 'definition', ['R-ENERGY-2', 'R-PATH-ARCH-S', 'R-GEAR-RADAR-PAY']),
	digging('R-DIG-6', 'permission', ['R-DIG-1', 'R-DEV-1']),

	building('R-BUILD-1', 'prohibition', ['R-BUILD-3', 'R-BUILD-2'], {
		example: pair(
			developing({ figures: { 'T8.4': 1, 'T7.0': 1 }, built: { 'T8.4': 's1' } }),
			['build_T7.0_s4'],
			['build_T8.4_s4']
		)
	}),
	building('R-BUILD-2', 'obligation', ['R-BUILD-3', 'R-DEV-1', 'R-GEAR-EXO'], {
		example: pair(developing({ figures: { 'T8.4': 1, 'T8.0': 1 } }), ['build_T8.4_s4'], ['build_T7.0_s4'])
	}),
	building('R-BUILD-3', 'obligation', ['R-BUILD-2', 'R-BUILD-4', 'R-BUILD-1'], {
		example: pair(
			developing({ figures: { 'T8.4': 1, 'T7.0': 1 } }, {}, { built: { 'T8.4': 's1' } }),
			['build_T7.0_s4'],
			['build_T8.4_s4']
		)
	}),
	building('R-BUILD-4', 'obligation', ['R-BUILD-3', 'R-GEAR-EXO-OTHERS'], OURS),
	building('R-CAMP-1', 'definition', ['R-CAMP-2', 'R-CAMP-3', 'R-GEAR-INTERPRETER'], {
		...OURS,
		example: pair(
			developing({ figures: { 'T4.4': 1 } }, { played: ['build_T4.4_s4'] }),
			['camp_T4.0'],
			['camp_T8.2']
		)
	}),
	building('R-CAMP-2', 'definition', ['R-CAMP-1', 'R-CAMP-3']),
	building('R-CAMP-3', 'definition', ['R-CAMP-1', 'R-CAMP-2']),
	building('R-CAMP-4', 'definition', ['R-CAMP-1', 'R-EXPL-5'], OURS),
	building('R-CAMP-5', 'prohibition', ['R-CAMP-1', 'R-MOVE-4', 'R-TRIBE-NORDWIND-P'], {
		example: pair(developing({ figures: { 'T8.4': 1, 'T8.2': 1 } }), ['build_T8.4_s4'], ['build_T8.2_s4'])
	}),

	storages('R-STORE-1', 'prohibition', ['R-STORE-2', 'R-BUILD-2', 'R-FIELD-2'], {
		example: pair(developing({ figures: { 'T8.4': 1, 'T8.0': 1 } }), ['build_T8.4_s4'], ['build_T8.0_s4'])
	}),
	storages('R-STORE-2', 'permission', ['R-STORE-4', 'R-WORK-2', 'R-MON-6']),
	storages('R-STORE-4', 'definition', ['R-STORE-3', 'R-TRIBE-K01', 'R-STORE-2']),
	storages('R-STORE-3', 'definition', ['R-STORE-4', 'R-SYM-RELIC', 'R-TRIBE-K01-S6'], OURS),

	workshops('R-WORK-1', 'permission', ['R-WORK-2', 'R-WORK-5', 'R-FIELD-2'], {
		example: pair(
			developing({ figures: { 'T8.0': 1 }, crystals: [1, 1, 1] }),
			['build_T8.0_farmland.1'],
			['build_T8.0_forest.1']
		)
	}),
	workshops('R-WORK-2', 'obligation', ['R-WORK-1', 'R-STORE-2'], {
		example: pair(
			developing({ figures: { 'T11.6': 1 }, crystals: [1, 1, 0] }),
			['build_T11.6_forest.1'],
			['build_T11.6_forest.2']
		)
	}),
	workshops('R-WORK-3', 'obligation', ['R-CRYSTAL-2', 'R-WORK-4'], {
		example: pair(
			developing({ figures: { 'T8.0': 1, 'T11.6': 1 }, crystals: [1, 0, 0] }),
			['build_T8.0_farmland.1'],
			['build_T11.6_forest.1']
		)
	}),
	workshops('R-WORK-4', 'definition', ['R-WORK-5', 'R-RESET-7'], OURS),
	workshops('R-WORK-5', 'definition', ['R-MOD-6', 'R-MOD-7', 'R-SYM-MODULE'], {
		example: pair(
			developing(
				{ figures: { 'T11.6': 1 }, crystals: [0, 1, 0] },
				{ ...GREEN, played: ['build_T11.6_forest.1'] }
			),
			['module_Ga'],
			['module_Ya']
		)
	}),

	monuments('R-MON-1', 'permission', ['R-MON-3', 'R-MON-4', 'R-EXPL-6'], {
		example: pair(
			developing({ figures: { MB: 1, 'T8.4': 1 }, crystals: [0, 0, 1] }),
			['build_MB_monument.1'],
			['build_T8.4_monument.1']
		)
	}),
	monuments('R-MON-6', 'obligation', ['R-MON-2', 'R-WORK-2'], {
		example: pair(
			developing({ figures: { MB: 1 }, crystals: [0, 0, 1] }),
			['build_MB_monument.1'],
			['build_MB_monument.2']
		)
	}),
	monuments('R-MON-2', 'obligation', ['R-MON-6', 'R-TRIBE-LEXANDER-P'], {
		example: pair(
			developing({ figures: { MB: 1 }, crystals: [0, 3, 1], built: { MW: 'monument.1', MG: 'monument.2' } }),
			['exchange_pink_purple', 'build_MB_monument.3'],
			['build_MB_monument.3']
		)
	}),
	monuments('R-MON-3', 'definition', ['R-MON-4', 'R-PATH-MIGHT-S', 'R-FIELD-3']),
	monuments('R-MON-4', 'obligation', ['R-MON-5', 'R-MON-3', 'R-SETUP-5'], {
		example: pair(
			developing({ figures: { 'T11.0': 1 }, crystals: [0, 0, 1] }, { played: ['build_T11.0_monument.1'] }),
			['tile_m4'],
			['tile_m3']
		)
	}),
	monuments('R-MON-5', 'definition', ['R-MON-4', 'R-PATH-MIGHT-S', 'R-PATH-MIGHT-B'])
];
