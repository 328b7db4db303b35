// A state that agrees with everything a player knows: what is hidden is filled in from what is unseen. Only what does not
// depend on the filling may be read off it.
import type { Known } from '../known.ts';
import type { GameState, Hand, Player, Tile } from '../state.ts';

export function imagine(known: Known): GameState {
	const { me: _, unseen, players, stacks, removed, foundations, ...open } = known;
	const left = [...unseen];
	const hidden = (tile: Tile | null): Tile => tile ?? (left.shift() as Tile);
	return {
		...open,
		seed: '',
		players: players.map(({ hand, ...player }): Player => ({
			...player,
			hand: hand && ({ ...hidden(hand.tile), store: hand.store, seen: hand.seen } satisfies Hand)
		})),
		stacks: stacks.map(({ tiles }) => tiles.map(hidden)),
		removed: Array.from({ length: removed }, () => hidden(null)),
		// The next one is thought to be a middling one.
		foundations: [
			...foundations.slice(foundations.length >> 1),
			...foundations.slice(0, foundations.length >> 1)
		]
	};
}
