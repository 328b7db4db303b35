// Nim: its entry in the rules layer.
import { hasFields, oneOf } from '../../../../../web/games/fields.ts';
import type { GameEntry } from '../../../../../web/games/game.ts';
import { PLAYERS, type Setup } from './state.ts';

const setup: Setup = { players: PLAYERS };

export const entry: GameEntry = {
	id: 'nim',
	players: [PLAYERS],
	setups: [{ name: 'heap', setup: { ...setup } }],
	opponent: 'perfect',
	isSetup: (value) => hasFields(value, { players: oneOf(PLAYERS) }),
	makeSetup: () => 'h',
	parseSetup: (word) => (word === 'h' ? setup : null),
	game: async () => (await import('./game.ts')).nim,
	teacher: async () => (await import('./lesson.ts')).nimTeacher,
	bots: async () => (await import('./bots.ts')).bots
};
