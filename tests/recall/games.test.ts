// A sample of random games (`npm run proof -- games:recall` plays 2,000).
import { describe, expect, it } from 'vitest';
import type { PlayerCount } from '../../web/games/recall/setup.ts';
import { MANNERS, playGame } from './games.ts';

describe('random games', () => {
	for (const manner of MANNERS)
		it(`alone, ${manner}`, () => {
			for (let k = 0; k < 6; k++)
				expect(playGame(`alone ${k}`, { players: 1 }, manner, k === 0).turns).toBe(17);
		});

	it('two to four persons, with every variant', () => {
		const variants = { draft: true, knownAncestors: true, boosterChoice: true };
		for (const players of [2, 3, 4] as PlayerCount[])
			expect(playGame(`together ${players}`, { players, variants }, 'busy', false).turns).toBe(17 * players);
	});
});
