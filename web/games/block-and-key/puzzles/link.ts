// A whole puzzle as one short text that survives a URL: letters, digits, '-' and '.' only, the version first.
//
//   bk1z-88-33wbga-w300310.b440450-S-I2w.V3b-00w01b11g
//        floor, Core Cube and Blocks as in a position ('x' for no Block) · seat · supply · keys
//
// A kind other than `one-block` follows the keys as one more word. Blocks stand in an order in which each could be placed. A link comes from anywhere, so every fault has a code and the
// place of its first character; `parse` accepts only what `make` writes.
import { InputError } from '../../../../engine-wasm/host/input.ts';
import type { PuzzleEngine } from '../../../../engine-wasm/host/puzzle.ts';
import { makeKey, makePosition, parseKey, parsePosition } from '../../../../engine-wasm/host/notation.ts';
import {
	COLOURS,
	SEATS,
	type Block,
	type Cell,
	type Colour,
	type Key,
	type Position,
	type Seat,
	type Shape
} from '../../../../engine-wasm/host/vocabulary.ts';
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { Kind, Puzzle, PuzzleBlock } from '../../../../puzzles/schema/puzzle.ts';
import { turnsOf } from './blocks.ts';

/** What a link holds. */
export type LinkPuzzle = Pick<Puzzle, 'position' | 'seat' | 'supply' | 'keys' | 'kind'>;
export type Shapes = Readonly<Record<string, Shape>>;

export const LINK_CODES = [
	/** Nothing there. */
	'empty',
	'too-long',
	/** A character that no link has. */
	'character',
	/** Not of this app, or of a version that this app does not know. */
	'version',
	/** Cut off, or something too much. */
	'parts',
	/** Not the floor, or not a Core Cube of the solo game. */
	'floor',
	'core',
	/** A Block that cannot be read, is none of the box, lies outside or in another. */
	'block',
	'unknown-block',
	'outside',
	'overlap',
	/** The box holds each Block once. */
	'block-twice',
	/** A Block that could not have been placed there. */
	'unplaceable',
	'seat',
	'supply',
	'key',
	'key-size',
	'key-count',
	/** A kind that this app does not know. */
	'kind'
] as const;
export type LinkCode = (typeof LINK_CODES)[number];

export class LinkError extends Error {
	readonly code: LinkCode;
	/** The first character of the fault, from 0, and how many belong to it. */
	readonly at: number;
	readonly length: number;

	constructor(code: LinkCode, at: number, length = 1) {
		super(`${code} at ${at}`);
		this.code = code;
		this.at = at;
		this.length = length;
	}
}

const VERSION = 'bk1z';
const FLOOR = '88';
const NONE = 'x';
/** Far beyond 40 Blocks and two keys. */
export const LINK_MAX = 1500;
/** A key fits on a card of this side. */
export const KEY_SIDE = 4;
/** Slots of the tray. */
export const SUPPLY_MAX = 7;
type Range = readonly [least: number, most: number];
/** Blocks of the supply and keys that a puzzle of each kind has. */
export const KIND_PARTS: Readonly<Record<Kind, { readonly supply: Range; readonly keys: Range }>> = {
	'one-block': { supply: [1, SUPPLY_MAX], keys: [1, 2] },
	'two-blocks': { supply: [2, SUPPLY_MAX], keys: [1, 2] },
	'is-there-a-claim': { supply: [1, SUPPLY_MAX], keys: [1, 1] },
	'which-key': { supply: [1, 1], keys: [4, 4] }
};
/** The words of the kinds in a link; the usual one goes without saying. */
const KIND_WORDS = { 'two-blocks': 'two', 'is-there-a-claim': 'any', 'which-key': 'which' } as const;
/** Of the Core Cube in the solo game. */
const CORE_PLACE = '33';

export function makeLink({ position, seat, supply, keys, kind = 'one-block' }: LinkPuzzle): string {
	return [
		makePosition(position).replace(/^bk1p/, VERSION),
		seat,
		supply.map(({ shape, colour }) => shape + colour).join('.'),
		keys.map((key) => makeKey(key).replace(/^bk1k-/, '')).join('.'),
		...wordOf(kind)
	].join('-');
}

