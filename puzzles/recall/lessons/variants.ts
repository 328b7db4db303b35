// Three variants: the boomerang draft, known ancestors, a free choice of boosters.
import type { Lesson } from '../../schema/lesson.ts';
import { fresh, gaining } from '../positions.ts';

const RED = { colour: 'red' };

/** Red has taken an equipment; you take one card of each kind, then Red a tribe. */
const DRAFT = {
	...fresh(2, { colours: ['blue', 'red'], variants: { draft: true } }),
	played: ['draft_PORTAL']
};
const boosters = (points: number, change: object = {}) =>
	gaining(
		{ points, figures: { S1: 1 }, ...change },
		['points:1'],
		{ variants: { boosterChoice: true } },
		RED
	);

export const variants: Lesson = {
	id: 'variants',
	steps: [
		{
			id: 'boomerang',
			kind: 'do',
			rules: ['R-VAR-1'],
			guided: true,
			position: DRAFT,
			shows: ['cards'],
			goal: ['drafts-left', 1],
			line: ['draft_BRIMAS', 'draft_INTERPRETER']
		},
		{
			id: 'second-tribe',
			kind: 'forbidden',
			rules: ['R-VAR-1'],
			position: { ...DRAFT, played: [...DRAFT.played, 'draft_BRIMAS'] },
			shows: ['cards'],
			attempt: ['draft_HAYLA'],
			rule: 'R-VAR-1'
		},
		{
			id: 'order',
			kind: 'count',
			rules: ['R-VAR-1'],
			position: fresh(3, { variants: { draft: true } }),
			asks: [
				{ id: 'third', amount: ['drafts-as', 3, 2, 'boomerang'], answer: 1, choices: [1, 2, 3] },
				{ id: 'start', amount: ['drafts-as', 3, 0, 'boomerang'], answer: 3, choices: [1, 3, 4] },
				{ id: 'tribes', amount: ['tribes-shown', 3], answer: 4, choices: [3, 4, 6] }
			]
		},
		{
			id: 'known',
			kind: 'do',
			rules: ['R-VAR-2'],
			position: gaining(
				{ tracks: [2, 0, 0], figures: { S1: 1 } },
				['stepAny:1'],
				{ variants: { knownAncestors: true } },
				RED
			),
			shows: ['knowledge', 'cards', 'score'],
			goal: ['points', 1],
			line: ['track_white']
		},
		{
			id: 'booster',
			kind: 'do',
			rules: ['R-VAR-3'],
			position: boosters(5),
			shows: ['console', 'score'],
			goal: ['booster', 'E'],
			line: ['booster_E_0']
		},
		{
			id: 'booster-set',
			kind: 'judge',
			rules: ['R-VAR-3'],
			position: boosters(11, { boosters: { E: 0 } }),
			shows: ['console', 'score'],
			cases: [
				{ id: 'other', actions: ['booster_A_1'], rule: null },
				{ id: 'again', actions: ['booster_E_1'], rule: 'R-VAR-3' }
			]
		}
	]
};
