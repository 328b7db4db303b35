// Recall on the picture wall: in the middle of a game with every part of the table, and games for the device.
import { recall } from '../../web/games/recall/game.ts';
import { POLICIES } from '../../web/games/recall/policies/play.ts';
import { soloSetup } from '../../web/games/recall/setups.ts';
import { randomFrom } from '../../web/games/rng.ts';
import { goOn, type OnWall } from '../proof/wall/games.ts';

/** Rounds played before it is left; a game that thinks long is played but once. */
const ROUNDS = 6;

function played(): ReturnType<OnWall['played']> {
	const setup = soloSetup(true, false, false);
	const policy = POLICIES.sensible();
	const chance = randomFrom('wall/policy');
	const actions: string[] = [];
	let left = 0;
	let state = recall.begin(setup, 'wall');
	for (let who = recall.active(state); who !== null; who = recall.active(state)) {
		const action = policy(recall.known(state, who), recall.options(state), chance);
		const outcome = recall.apply(state, action);
		if (!outcome.ok) throw new Error(outcome.refusal.rule);
		({ state } = outcome);
		actions.push(recall.makeAction(action));
		if (state.round <= ROUNDS) left = actions.length;
	}
	return {
		midway: { setup, seed: 'wall', actions: actions.slice(0, left) },
		whole: { setup, seed: 'wall', actions }
	};
}

export const wall: OnWall = {
	played,
	scenes: [
		{
			name: 'recall',
			seeded: 'progress',
			async play(stage) {
				const { page } = stage;
				await stage.go('recall/');
				await stage.shoot('begin-open');
				await goOn(stage, 'recall');
				for (const [k, view] of ['map', 'console', 'tracks', 'cards', 'points'].entries()) {
					await stage.press(String(k + 1));
					await stage.shoot(view);
				}
				await stage.press('1');
				const segments = page.locator('.segments button');
				for (let k = 1; k < (await segments.count()); k++) {
					await segments.nth(k).click();
					await stage.shoot(`segment-${k + 1}`);
				}
			}
		},
		{
			name: 'recall',
			async play(stage) {
				await stage.go('recall/?deal=u-wall');
				await stage.shoot('deal');
				await stage.page.locator('main button.primary').first().click();
				await stage.page.locator('[data-field="S1"]').click();
				await stage.shoot('start');
			}
		}
	]
};
