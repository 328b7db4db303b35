// One mutant for every rule of Recall that the engine carries out, and the few that it cannot, with the reason.
import type { Mutant } from '../proof/mutant.ts';
import { BASICS } from './mutants/basics.ts';
import { BOARD } from './mutants/board.ts';
import { POWERS } from './mutants/powers.ts';
import { SCORING } from './mutants/scoring.ts';
import { SETUP } from './mutants/setup.ts';

export const MUTANTS: readonly Mutant[] = [...SETUP, ...BASICS, ...BOARD, ...POWERS, ...SCORING];

/** Rules about the table, not about the game's state. */
export const NOT_EXECUTABLE: Readonly<Record<string, string>> = {
	'R-COMP-2': 'helper markers are a memory aid; the state knows what was used',
	'R-COMP-3': 'gluing the consoles of a paper copy',
	'R-SETUP-1': 'where the board lies on the table',
	'R-APP-1': 'the companion app is not emulated; the seeded draw takes its place',
	'R-SOLO-7': 'an aim with the companion app'
};
