// One process that plays solo games of Recall when told to: the inner half of `npm run proof -- tiers:recall`.
import { playSolo, POLICIES } from '../../../web/games/recall/policies/play.ts';
import type { Game } from './figures.ts';

export interface Task {
	readonly policy: string;
	readonly run: number;
	readonly seed: string;
}

export interface Answer {
	readonly run: number;
	readonly game: Game;
}

process.on('message', ({ policy, run, seed }: Task) => {
	const make = Object.entries(POLICIES).find(([name]) => name === policy)?.[1];
	if (!make) throw new Error(`no policy ${policy}`);
	const { result } = playSolo(seed, make());
	process.send?.({ run, game: { total: result.total, won: result.won } } satisfies Answer);
});
