// Equipment that you activate whenever you like, and the first that wait for their moment.
import type { Lesson } from '../../schema/lesson.ts';
import { developing, moving, two } from '../positions.ts';

const RED = { colour: 'red' };
const SHOWS = ['map', 'console', 'cards'];

const OMNITOOL = two({ gear: ['OMNITOOL'], depot: ['own', 'white'], figures: { 'T8.0': 2 } }, {}, RED);

export const equipment: Lesson = {
	id: 'equipment',
	steps: [
		{
			id: 'alembic',
			kind: 'do',
			rules: ['R-GEAR-ALEMBIC'],
			guided: true,
			position: two({ gear: ['ALEMBIC'], depot: ['own'], figures: { S1: 2 } }, {}, RED),
			shows: SHOWS,
			goal: ['all', 'crystals pink 1', 'figures S1 1'],
			line: ['energise_ALEMBIC', 'remove_S1']
		},
		{
			id: 'alembic-again',
			kind: 'do',
			rules: ['R-GEAR-ALEMBIC'],
			position: two(
				{ gear: ['ALEMBIC'], depot: ['own', 'grey', 'black'], figures: { 'T8.0': 1, 'T8.2': 2 } },
				{},
				RED
			),
			shows: SHOWS,
			goal: ['crystals', 'pink', 2],
			line: ['energise_ALEMBIC', 'remove_T8.2', 'energise_ALEMBIC', 'remove_T8.0'],
			mistakes: [{ id: 'nobody', actions: ['energise_ALEMBIC', 'remove_T8.4'], rule: 'R-GEAR-ALEMBIC' }]
		},
		{
			id: 'omnitool',
			kind: 'do',
			rules: ['R-GEAR-OMNITOOL'],
			guided: true,
			position: OMNITOOL,
			shows: SHOWS,
			goal: ['all', 'crystals white 1', 'all-figures 3'],
			line: ['energise_OMNITOOL.1', 'energise_OMNITOOL.2', 'place_T8.0_1']
		},
		{
			id: 'omnitool-cost',
			kind: 'judge',
			rules: ['R-GEAR-OMNITOOL'],
			position: OMNITOOL,
			shows: SHOWS,
			cases: [
				{ id: 'two-parts', actions: ['energise_OMNITOOL.1', 'energise_OMNITOOL.3'], rule: null },
				{ id: 'same-part', actions: ['energise_OMNITOOL.1', 'energise_OMNITOOL.1'], rule: 'R-ENERGY-3' }
			]
		},
		{
			id: 'portal',
			kind: 'do',
			rules: ['R-GEAR-PORTAL'],
			guided: true,
			position: two(
				{ gear: ['PORTAL'], depot: ['own'], figures: { 'T8.0': 1 } },
				{},
				{ ...RED, built: { 'T11.5': 'mountain.1' } }
			),
			shows: SHOWS,
			goal: ['figures', 'T11.5', 1],
			line: ['energise_PORTAL', 'place_T11.5_1'],
			mistakes: [{ id: 'empty', actions: ['energise_PORTAL', 'place_T11.6_1'], rule: 'R-FIG-1' }]
		},
		{
			id: 'portal-where',
			kind: 'mark',
			rules: ['R-GEAR-PORTAL'],
			position: two(
				{ gear: ['PORTAL'], depot: ['own'], figures: { 'T8.0': 1 } },
				{ played: ['energise_PORTAL'] },
				{ ...RED, built: { 'T11.5': 'mountain.1', 'T7.0': 's1' }, figures: { 'T8.4': 2 } }
			),
			shows: ['map'],
			all: ['places'],
			answer: ['S1', 'T8.0', 'T11.5', 'T7.0']
		},
		{
			id: 'too-early',
			kind: 'forbidden',
			rules: ['R-ENERGY-5'],
			position: two({ gear: ['DECODER'], depot: ['own'], figures: { 'T8.4': 1 } }, {}, RED),
			shows: SHOWS,
			attempt: ['energise_DECODER'],
			rule: 'R-ENERGY-5'
		},
		{
			id: 'decoder',
			kind: 'do',
			rules: ['R-GEAR-DECODER', 'R-ENERGY-5'],
			position: developing({ gear: ['DECODER'], depot: ['own'], figures: { 'T8.4': 1 } }, {}, RED),
			shows: [...SHOWS, 'knowledge'],
			goal: ['all', 'lying DECODER 1', 'track grey 1'],
			line: ['build_T8.4_s4', 'trigger_yes', 'track_grey']
		},
		{
			id: 'booster',
			kind: 'do',
			rules: ['R-GEAR-BOOSTER'],
			position: moving({ gear: ['BOOSTER'], depot: ['own'], figures: { 'T8.0': 2 } }, 1, {}, RED),
			shows: [...SHOWS, 'knowledge'],
			goal: ['all', 'crystals pink 1', 'relics black 1'],
			line: ['step_T8.0_T8.3_2', 'trigger_yes']
		}
	]
};
