// What the buttons would do with what is chosen at the table. Allowed or not is the rules' to say: everything can be tried.
import { box } from '../../../../puzzles/pyramides/box.ts';
import { nameOf, SYMBOLS } from '../../../games/pyramides/board.ts';
import { boundTo } from '../../../games/pyramides/placing.ts';
import type { Action } from '../../../games/pyramides/state.ts';
import type { Table } from './table.ts';

export interface Deed {
	/** The words are found under this name. */
	readonly name:
		| 'place'
		| 'pay'
		| 'row'
		| 'stock'
		| 'move'
		| 'recall'
		| 'build'
		| 'trade'
		| 'giveBack'
		| 'draw'
		| 'search'
		| 'pick'
		| 'toDraw'
		| 'endTurn'
		| 'hinted';
	/** A square or a level that the words name. */
	readonly about?: string;
	/** One after the other. */
	readonly actions: readonly Action[];
}

const DONE: Action = { do: 'done' };

export function primaryDeed(table: Table): Deed | null {
	if (!table.mine) return null;
	if (table.hint) return { name: 'hinted', actions: [table.hint] };
	return DEEDS[table.panel]?.(table) ?? done(table);
}

export function secondDeed(table: Table): Deed | null {
	const { step, panel, square, stair, stack, worker, state } = table;
	if (!table.mine || table.hint) return null;
	if (panel === 'stacks' && stack !== null && step.kind !== 'search')
		return { name: 'search', actions: afterRow(table, { do: 'search', stack }) };
	if (panel === 'hand') {
		const bound = step.kind === 'place' ? boundTo(state) : null;
		if (bound && square !== null && SYMBOLS[square] !== bound)
			return { name: 'pay', actions: [{ do: 'place', square, stair, pay: true }] };
		if (step.kind === 'workers' && worker !== null)
			return { name: 'recall', actions: [{ do: 'recall', square: worker }] };
	}
	const last = done(table);
	return primaryDeed(table)?.name === last?.name ? null : last;
}

/** By the part of the table that is open. */
const DEEDS: Readonly<Partial<Record<Table['panel'], (table: Table) => Deed | null>>> = {
	hand: turnDeed,
	stones: buildDeed,
	stacks: stackDeed
};

function turnDeed({ step, square, stair, direction, stock, worker }: Table): Deed | null {
	if (step.kind === 'place' && square !== null)
		return { name: 'place', actions: [{ do: 'place', square, stair, pay: false }] };
	if (step.kind === 'row' && direction) return { name: 'row', actions: [{ do: 'row', direction }] };
	if (step.kind === 'stock' && stock.length > 0)
		return { name: 'stock', actions: [{ do: 'stock', squares: stock }] };
	if (step.kind === 'workers' && worker !== null && square !== null)
		return { name: 'move', about: nameOf(square), actions: [{ do: 'move', from: worker, site: square }] };
	return null;
}

function buildDeed({ site, colour, stones, state }: Table): Deed | null {
	if (site && site.foundation !== null && colour && site.level < box.levels.length)
		return {
			name: 'build',
			about: String(site.level + 1),
			actions: [{ do: 'build', site: site.square, colour, stones }]
		};
	const [one, other] = stones;
	if (!site && one && other && stones.length === 2)
		return { name: 'trade', actions: [{ do: 'trade', stones: [one, other] }] };
	if (!site && one && stones.length === 1 && state.supply.stones.white === 0)
		return { name: 'giveBack', actions: [{ do: 'give-back', stone: one }] };
	return null;
}

function stackDeed(table: Table): Deed | null {
	const { step, stack, index } = table;
	if (step.kind === 'search')
		return index === null ? null : { name: 'pick', actions: [{ do: 'pick', index }] };
	return stack === null ? null : { name: 'draw', actions: afterRow(table, { do: 'draw', stack }) };
}

/** Whoever takes a tile has no more extra actions in mind. */
function afterRow({ step }: Table, action: Action): readonly Action[] {
	return step.kind === 'extras' ? [DONE, action] : [action];
}

function done({ step }: Table): Deed | null {
	if (step.kind === 'extras') return { name: 'toDraw', actions: [DONE] };
	return step.kind === 'limits' ? { name: 'endTurn', actions: [DONE] } : null;
}
