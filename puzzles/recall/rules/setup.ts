// Rules of the aim, the components and both set-ups, the table's and each person's.
import type { Rule } from '../../schema/rules.ts';
import { chapter, OURS, TABLE } from './rule.ts';

const AIM = 'Ziel des Spiels, S. 9';
const PARTS = 'Allgemeines Spielmaterial, S. 2';
const TABLE_SETUP = 'Allgemeine Spielvorbereitung, S. 4';
const OWN_SETUP = 'Persönliche Spielvorbereitung, S. 6';
const TRIBES = 'Vorbereitung der Stämme, S. 7';
const HELPERS = '1 Modul einsetzen, S. 10';

const aim = chapter('aim', AIM);
const setup = chapter('setup', TABLE_SETUP);
const personal = chapter('personal', OWN_SETUP);

export const setupRules: readonly Rule[] = [
	aim('R-AIM-1', 'end', ['R-END-1', 'R-END-4', 'R-POINT-1']),
	aim('R-AIM-2', 'obligation', ['R-SPEC-1', 'R-PATH-2']),
	aim('R-COMP-1', 'definition', ['R-CRYSTAL-5', 'R-FIG-5', 'R-COMP-2'], { at: [PARTS, HELPERS] }),
	aim('R-COMP-2', 'permission', ['R-COMP-1', 'R-MOD-2', 'R-RESET-3'], { ...TABLE, at: [HELPERS] }),
	aim('R-COMP-3', 'setup', ['R-SETUP-A', 'R-SETUP-E'], { ...TABLE, at: [TABLE_SETUP] }),

	setup('R-SETUP-1', 'setup', ['R-SETUP-2', 'R-SETUP-11'], TABLE),
	setup('R-SETUP-2', 'setup', ['R-SETUP-3', 'R-KNOW-9']),
	setup('R-SETUP-3', 'setup', ['R-SETUP-2', 'R-SETUP-4', 'R-SPEC-2']),
	setup('R-SETUP-4', 'setup', ['R-SETUP-4F', 'R-SETUP-3', 'R-SPEC-1']),
	setup('R-SETUP-4F', 'setup', ['R-SETUP-4', 'R-PATH-3']),
	setup('R-SETUP-5', 'setup', ['R-MON-4', 'R-MON-5']),
	setup('R-SETUP-6', 'setup', ['R-CASS-1', 'R-CASS-3']),
	setup('R-SETUP-7', 'setup', ['R-BOOST-1', 'R-BOOST-2', 'R-VAR-3']),
	setup('R-SETUP-8', 'setup', ['R-MOD-6', 'R-WORK-5', 'R-MOD-4']),
	setup('R-SETUP-9', 'setup', ['R-SETUP-10', 'R-STORE-3', 'R-SYM-RELIC']),
	setup('R-SETUP-10', 'setup', ['R-SETUP-9', 'R-SETUP-12', 'R-EXPL-5']),
	setup('R-SETUP-11', 'setup', ['R-SETUP-11S', 'R-SETUP-12', 'R-SETUP-J']),
	setup('R-SETUP-11S', 'setup', ['R-SETUP-11', 'R-SETUP-12', 'R-EXPL-1'], OURS),
	setup('R-SETUP-12', 'setup', ['R-SETUP-10', 'R-SETUP-11', 'R-EXPL-5'], OURS),
	setup('R-SETUP-13', 'setup', ['R-TRIBE-DORIAN', 'R-TRIBE-ENTERIN', 'R-TRIBE-FINDER'], TABLE),

	personal('R-SETUP-A', 'setup', ['R-SETUP-F', 'R-COMP-3'], TABLE),
	personal('R-SETUP-B', 'setup', ['R-KNOW-5', 'R-ENERGY-2', 'R-SETUP-C']),
	personal('R-SETUP-C', 'setup', ['R-POINT-1', 'R-KNOW-1', 'R-SPEC-1']),
	personal('R-SETUP-D', 'setup', ['R-KNOW-6', 'R-ENERGY-1']),
	personal('R-SETUP-E', 'setup', ['R-STORE-2', 'R-WORK-2', 'R-MON-6']),
	personal('R-SETUP-F', 'setup', ['R-FIG-4', 'R-MOD-4', 'R-COMP-1']),
	personal('R-SETUP-G', 'setup', ['R-CRYSTAL-1', 'R-SETUP-F']),
	personal('R-SETUP-H', 'setup', ['R-SPEC-3', 'R-GOAL-1', 'R-SOLO-1']),
	personal('R-SETUP-I', 'setup', ['R-ROUND-2', 'R-ROUND-3', 'R-SETUP-J'], TABLE),
	personal('R-SETUP-J', 'setup', ['R-SETUP-I', 'R-FIG-1', 'R-SOLO-2']),
	personal('R-SETUP-K', 'setup', ['R-SETUP-KF', 'R-SETUP-L', 'R-VAR-1'], { at: [TRIBES] }),
	personal('R-SETUP-KF', 'setup', ['R-SETUP-K', 'R-SETUP-4F'], { at: [TRIBES] }),
	personal('R-SETUP-L', 'setup', ['R-SETUP-M', 'R-KNOW-3', 'R-KNOW-6'], { at: [TRIBES] }),
	personal('R-SETUP-M', 'setup', ['R-SETUP-L', 'R-KNOW-3', 'R-KNOW-4'], { at: [TRIBES] }),
	personal('R-APP-1', 'permission', ['R-SETUP-L', 'R-SETUP-M', 'R-SOLO-7'], { ...TABLE, at: [TRIBES] })
];
