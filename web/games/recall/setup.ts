// A new game: section 2.2 and 2.3, dealt from a seed.
import { RECALL } from '../../../puzzles/recall/data.ts';
import {
	BOXES,
	COUNTS,
	PATHS,
	PATH_SPACES,
	RELICS,
	TRACKS,
	type Path,
	type Track
} from '../../../puzzles/recall/schema/vocabulary.ts';
import { randomFrom, type Random } from '../rng.ts';

import { changePerson, type Course } from './course.ts';
import { draftOrder, GEAR, layAncestors, shownTo, START_FIGURES, toDraft } from './drafting.ts';
import { fill } from './exploring.ts';
import { addFigures } from './figures.ts';
import { PLACES, START_FIELDS } from './map.ts';
import { OPEN } from './modules.ts';
import {
	COLOURS,
	type Ancestors,
	type Colour,
	type Person,
	type Place,
	type Side,
	type State,
	type Variants
} from './state.ts';

export type PlayerCount = 1 | 2 | 3 | 4;

export interface Setup {
	readonly players: PlayerCount;
	/** From the start person, clockwise; each another one. */
	readonly colours?: readonly Colour[];
	/** Somebody plays for the first time: all path cards show side A. */
	readonly firstGame?: boolean;
	/** R-SETUP-KF: in a first game tribe and equipment may be dealt. */
	readonly deal?: boolean;
	/** Otherwise sides are mixed at random. */
	readonly sides?: Readonly<Partial<Record<Path, Side>>>;
	readonly variants?: Partial<Variants>;
}

const GOALS = { alone: 3, together: 2 };
const START_CRYSTALS = 3;
const START_MODULES = 2;
const MONUMENTS_SHOWN = 5;

/** R-SETUP-A to R-SETUP-G: a console of one colour. */
export function newPerson(colour: Colour, startField: string): Person {
	return {
		colour,
		startField,
		crystals: { white: START_CRYSTALS, pink: 0, purple: 0 },
		// R-SETUP-B: the other three own stones wait beside the tracks.
		depot: ['own'],
		energised: {},
		ready: Array.from({ length: START_MODULES }, () => 'W'),
		slots: {},
		boosters: {},
		points: 0,
		farthest: 0,
		tracks: { white: 0, grey: 0, black: 0 },
		tribe: null,
		gear: [],
		cassettes: [],
		relics: { white: 0, grey: 0, black: 0, brown: 0 },
		figures: {},
		built: {},
		camps: [],
		raft: null,
		paths: {},
		goals: []
	};
}

export function begin(setup: Setup, seed: string): State {
	const course: Course = { state: laidOut(setup, randomFrom(`${seed}/setup`), seed), happened: [] };
	const { players } = setup;
	// R-SETUP-12: only open tiles are filled.
	for (const place of PLACES) if (course.state.places[place]?.open) fill(course, place);
	if (players > 1)
		course.state.persons.forEach(({ startField }, who) => addFigures(course, who, startField, START_FIGURES));
	const { draft } = course.state;
	if (draft && setup.firstGame && setup.deal) {
		course.state.persons.forEach((_, who) => {
			const tribe = draft.tribes[who] ?? null;
			changePerson(course, who, { tribe, gear: draft.gear.slice(who, who + 1) });
		});
		layAncestors(course, { tribes: draft.tribes.slice(players), gear: draft.gear.slice(players) });
	}
	// R-SOLO-2: alone the start field is chosen first.
	if (players > 1) toDraft(course);
	return course.state;
}

