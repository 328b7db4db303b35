// Two levels of Block and Key against each other.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { apply } from '../../../web/games/block-and-key/apply.ts';
import { blockAndKeyBots } from '../../../web/games/block-and-key/bots.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { ranking, scoreOf } from '../../../web/games/block-and-key/score.ts';
import { newGame } from '../../../web/games/block-and-key/setup.ts';
import { randomFrom } from '../../../web/games/rng.ts';

/** Each better than the one before. */
export const PAIRS = [
	['fair', 'easy'],
	['strong', 'fair']
] as const;

/** Games in which nobody claims any more end nowhere: these are stopped and counted as they stand. */
const MOST = 600;

export interface Duel {
	/** Games won by the better level. */
	readonly won: number;
	/** Mean scores, the better level's first. */
	readonly points: readonly [better: number, weaker: number];
	/** Milliseconds. */
	readonly slowest: number;
}

/** `seat`: that of the better level. */
export function duel(
	engine: Engine,
	deck: Deck,
	better: string,
	weaker: string,
	seat: 0 | 1,
	games: number
): Duel {
	const { policies } = blockAndKeyBots(engine, deck);
	let won = 0;
	let slowest = 0;
	const sums: [number, number] = [0, 0];
	for (let k = 0; k < games; k++) {
		const seed = `duel-${k}`;
		const seats = [0, 1].map((player) => policies[player === seat ? better : weaker]?.());
		let { state } = newGame(deck, seed, 2);
		for (let n = 0; state.step.kind !== 'end' && n < MOST; n++) {
			const began = performance.now();
			const action = seats[state.active]?.(known(deck, state), [], randomFrom(`${seed}/${n}`));
			slowest = Math.max(slowest, performance.now() - began);
			const outcome = action ? apply(engine, deck, state, action) : null;
			if (!outcome?.ok) throw new Error(`${seed}: ${JSON.stringify(action)}`);
			({ state } = outcome);
		}
		if (ranking(engine, deck, state)[0]?.player === seat) won++;
		[seat, 1 - seat].forEach((player, at) => {
			sums[at as 0 | 1] += scoreOf(engine, deck, state, player).total;
		});
	}
	const mean = (sum: number) => Math.round((10 * sum) / games) / 10;
	return { won, points: [mean(sums[0]), mean(sums[1])], slowest: Math.round(slowest) };
}
