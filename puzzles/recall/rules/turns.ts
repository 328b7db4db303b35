// Rules of rounds and turns, of inserting a module and of resetting all modules.
import type { Rule } from '../../schema/rules.ts';
import { chapter, OURS } from './rule.ts';

const GENERAL = 'Allgemeiner Spielablauf, S. 9';
const STANDARD = 'Standardrunden, S. 9';
const SPECIAL = 'Spezialrunden, S. 10';
const WORKSHOP = 'Werkstatt, S. 15';

const rounds = chapter('rounds', GENERAL);
const special = chapter('rounds', SPECIAL);
const modules = chapter('modules', '1 Modul einsetzen, S. 10');
const reset = chapter('reset', 'Alle Module zurücksetzen, S. 10');

export const turnRules: readonly Rule[] = [
	rounds('R-ROUND-1', 'definition', ['R-ROUND-3', 'R-SPEC-1', 'R-END-1']),
	rounds('R-ROUND-2', 'definition', ['R-ROUND-1', 'R-SETUP-I']),
	rounds('R-ROUND-3', 'definition', ['R-ROUND-1', 'R-END-1']),
	rounds('R-TURN-1', 'obligation', ['R-MOD-1', 'R-RESET-1', 'R-TURN-2'], { ...OURS, at: [STANDARD] }),
	rounds('R-TURN-2', 'permission', ['R-FREE-1', 'R-RESET-5', 'R-TURN-1'], { at: [STANDARD, SPECIAL] }),
	special('R-SPEC-1', 'obligation', ['R-SPEC-2', 'R-AIM-2', 'R-PATH-2']),
	special('R-SPEC-2', 'definition', ['R-SPEC-1', 'R-SETUP-3', 'R-TRIBE-GOLIAT'], OURS),
	special('R-SPEC-3', 'obligation', ['R-SPEC-4', 'R-SETUP-H', 'R-GOAL-1']),
	special('R-SPEC-4', 'definition', ['R-SPEC-3', 'R-SOLO-3'], OURS),

	modules('R-MOD-1', 'definition', ['R-MOD-2', 'R-TURN-1', 'R-BOX-1'], OURS),
	modules('R-MOD-2', 'permission', ['R-MOD-1', 'R-MOD-3']),
	modules('R-MOD-3', 'permission', ['R-MOD-2', 'R-MOVE-3'], OURS),
	modules('R-MOD-4', 'definition', ['R-MOD-1', 'R-SETUP-F', 'R-GOAL-MODULES7']),
	modules('R-MOD-5', 'obligation', ['R-SYM-SLASH', 'R-MOD-2'], { at: ['Symbol-Übersicht, S. 20'] }),
	modules('R-MOD-6', 'prohibition', ['R-WORK-5', 'R-SYM-MODULE', 'R-SETUP-8'], { at: [WORKSHOP] }),
	modules('R-MOD-7', 'definition', ['R-MOD-6', 'R-WORK-5'], { at: [WORKSHOP] }),

	reset('R-RESET-1', 'obligation', ['R-RESET-2', 'R-RESET-4', 'R-TURN-1']),
	reset('R-RESET-2', 'permission', ['R-RESET-1', 'R-RESET-3', 'R-RESET-7'], OURS),
	reset('R-RESET-3', 'prohibition', ['R-RESET-2', 'R-GEAR-DOUBLER']),
	reset('R-RESET-7', 'definition', ['R-RESET-2', 'R-WORK-4', 'R-MON-6']),
	reset('R-RESET-4', 'obligation', ['R-RESET-5', 'R-RESET-6', 'R-RESET-1']),
	reset('R-RESET-5', 'prohibition', ['R-RESET-4', 'R-FREE-1', 'R-ENERGY-1'], OURS),
	reset('R-RESET-6', 'definition', ['R-RESET-4', 'R-ENERGY-3'])
];
