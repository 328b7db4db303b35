// Pages killed at random moments of play: nothing that the screen had confirmed is lost, and the state always loads.
// `npm run proof -- kills` kills 500 of them.
import { temple } from '../../puzzles/temple/lessons/index.ts';
import templeText from '../../puzzles/temple/text/en/temple.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { killOften } from './killing.ts';
import { dailyPlay, lessonPlay, pyramidesPlay, runPlay, templePlay } from './plays.ts';

const KILLS = Number(process.env['KEYSTONE_KILLS'] ?? 5);
const SEED = process.env['KEYSTONE_SEED'] ?? 'kills';

const PLAYS = {
	'a daily': dailyPlay,
	'a run against the Ancients': runPlay,
	'a lesson': () => lessonPlay(temple, templeText),
	'a game of Temple of Artefacts': templePlay,
	'a task of Terra Pyramides': pyramidesPlay
} as const;
const each = Math.ceil(KILLS / Object.keys(PLAYS).length);

for (const [name, play] of Object.entries(PLAYS))
	test(`${name}, killed ${each} times`, async ({ context }) => {
		test.setTimeout(60_000 + each * 15_000);
		await context.addInitScript(() => {
			// Also runs in the empty page that a killed one is left for.
			if (location.protocol !== 'about:')
				localStorage.setItem('keystone.settings', JSON.stringify({ board: '2d', coach: 'off' }));
		});
		const { kills, shown, unshown, lost } = await killOften(context, play(), each, `${SEED} ${name}`);
		test.info().annotations.push({ type: 'kills', description: `${shown} kept, ${unshown} not yet shown` });
		if (process.env['KEYSTONE_KILLS'])
			console.log(`${name}: ${kills} kills, ${shown} kept, ${unshown} not yet shown, ${lost.length} lost`);
		expect(lost).toEqual([]);
	});
