// Simulated players with one wrong idea each. What they place follows from what they believe; they know nothing of how it is recognised.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { COLOURS, type Cell, type Position, type SupplyBlock } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { supplyOf, turnsOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import { KeyFinder } from '../../../web/games/block-and-key/puzzles/keyfinder.ts';
import { newFaces, restingPlaces } from '../../../web/games/block-and-key/puzzles/nearmiss.ts';
import { pictureOf } from '../../../web/games/block-and-key/puzzles/picture.ts';
import { Stacks } from '../../../web/games/block-and-key/puzzles/stacks.ts';
import type { WrongIdea } from '../../../web/games/block-and-key/puzzles/wrong-ideas.ts';
import type { Task } from '../../../web/games/block-and-key/trial.ts';
import type { Random } from '../../../web/games/rng.ts';
import { view } from '../reference/index.ts';

export interface Tried {
	readonly block: number;
	readonly cells: readonly Cell[];
}

/** Everything that a player of the idea could place in a puzzle; none where it leads nowhere. */
type Player = (seen: Seen) => Tried[];

interface Seen {
	readonly engine: Engine;
	readonly task: Task;
	readonly supply: readonly SupplyBlock[];
	readonly answers: readonly Tried[];
}

const outline = (cells: readonly Cell[]) => String([...new Set(cells.map(([x, , z]) => `${x}/${z}`))].sort());

