// German: the week as an arch.
import type { Week } from '../en/week.ts';

export default {
	states: {
		solved: 'gelöst',
		free: 'Joker-Tag',
		bridged: 'durch Zeitzonenwechsel gerettet',
		missed: 'verpasst',
		open: 'offen',
		ahead: 'kommt noch',
		before: 'vor deinem ersten Tag'
	},
	said: (days) => `Die Woche als Bogen aus sieben Steinen: ${days.join(', ')}.`,
	day: (weekday, state) => `${weekday} ${state}`,
	now: (weekday, state) => `heute, ${weekday}, ${state}`
} satisfies Week;
