// How bots of a match come to their decisions: in place, on the page's own thread.
import type { AnyBots } from '../../games/game.ts';
import { randomFrom } from '../../games/rng.ts';
import type { Timeline } from '../../games/timeline.ts';

/**
 * The word of the action that this policy chooses. Chance comes from the line of play, so the same game always goes on the same way,
 * here, in a worker or after a reload. A worker is sent `timeline.line`.
 */
export type Think = (
	timeline: Timeline<unknown, unknown, unknown, unknown, unknown>,
	policy: string,
	signal: AbortSignal
) => string | Promise<string>;

export const thinkHere =
	(bots: AnyBots): Think =>
	({ game, state, line }, policy) => {
		const decide = bots.policies[policy]?.();
		const active = game.active(state);
		if (!decide || active === null) throw new RangeError(`no decision for ${policy}`);
		const chance = randomFrom(`${line.seed}/${line.actions.length}`);
		return game.makeAction(decide(game.known(state, active), game.options(state), chance));
	};
