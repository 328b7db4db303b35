// Energy stones and cassettes: the free actions beside the exchange of crystals.
import type { Lesson } from '../../schema/lesson.ts';
import { RED } from '../persons.ts';
import { developing, two } from '../positions.ts';

/** BRIMAS, the Tally, the Lantern and the Boots; LEXANDER of the black track is unlocked, AYNIR of the white one not yet. */
const CARDS = { tribe: 'BRIMAS', gear: ['e8', 'e1', 'e3'], tracks: [4, 0, 5] };
const ANCESTORS = {
	ancestors: {
		white: { gear: ['RADAR', 'EXO', 'PORTAL'] },
		grey: { tribe: 'ION' },
		black: { gear: ['DOUBLER', 'INTERPRETER', 'ALEMBIC'] }
	}
};
const WITH_SPADE = { ...RED, gear: ['e5'] };
const mine = (you: object, change: object = {}) =>
	two({ ...CARDS, figures: { S1: 3 }, crystals: [1, 0, 0], ...you }, { ...ANCESTORS, ...change }, WITH_SPADE);
/** BRIMAS was activated so often. */
const brimas = (times: number, stones: readonly string[], depot: readonly string[]) =>
	mine({ depot, energised: { BRIMAS: { stones, times } } });

/** Red explored T9 and turned its camp to the learner's storage: the learner's step of choice is open, in Red's turn. */
const OFF_TURN = two(
	{ ...CARDS, built: { 'T10.4': 's2' }, crystals: [3, 0, 0], cassettes: ['k1'] },
	{ ...ANCESTORS, turn: 1, closed: ['T9'], gains: ['explore'], played: ['explore_T9', 'orient_5'] },
	{ ...RED, figures: { 'T10.0': 1 } }
);

