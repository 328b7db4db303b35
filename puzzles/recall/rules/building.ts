// Rules of the develop action: digging, building, camps, storages, workshops and monuments.
import type { Rule } from '../../schema/rules.ts';
import { chapter, OURS } from './rule.ts';

const developing = chapter('digging', 'Ausbau, S. 14');
const digging = chapter('digging', 'Ausgrabung, S. 14');
const building = chapter('building', 'Bau eines Bauwerks, S. 14');
const storages = chapter('storages', 'Speicher, S. 15');
const workshops = chapter('workshops', 'Werkstatt, S. 15');
const monuments = chapter('monuments', 'Denkmal, S. 15');

export const buildingRules: readonly Rule[] = [
	developing('R-DEV-1', 'definition', ['R-DIG-1', 'R-BUILD-2', 'R-CRYSTAL-3', 'R-SYM-DEV']),
	digging('R-DIG-1', 'obligation', ['R-DIG-2', 'R-DEV-1', 'R-GEAR-RADAR']),
	digging('R-DIG-2', 'definition', ['R-DIG-3', 'R-DIG-4', 'R-DIG-5']),
	digging('R-DIG-3', 'definition', ['R-DIG-2', 'R-DIG-4', 'R-DIG-5']),
	digging('R-DIG-4', 'definition', ['R-DIG-2', 'R-DIG-3', 'R-TRIBE-LEXANDER-P']),
	digging('R-DIG-5', 'definition', ['R-ENERGY-2', 'R-PATH-ARCH-S', 'R-GEAR-RADAR-PAY']),
	digging('R-DIG-6', 'permission', ['R-DIG-1', 'R-DEV-1']),

	building('R-BUILD-1', 'prohibition', ['R-BUILD-3', 'R-BUILD-2']),
	building('R-BUILD-2', 'obligation', ['R-BUILD-3', 'R-DEV-1', 'R-GEAR-EXO']),
	building('R-BUILD-3', 'obligation', ['R-BUILD-2', 'R-BUILD-4', 'R-BUILD-1']),
	building('R-BUILD-4', 'obligation', ['R-BUILD-3', 'R-GEAR-EXO-OTHERS'], OURS),
	building('R-CAMP-1', 'definition', ['R-CAMP-2', 'R-CAMP-3', 'R-GEAR-INTERPRETER'], OURS),
	building('R-CAMP-2', 'definition', ['R-CAMP-1', 'R-CAMP-3']),
	building('R-CAMP-3', 'definition', ['R-CAMP-1', 'R-CAMP-2']),
	building('R-CAMP-4', 'definition', ['R-CAMP-1', 'R-EXPL-5'], OURS),
	building('R-CAMP-5', 'prohibition', ['R-CAMP-1', 'R-MOVE-4', 'R-TRIBE-NORDWIND-P']),

	storages('R-STORE-1', 'prohibition', ['R-STORE-2', 'R-BUILD-2', 'R-FIELD-2']),
	storages('R-STORE-2', 'permission', ['R-STORE-4', 'R-WORK-2', 'R-MON-6']),
	storages('R-STORE-4', 'definition', ['R-STORE-3', 'R-TRIBE-K01', 'R-STORE-2']),
	storages('R-STORE-3', 'definition', ['R-STORE-4', 'R-SYM-RELIC', 'R-TRIBE-K01-S6'], OURS),

	workshops('R-WORK-1', 'permission', ['R-WORK-2', 'R-WORK-5', 'R-FIELD-2']),
	workshops('R-WORK-2', 'obligation', ['R-WORK-1', 'R-STORE-2']),
	workshops('R-WORK-3', 'obligation', ['R-CRYSTAL-2', 'R-WORK-4']),
	workshops('R-WORK-4', 'definition', ['R-WORK-5', 'R-RESET-7'], OURS),
	workshops('R-WORK-5', 'definition', ['R-MOD-6', 'R-MOD-7', 'R-SYM-MODULE']),

	monuments('R-MON-1', 'permission', ['R-MON-3', 'R-MON-4', 'R-EXPL-6']),
	monuments('R-MON-6', 'obligation', ['R-MON-2', 'R-WORK-2']),
	monuments('R-MON-2', 'obligation', ['R-MON-6', 'R-TRIBE-LEXANDER-P']),
	monuments('R-MON-3', 'definition', ['R-MON-4', 'R-PATH-MIGHT-S', 'R-FIELD-3']),
	monuments('R-MON-4', 'obligation', ['R-MON-5', 'R-MON-3', 'R-SETUP-5']),
	monuments('R-MON-5', 'definition', ['R-MON-4', 'R-PATH-MIGHT-S', 'R-PATH-MIGHT-B'])
];
