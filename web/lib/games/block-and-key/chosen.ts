// Between what is chosen and what is done: the action of a draft and the draft of an action.
import { holdOn, type Ground } from '$lib/boards/placing/hand.ts';
import type { Cell } from '../../../../engine-wasm/host/vocabulary.ts';
import { indexOfBlock } from '../../../games/block-and-key/blocks.ts';
import type { Choices } from '../../../games/block-and-key/choices.ts';
import type { Action, Piece, Step } from '../../../games/block-and-key/state.ts';
import type { Draft } from './draft.ts';

/** What the draft would do; `cells` are those of a Block that may stay where it is. */
export function actionOf(step: Step, draft: Draft, cells: readonly Cell[] | null): Action | null {
	const { hand, back, claims, target } = draft;
	switch (step.kind) {
		case 'act':
			return cells && hand.held !== null ? { do: 'place', block: hand.held, cells } : null;
		case 'put-back':
			return back.length === step.over ? { do: 'put-back', blocks: back } : null;
		case 'claim':
			return claims.length > 0 ? { do: 'claim', cards: claims } : null;
		case 'discard':
			return { do: 'discard', card: null };
		case 'ancients':
			return cells && target !== null ? { do: 'ancients', target, cells } : null;
		default:
			return null;
	}
}

/** The draft in which this action was about to be done, with the supply of that moment. */
export function draftOf(
	action: Action,
	fresh: Draft,
	options: Choices,
	supply: readonly Piece[],
	ground: Ground
): Draft {
	if (action.do === 'place')
		return { ...fresh, hand: holdOn(fresh.hand, indexOfBlock(supply, action.block), action.cells, ground) };
	if (action.do === 'put-back')
		return { ...fresh, back: action.blocks.map((block) => indexOfBlock(supply, block)) };
	if (action.do === 'claim') return { ...fresh, claims: action.cards };
	if (action.do !== 'ancients' || options.kind !== 'ancients') return fresh;
	const asked = String(action.cells);
	const placement = options.placements(action.target).findIndex((cells) => String(cells) === asked);
	return { ...fresh, target: action.target, placement: Math.max(0, placement) };
}
