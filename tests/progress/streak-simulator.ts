// Lives of players: they sleep, fly, cross the date line, sit over midnight, miss days, set their clocks wrong and
// right again. Gives the diary of what truly happened and the records that the app's own code made of it.
import { randomFrom } from '../../web/games/rng.ts';
import type { CalendarClock, CivilDate } from '../../web/lib/progress/civil.ts';
import { localDate } from '../../web/lib/progress/civil.ts';
import type { DailySession } from '../../web/lib/progress/records.ts';
import { openDaily, withAttempt } from '../../web/lib/progress/sessions.ts';
import type { Clock } from '../../web/lib/progress/clock.ts';
import type { Deed, Look } from './streak-oracle.ts';

export const ZONES = [
	'Etc/GMT+12',
	'Pacific/Pago_Pago',
	'Pacific/Honolulu',
	'Pacific/Marquesas',
	'America/Anchorage',
	'America/Los_Angeles',
	'America/Denver',
	'America/Chicago',
	'America/New_York',
	'America/Havana',
	'America/Santiago',
	'America/St_Johns',
	'America/Sao_Paulo',
	'America/Noronha',
	'Atlantic/Azores',
	'Europe/London',
	'Europe/Berlin',
	'Africa/Casablanca',
	'Africa/Cairo',
	'Asia/Beirut',
	'Antarctica/Troll',
	'Africa/Nairobi',
	'Asia/Tehran',
	'Asia/Dubai',
	'Asia/Kabul',
	'Asia/Karachi',
	'Asia/Kolkata',
	'Asia/Kathmandu',
	'Asia/Dhaka',
	'Asia/Yangon',
	'Asia/Bangkok',
	'Asia/Shanghai',
	'Australia/Eucla',
	'Asia/Tokyo',
	'Australia/Adelaide',
	'Australia/Sydney',
	'Australia/Lord_Howe',
	'Pacific/Norfolk',
	'Pacific/Auckland',
	'Pacific/Chatham',
	'Pacific/Tongatapu',
	'Pacific/Kiritimati'
] as const;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

type Wall = readonly [year: number, month: number, day: number, hour: number, minute: number];
let last: { readonly instant: number; readonly zone: string; readonly wall: Wall } | null = null;

/** What the wall there shows; the same question often comes twice. */
export function wall(instant: number, zone: string): Wall {
	if (last?.instant !== instant || last.zone !== zone) last = { instant, zone, wall: askWall(instant, zone) };
	return last.wall;
}

function askWall(instant: number, zone: string): Wall {
	let format = formats.get(zone);
	if (!format) {
		format = new Intl.DateTimeFormat('en-CA', {
			timeZone: zone,
			hourCycle: 'h23',
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
			hour: '2-digit',
			minute: '2-digit'
		});
		formats.set(zone, format);
	}
	const [y = 0, m = 0, d = 0, h = 0, min = 0] = format.format(instant).match(/\d+/g)!.map(Number);
	return [y, m, d, h, min];
}

/** Minutes east of UTC. */
export function offsetAt(instant: number, zone: string): number {
	const [y, m, d, h, min] = wall(instant, zone);
	return Math.round((Date.UTC(y, m - 1, d, h, min) - instant) / MINUTE + 0.499);
}

/** The instant at which the wall there shows this; in an hour that is skipped or repeated, one beside it. */
export function instantOf(date: CivilDate, minutes: number, zone: string): number {
	const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
	const guess = wanted - offsetAt(wanted, zone) * MINUTE;
	return wanted - offsetAt(guess, zone) * MINUTE;
}

/** What a device there, with its clock as it is, would tell the app. */
export function clockThere(shown: number, zone: string, trustedOn: CivilDate): Clock {
	const [y, m, d] = wall(shown, zone);
	const calendar: CalendarClock = { getFullYear: () => y, getMonth: () => m - 1, getDate: () => d };
	return { now: shown, today: localDate(calendar), zone: offsetAt(shown, zone), trustedOn };
}

/** The record the app makes of a deed. */
export function recordOf(deed: Deed, level: 'star' | 'sun' | 'moon'): DailySession {
	const clock = clockThere(deed.at + deed.error, deed.zone, deed.proven);
	const facts = { id: `${deed.puzzle}-${level}`, level, difficulty: 20, themes: [] };
	const open = openDaily(facts, deed.puzzle, clock);
	if (deed.took === null) return open;
	return withAttempt(open, { at: clock.now + deed.took, block: 0, cells: [[0, 0, 0]], claimed: true });
}

