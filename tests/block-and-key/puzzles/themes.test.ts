// Themes of puzzles that were looked at by hand.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { study } from '../../../web/games/block-and-key/puzzles/study.ts';
import { themesOf } from '../../../web/games/block-and-key/puzzles/themes.ts';
import { draftOf, FINE, startEngine, type Short } from './examples.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

const star = (south: string, blocks: string[], supply: string, key: string): Short => ({
	level: 'star',
	south,
	blocks,
	supply,
	keys: [key]
});

const EXAMPLES: readonly (readonly [
	why: string,
	themes: readonly string[],
	answer: string,
	puzzle: Short
])[] = [
	[
		'a bow over the west end of another Block, its middle in the air',
		['bridge', 'not-taller', 'hidden-colours'],
		'000 001 101 200 201',
		star(
			'w',
			[
				'g 342 343 344 345',
				'a 120 210 220 310',
				'g 020 021 022 121',
				'a 400 401 410',
				'a 510 512 520 521 522',
				'b 150 250 251 260',
				'b 221 320 321 322'
			],
			'O4a U5w',
			'00w 10a 20w'
		)
	],
	[
		'on top of what stands on the Core Cube',
		['stack'],
		'344 345 444 445',
		star(
			'w',
			[
				'a 342 343 442 443',
				'g 110 210 220 310',
				'w 410 411',
				'b 311 312 313 412',
				'w 550 560 561 660',
				'b 250 251 260 261'
			],
			'O4g V3b',
			'01g 10a'
		)
	],
	[
		'in the corner, diagonal to its only neighbour',
		['corner-only', 'not-taller'],
		'060 070 071 170',
		star(
			'b',
			['a 230 231 232 233', 'g 150 250 260 360', 'w 342 343 344 345', 'b 470 471 570', 'a 151 152 251 252'],
			'Y4w U5b O4b',
			'00w 10g'
		)
	],
	[
		'the key a quarter turn round',
		['turned-key', 'not-taller', 'hidden-colours'],
		'000 001 010 100',
		star(
			'g',
			[
				'w 020 120 121 220',
				'w 342 343',
				'a 030 031 032 040',
				'w 221 222 320 321',
				'g 520 521 522 523',
				'a 122 123 223 224',
				'b 033 034 035',
				'a 050 051 060 150'
			],
			'Y4g O4b I3w',
			'01g 10a'
		)
	],
	[
		'two of four faces behind the white Block',
		['tucked-behind', 'not-taller'],
		'050 051 052 151',
		star(
			'g',
			[
				'a 150 250 251 260',
				'w 332 333 342',
				'b 510 520 521 522',
				'g 210 211 220',
				'g 432 433 434',
				'g 630 640 730 740',
				'w 030 031 040 041',
				'b 631 632 633 634'
			],
			'S4b I3a T4b',
			'00w 01b 10b'
		)
	],
	[
		'a white face four rows behind the new one',
		['far-colours', 'not-taller'],
		'612 711 712',
		star(
			'b',
			[
				'b 420 421 422',
				'b 432 433 434 435',
				'a 550 640 650',
				'w 551 552',
				'a 200 300 301 310',
				'b 510 610 611 710'
			],
			'S4b V3g',
			'00w 10g'
		)
	],
	[
		'with two faces of the Core Cube',
		['core-face', 'not-taller', 'hidden-colours'],
		'111 210 211 310',
		star(
			'b',
			[
				'g 350 450 451 452',
				'g 332 342',
				'w 560 561',
				'g 530 531 532 533',
				'g 562 563 564',
				'w 110 120 130 220'
			],
			'S4w I2a',
			'00w 01b 10b'
		)
	],
	[
		'elsewhere a grey Block would show the key, were it only taller than what it leans on',
		['not-taller'],
		'261 262 362',
		star(
			'b',
			[
				'b 342 343',
				'a 550 551',
				'g 260 360 361 460',
				'b 050 051 060 150',
				'b 400 500 510 520',
				'b 432 433 434 435'
			],
			'O4a I3b V3a',
			'00g 01a 02a'
		)
	],
	[
		'what is missing shows another colour, which the white Block hides',
		['hidden-colours'],
		'000 001 010 100',
		star(
			'a',
			[
				'g 110 120 210 220',
				'w 342 432 442',
				'b 121 211 221 222',
				'w 250 260 261 270',
				'g 343 433 443 444',
				'a 550 551 552 560 562'
			],
			'Y4w I4a I2g',
			'00w 01b 12b'
		)
	],
	[
		'nothing of all that',
		[],
		'641 642 741 742',
		star(
			'g',
			['a 230 231 232 233', 'b 550 560 561 570', 'w 342 432 442 443', 'w 370 371 470', 'g 630 640 740'],
			'O4a U5b',
			'00b 11a 22a'
		)
	],
	[
		'one Block between two towers for two keys',
		['bridge', 'stack', 'turned-key', 'two-keys', 'core-face'],
		'212 312 412 512',
		FINE.moon
	]
];

describe('themes', () => {
	it.each(EXAMPLES)('%s: %j', (_, themes, answer, puzzle) => {
		const studied = study(engine, deck, draftOf(puzzle));
		expect(studied.answer?.cells.map((cell) => cell.join('')).join(' ')).toBe(answer);
		expect(themesOf(studied)).toEqual(themes);
	});
});
