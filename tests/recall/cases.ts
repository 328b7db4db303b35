// Every worked case of the rules by its name, and small ones for the rules that have none.
import { BASICS } from './cases/basics.ts';
import { DEVELOP } from './cases/develop.ts';
import { GEAR } from './cases/gear.ts';
import { MAP } from './cases/map.ts';
import { SCORING } from './cases/scoring.ts';
import { SETUP } from './cases/setup.ts';
import { TRIBES } from './cases/tribes.ts';
import { TURNS } from './cases/turns.ts';
import type { Case } from './table.ts';

export const CASES: readonly Case[] = [
	...SETUP,
	...BASICS,
	...TURNS,
	...MAP,
	...DEVELOP,
	...GEAR,
	...TRIBES,
	...SCORING
];
