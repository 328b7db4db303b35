// A deck: floor, Core Cube places, shapes, Key cards and Enigmas. Ours is one; a person may enter the cards of
// their own box. `parseDeck` holds what every deck must satisfy to be played, not what is true of ours alone.
import * as v from 'valibot';
import {
	BLOCKS_MAX,
	COLOURS,
	FLOOR_MAX,
	FLOOR_MIN,
	HEIGHT,
	type Cell,
	type Colour,
	type Floor,
	type Key,
	type Shape,
	type Square
} from '../../engine-wasm/host/vocabulary.ts';
import { LEVELS, type Level } from './levels.ts';

/** The corners of the floor that a card's Stars name, and the sites of the yard that its Pips name. */
export const STARS = [1, 2, 3, 4] as const;
export const PIPS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** A Key lies inside a square of this size. */
const KEY_SIZE = 4;
/** Cells of one Block at most. */
const SHAPE_CELLS_MAX = 8;
/** Every shape comes in four colours, and all Blocks must find room in one position. */
const SHAPES_MAX = Math.floor(BLOCKS_MAX / COLOURS.length);
/** What the solo game deals; with less of a level nothing can be played. */
const DEALT: Readonly<Record<Level, number>> = { star: 2, sun: 1, moon: 1 };

interface Card extends Key {
	readonly id: string;
	readonly vp: number;
}
interface StarCard extends Card {
	readonly level: 'star';
	readonly stars?: never;
	readonly pips?: never;
}
/** Suns and Moons can be drawn during the game, so they steer the Ancients. */
interface AltarCard extends Card {
	readonly level: 'sun' | 'moon';
	readonly stars: number;
	readonly pips: number;
}
export type KeyCard = StarCard | AltarCard;

export interface Enigma {
	readonly id: string;
	readonly colour: Colour;
}

export type PlayerCount = 1 | 2 | 3 | 4;

export interface Deck {
	readonly id: string;
	readonly note: string;
	readonly floor: Floor & { readonly height: number };
	/** The south-west column of the Core Cube. */
	readonly core: Readonly<Record<PlayerCount, readonly [x: number, y: number]>>;
	readonly colours: readonly Colour[];
	readonly shapes: Readonly<Record<string, Shape>>;
	readonly keys: readonly KeyCard[];
	readonly enigmas: readonly Enigma[];
}

