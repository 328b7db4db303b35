// Requests of the engine protocol, read from fixtures and answered by the reference.
import type {
	Block,
	Cell,
	Colour,
	Core,
	Key,
	Position,
	Seat,
	Shape,
	SupplyBlock
} from '../../../engine-wasm/host/vocabulary.ts';
import { ancients } from './ancients.ts';
import { NOTHING_OFF } from './geometry.ts';
import type { Off } from './geometry.ts';
import { claims } from './keys.ts';
import { perft } from './perft.ts';
import { explain, placements } from './placement.ts';
import { solve } from './solve.ts';
import { view } from './view.ts';

export interface PositionValue {
	floor?: { width: number; depth: number; height: number };
	core?: Core | null;
	blocks?: readonly Block[];
}

export type ShapeValue = string | Shape;

export interface SupplyValue {
	shape: ShapeValue;
	colour: Colour;
}

/** The requests that the rules answer. */
export type Request =
	| { cmd: 'explain'; position: PositionValue; cells: readonly Cell[] }
	| { cmd: 'placements'; position: PositionValue; shape: ShapeValue }
	| { cmd: 'view'; position: PositionValue; seat: Seat }
	| {
			cmd: 'claims';
			position: PositionValue;
			colour: Colour;
			cells: readonly Cell[];
			seat: Seat;
			keys: readonly Key[];
	  }
	| {
			cmd: 'solve';
			position: PositionValue;
			seat: Seat;
			supply: readonly SupplyValue[];
			keys: readonly Key[];
			all: boolean;
	  }
	| { cmd: 'ancients'; position: PositionValue; shape: ShapeValue; stars: number }
	| { cmd: 'perft'; position: PositionValue; supply: readonly SupplyValue[]; depth: number };

/** Section 7: the ten shapes before turning, each cell as its three digits. */
const SHAPES: Readonly<Record<string, string>> = {
	I2: '000 100',
	I3: '000 100 200',
	V3: '000 100 010',
	I4: '000 100 200 300',
	L4: '000 100 200 010',
	T4: '000 100 200 110',
	S4: '000 100 110 210',
	O4: '000 100 010 110',
	Y4: '000 100 010 001',
	U5: '000 100 200 010 210'
};

export const SHAPE_IDS: readonly string[] = Object.keys(SHAPES);

export function parseShape(value: ShapeValue): Shape {
	if (typeof value !== 'string') return value;
	const digits = SHAPES[value];
	if (digits === undefined) throw new RangeError(`no shape ${value}`);
	return digits.split(' ').map((cell): Cell => [Number(cell[0]), Number(cell[1]), Number(cell[2])]);
}

/** A left-out floor is 8 × 8; a left-out Core Cube is at (3, 3) there and none elsewhere. */
export function parsePosition(value: PositionValue): Position {
	const { width, depth } = value.floor ?? { width: 8, depth: 8 };
	const usual: Core | null =
		width === 8 && depth === 8 ? { x: 3, y: 3, sides: { S: 'w', W: 'b', N: 'g', E: 'a' } } : null;
	return {
		floor: { width, depth },
		core: value.core === undefined ? usual : value.core,
		blocks: value.blocks ?? []
	};
}

export function parseSupply(values: readonly SupplyValue[]): SupplyBlock[] {
	return values.map(({ shape, colour }) => ({ shape: parseShape(shape), colour }));
}

/** The protocol's answer without `id`. */
export function answer(request: Request, off: Off = NOTHING_OFF): Record<string, unknown> {
	const position = parsePosition(request.position);
	switch (request.cmd) {
		case 'explain': {
			const violations = explain(position, request.cells, off);
			return { legal: violations.length === 0, violations };
		}
		case 'placements': {
			const found = placements(position, parseShape(request.shape), off);
			return { placements: found, count: found.length };
		}
		case 'view':
			return { ...view(position, request.seat) };
		case 'claims':
			return {
				claims: claims(position, request.colour, request.cells, request.seat, request.keys, off)
			};
		case 'solve': {
			const supply = parseSupply(request.supply);
			const solutions = solve(position, request.seat, supply, request.keys, request.all, off);
			return { solutions, count: solutions.length };
		}
		case 'ancients':
			return { ...ancients(position, parseShape(request.shape), request.stars, off) };
		case 'perft':
			return { nodes: perft(position, parseSupply(request.supply), request.depth) };
	}
}
