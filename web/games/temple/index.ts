// Temple of Artefacts: its entry in the rules layer.
import type { GameEntry } from '../game.ts';
import { BEGINNER_DECKS, PLAYER_COUNTS } from './setup.ts';
import { isSetup, makeSetup, parseSetup } from './setups.ts';

export const entry: GameEntry = {
	id: 'temple',
	players: PLAYER_COUNTS,
	setups: [
		...PLAYER_COUNTS.flatMap((players) => [
			{ name: `beginner-${players}`, setup: { players, decks: BEGINNER_DECKS } },
			{ name: `random-${players}`, setup: { players, decks: 'random' } }
		])
	],
	opponent: 'simple',
	isSetup,
	makeSetup,
	parseSetup,
	game: async () => (await import('./game.ts')).temple,
	teacher: async () => (await import('./lesson/teacher.ts')).templeTeacher,
	bots: async () => (await import('./bots.ts')).bots
};
