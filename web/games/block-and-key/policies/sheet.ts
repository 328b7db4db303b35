// What a player knows of a solo run, as the engine's playouts take it.
import { COLOURS } from '../../../../engine-wasm/host/vocabulary.ts';
import type { BlockNumber, CardNumber, RunSheet } from '../../../../engine-wasm/host/run.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import { cardOf } from '../cards.ts';
import type { Known, KnownPlayer } from '../known.ts';
import type { Altar, CardId, Piece } from '../state.ts';

export function playerOf(known: Known): KnownPlayer & { readonly hand: readonly CardId[] } {
	const player = known.players[known.me];
	if (!player?.hand || !player.enigma) throw new RangeError('a player knows the own hand');
	return { ...player, hand: player.hand };
}

/** The run at the step that is to be decided. The Core Cube's colour is decided before the engine looks ahead. */
export function sheetOf(deck: Deck, known: Known): RunSheet {
	const { step } = known;
	if (step.kind === 'core') throw new RangeError('the Core Cube comes first');
	const player = playerOf(known);
	const shapes = Object.keys(deck.shapes);
	const block = ({ shape, colour }: Piece): BlockNumber =>
		4 * shapes.indexOf(shape) + COLOURS.indexOf(colour);
	const card = (id: CardId): CardNumber => deck.keys.findIndex((key) => key.id === id);
	const altar = (name: Altar) => {
		const { count, under } = known.altars[name];
		return {
			unknown: count - under.length,
			under: under.map(card).reverse(),
			unseen: known.unseen[name].map(card)
		};
	};
	const deciding = step.kind === 'ancients' ? step.card : known.drawn;
	return {
		step: step.kind,
		turn: known.turn,
		points: player.claimed.reduce((sum, id) => sum + cardOf(deck, id).vp, 0),
		enigma: COLOURS.indexOf(player.enigma ?? 'w'),
		drawn: deciding === null ? null : card(deciding),
		claimable: step.kind === 'claim' ? step.claimable.map((id) => player.hand.indexOf(id)) : [],
		hand: player.hand.map(card),
		supply: player.supply.map(block),
		yard: known.yard.map((piece) => piece && block(piece)),
		bag: known.bag.map(block),
		altars: [altar('sun'), altar('moon')]
	};
}
