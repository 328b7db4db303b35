// Temple of Artefacts as every game of the house is played.
import type { Game } from '../game.ts';
import { apply } from './apply.ts';
import { known, type Known } from './known.ts';
import { makeAction, parseAction } from './notation.ts';
import { options } from './options.ts';
import { ranking } from './ranking.ts';
import { scoreOf } from './score.ts';
import { seals } from './seals.ts';
import { begin, type Setup } from './setup.ts';
import type { Action, Happening, State } from './state.ts';

export const temple: Game<Setup, State, Action, Happening, Known> = {
	id: 'temple',
	begin,
	active: ({ phase, active }) => (phase === 'GAME_END' ? null : active),
	// Turns are not counted at the table; rounds are.
	turn: ({ round }) => round,
	options,
	apply,
	seals,
	known,
	scores: (state) => state.players.map((_, player) => scoreOf(state, player)),
	ranking,
	result: () => null,
	makeAction,
	parseAction
};
