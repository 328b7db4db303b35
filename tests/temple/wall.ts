// Temple of Artefacts on the picture wall: in the middle of a game with every part of the table, and games for the device.
import { randomFrom } from '../../web/games/rng.ts';
import { temple } from '../../web/games/temple/game.ts';
import { simple } from '../../web/games/temple/policies/simple.ts';
import { BEGINNER_DECKS, type Setup } from '../../web/games/temple/setup.ts';
import { Timeline, type Line } from '../../web/games/timeline.ts';
import { goOn, type OnWall } from '../proof/wall/games.ts';

/** In the middle it is the person's own turn. */
function played(whole: boolean): Line<Setup> {
	let session = Timeline.open(temple, {
		setup: { players: 3, decks: BEGINNER_DECKS },
		seed: 'wall',
		actions: []
	});
	for (let k = 0; ; k++) {
		const active = temple.active(session.state);
		if (active === null || (!whole && k > 24 && active === 0)) return session.line;
		const next = session.after(simple(temple.known(session.state, active), randomFrom(`wall/${k}`)));
		if (!(next instanceof Timeline)) throw new Error(next.rule);
		session = next;
	}
}

export const wall: OnWall = {
	played: () => ({ midway: played(false), whole: played(true) }),
	scenes: [
		{
			name: 'temple',
			seeded: 'progress',
			async play(stage) {
				const { page } = stage;
				await stage.go('temple/');
				await stage.shoot('begin-open');
				await goOn(stage, 'temple');
				await stage.shoot('play');
				await page.locator('.temple .level2, .temple button').last().press('Enter');
				await stage.shoot('card');
				for (const [k, name] of (['area', 'display', 'others'] as const).entries()) {
					await page
						.locator('.panels .tabs button')
						.nth(k + 1)
						.click();
					await stage.shoot(name);
				}
			}
		}
	]
};
