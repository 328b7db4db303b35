// AYNIR, BRIMAS, COLTERON and DORIAN.
import type { Lesson } from '../../schema/lesson.ts';
import { moving, two } from '../positions.ts';

const RED = { colour: 'red' };
const SHOWS = ['map', 'console', 'cards'];

const SWAPPING = two(
	{ tribe: 'AYNIR', depot: ['own'], crystals: [3, 0, 0], figures: { S1: 1, 'T8.0': 1 } },
	{ played: ['energise_AYNIR'] },
	RED
);
const STY = { sties: ['T8.0'], pigs: { 'T8.0': 2 } };

export const tribesAToD: Lesson = {
	id: 'tribes-a-to-d',
	steps: [
		{
			id: 'swap',
			kind: 'do',
			rules: ['R-TRIBE-AYNIR'],
			guided: true,
			position: two(
				{ tribe: 'AYNIR', depot: ['own'], points: 18, boosters: { A: 0 }, figures: { S1: 1 } },
				{},
				RED
			),
			shows: ['console', 'cards', 'score'],
			goal: ['all', 'crystals white 2', 'points 16'],
			line: ['energise_AYNIR', 'swap_point_-_white', 'swap_point_-_white']
		},
		{
			id: 'swap-limits',
			kind: 'judge',
			rules: ['R-TRIBE-AYNIR'],
			position: SWAPPING,
			shows: [...SHOWS, 'score'],
			cases: [
				{ id: 'figure', actions: ['swap_figure_T8.0_figure'], rule: null },
				{ id: 'no-points', actions: ['swap_point_-_white'], rule: 'R-TRIBE-AYNIR' },
				{
					id: 'fifth',
					actions: [
						'swap_white_-_point',
						'swap_white_-_point',
						'swap_white_-_point',
						'swap_point_-_white',
						'swap_point_-_white'
					],
					rule: 'R-TRIBE-AYNIR'
				}
			]
		},
		{
			id: 'rates',
			kind: 'do',
			rules: ['R-TRIBE-AYNIR-P'],
			position: two({ tribe: 'AYNIR', crystals: [4, 0, 0], figures: { S1: 1 } }, {}, RED),
			shows: ['console', 'cards'],
			goal: ['crystals', 'purple', 1],
			line: ['exchange_white_pink', 'exchange_white_pink', 'exchange_pink_purple']
		},
		{
			id: 'brimas',
			kind: 'do',
			rules: ['R-TRIBE-BRIMAS'],
			position: two({ tribe: 'BRIMAS', depot: ['own'], figures: { 'T8.4': 1 } }, { round: 5 }, RED),
			shows: [...SHOWS, 'time'],
			goal: ['building', 'T8.4'],
			line: ['energise_BRIMAS', 'build_T8.4_s2'],
			mistakes: [{ id: 'module', actions: ['insert_W_D'], rule: 'R-SPEC-1' }]
		},
		{
			id: 'colteron',
			kind: 'do',
			rules: ['R-TRIBE-COLTERON', 'R-TRIBE-COLTERON-P'],
			guided: true,
			position: moving({ tribe: 'COLTERON', depot: ['own'], figures: { 'T3.0': 2 } }, 1, {}, RED),
			shows: SHOWS,
			goal: ['all', 'figures T2.4 2', 'crystals white 1'],
			line: ['step_T3.0_T3.6_2', 'energise_COLTERON', 'leap_T3.6_T2.4_2']
		},
		{
			id: 'volcanoes',
			kind: 'judge',
			rules: ['R-TRIBE-COLTERON', 'R-TRIBE-COLTERON-P'],
			shows: SHOWS,
			cases: [
				{
					id: 'without',
					position: moving({ tribe: 'BRIMAS', figures: { 'T3.0': 1 } }, 1, {}, RED),
					actions: ['step_T3.0_T3.6_1'],
					rule: 'R-MOVE-4'
				},
				{
					id: 'far',
					position: two({ tribe: 'COLTERON', depot: ['own'], figures: { 'T3.6': 2 } }, {}, RED),
					actions: ['energise_COLTERON', 'leap_T3.6_T10.3_1'],
					rule: null
				},
				{
					id: 'closed',
					position: two(
						{ tribe: 'COLTERON', depot: ['own'], figures: { 'T3.6': 2 } },
						{ closed: ['T2'] },
						RED
					),
					actions: ['energise_COLTERON', 'leap_T3.6_T2.4_2'],
					rule: 'R-TRIBE-COLTERON'
				}
			]
		},
		{
			id: 'sty',
			kind: 'do',
			rules: ['R-TRIBE-DORIAN'],
			guided: true,
			position: two({ tribe: 'DORIAN', depot: ['own'], figures: { 'T8.0': 1, 'T8.4': 1 } }, {}, RED),
			shows: SHOWS,
			goal: ['all', 'sty T8.0', 'pigs T8.0 2'],
			line: ['energise_DORIAN', 'sty_T8.0'],
			mistakes: [{ id: 'ground', actions: ['energise_DORIAN', 'sty_T8.4'], rule: 'R-TRIBE-DORIAN' }]
		},
		{
			id: 'second-sty',
			kind: 'forbidden',
			rules: ['R-TRIBE-DORIAN'],
			position: two(
				{ tribe: 'DORIAN', depot: ['own', 'white'], figures: { 'T8.0': 1 } },
				{ ...STY, played: ['energise_DORIAN'] },
				RED
			),
			shows: SHOWS,
			attempt: ['sty_T8.0'],
			rule: 'R-TRIBE-DORIAN'
		},
		{
			id: 'pigs',
			kind: 'do',
			rules: ['R-TRIBE-DORIAN-P1', 'R-TRIBE-DORIAN-P2'],
			position: moving({ tribe: 'DORIAN', figures: { 'T8.0': 1 }, relics: [0, 0, 1, 0] }, 1, STY, RED),
			shows: SHOWS,
			goal: ['all', 'relics black 2', 'figures T8.3 1'],
			line: ['step_T8.0_T8.3_1_2_2'],
			mistakes: [{ id: 'alone', actions: ['step_T8.0_T8.3_1'], rule: 'R-RELIC-5' }]
		},
		{
			id: 'whose',
			kind: 'count',
			rules: ['R-TRIBE-DORIAN-S', 'R-TRIBE-DORIAN-O'],
			position: two(
				{ tribe: 'DORIAN', figures: { 'T8.0': 1 }, built: { 'T7.1': 'farmland.1' } },
				{ sties: ['T8.0', 'T7.1', 'T2.0'], ancestors: { white: { tribe: 'DORIAN' } } },
				{ ...RED, tracks: [5, 0, 0], figures: { 'T8.0': 1 } }
			),
			shows: ['map', 'cards'],
			asks: [
				{ id: 'you', amount: ['line', 'R-TRIBE-DORIAN-S'], answer: 4, choices: [2, 4, 6] },
				{ id: 'red', amount: ['line', 'R-TRIBE-DORIAN-S', 1], answer: 2, choices: [0, 2, 4] }
			]
		}
	]
};
