// How strong the players by value are: npm run proof -- strength [runs] [--policy name]… [--processes n] [--store]
// Plays solo runs whose seeds no fitting and no tuning has seen, and tells scores and times; --store keeps figures and picture.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { figuresOf, weaknesses, type Timed } from './tiers/figures.ts';
import { pictureOf } from './tiers/picture.ts';
import { playRuns } from './tiers/runs.ts';

const FIGURES = fileURLToPath(new URL('../block-and-key/strength.json', import.meta.url));
const PICTURE = fileURLToPath(new URL('../block-and-key/strength.svg', import.meta.url));

const { values, positionals } = parseArgs({
	options: {
		policy: { type: 'string', multiple: true, default: ['quick', 'strong'] },
		processes: { type: 'string' },
		store: { type: 'boolean' }
	},
	allowPositionals: true
});
const runs = Number(positionals[0] ?? 200);
const processes = values.processes === undefined ? undefined : Number(values.processes);
const all: Record<string, Timed> = {};
for (const policy of values.policy) {
	const { scores, mean, slowest } = await playRuns(policy, runs, 'strength', null, processes);
	const figures = { ...figuresOf(scores), milliseconds: [mean, slowest] as const };
	all[policy] = figures;
	const experts = (100 * (figures.tiers.at(-1) ?? 0)) / runs;
	console.log(
		`${policy}: ${runs} runs, median ${figures.median}, middle half ${figures.quarters.join('–')}, ` +
			`33 and more ${experts.toFixed(1)} %; ${mean.toFixed(1)} ms a decision, slowest ${slowest.toFixed(0)} ms`
	);
}
for (const weakness of weaknesses(all)) {
	console.error(weakness);
	process.exitCode = 1;
}
if (values.store) {
	const stored = JSON.parse(await readFile(FIGURES, 'utf8').catch(() => '{}')) as Record<string, Timed>;
	const kept = { ...stored, ...all };
	const options = { ...(await resolveConfig(FIGURES)), filepath: FIGURES };
	await writeFile(FIGURES, await format(JSON.stringify(kept), options));
	await writeFile(PICTURE, pictureOf(kept));
}
