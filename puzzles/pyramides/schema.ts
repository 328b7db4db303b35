// A box of Terra Pyramides: board, tiles, stacks, foundations, stones, levels and tasks. Ours is one; a person may enter what
// their own box holds. `parseBox` holds what every box must satisfy to be played, not what is true of ours alone.
import * as v from 'valibot';
import { refuse, type Fault } from '../schema/deck.ts';

/** The stones that fix a pyramid's colour, and the joker. */
export const COLOURS = ['blue', 'grey', 'red', 'green', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a tile shows: a stone of its colour (S), a worker (W), a Horus eye (E). */
export const TILE_KINDS = ['W', 'E', 'WE', 'S', 'SW', 'SE', 'SWE'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** Where stairs may point. */
export const STAIRS = ['N', 'E', 'S', 'W'] as const;
export type Stair = (typeof STAIRS)[number];

/** The two tile stores, and the symbol on every square. */
export const STORES = ['sphinx', 'scarab'] as const;
export type Store = (typeof STORES)[number];

export type PlayerCount = 1 | 2 | 3 | 4;

export interface TileCount {
	readonly kind: TileKind;
	/** Tiles without a stone. */
	readonly count?: number | undefined;
	/** Tiles with a stone: so many of every colour. */
	readonly perColour?: number | undefined;
}

export interface LevelData {
	/** P-BUILD-8. */
	readonly stones: number;
	readonly value: number;
	/** How many pieces there are: of every colour (first level), in all, or in each player's hand (finials). */
	readonly perColour?: number | undefined;
	readonly pieces?: number | undefined;
	readonly perPlayer?: number | undefined;
}

export type Task =
	/** So many pyramids of this level. */
	| { readonly goal: 'pyramids'; readonly level: number; readonly count: number; readonly finials: number }
	| { readonly goal: 'points'; readonly above: number; readonly finials: number }
	/** So many pyramids of this level, each in a colour of its own; none is raised beyond it. */
	| { readonly goal: 'colours'; readonly level: number; readonly count: number; readonly finials: number };

export interface Box {
	readonly id: string;
	readonly note: string;
	readonly board: {
		/** Lines from the top: `#` building site, `o` oasis, `*` hatched start square, `.` other tile square. */
		readonly squares: readonly string[];
		readonly starts: readonly { readonly square: string; readonly stair: Stair; readonly stack: number }[];
		/** The columns of each symbol. */
		readonly symbols: Readonly<Record<Store, string>>;
	};
	readonly tiles: readonly TileCount[];
	/** Stacks are counted from 1. */
	readonly stacks: {
		readonly tiles: number;
		readonly sphinx: readonly number[];
		readonly scarab: readonly number[];
		/** Turned face up in the open-stack variant. */
		readonly open: readonly number[];
		/** Where the first hand tiles come from, in turn order. */
		readonly hands: readonly number[];
	};
	readonly foundations: readonly { readonly value: number; readonly count: number }[];
	readonly stones: { readonly perColour: number; readonly white: number };
	readonly gold: number;
	readonly workers: { readonly perPlayer: number; readonly dealt: Readonly<Record<PlayerCount, number>> };
	readonly levels: readonly LevelData[];
	readonly tasks: readonly Task[];
}

export const FAULT_CODES = [
	'structure',
	'board-size',
	'board-square',
	'row-too-long',
	'site-beside',
	'no-stairs',
	'start-square',
	'start-stairs',
	'symbol-columns',
	'symbol-room',
	'tile-count',
	'stack-number',
	'tile-sum',
	'turns-unequal',
	'foundation-count',
	'level-count',
	'level-pieces',
	'level-value',
	'worker-count',
	'task-count',
	'task-goal'
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

// Structure. Where a wrong value has a fault code of its own, the schema carries it as its message.

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const some = v.pipe(v.number(), v.integer(), v.minValue(1));
const numbers = v.array(some);
const stair = v.picklist(STAIRS);
const boxSchema = v.strictObject({
	id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)),
	note: v.string(),
	board: v.strictObject({
		squares: v.array(v.pipe(v.string(), v.regex(/^[#o*.]( [#o*.])*$/, 'board-square'))),
		starts: v.array(v.strictObject({ square: v.string(), stair, stack: some })),
		symbols: v.strictObject({ sphinx: v.string(), scarab: v.string() })
	}),
	tiles: v.array(
		v.strictObject({
			kind: v.picklist(TILE_KINDS),
			count: v.exactOptional(some),
			perColour: v.exactOptional(some)
		})
	),
	stacks: v.strictObject({
		tiles: some,
		sphinx: numbers,
		scarab: numbers,
		open: numbers,
		hands: numbers
	}),
	foundations: v.array(v.strictObject({ value: count, count: some })),
	stones: v.strictObject({ perColour: some, white: count }),
	gold: some,
	workers: v.strictObject({
		perPlayer: some,
		dealt: v.strictObject({ 1: some, 2: some, 3: some, 4: some })
	}),
	levels: v.array(
		v.strictObject({
			stones: some,
			value: some,
			perColour: v.exactOptional(some),
			pieces: v.exactOptional(some),
			perPlayer: v.exactOptional(some)
		})
	),
	tasks: v.array(
		v.variant('goal', [
			v.strictObject({ goal: v.literal('pyramids'), level: some, count: some, finials: count }),
			v.strictObject({ goal: v.literal('points'), above: some, finials: count }),
			v.strictObject({ goal: v.literal('colours'), level: some, count: some, finials: count })
		])
	)
});

function faultOf(issue: v.BaseIssue<unknown>): Fault<FaultCode> {
	const keys = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : String(key)));
	return {
		code: FAULT_CODES.find((code) => code === issue.message) ?? 'structure',
		where: keys.join('.').replaceAll('.[', '[') || 'box',
		detail: `expected ${issue.expected ?? 'something else'}, found ${issue.received}`
	};
}

// What every box must satisfy beyond its structure.

type Place = readonly [column: number, row: number];
const STEPS: Readonly<Record<Stair, Place>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/** Across, down, and the two diagonals: the lines along which rows lie. */
const LINES: readonly Place[] = [
	[1, 0],
	[0, 1],
	[1, 1],
	[1, -1]
];
/** P-ROW-3. */
const ROW_TILES_MAX = 4;
/** P-BUILD-8. */
const LEVEL_COUNT = 5;
const PLAYER_COUNTS = [1, 2, 3, 4] as const;

/** `d6` for column 3, row 5. */
export function squareName(column: number, row: number): string {
	return `${String.fromCharCode(97 + column)}${row + 1}`;
}

function boardFaults({ board, stacks }: Box): Fault<FaultCode>[] {
	const faults: Fault<FaultCode>[] = [];
	const lines = board.squares.map((line) => line.split(' '));
	const width = lines[0]?.length ?? 0;
	if (width < 2 || width > 26 || lines.length < 2 || lines.some((line) => line.length !== width))
		return [{ code: 'board-size', where: 'board.squares', detail: 'not lines of one length, 2 to 26' }];
	const at = (column: number, row: number) => lines[row]?.[column];
	const isTile = (kind: string | undefined) => kind === '.' || kind === '*';
	/** The first site straight ahead, and how far it is. */
	const ahead = ([column, row]: Place, [right, down]: Place): number | null => {
		for (let far = 1; at(column + far * right, row + far * down); far++)
			if (at(column + far * right, row + far * down) === '#') return far;
		return null;
	};
	const room: Record<string, number> = { sphinx: 0, scarab: 0 };
	for (const [row, line] of lines.entries())
		for (const [column, kind] of line.entries()) {
			const name = squareName(column, row);
			const where = `board ${name}`;
			const symbols = STORES.filter((store) => board.symbols[store].includes(name[0] as string));
			if (symbols.length !== 1)
				faults.push({ code: 'symbol-columns', where, detail: `symbols: ${symbols.join(' ') || 'none'}` });
			if (!isTile(kind)) continue;
			for (const symbol of symbols) room[symbol] = (room[symbol] ?? 0) + 1;
			for (const [right, down] of LINES) {
				let tiles = 0;
				for (let far = 0; at(column + far * right, row + far * down); far++) {
					const met = at(column + far * right, row + far * down);
					if (met === '#') break;
					if (isTile(met)) tiles++;
				}
				if (tiles > ROW_TILES_MAX)
					faults.push({ code: 'row-too-long', where, detail: `${tiles} tiles in a row from here` });
			}
			const distances = STAIRS.map((way) => ahead([column, row], STEPS[way]));
			if (distances.every((far) => far === null))
				faults.push({ code: 'no-stairs', where, detail: 'no site in any direction' });
			if (distances.filter((far) => far === 1).length > 1)
				faults.push({ code: 'site-beside', where, detail: 'more than one site beside it' });
			const start = board.starts.find(({ square }) => square === name);
			if ((kind === '*') !== Boolean(start))
				faults.push({ code: 'start-square', where, detail: 'hatched and listed must agree' });
			if (start && ahead([column, row], STEPS[start.stair]) !== 1)
				faults.push({ code: 'start-stairs', where, detail: `no site beside it in the ${start.stair}` });
		}
	// P-SYM-2, P-SYM-3: every tile of a store must find a square.
	for (const store of STORES)
		if ((room[store] ?? 0) < stacks[store].length * stacks.tiles)
			faults.push({
				code: 'symbol-room',
				where: `board.symbols ${store}`,
				detail: `${room[store]} tile squares`
			});
	return faults;
}

function tileFaults({ tiles, stacks, board }: Box): Fault<FaultCode>[] {
	const faults: Fault<FaultCode>[] = [];
	tiles.forEach(({ kind, count: plain, perColour }, k) => {
		const coloured = kind.includes('S');
		if (coloured ? plain !== undefined || !perColour : perColour !== undefined || !plain)
			faults.push({
				code: 'tile-count',
				where: `tiles[${k}] ${kind}`,
				detail: `needs ${coloured ? 'perColour' : 'count'} alone`
			});
	});
	const all = [...stacks.sphinx, ...stacks.scarab];
	if ([...all].sort((p, q) => p - q).some((stack, k) => stack !== k + 1))
		faults.push({
			code: 'stack-number',
			where: 'stacks',
			detail: `${all.join(' ')}, not each from 1 on once`
		});
	const taken: (readonly [string, readonly number[]])[] = [
		['stacks.open', stacks.open],
		['stacks.hands', stacks.hands],
		['board.starts', board.starts.map(({ stack }) => stack)]
	];
	for (const [where, list] of taken)
		if (list.some((stack) => !all.includes(stack)) || new Set(list).size < list.length)
			faults.push({ code: 'stack-number', where, detail: `${list.join(' ')}: no stack, or one twice` });
	const sum = tiles.reduce((n, tile) => n + (tile.count ?? COLOURS.length * (tile.perColour ?? 0)), 0);
	if (sum !== all.length * stacks.tiles)
		faults.push({ code: 'tile-sum', where: 'tiles', detail: `${sum}, not ${all.length} × ${stacks.tiles}` });
	if (stacks.hands.length < Math.max(...PLAYER_COUNTS))
		faults.push({ code: 'stack-number', where: 'stacks.hands', detail: 'not one for each of four players' });
	for (const players of PLAYER_COUNTS) {
		const placed = sum - board.starts.length - (players < 3 ? all.length : 0);
		if (placed < players || placed % players !== 0)
			faults.push({
				code: 'turns-unequal',
				where: 'tiles',
				detail: `${placed} tiles for ${players} players`
			});
	}
	return faults;
}

function pieceFaults({ board, foundations, workers, levels, tasks }: Box): Fault<FaultCode>[] {
	const faults: Fault<FaultCode>[] = [];
	const sites = board.squares.join('').split('#').length - 1;
	const laid = foundations.reduce((sum, each) => sum + each.count, 0);
	if (laid < sites)
		faults.push({ code: 'foundation-count', where: 'foundations', detail: `${laid} for ${sites} sites` });
	if (levels.length !== LEVEL_COUNT)
		faults.push({ code: 'level-count', where: 'levels', detail: `${levels.length}, not ${LEVEL_COUNT}` });
	levels.forEach((level, k) => {
		const unit = k === 0 ? 'perColour' : k === LEVEL_COUNT - 1 ? 'perPlayer' : 'pieces';
		const given = (['perColour', 'pieces', 'perPlayer'] as const).filter((each) => level[each] !== undefined);
		if (given.join() !== unit)
			faults.push({ code: 'level-pieces', where: `levels[${k}]`, detail: `needs ${unit} alone` });
		if (level.value <= (levels[k - 1]?.value ?? 0))
			faults.push({
				code: 'level-value',
				where: `levels[${k}]`,
				detail: `${level.value} is not more than before`
			});
	});
	for (const players of PLAYER_COUNTS)
		if (workers.dealt[players] > workers.perPlayer || workers.dealt[players] < 2)
			faults.push({
				code: 'worker-count',
				where: `workers.dealt ${players}`,
				detail: `${workers.dealt[players]} of ${workers.perPlayer}`
			});
	if (tasks.length !== 3)
		faults.push({ code: 'task-count', where: 'tasks', detail: `${tasks.length}, not three` });
	tasks.forEach((task, k) => {
		if (task.goal === 'points') return;
		const most = task.goal === 'colours' ? COLOURS.length : sites;
		if (task.level > LEVEL_COUNT || task.count > most)
			faults.push({
				code: 'task-goal',
				where: `tasks[${k}] ${task.goal}`,
				detail: `${task.count} of level ${task.level}`
			});
	});
	return faults;
}

/** A playable box, or an error with every fault found. */
export function parseBox(input: unknown): Box {
	const result = v.safeParse(boxSchema, input);
	if (!result.success) {
		refuse(result.issues.map(faultOf));
		throw new RangeError('unreadable');
	}
	const box: Box = result.output;
	refuse([...boardFaults(box), ...tileFaults(box), ...pieceFaults(box)]);
	return box;
}
