// Where the Ancients' Block goes: corner to corner with the Block that is closest to the named corner of the floor.
import type { Lesson } from '../../schema/lesson.ts';
import { turnsPlayed } from './ancients-turns.ts';

const HAND = { hand: ['star-03', 'star-07', 'sun-11', 'moon-16'], enigma: 'g' };
const TO_DRAW = ['take_row-3', 'marker_moon', 'discard_moon-16'];

const CUBE_ALONE = {
	players: 1,
	temple: 'bk1p-55-11wbga-x',
	supply: ['O4b'],
	...HAND,
	yard: ['S4w', 'V3b', 'L4a', 'T4w', 'I3g', 'Y4b', 'U5a', 'O4g', 'I4w'],
	onTop: { sun: ['sun-16'] },
	played: [...TO_DRAW, 'draw_sun']
};
const THREE_BLOCKS = {
	players: 1,
	temple: 'bk1p-66-22wbga-g110111.b400410.a140150',
	supply: ['S4b'],
	...HAND,
	...turnsPlayed('sun-20', 'sun-21', 'sun-23'),
	yard: ['L4w', 'I2w', 'V3g', 'T4a', 'O4g', 'I3b', 'U5w', 'Y4a', 'I4g'],
	onTop: { sun: ['sun-15'] }
};
const WEST_EDGE = {
	players: 1,
	temple: 'bk1p-66-22wbga-b030040140.g440441',
	...turnsPlayed('sun-20', 'sun-21')
};
const EQUALLY_CLOSE = {
	players: 1,
	temple: 'bk1p-66-22wbga-b310311312.g420421422',
	supply: ['S4a'],
	...HAND,
	...turnsPlayed('sun-20', 'sun-21'),
	yard: ['V3w', 'T4g', 'L4b', 'O4a', 'I2w', 'Y4g', 'U5b', 'I4a', 'S4w'],
	onTop: { sun: ['sun-10'] }
};
const BAR_OF_4 = {
	players: 1,
	temple: 'bk1p-66-22wbga-b310311312',
	supply: ['O4w'],
	...HAND,
	...turnsPlayed('sun-20'),
	yard: ['V3a', 'L4g', 'T4b', 'S4w', 'O4a', 'U5w', 'Y4g', 'I2b', 'I3a'],
	// The dig leaves this on site 8.
	bag: ['S4a', 'T4w', 'V3g', 'L4b', 'I4a', 'Y4w'],
	onTop: { sun: ['sun-22'] },
	played: [...TO_DRAW, 'draw_sun']
};

export const closestBlock: Lesson = {
	id: 'closest-block',
	steps: [
		{
			id: 'touch',
			kind: 'do',
			rules: ['S-ANC-3', 'S-ANC-5'],
			guided: true,
			position: CUBE_ALONE,
			goal: ['ancients-placed'],
			line: ['ancients_0_330331332'],
			mistakes: [{ id: 'face', actions: ['ancients_0_310311312'], rule: 'S-ANC-3' }]
		},
		{
			id: 'near',
			kind: 'mark',
			rules: ['S-ANC-3'],
			guided: true,
			position: THREE_BLOCKS,
			all: ['closest', 2],
			answer: ['3']
		},
		{
			id: 'edge',
			kind: 'mark',
			rules: ['S-ANC-3'],
			position: WEST_EDGE,
			all: ['closest', 1],
			answer: ['0']
		},
		{
			id: 'tie',
			kind: 'mark',
			rules: ['S-ANC-3', 'S-ANC-4'],
			position: EQUALLY_CLOSE,
			all: ['closest', 4],
			answer: ['1', '2']
		},
		{
			id: 'choose',
			kind: 'do',
			rules: ['S-ANC-4', 'S-ANC-5'],
			position: { ...EQUALLY_CLOSE, played: [...TO_DRAW, 'draw_sun'] },
			goal: ['ancients-placed'],
			line: ['ancients_2_530531'],
			mistakes: [{ id: 'farther', actions: ['ancients_0_110111'], rule: 'S-ANC-3' }]
		},
		{
			id: 'face',
			kind: 'forbidden',
			rules: ['S-ANC-3'],
			position: { ...THREE_BLOCKS, played: [...TO_DRAW, 'draw_sun'] },
			attempt: ['ancients_3_040041'],
			rule: 'S-ANC-3'
		},
		{
			id: 'allowed',
			kind: 'judge',
			rules: ['S-ANC-3', 'S-ANC-5'],
			position: BAR_OF_4,
			cases: [
				{ id: 'corner', actions: ['ancients_1_400401402403'], rule: null },
				{ id: 'beside', actions: ['ancients_1_410411412413'], rule: 'S-ANC-3' },
				{ id: 'cube', actions: ['ancients_1_420421422423'], rule: null },
				{ id: 'lying', actions: ['ancients_1_420430440450'], rule: 'B-PLACE-2' },
				{ id: 'elsewhere', actions: ['ancients_1_110111112113'], rule: 'S-ANC-3' }
			]
		},
		{
			id: 'faces',
			kind: 'do',
			rules: ['S-ANC-5'],
			position: {
				...BAR_OF_4,
				onTop: { sun: ['sun-12'] }
			},
			shows: ['view', 'table'],
			goal: ['faces', 'g', 4],
			line: ['ancients_1_400401402500']
		}
	]
};
