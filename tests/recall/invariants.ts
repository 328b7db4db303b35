// What is true of every state of a whole game (section 7.1), and what an action may not change.
import { RECALL } from '../../puzzles/recall/data.ts';
import { COUNTS, CRYSTALS, RELICS, TRACKS, type Stone } from '../../puzzles/recall/schema/vocabulary.ts';
import { isKind } from '../../web/games/recall/board.ts';
import { PIECE_IDS } from '../../web/games/recall/building.ts';
import { isPossible } from '../../web/games/recall/figures.ts';
import { hasUnlocked } from '../../web/games/recall/owning.ts';
import type { Person, State } from '../../web/games/recall/state.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

function stonesOf({ depot, energised }: Person): Stone[] {
	return [...depot, ...Object.values(energised).flatMap(({ stones }) => stones)];
}

/** The first thing that is wrong with a state of a game that began with `begin`; null when all is well. */
export function fault(state: State): string | null {
	const { persons, bag, treasure } = state;
	const relics =
		bag.relics.length +
		Object.keys(state.relics).length +
		treasure.length +
		sum(persons.map((person) => sum(RELICS.map((colour) => person.relics[colour]))));
	if (relics !== COUNTS.relics) return `${relics} relics`;

	const neutral =
		bag.stones.length +
		Object.values(state.sites).flat().length +
		persons.flatMap(stonesOf).filter((stone) => stone !== 'own').length;
	if (neutral !== COUNTS.stones) return `${neutral} neutral stones`;

	const modules =
		sum(Object.values(state.yellow)) +
		sum([state.green, state.grey].map(({ open, stack }) => open.length + stack.length)) +
		persons.flatMap(({ ready, slots }) => [...ready, ...Object.values(slots)]).filter((id) => id !== 'W')
			.length;
	const coloured = COUNTS.modules.yellow + COUNTS.modules.green + COUNTS.modules.grey;
	if (modules !== coloured) return `${modules} modules`;

	const cassettes = sum([
		state.cassettes.supply.length,
		state.cassettes.discard.length,
		...persons.map((person) => person.cassettes.length)
	]);
	if (cassettes !== COUNTS.cassettes) return `${cassettes} cassettes`;
	if (Object.keys(state.rings).length + state.ringStack.length !== COUNTS.rings) return 'rings';
	if (sum(Object.values(state.pigs)) > RECALL.pigs) return 'pigs';
	if (new Set(state.sties).size < state.sties.length) return 'two sties on a field';
	if (!state.sties.every((field) => isKind(state, field, 'farmland'))) return 'a sty off the farmland';
	if (!Object.keys(state.rings).every((field) => isKind(state, field, 'camp'))) return 'a ring off the camps';
	for (const [who, person] of persons.entries()) {
		const wrong = personFault(person);
		if (wrong) return `person ${who}: ${wrong}`;
	}
	return null;
}

function personFault(person: Person): string | null {
	const own = stonesOf(person).filter((stone) => stone === 'own').length;
	const waiting = TRACKS.filter((track) => !hasUnlocked(person, track)).length;
	if (own + waiting !== 4) return `${own} own stones, ${waiting} beside the tracks`;
	const start = [...person.ready, ...Object.values(person.slots)].filter((id) => id === 'W').length;
	if (start > 2) return `${start} starting modules`;
	if (!isPossible(person)) return 'more figures than there are';
	if (Object.values(person.figures).some((n) => n < 1)) return 'an entry without figures';
	const built = Object.values(person.built);
	if (new Set(built).size < built.length) return 'a building twice';
	if (!built.every((id) => PIECE_IDS.includes(id))) return 'an unknown building';
	if (CRYSTALS.some((kind) => person.crystals[kind] < 0)) return 'negative crystals';
	if (TRACKS.some((track) => person.tracks[track] > RECALL.knowledge.length)) return 'beyond the last space';
	if (RELICS.some((colour) => person.relics[colour] > 5)) return 'a sixth relic';
	if (person.points < 0) return 'negative points';
	return person.farthest < person.points ? 'farthest behind the marker' : null;
}

/** R-CRYSTAL-4: at most six of a kind once the own turn is over. */
export function limitFault(state: State, who: number): string | null {
	const { crystals } = state.persons[who] as Person;
	return CRYSTALS.some((kind) => crystals[kind] > 6) ? `person ${who} keeps more than six` : null;
}
