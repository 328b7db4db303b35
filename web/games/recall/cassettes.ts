// Cassettes: drawn in secret, played as a free action.
import { RECALL } from '../../../puzzles/recall/data.ts';
import { randomFrom } from '../rng.ts';
import { change, changePerson, personOf, push, refused, tell, topAs } from './course.ts';
import type { Course, Doing } from './course.ts';
import { freeNow } from './waiting.ts';

/** R-SYM-CASS; R-CASS-3: the discard pile becomes the new supply; with both empty nothing is gained (D-46). */
export function gainCassettes(course: Course, who: number, n: number): void {
	for (let k = 0; k < n; k++) {
		if (course.state.cassettes.supply.length === 0) reshuffle(course);
		const { cassettes } = course.state;
		const drawn = cassettes.supply.at(-1);
		if (drawn === undefined) return;
		change(course, { cassettes: { ...cassettes, supply: cassettes.supply.slice(0, -1) } });
		changePerson(course, who, { cassettes: [...personOf(course.state, who).cassettes, drawn] });
		tell(course, { what: 'cassette', who });
	}
}

function reshuffle(course: Course): void {
	const { seed, turn, cassettes } = course.state;
	if (cassettes.discard.length === 0) return;
	const shuffles = cassettes.shuffles + 1;
	const supply = randomFrom(`${seed}/cassettes/${shuffles}`).shuffled(cassettes.discard);
	change(course, { cassettes: { supply, discard: [], shuffles } });
	tell(course, { what: 'shuffled', who: turn });
}

const activates = (cassette: string) =>
	RECALL.cassettes[cassette]?.effects.every(({ is }) => is === 'freeAct') ?? false;

/** R-CASS-2: reveal it, put it on the discard pile, do its effect. */
export const playCassette: Doing<'cassette'> = {
	may(state, { cassette }) {
		const exo = topAs(state, 'trigger')?.effect === 'EXO' && activates(cassette);
		const refusal = exo ? null : freeNow(state);
		if (refusal) return refusal;
		return personOf(state, state.turn).cassettes.includes(cassette) ? null : refused('R-CASS-2');
	},
	run(course, { cassette }) {
		const { turn, cassettes: piles } = course.state;
		const held = personOf(course.state, turn).cassettes;
		changePerson(course, turn, { cassettes: held.toSpliced(held.indexOf(cassette), 1) });
		change(course, { cassettes: { ...piles, discard: [...piles.discard, cassette] } });
		tell(course, { what: 'played', who: turn, cassette });
		push(course, { is: 'effects', who: turn, list: RECALL.cassettes[cassette]?.effects ?? [], at: null });
	},
	candidates(state) {
		return [...new Set(personOf(state, state.turn).cassettes)]
			.sort()
			.map((cassette) => ({ do: 'cassette', cassette }) as const);
	}
};
