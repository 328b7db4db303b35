// An action as one word: `take.t1`, `peek.m22`, `hire.AS2`, `trigger.CO1.CO5`, `secure.PO1.PO2`, `steal.ST4`, `assistant.AS11`,
// `discard.CO3`, `end`. Cards of a set stand in the order of the box.
import { byCard, isAssistant, isCard } from './cards.ts';
import { isPlace } from './places.ts';
import type { Action } from './state.ts';

export function makeAction(action: Action): string {
	switch (action.do) {
		case 'take':
		case 'peek':
			return `${action.do}.${action.place}`;
		case 'hire':
		case 'assistant':
			return `${action.do}.${action.assistant}`;
		case 'trigger':
		case 'secure':
			return [action.do, ...[...action.cards].sort(byCard)].join('.');
		case 'steal':
		case 'discard':
			return `${action.do}.${action.card}`;
		case 'end':
			return 'end';
	}
}

export function parseAction(text: string): Action | null {
	const [verb = '', ...words] = text.split('.');
	const action = read(verb, words);
	return action && makeAction(action) === text ? action : null;
}

function read(verb: string, words: readonly string[]): Action | null {
	const [word = ''] = words;
	switch (verb) {
		case 'take':
		case 'peek':
			return isPlace(word) ? { do: verb, place: word } : null;
		case 'hire':
		case 'assistant':
			return isAssistant(word) ? { do: verb, assistant: word } : null;
		case 'trigger':
		case 'secure':
			return words.length > 0 && words.every(isCard) ? { do: verb, cards: words } : null;
		case 'steal':
		case 'discard':
			return isCard(word) ? { do: verb, card: word } : null;
		case 'end':
			return { do: verb };
		default:
			return null;
	}
}