export const energy: Lesson = {
	id: 'energy',
	steps: [
		{
			id: 'lantern',
			kind: 'do',
			rules: ['R-ENERGY-1', 'R-GEAR-1', 'R-FREE-1'],
			guided: true,
			position: mine({ depot: ['own', 'grey'] }),
			shows: ['cards', 'console'],
			goal: ['all', 'lying e1 1', 'crystals white 2'],
			line: ['energise_e1']
		},
		{
			id: 'whose',
			kind: 'judge',
			rules: ['R-ENERGY-1', 'R-ENERGY-2', 'R-TRIBE-1', 'R-GEAR-1'],
			position: mine({ depot: ['own', 'black'] }),
			shows: ['cards', 'console', 'knowledge'],
			cases: [
				{ id: 'tribe', actions: ['energise_BRIMAS_black'], rule: null },
				{ id: 'unlocked', actions: ['energise_LEXANDER_own'], rule: null },
				{ id: 'locked', actions: ['energise_AYNIR'], rule: 'R-ENERGY-1' },
				{ id: 'not-yours', actions: ['energise_e5'], rule: 'R-ENERGY-1' },
				{
					id: 'used',
					position: mine({ depot: ['own', 'black'], energised: { e1: { stones: ['white'], times: 1 } } }),
					actions: ['energise_BRIMAS_white'],
					rule: 'R-ENERGY-2'
				}
			]
		},
		{
			id: 'costs',
			kind: 'count',
			rules: ['R-ENERGY-3', 'R-ENERGY-4'],
			position: mine({
				depot: ['own', 'black', 'black', 'white', 'grey'],
				energised: { e1: { stones: ['grey', 'grey'], times: 2 } }
			}),
			shows: ['cards', 'console'],
			asks: [
				{ id: 'first', amount: ['cost', 'e8'], answer: 1, choices: [1, 2, 3] },
				{ id: 'second', amount: ['after', 'energise_e8', 'cost', 'e8'], answer: 2, choices: [1, 2, 3] },
				{
					id: 'depot',
					amount: ['after', 'energise_e8 energise_e8', 'depot'],
					answer: 2,
					choices: [2, 3, 4]
				},
				{ id: 'fixed', amount: ['cost', 'e1'], answer: 1, choices: [1, 2, 3] }
			]
		},
		{
			id: 'third',
			kind: 'forbidden',
			rules: ['R-ENERGY-3'],
			position: brimas(2, ['white', 'grey', 'grey'], ['own', 'black']),
			shows: ['cards', 'console'],
			attempt: ['energise_BRIMAS'],
			rule: 'R-ENERGY-3'
		},
		{
			id: 'permanent',
			kind: 'count',
			rules: ['R-TRIBE-1'],
			position: developing(
				{ ...CARDS, figures: { 'T8.6': 1 }, crystals: [0, 0, 1], depot: ['own'] },
				{ ...ANCESTORS, sites: { 'T8.6': ['grey'] } },
				RED
			),
			shows: ['map', 'cards', 'console', 'score'],
			asks: [
				{
					id: 'white',
					amount: ['gain', 'dig_T8.6_grey', 'crystals', 'white'],
					answer: 1,
					choices: [0, 1, 2]
				},
				{
					id: 'lying',
					amount: ['after', 'dig_T8.6_grey', 'lying', 'LEXANDER'],
					answer: 0,
					choices: [0, 1, 2]
				}
			]
		},
		{
			id: 'cassette',
			kind: 'do',
			rules: ['R-CASS-2', 'R-FREE-1'],
			position: mine({ cassettes: ['k2', 'k4'] }, { cassettes: { supply: ['k1', 'k5'], discard: ['k7'] } }),
			shows: ['cards', 'console'],
			goal: ['all', 'crystals pink 1', 'cassettes 1'],
			line: ['cassette_k2']
		},
		{
			id: 'free',
			kind: 'judge',
			rules: ['R-FREE-1'],
			position: OFF_TURN,
			shows: ['map', 'console', 'cards'],
			cases: [
				{
					id: 'first',
					position: mine({ crystals: [0, 1, 0] }),
					actions: ['exchange_pink_white'],
					rule: null
				},
				{
					id: 'between',
					position: mine({ cassettes: ['k1'] }, { played: ['insert_W_A', 'use_1_0'] }),
					actions: ['cassette_k1'],
					rule: null
				},
				{ id: 'their-turn', actions: ['cassette_k1'], rule: 'R-FREE-1' },
				{ id: 'exchange', actions: ['exchange_white_pink'], rule: 'R-FREE-1' }
			]
		},
		{
			id: 'shuffle',
			kind: 'count',
			rules: ['R-CASS-3', 'R-SYM-CASS'],
			position: mine(
				{ gear: ['e9', 'e1', 'e3'], depot: ['own'], cassettes: ['k2'] },
				{ cassettes: { supply: [], discard: ['k1', 'k3', 'k8'] } }
			),
			shows: ['cards'],
			asks: [
				{ id: 'hand', amount: ['after', 'energise_e9', 'cassettes'], answer: 2, choices: [1, 2, 4] },
				{ id: 'supply', amount: ['after', 'energise_e9', 'cassettes-supply'], answer: 2, choices: [0, 2, 3] },
				{
					id: 'discard',
					amount: ['after', 'energise_e9', 'cassettes-discarded'],
					answer: 0,
					choices: [0, 1, 3]
				}
			]
		},
		{
			id: 'secret',
			kind: 'pick',
			rules: ['R-CASS-1', 'R-CASS-2'],
			from: ['you', 'all', 'nobody'],
			answer: ['you'],
			one: true
		},
		{
			id: 'free-activation',
			kind: 'do',
			rules: ['R-SYM-FREEACT', 'R-CASS-2'],
			position: mine({ depot: [], cassettes: ['k8', 'k4'] }),
			shows: ['cards', 'console'],
			goal: ['crystals', 'pink', 1],
			line: ['cassette_k8', 'effect_LEXANDER', 'upgrade_white']
		}
	]
};
