// The built-in data set, checked once when it is loaded. Our own practice values, not the publisher's.
import { parseRecall } from '../schema/recall/parse.ts';
import dataJson from './data.json' with { type: 'json' };

// Pure: who imports only the entry of the game is spared the data.
export const RECALL = /* @__PURE__ */ parseRecall(dataJson);
