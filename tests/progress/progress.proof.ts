// The long proofs of what is stored: pages killed while they store, the move from schema 2, updates of the site, streaks.
import { execFileSync } from 'node:child_process';
import { program, ROOT, spec, unit, type Proof } from '../proof/proof.ts';

/** The last commit whose records were of schema 2: no release has its name. */
const SCHEMA_2 = '6d095b651564d167bc02a0cf69d8c65347989aa4';

/** The last release, from which updates start; before there is one, the last version of the schema before. */
function lastRelease(): string {
	const tags = String(execFileSync('git', ['tag', '--list', 'v*', '--sort=-creatordate'], { cwd: ROOT }));
	return tags.split('\n').find(Boolean) ?? SCHEMA_2;
}

export default [
	{
		name: 'kills',
		usage: '[count]',
		shows: '500 pages killed while they store: what was confirmed is there afterwards',
		needs: { minutes: 20, browser: true },
		sets: ['release', 'weekly'],
		run: spec('kills.spec', 'KEYSTONE_KILLS', '500')
	},
	{
		name: 'move',
		usage: '[count]',
		shows:
			'50 moves from schema 2 stopped at random rows, by an error, by the browser or by the death of the page: begun again, every fact is there, once',
		needs: { minutes: 4, browser: true },
		sets: ['release'],
		run: spec('move.spec', 'KEYSTONE_MOVES', '50')
	},
	{
		name: 'interleavings',
		usage: '[count]',
		shows:
			'2,000 interleavings each of two writers of one game, run and draft, on one device and on two: what was shown as stored is in the stored line or in a listed branch',
		needs: { minutes: 10 },
		sets: ['release', 'weekly'],
		run: unit('tests/progress/interleavings', 'KEYSTONE_INTERLEAVINGS', '2000')
	},
	{
		name: 'streaks',
		usage: '[lives]',
		shows:
			'10,000 simulated lives of players, with flights, date lines and wrong clocks: every streak as the oracle says',
		needs: { minutes: 3 },
		sets: ['weekly'],
		run: unit('streak-histories', 'KEYSTONE_LIVES', '10000')
	},
	{
		name: 'updates',
		usage: '[commit|schema-2]',
		shows:
			'three real builds after each other while a run, a daily and a task are open: no reload by itself, nothing lost; the first is the last release, or the given commit',
		needs: { minutes: 5, browser: true },
		sets: ['release'],
		run: ([commit = lastRelease()]) =>
			program('tests/proof/updates/updates.ts')([commit === 'schema-2' ? SCHEMA_2 : commit])
	}
] satisfies readonly Proof[];
