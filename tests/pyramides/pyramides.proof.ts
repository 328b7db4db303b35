// The long proofs of Terra Pyramides.
import { program, type Proof } from '../proof/proof.ts';

export default [
	{
		name: 'games:pyramides',
		usage: '[count [seed]]',
		shows:
			'5,000 random games with every number of players, variant and task: pieces, limits, turns, replays',
		needs: { minutes: 15 },
		sets: ['weekly'],
		run: program('tests/pyramides/run-games.ts')
	},
	{
		name: 'mutants:pyramides',
		shows: 'every rule switched off once, and a case, lesson or example of that very rule notices',
		needs: { minutes: 3 },
		sets: ['weekly'],
		run: program('tests/pyramides/run-mutants.ts')
	},
	{
		name: 'tasks:pyramides',
		usage: '[--deals n] [--task 1]… [--store]',
		shows:
			'how many of 200 deals of each solo task the player who looks ahead solves; --store keeps the figures',
		needs: { minutes: 30 },
		run: program('tests/pyramides/run-tasks.ts')
	},
	{
		name: 'bench:pyramides',
		usage: '[deals]',
		shows: 'how long that player thinks about a move in Chromium at a quarter of the speed',
		needs: { minutes: 3, build: 'plain', browser: true },
		run: program('tests/pyramides/run-bench.ts')
	}
] satisfies readonly Proof[];
