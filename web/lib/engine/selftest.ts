// Asks the engine on this very device what has a known answer.
import { deck } from '../../../puzzles/block-and-key/index.ts';
import { engineJobs } from './jobs.ts';
import { EMPTY_TEMPLE, KNOWN } from './known.ts';

export interface SelfTest {
	readonly right: number;
	readonly asked: number;
}

export async function testEngine(): Promise<SelfTest> {
	const jobs = await engineJobs();
	const answers = await Promise.all(
		Object.entries(deck.shapes).map(
			async ([id, shape]) => (await jobs.ask('count', { position: EMPTY_TEMPLE, shape })) === KNOWN[id]
		)
	);
	return { right: answers.filter(Boolean).length, asked: answers.length };
}
