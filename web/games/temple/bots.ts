// Temple's own players, and a temple in which everything hidden is dealt anew.
import type { CardId } from '../../../puzzles/temple/schema.ts';
import type { Bots } from '../game.ts';
import type { Random } from '../rng.ts';
import { cardOf } from './cards.ts';
import type { Known } from './known.ts';
import { PLACES, type Place } from './places.ts';
import { random } from './policies/random.ts';
import { simple } from './policies/simple.ts';
import type { Action, Laid, State } from './state.ts';

export const bots: Bots<State, Action, Known> = {
	policies: {
		simple: () => (known, _options, chance) => simple(known, chance),
		random: () => (known, _options, chance) => random(known, chance)
	},
	imagine
};

function imagine(known: Known, chance: Random): State {
	const { me: _, temple: seen, pileCount, box, unseen, ...open } = known;
	// What lies face down bears the symbol; the pile holds cards of both kinds.
	const cards = chance.shuffled(unseen);
	const take = (fits: (card: CardId) => boolean) => cards.splice(cards.findIndex(fits), 1)[0] as CardId;
	const temple: Partial<Record<Place, Laid>> = {};
	for (const place of PLACES) {
		const laid = seen[place];
		if (laid) temple[place] = { ...laid, card: laid.card ?? take((card) => cardOf(card).faceDown) };
	}
	return {
		...open,
		temple,
		pile: cards.slice(0, pileCount),
		box: { cards: box.cards, assistants: box.assistants, unseen: cards.slice(pileCount) }
	};
}
