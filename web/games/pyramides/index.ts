// Terra Pyramides: its entry in the rules layer.
import type { GameEntry } from '../game.ts';
import { isSetup, makeSetup, parseSetup } from './setups.ts';

export const entry: GameEntry = {
	id: 'pyramides',
	players: [1, 2, 3, 4],
	setups: [
		...[2, 3, 4].flatMap((players) => [
			{ name: `players-${players}`, setup: { players } },
			{ name: `symbols-${players}`, setup: { players, symbols: true } },
			{ name: `open-${players}`, setup: { players, open: true } },
			{ name: `symbols-open-${players}`, setup: { players, symbols: true, open: true } }
		]),
		...[1, 2, 3].map((task) => ({ name: `task-${task}`, setup: { players: 1, task } }))
	],
	opponent: 'lookahead',
	isSetup,
	makeSetup,
	parseSetup,
	game: async () => (await import('./game.ts')).pyramides,
	teacher: async () => (await import('./lesson/teacher.ts')).pyramidesTeacher,
	bots: async () => (await import('./bots.ts')).bots
};
