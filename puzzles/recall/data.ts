// The built-in data set, checked once when it is loaded. Our own practice values, not the publisher's.
import { parseRecall } from './schema/parse.ts';
import dataJson from './data.json' with { type: 'json' };

export const RECALL = parseRecall(dataJson);
