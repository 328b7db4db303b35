// What the site's own check takes for known is what the slow reference says.
import { expect, it } from 'vitest';
import { EMPTY_TEMPLE, KNOWN } from '../../../web/lib/engine/selftest-cases.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { placements } from '../reference/index.ts';

it.each(Object.entries(deck.shapes))('%s', (id, shape) => {
	expect(placements(EMPTY_TEMPLE, shape)).toHaveLength(KNOWN[id] ?? -1);
});
