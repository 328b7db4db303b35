// The built-in cards, checked once when they are loaded.
import { parseTempleData } from '../schema/temple.ts';
import dataJson from './data.json' with { type: 'json' };

// Pure: who imports only the entry of the game is spared the data.
export const data = /* @__PURE__ */ parseTempleData(dataJson);
