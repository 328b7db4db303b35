// English: the week as an arch.
import type { StoneState } from '$lib/progress/week.ts';

const states: Record<StoneState, string> = {
	solved: 'solved',
	free: 'streak freeze',
	bridged: 'saved by a time-zone change',
	missed: 'missed',
	open: 'open',
	ahead: 'to come',
	before: 'before your first day'
};

const week = {
	states,
	/** For screen readers, in place of the drawing. */
	said: (days: readonly string[]) => `The week as an arch of seven stones: ${days.join(', ')}.`,
	day: (weekday: string, state: string) => `${weekday} ${state}`,
	now: (weekday: string, state: string) => `today, ${weekday}, ${state}`
};

export type Week = typeof week;
export default week;
