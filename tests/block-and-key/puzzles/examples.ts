// Small puzzles in a short notation, and what every test of the puzzle tools needs: the engine and the table's files.
import { readFileSync } from 'node:fs';
import { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Cell, Colour, Key, Square } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { Level } from '../../../puzzles/schema/levels.ts';
import { coreFacing } from '../../../web/games/block-and-key/puzzles/position.ts';
import type { Draft } from '../../../web/games/block-and-key/puzzles/study.ts';

const ENGINE = new URL('../../../engine-wasm/build/engine.wasm', import.meta.url);
const TABLE = new URL('../../../puzzles/block-and-key/daily/', import.meta.url);

export async function startEngine(): Promise<Engine> {
	return Engine.start(await WebAssembly.compile(readFileSync(ENGINE)));
}

export function tableBytes(name: string): Uint8Array {
	return readFileSync(new URL(`${name}.bin`, TABLE));
}

export function tableChecksums(): Record<string, string> {
	return JSON.parse(readFileSync(new URL('checksums.json', TABLE), 'utf8')) as Record<string, string>;
}

export interface Short {
	readonly level: Level;
	/** Colour of the Core Cube's south side. */
	readonly south: string;
	/** `w 420 421`: colour and cells. */
	readonly blocks: readonly string[];
	/** `S4w L4a`: shapes with colours. */
	readonly supply: string;
	/** `00w 10a`: squares with colours. */
	readonly keys: readonly string[];
}

export function draftOf({ level, south, blocks, supply, keys }: Short): Draft {
	return {
		id: 'example',
		level,
		position: {
			floor: { width: 8, depth: 8 },
			core: coreFacing(deck, south as Colour),
			blocks: blocks.map((text) => {
				const [colour, ...cells] = text.split(' ');
				return {
					colour: colour as Colour,
					cells: cells.map((cell) => [...cell].map(Number) as unknown as Cell)
				};
			})
		},
		seat: 'S',
		supply: supply.split(' ').map((text) => ({ shape: text.slice(0, 2), colour: text[2] as Colour })),
		keys: keys.map(keyOf)
	};
}

export function keyOf(text: string): Key {
	return {
		squares: text.split(' ').map(([i, j, colour]): Square => [Number(i), Number(j), colour as Colour])
	};
}

/** Puzzles that keep every rule. */
export const FINE = {
	star: {
		level: 'star',
		south: 'g',
		blocks: ['g 550 560 640 650', 'w 350 351 352', 'b 470 471 472', 'b 651 652 750 751', 'a 342 343'],
		supply: 'U5w L4w',
		keys: ['00w 10a 20w']
	},
	sun: {
		level: 'sun',
		south: 'a',
		blocks: [
			'w 030 120 130 220',
			'b 520 521',
			'a 150 152 250 251 252',
			'b 432 433 442 443',
			'b 221 230 231 232',
			'a 153 154 155',
			'w 222 223 224'
		],
		supply: 'U5b S4b I4a',
		keys: ['01b 10w 11a 21b']
	},
	moon: {
		level: 'moon',
		south: 'b',
		blocks: [
			'a 442 443 444',
			'b 550 640 650 740',
			'g 110 120 220',
			'w 111 210 211',
			'a 641 651',
			'a 500 501 511 520 521',
			'b 360 361 460 461',
			'a 050 150 151 250',
			'w 710 720 721 730',
			'g 642 652'
		],
		supply: 'Y4a I2w I4a T4g I4b U5g U5w',
		keys: ['00w 01a 11a 20b 21a', '00a 01g 12w 20a 21b']
	}
} as const satisfies Record<Level, Short>;
