// ENTERIN, FINDER and GOLIAT.
import type { Lesson } from '../../schema/lesson.ts';
import { developing, gaining, moving, three, two } from '../positions.ts';

const RED = { colour: 'red' };
const YELLOW = { colour: 'yellow' };
const SHOWS = ['map', 'console', 'cards'];

/** T8.4 and T8.0 are yours, a figure of Red stands on T7.1. */
const BESIDE = two(
	{ tribe: 'ENTERIN', depot: ['own'], figures: { 'T8.0': 1, 'T8.4': 1 } },
	{ played: ['energise_ENTERIN'] },
	{ ...RED, figures: { 'T7.1': 1 } }
);
const NEARBY = ['T8.1', 'T8.2', 'T8.3', 'T8.5', 'T8.6', 'T7.1', 'T7.2', 'T11.6'];
const RAFT = { field: 'T8.1', figures: 3 };

export const tribesEToG: Lesson = {
	id: 'tribes-e-to-g',
	steps: [
		{
			id: 'island',
			kind: 'do',
			rules: ['R-TRIBE-ENTERIN', 'R-TRIBE-ENTERIN-R'],
			guided: true,
			position: three(
				{ tribe: 'ENTERIN', depot: ['own'], built: { 'T8.4': 's1' } },
				{},
				{ ...RED, built: { 'T8.4': 's1', 'T7.0': 's2' } },
				{ ...YELLOW, built: { 'T4.3': 'forest.1' } }
			),
			shows: SHOWS,
			goal: ['all', 'island T7.1', 'figures T7.1 2', 'crystals white 1'],
			line: ['energise_ENTERIN', 'island_T7.1']
		},
		{
			id: 'island-relic',
			kind: 'forbidden',
			rules: ['R-TRIBE-ENTERIN'],
			position: BESIDE,
			shows: SHOWS,
			attempt: ['island_T8.3'],
			rule: 'R-TRIBE-ENTERIN'
		},
		{
			id: 'island-where',
			kind: 'mark',
			rules: ['R-TRIBE-ENTERIN'],
			position: BESIDE,
			shows: ['map'],
			all: ['fits', 'island_*', ...NEARBY],
			answer: ['T8.1', 'T11.6']
		},
		{
			id: 'around',
			kind: 'count',
			rules: ['R-TRIBE-ENTERIN-R'],
			position: three(
				{ tribe: 'ENTERIN', depot: ['own'], built: { 'T11.0': 'monument.1' } },
				{ monumentTiles: { 'T11.0': 'm1' }, played: ['energise_ENTERIN'] },
				{ ...RED, built: { 'T11.0': 'monument.1', 'T11.4': 's1' } },
				{ ...YELLOW, built: { 'T11.4': 's2' } }
			),
			shows: ['map'],
			asks: [
				{ id: 'points', amount: ['gain', 'island_T11.5', 'points'], answer: 1, choices: [0, 1, 2] },
				{
					id: 'figures',
					amount: ['gain', 'island_T11.5', 'figures', 'T11.5'],
					answer: 1,
					choices: [1, 2, 3]
				},
				{ id: 'white', amount: ['gain', 'island_T11.5', 'crystals', 'white'], answer: 0, choices: [0, 1, 2] }
			]
		},
		{
			id: 'island-use',
			kind: 'judge',
			rules: ['R-TRIBE-ENTERIN-P'],
			shows: SHOWS,
			cases: [
				{
					id: 'walk',
					position: moving({ figures: { 'T8.0': 1 } }, 1, { islands: ['T8.1'] }, RED),
					actions: ['step_T8.0_T8.1_1'],
					rule: null
				},
				{
					id: 'sail',
					position: gaining({ figures: { 'T11.6': 1 } }, ['water'], { islands: ['T11.5'] }, RED),
					actions: ['embark_T11.6_T11.5_1', 'sail_T7.3'],
					rule: null
				},
				{
					id: 'farm',
					position: developing({ figures: { 'T7.1': 1 }, crystals: [1, 1, 0] }, { islands: ['T7.1'] }, RED),
					actions: ['build_T7.1_farmland.1'],
					rule: 'R-WORK-1'
				},
				{
					id: 'forest',
					position: developing({ figures: { 'T7.1': 1 }, crystals: [1, 1, 0] }, { islands: ['T7.1'] }, RED),
					actions: ['build_T7.1_forest.1'],
					rule: null
				}
			]
		},
		{
			id: 'raft',
			kind: 'do',
			rules: ['R-TRIBE-FINDER'],
			position: two({ tribe: 'FINDER', depot: ['own'], figures: { S1: 2 } }, {}, RED),
			shows: SHOWS,
			goal: ['all', 'raft-on T8.1', 'raft 3'],
			line: ['energise_FINDER', 'raft_T8.1'],
			mistakes: [
				{ id: 'land', actions: ['energise_FINDER', 'raft_T8.0'], rule: 'R-TRIBE-FINDER' },
				{ id: 'relic', actions: ['energise_FINDER', 'raft_T4.2'], rule: 'R-TRIBE-FINDER' }
			]
		},
		{
			id: 'raft-out',
			kind: 'forbidden',
			rules: ['R-TRIBE-FINDER-OUT'],
			position: two(
				{ tribe: 'FINDER', gear: ['ALEMBIC'], depot: ['own'], raft: RAFT, figures: { S1: 2 } },
				{ played: ['energise_ALEMBIC'] },
				RED
			),
			shows: SHOWS,
			attempt: ['remove_T8.1'],
			rule: 'R-TRIBE-FINDER-OUT'
		},
		{
			id: 'raft-fills',
			kind: 'count',
			rules: ['R-TRIBE-FINDER-P', 'R-TRIBE-FINDER-OUT'],
			position: {
				persons: [
					{ tribe: 'FINDER', raft: RAFT, figures: { S1: 2 } },
					{ ...RED, figures: { 'T8.6': 1 }, crystals: [1, 0, 0] }
				],
				turn: 1,
				phase: 'module',
				gains: ['develop']
			},
			shows: ['map'],
			asks: [
				{
					id: 'field',
					amount: ['after', 'dig_T8.6_white', 'figures', 'T8.6'],
					answer: 1,
					choices: [0, 1, 3]
				},
				{ id: 'raft', amount: ['after', 'dig_T8.6_white', 'raft'], answer: 2, choices: [0, 2, 3] },
				{ id: 'score', amount: ['after', 'dig_T8.6_white', 'all-figures'], answer: 3, choices: [2, 3, 5] }
			]
		},
		{
			id: 'goliat',
			kind: 'do',
			rules: ['R-TRIBE-GOLIAT'],
			position: two({ tribe: 'GOLIAT', depot: ['own'], figures: { S1: 1 } }, { round: 5 }, RED),
			shows: ['console', 'cards', 'time'],
			goal: ['crystals', 'pink', 2],
			line: ['path_EFF', 'trigger_yes']
		},
		{
			id: 'goliat-once',
			kind: 'judge',
			rules: ['R-TRIBE-GOLIAT', 'R-ENERGY-5'],
			position: gaining(
				{ tribe: 'GOLIAT', depot: ['own', 'white', 'grey'], tracks: [7, 0, 0] },
				['step:white:1'],
				{},
				RED
			),
			shows: ['cards', 'knowledge'],
			cases: [
				{ id: 'once', actions: ['trigger_yes'], rule: null },
				{ id: 'again', actions: ['trigger_yes', 'trigger_yes'], rule: 'R-ENERGY-5' },
				{ id: 'later', actions: ['trigger_no', 'energise_GOLIAT'], rule: 'R-ENERGY-5' }
			]
		}
	]
};
