// Which wrong ideas somebody's tries show: counted anew from the records, in the worker, from the latest misses whose puzzle is known.
import { engineJobs } from '$lib/engine/jobs.ts';
import type { PracticeSession } from '$lib/progress/records.ts';
import { kindOfLink } from '../../games/block-and-key/puzzles/link.ts';
import { WRONG_IDEAS, type WrongIdea } from '../../games/block-and-key/puzzles/wrong-ideas.ts';

export interface IdeaCounts {
	/** Misses that were looked at. */
	readonly misses: number;
	/** The most frequent first; none that do not occur. */
	readonly ideas: readonly (readonly [idea: WrongIdea, times: number])[];
}

/** So many of the latest: older ones say little about today. */
const LATEST = 200;

export async function countIdeas(practice: readonly PracticeSession[]): Promise<IdeaCounts> {
	const misses = practice
		.filter(({ text }) => kindOfLink(text) === 'one-block')
		.flatMap(({ text, attempts }) =>
			attempts
				.filter(({ claimed, cells }) => !claimed && cells.length > 0)
				.map(({ at, block, cells }) => ({ at, text, block, cells }))
		)
		.sort((a, b) => b.at - a.at)
		.slice(0, LATEST);
	const tries = misses.map(({ text, block, cells }) => ({ text, block, cells }));
	const found = tries.length > 0 ? await (await engineJobs()).ask('wrongIdeas', tries) : [];
	const times = WRONG_IDEAS.map((idea) => [idea, found.filter((one) => one === idea).length] as const);
	return { misses: tries.length, ideas: times.filter(([, n]) => n > 0).sort(([, a], [, b]) => b - a) };
}
