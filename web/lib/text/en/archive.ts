// English: the archive of all dailies.
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { ArchiveState } from '$lib/progress/archive.ts';

const levels: Record<Level, string> = { star: 'Star', sun: 'Sun', moon: 'Moon' };
const states: Record<ArchiveState, string> = {
	unseen: 'open',
	started: 'begun',
	'on-the-day': 'solved on the day',
	later: 'solved later'
};
const state = (of: ArchiveState, hinted: boolean) => `${states[of]}${hinted ? ' with hints' : ''}`;

const archive = {
	title: 'Archive',
	description: 'Every daily puzzle since 1 January 2026, by month, with what you have solved. Works offline.',
	intro:
		'Every day stays open. A day solved later fills the calendar; only the day itself counts for the streak.',
	levels,
	state: (_level: Level, of: ArchiveState, hinted: boolean) => state(of, hinted),
	/** For a day's button. */
	day: (date: string, parts: readonly string[]) => [date, ...parts].join(', '),
	part: (level: Level, of: ArchiveState, hinted: boolean) => `${levels[level]} ${state(of, hinted)}`,
	today: 'today',
	future: 'not yet',
	earlier: 'Month before',
	later: 'Month after',
	toToday: 'Today',
	legendTitle: 'What the bands mean',
	order: 'Each day has three bands: Star on top, then Sun, then Moon.',
	legend: {
		unseen: 'open',
		'on-the-day': 'solved on the day',
		later: 'solved later',
		hinted: 'a dot: with hints',
		today: 'gold frame: today',
		future: 'hatched: not yet'
	},
	close: 'Close',
	play: 'Play',
	whole: 'The day as a whole',
	again: 'See it again',
	loading: 'Loading…',
	failed: 'The keys did not load. Check the connection and open the day again.',
	noScript: 'The archive needs JavaScript.'
};

export type Archive = typeof archive;
export default archive;
