// Terra Pyramides behind the interface that all games share.
import type { Game } from '../game.ts';
import { apply } from './apply.ts';
import { known, type Known } from './known.ts';
import { makeAction, parseAction } from './notation.ts';
import { options } from './options.ts';
import { ranking, scoreOf } from './score.ts';
import { forced, seals } from './seals.ts';
import { newGame } from './setup.ts';
import type { Action, GameState, Happening, Setup } from './state.ts';
import { taskResult } from './tasks.ts';

export const pyramides: Game<Setup, GameState, Action, Happening, Known> = {
	id: 'pyramides',
	begin: newGame,
	active: ({ step, active }) => (step.kind === 'end' ? null : active),
	turn: ({ turn }) => turn,
	options,
	apply,
	seals,
	forced,
	known,
	scores: (state) => state.players.map((_, player) => scoreOf(state, player).total),
	ranking,
	result: taskResult,
	makeAction,
	parseAction
};
