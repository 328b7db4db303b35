// The decisions of a step in the engine's numbers, and what they mean as actions.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import { sortCells } from '../../../../engine-wasm/host/cells.ts';
import { DECISIONS, type RunDecision } from '../../../../engine-wasm/host/run.ts';
import { PLACE_SHIFT } from '../../../../engine-wasm/shared.ts';
import type { Cell } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import { indexOfBlock } from '../blocks.ts';
import { cardOf } from '../cards.ts';
import { activePlayer } from '../moment.ts';
import type { Choices } from '../choices.ts';
import { ALTARS, LINES, type Action, type GameState, type Piece } from '../state.ts';
import { shapeOf } from '../temple.ts';

/** How many ideas of where to place are weighed. */
const IDEAS = 16;
const ANCIENTS_IDEAS = 8;

const decision = (what: keyof typeof DECISIONS, a: number, b = 0): RunDecision => ({
	what: DECISIONS[what],
	a,
	b
});
const bitsOf = (indices: readonly number[]) => indices.reduce((bits, index) => bits | (1 << index), 0);

/** What is worth weighing at this step; the engine is set to the run. Never empty. */
export function candidates(
	engine: Engine,
	choices: Choices,
	hand: readonly string[],
	last: boolean
): RunDecision[] {
	switch (choices.kind) {
		case 'line':
			return choices.lines.map((line) => decision('dig', LINES.indexOf(line)));
		case 'act': {
			const placing = engine
				.ideas(IDEAS)
				.map(({ block, keys, placement }) => decision('place', block | (keys << PLACE_SHIFT), placement));
			// Blocks dug in the last turn serve nobody.
			const digging = last && placing.length > 0 ? [] : choices.lines;
			const all = [...placing, ...digging.map((line) => decision('dig', LINES.indexOf(line)))];
			return all.length > 0 ? all : [decision('pass', 0)];
		}
		case 'put-back':
			return putBackWays(engine.quickDecision().a, choices.supply.length);
		case 'claim': {
			const places = choices.claimable.map((id) => hand.indexOf(id));
			return Array.from({ length: 1 << places.length }, (_, choice) =>
				decision('claim', bitsOf(places.filter((_place, index) => (choice >> index) & 1)))
			).reverse();
		}
		case 'marker':
			return choices.altars.map((altar) => decision('marker', ALTARS.indexOf(altar)));
		case 'discard':
			return [-1, ...choices.cards.map((id) => hand.indexOf(id))].map((index) => decision('discard', index));
		case 'draw':
			return choices.altars.map((altar) => decision('draw', ALTARS.indexOf(altar)));
		case 'ancients':
			return engine
				.ideas(ANCIENTS_IDEAS)
				.map(({ block, placement }) => decision('ancients', block, placement));
		case 'core':
		case 'end':
			throw new RangeError(`nothing to weigh at ${choices.kind}`);
	}
}

/** A decision as an action. A placement's claims are a step of their own. */
export function actionOf(engine: Engine, { what, a, b }: RunDecision, hand: readonly string[]): Action {
	switch (what) {
		case DECISIONS.dig:
			return { do: 'take', line: LINES[a] ?? 'row-1' };
		case DECISIONS.place:
			return { do: 'place', block: a & ((1 << PLACE_SHIFT) - 1), cells: engine.cells(b) };
		case DECISIONS.putBack:
			return { do: 'put-back', blocks: membersOf(a) };
		case DECISIONS.claim:
			return { do: 'claim', cards: membersOf(a).map((place) => hand[place] as string) };
		case DECISIONS.marker:
			return { do: 'marker', altar: ALTARS[a] ?? 'sun' };
		case DECISIONS.discard:
			return { do: 'discard', card: hand[a] ?? null };
		case DECISIONS.draw:
			return { do: 'draw', altar: ALTARS[a] ?? 'sun' };
		case DECISIONS.ancients:
			return { do: 'ancients', target: a, cells: engine.cells(b) };
		default:
			return { do: 'pass' };
	}
}

/** The other way: an action of this state in the engine's numbers. A placement claims all that it can. */
export function decisionOf(engine: Engine, deck: Deck, state: GameState, action: Action): RunDecision {
	const { hand, supply } = activePlayer(state);
	const placementOf = (piece: Piece, cells: readonly Cell[]) => {
		const placement = engine.placementOf(shapeOf(deck, piece), sortCells(cells));
		if (placement === null) throw new RangeError('not a legal placement');
		return placement;
	};
	switch (action.do) {
		case 'take':
			return decision('dig', LINES.indexOf(action.line));
		case 'place': {
			const block = indexOfBlock(supply, action.block);
			const piece = supply[block] as Piece;
			const claims = engine.claims(
				piece.colour,
				action.cells,
				hand.map((id) => cardOf(deck, id))
			);
			const keys = bitsOf(claims.flatMap((match, place) => (match ? [place] : [])));
			return decision('place', block | (keys << PLACE_SHIFT), placementOf(piece, action.cells));
		}
		case 'put-back':
			return decision('putBack', bitsOf(action.blocks.map((block) => indexOfBlock(supply, block))));
		case 'claim':
			return decision('claim', bitsOf(action.cards.map((id) => hand.indexOf(id))));
		case 'marker':
			return decision('marker', ALTARS.indexOf(action.altar));
		case 'discard':
			return decision('discard', action.card === null ? -1 : hand.indexOf(action.card));
		case 'draw':
			return decision('draw', ALTARS.indexOf(action.altar));
		case 'ancients': {
			if (state.step.kind !== 'ancients') throw new RangeError('not the turn of the Ancients');
			return decision('ancients', action.target, placementOf(state.step.piece, action.cells));
		}
		case 'pass':
			return decision('pass', 0);
		case 'core':
			throw new RangeError('the Core Cube comes before any playout');
	}
}

function membersOf(bits: number): number[] {
	return Array.from({ length: 16 }, (_, index) => index).filter((index) => (bits >> index) & 1);
}

/** A choice of Blocks to put back, and every other that differs from it in one Block. */
function putBackWays(chosen: number, supply: number): RunDecision[] {
	const all = [...Array(supply).keys()];
	const swapped = membersOf(chosen).flatMap((kept) =>
		all.filter((index) => !((chosen >> index) & 1)).map((instead) => (chosen & ~(1 << kept)) | (1 << instead))
	);
	return [chosen, ...swapped].map((bits) => decision('putBack', bits));
}
