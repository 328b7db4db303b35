// A game of every kind that is found, saved in the middle as plain JSON and resumed: it ends as it would have.
import { expect, it } from 'vitest';
import { randomFrom } from '../../web/games/rng.ts';
import { Timeline, type Line } from '../../web/games/timeline.ts';
import { startEngine } from '../block-and-key/cross/agreement.ts';
import { foundGames } from './found.ts';

type AnyTimeline = Timeline<unknown, unknown, unknown, unknown, unknown>;

const engine = await startEngine();
const start = () => Promise.resolve(engine);

it.each((await foundGames()).map((entry) => [entry.id, entry] as const))('%s', async (_, entry) => {
	const game = await entry.game(start);
	const { policies } = await entry.bots(start);
	const decide = policies['random']!();
	/** Players draw chance from the seed and the number of actions, so nothing but the line has to be saved. */
	const played = (timeline: AnyTimeline, most = Infinity): AnyTimeline => {
		for (let player = game.active(timeline.state); player !== null; player = game.active(timeline.state)) {
			const { state, line } = timeline;
			if (line.actions.length === most) break;
			const chance = randomFrom(`${line.seed}/${line.actions.length}`);
			const next = timeline.after(decide(game.known(state, player), game.options(state), chance));
			if ('rule' in next) throw new Error(next.rule);
			timeline = next;
		}
		return timeline;
	};
	const { setup } = entry.setups[0]!;
	const whole = played(Timeline.deal(game, setup, 'saved'));
	const half = Math.floor(whole.line.actions.length / 2);
	const saved = JSON.stringify(played(Timeline.deal(game, setup, 'saved'), half).line);
	const line = JSON.parse(saved) as Line<unknown>;
	expect(line.actions).toHaveLength(half);
	expect(entry.isSetup(line.setup)).toBe(true);
	const resumed = played(Timeline.open(game, line));
	expect(resumed.line).toEqual(whole.line);
	expect(resumed.moments).toEqual(whole.moments);
	expect(game.ranking(resumed.state)).toEqual(game.ranking(whole.state));
});
