// The long proofs that loop over all games.
import { program, spec, unit, type Proof } from '../proof/proof.ts';

export default [
	{
		name: 'referee',
		usage: '[count [game]]',
		shows:
			'1,000 random games of every game through the JSON command alone, each ended with a ranking; refused words change nothing',
		needs: { minutes: 20 },
		sets: ['weekly'],
		run: program('tests/shared/run-play.ts')
	},
	{
		name: 'hostile',
		usage: '[count]',
		shows:
			'100,000 hostile links and files: each reader answers with a value or a coded refusal, and nothing is changed',
		needs: { minutes: 5 },
		sets: ['weekly'],
		run: unit('tests/shared/hostile', 'KEYSTONE_HOSTILE', '100000')
	},
	{
		name: 'lessons',
		usage: '[game…]',
		shows: 'every lesson and rule page: answers by the rules, rules by lessons, words in three languages',
		needs: { minutes: 1 },
		sets: ['weekly'],
		run: program('puzzles/tools/lessons.ts')
	},
	{
		name: 'courses',
		shows: 'every lesson of the courses played in Chromium: by touch, by keyboard, through names and roles',
		needs: { minutes: 20, browser: true },
		sets: ['weekly'],
		run: spec('courses.spec', 'KEYSTONE_LESSONS', 'all')
	}
] satisfies readonly Proof[];
