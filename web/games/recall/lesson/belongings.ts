// What a person has: crystals, figures, points, knowledge, stones, modules, cards, buildings. The last argument is the person's
// index where it is not the learner.
import {
	BOXES,
	CRYSTALS,
	PATH_SPACES,
	RELICS,
	TRACKS
} from '../../../../puzzles/recall/schema/vocabulary.ts';
import { countBuilt } from '../building.ts';
import { inPlay } from '../figures.ts';
import { trackValue } from '../knowledge.ts';
import { costOf } from '../owning.ts';
import { relicCost } from '../relics.ts';
import { modulesOf, stonesOf } from '../scoring/goals.ts';
import {
	fieldNamed,
	oneOf,
	someone,
	who,
	type Amount,
	type Arg,
	type Args,
	type Goal,
	type Subject
} from './checks.ts';

const AMOUNTS: Readonly<Record<string, Amount>> = {
	/** Figures on a field, and on the whole board. */
	figures: (state, [field, person]) => someone(state, person).figures[fieldNamed(field)] ?? 0,
	'all-figures': (state, [person]) => inPlay(someone(state, person)),
	crystals: (state, [kind, person]) => someone(state, person).crystals[oneOf(CRYSTALS, kind)],
	points: (state, [person]) => someone(state, person).points,
	/** The space of a knowledge track, and the points that it would give at the end. */
	track: (state, [track, person]) => someone(state, person).tracks[oneOf(TRACKS, track)],
	'track-value': (state, [track, person]) => trackValue(someone(state, person).tracks[oneOf(TRACKS, track)]),
	/** Stones ready for use. */
	depot: (state, [person]) => someone(state, person).depot.length,
	/** Neutral stones owned, also those lying on cards. */
	stones: (state, [colour, person]) => stonesOf(someone(state, person))[oneOf(TRACKS, colour)],
	/** Stones lying on a card, and what activating it costs now. */
	lying: (state, [effect, person]) => someone(state, person).energised[String(effect)]?.stones.length ?? 0,
	cost: (state, [effect, person]) => costOf(someone(state, person), String(effect)),
	modules: (state, [person]) => modulesOf(someone(state, person)).length,
	ready: (state, [person]) => someone(state, person).ready.length,
	boosters: (state, [person]) => Object.keys(someone(state, person).boosters).length,
	cassettes: (state, [person]) => someone(state, person).cassettes.length,
	gear: (state, [person]) => someone(state, person).gear.length,
	goals: (state, [person]) => someone(state, person).goals.length,
	relics: (state, [colour, person]) => someone(state, person).relics[oneOf(RELICS, colour)],
	'all-relics': (state, [person]) =>
		RELICS.reduce((sum, colour) => sum + someone(state, person).relics[colour], 0),
	/** Figures that the next relic of a colour costs. */
	'relic-cost': (state, [colour, person]) => relicCost(state, who(person), oneOf(RELICS, colour)),
	monuments: (state, [person]) => countBuilt(someone(state, person), 'monument'),
	raft: (state, [person]) => someone(state, person).raft?.figures ?? 0
};

const has = (list: readonly string[], word: Arg): boolean => list.includes(String(word));

/** Every amount about one thing is also a goal: exactly so many, `['figures', 'T8.0', 2]`, `['points', 3]`. */
function exactly(name: string, things: number): [string, Goal] {
	return [
		name,
		(_, now, args: Args) => {
			const person = args[things + 1];
			return AMOUNTS[name]?.(now, [...args.slice(0, things), person]) === args[things];
		}
	];
}

const GOALS: Readonly<Record<string, Goal>> = {
	...Object.fromEntries(
		['figures', 'crystals', 'track', 'stones', 'lying', 'relics'].map((name) => exactly(name, 1))
	),
	...Object.fromEntries(
		['all-figures', 'points', 'modules', 'cassettes', 'raft'].map((name) => exactly(name, 0))
	),
	/** A module is in the slot, this one if it is named. */
	slot: (_, now, [box, module, person]) => {
		const inside = someone(now, person).slots[oneOf(BOXES, box)];
		return inside !== undefined && (module === undefined || inside === module);
	},
	/** A module of this kind is ready. */
	holds: (_, now, [module, person]) => has(someone(now, person).ready, module),
	/** A building stands on the field, this piece if it is named. */
	building: (_, now, [field, piece, person]) => {
		const there = someone(now, person).built[fieldNamed(field)];
		return there !== undefined && (piece === undefined || there === piece);
	},
	/** The piece stands somewhere. */
	built: (_, now, [piece, person]) => has(Object.values(someone(now, person).built), piece),
	/** The box has its booster, with this side up if one is named. */
	booster: (_, now, [box, side, person]) => {
		const used = someone(now, person).boosters[oneOf(BOXES, box)];
		return used !== undefined && (side === undefined || used === side);
	},
	/** The camp has paid. */
	camp: (_, now, [camp, person]) => has(someone(now, person).camps, camp),
	path: (_, now, [space, card, person]) => someone(now, person).paths[oneOf(PATH_SPACES, space)] === card,
	/** The goal card is still in hand. */
	keeps: (_, now, [goal, person]) => has(someone(now, person).goals, goal)
};

export const belongings: Subject = { amounts: AMOUNTS, goals: GOALS };
