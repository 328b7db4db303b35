// The streak a second time, from what truly happened instead of from the records: day after day through the calendar,
// with dates as texts, zones by name and Intl for every question about them. Shares no code with streak.ts.

/** What a person truly did. */
export interface Deed {
	/** True instant of the opening. */
	readonly at: number;
	readonly zone: string;
	/** How far the device's clock was ahead of the truth, in ms. */
	readonly error: number;
	/** Date of the puzzle that was opened. */
	readonly puzzle: string;
	/** Real time until it was solved, or null. */
	readonly took: number | null;
	/** The latest date that build or server had proven to the device. */
	readonly proven: string;
}

/** A look at the streak. */
export interface Look {
	readonly at: number;
	readonly zone: string;
	readonly error: number;
	readonly proven: string;
}

export interface Verdict {
	current: number;
	longest: number;
	freeDays: number;
	daysSolved: number;
	today: 'solved' | 'open';
	week: { date: string; state: string }[];
}

const dates = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Intl.DateTimeFormat>();

function dateThere(instant: number, zone: string): string {
	let format = dates.get(zone);
	if (!format) dates.set(zone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })));
	return format.format(instant);
}

/** Hours east of Greenwich, read from a text such as GMT+05:45. */
function hoursEast(instant: number, zone: string): number {
	let format = offsets.get(zone);
	if (!format) {
		format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
		offsets.set(zone, format);
	}
	const match = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(instant));
	const hours = Number(match?.[2] ?? 0) + Number(match?.[3] ?? 0) / 60;
	return match?.[1] === '-' ? -hours : hours;
}

const moved = new Map<string, string>();

function move(date: string, days: number): string {
	const name = `${date} ${days}`;
	const known = moved.get(name);
	if (known !== undefined) return known;
	const noon = new Date(`${date}T12:00:00Z`);
	noon.setUTCDate(noon.getUTCDate() + days);
	const there = noon.toISOString().slice(0, 10);
	moved.set(name, there);
	return there;
}

const laterOf = (a: string, b: string) => (a > b ? a : b);
const days = new WeakMap<Deed, string>();

/** Asked again at every look. */
function dayOf(deed: Deed): string {
	let day = days.get(deed);
	if (day === undefined) days.set(deed, (day = dateThere(shown(deed), deed.zone)));
	return day;
}

const shown = (what: { at: number; error: number }) => what.at + what.error;

export function oracle(diary: readonly Deed[], look: Look): Verdict {
	const today = laterOf(dateThere(shown(look), look.zone), move(look.proven, -1));
	const limit = move(laterOf(look.proven, new Date(shown(look)).toISOString().slice(0, 10)), 1);

	const solvedOn: Record<string, Deed[]> = {};
	for (const deed of diary) {
		const wasDaily = deed.puzzle === dayOf(deed);
		const wasPast = deed.puzzle < move(deed.proven, -1);
		if (deed.took !== null && wasDaily && !wasPast && deed.puzzle <= limit)
			(solvedOn[deed.puzzle] ??= []).push(deed);
	}

	/** Does travel excuse the day after `before`? */
	function excused(before: string): boolean {
		// The next solved day, be it after today, or else today.
		const next =
			Object.keys(solvedOn)
				.sort()
				.find((date) => date > before) ?? today;
		const from = solvedOn[before]!.reduce((a, b) => (shown(b) + b.took! > shown(a) + a.took! ? b : a));
		const to = solvedOn[next]?.reduce((a, b) => (shown(b) < shown(a) ? b : a)) ?? look;
		const east = hoursEast(shown(to), to.zone) - hoursEast(shown(from), from.zone);
		if (east >= 12) return true;
		const hours = (shown(to) - shown(from) - from.took!) / 3_600_000;
		return east >= 3 && hours < 40;
	}

	const state: Record<string, string> = {};
	const verdict = { current: 0, longest: 0, freeDays: 0, daysSolved: 0 };
	const [first, ...rest] = Object.keys(solvedOn).sort();
	if (first !== undefined) {
		const end = laterOf(rest.at(-1) ?? first, today);
		for (let date = first; date <= end; date = move(date, 1)) {
			if (solvedOn[date]) {
				state[date] = 'solved';
				verdict.current += 1;
				verdict.daysSolved += 1;
				if (verdict.current > verdict.longest) verdict.longest = verdict.current;
				if (verdict.daysSolved % 7 === 0 && verdict.freeDays < 2) verdict.freeDays += 1;
			} else if (date >= today) {
				state[date] = 'open';
			} else if (solvedOn[move(date, -1)] && excused(move(date, -1))) {
				state[date] = 'bridged';
			} else if (verdict.freeDays > 0) {
				state[date] = 'free';
				verdict.freeDays -= 1;
			} else {
				state[date] = 'missed';
				verdict.current = 0;
			}
		}
	}
	const week = [-6, -5, -4, -3, -2, -1, 0].map((days) => {
		const date = move(today, days);
		return { date, state: state[date] ?? (date < today ? 'none' : 'open') };
	});
	return { ...verdict, today: state[today] === 'solved' ? 'solved' : 'open', week };
}
