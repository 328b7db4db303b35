// Plays random games through the JSON command alone: knows the protocol and nothing of any game.
import assert from 'node:assert/strict';
import { randomFrom } from '../../web/games/rng.ts';

export type Ask = (question: object) => Record<string, unknown> | Promise<Record<string, unknown>>;

export interface ListedGame {
	readonly id: string;
	readonly setups: readonly { readonly name: string; readonly setup: unknown }[];
	readonly policies: readonly string[];
}

export async function listedGames(ask: Ask): Promise<readonly ListedGame[]> {
	return (await ask({ cmd: 'games' }))['games'] as readonly ListedGame[];
}

/** One game to its `ranking`; on the way, words that are no option now and then, which must change nothing. */
export async function playRandomly(ask: Ask, game: string, setup: unknown, seed: string): Promise<number> {
	const chance = randomFrom(`${seed}/referee`);
	const actions: string[] = [];
	const seen: string[] = [];
	for (;;) {
		const question = { cmd: 'play', game, setup, seed, actions };
		const now = await ask(question);
		const options = now['options'] as readonly string[];
		assert.ok(options, JSON.stringify(now).slice(0, 300));
		const allowed = new Set(options);
		const stale = seen.filter((word) => !allowed.has(word));
		if (stale.length > 0 && chance.below(8) === 0) {
			const answer = await ask({ ...question, actions: [...actions, stale[chance.below(stale.length)]] });
			const refused = answer['refused'] as { action: number; rule: string };
			assert.equal(refused?.action, actions.length);
			assert.equal(typeof refused.rule, 'string');
			assert.deepEqual(await ask(question), now);
		}
		if (now['active'] === null) {
			const players = (now['ranking'] as number[][]).flat().sort();
			assert.deepEqual(players, [...(now['scores'] as number[]).keys()]);
			assert.deepEqual(options, []);
			return actions.length;
		}
		assert.ok(options.length > 0 && !('ranking' in now));
		const word = options[chance.below(options.length)] as string;
		actions.push(word);
		if (seen.length < 200) seen.push(word);
	}
}
