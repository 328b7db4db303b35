// Every worked case of the rules of Terra Pyramides by its name, and small positions for whatever they leave open.
import { BUILDING_CASES } from './cases/building.ts';
import { ENDING_CASES } from './cases/ending.ts';
import { GOLD_CASES } from './cases/gold.ts';
import { PLACING_CASES } from './cases/placing.ts';
import { ROW_CASES } from './cases/rows.ts';
import { SETUP_CASES } from './cases/setup.ts';
import { VARIANT_CASES } from './cases/variants.ts';
import { WORKER_CASES } from './cases/workers.ts';
import type { Case } from './fixtures.ts';

export const CASES: readonly Case[] = [
	...SETUP_CASES,
	...PLACING_CASES,
	...ROW_CASES,
	...WORKER_CASES,
	...BUILDING_CASES,
	...GOLD_CASES,
	...ENDING_CASES,
	...VARIANT_CASES
];
