// What a learner can be asked to count, by name.
import { data } from '../../../../puzzles/temple/data.ts';
import type { CardId, DeckCode } from '../../../../puzzles/temple/schema.ts';
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import { faceUpOf, starsOf } from '../cards.ts';
import { playerOf } from '../course.ts';
import { costOf, type Place } from '../places.ts';
import { cardsInUse } from '../setup.ts';
import type { State } from '../state.ts';
import { learner } from './goals.ts';
import { pointsOf, pointsOfCards, worthOf, type Part } from './points.ts';

type Amount = (state: State, args: readonly (string | number)[]) => number;

/** The first cards of the deck that bear these signs, one for each. */
function cardsWith(
	signs: readonly (string | number)[],
	signOf: (card: (typeof data.cards)[number]) => unknown
): CardId[] {
	const chosen: CardId[] = [];
	for (const sign of signs) {
		const card = data.cards.find((one) => signOf(one) === sign && !chosen.includes(one.id));
		if (!card) throw new RangeError(`no further card ${sign}`);
		chosen.push(card.id);
	}
	return chosen;
}

const AMOUNTS: Readonly<Record<string, Amount>> = {
	/** Artefact cards in the box of the game. */
	artefacts: () => data.cards.length,
	/** Those that are shuffled together. */
	'in-use': ({ decks }) => cardsInUse(decks).length,
	/** Cards of the temple; with a letter: of this level. */
	temple: ({ temple }, [level]) =>
		Object.keys(temple).filter((place) => level === undefined || place[0] === level).length,
	pile: ({ pile }) => pile.length,
	/** Cards that went unseen into the box. */
	'left-over': ({ box }) => box.unseen.length,
	display: ({ display }) => display.length,
	'assistants-in-box': ({ box }) => box.assistants.length,
	price: ({ temple }, [place]) => costOf(temple, place as Place),
	silver: (state, [player = 0]) => playerOf(state, Number(player)).silver,
	bank: ({ bank }) => bank,
	'actions-left': ({ actionsLeft }) => actionsLeft,
	round: ({ round }) => round,
	/** Artefact cards of a player. */
	cards: (state, [player = 0]) => playerOf(state, Number(player)).area.length,
	/** Cards with a star. */
	stars: (state, [player = 0]) => starsOf(playerOf(state, Number(player)).area).length,
	/** The learner's cards of a deck that can still be part of a set. */
	'face-up': (state, [deck]) => faceUpOf(learner(state).area, deck as DeckCode).length,
	/** VP of a part of the count. */
	points: (state, [part = 'total', player = 0]) => pointsOf(state, Number(player), part as Part),
	/** VP that an assistant would give to the learner. */
	worth: (state, [assistant]) => worthOf(state, 0, String(assistant)),
	/** VP of so many statues in one set. */
	statues: (_, [count]) =>
		pointsOfCards(
			'ST',
			cardsWith(Array<string>(Number(count)).fill('ST'), ({ deck }) => deck)
		),
	/** VP of porcelain with these letters: `AAB`. */
	porcelain: (_, [letters]) =>
		pointsOfCards(
			'PO',
			cardsWith([...String(letters)], ({ letter }) => letter)
		),
	/** VP of these figures together: `'vampire', 'coffin'`. */
	monsters: (_, figures) =>
		pointsOfCards(
			'VM',
			cardsWith(figures, ({ monster }) => monster)
		)
};

export function amount([name, ...args]: Check, state: State): number {
	const count = AMOUNTS[name];
	if (!count) throw new RangeError(`nothing to count by the name of ${name}`);
	return count(state, args);
}
