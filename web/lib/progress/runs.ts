// A run of the solo game The Ancients as it is kept: its seed and its actions give every state again.
import { scoreFits, tier } from '../../games/block-and-key/score.ts';
import type { Action, Score, Tier } from '../../games/block-and-key/state.ts';
import type { CoachLevel, Instant, Json } from './values.ts';

/** By chance, the deal of a day, from a seed that was typed in, or from somebody's link. */
export const RUN_KINDS = ['random', 'day', 'seed', 'shared'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

export interface RunRecord {
	/** `run@<startedAt>` */
	readonly key: string;
	readonly seed: string;
	readonly kind: RunKind;
	readonly startedAt: Instant;
	/** Of the last action: the later of two open copies wins. */
	readonly savedAt: Instant;
	/** Played with help or with turns taken back: kept, but counted nowhere. */
	readonly practice: boolean;
	/** The most help that was on while it was played; missing in runs without any. */
	readonly coach?: CoachLevel;
	readonly actions: readonly Action[];
	/** What the playing screen had in hand; it alone knows what that is. */
	readonly held: Json | null;
	/** These three come together, with the last action. */
	readonly endedAt: Instant | null;
	readonly score: Score | null;
	readonly tier: Tier | null;
}

export const runKey = (startedAt: Instant) => `run@${startedAt}`;

/** End, score and tier agree with each other. */
export function isSound({ endedAt, score, tier: reached }: RunRecord): boolean {
	if (endedAt === null || score === null || reached === null)
		return endedAt === null && score === null && reached === null;
	return scoreFits(score) && reached === tier(score.total);
}
