// The long proofs of Recall.
import { program, type Proof } from '../proof/proof.ts';

export default [
	{
		name: 'games:recall',
		usage: '[count [seed]]',
		shows:
			'2,000 random solo games and 200 with more persons: states sound, options accepted, others refused, replays equal',
		needs: { minutes: 10 },
		sets: ['weekly'],
		run: program('tests/recall/run-games.ts')
	},
	{
		name: 'mutants:recall',
		usage: '[rule…]',
		shows: 'every rule that can be carried out switched off once, and a case of that very rule notices',
		needs: { minutes: 5 },
		sets: ['weekly'],
		run: program('tests/recall/run-mutants.ts')
	},
	{
		name: 'tiers:recall',
		usage: '[--runs n] [--policy name]… [--seed text] [--store]',
		shows:
			'what the policies score in 200 solo games each; --store keeps figures, picture and the table in docs/proof.md',
		needs: { minutes: 60 },
		run: program('tests/recall/run-tiers.ts')
	}
] satisfies readonly Proof[];
