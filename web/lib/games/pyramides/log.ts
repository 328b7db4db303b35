// What has just happened at the table, in words: one's own gains, and the turns of the others.
import type { PyramidesText } from './text/en.ts';
import { nameOf } from '../../../games/pyramides/board.ts';
import type { Happening } from '../../../games/pyramides/state.ts';

/** Of one's own action. */
export function sayOwn(happened: readonly Happening[], text: PyramidesText): string {
	const of = <What extends Happening['what']>(what: What) =>
		happened.filter((event): event is Extract<Happening, { what: What }> => event.what === what);
	const gold = of('oasis').length + of('eye').length;
	const gains = [
		...(gold > 0 ? [text.gold(gold)] : []),
		...of('stone').map(({ stone }) => text.stone(text.colours[stone]))
	];
	const stranded = of('recalled').filter(({ forced }) => forced).length;
	return [
		...of('foundation').map(({ value, square }) => text.told.foundation(value, nameOf(square))),
		...(gains.length > 0 ? [text.told.gained(gains.join(', '))] : []),
		...(stranded > 0 ? [text.told.stranded(stranded)] : []),
		...of('gold-back').map((event) => text.told.goldBack(event.gold))
	].join(' ');
}

/** Of somebody's whole turn. */
export function sayTurn(player: number, happened: readonly Happening[], text: PyramidesText): string {
	const parts: string[] = [];
	let gold = 0;
	let stones = 0;
	const sites = new Set<string>();
	const built: string[] = [];
	for (const event of happened) {
		if (event.what === 'placed') parts.push(text.told.turn(text.player(player), nameOf(event.square)));
		else if (event.what === 'oasis' || event.what === 'eye') gold++;
		else if (event.what === 'stone') stones++;
		else if (event.what === 'moved' || event.what === 'bought-worker') sites.add(nameOf(event.site));
		else if (event.what === 'built') built.push(text.told.built(event.level, nameOf(event.site)));
	}
	if (gold > 0) parts.push(text.told.gold(gold));
	if (stones > 0) parts.push(text.told.stones(stones));
	if (sites.size > 0) parts.push(text.told.workersTo([...sites].join(', ')));
	parts.push(...built);
	return parts.length > 0 ? `${parts.join(', ')}.` : '';
}