/** Where the second lies as seen from the first, if it is the same Block in the same turn: by the smallest corners. */
export function shiftOf(from: readonly Cell[], to: readonly Cell[]): Cell | null {
	const corner = (cells: readonly Cell[]) =>
		([0, 1, 2] as const).map((axis) => Math.min(...cells.map((cell) => cell[axis]))) as unknown as Cell;
	const form = (cells: readonly Cell[]) => {
		const [x0, y0, z0] = corner(cells);
		return String(cells.map(([x, y, z]) => `${x - x0} ${y - y0} ${z - z0}`).sort());
	};
	if (form(from) !== form(to)) return null;
	const [a, b] = [corner(from), corner(to)];
	return [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
}

const legalOf = ({ engine, task, supply }: Seen, block: number): Tried[] => {
	engine.setPosition(task.position, 'S');
	return engine.placements((supply[block] as SupplyBlock).shape).map((cells) => ({ block, cells }));
};

/** Legal places to which the Block slips when it was wished for there. */
const slips = (seen: Seen, { block, cells }: Tried, near: (shift: Cell) => boolean): Tried[] =>
	legalOf(seen, block).filter((one) => {
		const shift = shiftOf(cells, one.cells);
		return shift !== null && near(shift);
	});

/** Places where the Block would show the keys, refused by this rule alone. */
function refused({ engine, task, supply }: Seen, rule: 'ledge' | 'not-taller'): Tried[] {
	const { position, keys } = task;
	const picture = pictureOf(position);
	const stacks = new Stacks(position);
	const finders = keys.map((key) => new KeyFinder(key, picture));
	engine.setPosition(position, 'S');
	return supply.flatMap(({ shape, colour }, block) =>
		[...restingPlaces(stacks, turnsOf(shape), position.floor.width, position.floor.depth)]
			.filter((cells) => {
				const shown = newFaces(picture, cells);
				const isShown =
					shown.length > 0 &&
					finders.every((finder) => finder.fewestMissing(shown, COLOURS.indexOf(colour)) === 0);
				return isShown && String(engine.explain(cells)) === rule;
			})
			.map((cells) => ({ block, cells }))
	);
}

/** Wished for there, put down one square beside it. */
const settles = (rule: 'ledge' | 'not-taller') => (seen: Seen) =>
	refused(seen, rule).flatMap((wish) => slips(seen, wish, ([x, y]) => Math.abs(x) + Math.abs(y) === 1));

/** The places of a key, in any turn, with what shows in each. */
function lying(task: Task, position: Position) {
	const { rows } = view(position, 'S');
	return task.keys.flatMap((key) => {
		const { spots } = new KeyFinder(key, pictureOf(position));
		return spots.map(({ squares, colours }) => ({
			squares,
			size: squares.length,
			right: squares.filter(
				(square, k) => rows[5 - Math.floor(square / 8)]?.[square % 8] === COLOURS[colours[k] as number]
			)
		}));
	});
}

export const PLAYERS: Readonly<Record<WrongIdea, Player>> = {
	/** Takes the key as its mirror image. */
	mirror: ({ engine, task, supply }) => {
		engine.setPosition(task.position, 'S');
		const keys = task.keys.map(({ squares }) => ({
			squares: squares.map(([i, j, colour]) => [3 - i, j, colour] as const)
		}));
		return engine.solve(supply, keys.map(atOrigin), true);
	},
	/** Puts a Block of another colour there, or of the right colour and another shape. */
	'wrong-block': (seen) => {
		const { engine, task, supply, answers } = seen;
		const [answer] = answers;
		const colour = supply[answer?.block ?? -1]?.colour;
		if (!answer || !colour) return [];
		engine.setPosition(task.position, 'S');
		const painted = supply.map(({ shape }) => ({ shape, colour }));
		const others = engine
			.solve(painted, task.keys, true)
			.filter(({ block }) => supply[block]?.colour !== colour);
		const wanted = new Set(answer.cells.map(([x, , z]) => `${x}/${z}`));
		const alike = supply.flatMap((one, block) =>
			one.colour === colour && block !== answer.block
				? legalOf(seen, block).filter(
						({ cells }) =>
							cells.every(([x, , z]) => wanted.has(`${x}/${z}`)) && pictureShows(task.position, cells)
					)
				: []
		);
		return [...others, ...alike];
	},
	/** Finds the columns in the view, and not how far away. */
	depth: (seen) =>
		seen.answers.flatMap(({ block, cells }) =>
			legalOf(seen, block).filter((one) => outline(one.cells) === outline(cells))
		),
	/** Counts the columns wrongly by one. */
	'one-off': (seen) =>
		seen.answers.flatMap((answer) => slips(seen, answer, ([x, y]) => Math.abs(x) === 1 && y === 0)),
	ledge: settles('ledge'),
	'not-taller': settles('not-taller'),
	/** What shows already is enough: the Block only must not hide it. */
	'old-faces': (seen) => {
		const { task, supply } = seen;
		const shown = lying(task, task.position).sort((a, b) => b.right.length - a.right.length)[0];
		if (!shown || shown.right.length < Math.min(shown.size, Math.max(3, shown.size - 1))) return [];
		const of = new Set(shown.squares.map((square) => `${square % 8}/${Math.floor(square / 8)}`));
		return supply.flatMap((_, block) =>
			legalOf(seen, block).filter(({ cells }) => cells.every(([x, , z]) => !of.has(`${x}/${z}`)))
		);
	}
};

/** All of what it turns to the player is seen. */
function pictureShows(position: Position, cells: readonly Cell[]): boolean {
	const squares = new Set(cells.map(([x, , z]) => `${x}/${z}`));
	return newFaces(pictureOf(position), cells).length === squares.size;
}

function atOrigin({ squares }: Task['keys'][number]): Task['keys'][number] {
	const left = Math.min(...squares.map(([i]) => i));
	return { squares: squares.map(([i, j, colour]) => [i - left, j, colour]) };
}

/** One try that misses, by chance among all that follow from the idea; null where there is none. */
export function tryOf(engine: Engine, task: Task, idea: WrongIdea, random: Random): Tried | null {
	const supply = supplyOf(deck, task.supply);
	engine.setPosition(task.position, 'S');
	const seen = { engine, task, supply, answers: engine.solve(supply, task.keys, true) };
	const all = PLAYERS[idea](seen);
	engine.setPosition(task.position, 'S');
	const misses = all.filter(({ block, cells }) => {
		const { colour } = supply[block] as SupplyBlock;
		return engine.claims(colour, cells, task.keys).includes(null);
	});
	return misses[random.below(Math.max(1, misses.length))] ?? null;
}