/** Of a link that is known to be good. */
export function kindOfLink(text: string): Kind {
	return kindOf(text.split('-')[7]) ?? 'one-block';
}

function kindOf(word: string | undefined) {
	const kinds = Object.keys(KIND_WORDS) as (keyof typeof KIND_WORDS)[];
	return kinds.find((kind) => KIND_WORDS[kind] === word);
}

/** What follows the keys, in a link and in a draft of one. */
export const wordOf = (kind: Kind): readonly string[] => (kind === 'one-block' ? [] : [KIND_WORDS[kind]]);

interface Part {
	readonly text: string;
	readonly at: number;
}

/** Throws a LinkError. Whether the Blocks could be placed is `firstUnplaceable`'s to say. */
export function parseLink(text: string, shapes: Shapes): LinkPuzzle {
	if (text === '') throw new LinkError('empty', 0, 0);
	if (text.length > LINK_MAX) throw new LinkError('too-long', LINK_MAX, text.length - LINK_MAX);
	const foreign = text.search(/[^A-Za-z0-9.-]/);
	if (foreign >= 0) throw new LinkError('character', foreign);
	const parts = split({ text, at: 0 }, '-');
	const [version, floor, core, blocks, seat, supply, keys, word, more] = parts;
	if (version?.text !== VERSION) throw faultOf('version', version);
	if (more) throw new LinkError('parts', more.at, text.length - more.at);
	if (!floor || !core || !blocks || !seat || !supply || !keys) throw new LinkError('parts', text.length);
	if (floor.text !== FLOOR) throw faultOf('floor', floor);
	checkCore(core);
	const kind = word && readKind(word);
	const { supply: blockCount, keys: keyCount } = KIND_PARTS[kind ?? 'one-block'];
	const position = readPosition(core, blocks);
	const box = new Map<string, Part>();
	readBlocks(position.blocks, split(blocks, '.'), shapes, box);
	return {
		position,
		seat: readSeat(seat),
		supply: readSupply(supply, shapes, box, blockCount),
		keys: readKeys(keys, keyCount),
		...(kind && { kind })
	};
}

/** The character at which Block `index` of the temple begins, and its length. */
export function blockPlace(text: string, index: number): readonly [at: number, length: number] {
	const blocks = split({ text, at: 0 }, '-')[3];
	const part = blocks && split(blocks, '.')[index];
	return part ? [part.at, part.text.length] : [0, 0];
}

/** The first Block that could not be placed after those before it, or null. Leaves the engine set to some position. */
export function firstUnplaceable(engine: PuzzleEngine, position: Position): number | null {
	const index = position.blocks.findIndex(({ cells }, k) => {
		engine.setPosition({ ...position, blocks: position.blocks.slice(0, k) });
		return engine.explain(cells).length > 0;
	});
	return index < 0 ? null : index;
}

/** A permanent name for what a link holds, so that the same puzzle is known again. */
export function linkId(text: string): string {
	let [a, b] = [0x811c9dc5, 0xcbf29ce4];
	for (let k = 0; k < text.length; k++) {
		a = Math.imul(a ^ text.charCodeAt(k), 0x01000193) >>> 0;
		b = Math.imul(b ^ text.charCodeAt(text.length - 1 - k), 0x01000193) >>> 0;
	}
	return `z-${[a, b].map((word) => word.toString(16).padStart(8, '0')).join('')}`;
}

/** As the cards of the deck are sorted: by the squares of the largest key. */
export function levelOf(keys: readonly Key[]): Level {
	const squares = Math.max(...keys.map((key) => key.squares.length));
	if (squares <= 3) return 'star';
	return squares === 4 ? 'sun' : 'moon';
}

/** The id of the shape that these cells are, in any turn; null when there is no such shape. */
export function shapeOf(shapes: Shapes, cells: readonly Cell[]): string | null {
	const low = ([0, 1, 2] as const).map((axis) => Math.min(...cells.map((cell) => cell[axis])));
	const text = String(
		cells.map(([x, y, z]) => [x - (low[0] as number), y - (low[1] as number), z - (low[2] as number)])
	);
	const found = Object.entries(shapes).find(
		([, shape]) =>
			shape.length === cells.length && turnsOf(shape).some((turned) => String(turned.cells) === text)
	);
	return found?.[0] ?? null;
}

