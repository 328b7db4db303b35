// A whole game that agrees with what one player knows, everything hidden dealt anew: for policies that look ahead, and for tests
// that nothing hidden is known.
import type { Colour } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import type { Random } from '../rng.ts';
import { cardOf } from './cards.ts';
import type { Known, KnownPlayer } from './known.ts';
import { STARS_DEALT } from './setup.ts';
import { ALTARS, type Altar, type CardId, type GameState } from './state.ts';

export function imagine(deck: Deck, known: Known, random: Random): GameState {
	const { me, players, bag, altars, unseen, marks, ...open } = known;
	const stars = random.shuffled(unseen.star);
	const cards = { sun: random.shuffled(unseen.sun), moon: random.shuffled(unseen.moon) };
	const marked = marks.map(({ marker, ...mark }) => ({
		...mark,
		marker: marker && { ...marker, card: marker.card ?? (cards[marker.altar].pop() as CardId) }
	}));
	// The lowest cards are those that the player put there.
	const pile = (altar: Altar) => {
		const { count, under } = altars[altar];
		return [...under, ...cards[altar].splice(0, count - under.length)];
	};
	const piles = { sun: pile('sun'), moon: pile('moon') };
	// What neither lies on an Altar nor was seen is in another hand; so are the Stars that were dealt and not claimed.
	const inHands = random.shuffled([...cards.sun, ...cards.moon]);
	const enigmas = random.shuffled(
		deck.enigmas.map(({ colour }) => colour).filter((colour) => colour !== players[me]?.enigma)
	);
	const handOf = (player: KnownPlayer) => {
		const dealt = stars.splice(0, Math.min(player.handCount, starsLeft(deck, player)));
		return [...dealt, ...inHands.splice(0, player.handCount - dealt.length)];
	};
	return {
		...open,
		seed: String(random.next()),
		players: players.map(({ seat, supply, claimed, ...player }) => ({
			seat,
			supply,
			claimed,
			hand: player.hand ?? handOf({ seat, supply, claimed, ...player }),
			enigma: player.enigma ?? (enigmas.pop() as Colour)
		})),
		bag: random.shuffled(bag),
		altars: piles,
		marks: marked,
		removed: stars,
		discarded: [
			...ALTARS.flatMap((altar) => altars[altar].under),
			...marks.flatMap(({ marker }) => marker?.card ?? [])
		]
	};
}

/** Stars are dealt at the set-up and leave a hand by a claim alone. */
function starsLeft(deck: Deck, { claimed }: KnownPlayer): number {
	return STARS_DEALT - claimed.filter((id) => cardOf(deck, id).level === 'star').length;
}
