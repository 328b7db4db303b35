// Asks the engine on this very device what has a known answer.
import { SHAPES } from './shapes.ts';
import { engineJobs } from './jobs.ts';
import { EMPTY_TEMPLE, KNOWN } from './selftest-cases.ts';
import { hasSimd } from './wasm.ts';

export interface SelfTest {
	readonly right: number;
	readonly asked: number;
	/** Many numbers at once; without it the engine has a slower build. */
	readonly simd: boolean;
}

export async function testEngine(): Promise<SelfTest> {
	const jobs = await engineJobs();
	const answers = await Promise.all(
		Object.entries(SHAPES).map(
			async ([id, shape]) => (await jobs.ask('count', { position: EMPTY_TEMPLE, shape })) === KNOWN[id]
		)
	);
	return { right: answers.filter(Boolean).length, asked: answers.length, simd: hasSimd };
}
