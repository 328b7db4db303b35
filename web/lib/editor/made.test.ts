// Drafts come back as they were, however little is there; anything else is refused.
import { expect, test } from 'vitest';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { BLANK, EMPTY, keysOf, makeDraft, parseDraft, puzzleOf, squareAt, type Made } from './made.ts';

const painted = BLANK.map((_, at) => (at === squareAt(2, 3) ? 'g' : at === squareAt(1, 1) ? 'w' : null));
const made: Made = {
	south: 'g',
	blocks: [
		{
			colour: 'w',
			cells: [
				[1, 2, 0],
				[2, 2, 0]
			]
		}
	],
	supply: [{ shape: 'U5', colour: 'a' }],
	keys: [painted, BLANK],
	kind: 'one-block'
};

test.each<[string, Made]>([
	['nothing', EMPTY],
	['everything', made],
	['no supply', { ...made, supply: [] }],
	['no Blocks', { ...made, blocks: [] }],
	['no key', { ...made, keys: [BLANK] }],
	['another kind', { ...made, kind: 'which-key', keys: [painted, BLANK, painted, BLANK] }]
])('a draft with %s', (_, draft) => {
	expect(parseDraft(makeDraft(draft), deck.shapes)).toEqual(draft);
});

test('what is no draft is refused', () => {
	const text = makeDraft(made);
	for (const bad of ['', 'x', text.replace('bk1e', 'bk2e'), `${text}-x`, text.slice(0, -4), `${text}.x.x.x`])
		expect(parseDraft(bad, deck.shapes)).toBeNull();
});

test('keys without a square do not count, the others move to the corner', () => {
	expect(keysOf(made)).toEqual([
		{
			squares: [
				[0, 0, 'w'],
				[1, 2, 'g']
			]
		}
	]);
	expect(puzzleOf(EMPTY)).toBeNull();
	expect(puzzleOf(made)?.supply).toHaveLength(1);
	// Of one Block there are no two.
	expect(puzzleOf({ ...made, kind: 'two-blocks' })).toBeNull();
	expect(puzzleOf({ ...made, kind: 'is-there-a-claim' })?.kind).toBe('is-there-a-claim');
});