export const FAULT_CODES = [
	'structure',
	'id',
	'id-twice',
	'floor-size',
	'core-outside',
	'colours',
	'shape-id',
	'shape-count',
	'shape-cell',
	'shape-size',
	'shape-cell-twice',
	'shape-apart',
	'shape-twice',
	'level',
	'vp',
	'stars',
	'pips',
	'marks-on-star',
	'square',
	'square-colour',
	'square-twice',
	'key-empty',
	'key-origin',
	'key-size',
	'key-no-view',
	'key-count',
	'enigma-colours'
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export interface Fault<Code extends string = FaultCode> {
	readonly code: Code;
	/** The card or shape, as `keys[12] sun-05`, `shapes L4`, or the part of the deck. */
	readonly where: string;
	/** Plain English for developers; people are shown a text chosen by the code. */
	readonly detail: string;
}

export class DeckError extends Error {
	override readonly name = 'DeckError';
	/** Of the first fault. */
	readonly code: string;
	readonly where: string;
	readonly faults: readonly Fault<string>[];

	constructor(faults: readonly [Fault<string>, ...Fault<string>[]]) {
		super(faults.map(({ code, where, detail }) => `${code} at ${where}: ${detail}`).join('\n'));
		this.code = faults[0].code;
		this.where = faults[0].where;
		this.faults = faults;
	}
}

/** Throws all faults together, if there are any. */
export function refuse(faults: readonly Fault<string>[]): void {
	const [first, ...rest] = faults;
	if (first) throw new DeckError([first, ...rest]);
}

// Structure. Where a wrong value has a fault code of its own, the schema carries it as its message.

const CARD_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Capitals cannot meet a name that every object inherits. */
const SHAPE_ID = /^[A-Z][A-Z0-9]*$/;

function wholeNumber(least: number, most: number, code: FaultCode) {
	return v.pipe(v.number(code), v.integer(code), v.minValue(least, code), v.maxValue(most, code));
}
const colour = (code: FaultCode) => v.picklist(COLOURS, code);
const id = v.pipe(v.string('id'), v.regex(CARD_ID, 'id'));
const coordinate = wholeNumber(0, Number.MAX_SAFE_INTEGER, 'square');
const vp = wholeNumber(1, Number.MAX_SAFE_INTEGER, 'vp');
const squares = v.pipe(
	v.array(v.strictTuple([coordinate, coordinate, colour('square-colour')])),
	v.minLength(1, 'key-empty'),
	v.maxLength(KEY_SIZE * KEY_SIZE, 'key-size')
);
const starCard = v.strictObject({
	id,
	level: v.literal('star'),
	vp,
	squares,
	stars: v.exactOptional(v.never('marks-on-star')),
	pips: v.exactOptional(v.never('marks-on-star'))
});
const altarCard = v.strictObject({
	id,
	level: v.picklist(['sun', 'moon']),
	vp,
	squares,
	stars: wholeNumber(1, STARS.length, 'stars'),
	pips: wholeNumber(1, PIPS.length, 'pips')
});
const cellNumber = wholeNumber(0, FLOOR_MAX - 1, 'shape-cell');
const shape = v.pipe(
	v.array(v.strictTuple([cellNumber, cellNumber, cellNumber])),
	v.minLength(1, 'shape-size'),
	v.maxLength(SHAPE_CELLS_MAX, 'shape-size')
);
const place = v.strictTuple([
	wholeNumber(0, FLOOR_MAX, 'core-outside'),
	wholeNumber(0, FLOOR_MAX, 'core-outside')
]);
const deckSchema = v.strictObject({
	id,
	note: v.string(),
	floor: v.strictObject({
		width: wholeNumber(FLOOR_MIN, FLOOR_MAX, 'floor-size'),
		depth: wholeNumber(FLOOR_MIN, FLOOR_MAX, 'floor-size'),
		height: wholeNumber(HEIGHT, HEIGHT, 'floor-size')
	}),
	core: v.strictObject({ 1: place, 2: place, 3: place, 4: place }),
	colours: v.array(colour('colours')),
	shapes: v.record(v.pipe(v.string(), v.regex(SHAPE_ID, 'shape-id')), shape),
	keys: v.array(v.variant('level', [starCard, altarCard])),
	enigmas: v.array(v.strictObject({ id, colour: colour('enigma-colours') }))
});

/** `keys[12] sun-05`: the place of a list member, with its id if that can be read. */
function member(list: string, k: number, value: unknown): string {
	const named = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
	return typeof named === 'string' && CARD_ID.test(named) ? `${list}[${k}] ${named}` : `${list}[${k}]`;
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
	const [part, inner, ...rest] = issue.path ?? [];
	const field = String(part?.key ?? 'deck');
	let where = field;
	if (inner && typeof inner.key === 'number') where = member(field, inner.key, inner.value);
	else if (inner) where = `${field} ${String(inner.key)}`;
	const inside = rest.map(({ key }) => String(key)).join('.');
	const detail = `expected ${issue.expected ?? 'something else'}, found ${issue.received}`;
	const own = FAULT_CODES.find((code) => code === issue.message);
	const isLevel = issue.type === 'variant' && rest[0]?.key === 'level';
	return {
		code: own ?? (isLevel ? 'level' : 'structure'),
		where,
		detail: inside ? `${inside}: ${detail}` : detail
	};
}

// Geometry: two designs are the same when one turned gives the other, and never by mirroring.

const bySquare = (p: Square, q: Square) => p[0] - q[0] || p[1] - q[1];
const byCell = (p: Cell, q: Cell) => p[0] - q[0] || p[1] - q[1] || p[2] - q[2];

/** A quarter turn counter-clockwise, moved so that the smallest i and j are 0; sorted. */
function turned(squares: readonly Square[]): Square[] {
	const most = Math.max(...squares.map(([, j]) => j));
	const least = Math.min(...squares.map(([i]) => i));
	return squares.map(([i, j, c]): Square => [most - j, i - least, c]).sort(bySquare);
}

/** A text that is equal for two designs exactly when one turned gives the other. */
export function designOf(squares: readonly Square[]): string {
	const texts: string[] = [];
	let t = squares;
	for (let k = 0; k < 4; k++) {
		t = turned(t);
		texts.push(t.map((square) => square.join('')).join(' '));
	}
	return texts.sort()[0] ?? '';
}

/** Smallest corner at the origin, sorted, as text. */
function cellText(cells: readonly Cell[]): string {
	const least = [0, 1, 2].map((axis) => Math.min(...cells.map((cell) => cell[axis] ?? 0)));
	const moved = cells.map(([x, y, z]): Cell => [x - least[0]!, y - least[1]!, z - least[2]!]);
	return moved
		.sort(byCell)
		.map((cell) => cell.join(''))
		.join(' ');
}

/** A text that is equal for two shapes exactly when one of the 24 rotations turns one into the other. */
function solidOf(cells: Shape): string {
	const aboutZ = ([x, y, z]: Cell): Cell => [-y, x, z];
	const aboutX = ([x, y, z]: Cell): Cell => [x, -z, y];
	// The two quarter turns, applied to whatever they have made so far, reach every rotation.
	const made = new Map([[cellText(cells), cells]]);
	for (const solid of made.values()) {
		for (const turn of [aboutZ, aboutX]) {
			const next = solid.map(turn);
			const text = cellText(next);
			if (!made.has(text)) made.set(text, next);
		}
	}
	return [...made.keys()].sort()[0] ?? '';
}

function isConnected(cells: Shape): boolean {
	const rest = new Set(cells.map(String));
	const reached = cells.slice(0, 1);
	for (const [x, y, z] of reached) {
		rest.delete(String([x, y, z]));
		const beside: Cell[] = [
			[x - 1, y, z],
			[x + 1, y, z],
			[x, y - 1, z],
			[x, y + 1, z],
			[x, y, z - 1],
			[x, y, z + 1]
		];
		for (const cell of beside) if (rest.delete(String(cell))) reached.push(cell);
	}
	return rest.size === 0;
}

// What every deck must satisfy beyond its structure.

function shapeFaults(shapes: Deck['shapes']): Fault[] {
	const faults: Fault[] = [];
	const first = new Map<string, string>();
	const count = Object.keys(shapes).length;
	if (count < 1 || count > SHAPES_MAX)
		faults.push({ code: 'shape-count', where: 'shapes', detail: `${count}, not 1 to ${SHAPES_MAX}` });
	for (const [id, cells] of Object.entries(shapes)) {
		const where = `shapes ${id}`;
		if (new Set(cells.map(String)).size < cells.length)
			faults.push({ code: 'shape-cell-twice', where, detail: 'a cell is listed twice' });
		if (!isConnected(cells))
			faults.push({ code: 'shape-apart', where, detail: 'the cells are not one connected piece' });
		const solid = solidOf(cells);
		const other = first.get(solid);
		if (other !== undefined) faults.push({ code: 'shape-twice', where, detail: `${other}, turned` });
		else first.set(solid, id);
	}
	return faults;
}

function keyFaults(key: KeyCard, where: string, floor: Floor): Fault[] {
	const faults: Fault[] = [];
	const is = key.squares.map(([i]) => i);
	const js = key.squares.map(([, j]) => j);
	const width = Math.max(...is) + 1;
	const height = Math.max(...js) + 1;
	if (new Set(key.squares.map(([i, j]) => `${i} ${j}`)).size < key.squares.length)
		faults.push({ code: 'square-twice', where, detail: 'a square is listed twice' });
	if (Math.min(...is) !== 0 || Math.min(...js) !== 0)
		faults.push({ code: 'key-origin', where, detail: 'the smallest i and j must be 0' });
	if (width > KEY_SIZE || height > KEY_SIZE)
		faults.push({ code: 'key-size', where, detail: `${width} × ${height}, more than ${KEY_SIZE}` });
	else if (Math.min(width, height) > Math.max(floor.width, floor.depth))
		faults.push({ code: 'key-no-view', where, detail: `${width} × ${height} fits in no view of the floor` });
	return faults;
}

function deckFaults(deck: Deck): Fault[] {
	const faults: Fault[] = [];
	const { floor } = deck;
	for (const [players, [x, y]] of Object.entries(deck.core))
		if (x + 2 > floor.width || y + 2 > floor.depth)
			faults.push({ code: 'core-outside', where: `core ${players}`, detail: `[${x}, ${y}] and 2 × 2` });
	if ([...deck.colours].sort().join() !== [...COLOURS].sort().join())
		faults.push({
			code: 'colours',
			where: 'colours',
			detail: `${deck.colours.join(' ')}, not each of the four once`
		});
	faults.push(...shapeFaults(deck.shapes));

	const seen = new Set<string>();
	const listId = (where: string, id: string) => {
		if (seen.has(id)) faults.push({ code: 'id-twice', where, detail: `${id} is the id of an earlier card` });
		seen.add(id);
	};
	deck.keys.forEach((key, k) => {
		const where = keyPlace(key, k);
		listId(where, key.id);
		faults.push(...keyFaults(key, where, floor));
	});
	deck.enigmas.forEach((enigma, k) => listId(member('enigmas', k, enigma), enigma.id));
	for (const level of LEVELS) {
		const count = deck.keys.filter((key) => key.level === level).length;
		if (count < DEALT[level])
			faults.push({
				code: 'key-count',
				where: 'keys',
				detail: `${count} of level ${level}, dealt are ${DEALT[level]}`
			});
	}
	const enigmas = deck.enigmas.map(({ colour }) => colour);
	if ([...enigmas].sort().join() !== [...COLOURS].sort().join())
		faults.push({
			code: 'enigma-colours',
			where: 'enigmas',
			detail: `${enigmas.join(' ')}, not each of the four once`
		});
	return faults;
}

/** valibot leaves out a name that could reach into an object's prototype; a shape must not vanish silently. */
function lostShapes(input: unknown): Fault[] {
	const { shapes } = input as { shapes: object };
	return Object.keys(shapes)
		.filter((id) => !SHAPE_ID.test(id))
		.map((id) => ({ code: 'shape-id', where: `shapes ${id}`, detail: 'not capitals and digits' }));
}

/** How a fault names a Key: `keys[12] sun-05`. */
export const keyPlace = (key: KeyCard, k: number) => member('keys', k, key);

/** A playable deck with cells and squares in order, or a DeckError with every fault found. */
export function parseDeck(input: unknown): Deck {
	const result = v.safeParse(deckSchema, input);
	if (!result.success) {
		const [first, ...rest] = result.issues;
		throw new DeckError([faultOf(first), ...rest.map(faultOf)]);
	}
	refuse(lostShapes(input));
	const { shapes, keys } = result.output;
	const deck: Deck = {
		...result.output,
		shapes: Object.fromEntries(Object.entries(shapes).map(([id, cells]) => [id, cells.sort(byCell)])),
		keys: keys.map((key) => ({ ...key, squares: key.squares.sort(bySquare) }))
	};
	refuse(deckFaults(deck));
	return deck;
}
