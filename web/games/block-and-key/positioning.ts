// A Block from the supply on the Temple Floor, and the Keys that it claims (B-POS-1, B-KEY-1 to B-KEY-6).
import { sortCells } from '../../../engine-wasm/host/cells.ts';
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { afterAction } from './altars.ts';
import { indexOfBlock } from './blocks.ts';
import { cardOf } from './cards.ts';
import { activePlayer, isSolo, awaiting, advanced, withPlayer, type Moment, type Rules } from './moment.ts';
import type { BlockRef, CardId, GameState, Refusal } from './state.ts';
import { misplaced, placeable, positionOf } from './temple.ts';
import { over } from './turns.ts';
import { openLines } from './yard.ts';

/** B-POS-1. */
export function position(
	rules: Rules,
	moment: Moment,
	ref: BlockRef,
	unsorted: readonly Cell[]
): Moment | Refusal {
	const { state } = moment;
	const { engine, deck } = rules;
	const { supply, hand, seat } = activePlayer(state);
	const block = indexOfBlock(supply, ref);
	const piece = supply[block];
	if (!piece) return { rule: 'B-POS-1' };
	const wrong = misplaced(rules, state, piece, unsorted, 'B-POS-1');
	if (wrong) return wrong;
	const cells = sortCells(unsorted);
	engine.setPosition(positionOf(deck, state), seat);
	const keys = hand.map((id) => cardOf(deck, id));
	const matches = engine.claims(piece.colour, cells, keys);
	const claimable = hand.filter((_, k) => matches[k]);
	const poorer = withPlayer(state, { supply: supply.filter((_, k) => k !== block) });
	const blocks = [...state.blocks, { colour: piece.colour, cells }];
	const placed = advanced(moment, { ...poorer, blocks }, { what: 'placed', piece, cells });
	return claimable.length > 0
		? awaiting(placed, { kind: 'claim', claimable })
		: afterAction(rules, placed, []);
}

/** B-KEY-4 to B-KEY-6. */
export function claim(
	rules: Rules,
	moment: Moment,
	claimable: readonly CardId[],
	cards: readonly CardId[]
): Moment | Refusal {
	const { state } = moment;
	const { hand, claimed } = activePlayer(state);
	const chosen = new Set(cards);
	if (chosen.size < cards.length || !cards.every((id) => hand.includes(id))) return { rule: 'B-KEY-6' };
	if (!cards.every((id) => claimable.includes(id))) return { rule: 'B-KEY-4' };
	if (cards.length === 0) return afterAction(rules, moment, []);
	const richer = withPlayer(state, {
		hand: hand.filter((id) => !chosen.has(id)),
		claimed: [...claimed, ...cards]
	});
	return afterAction(rules, advanced(moment, richer, { what: 'claimed', cards }), cards);
}

/** Whether the active player can neither Excavate nor Position. */
export function isStuck(rules: Rules, state: GameState): boolean {
	return (
		openLines(state.yard).length === 0 && placeable(rules, state, activePlayer(state).supply).length === 0
	);
}

export function pass(rules: Rules, moment: Moment): Moment | Refusal {
	const { state } = moment;
	if (!isStuck(rules, state)) return { rule: 'B-TURN-1' };
	// When nobody can do anything, nobody ever will.
	const dead = !isSolo(state) && state.players.every((_, active) => isStuck(rules, { ...state, active }));
	return dead ? over(moment) : afterAction(rules, moment, []);
}
