// What a learner can be asked to mark or to pick out, by name: all there is, and which of it is right.
import { coreCells } from '../../../../engine-wasm/host/cells.ts';
import type { Cell, Seat } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import { flatView } from '../flatview.ts';
import { discardable, openAltars } from '../altars.ts';
import { placementsAt } from '../ancients.ts';
import { pieceName } from '../blocks.ts';
import { cardOf } from '../cards.ts';
import type { Rules } from '../moment.ts';
import { ranking, scoreOf, tier } from '../score.ts';
import { parseCells } from '../notation.ts';
import { ALTARS, LINES, TIERS, type PlayerCount } from '../state.ts';
import { engineAt, placeable, positionOf } from '../temple.ts';
import { openLines } from '../yard.ts';
import { Stacks } from '../puzzles/stacks.ts';
import { footprint } from '../reasons.ts';
import { shows } from './claims.ts';
import { learner } from './goals.ts';
import type { Scene } from './position.ts';

export interface Marks {
	readonly targets: readonly string[];
	readonly right: readonly string[];
}

/** In the order of their Stars. */
const CORNERS = ['south-west', 'north-west', 'north-east', 'south-east'] as const;

type Marking = (rules: Rules, scene: Scene, args: readonly (string | number)[]) => Marks;

/** As in chess: a1 is the south-west. */
export const squareName = (x: number, y: number): string => `${String.fromCharCode(97 + x)}${y + 1}`;

function squares({ deck: { floor } }: Scene): [x: number, y: number][] {
	return Array.from({ length: floor.width * floor.depth }, (_, k) => [
		k % floor.width,
		Math.floor(k / floor.width)
	]);
}

