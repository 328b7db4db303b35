// Equipment with a trigger: a question at the right moment, once for each time it happens.
import type { Lesson } from '../../schema/lesson.ts';
import { developing, moving, two } from '../positions.ts';

const RED = { colour: 'red' };
const SHOWS = ['map', 'console', 'cards'];

const RADAR = developing(
	{ gear: ['RADAR'], figures: { 'T8.6': 1 }, crystals: [1, 0, 0], tracks: [2, 0, 0] },
	{},
	RED
);
/** So many of your figures beside Red's storage. */
const exo = (figures: number, depot: readonly string[] = ['own']) =>
	developing({ gear: ['EXO'], depot, figures: { 'T8.4': figures } }, {}, { ...RED, built: { 'T8.4': 's1' } });
const DOUBLER = two(
	{ gear: ['DOUBLER'], depot: ['own', 'white', 'black'], ready: [], slots: { A: 'W', B: 'W' } },
	{ played: ['reset'] },
	RED
);

export const triggers: Lesson = {
	id: 'triggers',
	steps: [
		{
			id: 'radar',
			kind: 'do',
			rules: ['R-GEAR-RADAR'],
			guided: true,
			position: RADAR,
			shows: [...SHOWS, 'knowledge'],
			goal: ['track', 'white', 5],
			line: ['dig_T8.6_white', 'trigger_yes', 'gear_e1']
		},
		{
			id: 'radar-pay',
			kind: 'judge',
			rules: ['R-GEAR-RADAR', 'R-GEAR-RADAR-PAY'],
			position: RADAR,
			shows: [...SHOWS, 'knowledge'],
			cases: [
				{ id: 'dug', actions: ['dig_T8.6_white', 'trigger_yes_white'], rule: null },
				{ id: 'own', actions: ['dig_T8.6_white', 'trigger_yes_own'], rule: 'R-GEAR-RADAR-PAY' }
			]
		},
		{
			id: 'exo',
			kind: 'do',
			rules: ['R-GEAR-EXO'],
			guided: true,
			position: exo(1),
			shows: SHOWS,
			goal: ['all', 'building T8.4', 'figures T8.4 1'],
			line: ['build_T8.4_s4']
		},
		{
			id: 'exo-others',
			kind: 'do',
			rules: ['R-GEAR-EXO', 'R-GEAR-EXO-OTHERS'],
			position: exo(2),
			shows: SHOWS,
			goal: ['all', 'building T8.4', 'figures T8.4 0 1'],
			line: ['build_T8.4_s4', 'trigger_yes']
		},
		{
			id: 'exo-limits',
			kind: 'judge',
			rules: ['R-GEAR-EXO'],
			shows: SHOWS,
			cases: [
				{ id: 'no-stone', position: exo(1, []), actions: ['build_T8.4_s4'], rule: 'R-BUILD-3' },
				{
					id: 'relic',
					position: moving(
						{ gear: ['EXO'], depot: ['own'], figures: { 'T8.0': 1 }, relics: [0, 0, 1, 0] },
						1,
						{},
						RED
					),
					actions: ['step_T8.0_T8.3_1'],
					rule: null
				},
				{
					id: 'nobody',
					position: developing(
						{ gear: ['EXO'], depot: ['own'], figures: { 'T8.0': 1 }, crystals: [1, 0, 0] },
						{},
						RED
					),
					actions: ['dig_T8.6_white'],
					rule: 'R-DIG-1'
				}
			]
		},
		{
			id: 'interpreter',
			kind: 'do',
			rules: ['R-GEAR-INTERPRETER'],
			position: developing(
				{ gear: ['INTERPRETER'], depot: ['own', 'white', 'grey'], figures: { 'T4.4': 1 } },
				{},
				RED
			),
			shows: [...SHOWS, 'knowledge'],
			goal: ['all', 'lying INTERPRETER 3', 'idle'],
			line: [
				'build_T4.4_s4',
				'camp_T4.0',
				'trigger_yes',
				'track_white',
				'upgrade_pink',
				'trigger_yes',
				'track_white'
			]
		},
		{
			id: 'doubler',
			kind: 'do',
			rules: ['R-GEAR-DOUBLER'],
			position: DOUBLER,
			shows: ['console', 'cards'],
			goal: ['all', 'crystals white 2', 'crystals pink 2'],
			line: ['produce_P1', 'trigger_yes', 'produce_P3', 'upgrade_white', 'trigger_yes', 'upgrade_white']
		},
		{
			id: 'doubler-once',
			kind: 'judge',
			rules: ['R-GEAR-DOUBLER', 'R-ENERGY-5'],
			position: DOUBLER,
			shows: ['console', 'cards'],
			cases: [
				{ id: 'twice', actions: ['produce_P1', 'trigger_yes', 'trigger_yes'], rule: 'R-ENERGY-5' },
				{
					id: 'next',
					actions: ['produce_P1', 'trigger_yes', 'produce_P3', 'upgrade_white', 'trigger_yes'],
					rule: null
				},
				{ id: 'later', actions: ['produce_P1', 'trigger_no', 'energise_DOUBLER'], rule: 'R-ENERGY-5' }
			]
		},
		{
			id: 'which',
			kind: 'pick',
			rules: ['R-ENERGY-5'],
			position: two(
				{
					gear: ['ALEMBIC', 'RADAR', 'EXO', 'PORTAL', 'DOUBLER', 'INTERPRETER'],
					depot: ['own'],
					figures: { 'T8.0': 1 }
				},
				{},
				RED
			),
			shows: ['cards'],
			from: ['ALEMBIC', 'RADAR', 'EXO', 'PORTAL', 'DOUBLER', 'INTERPRETER'],
			answer: ['ALEMBIC', 'PORTAL'],
			all: ['energisable']
		}
	]
};
