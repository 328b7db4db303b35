// The engine's questions as jobs of a worker: each names its position, so that none depends on the one before.
import type { Engine, View } from './engine.ts';
import type { Match, Solution } from './puzzle.ts';
import type { Cell, Colour, Key, Position, Seat, Shape, SupplyBlock, Violation } from './vocabulary.ts';

export function engineHandlers(engine: Engine) {
	return {
		count({ position, shape }: { position: Position; shape: Shape }): number {
			engine.setPosition(position);
			return engine.count(shape);
		},
		placements({ position, shape }: { position: Position; shape: Shape }): Cell[][] {
			engine.setPosition(position);
			return engine.placements(shape);
		},
		explain({ position, cells }: { position: Position; cells: readonly Cell[] }): Violation[] {
			engine.setPosition(position);
			return engine.explain(cells);
		},
		view({ position, seat }: { position: Position; seat: Seat }): View {
			engine.setPosition(position, seat);
			return engine.view();
		},
		claims(asked: {
			position: Position;
			seat: Seat;
			colour: Colour;
			cells: readonly Cell[];
			keys: readonly Key[];
		}): (Match | null)[] {
			engine.setPosition(asked.position, asked.seat);
			return engine.claims(asked.colour, asked.cells, asked.keys);
		},
		solve(asked: {
			position: Position;
			seat: Seat;
			supply: readonly SupplyBlock[];
			keys: readonly Key[];
			all: boolean;
		}): Solution[] {
			engine.setPosition(asked.position, asked.seat);
			return engine.solve(asked.supply, asked.keys, asked.all);
		},
		perft({
			position,
			shapes,
			most
		}: {
			position: Position;
			shapes: readonly Shape[];
			most: number;
		}): number | null {
			engine.setPosition(position);
			return engine.perft(shapes, most);
		}
	};
}

export type EngineHandlers = ReturnType<typeof engineHandlers>;
