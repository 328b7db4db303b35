// Rules of playing alone, of the variants, and of the symbols.
import type { Rule } from '../../schema/rules.ts';
import { gaining } from '../positions.ts';
import { chapter, GREEN, OURS, pair, TABLE } from './rule.ts';

const solo = chapter('solo', 'Solospiel, S. 19');
const variants = chapter('variants', 'Varianten, S. 19');
const symbols = chapter('symbols', 'Symbol-Übersicht, S. 20');

export const extraRules: readonly Rule[] = [
	solo('R-SOLO-1', 'setup', ['R-SETUP-H', 'R-SOLO-3']),
	solo('R-SOLO-2', 'setup', ['R-SETUP-J', 'R-SETUP-11S']),
	solo('R-SOLO-3', 'obligation', ['R-SPEC-3', 'R-SPEC-4', 'R-SOLO-8']),
	solo('R-SOLO-4', 'end', ['R-GOAL-1', 'R-SOLO-5', 'R-SOLO-6'], OURS),
	solo('R-SOLO-5', 'scoring', ['R-SOLO-4', 'R-SOLO-8', 'R-GOAL-COLOURS3'], OURS),
	solo('R-SOLO-8', 'definition', ['R-SOLO-5', 'R-SOLO-3', 'R-GOAL-STORAGES']),
	solo('R-SOLO-6', 'scoring', ['R-SOLO-4', 'R-END-1']),
	solo('R-SOLO-7', 'permission', ['R-APP-1', 'R-SOLO-6'], TABLE),

	variants('R-VAR-1', 'setup', ['R-SETUP-K', 'R-SETUP-KF']),
	variants('R-VAR-2', 'setup', ['R-KNOW-2', 'R-KNOW-3', 'R-SETUP-L']),
	variants('R-VAR-3', 'setup', ['R-BOOST-1', 'R-SETUP-7', 'R-BOOST-2']),

	symbols('R-SYM-DEV', 'definition', ['R-DEV-1', 'R-TRIBE-BRIMAS']),
	symbols('R-SYM-FIG', 'definition', ['R-FIG-1', 'R-SYM-FIGHERE'], {
		example: pair(gaining({ figures: { S1: 1 } }, ['fig:1']), ['place_S1_1'], ['place_S1_2'])
	}),
	symbols('R-SYM-FIGHERE', 'definition', ['R-SYM-FIG', 'R-CAMP-1', 'R-FIG-2'], OURS),
	symbols('R-SYM-CRYSTAL', 'definition', ['R-CRYSTAL-1', 'R-SYM-COST']),
	symbols('R-SYM-COST', 'definition', ['R-FIG-3', 'R-CRYSTAL-2', 'R-SYM-CRYSTAL']),
	symbols('R-SYM-UPGRADE', 'definition', ['R-CRYSTAL-3', 'R-TRIBE-LEXANDER']),
	symbols('R-SYM-MOVE', 'definition', ['R-MOVE-1', 'R-MOVE-2']),
	symbols('R-SYM-WATER', 'definition', ['R-WATER-1', 'R-SYM-WATERPLUS']),
	symbols('R-SYM-WATERPLUS', 'definition', ['R-WATER-4', 'R-SYM-WATER']),
	symbols('R-SYM-POINTS', 'definition', ['R-POINT-1', 'R-BOOST-1']),
	symbols('R-SYM-STEP', 'definition', ['R-KNOW-1', 'R-SYM-STEPANY']),
	symbols('R-SYM-STEPANY', 'definition', ['R-KNOW-1', 'R-SYM-STEP']),
	symbols('R-SYM-CASS', 'definition', ['R-CASS-1', 'R-CASS-2']),
	symbols('R-SYM-MODULE', 'definition', ['R-MOD-6', 'R-MOD-7', 'R-WORK-5']),
	symbols('R-SYM-MODUP', 'definition', ['R-SYM-MODUP-IN', 'R-TRIBE-MOTO', 'R-MOD-6'], {
		...OURS,
		example: pair(
			gaining({ ready: ['Ya'] }, ['modup'], { ...GREEN, grey: { open: ['Ra'], stack: [] } }),
			['modup_Ya_Ga'],
			['modup_Ya_Ra']
		)
	}),
	symbols('R-SYM-MODUP-IN', 'permission', ['R-SYM-MODUP', 'R-MOD-1']),
	symbols('R-SYM-DEACT', 'definition', ['R-TRIBE-ION', 'R-RESET-1'], {
		example: pair(
			gaining({ ready: ['W'], slots: { A: 'W' } }, ['deact:1']),
			['deactivate_A'],
			['deactivate_B']
		)
	}),
	symbols('R-SYM-FREEACT', 'definition', ['R-ENERGY-3', 'R-ENERGY-5', 'R-ENERGY-1'], {
		...OURS,
		example: pair(
			gaining({ tribe: 'BRIMAS', tracks: [4, 0, 0] }, ['freeAct']),
			['effect_BRIMAS'],
			['effect_AYNIR']
		)
	}),
	symbols('R-SYM-RELIC', 'definition', ['R-STORE-3', 'R-SETUP-9'], {
		example: pair(gaining({}, ['relic'], { treasure: ['white'] }), ['relic_white'], ['relic_brown'])
	}),
	symbols('R-SYM-SLASH', 'definition', ['R-MOD-5', 'R-TRIBE-JHE'])
];
