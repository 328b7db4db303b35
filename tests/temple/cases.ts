// Every worked case of Temple of Artefacts, with the rules it proves.
import { EFFECT_CASES } from './cases/effects.ts';
import { ROUND_CASES } from './cases/rounds.ts';
import { SCORE_CASES } from './cases/score.ts';
import { SET_CASES } from './cases/sets.ts';
import { SETUP_CASES } from './cases/setup.ts';
import { TURN_CASES } from './cases/turn.ts';
import type { Case } from './table.ts';

export const CASES: readonly Case[] = [
	...SETUP_CASES,
	...TURN_CASES,
	...SET_CASES,
	...EFFECT_CASES,
	...ROUND_CASES,
	...SCORE_CASES
];
