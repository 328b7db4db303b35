// Who has won: VP, then artefact cards, then silver (T-SCORE-5, T-SCORE-6, T-SCORE-7); who is still tied shares the place.
import { scoreOf } from './score.ts';
import type { State } from './state.ts';

export interface Standing {
	readonly vp: number;
	/** Artefact cards in the area, turned ones included. */
	readonly cards: number;
	readonly silver: number;
}

/** Indices from the winner down; those who share a place stand together. */
export function ranked(standings: readonly Standing[]): number[][] {
	const of = (k: number) => standings[k] as Standing;
	const compare = (a: number, b: number) =>
		of(b).vp - of(a).vp || of(b).cards - of(a).cards || of(b).silver - of(a).silver;
	const places: number[][] = [];
	for (const k of [...standings.keys()].sort(compare)) {
		const last = places.at(-1);
		if (last && compare(last[0] as number, k) === 0) last.push(k);
		else places.push([k]);
	}
	return places;
}

export function ranking(state: Pick<State, 'decks' | 'players'>): number[][] {
	return ranked(
		state.players.map(({ area, silver }, k) => ({ vp: scoreOf(state, k), cards: area.length, silver }))
	);
}
