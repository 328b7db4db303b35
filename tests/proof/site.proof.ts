// The long proofs of the whole site: browsers, pictures, bytes, speed, shipped packages.
import { program, type Proof } from './proof.ts';

export default [
	{
		name: 'audit',
		shows: 'no known weakness in exactly the packages that are in the site',
		needs: { minutes: 1, build: 'plain', network: true },
		sets: ['release', 'weekly'],
		run: program('tests/proof/audit.ts')
	},
	{
		name: 'bench:engine',
		usage: '[seconds]',
		shows:
			'the engine against plain JavaScript and the slow reference, in one run; answers equal, signature as in BENCH',
		needs: { minutes: 1 },
		run: program('tests/proof/bench/bench.ts')
	},
	{
		name: 'bench:practice',
		usage: '[puzzles]',
		shows: 'making a Moon puzzle takes less than a second in Chromium at a quarter of the speed',
		needs: { minutes: 2, build: 'plain', browser: true },
		run: program('tests/proof/bench/practice.ts')
	},
	{
		name: 'bench:report',
		usage: '[runs]',
		shows: 'the report of a run takes less than three seconds in Chromium at a quarter of the speed',
		needs: { minutes: 2, build: 'plain', browser: true },
		run: program('tests/proof/bench/report.ts')
	},
	{
		name: 'browsers',
		usage: '[firefox | webkit]',
		shows:
			'daily, 3D board, run, lesson, engine, backup and offline in the real Firefox and WebKit of Debian, installed if need be',
		needs: { minutes: 5, build: 'plain', network: true },
		sets: ['release'],
		run: program('tests/proof/browsers/browsers.ts')
	},
	{
		name: 'failing-files',
		usage: '[page…]',
		shows:
			'every file of every kind of page fails once in six ways, on a first visit and in a damaged store offline: the page works, or says that it did not load; none is dead',
		needs: { minutes: 120, build: 'plain', browser: true },
		sets: ['release'],
		run: program('tests/proof/failing/failing.ts')
	},
	{
		name: 'first-visit',
		shows:
			'what the first visit of a daily and of home costs, compressed, until it can be used; a daily at most 100,000 bytes',
		needs: { minutes: 1, build: 'plain', browser: true },
		sets: ['release', 'weekly'],
		run: program('tests/proof/bench/first-visit.ts')
	},
	{
		name: 'lighthouse',
		usage: '[page…]',
		shows:
			"Lighthouse's four numbers for home, daily, solo game, a lesson and a rule in each language, median of three",
		needs: { minutes: 25, build: 'addressed', browser: true, network: true },
		sets: ['release'],
		run: program('tests/proof/bench/lighthouse.ts')
	},
	{
		name: 'memory:practice',
		usage: '[puzzles]',
		shows:
			'making 500 practice puzzles of all kinds and levels holds no more at the end than after 200, within a megabyte',
		needs: { minutes: 2, build: 'plain', browser: true },
		run: program('tests/proof/bench/memory.ts')
	},
	{
		name: 'refusing',
		usage: '[what]',
		shows:
			'every kind of page in browsers that refuse something, alone and in the groups people really meet: it comes into use, throws nothing uncaught and never says falsely that it did not load',
		needs: { minutes: 15, build: 'plain', browser: true },
		sets: ['release'],
		run: program('tests/proof/refusing/refusing.ts')
	},
	{
		name: 'reproducible',
		usage: '[commit]',
		shows:
			'one commit built twice, engine and site, in other folders, time zones and languages: every file equal byte for byte',
		needs: { minutes: 3 },
		sets: ['release', 'weekly'],
		run: program('tests/proof/reproducible/reproducible.ts')
	},
	{
		name: 'speed',
		usage: '[slowdown…]',
		shows:
			'how the stored app feels on slow phones without a network: starts, taps, turning the board, long tasks',
		needs: { minutes: 5, build: 'plain', browser: true },
		run: program('tests/proof/bench/speed.ts')
	},
	{
		name: 'taps',
		shows:
			'ten taps in a run read no row, and cost the page four times slower the same with three years of history as with none (within 1.3)',
		needs: { minutes: 2, build: 'plain', browser: true },
		run: program('tests/proof/bench/taps.ts')
	},
	{
		name: 'wall',
		usage: '[--only daily] [--lang de] [--width 360]',
		shows:
			'every page and state in three languages, both themes and four widths as pictures in tests/artefacts/wall; nothing cut off, too wide or small',
		needs: { minutes: 30, build: 'plain', browser: true },
		sets: ['release'],
		run: program('tests/proof/wall/wall.ts')
	}
] satisfies readonly Proof[];
