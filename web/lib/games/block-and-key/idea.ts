// An action of a run as a short piece of advice: what to do and where, without the time in which it was or will be done.
import { cornersOf } from '$lib/boards/names.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import { pieceAt } from '../../../games/block-and-key/blocks.ts';
import { cardOf } from '../../../games/block-and-key/cards.ts';
import { activePlayer } from '../../../games/block-and-key/moment.ts';
import { keysIn, viewAfter } from '../../../games/block-and-key/showing.ts';
import type { Action, GameState } from '../../../games/block-and-key/state.ts';
import { filledSites } from '../../../games/block-and-key/yard.ts';
import { sayPiece, type Words } from './notes.ts';

/** `state` is the one in which the action is possible. */
export function sayIdea(deck: Deck, state: GameState, action: Action, words: Words): string {
	const { run, common } = words;
	const { hand, supply } = activePlayer(state);
	switch (action.do) {
		case 'core':
			return run.core.choose(common.key.colours[action.colour]);
		case 'take': {
			const sites = filledSites(state.yard, action.line).map((site) => site + 1);
			return run.ideas.dig(sites.join(', '), sites.length);
		}
		case 'put-back':
			return run.ideas.putBack(
				action.blocks
					.flatMap((block) => pieceAt(supply, block) ?? [])
					.map((piece) => sayPiece(piece, words))
					.join('; ')
			);
		case 'place': {
			const piece = pieceAt(supply, action.block);
			if (!piece) return run.do.place;
			const owner = state.blocks.length + 1;
			const claims = keysIn(deck, hand, viewAfter(deck, state, piece.colour, action.cells), owner);
			const placed = run.ideas.place(sayPiece(piece, words), ...cornersOf(action.cells));
			return claims.size > 0 ? `${placed}, ${run.ideas.claims(claims.size)}` : placed;
		}
		case 'claim':
			return action.cards.length === 0
				? run.ideas.leave
				: run.ideas.claim(action.cards.map((id) => run.levels[cardOf(deck, id).level]).join(', '));
		case 'marker':
			return run.altar.lay(run.levels[action.altar]);
		case 'discard':
			return action.card === null
				? run.do.keepAll
				: run.hand.putBackSaid(hand.indexOf(action.card) + 1, run.levels[cardOf(deck, action.card).level]);
		case 'draw':
			return run.altar.draw(run.levels[action.altar]);
		case 'ancients':
			return state.step.kind === 'ancients'
				? run.ideas.ancients(sayPiece(state.step.piece, words), ...cornersOf(action.cells))
				: run.do.placeForThem;
		case 'pass':
			return run.do.pass;
	}
}
