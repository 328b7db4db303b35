// Cards and assistants in words.
import type { TempleText } from './text/en.ts';
import type { AssistantId, CardId } from '../../../../puzzles/temple/schema.ts';
import { assistantOf, cardOf } from '../../../games/temple/cards.ts';

/** What is on the card, and its star. */
export function cardName(id: CardId, text: TempleText): string {
	const { deck, letter, monster, effect, vp, star } = cardOf(id);
	const name = monster
		? text.monsters[monster]
		: letter
			? text.porcelain(letter)
			: effect
				? text.named(text.decks[deck].one, text.effects[effect.kind](effect.count))
				: vp !== undefined
					? text.named(text.decks[deck].one, text.vp(vp))
					: text.decks[deck].one;
	return star ? text.withStar(name) : name;
}

export function assistantName(id: AssistantId, text: TempleText): string {
	return text.assistants[assistantOf(id).name] ?? id;
}

/** How an assistant scores. */
export function formulaOf(id: AssistantId, text: TempleText): string {
	const { formula } = assistantOf(id);
	switch (formula.kind) {
		case 'perCard':
			return text.formulas.perCard(formula.vp, text.decks[formula.deck].one);
		case 'perTurnedSet':
			return text.formulas.perTurnedSet(formula.vp, text.decks[formula.deck].many);
		case 'perCombination':
			return text.formulas.perCombination(formula.vp);
		case 'perSilver':
			return text.formulas.perSilver(formula.vp, formula.step);
		case 'perStar':
			return text.formulas.perStar(formula.vp);
	}
}
