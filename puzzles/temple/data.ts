// The built-in cards, checked once when they are loaded.
import { parseTempleData } from './schema.ts';
import dataJson from './data.json' with { type: 'json' };

export const data = parseTempleData(dataJson);
