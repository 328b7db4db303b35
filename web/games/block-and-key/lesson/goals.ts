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
	learner(now.moment.state)[list].length - learner(start.moment.state)[list].length;
const happened = (now: Scene, what: Happening['what']) =>
	now.moment.happened.some((event) => event.what === what);

/** The cells of the Block that was placed last, and what stood there before. */
export function lastPlaced(start: Scene, { deck, moment }: Scene) {
	const { core, blocks } = moment.state;
	const block = blocks.at(-1);
	if (!block || blocks.length === start.moment.state.blocks.length) return null;
	return { cells: block.cells, before: new Stacks(positionOf(deck, { core, blocks: blocks.slice(0, -1) })) };
}

const GOALS: Readonly<Record<string, Goal>> = {
	/** A Block was placed; with a name: this one. */
	placed: (start, now, [name]) =>
		now.moment.state.blocks.length > start.moment.state.blocks.length &&
		(name === undefined || !learner(now.moment.state).supply.some((piece) => pieceName(piece) === name)),
	/** So many more Blocks stand in the temple. */
	blocks: (start, now, [count]) =>
		now.moment.state.blocks.length - start.moment.state.blocks.length === count,
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
	faces: (_, { deck, moment }, [colour, least]) =>
		flatView(positionOf(deck, moment.state), 'S')
			.flat()
			.filter((face) => face?.colour === (colour as Colour)).length >= Number(least),
	/** The last Block shows no face to this seat. */
	unseen: (start, now, [seat]) => {
		const { deck, moment } = now;
		const faces = flatView(positionOf(deck, moment.state), seat as Seat).flat();
		return (
			lastPlaced(start, now) !== null && !faces.some((face) => face?.owner === moment.state.blocks.length)
		);
	},
	/** The learner sees this colour in this column and row, counted from 0 at the lower left. */
	sees: (_, { deck, moment }, [colour, u, v]) =>
		flatView(positionOf(deck, moment.state), 'S')[Number(v)]?.[Number(u)]?.colour === (colour as Colour),
	/** The learner has claimed all of these. */
	claimed: (_, { moment }, cards) =>
		cards.every((card) => learner(moment.state).claimed.includes(String(card))),
	/** The learner's turn is over, and this Key is still in the hand. */
	kept: (start, { moment }, [card]) =>
		moment.state.turn > start.moment.state.turn && learner(moment.state).hand.includes(String(card)),
	/** At least so many more Keys. */
	claims: (start, now, [count]) => more(start, now, 'claimed') >= Number(count),
	/** The game waits for this step of whoever's turn it is. */
	step: (_, { moment }, [kind]) => moment.state.step.kind === kind,
	/** The turn with this number has begun. */
	turn: (_, { moment }, [turn]) => moment.state.turn >= Number(turn) && moment.state.step.kind === 'act',
	supply: (_, { moment }, [count]) => learner(moment.state).supply.length === count,
	holds: (_, { moment }, names) =>
		names.every((name) => learner(moment.state).supply.some((piece) => pieceName(piece) === name)),
	hand: (start, now, [count]) =>
		learner(now.moment.state).hand.length === count && learner(start.moment.state).hand.length !== count,
	/** Solo turns that are marked, all together. */
	marked: (_, { moment }, [count]) => moment.state.marks.length === count,
	discarded: (_, { moment }, [card]) => moment.state.discarded.includes(String(card)),
	/** The learner holds so many cards of each of these levels: `'sun', 2, 'moon', 2`. */
	'holds-levels': (_, { deck, moment }, wanted) => {
		const levels = learner(moment.state).hand.map((id) => cardOf(deck, id).level);
		return wanted.every(
			(level, k) => k % 2 === 1 || levels.filter((own) => own === level).length === wanted[k + 1]
		);
	},
	/** The learner holds all of these Keys. */
	'in-hand': (_, { moment }, cards) =>
		cards.every((card) => learner(moment.state).hand.includes(String(card))),
	/** The next turn has begun, and the Ancients did not move. */
	rested: (start, now) =>
		now.moment.state.turn > start.moment.state.turn &&
		now.moment.state.step.kind === 'act' &&
		!happened(now, 'ancients') &&
		!happened(now, 'ancients-placed'),
	/** A card was laid face down. */
	'marker-laid': (_, now) => happened(now, 'marked'),
	/** The Ancients placed their Block. */
	'ancients-placed': (_, now) => happened(now, 'ancients-placed'),
	/** They had no room. */
	'no-room': (_, now) => happened(now, 'no-room'),
	/** The Core Cube shows this colour to the learner. */
	core: (_, { moment }, [colour]) => moment.state.core?.sides.S === colour,
	over: (_, { moment }) => moment.state.step.kind === 'end'
};

export function reached([name, ...args]: Check, start: Scene, now: Scene): boolean {
	const goal = GOALS[name];
	if (!goal) throw new RangeError(`no goal ${name}`);
	return goal(start, now, args);
}
