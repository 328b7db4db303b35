// One process that plays solo runs when told to: the inner half of `npm run proof -- tiers:ancients`.
import { readFile } from 'node:fs/promises';
import { Engine } from '../../../engine-wasm/host/engine.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import type { Policy } from '../../../web/games/block-and-key/policies/policy.ts';
import { SOLO_POLICIES } from '../../../web/games/block-and-key/policies/solo.ts';
import { scoreOf } from '../../../web/games/block-and-key/score.ts';
import { deck as stored } from '../../block-and-key/deck.ts';
import { makeDeck, PARAMETERS } from '../deck/make.ts';

export interface Task {
	readonly policy: string;
	readonly run: number;
	/** Null for the stored deck. */
	readonly deckSeed: string | null;
}

export interface Answer {
	readonly run: number;
	readonly score: number;
	/** Milliseconds of the slowest decision. */
	readonly slowest: number;
}

const wasm = await readFile(new URL('../../../engine-wasm/build/engine.wasm', import.meta.url));
const engine = await Engine.start(await WebAssembly.compile(wasm));
const decks = new Map([[null as string | null, stored]]);

process.on('message', ({ policy: name, run, deckSeed }: Task) => {
	const deck = decks.get(deckSeed) ?? makeDeck({ ...PARAMETERS, seed: deckSeed ?? PARAMETERS.seed });
	decks.set(deckSeed, deck);
	const policy = SOLO_POLICIES[name];
	if (!policy) throw new RangeError(`no policy ${name}`);
	let slowest = 0;
	const timed: Policy = (...question) => {
		const begun = performance.now();
		const action = policy(...question);
		slowest = Math.max(slowest, performance.now() - begun);
		return action;
	};
	const { setup, outcomes } = play(engine, deck, `tiers-${run}`, timed);
	const { state } = outcomes.at(-1) ?? setup;
	process.send?.({ run, score: scoreOf(engine, deck, state, 0).total, slowest } satisfies Answer);
});
