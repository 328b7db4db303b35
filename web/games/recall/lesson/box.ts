// What is in the box and how a game begins: pieces by number, stacks, the display.
import { RECALL } from '../../../../puzzles/recall/index.ts';
import {
	BOXES,
	COUNTS,
	LEVELS,
	PATH_SPACES,
	RELICS,
	TRACKS
} from '../../../../puzzles/schema/recall/vocabulary.ts';
import { ANCESTOR_GEAR, draftOrder, shownTo, START_FIGURES } from '../drafting.ts';
import { openModules } from '../modules.ts';
import { oneOf, who, among, type Amount, type Goal, type Marking, type Subject } from './checks.ts';

const PIECES: Readonly<Record<string, number>> = {
	relics: COUNTS.relics,
	stones: COUNTS.stones,
	/** R-SETUP-10: without the one of each colour on the round space. */
	'relics-for-the-bag': COUNTS.relics - RELICS.length,
	boosters: COUNTS.boostersOfALetter * BOXES.length,
	'booster-stacks': BOXES.length,
	'boosters-a-stack': COUNTS.boostersOfALetter,
	/** R-SETUP-B: one in the depot, one for each track. */
	'own-stones': 1 + TRACKS.length,
	/** R-SETUP-C: points, tracks, path spaces. */
	'round-markers': 1 + TRACKS.length + PATH_SPACES.length,
	'ancestor-markers': TRACKS.length,
	'ancestor-tribes': TRACKS.length,
	'path-choices': PATH_SPACES.length,
	modules: COUNTS.modules.yellow + COUNTS.modules.green + COUNTS.modules.grey,
	yellow: COUNTS.modules.yellow,
	green: COUNTS.modules.green,
	grey: COUNTS.modules.grey,
	'starting-modules': COUNTS.modules.white,
	'monument-tiles': COUNTS.monumentTiles,
	'bonus-tiles': COUNTS.bonus * 2,
	cassettes: COUNTS.cassettes,
	goals: COUNTS.goals,
	gear: COUNTS.gear,
	tribes: RECALL.tribes.length,
	tiles: COUNTS.tiles,
	'fields-of-a-tile': COUNTS.fieldsOfATile,
	storages: COUNTS.storages,
	workshops: COUNTS.workshops * 3,
	monuments: COUNTS.monuments,
	'start-figures': START_FIGURES,
	'ancestor-gear': ANCESTOR_GEAR
};

const AMOUNTS: Readonly<Record<string, Amount>> = {
	/** Pieces in the box, by name. */
	pieces: (_, [name]) => {
		const count = PIECES[String(name)];
		if (count === undefined) throw new RangeError(`no pieces ${name}`);
		return count;
	},
	persons: ({ persons }) => persons.length,
	'bag-relics': ({ bag }) => bag.relics.length,
	'bag-stones': ({ bag }) => bag.stones.length,
	'monuments-shown': ({ monumentDisplay }) => monumentDisplay.length,
	'monuments-boxed': ({ boxed }) => boxed.monumentTiles.length,
	/** Open modules of a colour; face-down ones. */
	'modules-open': (state, [colour]) =>
		colour === 'yellow'
			? openModules(state, 'yellow').length
			: state[colour === 'grey' ? 'grey' : 'green'].open.length,
	'modules-stacked': (state, [colour]) => state[colour === 'grey' ? 'grey' : 'green'].stack.length,
	'yellow-left': ({ yellow }, [kind]) => yellow[String(kind)] ?? 0,
	'cassettes-supply': ({ cassettes }) => cassettes.supply.length,
	'cassettes-discarded': ({ cassettes }) => cassettes.discard.length,
	/** Tribes laid out for so many persons, and whose turn of the draft is the nth. */
	'tribes-shown': (_, [persons]) => shownTo(Number(persons)),
	'drafts-as': (_, [persons, person, variant]) =>
		draftOrder(Number(persons), variant === 'boomerang').indexOf(who(person)) + 1,
	'ancestor-gear-left': ({ ancestors }, [track]) =>
		ancestors[track === 'grey' || track === 'black' ? track : 'white'].gear.length,
	/** The next green box space for the learner. */
	'next-box-space': ({ persons }) =>
		RECALL.pointsTrack.boxSpaces.find((space) => space > (persons[0]?.farthest ?? 0)) ?? 0
};

const GOALS: Readonly<Record<string, Goal>> = {
	/** The draft is over. */
	drafted: (_, now) => now.draft === null,
	/** So many cards have been taken. */
	'drafts-left': (_, now, [n]) => (now.draft?.order.length ?? 0) === n,
	revealed: (_, now, [track]) => now.ancestors[track === 'grey' || track === 'black' ? track : 'white'].open
};

const MARKS: Readonly<Record<string, Marking>> = {
	/** Box spaces of the points track among a list of numbers. */
	'box-spaces': (_, listed) =>
		among(listed.map(String), (space) => RECALL.pointsTrack.boxSpaces.includes(Number(space))),
	/** Modules of a level among a list of kinds. */
	'of-level': (_, [level, ...listed]) =>
		among(listed.map(String), (kind) => RECALL.modules[kind]?.colour === oneOf(LEVELS, level))
};

export const box: Subject = { amounts: AMOUNTS, goals: GOALS, marks: MARKS };
