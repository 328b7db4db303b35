// Rules of the equipment and of the fourteen tribes.
import type { Rule } from '../../schema/rules.ts';
import { chapter, OURS } from './rule.ts';

const gear = chapter('gear', 'Besondere Ausrüstungen, S. 17');
const first = chapter('tribes', 'Stämme, S. 18');
const second = chapter('tribes', 'Stämme, S. 19');

export const powerRules: readonly Rule[] = [
	gear('R-GEAR-1', 'definition', ['R-ENERGY-1', 'R-KNOW-4']),
	gear('R-GEAR-ALEMBIC', 'permission', ['R-GEAR-1', 'R-FIG-3', 'R-CRYSTAL-1']),
	gear('R-GEAR-RADAR', 'permission', ['R-GEAR-RADAR-PAY', 'R-DIG-2', 'R-ENERGY-5']),
	gear('R-GEAR-RADAR-PAY', 'prohibition', ['R-GEAR-RADAR', 'R-KNOW-5', 'R-DIG-5']),
	gear('R-GEAR-BOOSTER', 'permission', ['R-RELIC-7', 'R-ENERGY-5']),
	gear('R-GEAR-DECODER', 'permission', ['R-STORE-4', 'R-SYM-STEPANY', 'R-ENERGY-5']),
	gear('R-GEAR-EXO', 'permission', ['R-GEAR-EXO-OTHERS', 'R-RELIC-5', 'R-BUILD-2'], OURS),
	gear('R-GEAR-EXO-OTHERS', 'definition', ['R-GEAR-EXO', 'R-BUILD-4']),
	gear('R-GEAR-INTERPRETER', 'permission', ['R-CAMP-1', 'R-CAMP-4', 'R-ENERGY-5']),
	gear('R-GEAR-OMNITOOL', 'definition', ['R-ENERGY-3', 'R-GEAR-1']),
	gear('R-GEAR-PORTAL', 'permission', ['R-FIG-1', 'R-FIG-2']),
	gear('R-GEAR-DOUBLER', 'permission', ['R-RESET-2', 'R-RESET-3', 'R-ENERGY-5']),

	first('R-TRIBE-1', 'definition', ['R-ENERGY-1', 'R-KNOW-7']),
	first('R-TRIBE-AYNIR', 'permission', ['R-TRIBE-AYNIR-P', 'R-BOOST-1', 'R-FIG-1'], OURS),
	first('R-TRIBE-AYNIR-P', 'permission', ['R-EXCH-3', 'R-TRIBE-AYNIR']),
	first('R-TRIBE-BRIMAS', 'permission', ['R-DEV-1', 'R-ENERGY-3']),
	first('R-TRIBE-COLTERON', 'permission', ['R-TRIBE-COLTERON-P', 'R-MOVE-1'], OURS),
	first('R-TRIBE-COLTERON-P', 'permission', ['R-TRIBE-COLTERON', 'R-MOVE-4']),
	first('R-TRIBE-DORIAN', 'permission', ['R-TRIBE-DORIAN-P1', 'R-TRIBE-DORIAN-P2', 'R-TRIBE-DORIAN-S'], OURS),
	first('R-TRIBE-DORIAN-P1', 'permission', ['R-TRIBE-DORIAN', 'R-MOVE-1', 'R-TRIBE-DORIAN-P2']),
	first('R-TRIBE-DORIAN-P2', 'permission', ['R-TRIBE-DORIAN', 'R-RELIC-4', 'R-BUILD-2']),
	first('R-TRIBE-DORIAN-S', 'scoring', ['R-TRIBE-DORIAN', 'R-END-2', 'R-FIG-2']),
	first('R-TRIBE-DORIAN-O', 'definition', ['R-TRIBE-DORIAN', 'R-TRIBE-DORIAN-S', 'R-KNOW-8']),
	first('R-TRIBE-ENTERIN', 'permission', ['R-TRIBE-ENTERIN-R', 'R-TRIBE-ENTERIN-P', 'R-FIG-2']),
	first('R-TRIBE-ENTERIN-R', 'definition', ['R-TRIBE-ENTERIN', 'R-TRIBE-ENTERIN-P']),
	first('R-TRIBE-ENTERIN-P', 'definition', ['R-TRIBE-ENTERIN', 'R-MOVE-4', 'R-WATER-2'], OURS),
	first('R-TRIBE-FINDER', 'permission', ['R-TRIBE-FINDER-P', 'R-TRIBE-FINDER-OUT']),
	first('R-TRIBE-FINDER-OUT', 'prohibition', ['R-TRIBE-FINDER', 'R-RES-2', 'R-FIG-3']),
	first('R-TRIBE-FINDER-P', 'obligation', ['R-TRIBE-FINDER', 'R-TRIBE-FINDER-OUT', 'R-BUILD-2'], OURS),
	first('R-TRIBE-GOLIAT', 'permission', ['R-KNOW-9', 'R-SPEC-2', 'R-ENERGY-5']),
	second('R-TRIBE-HAYLA-1', 'permission', ['R-TRIBE-HAYLA-2', 'R-MOVE-1', 'R-RELIC-1'], OURS),
	second('R-TRIBE-HAYLA-2', 'permission', ['R-TRIBE-HAYLA-1', 'R-MOVE-4', 'R-RELIC-1'], OURS),
	second('R-TRIBE-ION', 'permission', ['R-SYM-DEACT', 'R-RESET-2', 'R-MOD-1']),
	second('R-TRIBE-JHE', 'permission', ['R-MOD-1', 'R-MOD-5', 'R-ENERGY-5'], OURS),
	second('R-TRIBE-K01', 'permission', ['R-TRIBE-K01-S6', 'R-STORE-4', 'R-ENERGY-5']),
	second('R-TRIBE-K01-S6', 'definition', ['R-TRIBE-K01', 'R-STORE-3', 'R-RELIC-7']),
	second('R-TRIBE-LEXANDER', 'permission', ['R-CRYSTAL-3', 'R-TRIBE-LEXANDER-P']),
	second('R-TRIBE-LEXANDER-P', 'definition', ['R-TRIBE-LEXANDER', 'R-MON-2', 'R-EXCH-1'], OURS),
	second('R-TRIBE-MOTO', 'permission', ['R-SYM-MODUP', 'R-SYM-MODUP-IN']),
	second('R-TRIBE-NORDWIND', 'permission', ['R-TRIBE-NORDWIND-P', 'R-MOVE-1']),
	second('R-TRIBE-NORDWIND-P', 'permission', ['R-TRIBE-NORDWIND-P2', 'R-CAMP-5', 'R-FIG-3'], OURS),
	second('R-TRIBE-NORDWIND-P2', 'prohibition', ['R-TRIBE-NORDWIND-P', 'R-CAMP-1'])
];
