// A position of a lesson as it is written down, and the table it becomes. What a lesson leaves out is as in a real game: the
// other Blocks are in yard and bag, the other cards on the Altars. Nothing is on the table twice, and every Block of the temple
// could be placed where it stands.
import { readPosition } from '../../../../engine-wasm/host/input.ts';
import { parseKey, parsePosition } from '../../../../engine-wasm/host/notation.ts';
import type { Colour, Position } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck, PlayerCount } from '../../../../puzzles/schema/deck.ts';
import type { Scene as AnyScene } from '../../game.ts';
import { randomFrom } from '../../rng.ts';
import { pieceName } from '../blocks.ts';
import type { Moment, Rules } from '../moment.ts';
import { newGame } from '../setup.ts';
import {
	ALTARS,
	type Action,
	type Altar,
	type CardId,
	type GameState,
	type Happening,
	type Mark,
	type Piece,
	type Player
} from '../state.ts';
import { boxOf, shapeIdOf } from '../puzzles/blocks.ts';

interface Own {
	/** `I2w`: a white I2. */
	readonly supply?: readonly string[];
	readonly hand?: readonly CardId[];
	readonly claimed?: readonly CardId[];
	readonly enigma?: Colour;
}

/** The learner is the start player and sits in the south. */
export interface LessonPosition extends Own {
	/** The temple: floor, Core Cube and Blocks in the order in which they were placed. */
	readonly temple?: string;
	readonly players?: PlayerCount;
	readonly others?: readonly Own[];
	/** Nine sites in reading order; an empty text is an empty site. */
	readonly yard?: readonly string[];
	/** The next one to be drawn is the last. */
	readonly bag?: readonly string[];
	/** The top card is the last. */
	readonly altars?: Partial<Readonly<Record<Altar, readonly CardId[]>>>;
	/** The Altar is as in a real game, with these cards on top; the top card is the last. */
	readonly onTop?: Partial<Readonly<Record<Altar, readonly CardId[]>>>;
	/** Other squares on some cards: `00w10b`. */
	readonly keys?: Readonly<Record<CardId, string>>;
	readonly turn?: number;
	readonly marks?: readonly Mark[];
	/** Keys that were once put under an Altar. */
	readonly discarded?: readonly CardId[];
	readonly lastTurns?: number;
	/** Whose turn it is; the learner's if missing. */
	readonly active?: number;
	/** The box has just been unpacked: nothing is decided yet. */
	readonly fresh?: true;
	readonly seed?: string;
	/** Actions that have already been taken. */
	readonly played?: readonly string[];
}

/** The table of a lesson: the box as it is there, and how the game stands. */
interface Table {
	readonly deck: Deck;
	readonly moment: Moment;
}

/** The same with the game that is played with this box. */
export interface Scene extends Table, AnyScene<GameState, Action, Happening> {
	readonly moment: Moment;
}

const CORE_ALONE = 'bk1p-88-33wbga-x';

export function pieceOf(deck: Deck, name: string): Piece {
	const piece = boxOf(deck).find(({ id, colour }) => id + colour === name);
	if (!piece) throw new RangeError(`no Block ${name}`);
	return { shape: piece.id, colour: piece.colour };
}

/** The table before `played`. */
export function tableOf({ engine, deck: box }: Rules, written: LessonPosition): Table {
	const { players = 2, seed = 'lesson', fresh } = written;
	const temple = fresh ? null : parsePosition(written.temple ?? CORE_ALONE);
	const deck = deckOf(box, written.keys ?? {}, temple);
	const start = newGame(deck, seed, players);
	if (!temple) return { deck, moment: start };
	standsByTheRules({ engine, deck }, temple);
	const seated = start.state.players.map((player, k) =>
		owning(deck, player, k === 0 ? written : written.others?.[k - 1])
	);
	const used = [
		...temple.blocks.map((block): Piece => ({
			shape: shapeIdOf(deck, block.cells) ?? '',
			colour: block.colour
		})),
		...seated.flatMap(({ supply }) => supply)
	];
	const { yard, bag } = stockOf(deck, written, used, seed);
	const { discarded = [] } = written;
	const hands = seated.flatMap(({ hand, claimed }) => [...hand, ...claimed]);
	const marks = written.marks ?? [];
	const altars = altarsOf(
		deck,
		written,
		[...hands, ...marks.flatMap(({ marker }) => marker?.card ?? [])],
		seed
	);
	const once = [...hands, ...altars.sun, ...altars.moon];
	if (new Set(once).size < once.length) throw new RangeError('a card is there twice');
	const state: GameState = {
		...start.state,
		players: seated,
		core: temple.core,
		blocks: temple.blocks,
		yard,
		bag,
		altars,
		turn: written.turn ?? 1,
		active: written.active ?? 0,
		marks,
		discarded,
		removed: deck.keys.filter(({ id, level }) => level === 'star' && !hands.includes(id)).map(({ id }) => id),
		lastTurns: written.lastTurns ?? null,
		step: { kind: 'act' }
	};
	return { deck, moment: { state, happened: [] } };
}

