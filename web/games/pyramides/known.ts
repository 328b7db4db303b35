// What one player may know of a game. Two states that differ only in what is hidden from the player give equal values, so
// nothing that decides by this can look into the stacks, at foundations to come or at another hand.
import type { GameState, Hand, Player, Store, Tile } from './state.ts';
import { TILES, tileName } from './tiles.ts';

export interface KnownPlayer extends Omit<Player, 'hand'> {
	/** P-SYM-4: where the hand tile came from is open to all; its face only to its owner, or if everybody saw it. */
	readonly hand: { readonly store: Store; readonly seen: boolean; readonly tile: Tile | null } | null;
}

export interface KnownStack {
	readonly count: number;
	/** From the top; null where the face is hidden. */
	readonly tiles: readonly (Tile | null)[];
}

export interface Known extends Omit<GameState, 'seed' | 'players' | 'foundations' | 'stacks' | 'removed'> {
	readonly me: number;
	readonly players: readonly KnownPlayer[];
	/** The values still to come, sorted: their order is hidden. */
	readonly foundations: readonly number[];
	readonly stacks: readonly KnownStack[];
	/** How many tiles went into the box. */
	readonly removed: number;
	/** Every tile whose place the player does not know, sorted by name. */
	readonly unseen: readonly Tile[];
}

const faceOf = ({ kind, colour }: Tile): Tile => ({ kind, colour });

export function known(state: GameState, me: number): Known {
	const { seed: _, players, foundations, stacks, removed, ...open } = state;
	const looked = players[me]?.looked ?? [];
	const seenStacks = stacks.map((tiles, k): KnownStack => {
		const all = looked.includes(k + 1);
		const top = state.open.includes(k + 1);
		return {
			count: tiles.length,
			tiles: tiles.map((tile, depth) => (all || (top && depth === 0) ? faceOf(tile) : null))
		};
	});
	const knownPlayers = players.map((player, k): KnownPlayer => ({
		...player,
		hand: player.hand && knownHand(player.hand, k === me)
	}));
	const seen = [
		...state.tiles,
		...knownPlayers.map(({ hand }) => hand?.tile ?? null),
		...seenStacks.flatMap(({ tiles }) => tiles)
	];
	return {
		...open,
		me,
		players: knownPlayers,
		foundations: [...foundations].sort((p, q) => p - q),
		stacks: seenStacks,
		removed: removed.length,
		unseen: without(seen)
	};
}

function knownHand(hand: Hand, mine: boolean): KnownPlayer['hand'] {
	return { store: hand.store, seen: hand.seen, tile: mine || hand.seen ? faceOf(hand) : null };
}

const SORTED: readonly Tile[] = [...TILES].sort((p, q) => (tileName(p) < tileName(q) ? -1 : 1));

/** The tiles of the box without those that are seen. */
function without(seen: readonly (Tile | null)[]): Tile[] {
	const counts = new Map<string, number>();
	for (const tile of seen) if (tile) counts.set(tileName(tile), (counts.get(tileName(tile)) ?? 0) + 1);
	return SORTED.filter((tile) => {
		const left = counts.get(tileName(tile)) ?? 0;
		counts.set(tileName(tile), left - 1);
		return left <= 0;
	});
}
