// What is shown before a tile is placed is what happens then.
import { expect, it } from 'vitest';
import { apply } from '../../web/games/pyramides/apply.ts';
import { nameOf } from '../../web/games/pyramides/board.ts';
import { options } from '../../web/games/pyramides/options.ts';
import { preview } from '../../web/games/pyramides/preview.ts';
import { after, at, from, me, names, START } from './fixtures.ts';

it('every square, way to turn and row of FX-START, as it comes', () => {
	const state = from(START);
	const shown = preview(state);
	const placements = shown.flatMap(({ square, stairs }) => stairs.map(({ stair }) => `${square}${stair}`));
	const offered = options(state).flatMap((each) =>
		each.do === 'place' ? [`${each.square}${each.stair}`] : []
	);
	expect(placements).toEqual(offered);
	for (const { square, pay, stairs, rows } of shown)
		for (const { stair, site, lays } of stairs) {
			const placed = apply(state, { do: 'place', square, stair, pay });
			if (!placed.ok) throw new Error('refused');
			const laid = placed.happened.flatMap((each) => (each.what === 'foundation' ? [each.square] : []));
			expect(laid).toEqual(lays ? [site] : []);
			for (const row of rows) {
				const chosen = apply(placed.state, { do: 'row', direction: row.direction });
				if (!chosen.ok) throw new Error('refused');
				const { happened } = chosen;
				expect(happened[0]).toEqual({ what: 'row', direction: row.direction, squares: row.squares });
				expect(me(chosen.state).gold).toBe(row.gold);
				const stones = happened.flatMap((each) => (each.what === 'stone' ? [each.stone] : []));
				expect(stones).toEqual(row.stones.map(({ stone }) => stone));
				const stocked = happened.flatMap((each) => (each.what === 'stocked' ? each.workers : []));
				expect(stocked).toEqual(row.workers);
			}
		}
});

it('the row of PO-07', () => {
	const found = preview(from(START)).find(({ square }) => square === at('d6'));
	const row = found?.rows.find(({ direction }) => direction === 'H');
	expect(names(row?.squares ?? [])).toEqual(['c6', 'd6', 'e6', 'f6']);
	expect(row?.gold).toBe(3);
	expect(names(row?.workers ?? [])).toEqual(['d6', 'f6']);
	expect(found?.stairs.map(({ stair, site }) => `${stair} ${nameOf(site)}`)).toContain('N d5');
});

it('nothing once the tile lies', () => {
	expect(preview(after(from(START), 'place.d6.N'))).toEqual([]);
});
