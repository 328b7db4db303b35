// Curse & Blessing is carried out at once; a treasure gives something now or VP at the end.
import type { Lesson } from '../../schema/lesson.ts';
import { CURSED } from './tables.ts';

const FATE = {
	decks: CURSED,
	temple: { t1: '[CB6]', t2: '[CB5]', t3: 'TR1', m11: 'CO2', m12: 'ST3', m13: 'WE2', m14: 'MA2' },
	players: [{ silver: 2, area: ['CO5', 'ST6'] }, { silver: 2 }]
};
/** The curse that takes a card. */
const TRIBUTE = {
	decks: CURSED,
	temple: { g11: '[CB9]', g12: 'TR4', g13: 'TR5' },
	players: [{ silver: 1, area: ['CO5', 'ST6'], sets: [['WE5', 'WE6']] }, { silver: 2 }]
};

export const fateAndFortune: Lesson = {
	id: 'fate-and-fortune',
	steps: [
		{
			id: 'curse',
			kind: 'do',
			rules: ['T-CURSE-2'],
			guided: true,
			position: FATE,
			shows: ['area'],
			goal: ['owns', 'CB6'],
			line: ['take.t1']
		},
		{
			id: 'blessing',
			kind: 'do',
			rules: ['T-CURSE-2', 'T-TREAS-1'],
			guided: true,
			position: FATE,
			shows: ['area'],
			goal: ['owns', 'CB5', 'TR1'],
			line: ['take.t2', 'take.t3']
		},
		{
			id: 'treasure',
			kind: 'count',
			rules: ['T-TREAS-1'],
			position: { ...FATE, played: ['take.t3'] },
			shows: ['area'],
			asks: [
				{ id: 'silver', amount: ['silver', 0], answer: 4, choices: [2, 3, 4] },
				{ id: 'points', amount: ['points', 'TR'], answer: 0, choices: [0, 1, 2] }
			]
		},
		{
			id: 'postpone',
			kind: 'forbidden',
			rules: ['T-CURSE-2'],
			position: { ...TRIBUTE, played: ['take.g11'] },
			shows: ['area'],
			attempt: ['end'],
			rule: 'T-CURSE-2'
		},
		{
			id: 'give-up',
			kind: 'do',
			rules: ['T-CURSE-2'],
			position: { ...TRIBUTE, played: ['take.g11'] },
			shows: ['area'],
			goal: ['discarded'],
			line: ['discard.ST6'],
			mistakes: [{ id: 'turned', actions: ['discard.WE5'], rule: 'T-CURSE-2' }]
		},
		{
			id: 'worth',
			kind: 'count',
			rules: ['T-CURSE-1', 'T-CURSE-2', 'T-TREAS-1'],
			position: {
				...FATE,
				temple: { g11: '[CB7]', g13: 'CO2' },
				players: [{ silver: 1, area: ['CB1', 'TR2', 'TR6', 'TR9'] }, { silver: 2 }],
				played: ['take.g11']
			},
			shows: ['area'],
			asks: [
				{ id: 'silver', amount: ['silver', 0], answer: 0, choices: [-1, 0, 1] },
				{ id: 'fate', amount: ['points', 'CB'], answer: 0, choices: [-2, 0, 2] },
				{ id: 'treasures', amount: ['points', 'TR'], answer: 8, choices: [5, 8, 10] }
			]
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['T-CURSE-2', 'T-TREAS-1'],
			position: TRIBUTE,
			shows: ['area', 'display'],
			cases: [
				{ id: 'keep-assistant', actions: ['take.g12', 'end'], rule: 'T-TREAS-1' },
				{ id: 'assistant', actions: ['take.g12', 'assistant.AS2'], rule: null },
				{ id: 'itself', actions: ['take.g11', 'discard.CB9'], rule: 'T-CURSE-2' },
				{ id: 'other', actions: ['take.g11', 'discard.CO5'], rule: null }
			]
		},
		{
			id: 'alone',
			kind: 'do',
			rules: ['T-TREAS-1'],
			position: {
				decks: CURSED,
				temple: { m11: 'TR3', m13: 'CO2', g12: 'ST3', g13: 'TR6' },
				players: [{ silver: 1, area: ['CO5'] }, { silver: 2 }]
			},
			shows: ['area'],
			goal: ['owns', 'TR3', 'TR6'],
			line: ['take.m11', 'take.g13']
		}
	]
};
