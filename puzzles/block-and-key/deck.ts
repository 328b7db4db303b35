// The built-in deck, checked once when it is loaded.
import { parseDeck } from '../schema/deck.ts';
import deckJson from './deck.json' with { type: 'json' };

// Pure: who imports only the entry of the game is spared the data.
export const deck = /* @__PURE__ */ parseDeck(deckJson);
