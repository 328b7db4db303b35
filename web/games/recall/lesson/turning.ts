// The turn: phases, rounds, what the game waits for, slots, production, free actions.
import { RECALL } from '../../../../puzzles/recall/index.ts';
import { BOXES, PATHS, ROUND_KINDS, TRACKS } from '../../../../puzzles/schema/recall/vocabulary.ts';
import { openProduction } from '../building.ts';
import { decider, personOf, top, topAs } from '../course.ts';
import { openModules } from '../modules.ts';
import { effectsOf } from '../owning.ts';
import { roundKind } from '../turns.ts';
import {
	among,
	learner,
	oneOf,
	someone,
	who,
	type Amount,
	type Goal,
	type Marking,
	type Subject
} from './checks.ts';
import { isAllowed } from './trying.ts';

const PRODUCTION = Object.keys(RECALL.production);
const COLOURED = ['yellow', 'green', 'grey'] as const;

const AMOUNTS: Readonly<Record<string, Amount>> = {
	round: ({ round }) => round,
	/** Rounds of a game, of this kind if one is named. */
	rounds: (_, [kind]) =>
		RECALL.timeBoard.filter((each) => kind === undefined || each === oneOf(ROUND_KINDS, kind)).length,
	/** Path choices and the goal choice. */
	'special-rounds': () => RECALL.timeBoard.filter((kind) => kind !== 'S').length,
	/** The first round of a kind from now on. */
	'next-round': ({ round }, [kind]) =>
		RECALL.timeBoard.findIndex((each, k) => k >= round - 1 && each === kind) + 1,
	/** Steps of the movement that goes on; figures still to be placed. */
	'steps-left': (state) => topAs(state, 'move')?.left ?? 0,
	'to-place': (state) => topAs(state, 'place')?.left ?? 0,
	/** Production fields that may still be activated, and those that are not covered. */
	'production-left': ({ production }) => production.left,
	'production-open': (state, [person]) => openProduction(someone(state, person)).length,
	/** Actions of module and box that are not used up. */
	'actions-left': ({ pool }) =>
		pool.reduce((sum, { items, spent }) => sum + items.filter((_, k) => !spent.includes(k)).length, 0)
};

const GOALS: Readonly<Record<string, Goal>> = {
	phase: (_, now, [phase]) => now.phase === phase,
	/** The turn in which the step began is over. */
	'turn-over': (start, now) => now.turn !== start.turn || now.round !== start.round || now.phase === 'over',
	'turn-of': (_, now, [person]) => now.turn === who(person) && now.phase === 'open',
	round: (_, now, [round]) => now.round === round,
	over: (_, now) => now.phase === 'over',
	/** The game waits for something of this kind; nothing waits. */
	waits: (_, now, [task]) => top(now)?.is === task,
	idle: (_, now) => now.tasks.length === 0,
	/** This person has to decide. */
	decides: (_, now, [person]) => decider(now) === who(person),
	produced: (_, now, [field]) => now.production.used.includes(String(field)),
	'round-kind': (_, now, [kind]) => roundKind(now) === kind
};

const MARKS: Readonly<Record<string, Marking>> = {
	/** Slots into which this module may go now, as `slot:A`. */
	slots: (state, [module]) =>
		among(
			BOXES.map((box) => `slot:${box}`),
			(slot) => isAllowed(state, `insert_${module}_${slot.slice('slot:'.length)}`)
		),
	/** Slots without a module. */
	'free-slots': (state) =>
		among(
			BOXES.map((box) => `slot:${box}`),
			(slot) => learner(state).slots[oneOf(BOXES, slot.slice('slot:'.length))] === undefined
		),
	/** Boxes with a module below them, as `box:A`. */
	'active-boxes': (state) =>
		among(
			BOXES.map((box) => `box:${box}`),
			(name) => learner(state).slots[oneOf(BOXES, name.slice('box:'.length))] !== undefined
		),
	/** Production fields without a building; those that may be activated now. */
	'open-production': (state) => among(PRODUCTION, (field) => openProduction(learner(state)).includes(field)),
	producible: (state) => among(PRODUCTION, (field) => isAllowed(state, `produce_${field}`)),
	/** Rounds of a kind, as `round:5`. */
	'rounds-of': (_, [kind]) =>
		among(
			RECALL.timeBoard.map((_each, k) => `round:${k + 1}`),
			(name) => RECALL.timeBoard[Number(name.slice('round:'.length)) - 1] === kind
		),
	'special-rounds': () =>
		among(
			RECALL.timeBoard.map((_, k) => `round:${k + 1}`),
			(name) => RECALL.timeBoard[Number(name.slice('round:'.length)) - 1] !== 'S'
		),
	/** Actions of a list that are allowed now. */
	allowed: (state, listed) => among(listed.map(String), (written) => isAllowed(state, written)),
	/** Words of a list that may stand in the action in place of the star: `['fits', 'insert_W_*', 'A', 'F']`. */
	fits: (state, [pattern, ...listed]) =>
		among(listed.map(String), (word) => isAllowed(state, String(pattern).replace('*', word))),
	/** Own tribes and equipments that stones can activate now. */
	energisable: (state) =>
		among(effectsOf(state, state.turn), (effect) => isAllowed(state, `energise_${effect}`)),
	/** Open modules of a colour, among all kinds of that colour. */
	'open-modules': (state, [colour]) => {
		const level = oneOf(COLOURED, colour);
		const kinds = Object.keys(RECALL.modules).filter((id) => RECALL.modules[id]?.colour === level);
		return among(kinds, (kind) => openModules(state, level).includes(kind));
	},
	/** Path cards that may be chosen now. */
	paths: (state) => among(PATHS, (card) => isAllowed(state, `path_${card}`)),
	/** Tracks that can take a step, as `track:white`. */
	tracks: (state) =>
		among(
			TRACKS.map((track) => `track:${track}`),
			(name) => isAllowed(state, `track_${name.slice('track:'.length)}`)
		),
	/** Cassettes in hand among a list. */
	cassettes: (state, listed) =>
		among(listed.map(String), (id) => personOf(state, state.turn).cassettes.includes(id))
};

export const turning: Subject = { amounts: AMOUNTS, goals: GOALS, marks: MARKS };
