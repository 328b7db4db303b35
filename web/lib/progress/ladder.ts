// What the records say of the ladder and of drills. A climb is all plays that carry the same beginning; nothing about it is stored
// besides them, so copies join as plays do.
import type { Instant, PracticeSession } from './records.ts';
import { isFirst } from './sessions.ts';

export interface Climb {
	readonly began: Instant;
	/** Rungs solved at the first try, without a gap from the first one on. */
	readonly length: number;
	/** A placement missed, or it was given up. */
	readonly over: boolean;
	/** The play that stands open, of the rung above. */
	readonly open: PracticeSession | null;
}

/** What a card shows. */
export interface LadderSummary {
	/** The longest climb; 0 before the first. */
	readonly best: number;
	/** The rung that somebody stands at, in a climb that goes on. */
	readonly rung: number | null;
}

/** Without a slip so far: nothing missed, no help, not left. */
const isClean = ({ attempts, hints, assistedAt, leftAt }: PracticeSession): boolean =>
	(attempts[0]?.claimed ?? true) && hints === 0 && typeof assistedAt !== 'number' && leftAt === null;

function climbOf(began: Instant, plays: readonly PracticeSession[]): Climb {
	const solved = new Set(
		plays.filter((play) => isFirst(play.grade) && isClean(play)).map(({ run }) => run?.rung)
	);
	let length = 0;
	while (solved.has(length + 1)) length++;
	const [open = null] = plays
		.filter(({ run, solvedAt }) => run?.rung === length + 1 && solvedAt === null)
		.sort((a, b) => a.openedAt - b.openedAt || (a.key < b.key ? -1 : 1));

	return { began, length, over: !plays.every(isClean), open };
}

/** In order of time. */
export function climbsIn(practice: Iterable<PracticeSession>): Climb[] {
	const byBegin = new Map<Instant, PracticeSession[]>();
	for (const play of practice) {
		if (play.source !== 'ladder' || !play.run) continue;
		const known = byBegin.get(play.run.began);
		if (known) known.push(play);
		else byBegin.set(play.run.began, [play]);
	}
	return [...byBegin].sort(([a], [b]) => a - b).map(([began, plays]) => climbOf(began, plays));
}

/** The latest climb, if it goes on. */
export function openClimb(climbs: readonly Climb[]): Climb | null {
	const last = climbs.at(-1);
	return last && !last.over ? last : null;
}

export const bestOf = (climbs: readonly Climb[]): number =>
	climbs.reduce((best, { length }) => Math.max(best, length), 0);

export function ladderSummary(practice: Iterable<PracticeSession>): LadderSummary {
	const climbs = climbsIn(practice);
	const open = openClimb(climbs);
	return { best: bestOf(climbs), rung: open && open.length + 1 };
}
