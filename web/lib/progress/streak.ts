// The streak, derived from the recorded sittings and nothing else. It is never counted up or stored, so it cannot
// drift: the same records and the same clock always give the same answer.
//
// DEFINITION
//
// Day. A sitting is one opening of one daily. It COUNTS for its puzzle's date when
//   (a) it was solved, however late: a sitting begun before midnight belongs to the day it was opened on;
//   (b) the device's local date at the opening was the puzzle's date (`openedOn` = `date`): archive never counts;
//   (c) its clock was not provably behind: `date` >= `trustedOn` - 1, where `trustedOn` is what the device knew at
//       the opening: the later of the build date and the last date a server told (both in UTC; the date of a
//       place on Earth is at most one day before that);
//   (d) its date has been reached: `date` <= T + 1, where T, the largest trusted date, is the latest of the build
//       date, the last server date, and the UTC date that the clock shows NOW. No place on Earth is ever more than
//       one day ahead of UTC, so an honest sitting always counts at once and everywhere, and one made with the
//       clock set forward waits until its date really comes.
// A date counts once, however many sittings, levels, zones or devices it was solved in.
//
// Today is the local date of the clock, but not before (latest of build and server date) - 1.
//
// Gap. Between two neighbouring counted dates A < B (and between the last one and today) lie the dates that did
// not count. Of those before today
//   - one is BRIDGED, at no cost, when travel took it away. Let EAST be the UTC offset at B's first opening (or now)
//     minus that at A's last solve. EAST >= 12 h: the person crossed the date line, and at most half of one date
//     of the gap existed. Or EAST >= 3 h (more than any daylight saving) and fewer than 40 h went by from A's last
//     solve to B's first opening (or now). Without travel nothing is bridged, since at home 24 h and 2 minutes can
//     touch three dates;
//   - the others are MISSED, in order of date. Each takes a free day; the first that finds none ends the run.
// Dates from today on are open, not missed: after a flight to yesterday a date can still be solved.
//
// Free days. Every seventh counted date of a life (7th, 14th, ...) earns one; with two held it is not added. They
// survive the end of a run unless the gap used them up.
//
// Streak. `current`: counted dates of the run that no gap has ended; bridged and free days keep it and do not add
// to it. `longest`: the largest run so far. `daysSolved`: all counted dates.
//
// Hence a wrong clock does no lasting harm: while it is wrong the view follows it, and once it is right the honest
// days stand as before. What the device cannot know stays believed: a clock set back, with neither build nor server
// date against it, can fill a missed date; one set forward can solve a date early, which counts when it comes.
import { civilDate, dayNumber, utcDay, type CivilDate, type DayNumber } from './civil.ts';
import { isSolvedOnTheDay, type Clock, type Sitting } from './clock.ts';

export const FREE_DAY_EVERY = 7;
export const FREE_DAYS_MAX = 2;
const HOUR_MS = 3_600_000;
const BRIDGE_MS = 40 * HOUR_MS;
/** Minutes of UTC offset. */
const TRAVEL_EAST = 3 * 60;
const DATE_LINE_EAST = 12 * 60;

export type DayState = 'solved' | 'free' | 'bridged' | 'missed' | 'open' | 'none';
export interface Day {
	readonly date: CivilDate;
	readonly state: DayState;
}

export interface Streak {
	readonly current: number;
	readonly longest: number;
	readonly freeDays: number;
	readonly daysSolved: number;
	readonly today: 'solved' | 'open';
	/** The seven days that end today. */
	readonly week: readonly Day[];
}

/** A place in time and on Earth. */
interface Moment {
	readonly at: number;
	readonly zone: number;
}
interface Counted {
	readonly day: DayNumber;
	firstOpening: Moment;
	lastSolve: Moment;
}

const earlier = (p: Moment, q: Moment) => (p.at < q.at || (p.at === q.at && p.zone > q.zone) ? p : q);
const later = (p: Moment, q: Moment) => (p.at > q.at || (p.at === q.at && p.zone < q.zone) ? p : q);

