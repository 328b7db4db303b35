// Everything the active player may do now, in a fixed order; never empty before the end.
import { buildings } from './building.ts';
import { stoneRefusal, workerSites } from './buying.ts';
import { activePlayer } from './course.ts';
import { canSearch, fullStacks } from './drawing.ts';
import { limitRefusal, pairs, returnable } from './limits.ts';
import { places } from './placing.ts';
import { DIRECTIONS, type Action, type GameState, type Square } from './state.ts';
import { targets } from './workers.ts';

export function options(state: GameState): Action[] {
	return state.step.kind === 'end' ? [] : [...stepOptions(state), ...extraOptions(state)];
}

function stepOptions(state: GameState): Action[] {
	const { step } = state;
	switch (step.kind) {
		case 'place':
			return places(state).flatMap(({ square, pay, stairs }) =>
				stairs.map((stair): Action => ({ do: 'place', square, stair, pay }))
			);
		case 'row':
			return DIRECTIONS.map((direction) => ({ do: 'row', direction }));
		case 'stock':
			return choices(step.squares, activePlayer(state).workers).map((squares) => ({ do: 'stock', squares }));
		case 'workers':
			return state.stocked.workers.flatMap((from): Action[] => [
				...targets(state, from).map((site): Action => ({ do: 'move', from, site })),
				{ do: 'recall', square: from }
			]);
		case 'extras':
			return [{ do: 'done' }];
		case 'draw':
			return fullStacks(state).flatMap((stack): Action[] => [
				{ do: 'draw', stack },
				...(canSearch(state, stack) ? [{ do: 'search' as const, stack }] : [])
			]);
		case 'search':
			return (state.stacks[step.stack - 1] ?? []).map((_, index) => ({ do: 'pick', index }));
		case 'limits':
			return [
				...pairs(state).map((stones): Action => ({ do: 'trade', stones })),
				...returnable(state).map((stone): Action => ({ do: 'give-back', stone })),
				...(limitRefusal(state) ? [] : [{ do: 'done' as const }])
			];
		case 'end':
			return [];
	}
}

/** P-EXTRA-1. */
function extraOptions(state: GameState): Action[] {
	const own = state.sites.filter(({ owner }) => owner === state.active);
	return [
		...own.flatMap((site) => buildings(state, site)),
		...workerSites(state).map((site): Action => ({ do: 'buy-worker', site })),
		...(stoneRefusal(state) ? [] : [{ do: 'buy-stone' as const }]),
		...own
			.filter(({ level, workers }) => workers > (level > 0 ? 1 : 0))
			.map(({ square }): Action => ({ do: 'recall', square }))
	];
}

/** Every way to choose so many squares, in their order. */
function choices(squares: readonly Square[], count: number): Square[][] {
	if (count === 0) return [[]];
	return squares.flatMap((square, k) =>
		choices(squares.slice(k + 1), count - 1).map((rest) => [square, ...rest])
	);
}
