// Rules of rounds and turns, of inserting a module and of resetting all modules.
import type { Rule } from '../../schema/rules.ts';
import { developing, two } from '../positions.ts';
import { chapter, GREEN, OURS, pair } from './rule.ts';

const GENERAL = 'Allgemeiner Spielablauf, S. 9';
const STANDARD = 'Standardrunden, S. 9';
const SPECIAL = 'Spezialrunden, S. 10';
const WORKSHOP = 'Werkstatt, S. 15';

const rounds = chapter('rounds', GENERAL);
const special = chapter('rounds', SPECIAL);
const modules = chapter('modules', '1 Modul einsetzen, S. 10');
const reset = chapter('reset', 'Alle Module zurücksetzen, S. 10');

/** Two modules have just been pulled out. */
const TWO_OUT = two({ ready: [], slots: { A: 'W', B: 'W' }, figures: { S1: 1 } }, { played: ['reset'] });

export const turnRules: readonly Rule[] = [
	rounds('R-ROUND-1', 'definition', ['R-ROUND-3', 'R-SPEC-1', 'R-END-1']),
	rounds('R-ROUND-2', 'definition', ['R-ROUND-1', 'R-SETUP-I']),
	rounds('R-ROUND-3', 'definition', ['R-ROUND-1', 'R-END-1']),
	rounds('R-TURN-1', 'obligation', ['R-MOD-1', 'R-RESET-1', 'R-TURN-2'], {
		...OURS,
		at: [STANDARD],
		example: pair(two({}), ['insert_W_A', 'end'], ['end'])
	}),
	rounds('R-TURN-2', 'permission', ['R-FREE-1', 'R-RESET-5', 'R-TURN-1'], { at: [STANDARD, SPECIAL] }),
	special('R-SPEC-1', 'obligation', ['R-SPEC-2', 'R-AIM-2', 'R-PATH-2'], {
		example: pair(two({ figures: { S1: 1 } }, { round: 5 }), ['path_ARCH'], ['path_LEG'])
	}),
	special('R-SPEC-2', 'definition', ['R-SPEC-1', 'R-SETUP-3', 'R-TRIBE-GOLIAT'], OURS),
	special('R-SPEC-3', 'obligation', ['R-SPEC-4', 'R-SETUP-H', 'R-GOAL-1'], {
		example: pair(two({ goals: ['g4', 'g6'] }, { round: 12 }), ['goal_g6', 'end'], ['end'])
	}),
	special('R-SPEC-4', 'definition', ['R-SPEC-3', 'R-SOLO-3'], OURS),

	modules('R-MOD-1', 'definition', ['R-MOD-2', 'R-TURN-1', 'R-BOX-1'], {
		...OURS,
		example: pair(two({ ready: ['W'], slots: { A: 'W' } }), ['insert_W_B'], ['insert_W_A'])
	}),
	modules('R-MOD-2', 'permission', ['R-MOD-1', 'R-MOD-3'], {
		example: pair(
			two({ ready: ['Ya'], figures: { S1: 1 } }, { played: ['insert_Ya_A', 'use_0_1'] }),
			['use_1_0'],
			['use_0_1']
		)
	}),
	modules('R-MOD-3', 'permission', ['R-MOD-2', 'R-MOVE-3'], OURS),
	modules('R-MOD-4', 'definition', ['R-MOD-1', 'R-SETUP-F', 'R-GOAL-MODULES7']),
	modules('R-MOD-5', 'obligation', ['R-SYM-SLASH', 'R-MOD-2'], {
		at: ['Symbol-Übersicht, S. 20'],
		example: pair(
			two({ ready: ['Yc'], crystals: [1, 0, 0] }, { played: ['insert_Yc_D'] }),
			['use_0_0_1'],
			['use_0_0_1', 'use_0_0_2']
		)
	}),
	modules('R-MOD-6', 'prohibition', ['R-WORK-5', 'R-SYM-MODULE', 'R-SETUP-8'], {
		at: [WORKSHOP],
		example: pair(
			developing(
				{ figures: { 'T11.6': 1 }, crystals: [0, 1, 0] },
				{ ...GREEN, played: ['build_T11.6_forest.1'] }
			),
			['module_Ga'],
			['module_Gd']
		)
	}),
	modules('R-MOD-7', 'definition', ['R-MOD-6', 'R-WORK-5'], { at: [WORKSHOP] }),

	reset('R-RESET-1', 'obligation', ['R-RESET-2', 'R-RESET-4', 'R-TURN-1']),
	reset('R-RESET-2', 'permission', ['R-RESET-1', 'R-RESET-3', 'R-RESET-7'], {
		...OURS,
		example: pair(
			two({ ready: [], slots: { A: 'W' } }, { played: ['reset'] }),
			['produce_P1'],
			['produce_P1', 'produce_P3']
		)
	}),
	reset('R-RESET-3', 'prohibition', ['R-RESET-2', 'R-GEAR-DOUBLER'], {
		example: pair(TWO_OUT, ['produce_P1', 'produce_P2'], ['produce_P1', 'produce_P1'])
	}),
	reset('R-RESET-7', 'definition', ['R-RESET-2', 'R-WORK-4', 'R-MON-6'], {
		example: pair(TWO_OUT, ['produce_P1'], ['produce_P4'])
	}),
	reset('R-RESET-4', 'obligation', ['R-RESET-5', 'R-RESET-6', 'R-RESET-1'], {
		example: pair(TWO_OUT, ['stones', 'end'], ['end'])
	}),
	reset('R-RESET-5', 'prohibition', ['R-RESET-4', 'R-FREE-1', 'R-ENERGY-1'], {
		...OURS,
		example: pair(
			two({ tribe: 'BRIMAS', depot: ['own'], crystals: [0, 1, 0] }, { phase: 'returned' }),
			['exchange_pink_white'],
			['energise_BRIMAS']
		)
	}),
	reset('R-RESET-6', 'definition', ['R-RESET-4', 'R-ENERGY-3'])
];
