// What must hold for the rules of every game that is found, looked at along random games.
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../web/games/rng.ts';
import { Timeline } from '../../web/games/timeline.ts';
import { startEngine } from '../block-and-key/cross/agreement.ts';
import { foundGames } from './found.ts';

const engine = () => startEngine();
const entries = await foundGames();

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
	it('set-ups are accepted, and their words read back', () => {
		for (const { setup } of entry.setups) {
			expect(entry.isSetup(setup)).toBe(true);
			const word = entry.makeSetup(setup);
			const again = entry.parseSetup(word);
			if (again !== null) expect(entry.makeSetup(again)).toBe(word);
		}
		for (const wrong of [null, 5, [], {}, { players: 9 }, { players: '2' }])
			expect(entry.isSetup(wrong)).toBe(false);
		expect(entry.parseSetup('!')).toBeNull();
	});

	it('hidden things stay hidden, what shows them is sealed, words and replays are equal', async () => {
		const game = await entry.game(engine);
		const { imagine } = await entry.bots(engine);
		for (const [k, { setup, name }] of entry.setups.entries()) {
			const seed = `rules-${k}`;
			const chance = randomFrom(`${id}/${seed}`);
			let timeline = Timeline.deal(game, setup, seed);
			for (let player = game.active(timeline.state); player !== null; player = game.active(timeline.state)) {
				const { state } = timeline;
				const options = game.options(state);
				const action = options[chance.below(options.length)];
				const word = game.makeAction(action);
				expect(word).toMatch(/^[A-Za-z0-9._-]+$/);
				expect(game.parseAction(word)).toEqual(action);
				expect(game.turn(state)).toBeGreaterThan(0);
				const next = timeline.after(action);
				if ('rule' in next) throw new Error(`${name}: ${word} is an option and refused by ${next.rule}`);
				if (chance.below(5) === 0) {
					const known = game.known(state, player);
					const other = imagine(known, chance);
					expect(game.known(other, player)).toEqual(known);
					// Where the same action shows the player something else, it has shown something hidden.
					const elsewhere = game.apply(other, action);
					const seen = game.known(next.state, player);
					if (!elsewhere.ok || !isDeepStrictEqual(game.known(elsewhere.state, player), seen))
						expect(
							game.seals(state, next.now),
							`${name} ${seed}: ${word} after ${timeline.line.actions.length}`
						).toBe(true);
					if (game.active(next.state) !== player) expect(game.seals(state, next.now)).toBe(true);
				}
				timeline = next;
			}
			expect(Timeline.open(game, timeline.line).state).toEqual(timeline.state);
			expect(game.ranking(timeline.state).flat().sort()).toEqual([...game.scores(timeline.state).keys()]);
			expect(JSON.parse(JSON.stringify(game.result(timeline.state)))).toEqual(game.result(timeline.state));
		}
	}, 120_000);
});
