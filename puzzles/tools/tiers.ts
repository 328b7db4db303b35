// What the tiers are worth with our cards: plays solo runs with every policy and tells their scores.
//   npm run proof -- tiers:ancients [--runs n] [--policy name]… [--seed text] [--store]
// A seed looks at another deck, so that decks can be compared; --store keeps figures and picture of the stored one.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { faultsOf, figuresOf, type Figures } from './tiers/figures.ts';
import { pictureOf } from './tiers/picture.ts';
import { playRuns } from './tiers/runs.ts';

const FIGURES = fileURLToPath(new URL('../block-and-key/tiers.json', import.meta.url));
const PICTURE = fileURLToPath(new URL('../block-and-key/tiers.svg', import.meta.url));

const { values } = parseArgs({
	options: {
		runs: { type: 'string', default: '1000' },
		policy: { type: 'string', multiple: true, default: ['random', 'greedy', 'engine'] },
		seed: { type: 'string' },
		store: { type: 'boolean' }
	}
});

const runs = Number(values.runs);
const all: Record<string, Figures> = values.store
	? (JSON.parse(await readFile(FIGURES, 'utf8').catch(() => '{}')) as Record<string, Figures>)
	: {};
for (const policy of values.policy) {
	const begun = performance.now();
	const { scores, slowest } = await playRuns(policy, runs, 'tiers', values.seed ?? null);
	const figures = figuresOf(scores);
	all[policy] = figures;
	const seconds = ((performance.now() - begun) / 1000).toFixed(0);
	const { median, quarters, tiers } = figures;
	console.log(
		`${policy}: ${runs} runs, median ${median}, middle half ${quarters.join('–')}, tiers ${tiers.join(' ')}; ` +
			`${seconds} s, slowest decision ${slowest.toFixed(0)} ms`
	);
}
for (const fault of faultsOf(all)) {
	console.error(fault);
	process.exitCode = 1;
}
if (values.store) {
	const options = { ...(await resolveConfig(FIGURES)), filepath: FIGURES };
	await writeFile(FIGURES, await format(JSON.stringify(all), options));
	await writeFile(PICTURE, pictureOf(all));
}
