// A bonus for 2 cards or for 3: now or later, and never twice with the same card.
import type { Lesson } from '../../schema/lesson.ts';
import { f1 } from './tables.ts';

const ONE_COIN = f1({ area: ['CO5'] });
const PAIR = ['take.t1', 'trigger.CO1.CO5'];
const TWO_COINS = f1({ area: ['CO1', 'CO5'] });
const TRIPLE = ['take.m12', 'trigger.CO1.CO2.CO5'];
/** The pair is turned over, a third coin has come. */
const LATER = f1({ silver: 3, sets: [['CO1', 'CO5']], area: ['CO2'] });

export const coins: Lesson = {
	id: 'coins',
	steps: [
		{
			id: 'pair',
			kind: 'do',
			rules: ['T-BONUS-1', 'T-BONUS-3', 'T-COIN-2'],
			guided: true,
			position: ONE_COIN,
			shows: ['area'],
			goal: ['set', 'CO', 2],
			line: PAIR
		},
		{
			id: 'gain',
			kind: 'count',
			rules: ['T-COIN-1', 'T-COIN-2', 'T-BONUS-3'],
			position: { ...ONE_COIN, played: PAIR },
			shows: ['area'],
			asks: [
				{ id: 'silver', amount: ['silver', 0], answer: 3, choices: [2, 3, 4] },
				{ id: 'face-up', amount: ['face-up', 'CO'], answer: 0, choices: [0, 1, 2] },
				{ id: 'points', amount: ['points', 'CO'], answer: 4, choices: [0, 2, 4] }
			]
		},
		{
			id: 'wait',
			kind: 'do',
			rules: ['T-BONUS-2', 'T-COIN-2'],
			position: TWO_COINS,
			shows: ['area'],
			goal: ['set', 'CO', 3],
			line: TRIPLE
		},
		{
			id: 'more',
			kind: 'count',
			rules: ['T-COIN-2', 'T-BONUS-2'],
			position: { ...TWO_COINS, played: TRIPLE },
			shows: ['area'],
			asks: [
				{ id: 'silver', amount: ['silver', 0], answer: 3, choices: [2, 3, 4] },
				{ id: 'points', amount: ['points', 'CO'], answer: 6, choices: [3, 4, 6] }
			]
		},
		{
			id: 'reuse',
			kind: 'forbidden',
			rules: ['T-BONUS-4'],
			position: LATER,
			shows: ['area'],
			attempt: ['trigger.CO2.CO5'],
			rule: 'T-BONUS-4'
		},
		{
			id: 'third',
			kind: 'count',
			rules: ['T-BONUS-4', 'T-COIN-1', 'T-COIN-2'],
			position: LATER,
			shows: ['area'],
			asks: [
				{ id: 'usable', amount: ['face-up', 'CO'], answer: 1, choices: [1, 2, 3] },
				{ id: 'points', amount: ['points', 'CO'], answer: 6, choices: [2, 4, 6] }
			]
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['T-BONUS-1', 'T-BONUS-2', 'T-BONUS-4'],
			position: f1({ area: ['CO5', 'CO6', 'CO8', 'CO9', 'WE5', 'ST6', 'ST8'] }),
			shows: ['area'],
			cases: [
				{ id: 'two', actions: ['trigger.CO5.CO6'], rule: null },
				{ id: 'one', actions: ['trigger.CO5'], rule: 'T-BONUS-2' },
				{ id: 'three', actions: ['trigger.CO5.CO6.CO8'], rule: null },
				{ id: 'four', actions: ['trigger.CO5.CO6.CO8.CO9'], rule: 'T-BONUS-2' },
				{ id: 'mixed', actions: ['trigger.CO5.WE5'], rule: 'T-BONUS-1' },
				{ id: 'statues', actions: ['trigger.ST6.ST8'], rule: 'T-BONUS-1' },
				{ id: 'added', actions: ['trigger.CO5.CO6', 'trigger.CO5.CO8'], rule: 'T-BONUS-4' }
			]
		},
		{
			id: 'alone',
			kind: 'do',
			rules: ['T-BONUS-1', 'T-BONUS-2', 'T-BONUS-3', 'T-COIN-2'],
			position: f1({ silver: 0, area: ['CO5', 'CO6'] }),
			shows: ['area'],
			goal: ['owns', 'ST3'],
			line: ['trigger.CO5.CO6', 'take.m21'],
			mistakes: [{ id: 'no-silver', actions: ['take.m21'], rule: 'T-TAKE-2' }]
		}
	]
};
