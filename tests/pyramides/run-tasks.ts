// How hard the three tasks of Terra Pyramides are with our box: the lookahead player plays them for the group.
//   npm run proof -- tasks:pyramides [--deals n] [--task 1]… [--store]
// --store keeps the figures beside the box.
import { fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import type { Figures } from '../../puzzles/pyramides/figures.ts';
import { figuresOf } from './tasks/figures.ts';
import type { Deal, Result } from './tasks/player.ts';

const FIGURES = fileURLToPath(new URL('../../puzzles/pyramides/tasks.json', import.meta.url));

const { values } = parseArgs({
	options: {
		deals: { type: 'string', default: '200' },
		task: { type: 'string', multiple: true, default: ['1', '2', '3'] },
		store: { type: 'boolean' }
	}
});

/** All deals of a task, shared out to as many processes as there are cores. */
async function resultsOf(task: Deal['task'], deals: number): Promise<Result[]> {
	const results = new Array<Result>(deals);
	let next = 0;
	let done = 0;
	const player = () =>
		new Promise<void>((resolve, reject) => {
			const child = fork(new URL('./tasks/player.ts', import.meta.url));
			const give = () => {
				if (next === deals) child.kill();
				else child.send({ task, deal: next++ } satisfies Deal);
			};
			child.on('message', (result: Result) => {
				results[result.deal] = result;
				process.stderr.write(`\rtask ${task}: ${++done}`);
				give();
			});
			child.on('error', reject);
			child.on('exit', (code) => (code ? reject(new Error(`a player ended with ${code}`)) : resolve()));
			give();
		});
	await Promise.all(Array.from({ length: Math.min(availableParallelism(), deals) }, player));
	process.stderr.write('\r');
	return results;
}

const all: Record<string, Figures> = values.store
	? (JSON.parse(await readFile(FIGURES, 'utf8').catch(() => '{}')) as Record<string, Figures>)
	: {};
for (const name of values.task) {
	const task = Number(name);
	if (task !== 1 && task !== 2 && task !== 3) throw new RangeError(`no task ${name}`);
	const results = await resultsOf(task, Number(values.deals));
	const figures = figuresOf(results);
	all[name] = figures;
	const { deals, won, share, points, turns } = figures;
	const decisions = results.flatMap(({ milliseconds }) => milliseconds).sort((p, q) => p - q);
	const at = (part: number) => (decisions[Math.floor(part * (decisions.length - 1))] ?? 0).toFixed(0);
	console.log(
		`task ${name}: ${won} of ${deals} won (${(100 * share).toFixed(1)} %), points ${points.join('–')}, ` +
			`won after ${turns ?? 'no'} turns; a decision ${at(0.5)} ms, 99 of 100 under ${at(0.99)} ms, slowest ${at(1)} ms`
	);
}
if (values.store) {
	const options = { ...(await resolveConfig(FIGURES)), filepath: FIGURES };
	await writeFile(FIGURES, await format(JSON.stringify(all), options));
}
