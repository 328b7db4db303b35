// Rules of the free actions and of the six action boxes.
import type { Rule } from '../../schema/rules.ts';
import { gaining, two } from '../positions.ts';
import { chapter, OURS, pair } from './rule.ts';

const FREE = 'Freie Aktionen, S. 11';

const free = chapter('free', FREE);
const boxes = chapter('boxes', 'Aktionsboxen, S. 12');

export const actionRules: readonly Rule[] = [
	free('R-FREE-1', 'permission', ['R-TURN-2', 'R-CASS-2', 'R-EXCH-1', 'R-ENERGY-1'], OURS),
	free('R-CASS-1', 'permission', ['R-CASS-2', 'R-SYM-CASS'], { at: ['Symbol-Übersicht, S. 20'] }),
	free('R-CASS-2', 'permission', ['R-CASS-1', 'R-CASS-3', 'R-FREE-1'], {
		example: pair(
			two({ cassettes: ['k1', 'k2'] }),
			['cassette_k1', 'cassette_k2'],
			['cassette_k1', 'cassette_k1']
		)
	}),
	free('R-CASS-3', 'obligation', ['R-CASS-2', 'R-SETUP-6'], OURS),
	free('R-EXCH-1', 'permission', ['R-EXCH-2', 'R-EXCH-3', 'R-CRYSTAL-4']),
	free('R-EXCH-2', 'definition', ['R-EXCH-3', 'R-RES-1'], {
		at: [FREE, 'Ressourcen-Wertung, S. 17'],
		example: pair(two({ crystals: [0, 0, 1] }), ['exchange_purple_white'], ['exchange_purple_pink'])
	}),
	free('R-EXCH-3', 'definition', ['R-EXCH-2', 'R-TRIBE-AYNIR-P', 'R-CRYSTAL-3'], {
		example: pair(two({ crystals: [3, 2, 0] }), ['exchange_white_pink'], ['exchange_pink_purple'])
	}),
	free('R-ENERGY-1', 'permission', ['R-ENERGY-2', 'R-KNOW-6', 'R-TRIBE-1', 'R-GEAR-1'], {
		example: pair(
			two({ tribe: 'BRIMAS', depot: ['own'], tracks: [4, 0, 0] }),
			['energise_BRIMAS'],
			['energise_AYNIR']
		)
	}),
	free('R-ENERGY-2', 'definition', ['R-ENERGY-1', 'R-DIG-5', 'R-KNOW-5'], {
		example: pair(
			two({ tribe: 'BRIMAS', depot: ['white'] }),
			['energise_BRIMAS_white'],
			['energise_BRIMAS_grey']
		)
	}),
	free('R-ENERGY-3', 'definition', ['R-ENERGY-4', 'R-RESET-6', 'R-SYM-FREEACT'], {
		...OURS,
		example: pair(
			two({ tribe: 'BRIMAS', depot: ['own', 'own'] }),
			['energise_BRIMAS'],
			['energise_BRIMAS', 'decline', 'energise_BRIMAS']
		)
	}),
	free('R-ENERGY-4', 'definition', ['R-ENERGY-3', 'R-GEAR-1']),
	free('R-ENERGY-5', 'definition', ['R-TRIBE-GOLIAT', 'R-GEAR-DOUBLER', 'R-ENERGY-3'], {
		...OURS,
		example: pair(
			gaining({ tribe: 'GOLIAT', depot: ['own', 'own', 'own'], tracks: [7, 0, 0] }, ['step:white:1']),
			['trigger_yes'],
			['trigger_yes', 'energise_GOLIAT']
		)
	}),

	boxes('R-BOX-1', 'definition', ['R-MOD-1', 'R-BOOST-2']),
	boxes('R-BOX-A', 'definition', ['R-BOX-A-PAY', 'R-BOX-A-REMOVE', 'R-FIG-1']),
	boxes('R-BOX-A-PAY', 'permission', ['R-BOX-A', 'R-CRYSTAL-2'], {
		example: pair(
			two({ figures: { S1: 1 }, crystals: [1, 0, 0] }, { played: ['insert_W_A'] }),
			['use_1_1'],
			['use_1_3']
		)
	}),
	boxes('R-BOX-A-REMOVE', 'permission', ['R-BOX-A', 'R-FIG-3']),
	boxes('R-BOX-B', 'definition', ['R-BOX-B-PAY', 'R-MOVE-1', 'R-DEV-1']),
	boxes('R-BOX-B-PAY', 'permission', ['R-BOX-B', 'R-MOVE-2', 'R-TRIBE-LEXANDER-P'], {
		example: pair(
			two({ figures: { 'T8.0': 1 }, crystals: [1, 0, 0] }, { played: ['insert_W_B'] }),
			['use_1_0_white'],
			['use_1_0_pink']
		)
	}),
	boxes('R-BOX-C', 'definition', ['R-WATER-1', 'R-WATER-4', 'R-DEV-1']),
	boxes('R-BOX-D', 'definition', ['R-MOVE-1', 'R-DEV-1', 'R-BOX-F']),
	boxes('R-BOX-E', 'definition', ['R-EXPL-1', 'R-MOVE-1', 'R-DEV-1']),
	boxes('R-BOX-F', 'permission', ['R-BOX-1', 'R-BOX-D', 'R-BOOST-2'], {
		...OURS,
		example: pair(
			two({ ready: ['W'], slots: { D: 'W' }, crystals: [1, 0, 0] }, { played: ['insert_W_F'] }),
			['use_1_0_D'],
			['use_1_0_B']
		)
	})
];
