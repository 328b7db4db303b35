// One process that plays solo runs when told to: the inner half of `npm run proof -- tiers:ancients`.
import { readFile } from 'node:fs/promises';
import { ValuedEngine } from '../../../engine-wasm/host/valued.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import type { Policy } from '../../../web/games/block-and-key/policies/policy.ts';
import { SOLO_POLICIES } from '../../../web/games/block-and-key/policies/solo.ts';
import { scoreOf } from '../../../web/games/block-and-key/score.ts';
import { deck as stored } from '../../block-and-key/deck.ts';
import { makeDeck, PARAMETERS } from '../deck/make.ts';

export interface Task {
	readonly policy: string;
	readonly seed: string;
	/** Null for the stored deck. */
	readonly deckSeed: string | null;
}

export interface Answer {
	readonly score: number;
	readonly decisions: number;
	/** Milliseconds of processor time: of all decisions, and of the slowest. */
	readonly spent: number;
	readonly slowest: number;
}

const wasm = await readFile(new URL('../../../engine-wasm/build/valued.wasm', import.meta.url));
const engine = await ValuedEngine.start(await WebAssembly.compile(wasm));
const decks = new Map([[null as string | null, stored]]);

/** What else the machine does is no part of it. */
function spentUntilNow(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

process.on('message', ({ policy: name, seed, deckSeed }: Task) => {
	const deck = decks.get(deckSeed) ?? makeDeck({ ...PARAMETERS, seed: deckSeed ?? PARAMETERS.seed });
	decks.set(deckSeed, deck);
	const policy = SOLO_POLICIES[name];
	if (!policy) throw new RangeError(`no policy ${name}`);
	const times: number[] = [];
	const timed: Policy = (...question) => {
		const begun = spentUntilNow();
		const action = policy(...question);
		times.push(spentUntilNow() - begun);
		return action;
	};
	const { setup, outcomes } = play(engine, deck, seed, timed);
	const { state } = outcomes.at(-1) ?? setup;
	process.send?.({
		score: scoreOf(engine, deck, state, 0).total,
		decisions: times.length,
		spent: times.reduce((sum, each) => sum + each, 0),
		slowest: Math.max(...times)
	} satisfies Answer);
});
