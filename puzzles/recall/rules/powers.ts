// Rules of the equipment and of the fourteen tribes.
import type { Rule } from '../../schema/rules.ts';
import { developing, moving, two } from '../positions.ts';
import { chapter, GREEN, OURS, pair } from './rule.ts';

const gear = chapter('gear', 'Besondere Ausrüstungen, S. 17');
const first = chapter('tribes', 'Stämme, S. 18');
const second = chapter('tribes', 'Stämme, S. 19');

export const powerRules: readonly Rule[] = [
	gear('R-GEAR-1', 'definition', ['R-ENERGY-1', 'R-KNOW-4']),
	gear('R-GEAR-ALEMBIC', 'permission', ['R-GEAR-1', 'R-FIG-3', 'R-CRYSTAL-1'], {
		example: pair(
			two({ gear: ['ALEMBIC'], depot: ['own'], figures: { S1: 2 } }, { played: ['energise_ALEMBIC'] }),
			['remove_S1'],
			['remove_T8.0']
		)
	}),
	gear('R-GEAR-RADAR', 'permission', ['R-GEAR-RADAR-PAY', 'R-DIG-2', 'R-ENERGY-5']),
	gear('R-GEAR-RADAR-PAY', 'prohibition', ['R-GEAR-RADAR', 'R-KNOW-5', 'R-DIG-5'], {
		example: pair(
			developing(
				{ gear: ['RADAR'], figures: { 'T8.6': 1 }, crystals: [1, 0, 0], tracks: [2, 0, 0] },
				{ played: ['dig_T8.6_white'] }
			),
			['trigger_yes_white'],
			['trigger_yes_own']
		)
	}),
	gear('R-GEAR-BOOSTER', 'permission', ['R-RELIC-7', 'R-ENERGY-5']),
	gear('R-GEAR-DECODER', 'permission', ['R-STORE-4', 'R-SYM-STEPANY', 'R-ENERGY-5']),
	gear('R-GEAR-EXO', 'permission', ['R-GEAR-EXO-OTHERS', 'R-RELIC-5', 'R-BUILD-2'], OURS),
	gear('R-GEAR-EXO-OTHERS', 'definition', ['R-GEAR-EXO', 'R-BUILD-4']),
	gear('R-GEAR-INTERPRETER', 'permission', ['R-CAMP-1', 'R-CAMP-4', 'R-ENERGY-5']),
	gear('R-GEAR-OMNITOOL', 'definition', ['R-ENERGY-3', 'R-GEAR-1']),
	gear('R-GEAR-PORTAL', 'permission', ['R-FIG-1', 'R-FIG-2']),
	gear('R-GEAR-DOUBLER', 'permission', ['R-RESET-2', 'R-RESET-3', 'R-ENERGY-5']),

	first('R-TRIBE-1', 'definition', ['R-ENERGY-1', 'R-KNOW-7']),
	first('R-TRIBE-AYNIR', 'permission', ['R-TRIBE-AYNIR-P', 'R-BOOST-1', 'R-FIG-1'], {
		...OURS,
		example: pair(
			two(
				{ tribe: 'AYNIR', depot: ['own'], crystals: [1, 0, 0], figures: { S1: 1 } },
				{ played: ['energise_AYNIR'] }
			),
			['swap_white_-_point'],
			['swap_point_-_white']
		)
	}),
	first('R-TRIBE-AYNIR-P', 'permission', ['R-EXCH-3', 'R-TRIBE-AYNIR']),
	first('R-TRIBE-BRIMAS', 'permission', ['R-DEV-1', 'R-ENERGY-3']),
	first('R-TRIBE-COLTERON', 'permission', ['R-TRIBE-COLTERON-P', 'R-MOVE-1'], {
		...OURS,
		example: pair(
			two({ tribe: 'COLTERON', depot: ['own'], figures: { 'T3.6': 2 } }, { played: ['energise_COLTERON'] }),
			['leap_T3.6_T2.4_2'],
			['leap_T3.6_T3.0_1']
		)
	}),
	first('R-TRIBE-COLTERON-P', 'permission', ['R-TRIBE-COLTERON', 'R-MOVE-4']),
	first('R-TRIBE-DORIAN', 'permission', ['R-TRIBE-DORIAN-P1', 'R-TRIBE-DORIAN-P2', 'R-TRIBE-DORIAN-S'], {
		...OURS,
		example: pair(
			two(
				{ tribe: 'DORIAN', depot: ['own'], figures: { 'T8.0': 1, 'T8.4': 1 } },
				{ played: ['energise_DORIAN'] }
			),
			['sty_T8.0'],
			['sty_T8.4']
		)
	}),
	first('R-TRIBE-DORIAN-P1', 'permission', ['R-TRIBE-DORIAN', 'R-MOVE-1', 'R-TRIBE-DORIAN-P2'], {
		example: pair(
			moving({ tribe: 'DORIAN', figures: { 'T8.0': 1 } }, 1, { pigs: { 'T8.0': 2 } }),
			['step_T8.0_T8.4_1_2'],
			['step_T8.0_T8.4_1_3']
		)
	}),
	first('R-TRIBE-DORIAN-P2', 'permission', ['R-TRIBE-DORIAN', 'R-RELIC-4', 'R-BUILD-2'], {
		example: pair(
			developing({ tribe: 'DORIAN', figures: { 'T8.4': 1 } }, { pigs: { 'T8.4': 1 } }),
			['build_T8.4_s4_1'],
			['build_T8.4_s4_2']
		)
	}),
	first('R-TRIBE-DORIAN-S', 'scoring', ['R-TRIBE-DORIAN', 'R-END-2', 'R-FIG-2']),
	first('R-TRIBE-DORIAN-O', 'definition', ['R-TRIBE-DORIAN', 'R-TRIBE-DORIAN-S', 'R-KNOW-8']),
	first('R-TRIBE-ENTERIN', 'permission', ['R-TRIBE-ENTERIN-R', 'R-TRIBE-ENTERIN-P', 'R-FIG-2'], {
		example: pair(
			two({ tribe: 'ENTERIN', depot: ['own'], figures: { 'T8.0': 1 } }, { played: ['energise_ENTERIN'] }),
			['island_T8.1'],
			['island_T8.3']
		)
	}),
	first('R-TRIBE-ENTERIN-R', 'definition', ['R-TRIBE-ENTERIN', 'R-TRIBE-ENTERIN-P']),
	first('R-TRIBE-ENTERIN-P', 'definition', ['R-TRIBE-ENTERIN', 'R-MOVE-4', 'R-WATER-2'], OURS),
	first('R-TRIBE-FINDER', 'permission', ['R-TRIBE-FINDER-P', 'R-TRIBE-FINDER-OUT'], {
		example: pair(
			two({ tribe: 'FINDER', depot: ['own'], figures: { S1: 3 } }, { played: ['energise_FINDER'] }),
			['raft_T8.1'],
			['raft_T4.2']
		)
	}),
	first('R-TRIBE-FINDER-OUT', 'prohibition', ['R-TRIBE-FINDER', 'R-RES-2', 'R-FIG-3'], {
		example: pair(
			two({ tribe: 'FINDER', figures: { S1: 1 }, raft: { field: 'T8.1', figures: 3 } }),
			['return_S1'],
			['return_T8.1']
		)
	}),
	first('R-TRIBE-FINDER-P', 'obligation', ['R-TRIBE-FINDER', 'R-TRIBE-FINDER-OUT', 'R-BUILD-2'], OURS),
	first('R-TRIBE-GOLIAT', 'permission', ['R-KNOW-9', 'R-SPEC-2', 'R-ENERGY-5']),
	second('R-TRIBE-HAYLA-1', 'permission', ['R-TRIBE-HAYLA-2', 'R-MOVE-1', 'R-RELIC-1'], {
		...OURS,
		example: pair(
			two(
				{ tribe: 'HAYLA', depot: ['own'], figures: { 'T8.0': 3, 'T7.1': 1 } },
				{ played: ['energise_HAYLA', 'fan_T8.0_T8.4_1'] }
			),
			['fan_T8.0_T8.6_1'],
			['fan_T7.1_T7.0_1']
		)
	}),
	second('R-TRIBE-HAYLA-2', 'permission', ['R-TRIBE-HAYLA-1', 'R-MOVE-4', 'R-RELIC-1'], {
		...OURS,
		example: pair(
			two({ tribe: 'HAYLA', depot: ['own'], figures: { 'T8.0': 2 } }, { played: ['energise_HAYLA'] }),
			['jump_T8.0_T11.6_2'],
			['jump_T8.0_T8.4_2']
		)
	}),
	second('R-TRIBE-ION', 'permission', ['R-SYM-DEACT', 'R-RESET-2', 'R-MOD-1']),
	second('R-TRIBE-JHE', 'permission', ['R-MOD-1', 'R-MOD-5', 'R-ENERGY-5'], OURS),
	second('R-TRIBE-K01', 'permission', ['R-TRIBE-K01-S6', 'R-STORE-4', 'R-ENERGY-5']),
	second('R-TRIBE-K01-S6', 'definition', ['R-TRIBE-K01', 'R-STORE-3', 'R-RELIC-7']),
	second('R-TRIBE-LEXANDER', 'permission', ['R-CRYSTAL-3', 'R-TRIBE-LEXANDER-P']),
	second('R-TRIBE-LEXANDER-P', 'definition', ['R-TRIBE-LEXANDER', 'R-MON-2', 'R-EXCH-1'], OURS),
	second('R-TRIBE-MOTO', 'permission', ['R-SYM-MODUP', 'R-SYM-MODUP-IN'], {
		example: pair(
			two(
				{ tribe: 'MOTO', depot: ['own'], ready: ['Ya'], crystals: [0, 1, 0] },
				{ ...GREEN, played: ['energise_MOTO'] }
			),
			['exchange_pink_white', 'modup_Ya_Ga'],
			['modup_Ya_Ga']
		)
	}),
	second('R-TRIBE-NORDWIND', 'permission', ['R-TRIBE-NORDWIND-P', 'R-MOVE-1']),
	second('R-TRIBE-NORDWIND-P', 'permission', ['R-TRIBE-NORDWIND-P2', 'R-CAMP-5', 'R-FIG-3'], {
		...OURS,
		example: pair(two({ tribe: 'NORDWIND', figures: { 'T8.2': 1, 'T8.0': 1 } }), ['ring_T8.2'], ['ring_T8.0'])
	}),
	second('R-TRIBE-NORDWIND-P2', 'prohibition', ['R-TRIBE-NORDWIND-P', 'R-CAMP-1'], {
		example: pair(
			two({ tribe: 'NORDWIND', figures: { 'T8.2': 1, 'T7.5': 1 } }, { rings: { 'T8.2': 0 } }),
			['ring_T7.5'],
			['ring_T8.2']
		)
	})
];
