// A sample of what `npm run proof -- games:temple` plays.
import { describe, expect, it } from 'vitest';
import { PLAYER_COUNTS } from '../../web/games/temple/setup.ts';
import { checkedGame } from './games.ts';

const GAMES = 20;

describe('temple: random games', () => {
	it.each(PLAYER_COUNTS)('hold every invariant with %i players', (players) => {
		for (let k = 0; k < GAMES; k++) {
			const { turns, events } = checkedGame(players, `sample-${k}`);
			// Each turn has at least one action, and further actions are few.
			expect(turns).toBeGreaterThan(26);
			expect(events['round']).toBe(1);
			expect(events['taken']).toBe(52);
		}
	});
});