function laidOut(setup: Setup, random: Random, seed: string): State {
	const { players } = setup;
	const alone = players === 1;
	const tribes = random.shuffled(RECALL.tribes);
	const gear = random.shuffled(GEAR);
	const goals = random.shuffled(Object.keys(RECALL.goals));
	const monuments = random.shuffled(Object.keys(RECALL.monumentTiles));
	const shown = shownTo(players);
	const dealt = alone ? GOALS.alone : GOALS.together;
	const variants: Variants = { draft: false, knownAncestors: false, boosterChoice: false, ...setup.variants };
	const colours = setup.colours ?? COLOURS;
	return {
		seed,
		variants,
		phase: 'start',
		round: 1,
		turn: 0,
		// R-SETUP-I, R-SETUP-J: the start person is the first and stands on start field 1.
		persons: Array.from({ length: players }, (_, who) => ({
			...newPerson(colours[who] ?? 'blue', START_FIELDS[who] ?? 'S1'),
			goals: goals.slice(who * dealt, (who + 1) * dealt)
		})),
		draft: {
			order: draftOrder(players, variants.draft),
			tribes: tribes.slice(0, shown),
			gear: gear.slice(0, shown)
		},
		places: dealtPlaces(players, random),
		relics: {},
		sites: {},
		monumentTiles: {},
		pigs: {},
		sties: [],
		islands: [],
		rings: {},
		// R-SETUP-9, R-SETUP-10.
		treasure: [...RELICS],
		bag: {
			relics: random.shuffled(RELICS.flatMap((colour) => copies(COUNTS.relics / RELICS.length - 1, colour))),
			stones: random.shuffled(TRACKS.flatMap((colour) => copies(COUNTS.stones / TRACKS.length, colour)))
		},
		ringStack: random.shuffled(RECALL.rings.map((_, k) => k)),
		...dealtModules(random),
		cassettes: {
			supply: random.shuffled(
				Object.entries(RECALL.cassettes).flatMap(([id, { count }]) => copies(count, id))
			),
			discard: [],
			shuffles: 0
		},
		...dealtBoard(setup, random),
		ancestors: Object.fromEntries(
			TRACKS.map((track) => [track, { tribe: 'AYNIR', gear: [], open: false } satisfies Ancestors])
		) as unknown as State['ancestors'],
		monumentDisplay: monuments.slice(0, MONUMENTS_SHOWN),
		boxed: {
			tribes: tribes.slice(shown),
			gear: gear.slice(shown),
			goals: goals.slice(players * dealt),
			monumentTiles: monuments.slice(MONUMENTS_SHOWN)
		},
		pool: [],
		production: { left: 0, used: [] },
		tasks: []
	};
}

const copies = <T>(n: number, each: T): T[] => Array.from({ length: n }, () => each);

/** R-SETUP-2 to R-SETUP-4, R-SETUP-7: tiles, path cards and boosters on their places. */
function dealtBoard(
	{ firstGame, sides }: Setup,
	random: Random
): Pick<State, 'boosterStacks' | 'pathCards' | 'sides' | 'dark' | 'light'> {
	const letters = random.shuffled(BOXES);
	const cards = random.shuffled(PATHS);
	const dark = random.shuffled(Object.keys(RECALL.darkBonus));
	const light = random.shuffled(Object.keys(RECALL.lightBonus));
	// R-SETUP-4F.
	const side = (card: Path): Side =>
		firstGame ? 'A' : (sides?.[card] ?? (random.below(2) === 0 ? 'A' : 'B'));
	return {
		boosterStacks: Object.fromEntries(
			RECALL.pointsTrack.boxSpaces.map((space, k) => [space, letters[k] ?? 'A'])
		),
		pathCards: Object.fromEntries(
			PATH_SPACES.map((space, k) => [space, cards.slice(2 * k, 2 * k + 2)])
		) as unknown as State['pathCards'],
		sides: Object.fromEntries(PATHS.map((card) => [card, side(card)])) as State['sides'],
		dark: Object.fromEntries(cards.map((card, k) => [card, dark[k] ?? ''])) as State['dark'],
		light: Object.fromEntries(
			TRACKS.map((track, k) => [track, light.slice(2 * k, 2 * k + 2)])
		) as unknown as Record<Track, string[]>
	};
}

/** R-SETUP-8: yellow in open stacks by kind, three open ones of green and of grey. */
function dealtModules(random: Random): Pick<State, 'yellow' | 'green' | 'grey'> {
	const kinds = Object.entries(RECALL.modules);
	const stacked = (colour: 'green' | 'grey') => {
		const all = kinds.flatMap(([id, module]) => (module.colour === colour ? copies(module.count, id) : []));
		const stack = random.shuffled(all);
		return { open: stack.slice(-OPEN).toReversed(), stack: stack.slice(0, -OPEN) };
	};
	return {
		yellow: Object.fromEntries(
			kinds.filter(([, { colour }]) => colour === 'yellow').map(([id, { count }]) => [id, count])
		),
		green: stacked('green'),
		grey: stacked('grey')
	};
}

/** R-SETUP-11, R-SETUP-11S: start tiles open in random orientation; with one or two persons the second stays closed. */
function dealtPlaces(players: number, random: Random): State['places'] {
	const starts = random.shuffled(RECALL.startBacks);
	const others = random.shuffled(
		Object.keys(RECALL.faces).filter((face) => !RECALL.startBacks.includes(face))
	);
	const { '12': first, '34': second } = RECALL.startPlaces;
	return Object.fromEntries(
		PLACES.map((place): [string, Place] => {
			const isStart = place === first || place === second;
			const open = place === first || (place === second && players > 2);
			const face = (isStart ? starts.pop() : others.pop()) ?? '';
			return [place, { face, turn: open ? random.below(6) : 0, open, seen: open }];
		})
	);
}