function split({ text, at }: Part, separator: string): Part[] {
	let from = at;
	return text.split(separator).map((piece) => {
		const part = { text: piece, at: from };
		from += piece.length + 1;
		return part;
	});
}

function faultOf(code: LinkCode, part: Part | undefined): LinkError {
	return new LinkError(code, part?.at ?? 0, Math.max(1, part?.text.length ?? 0));
}

/** At the place of the solo game, its sides in the order of the colour cycle. */
function checkCore(core: Part): void {
	const cycles = COLOURS.map((_, k) => COLOURS.map((_, n) => COLOURS[(k + n) % COLOURS.length]).join(''));
	if (!cycles.some((sides) => core.text === CORE_PLACE + sides)) throw faultOf('core', core);
}

function readPosition(core: Part, blocks: Part): Position {
	const pieces = split(blocks, '.');
	if (blocks.text !== NONE) {
		const bad = pieces.find(({ text }) => !/^[wbga](?:\d\d\d){1,8}$/.test(text));
		if (bad) throw faultOf('block', bad);
	}
	try {
		return parsePosition(`bk1p-${FLOOR}-${core.text}-${blocks.text}`);
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		const index = /^position\.blocks\[(\d+)\]/.exec(error.where)?.[1];
		const part = index === undefined ? firstUnlike(pieces) : pieces[Number(index)];
		const code = { 'outside-floor': 'outside', overlap: 'overlap' }[error.code as string] as
			LinkCode | undefined;
		throw faultOf(code ?? 'block', part ?? blocks);
	}
}

/** The Block whose cells are not written in their order. */
function firstUnlike(pieces: readonly Part[]): Part | undefined {
	return pieces.find(({ text }) => {
		const cells = text.slice(1).match(/.{3}/g) ?? [];
		return String(cells) !== String([...cells].sort());
	});
}

function readBlocks(
	blocks: readonly Block[],
	pieces: readonly Part[],
	shapes: Shapes,
	box: Map<string, Part>
): void {
	blocks.forEach(({ colour, cells }, index) => {
		const part = pieces[index] as Part;
		const shape = shapeOf(shapes, cells);
		if (shape === null) throw faultOf('unknown-block', part);
		take(box, { shape, colour }, part);
	});
}

function take(box: Map<string, Part>, { shape, colour }: PuzzleBlock, part: Part): void {
	const name = shape + colour;
	if (box.has(name)) throw faultOf('block-twice', part);
	box.set(name, part);
}

function readSeat(part: Part): Seat {
	const seat = SEATS.find((known) => known === part.text);
	if (!seat) throw faultOf('seat', part);
	return seat;
}

function readKind(part: Part): Exclude<Kind, 'one-block'> {
	const kind = kindOf(part.text);
	if (!kind) throw faultOf('kind', part);
	return kind;
}

/** The pieces of a list; a fault at the first one too much, or at all of them where some are missing. */
function pieces(list: Part, [least, most]: Range, code: LinkCode): Part[] {
	const found = split(list, '.');
	if (found.length > most) throw faultOf(code, found[most]);
	if (found.length < least) throw faultOf(code, list);
	return found;
}

function readSupply(list: Part, shapes: Shapes, box: Map<string, Part>, count: Range): PuzzleBlock[] {
	return pieces(list, count, 'supply').map((part) => {
		const [, shape = '', letter = ''] = /^([A-Z]\d)([a-z])$/.exec(part.text) ?? [];
		const colour = COLOURS.find((known) => known === letter);
		if (!colour || !Object.hasOwn(shapes, shape)) throw faultOf('supply', part);
		const block: { shape: string; colour: Colour } = { shape, colour };
		take(box, block, part);
		return block;
	});
}

function readKeys(list: Part, count: Range): Key[] {
	return pieces(list, count, 'key-count').map((part) => {
		let key: Key;
		try {
			key = parseKey(`bk1k-${part.text}`);
		} catch (error) {
			if (error instanceof InputError) throw faultOf('key', part);
			throw error;
		}
		if (key.squares.some(([i, j]) => i >= KEY_SIDE || j >= KEY_SIDE)) throw faultOf('key-size', part);
		return key;
	});
}
