// The device's clock as progress sees it, and whether a sitting was solved on its own day. Part of every first visit; the streak
// itself (streak.ts, with the definition) is loaded when it is shown.
import { dayNumber, localDate, type CivilDate } from './civil.ts';

/** What the streak needs of a stored session. */
export interface Sitting {
	/** The puzzle's own date. */
	readonly date: CivilDate;
	readonly openedOn: CivilDate;
	readonly openedAt: number;
	/** Minutes east of UTC at the opening. */
	readonly zone: number;
	readonly trustedOn: CivilDate;
	readonly solvedAt: number | null;
}

export interface Clock {
	readonly now: number;
	/** The local date at `now`. */
	readonly today: CivilDate;
	/** Minutes east of UTC at `now`. */
	readonly zone: number;
	/** The later of build date and last server date, both in UTC. */
	readonly trustedOn: CivilDate;
}

export function clockOf(date: Date, trustedOn: CivilDate): Clock {
	return { now: date.getTime(), today: localDate(date), zone: -date.getTimezoneOffset(), trustedOn };
}

/** The latest of the dates that cannot lie: the build's, and those a server told. */
export function trustedDate(buildDate: CivilDate, ...told: readonly (CivilDate | null)[]): CivilDate {
	return told.reduce<CivilDate>(
		(latest, date) => (date !== null && date > latest ? date : latest),
		buildDate
	);
}

/** (a), (b) and (c) of the definition: what the record alone tells. The archive asks this too. */
export function isSolvedOnTheDay(sitting: Sitting): boolean {
	return (
		sitting.solvedAt !== null &&
		sitting.openedOn === sitting.date &&
		(sitting.date >= sitting.trustedOn || dayNumber(sitting.date) >= dayNumber(sitting.trustedOn) - 1)
	);
}
