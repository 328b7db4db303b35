// The six path cards: a standard scoring for everybody, and a specialisation by side for those who chose the card.
import { RECALL } from '../../../../puzzles/recall/data.ts';
import { RELICS, TRACKS, type Path } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { countBuilt, pieceOf } from '../building.ts';
import { personOf } from '../course.ts';
import { trackValue } from '../knowledge.ts';
import { printedTrack } from '../map.ts';
import { levelOf } from '../modules.ts';
import type { Person, State } from '../state.ts';
import { modulesOf, stonesOf } from './goals.ts';

/** Points, and the numbers they come from. */
export interface Value {
	readonly points: number;
	readonly facts: Readonly<Record<string, number>>;
}

/** Standard, and the specialisations of both sides. */
type Card = Readonly<Record<'S' | 'A' | 'B', Value>>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const times = (each: number, n: number, what: string): Value => ({
	points: each * n,
	facts: { [what]: n, each }
});

/** R-PATH-ARCH-S, -A, -B. */
function archaeology(person: Person): Card {
	const stones = stonesOf(person);
	const counts = TRACKS.map((track) => stones[track]);
	return {
		S: { points: sum(counts), facts: stones },
		A: times(2, sum(counts), 'stones'),
		B: times(7, Math.min(...counts), 'sets')
	};
}

/** R-PATH-EFF-S, -A, -B. */
function efficiency(person: Person): Card {
	const modules = modulesOf(person);
	const coloured = modules.filter((module) => levelOf(module) !== 'white').length;
	const grey = modules.filter((module) => levelOf(module) === 'grey').length;
	return {
		S: {
			points: sum(modules.map((id) => RECALL.modules[id]?.points ?? 0)),
			facts: { modules: modules.length }
		},
		A: times(2, coloured, 'modules'),
		B: times(3, grey, 'grey')
	};
}

/** R-PATH-LEG-S, -A, -B. */
function legends(person: Person): Card {
	const storages = countBuilt(person, 'storage');
	return {
		S: times(2, storages, 'storages'),
		A: times(2, storages, 'storages'),
		B: times(5, Math.floor(storages / 2), 'pairs')
	};
}

/** R-PATH-MIGHT-S, -A, -B. */
function might(state: State, person: Person): Card {
	const monuments = Object.entries(person.built).filter(([, piece]) => pieceOf(piece)?.what === 'monument');
	const printed = monuments.flatMap(([field]) => {
		const track = printedTrack(field);
		return track ? trackValue(person.tracks[track]) : [];
	});
	const tiles = monuments.flatMap(
		([field]) => RECALL.monumentTiles[state.monumentTiles[field] ?? '']?.points ?? []
	);
	return {
		S: { points: sum(printed) + sum(tiles), facts: { printed: sum(printed), tiles: sum(tiles) } },
		A: times(3, monuments.length, 'monuments'),
		B: { points: sum(tiles), facts: { tiles: sum(tiles) } }
	};
}

/** R-PATH-STRIVE-S, -A, -B: the value below the rightmost relic of each colour. */
function striving({ relics }: Person): Card {
	const values = RELICS.map((colour) => RECALL.relics.points[relics[colour] - 1] ?? 0);
	const [white = 0, grey = 0, black = 0, brown = 0] = values;
	return {
		S: { points: sum(values), facts: { white, grey, black, brown } },
		A: times(6, Math.min(...RELICS.map((colour) => relics[colour])), 'sets'),
		B: { points: Math.max(...values), facts: { highest: Math.max(...values) } }
	};
}

/** R-PATH-KNOW-B: the space just before the lower light bonus tile. */
const FAR = (RECALL.knowledge.bonus[0] ?? 0) - 1;

/** R-PATH-KNOW-S, -A, -B. */
function knowledge({ tracks }: Person): Card {
	const [white = 0, grey = 0, black = 0] = TRACKS.map((track) => trackValue(tracks[track]));
	// D-31.
	const [, second = 0] = [white, grey, black].sort((a, b) => b - a);
	return {
		S: { points: white + grey + black, facts: { white, grey, black } },
		A: { points: second, facts: { second } },
		B: times(4, TRACKS.filter((track) => tracks[track] >= FAR).length, 'tracks')
	};
}

export function pathValues(state: State, who: number): Readonly<Record<Path, Card>> {
	const person = personOf(state, who);
	return {
		ARCH: archaeology(person),
		EFF: efficiency(person),
		LEG: legends(person),
		MIGHT: might(state, person),
		STRIVE: striving(person),
		KNOW: knowledge(person)
	};
}
