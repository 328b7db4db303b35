// Actions as words: what is not written by `makeAction` is not read.
import { expect, it } from 'vitest';
import { pyramides } from '../../web/games/pyramides/game.ts';
import { at } from './fixtures.ts';

it('one word for every kind of action', () => {
	expect(pyramides.makeAction({ do: 'place', square: at('d6'), stair: 'N', pay: true })).toBe(
		'place.d6.N.pay'
	);
	expect(
		pyramides.makeAction({ do: 'build', site: at('f4'), colour: 'blue', stones: ['white', 'blue'] })
	).toBe('build.f4.blue.blue_white');
	expect(pyramides.parseAction('stock.e5_d6')).toEqual({ do: 'stock', squares: [at('e5'), at('d6')] });
	expect(pyramides.parseAction('buy-worker.f4')).toEqual({ do: 'buy-worker', site: at('f4') });
});

it.each([
	'',
	'place',
	'place.d6',
	'place.d6.X',
	'place.k1.N',
	'place.d6.N.',
	'place.d6.N.yes',
	'row.h',
	'row.H.',
	'stock.',
	'stock.d6_e5',
	'move.d6',
	'build.f4.blue.',
	'build.f4.white.white',
	'build.f4.blue.white_blue',
	'draw.01',
	'draw.-1',
	'pick.1.5',
	'trade.red',
	'trade.white_red',
	'trade.red_red_red',
	'give-back.pink',
	'done.now',
	'toString',
	'constructor.d6'
])('no action: %s', (text) => {
	expect(pyramides.parseAction(text)).toBeNull();
});
