// Many runs of a policy, shared out to several processes.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Answer, Task } from './player.ts';

export interface Runs {
	readonly scores: readonly number[];
	/** Milliseconds of processor time a decision: the mean and the slowest. */
	readonly mean: number;
	readonly slowest: number;
}

/** Seeds are `<seeds>-0` and so on; no deck's seed means the stored deck. */
export async function playRuns(
	policy: string,
	runs: number,
	seeds: string,
	deckSeed: string | null,
	processes = availableParallelism()
): Promise<Runs> {
	const answers: Answer[] = [];
	let next = 0;
	const player = () =>
		new Promise<void>((resolve, reject) => {
			const child = fork(new URL('./player.ts', import.meta.url));
			const give = () => {
				if (next === runs) child.kill();
				else child.send({ policy, seed: `${seeds}-${next++}`, deckSeed } satisfies Task);
			};
			child.on('message', (answer: Answer) => {
				answers.push(answer);
				process.stderr.write(`\r${policy} ${answers.length}`);
				give();
			});
			child.on('error', reject);
			child.on('exit', (code) => (code ? reject(new Error(`a player ended with ${code}`)) : resolve()));
			give();
		});
	await Promise.all(Array.from({ length: Math.min(processes, runs) }, player));
	process.stderr.write('\r');
	if (answers.length !== runs) throw new Error(`only ${answers.length} of ${runs} runs came to their end`);
	const sum = (of: (answer: Answer) => number) => answers.reduce((total, answer) => total + of(answer), 0);
	return {
		scores: answers.map(({ score }) => score),
		mean: sum(({ spent }) => spent) / sum(({ decisions }) => decisions),
		slowest: Math.max(...answers.map(({ slowest }) => slowest))
	};
}
