// The built-in box, checked once when it is loaded.
import { parseBox } from '../schema/pyramides.ts';
import boxJson from './box.json' with { type: 'json' };

// Pure: who imports only the entry of the game is spared the data.
export const box = /* @__PURE__ */ parseBox(boxJson);
