// The long proofs of what is stored: pages killed while they store, updates of the site, streaks.
import { execFileSync } from 'node:child_process';
import { program, ROOT, spec, unit, type Proof } from '../proof/proof.ts';

/** Of the last release, if there is one: updates start from there. */
function lastTag(): string[] {
	const tags = String(execFileSync('git', ['tag', '--list', 'v*', '--sort=-creatordate'], { cwd: ROOT }));
	return tags.split('\n').filter(Boolean).slice(0, 1);
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
		usage: '[commit]',
		shows:
			'three real builds after each other while a run, a daily and a task are open: no reload by itself, nothing lost; the first is the last release, or the given commit',
		needs: { minutes: 5, browser: true },
		sets: ['release'],
		run: (args) => program('tests/proof/updates/updates.ts')(args.length > 0 ? args : lastTag())
	}
] satisfies readonly Proof[];
