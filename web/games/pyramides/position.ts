// A position written by hand, for lessons and tests: `stateOf` turns it into a state of the game or names what is wrong with it.
// What is left out follows from the box: supplies are what the position does not use, stacks are dealt from the seed.
import { box } from '../../../puzzles/pyramides/box.ts';
import { COLOURS, STAIRS } from '../../../puzzles/pyramides/schema.ts';
import { randomFrom } from '../rng.ts';
import { KINDS, pointing, SITE_INDEX, SITE_SQUARES, SQUARE_COUNT, squareNamed } from './board.ts';
import { activePlayer, stoneCount } from './course.ts';
import {
	ALL_FOUNDATIONS,
	emptySite,
	FULL_SUPPLY,
	handFrom,
	newGame,
	newPlayer,
	NO_STONES,
	STACK_COUNT
} from './setup.ts';
import {
	GOLD_MAX,
	STONES,
	STONES_MAX,
	WORKERS_MAX,
	type Colour,
	type GameState,
	type PlacedTile,
	type Player,
	type Setup,
	type Site,
	type Square,
	type Step,
	type Stones,
	type Supply,
	type Tile
} from './state.ts';
import { SHOWN, TILES, tileName, tileNamed } from './tiles.ts';

/** Tiles by name (`S-blue`), squares by name (`e5`). Nothing in it is checked. */
export interface Position {
	readonly setup: Setup;
	/** For the order of everything that is not listed. */
	readonly seed?: string;
	readonly tiles: Readonly<Record<string, readonly [tile: string, stair: string]>>;
	/** A level above 0 needs colour, owner and a worker. */
	readonly sites: Readonly<
		Record<string, Partial<Omit<Site, 'square' | 'foundation'>> & { readonly foundation: number }>
	>;
	/** The next ones from the top; the rest follows shuffled. */
	readonly foundations?: readonly number[];
	/** From the top; left out, the tiles that lie nowhere else. Given, tiles in no stack are in the box. */
	readonly stacks?: readonly (readonly string[])[];
	readonly players: readonly {
		readonly hand?: string;
		/** The stack that the hand tile came from. */
		readonly from?: number;
		readonly stones?: Partial<Stones>;
		readonly gold?: number;
		readonly turnsTaken?: number;
	}[];
	readonly active?: number;
	/** `row` and `workers` need `placed`. */
	readonly step?: 'place' | 'row' | 'workers' | 'extras' | 'draw' | 'limits';
	readonly placed?: string;
	/** Workers that stand on tiles. */
	readonly stocked?: readonly string[];
}

export const POSITION_FAULTS = [
	'players',
	'square',
	'tile',
	'stairs',
	'site',
	'worker-count',
	'tile-count',
	'foundation-count',
	'stone-count',
	'gold-count',
	'level-count',
	'finial-count',
	'limit',
	'stack',
	'hand',
	'step'
] as const;

export interface PositionFault {
	readonly code: (typeof POSITION_FAULTS)[number];
	readonly where: string;
}

export type Checked =
	| { readonly ok: true; readonly state: GameState }
	| { readonly ok: false; readonly faults: readonly PositionFault[] };

export function stateOf(position: Position): Checked {
	const faults: PositionFault[] = [];
	const fault = (code: PositionFault['code'], where: string) => void faults.push({ code, where });
	const { setup, seed = 'position', active = 0 } = position;
	if (position.players.length !== setup.players || !position.players[active]) {
		return { ok: false, faults: [{ code: 'players', where: 'players' }] };
	}

	const tiles: (PlacedTile | null)[] = Array.from({ length: SQUARE_COUNT }, () => null);
	for (const [name, [kind, way]] of Object.entries(position.tiles)) {
		const square = squareNamed(name);
		const tile = tileNamed(kind);
		const stair = STAIRS.find((each) => each === way);
		if (square === null || KINDS[square] !== 'tile') fault('square', name);
		else if (!tile) fault('tile', name);
		else if (!stair || !pointing(square, stair)) fault('stairs', name);
		else tiles[square] = { ...tile, stair };
	}

	const sites = SITE_SQUARES.map((square) => emptySite(square, null));
	for (const [name, given] of Object.entries(position.sites)) {
		const site: Site = { ...emptySite(squareNamed(name) ?? -1, null), ...given };
		const index = SITE_INDEX[site.square] ?? -1;
		if (index < 0) fault('square', name);
		else if (!isSound(site, setup.players)) fault('site', name);
		else sites[index] = site;
	}

	const stocked: Square[] = (position.stocked ?? []).flatMap((name) => {
		const square = squareNamed(name);
		const tile = square === null ? null : tiles[square];
		if (square !== null && tile && SHOWN[tile.kind].worker) return [square];
		fault('step', name);
		return [];
	});

	const players = position.players.map((given, k): Player => {
		const player = newPlayer(setup);
		const own = sites.filter(({ owner }) => owner === k);
		const away = own.reduce((sum, { workers }) => sum + workers, k === active ? stocked.length : 0);
		const finials = player.finials - own.filter(({ level }) => level === box.levels.length).length;
		const { gold = 0, turnsTaken = 0, from = box.stacks.hands[k] ?? 1 } = given;
		const stones: Stones = { ...NO_STONES, ...given.stones };
		if (away > player.workers) fault('worker-count', `players[${k}]`);
		if (finials < 0) fault('finial-count', `players[${k}]`);
		if (k !== active && (gold > GOLD_MAX || stoneCount(stones) > STONES_MAX)) fault('limit', `players[${k}]`);
		const tile = given.hand === undefined ? null : tileNamed(given.hand);
		if (given.hand !== undefined && !tile) fault('hand', `players[${k}]`);
		const hand = tile && handFrom(tile, from, []);
		return { ...player, hand, workers: player.workers - away, stones, gold, finials, turnsTaken };
	});

	const supply = supplyBeside(sites, players, fault);
	const foundations = foundationsBelow(position, sites, fault);
	const deal = dealt(position, tiles, players, fault);
	const placed = position.placed === undefined ? null : squareNamed(position.placed);
	const fresh = newGame(setup, seed);
	const state: GameState = {
		...fresh,
		players,
		active,
		turn: players.reduce((sum, { turnsTaken }) => sum + turnsTaken, 1),
		step: stepOf(position),
		tiles,
		sites,
		foundations,
		...deal,
		supply,
		placed,
		stocked: { stones: [], workers: stocked }
	};
	const kind = state.step.kind;
	if (placed !== null ? !tiles[placed] : kind === 'row' || kind === 'workers') fault('step', 'placed');
	if ((kind === 'place') !== (activePlayer(state).hand !== null) && kind !== 'limits')
		fault('hand', `players[${active}]`);
	if ((kind === 'workers') !== stocked.length > 0) fault('step', 'stocked');
	return faults.length > 0 ? { ok: false, faults } : { ok: true, state };
}