function deckOf(deck: Deck, designs: Readonly<Record<CardId, string>>, temple: Position | null): Deck {
	const unknown = Object.keys(designs).find((id) => !deck.keys.some((key) => key.id === id));
	if (unknown) throw new RangeError(`no card ${unknown}`);
	const keys = deck.keys.map((key) => {
		const design = designs[key.id];
		return design ? { ...key, squares: parseKey(`bk1k-${design}`).squares } : key;
	});
	return { ...deck, keys, floor: { ...deck.floor, ...temple?.floor } };
}

/** Every Block was placed by the rules, in the order in which they are written. */
function standsByTheRules({ engine, deck }: Rules, temple: Position): void {
	temple.blocks.forEach((block, k) => {
		if (!shapeIdOf(deck, block.cells)) throw new RangeError(`Block ${k + 1} has no shape of the box`);
		engine.setPosition(readPosition({ ...temple, blocks: temple.blocks.slice(0, k) }));
		const broken = engine.explain(block.cells);
		if (broken.length > 0)
			throw new RangeError(`Block ${k + 1} stands against the rules: ${broken.join(', ')}`);
	});
}

function owning(deck: Deck, player: Player, own: Own = {}): Player {
	const card = (id: CardId) => {
		if (!deck.keys.some((key) => key.id === id)) throw new RangeError(`no card ${id}`);
		return id;
	};
	return {
		...player,
		supply: (own.supply ?? []).map((name) => pieceOf(deck, name)),
		hand: (own.hand ?? []).map(card),
		claimed: (own.claimed ?? []).map(card),
		enigma: own.enigma ?? player.enigma
	};
}

/** Yard and bag: what is written, else the rest of the box. */
function stockOf(
	deck: Deck,
	{ yard, bag }: LessonPosition,
	used: readonly Piece[],
	seed: string
): Pick<GameState, 'yard' | 'bag'> {
	const sites = yard?.map((name) => (name ? pieceOf(deck, name) : null));
	const drawn = bag?.map((name) => pieceOf(deck, name));
	const taken = [...used, ...(sites ?? []).flatMap((site) => site ?? []), ...(drawn ?? [])].map(pieceName);
	if (new Set(taken).size < taken.length) throw new RangeError('a Block is there twice');
	if (sites && sites.length !== 9) throw new RangeError('the yard has nine sites');
	const rest = randomFrom(`${seed}/rest`)
		.shuffled(boxOf(deck).map(({ id, colour }): Piece => ({ shape: id, colour })))
		.filter((piece) => !taken.includes(pieceName(piece)));
	const filled = sites ?? rest.splice(0, 9);
	return { yard: filled, bag: drawn ?? rest };
}

function altarsOf(
	deck: Deck,
	{ altars = {}, onTop = {} }: LessonPosition,
	used: readonly CardId[],
	seed: string
): GameState['altars'] {
	const placed = [...used, ...ALTARS.flatMap((altar) => [...(altars[altar] ?? []), ...(onTop[altar] ?? [])])];
	const pile = (altar: Altar) =>
		altars[altar] ?? [
			...randomFrom(`${seed}/${altar}`)
				.shuffled(deck.keys.filter(({ level }) => level === altar).map(({ id }) => id))
				.filter((id) => !placed.includes(id)),
			...(onTop[altar] ?? [])
		];
	return { sun: pile('sun'), moon: pile('moon') };
}
