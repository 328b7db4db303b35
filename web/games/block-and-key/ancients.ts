// The Ancients' turn (section 5): the last Key drawn names a site and a corner, the player chooses within the rules.
import { sortCells } from '../../../engine-wasm/host/cells.ts';
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { cardOf } from './cards.ts';
import { awaiting, advanced, type Moment, type Rules } from './moment.ts';
import type { CardId, GameState, Piece, Refusal, Step } from './state.ts';
import { engineAt, misplaced, shapeOf } from './temple.ts';
import { endTurn } from './turns.ts';
import { bagWith, refill, without } from './yard.ts';

/** S-ANC-3: every placement of the piece corner to corner with the target, in no particular order. */
export function placementsAt(
	rules: Rules,
	temple: Pick<GameState, 'core' | 'blocks'>,
	piece: Piece,
	target: number
): Cell[][] {
	return engineAt(rules, temple).placementsBeside(shapeOf(rules.deck, piece), target);
}

/** S-ANC-1, S-ANC-2 and, when there is no room, S-ANC-6. */
export function ancientsBegin(rules: Rules, moment: Moment, id: CardId): Moment {
	const { state } = moment;
	const card = cardOf(rules.deck, id);
	if (card.level === 'star') throw new RangeError(`${id} cannot be drawn`);
	const { stars } = card;
	const site = card.pips - 1;
	const begun = advanced(moment, state, { what: 'ancients', card: id, site, stars });
	const piece = state.yard[site];
	if (!piece) return endTurn(advanced(begun, state, { what: 'empty-site', site }));
	const targets = engineAt(rules, state)
		.closestBlocks(stars)
		.filter((target) => placementsAt(rules, state, piece, target).length > 0);
	if (targets.length > 0) return awaiting(begun, { kind: 'ancients', card: id, site, piece, targets });
	// S-ANC-7: the Block is in the bag again before the draw.
	const returned = { ...state, yard: without(state.yard, [site]), bag: bagWith(state, [piece]) };
	return endTurn(refill(advanced(begun, returned, { what: 'no-room', piece })));
}

/** S-ANC-3 to S-ANC-5, S-ANC-7. */
export function ancientsPlace(
	rules: Rules,
	moment: Moment,
	{ piece, site, targets }: Extract<Step, { kind: 'ancients' }>,
	target: number,
	unsorted: readonly Cell[]
): Moment | Refusal {
	const { state } = moment;
	if (!targets.includes(target)) return { rule: 'S-ANC-3' };
	const wrong = misplaced(rules, state, piece, unsorted, 'S-ANC-3');
	if (wrong) return wrong;
	const cells = sortCells(unsorted);
	const asked = String(cells);
	if (!placementsAt(rules, state, piece, target).some((placement) => String(placement) === asked))
		return { rule: 'S-ANC-3' };
	const blocks = [...state.blocks, { colour: piece.colour, cells }];
	const placed = { ...state, blocks, yard: without(state.yard, [site]) };
	return endTurn(refill(advanced(moment, placed, { what: 'ancients-placed', piece, target, cells })));
}
