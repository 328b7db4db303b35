// What a learner can be asked to reach, by name.
import type { Colour, Seat } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import { flatView } from '../flatview.ts';
import { pieceName } from '../blocks.ts';
import { cardOf } from '../cards.ts';
import type { GameState, Happening, Player } from '../state.ts';
import { positionOf } from '../temple.ts';
import { Stacks } from '../puzzles/stacks.ts';
import { hanging } from '../reasons.ts';
import type { Scene } from './position.ts';

type Goal = (start: Scene, now: Scene, args: readonly (string | number)[]) => boolean;

/** The learner, whoever's turn it is. */
export const learner = ({ players }: GameState): Player => players[0] as Player;

const more = (start: Scene, now: Scene, list: 'supply' | 'hand' | 'claimed') =>
	learner(now.course.state)[list].length - learner(start.course.state)[list].length;
const happened = (now: Scene, what: Happening['what']) =>
	now.course.happened.some((event) => event.what === what);

/** The cells of the Block that was placed last, and what stood there before. */
function lastPlaced(start: Scene, { deck, course }: Scene) {
	const { core, blocks } = course.state;
	const block = blocks.at(-1);
	if (!block || blocks.length === start.course.state.blocks.length) return null;
	return { cells: block.cells, before: new Stacks(positionOf(deck, { core, blocks: blocks.slice(0, -1) })) };
}

const GOALS: Readonly<Record<string, Goal>> = {
	/** A Block was placed; with a name: this one. */
	placed: (start, now, [name]) =>
		now.course.state.blocks.length > start.course.state.blocks.length &&
		(name === undefined || !learner(now.course.state).supply.some((piece) => pieceName(piece) === name)),
	/** So many more Blocks stand in the temple. */
	blocks: (start, now, [count]) =>
		now.course.state.blocks.length - start.course.state.blocks.length === count,
	/** The last Block touches by corners alone. */
	'corner-only': (start, now) => {
		const placed = lastPlaced(start, now);
		return placed !== null && !placed.cells.some((cell) => placed.before.touchesFace(cell));
	},
	'face-to-face': (start, now) => {
		const placed = lastPlaced(start, now);
		return placed !== null && placed.cells.some((cell) => placed.before.touchesFace(cell));
	},
	/** The last Block hangs free between its ends. */
	bridge: (start, now) => {
		const placed = lastPlaced(start, now);
		return placed !== null && hanging(placed.cells, placed.before).length > 0;
	},
	/** The last Block ends at this height. */
	top: (start, now, [height]) => {
		const placed = lastPlaced(start, now);
		return placed !== null && 1 + Math.max(...placed.cells.map(([, , z]) => z)) === height;
	},
	/** The learner sees at least so many faces of this colour. */
	faces: (_, { deck, course }, [colour, least]) =>
		flatView(positionOf(deck, course.state), 'S')
			.flat()
			.filter((face) => face?.colour === (colour as Colour)).length >= Number(least),
	/** The last Block shows no face to this seat. */
	unseen: (start, now, [seat]) => {
		const { deck, course } = now;
		const faces = flatView(positionOf(deck, course.state), seat as Seat).flat();
		return (
			lastPlaced(start, now) !== null && !faces.some((face) => face?.owner === course.state.blocks.length)
		);
	},
	/** The learner sees this colour in this column and row, counted from 0 at the lower left. */
	sees: (_, { deck, course }, [colour, u, v]) =>
		flatView(positionOf(deck, course.state), 'S')[Number(v)]?.[Number(u)]?.colour === (colour as Colour),
	/** The learner has claimed all of these. */
	claimed: (_, { course }, cards) =>
		cards.every((card) => learner(course.state).claimed.includes(String(card))),
	/** The learner's turn is over, and this Key is still in the hand. */
	kept: (start, { course }, [card]) =>
		course.state.turn > start.course.state.turn && learner(course.state).hand.includes(String(card)),
	/** At least so many more Keys. */
	claims: (start, now, [count]) => more(start, now, 'claimed') >= Number(count),
	/** The game waits for this step of whoever's turn it is. */
	step: (_, { course }, [kind]) => course.state.step.kind === kind,
	/** The turn with this number has begun. */
	turn: (_, { course }, [turn]) => course.state.turn >= Number(turn) && course.state.step.kind === 'act',
	supply: (_, { course }, [count]) => learner(course.state).supply.length === count,
	holds: (_, { course }, names) =>
		names.every((name) => learner(course.state).supply.some((piece) => pieceName(piece) === name)),
	hand: (start, now, [count]) =>
		learner(now.course.state).hand.length === count && learner(start.course.state).hand.length !== count,
	/** Solo turns that are marked, all together. */
	marked: (_, { course }, [count]) => course.state.marks.length === count,
	discarded: (_, { course }, [card]) => course.state.discarded.includes(String(card)),
	/** The learner holds so many cards of each of these levels: `'sun', 2, 'moon', 2`. */
	'holds-levels': (_, { deck, course }, wanted) => {
		const levels = learner(course.state).hand.map((id) => cardOf(deck, id).level);
		return wanted.every(
			(level, k) => k % 2 === 1 || levels.filter((own) => own === level).length === wanted[k + 1]
		);
	},
	/** The learner holds all of these Keys. */
	'in-hand': (_, { course }, cards) =>
		cards.every((card) => learner(course.state).hand.includes(String(card))),
	/** The next turn has begun, and the Ancients did not move. */
	rested: (start, now) =>
		now.course.state.turn > start.course.state.turn &&
		now.course.state.step.kind === 'act' &&
		!happened(now, 'ancients') &&
		!happened(now, 'ancients-placed'),
	/** A card was laid face down. */
	'marker-laid': (_, now) => happened(now, 'marked'),
	/** The Ancients placed their Block. */
	'ancients-placed': (_, now) => happened(now, 'ancients-placed'),
	/** They had no room. */
	'no-room': (_, now) => happened(now, 'no-room'),
	/** The Core Cube shows this colour to the learner. */
	core: (_, { course }, [colour]) => course.state.core?.sides.S === colour,
	over: (_, { course }) => course.state.step.kind === 'end'
};

export function reached([name, ...args]: Check, start: Scene, now: Scene): boolean {
	const goal = GOALS[name];
	if (!goal) throw new RangeError(`no goal ${name}`);
	return goal(start, now, args);
}
