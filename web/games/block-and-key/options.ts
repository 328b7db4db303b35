// Everything that may be done now as a list of actions in a fixed order, Blocks by name; `choices.ts` has the same in parts.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { pieceName } from './blocks.ts';
import { choices, type Choices, type Table } from './choices.ts';
import type { Action, Piece } from './state.ts';

/** Sets of cards and Blocks are listed once, in the order of hand and supply. Empty at the end only. */
export function options(engine: Engine, deck: Deck, table: Table): Action[] {
	const now = choices(engine, deck, table);
	switch (now.kind) {
		case 'core':
			return now.colours.map((colour) => ({ do: 'core', colour }));
		case 'line':
			return now.lines.map((line) => ({ do: 'take', line }));
		case 'act':
			return acts(now, table.players[table.active]?.supply ?? []);
		case 'put-back':
			return setsOf(now.supply, now.over).map((blocks) => ({
				do: 'put-back',
				blocks: blocks.map(pieceName)
			}));
		case 'claim':
			return [...Array(now.claimable.length + 1).keys()]
				.flatMap((size) => setsOf(now.claimable, size))
				.map((cards) => ({ do: 'claim', cards }));
		case 'marker':
			return now.altars.map((altar) => ({ do: 'marker', altar }));
		case 'discard':
			return [null, ...now.cards].map((card) => ({ do: 'discard', card }));
		case 'draw':
			return now.altars.map((altar) => ({ do: 'draw', altar }));
		case 'ancients':
			return now.targets.flatMap((target) =>
				now.placements(target).map((cells): Action => ({ do: 'ancients', target, cells }))
			);
		case 'end':
			return [];
	}
}

function acts({ lines, placements }: Extract<Choices, { kind: 'act' }>, supply: readonly Piece[]): Action[] {
	const found: Action[] = lines.map((line) => ({ do: 'take', line }));
	// The same shape fits in the same places, whatever its colour.
	const places = new Map<string, ReturnType<typeof placements>>();
	for (const [index, piece] of supply.entries()) {
		const fitting = places.get(piece.shape) ?? placements(index);
		places.set(piece.shape, fitting);
		const block = pieceName(piece);
		for (const cells of fitting) found.push({ do: 'place', block, cells });
	}
	return found.length > 0 ? found : [{ do: 'pass' }];
}

/** Every set of so many members, each in the order of the list. */
function setsOf<T>(list: readonly T[], size: number): T[][] {
	if (size === 0) return [[]];
	return list.flatMap((first, k) => setsOf(list.slice(k + 1), size - 1).map((rest) => [first, ...rest]));
}
