// What the board shows of what is chosen at the table.
import { pointing, rowThrough } from '../../../games/pyramides/board.ts';
import { buildings } from '../../../games/pyramides/building.ts';
import { workerSites } from '../../../games/pyramides/buying.ts';
import type { Square } from '../../../games/pyramides/state.ts';
import type { Ghost, Look } from './look.ts';
import type { Table } from './table.ts';

export function tableLook(table: Table): Look {
	const { state, step, panel, square, rows, direction, worker, stock } = table;
	const isTurn = panel === 'hand';
	const ghost = ghostOf(table);
	const chosenRow = rows.find((row) => row.direction === direction)?.squares ?? [];
	const active = state.row && state.placed !== null ? rowThrough(state.placed, state.row) : [];
	return {
		state,
		targets: targetsOf(table),
		lit: isTurn ? [...chosenRow, ...active] : [],
		chosen: [
			...(square !== null && !ghost ? [square] : []),
			...(isTurn && step.kind === 'workers' && worker !== null ? [worker] : []),
			...(step.kind === 'stock' ? stock : [])
		],
		ghost
	};
}

/** The hand tile on the square that is chosen for it. */
function ghostOf({ mine, step, panel, square, stair, place, player: { hand } }: Table): Ghost | null {
	if (!mine || step.kind !== 'place' || panel !== 'hand' || square === null || !hand) return null;
	const legal = place !== null && pointing(square, stair) !== null;
	return { square, stair, kind: hand.kind, colour: hand.colour, legal };
}

function targetsOf({ state, step, panel, mine, places, reach }: Table): readonly Square[] {
	if (!mine) return [];
	if (panel === 'stones') {
		const forWorkers = workerSites(state);
		return state.sites
			.filter((site) => forWorkers.includes(site.square) || buildings(state, site).length > 0)
			.map(({ square }) => square);
	}
	if (panel !== 'hand') return [];
	if (step.kind === 'place') return places.map(({ square }) => square);
	return step.kind === 'stock' ? step.squares : reach;
}
