// A Key as people see it: its extent, and its squares in words for those who do not see it.
import type { Square } from '../../../engine-wasm/host/vocabulary.ts';
import type { Common } from '$lib/text/en/common.ts';

export interface Extent {
	readonly left: number;
	readonly bottom: number;
	readonly width: number;
	readonly height: number;
}

export function extentOf(squares: readonly Square[]): Extent {
	const columns = squares.map(([i]) => i);
	const rows = squares.map(([, j]) => j);
	const left = Math.min(...columns);
	const bottom = Math.min(...rows);
	return { left, bottom, width: Math.max(...columns) - left + 1, height: Math.max(...rows) - bottom + 1 };
}

export function describeKey(squares: readonly Square[], text: Common['key']): string {
	const { left, bottom, width, height } = extentOf(squares);
	const rows = Array.from({ length: height }, (_, r) => {
		const j = bottom + height - 1 - r;
		const cells = Array.from({ length: width }, (_, c) => {
			const square = squares.find(([i, row]) => i === left + c && row === j);
			return square ? text.colours[square[2]] : text.empty;
		});
		return text.row(r + 1, cells.join(', '));
	});
	return text.label(rows.join(' '));
}
