// The policies: legal, repeatable, and the one that looks ahead plays better.
import { describe, expect, it } from 'vitest';
import { play } from '../../web/games/pyramides/play.ts';
import { lookahead } from '../../web/games/pyramides/policies/lookahead.ts';
import { random } from '../../web/games/pyramides/policies/random.ts';
import { scoreOf } from '../../web/games/pyramides/score.ts';
import { checkPieces, SETUPS } from './games.ts';

/** One of each number of players, with the variants shared out, and the tasks. */
const SAMPLE = SETUPS.filter(
	([name]) =>
		['2 players, symbols', '3 players, open stacks', '4 players, symbols and open stacks'].includes(name) ||
		name.includes('task')
);

describe.each(SAMPLE)('%s', (_name, setup) => {
	it('lookahead plays a whole game by the rules', () => {
		const { end } = play(setup, 'ahead', () => lookahead, checkPieces);
		expect(end.step.kind).toBe('end');
	});
});

it('lookahead beats random from every seat', () => {
	for (const players of [2, 4] as const)
		for (let seat = 0; seat < players; seat++) {
			const { end } = play({ players }, `seat ${seat}`, (player) => (player === seat ? lookahead : random));
			const totals = end.players.map((_, player) => scoreOf(end, player).total);
			expect(totals.indexOf(Math.max(...totals))).toBe(seat);
		}
});

it('the same seed gives the same game', () => {
	const games = [1, 2].map(() => play({ players: 2, symbols: true }, 'again', () => lookahead).actions);
	expect(games[0]).toEqual(games[1]);
});
