// What the solo tiers are worth with our own data: solo games of every policy, their totals and tiers.
//   npm run proof -- tiers:recall [--runs n] [--policy name]… [--seed text] [--store]
// --store keeps figures and picture, and puts the figures into docs/proof.md.
import { fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { faultsOf, figuresOf, type Figures, type Game } from './tiers/figures.ts';
import { pictureOf } from './tiers/picture.ts';
import type { Answer, Task } from './tiers/player.ts';
import { documentWith } from './tiers/document.ts';

const FIGURES = fileURLToPath(new URL('../../puzzles/recall/tiers.json', import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../../docs/proof.md', import.meta.url));
const PICTURE = fileURLToPath(new URL('../../puzzles/recall/tiers.svg', import.meta.url));

const { values } = parseArgs({
	options: {
		runs: { type: 'string', default: '200' },
		policy: { type: 'string', multiple: true, default: ['random', 'sensible', 'strong'] },
		seed: { type: 'string', default: 'tiers' },
		store: { type: 'boolean' }
	}
});

/** All games of a policy, shared out to as many processes as there are cores. */
async function gamesOf(policy: string, runs: number): Promise<Game[]> {
	const games = new Array<Game>(runs);
	let next = 0;
	let done = 0;
	const player = () =>
		new Promise<void>((resolve, reject) => {
			const child = fork(new URL('./tiers/player.ts', import.meta.url));
			const give = () => {
				if (next === runs) child.kill();
				else child.send({ policy, run: next, seed: `${values.seed}-${next++}` } satisfies Task);
			};
			child.on('message', ({ run, game }: Answer) => {
				games[run] = game;
				process.stderr.write(`\r${policy} ${++done}`);
				give();
			});
			child.on('error', reject);
			child.on('exit', (code) => (code ? reject(new Error(`a player ended with ${code}`)) : resolve()));
			give();
		});
	await Promise.all(Array.from({ length: Math.min(availableParallelism(), runs) }, player));
	process.stderr.write('\r');
	return games;
}

const all: Record<string, Figures> = values.store
	? (JSON.parse(await readFile(FIGURES, 'utf8').catch(() => '{}')) as Record<string, Figures>)
	: {};
for (const policy of values.policy) {
	const begun = performance.now();
	const figures = figuresOf(await gamesOf(policy, Number(values.runs)));
	all[policy] = figures;
	const seconds = ((performance.now() - begun) / 1000).toFixed(0);
	console.log(
		`${policy}: ${figures.runs} games, median ${figures.median}, middle half ${figures.quarters.join('–')}, best ${figures.best}, ` +
			`won ${figures.won}, tiers ${JSON.stringify(figures.tiers)}, by total alone ${JSON.stringify(figures.reached)}; ${seconds} s`
	);
}
for (const fault of faultsOf(all)) {
	console.error(fault);
	process.exitCode = 1;
}
if (values.store) {
	const formatted = async (path: string, text: string) =>
		writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
	await formatted(FIGURES, JSON.stringify(all));
	await formatted(DOCUMENT, documentWith(await readFile(DOCUMENT, 'utf8'), all));
	await writeFile(PICTURE, pictureOf(all));
}
