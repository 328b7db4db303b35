// Recall: its entry in the rules layer.
import type { GameEntry } from '../game.ts';
import { isSetup, makeSetup, parseSetup } from './setups.ts';

export const entry: GameEntry = {
	id: 'recall',
	players: [1, 2, 3, 4],
	setups: [
		...[1, 2, 3, 4].flatMap((players) => [
			{ name: `first-${players}`, setup: { players, firstGame: true, deal: true } },
			{ name: `usual-${players}`, setup: { players } }
		])
	],
	opponent: 'sensible',
	isSetup,
	makeSetup,
	parseSetup,
	game: async () => (await import('./game.ts')).recall,
	teacher: async () => (await import('./lesson/teacher.ts')).recallTeacher,
	bots: async () => (await import('./bots.ts')).bots
};
