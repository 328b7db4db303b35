// What is in the box and how a game begins: pieces by number, stacks, the display.
import {
	BOXES,
	COUNTS,
	PATH_SPACES,
	RELICS,
	TERRAINS,
	TRACKS
} from '../../../../puzzles/recall/schema/vocabulary.ts';
import { draftOrder, shownTo } from '../drafting.ts';
import { openModules } from '../modules.ts';
import { oneOf, who, type Amount, type Goal, type Subject } from './checks.ts';

const PIECES: Readonly<Record<string, number>> = {
	'fields-of-a-tile': COUNTS.fieldsOfATile,
	/** R-SETUP-7: one for each letter. */
	'booster-stacks': BOXES.length,
	/** R-SETUP-10: without the one of each colour on the round space. */
	'relics-for-the-bag': COUNTS.relics - RELICS.length,
	/** R-SETUP-C: points, tracks, path spaces. */
	'round-markers': 1 + TRACKS.length + PATH_SPACES.length,
	'ancestor-markers': TRACKS.length,
	'ancestor-tribes': TRACKS.length,
	'path-choices': PATH_SPACES.length,
	storages: COUNTS.storages,
	workshops: COUNTS.workshops * TERRAINS.length,
	monuments: COUNTS.monuments
};

const STACKED = ['green', 'grey'] as const;

const AMOUNTS: Readonly<Record<string, Amount>> = {
	/** Pieces in the box, by name. */
	pieces: (_, [name]) => {
		const count = PIECES[String(name)];
		if (count === undefined) throw new RangeError(`no pieces ${name}`);
		return count;
	},
	'bag-relics': ({ bag }) => bag.relics.length,
	'bag-stones': ({ bag }) => bag.stones.length,
	'monuments-shown': ({ monumentDisplay }) => monumentDisplay.length,
	/** Open modules of a colour; face-down ones. */
	'modules-open': (state, [colour]) =>
		colour === 'yellow' ? openModules(state, 'yellow').length : state[oneOf(STACKED, colour)].open.length,
	'modules-stacked': (state, [colour]) => state[oneOf(STACKED, colour)].stack.length,
	'cassettes-supply': ({ cassettes }) => cassettes.supply.length,
	'cassettes-discarded': ({ cassettes }) => cassettes.discard.length,
	/** Tribes laid out for so many persons, and whose turn of the draft is the nth. */
	'tribes-shown': (_, [persons]) => shownTo(Number(persons)),
	'drafts-as': (_, [persons, person, variant]) =>
		draftOrder(Number(persons), variant === 'boomerang').indexOf(who(person)) + 1,
	'ancestor-gear-left': ({ ancestors }, [track]) => ancestors[oneOf(TRACKS, track)].gear.length
};

const GOALS: Readonly<Record<string, Goal>> = {
	/** The draft is over. */
	drafted: (_, now) => now.draft === null,
	/** So many cards have been taken. */
	'drafts-left': (_, now, [n]) => (now.draft?.order.length ?? 0) === n
};

export const box: Subject = { amounts: AMOUNTS, goals: GOALS };
