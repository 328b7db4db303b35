// The long proofs of Temple of Artefacts.
import { program, type Proof } from '../proof/proof.ts';

export default [
	{
		name: 'games:temple',
		usage: '[count [seed]]',
		shows: '5,000 random games: cards, silver and assistants accounted for, every replay equal',
		needs: { minutes: 3 },
		sets: ['weekly'],
		run: program('tests/temple/run-games.ts')
	},
	{
		name: 'mutants:temple',
		shows: 'every rule switched off once, and a case or lesson of that very rule notices',
		needs: { minutes: 3 },
		sets: ['weekly'],
		run: program('tests/temple/run-mutants.ts')
	}
] satisfies readonly Proof[];
