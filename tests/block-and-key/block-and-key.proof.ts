// The long proofs of Block and Key and The Ancients: engine, daily table, whole games, reports, tiers.
import { program, spec, unit, type Proof } from '../proof/proof.ts';

export default [
	{
		name: 'cross',
		usage: '[count [seed [command…]]]',
		shows: '20,000 random questions of each command: engine and slow reference agree',
		needs: { minutes: 10 },
		sets: ['weekly'],
		run: program('tests/block-and-key/cross/cross.ts')
	},
	{
		name: 'fuzz',
		usage: '[lines [seed]]',
		shows: '100,000 lines of garbage into the JSON command: one answer a line, no exit',
		needs: { minutes: 1 },
		sets: ['weekly'],
		run: program('tests/block-and-key/cross/fuzz.ts')
	},
	{
		name: 'runs',
		usage: '[count [seed]]',
		shows:
			'10,000 random solo games: every state sound, every replay equal, a sample judged by the slow reference',
		needs: { minutes: 5 },
		sets: ['weekly'],
		run: program('tests/block-and-key/rules/runs.ts')
	},
	{
		name: 'reports',
		usage: '[count]',
		shows:
			'200 reports of runs: start, luck and skill make the score; what they call better is, in fresh playouts',
		needs: { minutes: 10 },
		run: program('tests/block-and-key/rules/reports.ts')
	},
	{
		name: 'coach:warnings',
		usage: '[positions [--by strong --worlds n]]',
		shows:
			'200 fresh positions in which the coach is sure that greedy loses 1.5 points or more: what is lost when both ways are played to the end',
		needs: { minutes: 8 },
		run: program('tests/block-and-key/run-coach-warnings.ts')
	},
	{
		name: 'coach:forecast',
		usage: '[runs] [--of name]…',
		shows:
			'100 fresh runs of the strong player against its forecast at turns 1, 3, 5 and 8, the same where greedy has played so far, and greedy against its own',
		needs: { minutes: 20 },
		run: program('tests/block-and-key/run-coach-forecast.ts')
	},
	{
		name: 'coach:accuracy',
		usage: '[runs]',
		shows:
			'reports of 100 runs each of random, greedy, engine and strong: accuracy in this order, exact sums, points left',
		needs: { minutes: 20 },
		run: program('tests/block-and-key/run-coach-accuracy.ts')
	},
	{
		name: 'coach:reasons',
		usage: '[runs]',
		shows:
			'costly decisions of 100 greedy runs: at least 80 % get a reason, and every reason told holds in fresh playouts',
		needs: { minutes: 10 },
		run: program('tests/block-and-key/run-coach-reasons.ts')
	},
	{
		name: 'verify',
		usage: '[--from 2026-q1 --to 2035-q4]',
		shows: 'all 10,956 daily puzzles: one solution each, and every quality the judge asks for',
		needs: { minutes: 3 },
		sets: ['weekly'],
		run: program('puzzles/tools/verify.ts')
	},
	{
		name: 'verify-reference',
		usage: '[count]',
		shows: 'a sample of the daily puzzles with the slow reference',
		needs: { minutes: 2 },
		sets: ['weekly'],
		run: program('tests/block-and-key/puzzles/verify-reference.ts')
	},
	{
		name: 'commitment',
		usage: '[count]',
		shows:
			'30 puzzles swept blindly: nothing tells the answer before a placement is confirmed; and in 500 every count agrees with a slow one',
		needs: { minutes: 3 },
		sets: ['weekly'],
		run: unit('tests/block-and-key/screens/commitment', 'KEYSTONE_COMMITMENT', '500')
	},
	{
		name: 'first-pick',
		usage: '[dailies]',
		shows:
			'in 200 dailies every Block of the tray comes to hand where it may stand, and changes at least 200 pixels of the 3D picture',
		needs: { minutes: 9, build: 'plain', browser: true },
		sets: ['weekly'],
		run: program('tests/block-and-key/run-first-pick.ts')
	},
	{
		name: 'kinds',
		usage: '[puzzles of each kind and level [by the slow reference]]',
		shows:
			'100 made puzzles of each kind besides the usual one and each level: engine and a plain second implementation find the same ways, the slow reference on one of each',
		needs: { minutes: 3 },
		sets: ['weekly'],
		run: program('tests/block-and-key/puzzles/kinds.ts')
	},
	{
		name: 'is-there-a-claim',
		usage: '[items [by the slow reference]]',
		shows:
			'10,000 items: engine and a plain second implementation agree on all, the slow reference on 500; learners see no more than a coin',
		needs: { minutes: 12 },
		run: program('tests/block-and-key/puzzles/is-there-a-claim.ts')
	},
	{
		name: 'wrong-ideas',
		usage: '[tries of each player [seed]]',
		shows:
			'players with one wrong idea each are recognised in 90 % of 1,000 tries; the slow rules bear out every claim about theirs and about random tries',
		needs: { minutes: 3 },
		sets: ['weekly'],
		run: program('tests/block-and-key/run-wrong-ideas.ts')
	},
	{
		name: 'difficulty',
		usage: '[days] [--store]',
		shows:
			'300 random days: effort by level and weekday, by the model, its variants and the independent judge; --store keeps text and pictures',
		needs: { minutes: 5 },
		run: program('tests/block-and-key/run-difficulty.ts')
	},
	{
		name: 'formula',
		usage: '[puzzles]',
		shows: 'how far effort can be told from a key alone, before any Block is held against it, with its error',
		needs: { minutes: 1 },
		run: program('tests/block-and-key/run-formula.ts')
	},
	{
		name: 'sheets',
		usage: '[folder] [--seed text] [--count 20]',
		shows:
			'twenty dailies of each level and twenty made puzzles of each other kind on sheets, to be looked at',
		needs: { minutes: 1, browser: true },
		run: program('tests/block-and-key/run-sheets.ts')
	},
	{
		name: 'mutants:block-and-key',
		shows: 'every rule switched off once, and a fixture or lesson of that very rule notices',
		needs: { minutes: 10 },
		sets: ['weekly'],
		run: program('tests/block-and-key/run-mutants.ts')
	},
	{
		name: 'geometry',
		usage: '[moves]',
		shows: 'a Block moved 500 times in 3D leaves nothing in the memory of the graphics card',
		needs: { minutes: 2, browser: true },
		sets: ['weekly'],
		run: spec('board3d.spec', 'KEYSTONE_BLOCK_MOVES', '500')
	},
	{
		name: 'levels:block-and-key',
		usage: '[games]',
		shows:
			'400 games of two for each pairing and seat order: every level beats the one before in at least 70 %; slowest decision',
		needs: { minutes: 5 },
		run: program('tests/block-and-key/run-levels.ts')
	},
	{
		name: 'bystander',
		usage: '[games]',
		shows:
			'50 games of two to four persons at one device: after every action no hidden card is in the page, on the pass screen or behind it',
		needs: { minutes: 4 },
		run: unit('tests/block-and-key/screens/several', 'KEYSTONE_BYSTANDER', '50')
	},
	{
		name: 'strength',
		usage: '[runs] [--policy name]… [--processes n] [--store]',
		shows:
			'200 fresh solo runs each of quick (median 32 and more) and strong (41 and more, 95 % at 33 and more, half a second a decision at most); --store keeps figures and picture',
		needs: { minutes: 20 },
		run: program('puzzles/tools/strength.ts')
	},
	{
		name: 'tiers:ancients',
		usage: '[--runs n] [--policy name]… [--seed text] [--store]',
		shows:
			'what the policies score in the solo game with our cards, 1,000 runs each; --store keeps figures and picture',
		needs: { minutes: 60 },
		run: program('puzzles/tools/tiers.ts')
	}
] satisfies readonly Proof[];
