// Resetting all modules: production, energy stones, costs.
import type { Lesson } from '../../schema/lesson.ts';
import { RED } from '../persons.ts';
import { two } from '../positions.ts';

/** Three modules are in; nothing is ready. ION is the grey ancestor, since BRIMAS is at the table. */
const THREE_IN = { ready: [], slots: { A: 'W', B: 'Ya', D: 'W' } };
const full = (you: object = {}, played: readonly string[] = []) =>
	two(
		{ ...THREE_IN, figures: { S1: 2 }, crystals: [1, 0, 0], ...you },
		{ played, ancestors: { grey: { tribe: 'ION' } } },
		RED
	);

/** BRIMAS was activated twice: 3 stones lie on it. */
const ENERGISED = {
	tribe: 'BRIMAS',
	depot: ['own', 'grey', 'black'],
	energised: { BRIMAS: { stones: ['white', 'white', 'grey'], times: 2 } },
	cassettes: ['k1']
};

export const reset: Lesson = {
	id: 'reset',
	steps: [
		{
			id: 'reset',
			kind: 'do',
			rules: ['R-RESET-1', 'R-RESET-2', 'R-RESET-7'],
			guided: true,
			position: full(),
			shows: ['console', 'map'],
			goal: ['all', 'produced P1', 'produced P2', 'produced P3'],
			line: ['reset', 'produce_P1', 'produce_P2', 'place_S1_1', 'produce_P3', 'upgrade_white']
		},
		{
			id: 'twice',
			kind: 'forbidden',
			rules: ['R-RESET-3'],
			position: full({}, ['reset', 'produce_P1']),
			shows: ['console'],
			attempt: ['produce_P1'],
			rule: 'R-RESET-3'
		},
		{
			id: 'fields',
			kind: 'mark',
			rules: ['R-RESET-7'],
			position: full({ built: { 'T11.6': 'forest.1', MB: 'monument.1', 'T8.4': 's1' } }, ['reset']),
			shows: ['console', 'map'],
			all: ['producible'],
			answer: ['P1', 'P2', 'P3', 'P5', 'P7']
		},
		{
			id: 'order',
			kind: 'order',
			rules: ['R-RESET-1', 'R-RESET-2', 'R-RESET-4'],
			items: ['out', 'produce', 'stones', 'end']
		},
		{
			id: 'may',
			kind: 'judge',
			rules: ['R-RESET-2', 'R-RESET-5', 'R-RESET-7'],
			position: full(ENERGISED, ['reset', 'stones']),
			shows: ['console', 'cards'],
			cases: [
				{
					id: 'fourth',
					position: full({ built: { 'T11.6': 'forest.1' } }, [
						'reset',
						'produce_P1',
						'produce_P2',
						'place_S1_1',
						'produce_P5',
						'place_S1_1'
					]),
					actions: ['produce_P3'],
					rule: 'R-RESET-2'
				},
				{ id: 'covered', position: full({}, ['reset']), actions: ['produce_P4'], rule: 'R-RESET-7' },
				{ id: 'before', position: full(ENERGISED, ['reset']), actions: ['energise_BRIMAS'], rule: null },
				{ id: 'energy', actions: ['energise_BRIMAS'], rule: 'R-RESET-5' },
				{ id: 'cassette', actions: ['cassette_k1'], rule: null }
			]
		},
		{
			id: 'costs',
			kind: 'count',
			rules: ['R-RESET-4', 'R-RESET-6'],
			position: full(ENERGISED),
			shows: ['console', 'cards'],
			asks: [
				{ id: 'now', amount: ['cost', 'BRIMAS'], answer: 3, choices: [1, 2, 3] },
				{ id: 'depot', amount: ['after', 'reset stones', 'depot'], answer: 6, choices: [3, 5, 6] },
				{ id: 'then', amount: ['after', 'reset stones end', 'cost', 'BRIMAS'], answer: 1, choices: [1, 2, 4] }
			]
		}
	]
};
