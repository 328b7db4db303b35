// Points, tiers and who has won (B-END-3, B-END-4, S-SCORE-1, S-SCORE-2).
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { cardOf } from './cards.ts';
import type { KnownPlayer } from './known.ts';
import type { GameState, Player, Score, Tier } from './state.ts';
import { positionOf } from './temple.ts';

const FACES_FOR_A_POINT = 3;

/** The least total of each tier, the highest first. */
export const TIERS_FROM: readonly (readonly [least: number, tier: Tier])[] = [
	[33, 'expert-archaeologist'],
	[27, 'dig-director'],
	[21, 'field-director'],
	[10, 'researcher'],
	[0, 'trainee']
];

/** A state, or what a player knows: another player's Enigma counts nothing there. */
type Open = Pick<GameState, 'core' | 'blocks'> & {
	readonly players: readonly Pick<KnownPlayer, 'seat' | 'claimed' | 'enigma'>[];
};

/** What a player has at this moment. */
export function scoreOf(engine: Engine, deck: Deck, state: Open, player: number): Score {
	const { seat, claimed, enigma: colour } = state.players[player] as Open['players'][number];
	const keys = claimed.reduce((sum, id) => sum + cardOf(deck, id).vp, 0);
	engine.setPosition(positionOf(deck, state), seat);
	const faces = engine
		.view()
		.colours.flat()
		.filter((seen) => seen !== null && seen === colour).length;
	const enigma = Math.floor(faces / FACES_FOR_A_POINT);
	return { keys, faces, enigma, total: keys + enigma };
}

export function tier(total: number): Tier {
	return TIERS_FROM.find(([least]) => total >= least)?.[1] ?? 'trainee';
}

/** The points that are missing to the next tier; null for the highest. */
export function toNextTier(total: number): { readonly tier: Tier; readonly points: number } | null {
	const next = TIERS_FROM.findLast(([least]) => least > total);
	return next ? { tier: next[1], points: next[0] - total } : null;
}

/** A score from outside adds up. */
export function scoreFits({ keys, faces, enigma, total }: Score): boolean {
	return enigma === Math.floor(faces / FACES_FOR_A_POINT) && total === keys + enigma;
}

export interface Rank {
	/** Index into the players. */
	readonly player: number;
	readonly score: Score;
}

/** The players from the winner down: VP, then claimed Keys, then Blocks left, then earlier in turn order. */
export function ranking(engine: Engine, deck: Deck, state: GameState): Rank[] {
	const { players } = state;
	const count = (list: 'claimed' | 'supply', { player }: Rank) => (players[player] as Player)[list].length;
	return players
		.map((_, player): Rank => ({ player, score: scoreOf(engine, deck, state, player) }))
		.sort(
			(a, b) =>
				b.score.total - a.score.total ||
				count('claimed', b) - count('claimed', a) ||
				count('supply', b) - count('supply', a) ||
				a.player - b.player
		);
}
