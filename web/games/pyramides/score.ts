// Points, with their breakdown, and who has won (P-SCORE-1 to P-SCORE-6).
import { box } from '../../../puzzles/pyramides/box.ts';
import { stoneCount } from './course.ts';
import type { GameState, Player } from './state.ts';

export interface Score {
	readonly foundations: number;
	readonly pyramids: number;
	readonly stones: number;
	readonly gold: number;
	readonly total: number;
	/** P-SCORE-4: the card beside the track, and where the marker stands. */
	readonly card: 0 | 100 | 200;
	readonly marker: number;
}

/** P-BUILD-8, B-18: what a pyramid of this level is worth; 0 for a bare foundation. */
export function valueOf(level: number): number {
	return box.levels[level - 1]?.value ?? 0;
}

/** What a player would score if the game ended now. */
export function scoreOf({ sites, players }: Pick<GameState, 'sites' | 'players'>, player: number): Score {
	const { stones, gold } = players[player] as Player;
	let foundations = 0;
	let pyramids = 0;
	for (const { owner, level, foundation } of sites) {
		if (owner !== player) continue;
		// P-SCORE-1, P-SCORE-2, B-19: a foundation under a pyramid does not count.
		if (level === 0) foundations += foundation ?? 0;
		else pyramids += valueOf(level);
	}
	// P-SCORE-3.
	const left = stoneCount(stones);
	const total = foundations + pyramids + left + gold;
	const card = total > 200 ? 200 : total > 100 ? 100 : 0;
	return { foundations, pyramids, stones: left, gold, total, card, marker: total - card };
}

/** P-SCORE-5, P-SCORE-6: from the most points down; equal points share a place. */
export function ranking(state: Pick<GameState, 'sites' | 'players'>): number[][] {
	const totals = state.players.map((_, player) => scoreOf(state, player).total);
	const places = [...new Set(totals)].sort((p, q) => q - p);
	return places.map((place) => [...totals.keys()].filter((player) => totals[player] === place));
}