function countedDays(sittings: Iterable<Sitting>, reached: DayNumber): Counted[] {
	const days = new Map<DayNumber, Counted>();
	for (const sitting of sittings) {
		const { date, openedAt, zone, solvedAt } = sitting;
		if (solvedAt === null || !isSolvedOnTheDay(sitting)) continue;
		const day = dayNumber(date);
		if (day > reached + 1) continue;
		const opening = { at: openedAt, zone };
		const solve = { at: solvedAt, zone };
		const known = days.get(day);
		if (known) {
			known.firstOpening = earlier(known.firstOpening, opening);
			known.lastSolve = later(known.lastSolve, solve);
		} else days.set(day, { day, firstOpening: opening, lastSolve: solve });
	}
	return [...days.values()].sort((a, b) => a.day - b.day);
}

function bridgedDays(from: Moment, to: Moment): 0 | 1 {
	const east = to.zone - from.zone;
	if (east >= DATE_LINE_EAST) return 1;
	return east >= TRAVEL_EAST && to.at - from.at < BRIDGE_MS ? 1 : 0;
}

/** Neighbouring days in one state. */
interface Span {
	readonly first: DayNumber;
	readonly last: DayNumber;
	readonly state: DayState;
}

interface Walk {
	readonly today: DayNumber;
	readonly spans: readonly Span[];
	readonly streak: Omit<Streak, 'today' | 'week'>;
}

function walk(sittings: Iterable<Sitting>, clock: Clock): Walk {
	const trusted = dayNumber(clock.trustedOn);
	const today = Math.max(dayNumber(clock.today), trusted - 1);
	const days = countedDays(sittings, Math.max(trusted, utcDay(clock.now)));
	const spans: Span[] = [];
	let current = 0;
	let longest = 0;
	let freeDays = 0;
	let daysSolved = 0;

	const mark = (first: DayNumber, length: number, state: DayState) => {
		if (length > 0) spans.push({ first, last: first + length - 1, state });
	};
	/** The dates after `from` and before `to`. */
	const cross = (from: Counted, to: DayNumber, arrival: Moment) => {
		const first = from.day + 1;
		const past = Math.min(to, today) - first;
		if (past <= 0) return;
		const bridged = bridgedDays(from.lastSolve, arrival);
		const free = Math.min(past - bridged, freeDays);
		const missed = past - bridged - free;
		mark(first, bridged, 'bridged');
		mark(first + bridged, free, 'free');
		mark(first + bridged + free, missed, 'missed');
		freeDays -= free;
		if (missed > 0) current = 0;
	};

	let last: Counted | null = null;
	for (const next of days) {
		if (last) cross(last, next.day, next.firstOpening);
		mark(next.day, 1, 'solved');
		current++;
		daysSolved++;
		longest = Math.max(longest, current);
		if (daysSolved % FREE_DAY_EVERY === 0) freeDays = Math.min(FREE_DAYS_MAX, freeDays + 1);
		last = next;
	}
	if (last) cross(last, today, { at: clock.now, zone: clock.zone });
	return { today, spans, streak: { current, longest, freeDays, daysSolved } };
}

function stateOf({ today, spans }: Walk, day: DayNumber): DayState {
	const span = spans.find(({ first, last }) => first <= day && day <= last);
	return span?.state ?? (day < today ? 'none' : 'open');
}

function statesOf(walked: Walk, first: DayNumber, last: DayNumber): Day[] {
	const days: Day[] = [];
	for (let day = first; day <= last; day++) days.push({ date: civilDate(day), state: stateOf(walked, day) });
	return days;
}

export function streakOf(sittings: Iterable<Sitting>, clock: Clock): Streak {
	const walked = walk(sittings, clock);
	const { today, streak } = walked;
	return {
		...streak,
		today: stateOf(walked, today) === 'solved' ? 'solved' : 'open',
		week: statesOf(walked, today - 6, today)
	};
}

/** The same states for any range, for a month strip. */
export function dayStates(
	sittings: Iterable<Sitting>,
	clock: Clock,
	from: CivilDate,
	to: CivilDate
): readonly Day[] {
	return statesOf(walk(sittings, clock), dayNumber(from), dayNumber(to));
}
