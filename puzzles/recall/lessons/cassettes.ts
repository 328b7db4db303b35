// Cassettes, and what is free about free actions.
import type { Lesson } from '../../schema/lesson.ts';
import { ANCESTORS, CARDS, RED } from '../persons.ts';
import { two } from '../positions.ts';

const mine = (you: object, change: object = {}) =>
	two(
		{ ...CARDS, figures: { S1: 3 }, crystals: [1, 0, 0], ...you },
		{ ancestors: ANCESTORS, ...change },
		RED
	);

/** Red explored T9 and turned its camp to the learner's storage: the learner's steps of choice are open, in Red's turn. */
const OFF_TURN = two(
	{ ...CARDS, built: { 'T10.4': 's2' }, crystals: [3, 0, 0], cassettes: ['k1'] },
	{ ancestors: ANCESTORS, turn: 1, closed: ['T9'], gains: ['explore'], played: ['explore_T9', 'orient_5'] },
	{ ...RED, figures: { 'T10.0': 1 } }
);

export const cassettes: Lesson = {
	id: 'cassettes',
	steps: [
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
