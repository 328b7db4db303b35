// The long proofs of lessons.
import { program, type Proof } from '../proof/proof.ts';

export default [
	{
		name: 'strand',
		usage: '[lines]',
		shows:
			'200 random legal lines through every step of all courses in which the learner acts: each state is answered and left by one tap',
		needs: { minutes: 40 },
		sets: ['weekly'],
		run: program('tests/learn/run-strand.ts')
	}
] satisfies readonly Proof[];
