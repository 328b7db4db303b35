// LEXANDER, MOTO and NORDWIND.
import type { Lesson } from '../../schema/lesson.ts';
import { developing, two } from '../positions.ts';

const RED = { colour: 'red' };
const SHOWS = ['map', 'console', 'cards'];

const GREEN = { open: ['Gc', 'Ga', 'Gb'], stack: ['Gd'] };
const moto = (ready: readonly string[], white: number) =>
	two(
		{ tribe: 'MOTO', depot: ['own'], ready, crystals: [white, 0, 0], figures: { S1: 1 } },
		{ green: GREEN, played: ['energise_MOTO'] },
		RED
	);
const CAMPS = ['T8.2', 'T7.5', 'T4.0', 'T3.2', 'T8.0'];

export const tribesLToN: Lesson = {
	id: 'tribes-l-to-n',
	steps: [
		{
			id: 'upgrade',
			kind: 'do',
			rules: ['R-TRIBE-LEXANDER'],
			guided: true,
			position: two({ tribe: 'LEXANDER', depot: ['own'], crystals: [0, 1, 0], figures: { S1: 1 } }, {}, RED),
			shows: ['console', 'cards'],
			goal: ['crystals', 'purple', 1],
			line: ['energise_LEXANDER', 'upgrade_pink']
		},
		{
			id: 'monument',
			kind: 'do',
			rules: ['R-TRIBE-LEXANDER', 'R-TRIBE-LEXANDER-P'],
			position: developing(
				{
					tribe: 'LEXANDER',
					depot: ['own'],
					crystals: [0, 1, 1],
					points: 8,
					figures: { MW: 1 },
					built: { MB: 'monument.1', MG: 'monument.2' }
				},
				{},
				RED
			),
			shows: [...SHOWS, 'score'],
			goal: ['building', 'MW'],
			line: ['energise_LEXANDER', 'upgrade_pink', 'build_MW_monument.3'],
			mistakes: [{ id: 'one', actions: ['build_MW_monument.3'], rule: 'R-MON-2' }]
		},
		{
			id: 'paid',
			kind: 'count',
			rules: ['R-TRIBE-LEXANDER-P'],
			position: two({ tribe: 'LEXANDER', crystals: [0, 0, 1], figures: { S1: 1 } }, {}, RED),
			shows: ['console', 'cards'],
			asks: [
				{
					id: 'steps',
					amount: ['gain', 'insert_W_B use_1_0_purple', 'points'],
					answer: 1,
					choices: [0, 1, 2]
				},
				{
					id: 'exchange',
					amount: ['gain', 'exchange_purple_white', 'points'],
					answer: 0,
					choices: [0, 1, 2]
				},
				{
					id: 'white',
					amount: ['gain', 'exchange_purple_white', 'crystals', 'white'],
					answer: 3,
					choices: [1, 3, 4]
				}
			]
		},
		{
			id: 'moto',
			kind: 'do',
			rules: ['R-TRIBE-MOTO'],
			guided: true,
			position: two(
				{ tribe: 'MOTO', depot: ['own'], ready: ['Ya'], crystals: [1, 0, 0], figures: { S1: 1 } },
				{ green: GREEN },
				RED
			),
			shows: ['console', 'cards', 'display'],
			goal: ['holds', 'Gc'],
			line: ['energise_MOTO', 'modup_Ya_Gc']
		},
		{
			id: 'moto-limits',
			kind: 'judge',
			rules: ['R-TRIBE-MOTO'],
			shows: ['console', 'cards', 'display'],
			cases: [
				{ id: 'poor', position: moto(['Ya'], 0), actions: ['modup_Ya_Gc'], rule: 'R-TRIBE-MOTO' },
				{ id: 'white', position: moto(['W'], 1), actions: ['modup_W_Yb'], rule: null },
				{ id: 'two-levels', position: moto(['W'], 1), actions: ['modup_W_Gc'], rule: 'R-SYM-MODUP' }
			]
		},
		{
			id: 'step',
			kind: 'do',
			rules: ['R-TRIBE-NORDWIND'],
			position: two({ tribe: 'NORDWIND', depot: ['own'], figures: { 'T8.0': 2 } }, {}, RED),
			shows: SHOWS,
			goal: ['figures', 'T8.2', 2],
			line: ['energise_NORDWIND', 'step_T8.0_T8.2_2']
		},
		{
			id: 'ring',
			kind: 'do',
			rules: ['R-TRIBE-NORDWIND-P'],
			guided: true,
			position: two({ tribe: 'NORDWIND', figures: { 'T8.2': 2 } }, {}, RED),
			shows: SHOWS,
			goal: ['ring', 'T8.2'],
			line: ['ring_T8.2']
		},
		{
			id: 'second-ring',
			kind: 'forbidden',
			rules: ['R-TRIBE-NORDWIND-P2'],
			position: two({ tribe: 'NORDWIND', figures: { 'T8.2': 1 } }, { rings: { 'T8.2': 0 } }, RED),
			shows: SHOWS,
			attempt: ['ring_T8.2'],
			rule: 'R-TRIBE-NORDWIND-P2'
		},
		{
			id: 'ring-where',
			kind: 'mark',
			rules: ['R-TRIBE-NORDWIND-P', 'R-TRIBE-NORDWIND-P2'],
			position: two(
				{ tribe: 'NORDWIND', figures: { 'T8.2': 1, 'T7.5': 1, 'T8.0': 2, 'T4.0': 1 } },
				{ rings: { 'T7.5': 3 } },
				{ ...RED, figures: { 'T3.2': 1 } }
			),
			shows: ['map'],
			all: ['fits', 'ring_*', ...CAMPS],
			answer: ['T8.2', 'T4.0']
		}
	]
};
