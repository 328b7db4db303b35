// Puzzles as small pictures beside each other, to be looked at: the flat view with the squares of the answer marked, the keys, the
// supply, and the temple from above.
import type { Cell, Colour, Key, Position, Shape } from '../../../engine-wasm/host/vocabulary.ts';
import { HEIGHT } from '../../../engine-wasm/host/vocabulary.ts';
import { coreCells, stackHeight, survey, withBlock } from '../reference/geometry.ts';
import { faceAt } from '../reference/view.ts';

export interface Drawn {
	readonly title: string;
	readonly note: string;
	readonly position: Position;
	readonly supply: readonly { readonly shape: Shape; readonly colour: Colour }[];
	readonly keys: readonly Key[];
	/** In the order of placing. */
	readonly answer: readonly { readonly colour: Colour; readonly cells: readonly Cell[] }[];
}

const INK = '#241c12';
const MARK = '#d0107a';
const FILLS: Readonly<Record<Colour, string>> = { w: '#faf2e3', b: '#6b3219', g: '#378264', a: '#a0a9ba' };
const COLUMNS = 4;
const TILE = { width: 372, height: 262 };
/** Letters of a caption in a line; a longer one goes on in the next. */
const LETTERS = 58;
const WIDTH = 8;

export function sheetOf(puzzles: readonly Drawn[]): string {
	const rows = Math.ceil(puzzles.length / COLUMNS);
	const size = `width="${COLUMNS * TILE.width}" height="${rows * TILE.height}"`;
	const tiles = puzzles.map(
		(puzzle, k) =>
			`<g transform="translate(${(k % COLUMNS) * TILE.width} ${Math.floor(k / COLUMNS) * TILE.height})">${tile(puzzle)}</g>`
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#e9dfcb"/>${tiles.join('\n')}</svg>\n`;
}

function tile({ title, note, position, supply, keys, answer }: Drawn): string {
	const keySide = keys.length > 2 ? 10 : 15;
	return [
		`<text x="8" y="14" font-weight="bold" fill="${INK}">${title}</text>`,
		...linesOf(note).map((line, k) => `<text x="8" y="${27 + 12 * k}" fill="${INK}">${line}</text>`),
		at(8, 60, flatView(position, answer)),
		at(212, 60, plan(position, answer)),
		...keys.map((key, k) => at(290, 60 + k * keySide * 4.5, squaresAt(key.squares, keySide))),
		...supply.map(({ shape, colour }, k) => at(8 + k * 44, 210, block(shape, colour)))
	].join('');
}

/** Broken between words. */
function linesOf(text: string): string[] {
	const lines = [''];
	for (const word of text.split(' ')) {
		const longer = `${lines.at(-1)} ${word}`.trim();
		if (longer.length > LETTERS) lines.push(word);
		else lines[lines.length - 1] = longer;
	}
	return lines;
}

const at = (x: number, y: number, drawing: string) => `<g transform="translate(${x} ${y})">${drawing}</g>`;
const box = (x: number, y: number, side: number, fill: string, line = INK, width = 0.5) =>
	`<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`;
const edge = (x: number, y: number, x2: number, y2: number) =>
	`<path d="M${x} ${y}L${x2} ${y2}" stroke="${INK}" stroke-width="2"/>`;

function flatView(position: Position, answer: Drawn['answer']): string {
	const side = 24;
	const before = survey(position);
	const after = survey(answer.reduce(withBlock, position));
	const owner = (u: number, v: number) => faceAt(before, 'S', u, v)?.owner ?? -1;
	const parts = [`<rect width="${side * WIDTH}" height="${side * HEIGHT}" fill="#fffaf0"/>`];
	for (let v = 0; v < HEIGHT; v++) {
		for (let u = 0; u < WIDTH; u++) {
			const [x, y] = [u * side, (HEIGHT - 1 - v) * side];
			const face = faceAt(before, 'S', u, v);
			if (face) parts.push(box(x, y, side, FILLS[face.colour], '#0003'));
			if (u > 0 && owner(u, v) !== owner(u - 1, v)) parts.push(edge(x, y, x, y + side));
			if (v > 0 && owner(u, v) !== owner(u, v - 1)) parts.push(edge(x, y + side, x + side, y + side));
			const then = faceAt(after, 'S', u, v);
			if (then && then.owner > position.blocks.length)
				parts.push(box(x + 4, y + 4, side - 8, FILLS[then.colour], MARK, 3));
		}
	}
	return parts.join('');
}

/** Heights from above; the player sits below. */
function plan(position: Position, answer: Drawn['answer']): string {
	const side = 9;
	const temple = survey(position);
	const top = (x: number, y: number): Colour | null => {
		const z = stackHeight(temple, x, y) - 1;
		const own = position.blocks.find(({ cells }) =>
			cells.some((c) => c[0] === x && c[1] === y && c[2] === z)
		);
		return own?.colour ?? null;
	};
	const core = position.core ? coreCells(position.core) : [];
	const parts: string[] = [];
	for (let y = 0; y < WIDTH; y++) {
		for (let x = 0; x < WIDTH; x++) {
			const height = stackHeight(temple, x, y);
			const colour = top(x, y);
			const isCore = !colour && core.some((c) => c[0] === x && c[1] === y);
			const py = (WIDTH - 1 - y) * side;
			parts.push(box(x * side, py, side, colour ? FILLS[colour] : isCore ? '#4c5a2a' : '#fffaf0', '#0003'));
			if (height > 0)
				parts.push(
					`<text x="${x * side + 4.5}" y="${py + 7.5}" font-size="8" text-anchor="middle" fill="${colour === 'b' || colour === 'g' || isCore ? '#fff' : INK}">${height}</text>`
				);
			if (answer.some(({ cells }) => cells.some((c) => c[0] === x && c[1] === y)))
				parts.push(box(x * side + 0.5, py + 0.5, side - 1, 'none', MARK, 1.5));
		}
	}
	return parts.join('');
}

function squaresAt(squares: Key['squares'], side: number): string {
	const height = 1 + Math.max(...squares.map(([, j]) => j));
	return squares
		.map(([i, j, colour]) => box(i * side, (height - 1 - j) * side, side, FILLS[colour]))
		.join('');
}

/** Seen from above; a dot marks a cell on another. */
function block(shape: Shape, colour: Colour): string {
	const side = 10;
	return shape
		.map(([x, y, z]) =>
			z > 0
				? `<circle cx="${x * side + 5}" cy="${(2 - y) * side + 5}" r="3" fill="${MARK}"/>`
				: box(x * side, (2 - y) * side, side, FILLS[colour])
		)
		.join('');
}
