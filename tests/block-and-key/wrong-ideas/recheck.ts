// Every claim about a try a second time, by the slow rules as they are written, each with the rule in question switched off.
import type { Cell, Colour, Key } from '../../../engine-wasm/host/vocabulary.ts';
import { HEIGHT } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import type { Claim } from '../../../web/games/block-and-key/puzzles/wrong-ideas.ts';
import type { Task } from '../../../web/games/block-and-key/trial.ts';
import { explain, placements, view } from '../reference/index.ts';
import { NOTHING_OFF, withBlock, type Off } from '../reference/geometry.ts';
import { claims } from '../reference/keys.ts';
import { shiftOf, type Tried } from './players.ts';

/** Rows from the bottom up. */
interface View {
	readonly rows: readonly string[];
	readonly owners: readonly (readonly number[])[];
}

function seenFrom(task: Task, colour: Colour, cells: readonly Cell[]): View {
	const { rows, owners } = view(withBlock(task.position, { colour, cells }), task.seat);
	return { rows: rows.toReversed(), owners: owners.toReversed() };
}

/** Every turn and place of a key: how many squares are right, and how many of these belong to the Block. */
function* lying({ rows, owners }: View, key: Key, owner: number) {
	let squares = key.squares.map(([i, j, colour]) => ({ i, j, colour }));
	for (let turn = 0; turn < 4; turn++) {
		squares = squares.map(({ i, j, colour }) => ({ i: -j, j: i, colour }));
		for (let u = -4; u < 12; u++) {
			for (let v = -4; v < HEIGHT + 4; v++) {
				if (squares.some(({ i, j }) => rows[v + j]?.[u + i] === undefined)) continue;
				const right = squares.filter(({ i, j, colour }) => rows[v + j]?.[u + i] === colour);
				const own = right.filter(({ i, j }) => owners[v + j]?.[u + i] === owner);
				yield { right: right.length, own: own.length, squares: own.map(({ i, j }) => [u + i, v + j]) };
			}
		}
	}
}

/** Column in the view of a floor of eight by eight. */
const columnOf = ([x, y]: Cell, seat: Task['seat']) => ({ S: x, N: 7 - x, W: 7 - y, E: y })[seat];

/** Whether what is claimed about a try is true. */
export function isTrue(task: Task, { block, cells }: Tried, claim: Claim): boolean {
	const { position, seat, keys } = task;
	const supply = supplyOf(deck, task.supply);
	const own = supply[block];
	if (!own) return false;
	const { colour } = own;
	const claimed = (there: readonly Cell[], as: Colour = colour, off: Off = NOTHING_OFF) =>
		claims(position, as, there, seat, keys, off).every((match) => match !== null);
	const isLegal = (there: readonly Cell[]) => explain(position, there).length === 0;
	if (!isLegal(cells) || claimed(cells)) return false;
	const owner = position.blocks.length + 1;
	const shift = 'cells' in claim ? shiftOf(cells, claim.cells) : null;
	const across = shift && 'cells' in claim ? sideways(cells, claim.cells, seat) : 0;
	switch (claim.idea) {
		case 'mirror':
			return claimed(cells, colour, new Set(['B-KEY-2']));
		case 'wrong-block': {
			if ('colour' in claim)
				return (
					claim.colour !== colour &&
					supply.some((one) => one.colour === claim.colour) &&
					claimed(cells, claim.colour)
				);
			const other = supply[claim.block];
			if (!other || other.colour !== colour || claim.block === block) return false;
			if (!isLegal(claim.cells) || !claimed(claim.cells, other.colour)) return false;
			if (placements(position, own.shape).some((there) => claimed(there))) return false;
			const here = seenFrom(task, colour, cells);
			const there = seenFrom(task, colour, claim.cells);
			return keys.some((key) =>
				[...lying(there, key, owner)]
					.filter(({ right, own: part }) => right === key.squares.length && part > 0)
					.some(({ squares }) =>
						squares.some(
							([u, v]) =>
								here.owners[v as number]?.[u as number] === owner &&
								here.rows[v as number]?.[u as number] === colour
						)
					)
			);
		}
		case 'depth': {
			if (!claim.hidden)
				return shift !== null && across === 0 && isLegal(claim.cells) && claimed(claim.cells);
			const { rows, owners } = seenFrom(task, colour, cells);
			const at = new Set(cells.map((cell) => `${columnOf(cell, seat)}/${cell[2]}`));
			const painted = {
				rows: rows.map((row, v) => [...row].map((one, u) => (at.has(`${u}/${v}`) ? colour : one)).join('')),
				owners: owners.map((row, v) => row.map((one, u) => (at.has(`${u}/${v}`) ? owner : one)))
			};
			return keys.every((key) =>
				[...lying(painted, key, owner)].some(
					({ right, own: part }) => right === key.squares.length && part > 0
				)
			);
		}
		case 'one-off':
			return (
				shift !== null &&
				Math.abs(across) === 1 &&
				Math.abs(shift[0]) + Math.abs(shift[1]) === 1 &&
				isLegal(claim.cells) &&
				claimed(claim.cells)
			);
		case 'ledge':
		case 'not-taller':
			return (
				shift !== null &&
				Math.abs(shift[0]) + Math.abs(shift[1]) === 1 &&
				String(explain(position, claim.cells)) === claim.idea &&
				claimed(claim.cells)
			);
		case 'old-faces': {
			const key = keys[claim.key];
			if (!key) return false;
			const places = [...lying(seenFrom(task, colour, cells), key, owner)];
			const most = Math.max(...places.map(({ right }) => right));
			const isAllOld = places.every(({ right, own: part }) => right < most || part === 0);
			const { length } = key.squares;
			return isAllOld && most === claim.right && (most === length || (most === length - 1 && most >= 3));
		}
	}
}

const sideways = (from: readonly Cell[], to: readonly Cell[], seat: Task['seat']) =>
	Math.min(...to.map((cell) => columnOf(cell, seat))) - Math.min(...from.map((cell) => columnOf(cell, seat)));
