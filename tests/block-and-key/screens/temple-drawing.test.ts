// The small pictures of temples in rules: which faces are drawn, in which order, and which edges frame the held Block.
import { expect, it } from 'vitest';
import { parsePosition } from '../../../engine-wasm/host/notation.ts';
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { drawTemple } from '../../../web/lib/boards/temple-drawing.ts';

const position = parsePosition('bk1p-55-11wbga-b300301');
const held = (legal: boolean, ...cells: Cell[]) => ({ colour: 'g' as const, cells, legal });

it('shows the three faces of a cell that stands free', () => {
	const { faces } = drawTemple(position, held(true, [0, 0, 0]));
	expect(faces.filter((face) => face.held).map(({ side }) => side)).toEqual(['top', 'right', 'front']);
});

it('gives the Core Cube the colours of the sides that are seen', () => {
	const core = drawTemple(position, null).faces.filter(
		({ cell: [x, y] }) => x >= 1 && x <= 2 && y >= 1 && y <= 2
	);
	const colours = (side: string) => [
		...new Set(core.filter((face) => face.side === side).map(({ colour }) => colour))
	];
	expect(colours('top')).toEqual(['core']);
	expect(colours('front')).toEqual([position.core?.sides.S]);
	expect(colours('right')).toEqual([position.core?.sides.E]);
});

it('hides what is behind a Block that may stand there, and not what is behind one that may not', () => {
	const front = (legal: boolean) =>
		drawTemple(position, held(legal, [1, 0, 0])).faces.some(
			({ side, cell }) => side === 'front' && String(cell) === '1,1,0'
		);
	expect(front(true)).toBe(false);
	expect(front(false)).toBe(true);
});

it('draws what is nearer later', () => {
	const { faces } = drawTemple(position, held(true, [1, 4, 0], [1, 3, 0]));
	const depths = faces.map(({ cell }) => cell[1]);
	expect(depths).toEqual([...depths].sort((a, b) => b - a));
});

it('frames the held Block, without lines between its own cells', () => {
	const { faces } = drawTemple(position, held(true, [3, 4, 0], [4, 4, 0]));
	const tops = faces.filter((face) => face.held && face.side === 'top').map(({ edges }) => edges);
	// The left one without its right edge, the right one without its left edge.
	expect(tops).toEqual(['M0 0V1M0 0H1M0 1H1', 'M1 0V1M0 0H1M0 1H1']);
	expect(faces.filter((face) => !face.held).every(({ edges }) => edges === '')).toBe(true);
});
