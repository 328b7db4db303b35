// What stands on the board: the Blocks in their colours, the Core Cube with its four sides and its mark, and their outlines.
import type { BufferGeometry } from 'three';
import {
	COLOURS,
	type Cell,
	type Colour,
	type Position,
	type Seat
} from '../../../engine-wasm/host/vocabulary.ts';
import { blockCells } from '../boards/plan.ts';
import { barGeometry, rgb, surfaceGeometry } from './buffers.ts';
import { addBar, edgesOf, emptyBars } from './edges.ts';
import { addBlock, emptySurface, type Surface } from './mesh.ts';
import type { Palette } from './palette.ts';
import { seenCells, type View } from './view.ts';

const OUTLINE = 0.017;

interface Pieces {
	/** All faces of one colour, of every colour that is there. */
	readonly bodies: readonly (readonly [Colour, BufferGeometry])[];
	readonly coreTop: BufferGeometry | null;
	readonly lines: BufferGeometry;
}

export function pieceGeometry(view: View, position: Position, palette: Palette): Pieces {
	const surfaces = Object.fromEntries(COLOURS.map((c) => [c, emptySurface()])) as Record<Colour, Surface>;
	const top = emptySurface();
	const lines = emptyBars();
	const outline = (cells: readonly Cell[], colour: string) => {
		for (const edge of edgesOf(cells)) addBar(view, lines, edge, OUTLINE, rgb(colour));
	};
	for (const { colour, cells } of position.blocks) {
		const own = seenCells(view, cells);
		addBlock(view, own, () => surfaces[colour]);
		outline(own, palette.blocks[colour].line);
	}
	if (position.core) {
		const core = seenCells(view, blockCells(position, 0));
		const { sides } = position.core;
		const facing = sidesSeen(view.seat);
		addBlock(view, core, (direction) =>
			direction === '+z' || direction === '-z' ? top : surfaces[sides[facing[direction]]]
		);
		spreadMark(top, core);
		outline(core, palette.coreLine);
	}
	return {
		bodies: COLOURS.filter((colour) => surfaces[colour].indices.length > 0).map(
			(colour) => [colour, surfaceGeometry(surfaces[colour])] as const
		),
		coreTop: position.core && surfaceGeometry(top),
		lines: barGeometry(lines)
	};
}

/** The mark lies once over the whole top of the Core Cube. */
function spreadMark(top: Surface, core: readonly Cell[]): void {
	const u0 = Math.min(...core.map(([u]) => u));
	const v0 = Math.min(...core.map(([, v]) => v));
	for (let n = 0; n < top.uvs.length; n += 2) {
		top.uvs[n] = ((top.uvs[n] ?? 0) - u0) / 2;
		top.uvs[n + 1] = ((top.uvs[n + 1] ?? 0) - v0) / 2;
	}
}

/** Which side of the Core Cube looks right, left, away and near from a seat. */
function sidesSeen(seat: Seat): Readonly<Record<'+u' | '-u' | '+v' | '-v', Seat>> {
	const clockwise: readonly Seat[] = ['S', 'W', 'N', 'E'];
	const turned = (by: number): Seat => clockwise[(clockwise.indexOf(seat) + by) % 4] ?? seat;
	return { '-v': turned(0), '-u': turned(1), '+v': turned(2), '+u': turned(3) };
}
