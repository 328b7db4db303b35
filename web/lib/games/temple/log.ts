// What has just happened at the table, in words.
import type { TempleText } from './text/en.ts';
import { cardOf } from '../../../games/temple/cards.ts';
import type { Happening } from '../../../games/temple/state.ts';
import { assistantName, cardName } from './names.ts';

/** Of everybody but `me`, who knows what they did. */
export function sayHappenings(happened: readonly Happening[], me: number, text: TempleText): string {
	return happened.flatMap((event) => sayHappening(event, me, text) ?? []).join(' ');
}

function sayHappening(event: Happening, me: number, text: TempleText): string | null {
	if (event.what === 'round') return text.told.round;
	if (!('player' in event) || event.player === me) return null;
	const who = text.player(event.player);
	switch (event.what) {
		case 'taken':
			return text.told.taken(who, cardName(event.card, text), event.cost);
		case 'hired':
			return text.told.hired(who, assistantName(event.assistant, text));
		case 'triggered':
		case 'secured':
			return text.told[event.what](who, text.decks[cardOf(event.cards[0] ?? '').deck].many);
		case 'stolen':
			return text.told.stolen(who, cardName(event.card, text), text.player(event.from));
		case 'peeked':
			return text.told.peeked(who);
		case 'discarded':
			return text.told.discarded(who, cardName(event.card, text));
		default:
			return null;
	}
}
