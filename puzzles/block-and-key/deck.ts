// The built-in deck, checked once when it is loaded.
import { parseDeck } from '../schema/deck.ts';
import deckJson from './deck.json' with { type: 'json' };

export const deck = parseDeck(deckJson);
