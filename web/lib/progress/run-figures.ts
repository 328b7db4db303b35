// Numbers of the runs for the charts, and the rule which runs count for somebody's tier (apartRuns).
import { LEVELS, type Level } from '../../../puzzles/schema/levels.ts';
import type { Score, Tier } from '../../games/block-and-key/state.ts';
import type { RunRecord } from './runs.ts';
import type { Instant } from './values.ts';

export interface FinishedRun extends RunRecord {
	readonly endedAt: Instant;
	readonly score: Score;
	readonly tier: Tier;
}

export const isFinished = (run: RunRecord): run is FinishedRun =>
	run.endedAt !== null && run.score !== null && run.tier !== null;

/** In order of time. */
export const finishedRuns = (runs: readonly RunRecord[]): FinishedRun[] =>
	runs.filter(isFinished).sort((a, b) => a.startedAt - b.startedAt);

export const openRuns = (runs: readonly RunRecord[]): RunRecord[] =>
	runs.filter((run) => !isFinished(run)).sort((a, b) => b.savedAt - a.savedAt);

/** So many runs make the level of a person, so that one lucky deal does not. */
const LAST = 10;

/** Why a finished run does not count for the tier. */
export type Apart = 'practice' | 'coached' | 'known';

/**
 * The finished runs that do not count, each with its reason. The tier says what somebody reaches unaided on a deal that they
 * do not know. So practice and any level of the coach stand apart, and so does every deal but a fresh one: by chance or of
 * the day (a seed that was typed in or came with a link may have been seen before), and the first of its seed that ended on
 * this device, whether that first run counted or not. A run that was left open does not use its deal up.
 */
export function apartRuns(runs: readonly RunRecord[]): ReadonlyMap<FinishedRun, Apart> {
	const apart = new Map<FinishedRun, Apart>();
	const seen = new Set<string>();
	for (const run of finishedRuns(runs).sort((a, b) => a.endedAt - b.endedAt)) {
		const fresh = (run.kind === 'random' || run.kind === 'day') && !seen.has(run.seed);
		seen.add(run.seed);
		if (run.practice) apart.set(run, 'practice');
		else if ((run.coach ?? 'off') !== 'off') apart.set(run, 'coached');
		else if (!fresh) apart.set(run, 'known');
	}
	return apart;
}

export function lastCounted(runs: readonly RunRecord[]): FinishedRun[] {
	const apart = apartRuns(runs);
	return finishedRuns(runs)
		.filter((run) => !apart.has(run))
		.slice(-LAST);
}

export interface Median {
	/** In whole points; half a point never makes a tier. */
	readonly points: number;
	/** Of so many runs. */
	readonly of: number;
}

export const medianOfLast = (runs: readonly RunRecord[]): Median | null => medianOf(lastCounted(runs));

/** Of the last ones that do not count. */
export const medianApart = (runs: readonly RunRecord[]): Median | null => {
	const apart = apartRuns(runs);
	return medianOf(
		finishedRuns(runs)
			.filter((run) => apart.has(run))
			.slice(-LAST)
	);
};

function medianOf(runs: readonly FinishedRun[]): Median | null {
	const totals = runs.map(({ score }) => score.total).sort((a, b) => a - b);
	const [low, high] = [totals[(totals.length - 1) >> 1], totals[totals.length >> 1]];
	if (low === undefined || high === undefined) return null;
	return { points: Math.floor((low + high) / 2), of: totals.length };
}

export const SOURCES = [...LEVELS, 'enigma'] as const;
export type Source = (typeof SOURCES)[number];

type Worth = (card: string) => { readonly level: Level; readonly vp: number };

/** Where the points of one run came from. */
export function sourcesOf(run: FinishedRun, worthOf: Worth): Record<Source, number> {
	const sums: Record<Source, number> = { star: 0, sun: 0, moon: 0, enigma: run.score.enigma };
	for (const action of run.actions) {
		if (action.do !== 'claim') continue;
		for (const { level, vp } of action.cards.map(worthOf)) sums[level] += vp;
	}
	return sums;
}

/** Points a run by where they came from, on average of the last counted ones; null without any. */
export function pointsBySource(
	runs: readonly RunRecord[],
	worthOf: Worth
): Readonly<Record<Source, number>> | null {
	const last = lastCounted(runs);
	if (last.length === 0) return null;
	const means: Record<Source, number> = { star: 0, sun: 0, moon: 0, enigma: 0 };
	for (const run of last) {
		const sums = sourcesOf(run, worthOf);
		for (const source of SOURCES) means[source] += sums[source] / last.length;
	}
	return means;
}

/** What became of a deal: a counted result before one with help, a finished run before an open one; null when never played. */
export function ofDeal(runs: readonly RunRecord[], seed: string): RunRecord | null {
	const own = runs.filter((run) => run.seed === seed);
	const finished = finishedRuns(own);
	return finished.find(({ practice }) => !practice) ?? finished[0] ?? openRuns(own)[0] ?? null;
}
