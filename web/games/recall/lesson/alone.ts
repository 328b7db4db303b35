// Playing alone: how two goal cards share what is owned.
import { RELICS, type Relic } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { holdingsOf, meetsBoth } from '../scoring/goals.ts';
import { among, learner, type Marking, type Subject } from './checks.ts';

/** Relics in the order white, grey, black, brown: `3-2-1-0`. */
function relicsWritten(written: string): Readonly<Record<Relic, number>> {
	const counts = written.split('-').map(Number);
	return Object.fromEntries(RELICS.map((colour, k) => [colour, counts[k] ?? 0])) as Record<Relic, number>;
}

const MARKS: Readonly<Record<string, Marking>> = {
	/** Relics of a list with which both goals of the learner would be met, none of them counted twice (R-SOLO-5). */
	'relics-for-both': (state, listed) => {
		const [first = '', second = ''] = learner(state).goals;
		return among(listed.map(String), (written) =>
			meetsBoth({ ...holdingsOf(state, 0), relics: relicsWritten(written) }, [first, second])
		);
	}
};

export const alone: Subject = { marks: MARKS };
