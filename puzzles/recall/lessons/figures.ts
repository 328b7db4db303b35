// Figures: where they may be placed, large ones, and what if none are left.
import type { Lesson } from '../../schema/lesson.ts';
import { gaining } from '../positions.ts';

/** One figure on each of twelve fields. */
const SINGLES = Object.fromEntries(
	['T8.0', 'T8.2', 'T8.6', 'T7.0', 'T7.1', 'T7.4', 'T7.5', 'T4.0', 'T4.1', 'T4.3', 'T4.4', 'T4.6'].map(
		(field) => [field, 1]
	)
);

/** 23 on the board: all 14 small figures and all 3 large ones. */
const ALL_OUT = { 'T8.0': 14, 'T8.4': 3, 'T7.0': 3, S1: 2, 'T4.0': 1 };

export const figures: Lesson = {
	id: 'figures',
	steps: [
		{
			id: 'place',
			kind: 'do',
			rules: ['R-FIG-1', 'R-FIG-2'],
			guided: true,
			position: gaining({ built: { 'T8.4': 's1' } }, ['fig:2']),
			shows: ['map'],
			goal: ['all', 'figures T8.4 1', 'figures S1 1'],
			line: ['place_T8.4_1', 'place_S1_1']
		},
		{
			id: 'presence',
			kind: 'mark',
			rules: ['R-FIG-1', 'R-FIG-2', 'R-SYM-FIG'],
			position: gaining(
				{ figures: { 'T7.0': 2 }, built: { 'T8.4': 's1' } },
				['fig:1'],
				{},
				{ figures: { 'T8.0': 1 } }
			),
			shows: ['map'],
			all: ['places'],
			answer: ['T7.0', 'T8.4', 'S1']
		},
		{
			id: 'none-left',
			kind: 'forbidden',
			rules: ['R-FIG-5'],
			position: gaining({ figures: ALL_OUT }, ['fig:1']),
			shows: ['map'],
			attempt: ['place_S1_1'],
			rule: 'R-FIG-5'
		},
		{
			id: 'move-over',
			kind: 'do',
			rules: ['R-FIG-5', 'R-FIG-6', 'R-FIG-3'],
			position: gaining({ figures: ALL_OUT }, ['fig:1']),
			shows: ['map'],
			goal: ['figures', 'T7.0', 4],
			line: ['return_T4.0', 'place_T7.0_1']
		},
		{
			id: 'large',
			kind: 'judge',
			rules: ['R-FIG-4', 'R-FIG-5'],
			position: gaining({ figures: { ...SINGLES, S1: 2 } }, ['fig:1']),
			shows: ['map'],
			cases: [
				{ id: 'third', actions: ['place_S1_1'], rule: null },
				{ id: 'second', actions: ['place_T8.0_1'], rule: 'R-FIG-5' }
			]
		}
	]
};