const MARKS: Readonly<Record<string, Marking>> = {
	/** Where the Block in this pose may stand: the square under its first cell. */
	places: (rules, scene, [, pose]) => {
		const cells = parseCells(String(pose));
		if (!cells) throw new RangeError(`${pose} are no cells`);
		const stacks = new Stacks(positionOf(scene.deck, scene.moment.state));
		const engine = engineAt(rules, scene.moment.state);
		const all = squares(scene);
		const right = all.filter(([x, y]) => {
			const placed = resting(cells, scene, stacks, x, y);
			return placed !== null && engine.explain(placed).length === 0;
		});
		return { targets: all.map(([x, y]) => squareName(x, y)), right: right.map(([x, y]) => squareName(x, y)) };
	},
	/** Keys of the hand that can be claimed now. */
	claimable: (_, { moment: { state } }) => ({
		targets: learner(state).hand,
		right: state.step.kind === 'claim' ? state.step.claimable : []
	}),
	/** Keys of the hand whose picture is somewhere in the learner's view, whoever placed it. */
	shown: (_, { deck, moment: { state } }) => {
		const view = flatView(positionOf(deck, state), 'S');
		const { hand } = learner(state);
		return {
			targets: hand,
			right: hand.filter((id) => shows(view, cardOf(deck, id), state.blocks.length))
		};
	},
	/** Blocks by their number of which this seat sees at least one face. */
	seen: (_, { deck, moment: { state } }, [seat = 'S']) => {
		const faces = flatView(positionOf(deck, state), seat as Seat).flat();
		const targets = ['0', ...state.blocks.map((_, k) => String(k + 1))];
		return {
			targets,
			right: targets.filter((number) => faces.some((face) => face?.owner === Number(number)))
		};
	},
	/** The squares of the icons for the Core Cube. */
	'core-squares': (_, scene) => {
		const { deck, moment } = scene;
		const core = coreCells(...deck.core[moment.state.players.length as PlayerCount]);
		return {
			targets: squares(scene).map(([x, y]) => squareName(x, y)),
			right: footprint(core).map(([x, y]) => squareName(x, y))
		};
	},
	/** The Key of the hand that decides what the Ancients do. */
	decides: (_, { moment: { state } }) => ({
		targets: learner(state).hand,
		right: state.drawn ? [state.drawn] : []
	}),
	/** The corner of the floor that a card's Stars name. */
	corner: (_, { deck }, [card]) => ({
		targets: CORNERS,
		right: CORNERS.filter((_, k) => k + 1 === cardOf(deck, String(card)).stars)
	}),
	/** Keys of the hand whose Pips name an empty site. */
	'empty-site': (_, { deck, moment: { state } }) => ({
		targets: learner(state).hand,
		right: learner(state).hand.filter((id) => {
			const { pips } = cardOf(deck, id);
			return pips !== undefined && !state.yard[pips - 1];
		})
	}),
	/** Sites whose Block the Ancients could place when the card has so many Stars. */
	room: (rules, { moment: { state } }, [stars]) => {
		const closest = engineAt(rules, state).closestBlocks(Number(stars));
		const fits = state.yard.map(
			(piece) =>
				piece !== null && closest.some((target) => placementsAt(rules, state, piece, target).length > 0)
		);
		const names = state.yard.map((_, k) => `site-${k + 1}`);
		return { targets: names, right: names.filter((_, k) => fits[k]) };
	},
	/** What the learner's points are called. */
	tier: ({ engine }, { deck, moment: { state } }) => ({
		targets: TIERS,
		right: [tier(scoreOf(engine, deck, state, 0).total)]
	}),
	/** Blocks by their number that are closest to the corner with so many Stars. */
	closest: (rules, { moment: { state } }, [stars]) => ({
		targets: ['0', ...state.blocks.map((_, k) => String(k + 1))],
		right: engineAt(rules, state).closestBlocks(Number(stars)).map(String)
	}),
	/** Squares that the Ancients' Block may cover beside this one. */
	allowed: (rules, scene, [target]) => {
		const { step } = scene.moment.state;
		const placements =
			step.kind === 'ancients' ? placementsAt(rules, scene.moment.state, step.piece, Number(target)) : [];
		return {
			targets: squares(scene).map(([x, y]) => squareName(x, y)),
			right: footprint(placements.flat()).map(([x, y]) => squareName(x, y))
		};
	},
	/** Blocks of the supply that fit somewhere. */
	placeable: (rules, { moment: { state } }) => {
		const { supply } = learner(state);
		const fitting = placeable(rules, state, supply);
		return {
			targets: supply.map(pieceName),
			right: supply.filter((_, k) => fitting.includes(k)).map(pieceName)
		};
	},
	lines: (_, { moment: { state } }) => ({ targets: LINES, right: openLines(state.yard) }),
	altars: (_, { moment: { state } }) => ({ targets: ALTARS, right: openAltars(state) }),
	discardable: (_, { deck, moment: { state } }) => ({
		targets: learner(state).hand,
		right: discardable(deck, learner(state).hand)
	}),
	/** The winner's number; the learner is 0. */
	winner: ({ engine }, { deck, moment: { state } }) => ({
		targets: state.players.map((_, k) => String(k)),
		right: ranking(engine, deck, state)
			.slice(0, 1)
			.map(({ player }) => String(player))
	}),
	/** Whose turn it is; the learner is 0. */
	active: (_, { moment: { state } }) => ({
		targets: state.players.map((_, k) => String(k)),
		right: [String(state.active)]
	}),
	/** The players' seats. */
	seats: (_, { moment: { state } }) => ({
		targets: ['S', 'W', 'N', 'E'] satisfies Seat[],
		right: state.players.map(({ seat }) => seat)
	})
};

/** The pose with its first cell over this square, as low as it rests; null outside the floor. */
function resting(
	cells: readonly Cell[],
	{ deck }: Scene,
	stacks: Stacks,
	x: number,
	y: number
): Cell[] | null {
	const [x0, y0] = cells[0] ?? [0, 0];
	const moved = cells.map(([a, b, c]): Cell => [a - x0 + x, b - y0 + y, c]);
	const { width, depth } = deck.floor;
	if (moved.some(([a, b]) => a < 0 || b < 0 || a >= width || b >= depth)) return null;
	const lift = Math.max(...moved.map(([a, b, c]) => stacks.height(a, b) - c));
	return moved.map(([a, b, c]): Cell => [a, b, c + lift]);
}

export function marks(rules: Rules, [name, ...args]: Check, scene: Scene): Marks {
	const marking = MARKS[name];
	if (!marking) throw new RangeError(`nothing to mark by the name of ${name}`);
	return marking(rules, scene, args);
}
