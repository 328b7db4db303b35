// Block and Key and The Ancients as every game of the house is played: the same rules, for two to four players and for one.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import type { Game, GameId } from '../game.ts';
import { apply } from './apply.ts';
import { known, type Known } from './known.ts';
import { isSolo } from './moment.ts';
import { makeAction, parseAction } from './notation.ts';
import { options } from './options.ts';
import { ranking, scoreOf, tier } from './score.ts';
import { seals } from './seals.ts';
import { newGame } from './setup.ts';
import type { Setup } from './setups.ts';
import type { Action, GameState, Happening, Score } from './state.ts';

type BlockGame = Game<Setup, GameState, Action, Happening, Known>;

export const blockAndKey = gameOf('block-and-key');
export const ancients = gameOf('ancients');

export const active = ({ step, active: player }: GameState): number | null =>
	step.kind === 'end' ? null : player;
/** The rulebook counts the turns of one player; with more of them these are rounds. */
export const turn = ({ turn: number, players }: GameState): number => Math.ceil(number / players.length);

function gameOf(id: GameId) {
	return (engine: Engine, deck: Deck): BlockGame => {
		const scoresOf = (state: GameState): Score[] =>
			state.players.map((_, player) => scoreOf(engine, deck, state, player));
		return {
			id,
			begin: ({ players }, seed) => newGame(deck, seed, players).state,
			active,
			turn,
			options: (state) => options(engine, deck, state),
			apply(state, action) {
				const outcome = apply(engine, deck, state, action);
				if (outcome.ok || !outcome.refusal.violations) return outcome;
				const facts = { violations: outcome.refusal.violations.join(' ') };
				return { ok: false, refusal: { ...outcome.refusal, facts } };
			},
			seals,
			known: (state, player) => known(deck, state, player),
			scores: (state) => scoresOf(state).map(({ total }) => total),
			ranking: (state) => ranking(engine, deck, state).map(({ player }) => [player]),
			result(state) {
				const scores = scoresOf(state).map((score) => ({ ...score }));
				const [own] = scores;
				return isSolo(state) && own ? { ...own, tier: tier(own.total) } : { scores };
			},
			makeAction,
			parseAction
		};
	};
}
