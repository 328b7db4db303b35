// French: the week as an arch.
import type { Week } from '../en/week.ts';

export default {
	states: {
		solved: 'réussi',
		free: 'joker',
		bridged: 'sauvé par un changement de fuseau',
		missed: 'manqué',
		open: 'ouvert',
		ahead: 'à venir',
		before: 'avant votre premier jour'
	},
	said: (days) => `La semaine, une arche de sept pierres\u00a0: ${days.join(', ')}.`,
	day: (weekday, state) => `${weekday} ${state}`,
	now: (weekday, state) => `aujourd’hui, ${weekday}, ${state}`
} satisfies Week;
