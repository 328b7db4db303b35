// Puzzles of the kinds besides the usual one: what is made keeps its rules, other implementations find the same ways, and what breaks
// a rule is named. `npm run proof -- kinds` and `is-there-a-claim` do the same at length.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { SOLVER } from '../../../puzzles/block-and-key/solver.ts';
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import { answersOf } from '../../../web/games/block-and-key/puzzles/kinds/answers.ts';
import { askingOf, effortOf } from '../../../web/games/block-and-key/puzzles/kinds/effort.ts';
import { faultsOf, makeKind, type OtherKind } from '../../../web/games/block-and-key/puzzles/kinds/index.ts';
import { makeLink, parseLink } from '../../../web/games/block-and-key/puzzles/link.ts';
import { solve } from '../../../web/games/block-and-key/puzzles/solver/index.ts';
import type { Draft } from '../../../web/games/block-and-key/puzzles/study.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { draftOf, FINE, keyOf, startEngine } from './examples.ts';
import { learnLine, learnTree, shareRight, surfaceOf, type Sample } from './surface.ts';
import { PLAIN, REFERENCE, waysBy, waysOf } from './ways.ts';

const OTHERS: readonly OtherKind[] = ['two-blocks', 'is-there-a-claim', 'which-key'];

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

const made = (kind: OtherKind, level: Draft['level'], seed: string): Draft => {
	const draft = makeKind(engine, deck, randomFrom(seed), kind, level, 4000);
	if (!draft) throw new Error(`no ${kind}`);
	return draft;
};

describe.each(OTHERS)('%s', (kind) => {
	test('its levels rise in effort', () => {
		const efforts = LEVELS.map((level) => {
			const nine = Array.from({ length: 9 }, (_, k) =>
				effortOf(engine, deck, made(kind, level, `rise ${k}`))
			);
			return nine.sort((a, b) => a - b)[4] as number;
		});
		const [star, sun, moon] = efforts as [number, number, number];
		expect(star).toBeLessThan(1.1 * sun);
		expect(sun).toBeLessThan(moon);
		expect(star).toBeLessThan(0.8 * moon);
	});

	test.each(LEVELS)(
		'a %s is made by its seed and has the ways that a second implementation finds',
		(level) => {
			const draft = made(kind, level, `kinds ${level}`);
			expect(faultsOf(engine, deck, draft)).toEqual([]);
			expect(made(kind, level, `kinds ${level}`)).toEqual(draft);
			expect(waysOf(answersOf(engine, deck, draft))).toEqual(waysBy(PLAIN, deck, draft));
			expect({ ...draft, ...parseLink(makeLink(draft), deck.shapes) }).toEqual(draft);
		}
	);
});

test('the effort of two Blocks counts both: more than to see that none does it alone, and what is left after the first', () => {
	for (const level of LEVELS) {
		for (const seed of ['one', 'two', 'three']) {
			const draft = made('two-blocks', level, seed);
			const [answer] = answersOf(engine, deck, draft);
			if (!answer?.first) throw new Error('no first Block');
			const { block, cells } = answer.first;
			const { colour } = draft.supply[block]!;
			const alone = solve(engine, deck, draft).effort;
			const left = solve(engine, deck, {
				...draft,
				position: { ...draft.position, blocks: [...draft.position.blocks, { colour, cells }] },
				supply: draft.supply.filter((_, k) => k !== block)
			}).effort;
			// No Block is found without a look at its place.
			const least = SOLVER.scale * (SOLVER.acts.look + SOLVER.acts.confirm);
			expect(askingOf(engine, deck, draft).effort).toBeGreaterThan(alone + left + least - 1e-9);
		}
	}
});

test('the slow reference finds the same', () => {
	for (const kind of ['is-there-a-claim', 'which-key'] as const) {
		const draft = made(kind, 'star', 'reference');
		expect(waysBy(REFERENCE, deck, draft)).toEqual(waysOf(answersOf(engine, deck, draft)));
	}
});

test('the usual kind has the ways of its judge', () => {
	const draft = draftOf(FINE.sun);
	expect(faultsOf(engine, deck, draft)).toEqual([]);
	expect(answersOf(engine, deck, draft)).toHaveLength(1);
});

describe('a broken rule is named', () => {
	const faults = (draft: Draft) => faultsOf(engine, deck, draft);

	test('of two Blocks', () => {
		const draft = made('two-blocks', 'sun', 'faults');
		const [answer] = answersOf(engine, deck, draft);
		const [first, second] = [answer?.first?.block, answer?.block].map((k) => draft.supply[k ?? 0]);
		if (!first || !second) throw new Error('no answer');
		expect(faults({ ...draft, supply: [first] })).toContain('supply-size');
		expect(faults({ ...draft, supply: draft.supply.filter((block) => block !== second) })).toContain(
			'no-solution'
		);
		const after = { colour: first.colour, cells: answer?.first?.cells ?? [] };
		const position = { ...draft.position, blocks: [...draft.position.blocks, after] };
		expect(faults({ ...draft, position, supply: draft.supply.filter((block) => block !== first) })).toContain(
			'one-block-claims'
		);
		expect(faults({ ...draft, keys: [keyOf('00w')] })).toEqual(
			expect.arrayContaining(['key-size', 'key-visible'])
		);
	});

	test('of is there a claim', () => {
		const draft = made('is-there-a-claim', 'sun', 'faults');
		expect(faults({ ...draft, keys: [keyOf('00w 03b 30g 33a')] })).toContain('no-temptation');
		expect(faults({ ...draft, keys: [...draft.keys, keyOf('00w 01b')] })).toContain('key-count');
	});

	test('of which key', () => {
		const draft = made('which-key', 'sun', 'faults');
		const [right = 0] = answersOf(engine, deck, draft)[0]?.keys ?? [];
		const without = (key: number) => draft.keys.filter((_, k) => k !== key);
		expect(faults({ ...draft, keys: without(right) })).toEqual(['key-count', 'no-solution']);
		const colour = draft.supply[0]?.colour;
		const other = ['w', 'b', 'g', 'a'].find((letter) => letter !== colour) ?? 'w';
		const plain = keyOf(`00${other} 01${other} 02${other} 03${other}`);
		expect(faults({ ...draft, keys: [...without((right + 1) % 4), plain] })).toContain('key-without-colour');
		const position = { ...draft.position, blocks: draft.position.blocks.slice(1, 2) };
		expect(faults({ ...draft, position })).toContain('block-count');
	});
});

test('a learner finds what gives yes away, and nothing where nothing does', () => {
	const random = randomFrom('learners');
	const samples = (leak: number): Sample[] =>
		Array.from({ length: 1200 }, () => {
			const yes = random.below(2) === 0;
			return { yes, features: [random.below(100) + (yes ? leak : 0), random.below(6), 1] };
		});
	for (const learn of [learnLine, learnTree]) {
		expect(shareRight(learn(samples(40)), samples(40))).toBeGreaterThan(0.6);
		expect(Math.abs(shareRight(learn(samples(0)), samples(0)) - 0.5)).toBeLessThan(0.05);
	}
	expect(surfaceOf(deck, draftOf(FINE.sun))).toMatchObject({ blocks: 3, temple: 7, squares: 4, colours: 3 });
});
