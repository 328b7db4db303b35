// Questions about a solo run as jobs of the worker. Each names seed and actions, so that none depends on the one before.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Tell } from '../../../engine-wasm/host/jobs.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import {
	compare,
	ideas,
	outlook,
	type Comparison,
	type Idea,
	type Outlook
} from '../../games/block-and-key/advice.ts';
import { replay } from '../../games/block-and-key/replay.ts';
import { REPORT_PLAYOUTS, reportOf, type Report } from '../../games/block-and-key/report.ts';
import type { Action, GameState } from '../../games/block-and-key/state.ts';

export interface RunSoFar {
	readonly seed: string;
	readonly actions: readonly Action[];
}

/** After so many milliseconds the best known so far is the answer. */
interface Budget {
	readonly milliseconds?: number;
}

const MILLISECONDS = 400;

export function runHandlers(engine: Engine) {
	return {
		forecast: (run: RunSoFar): Outlook => outlook(engine, deck, stateOf(engine, run)),

		thoughts: ({ milliseconds, ...run }: RunSoFar & Budget): Idea[] =>
			ideas(engine, deck, stateOf(engine, run), within(milliseconds)),

		/** How many points `better` is better than `other` in the next step of the run. */
		compare: ({
			better,
			other,
			milliseconds,
			...run
		}: RunSoFar & Budget & { readonly better: Action; readonly other: Action }): Comparison =>
			compare(engine, deck, stateOf(engine, run), better, other, within(milliseconds)),

		/** Of a finished run; tells its share after every decision. */
		report({ seed, actions }: RunSoFar, tell: Tell): Report {
			const steps = reportOf(engine, deck, seed, actions, REPORT_PLAYOUTS);
			for (;;) {
				const { done, value } = steps.next();
				if (done) return value;
				tell(value / actions.length);
			}
		}
	};
}

export type RunHandlers = ReturnType<typeof runHandlers>;

function stateOf(engine: Engine, { seed, actions }: RunSoFar): GameState {
	const played = replay(engine, deck, seed, 1, actions);
	if (!played.ok) throw new RangeError(`action ${played.index} breaks ${played.refusal.rule}`);
	return played.state;
}

function within(milliseconds = MILLISECONDS): () => boolean {
	const end = performance.now() + milliseconds;
	return () => performance.now() < end;
}
