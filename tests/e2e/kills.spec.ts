// Pages killed at random moments of play: nothing that the screen had confirmed is lost, and the state always loads.
// `npm run proof -- kills` kills 500 of them.
import { expect, test } from './fixtures.ts';
import { gamesInPages } from './games.ts';
import { killOften, type Play } from './killing.ts';
import { dailyPlay } from './plays.ts';
import { ladderPlay, setPlay } from './practice-plays.ts';

const KILLS = Number(process.env['KEYSTONE_KILLS'] ?? 5);
const SEED = process.env['KEYSTONE_SEED'] ?? 'kills';

const games = [...(await gamesInPages()).values()];
const PLAYS: Readonly<Record<string, () => Play>> = Object.assign(
	{ 'a daily': dailyPlay, 'the ladder': ladderPlay, 'a set': setPlay },
	...games.map(({ plays }) => plays)
);
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