export type Mode = 'faithful' | 'keen' | 'casual';
export interface Life {
	readonly mode: Mode;
	readonly diary: readonly Deed[];
	readonly records: readonly DailySession[];
	/** Each with how many deeds were done by then. */
	readonly looks: readonly (Look & { readonly deeds: number })[];
	readonly flights: number;
	readonly dateLines: number;
	readonly clockErrors: number;
	readonly midnights: number;
}

const LEVELS = ['star', 'sun', 'moon'] as const;
const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** A faithful player never lets a date of 12 h or more go by and has a right clock; the others do as they like. */
export function live(seed: string): Life {
	const random = randomFrom(seed);
	const chance = (percent: number) => random.below(1000) < percent * 10;
	const between = (least: number, most: number) => least + random.below(most - least + 1);
	const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;

	const mode = pick(['faithful', 'keen', 'keen', 'casual'] as const);
	let now = Date.UTC(2026, 0, 2) + random.below(9 * 365 * 24 * 60) * MINUTE;
	const end = now + between(3, 30) * DAY;
	let zone: string = pick(ZONES);
	let error = 0;
	let errorUntil = 0;
	let nextFlight = now + between(2, 12) * DAY;
	let proven = isoDay(now - between(0, 200) * DAY);
	const diary: Deed[] = [];
	const records: DailySession[] = [];
	const looks: Life['looks'][number][] = [];
	const done = new Set<string>();
	const skipped = new Set<string>();
	let [flights, dateLines, clockErrors, midnights] = [0, 0, 0, 0];

	const today = () => localDateOf(wall(now + error, zone));
	const look = () => looks.push({ at: now, zone, error, proven, deeds: diary.length });
	const act = (puzzle: string, took: number | null) => {
		const deed: Deed = { at: now, zone, error, puzzle, took, proven };
		diary.push(deed);
		records.push(recordOf(deed, pick(LEVELS)));
		if (took !== null && puzzle === today()) done.add(puzzle);
	};
	/** Minutes that a solve takes; now and then over night. */
	const time = () => (chance(4) ? between(60, 600) : between(1, 25)) * MINUTE + random.below(MINUTE);

	while (now < end) {
		now += between(20, mode === 'faithful' ? 280 : 540) * MINUTE + random.below(MINUTE);
		if (chance(10)) proven = proven > isoDay(now) ? proven : isoDay(now);
		if (now > nextFlight) {
			const target = pick(ZONES);
			const landing = now + between(60, 15 * 60) * MINUTE;
			const east = offsetAt(landing, target) - offsetAt(now, zone);
			nextFlight = landing + between(3, 12) * DAY;
			if (mode !== 'faithful' || Math.abs(east) <= 24 * 60) {
				if (mode === 'faithful' && !done.has(today())) act(today(), time());
				// In the air the device keeps the old zone; a faithful player wakes before every landing.
				now = mode === 'faithful' ? Math.min(landing, now + 5 * HOUR) : landing;
				zone = target;
				flights++;
				if (Math.abs(east) >= 12 * 60) dateLines++;
			}
		}
		if (error !== 0 && now > errorUntil) {
			if (chance(50)) look();
			error = 0;
		} else if (mode !== 'faithful' && error === 0 && chance(2)) {
			const size = chance(70) ? between(1, 45) * DAY : between(1, 30) * HOUR;
			error = chance(50) ? size : -size;
			errorUntil = now + between(2, 90) * HOUR;
			clockErrors++;
		}
		if (chance(12)) {
			// Stays up: sits down in the last minutes of the day.
			const [, , , h, m] = wall(now + error, zone);
			const left = 24 * 60 - (h * 60 + m);
			if (left > 12 && left < 5 * 60) now += (left - between(1, 9)) * MINUTE;
			midnights++;
			if (!done.has(today()) && !skipped.has(today())) act(today(), between(1, 40) * MINUTE);
		}
		const date = today();
		if (mode === 'faithful' ? !done.has(date) : chance(mode === 'keen' ? 55 : 28)) {
			if (mode === 'faithful' || !skipped.has(date)) act(date, time());
		} else if (mode !== 'faithful' && chance(7)) skipped.add(date);
		if (chance(6)) act(date, null);
		if (chance(6)) act(isoDay(now - between(1, 60) * DAY), chance(70) ? time() : null);
		if (chance(2)) act(isoDay(now + between(1, 60) * DAY), chance(70) ? time() : null);
		if (chance(3)) look();
	}
	look();
	error = 0;
	look();
	return { mode, diary, records, looks, flights, dateLines, clockErrors, midnights };
}

function localDateOf([y, m, d]: Wall): CivilDate {
	return `${String(y)}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}
