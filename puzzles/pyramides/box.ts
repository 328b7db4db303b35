// The built-in box, checked once when it is loaded.
import { parseBox } from './schema.ts';
import boxJson from './box.json' with { type: 'json' };

export const box = parseBox(boxJson);