function stepOf({ step = 'place' }: Position): Step {
	return { kind: step };
}

/** P-WORK-6, P-BUILD-3: who owns it has workers there, and a pyramid has colour and owner. */
function isSound({ foundation, level, colour, owner, workers }: Site, players: number): boolean {
	const owned = owner !== null && owner >= 0 && owner < players;
	return (
		foundation !== null &&
		Number.isInteger(level) &&
		level >= 0 &&
		level <= box.levels.length &&
		Number.isInteger(workers) &&
		workers <= WORKERS_MAX &&
		(workers > 0 ? owned : owner === null && workers === 0 && level === 0) &&
		(level > 0 ? colour !== null && COLOURS.includes(colour) : colour === null)
	);
}

type Report = (code: PositionFault['code'], where: string) => void;

/** What is left of stones, gold and levels. */
function supplyBeside(sites: readonly Site[], players: readonly Player[], fault: Report): Supply {
	const left = (stone: (typeof STONES)[number]) =>
		players.reduce((sum, { stones }) => sum - stones[stone], FULL_SUPPLY.stones[stone]);
	const stones = Object.fromEntries(STONES.map((stone) => [stone, left(stone)])) as Stones;
	for (const stone of STONES) if (stones[stone] < 0) fault('stone-count', stone);
	const gold = players.reduce((sum, player) => sum - player.gold, FULL_SUPPLY.gold);
	if (gold < 0) fault('gold-count', 'players');
	const high = (level: number, colour?: Colour) =>
		sites.filter((site) => site.level >= level && (!colour || site.colour === colour)).length;
	const firstLevels = Object.fromEntries(
		COLOURS.map((colour) => [colour, FULL_SUPPLY.firstLevels[colour] - high(1, colour)])
	) as Record<Colour, number>;
	const furtherLevels = FULL_SUPPLY.furtherLevels.map((pieces, k) => pieces - high(k + 2));
	if ([...Object.values(firstLevels), ...furtherLevels].some((pieces) => pieces < 0))
		fault('level-count', 'sites');
	return { stones, gold, firstLevels, furtherLevels };
}

/** A list without the members of another; what is not there to be taken is told. */
function without<T>(list: readonly T[], gone: readonly T[], missing: (member: T) => void): T[] {
	const rest = [...list];
	for (const member of gone) {
		const at = rest.indexOf(member);
		if (at < 0) missing(member);
		else rest.splice(at, 1);
	}
	return rest;
}

function foundationsBelow(
	{ foundations = [], seed = 'position' }: Position,
	sites: readonly Site[],
	fault: Report
): number[] {
	const laid = sites.flatMap(({ foundation }) => foundation ?? []);
	const rest = without(ALL_FOUNDATIONS, [...laid, ...foundations], (value) =>
		fault('foundation-count', String(value))
	);
	return [...foundations, ...randomFrom(`${seed}/foundations`).shuffled(rest)];
}

function dealt(
	{ stacks: listed, seed = 'position' }: Position,
	tiles: readonly (PlacedTile | null)[],
	players: readonly Player[],
	fault: Report
): Pick<GameState, 'stacks' | 'removed'> {
	const used = [...tiles, ...players.map(({ hand }) => hand)].flatMap((tile) =>
		tile ? [tileName(tile)] : []
	);
	const rest = without(TILES.map(tileName), [...used, ...(listed ?? []).flat()], (name) =>
		fault('tile-count', name)
	);
	const tileOf = (name: string): Tile => tileNamed(name) ?? (TILES[0] as Tile);
	const pile = randomFrom(`${seed}/tiles`).shuffled(rest).map(tileOf);
	if (listed) {
		if (listed.length > STACK_COUNT || listed.some((stack) => stack.length > box.stacks.tiles))
			fault('stack', 'stacks');
		const stacks = Array.from({ length: STACK_COUNT }, (_, k) => (listed[k] ?? []).map(tileOf));
		return { stacks, removed: pile };
	}
	const stacks = Array.from({ length: STACK_COUNT }, (_, k) =>
		pile.filter((_tile, at) => at % STACK_COUNT === k)
	);
	return { stacks, removed: [] };
}
