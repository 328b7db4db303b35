// The players that play by themselves.
import { expect, it } from 'vitest';
import { temple as game } from '../../web/games/temple/game.ts';
import { random } from '../../web/games/temple/policies/random.ts';
import { simple } from '../../web/games/temple/policies/simple.ts';
import { PLAYER_COUNTS } from '../../web/games/temple/setup.ts';
import { playGame } from './games.ts';

const DUELS = 24;

it('simple beats random clearly, from either seat', () => {
	let wins = 0;
	for (let k = 0; k < DUELS; k++) {
		const seat = k % 2;
		const policies = seat === 0 ? [simple, random] : [random, simple];
		const { end } = playGame({ players: 2, decks: 'random' }, `duel-${k}`, policies);
		if (game.ranking(end)[0]?.join() === String(seat)) wins++;
	}
	expect(wins).toBeGreaterThan(DUELS * 0.85);
});

it.each(PLAYER_COUNTS)(
	'simple plays whole games among %i of its kind, equally for equal seeds',
	(players) => {
		const among = () =>
			playGame(
				{ players, decks: 'random' },
				`kind-${players}`,
				Array.from({ length: players }, () => simple)
			);
		const { end, actions } = among();
		expect(end.phase).toBe('GAME_END');
		expect(among().actions).toEqual(actions);
	}
);
