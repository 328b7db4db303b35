// An ASCII drawing of a position for test failures.
import { HEIGHT } from '../../../engine-wasm/host/vocabulary.ts';
import type { Position } from '../../../engine-wasm/host/vocabulary.ts';
import { fillingAt, survey } from './geometry.ts';
import { view } from './view.ts';

/** 0 for the Core Cube, then 1–9, a–z, A–Z and + for Block numbers. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The plan of each level that is not empty (north on top, Block numbers), then the view from S (colours). */
export function draw(position: Position): string {
	const temple = survey(position);
	const lines: string[] = [];
	for (let z = 0; z < HEIGHT; z++) {
		const plan: string[] = [];
		for (let y = temple.depth - 1; y >= 0; y--) {
			let row = '';
			for (let x = 0; x < temple.width; x++) {
				const filling = fillingAt(temple, x, y, z);
				row += filling ? (DIGITS[filling.owner] ?? '+') : '.';
			}
			plan.push(row);
		}
		const isEmpty = plan.every((row) => /^\.*$/.test(row));
		if (!isEmpty || z === 0) lines.push(`z = ${z}`, ...plan, '');
	}
	lines.push('from S', ...view(position, 'S').rows);
	return lines.join('\n');
}
