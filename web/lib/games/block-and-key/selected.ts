// What is selected in the present step but not yet done, as plain data: the Block in the hand, Blocks to put back, Keys to claim,
// the Ancients' placement. It is saved beside the run, and turned into the action that it stands for.
import { heldIn, holdOn, emptyHand, type Ground, type Hand } from '$lib/boards/placing/hand.ts';
import type { Json } from '$lib/progress/records.ts';
import type { Cell, Shape } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import { indexOfBlock, withNames } from '../../../games/block-and-key/blocks.ts';
import type { Choices } from '../../../games/block-and-key/choices.ts';
import { gripSquare, poseOf, turnsOf } from '../../../games/block-and-key/placing.ts';
import type { Action, CardId, GameState, Piece, Step } from '../../../games/block-and-key/state.ts';

export interface Selected {
	/** Over the Blocks of the supply. */
	readonly hand: Hand;
	/** Blocks to put back: indices into the supply. */
	readonly back: readonly number[];
	/** Keys to claim. */
	readonly claims: readonly CardId[];
	/** The Block that the Ancients' Block goes beside; null while several are equally close. */
	readonly target: number | null;
	/** Index into the placements beside the target. */
	readonly placement: number;
	/** What the Ancients could not do has been read. */
	readonly read: boolean;
}

/** What the step is; `others`: somebody else decides. */
export type Now = Step | { readonly kind: 'others' };

/** Where something is selected; `active` is whoever selects. */
export interface Stand extends Pick<GameState, 'active'> {
	readonly step: Now;
	readonly players: readonly { readonly supply: readonly Piece[] }[];
}

type Box = Pick<Deck, 'shapes' | 'floor'>;

const supplyOf = ({ players, active }: Stand): readonly Piece[] => players[active]?.supply ?? [];
const shapeOf = ({ shapes }: Box, { shape }: Piece): Shape => shapes[shape] ?? [];
const isSame = (a: Piece, b: Piece) => a.shape === b.shape && a.colour === b.colour;

/** At the beginning of a step. Blocks stay turned as they were before. */
export function nothingSelected(box: Box, state: Stand, before?: { state: Stand; hand: Hand }): Selected {
	const { step } = state;
	const supply = supplyOf(state);
	const hand = emptyHand(supply.map((piece) => ({ shape: shapeOf(box, piece), colour: piece.colour })));
	const old = before ? supplyOf(before.state) : [];
	const poses = supply.map((piece, k) => {
		const at = old.findIndex((one) => isSame(one, piece));
		return before?.hand.poses[at] ?? hand.poses[k] ?? [];
	});
	return {
		hand: { ...hand, poses },
		back: [],
		claims: step.kind === 'claim' ? step.claimable : [],
		target: step.kind === 'ancients' && step.targets.length === 1 ? (step.targets[0] ?? null) : null,
		placement: 0,
		read: false
	};
}

/** The action that this stands for, Blocks by name; `cells` are those of a Block that may stay where it is. */
export function actionOf(state: Stand, selected: Selected, cells: readonly Cell[] | null): Action | null {
	const { step } = state;
	const { hand, back, claims, target } = selected;
	switch (step.kind) {
		case 'act':
			return cells && hand.held !== null
				? withNames(supplyOf(state), { do: 'place', block: hand.held, cells })
				: null;
		case 'put-back':
			return back.length === step.over ? withNames(supplyOf(state), { do: 'put-back', blocks: back }) : null;
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

/** The selection that stands for this action. The same object where there is nothing to select. */
export function selectedFor(
	action: Action,
	before: Selected,
	state: Stand,
	options: Choices,
	ground: Ground
): Selected {
	const supply = supplyOf(state);
	if (action.do === 'place')
		return { ...before, hand: holdOn(before.hand, indexOfBlock(supply, action.block), action.cells, ground) };
	if (action.do === 'put-back')
		return { ...before, back: action.blocks.map((block) => indexOfBlock(supply, block)) };
	if (action.do === 'claim') return { ...before, claims: action.cards };
	if (action.do !== 'ancients' || options.kind !== 'ancients') return before;
	const asked = String(action.cells);
	const placement = options.placements(action.target).findIndex((cells) => String(cells) === asked);
	return { ...before, target: action.target, placement: Math.max(0, placement) };
}

export function makeSelected({ hand, back, claims, target, placement, read }: Selected): Json {
	const { held, poses, square } = hand;
	return { held, poses, square, back, claims, target, placement, read };
}

/** Whatever of a saved selection still makes sense in this state; the rest is as at the beginning of the step. */
export function parseSelected(box: Box, state: Stand, saved: Json): Selected {
	const fresh = nothingSelected(box, state);
	if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return fresh;
	const { held, poses, square, back, claims, target, placement, read } = saved as Record<string, unknown>;
	const supply = supplyOf(state);
	const { step } = state;
	const isBlock = (k: unknown): k is number => isWhole(k) && k < supply.length;
	const turned = supply.map((piece, k) => {
		const pose = fresh.hand.poses[k] ?? poseOf(shapeOf(box, piece));
		const cells: unknown = Array.isArray(poses) ? poses[k] : null;
		// To the letter: a straight Block that was turned end for end fills the same cells and has its grip on the other one.
		return [...turnsOf(pose, 'S')].find((turn) => String(turn) === String(cells)) ?? pose;
	});
	const at = isPair(square) ? square : null;
	const hand: Hand = {
		held: step.kind === 'act' && at && isBlock(held) ? held : null,
		poses: turned,
		square: at
	};
	const grip = heldIn(hand);
	return {
		hand: grip ? { ...hand, square: gripSquare(grip, box.floor) } : hand,
		back: step.kind === 'put-back' && Array.isArray(back) ? back.filter(isBlock).slice(0, step.over) : [],
		claims:
			step.kind === 'claim' && Array.isArray(claims)
				? step.claimable.filter((card) => claims.includes(card))
				: fresh.claims,
		target:
			step.kind === 'ancients' ? (step.targets.find((one) => one === target) ?? fresh.target) : fresh.target,
		placement: isWhole(placement) ? placement : 0,
		read: read === true
	};
}

function isWhole(value: unknown): value is number {
	return Number.isInteger(value) && (value as number) >= 0;
}

function isPair(value: unknown): value is readonly [number, number] {
	return Array.isArray(value) && value.length === 2 && value.every(isWhole);
}
