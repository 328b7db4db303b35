// Every quality rule of a daily: a puzzle that breaks it and nothing else, or a fine one changed so that it does.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Colour } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { judge, type JudgeCode } from '../../../web/games/block-and-key/puzzles/judge.ts';
import { study, type Draft } from '../../../web/games/block-and-key/puzzles/study.ts';
import { draftOf, FINE, keyOf, startEngine, type Short } from './examples.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

const star = draftOf(FINE.star);
const sun = draftOf(FINE.sun);
const moon = draftOf(FINE.moon);

/** Puzzles as they come out of a careless search: each breaks exactly one rule. */
const BROKEN: Partial<Record<JudgeCode, Short>> = {
	'only-colour': {
		level: 'sun',
		south: 'b',
		blocks: [
			'w 420 421 422 423',
			'w 050 140 150 250',
			'w 030 031 032',
			'b 141 142 151 152',
			'b 143 145 153 154 155',
			'g 432 442 443 444',
			'b 360 460'
		],
		supply: 'S4w L4a O4a',
		keys: ['00w 10w 21b 31b']
	},
	'several-solutions': {
		level: 'star',
		south: 'w',
		blocks: [
			'w 200 210 220 310',
			'g 201 211 212 311',
			'b 450 460 461 462',
			'w 240 241 242 250 252',
			'w 060 160 170 270'
		],
		supply: 'L4a T4a',
		keys: ['00w 10a 20w']
	},
	'no-illegal-claim': {
		level: 'star',
		south: 'a',
		blocks: ['w 240 241 242 342', 'g 550 650 651 750', 'b 220 221', 'w 300 310 311 410', 'w 520 610 620 630'],
		supply: 'O4a I4b',
		keys: ['00w 10a 20w']
	},
	'key-visible': {
		level: 'sun',
		south: 'w',
		blocks: [
			'w 150 250 251 260',
			'a 030 031 040 130',
			'a 220 221 222 230 232',
			'w 432 433 434 435',
			'b 550 650 651 660',
			'b 450 451 551 552',
			'b 510 511 520 521'
		],
		supply: 'S4a O4a I4b',
		keys: ['02a 10w 11w 22a']
	},
	'several-matches': {
		level: 'sun',
		south: 'w',
		blocks: [
			'b 150 160 250 260',
			'g 200 210 220 310',
			'w 110 120 121 130',
			'b 450 451 452 550 552',
			'b 640 641 642 740',
			'b 520 620',
			'a 332 432'
		],
		supply: 'T4a Y4a Y4g',
		keys: ['02a 10w 11w 22a']
	},
	flat: {
		level: 'star',
		south: 'a',
		blocks: ['b 550 560 570', 'a 250 260 261', 'b 040 050 130 140', 'g 041 131 141', 'a 520 620 621 720'],
		supply: 'O4b I3w',
		keys: ['00g 01g 02b']
	},
	'no-near-miss': {
		level: 'star',
		south: 'b',
		blocks: ['w 250 251', 'w 520 620 621 630', 'g 432 531 532 631', 'w 500 501 510 511', 'g 622 632 633'],
		supply: 'Y4b V3w',
		keys: ['00g 01g 02b']
	}
};

/** Fine puzzles with one thing changed; other rules may break with it. */
const CHANGED: Partial<Record<JudgeCode, Draft>> = {
	floor: { ...star, position: { ...star.position, floor: { width: 8, depth: 7 } } },
	core: {
		...star,
		position: { ...star.position, core: { x: 3, y: 3, sides: { S: 'w', W: 'g', N: 'b', E: 'a' } } }
	},
	seat: { ...star, seat: 'N' },
	'unknown-block': { ...star, supply: [...star.supply, { shape: 'X5', colour: 'b' }] },
	'block-twice': { ...sun, supply: [...sun.supply, { shape: 'I2', colour: 'b' }] },
	'supply-size': { ...sun, supply: [...sun.supply, ...blocks('I2a I2g I3a')] },
	'block-count': { ...star, level: 'moon' },
	'key-count': { ...sun, keys: [...sun.keys, keyOf('00w 10w 20w 30b')] },
	'key-size': { ...sun, keys: [keyOf('00w 10g')] },
	'key-twice': { ...moon, keys: [keyOf('00w 01a 11a 20b 21a'), keyOf('00a 01a 02a 10w 12b')] },
	unreachable: { ...sun, position: { ...sun.position, blocks: sun.position.blocks.toReversed() } },
	'no-solution': { ...sun, supply: sun.supply.slice(1) },
	'no-new-face': { ...sun, keys: [keyOf('00b')] },
	'no-old-face': { ...star, keys: [keyOf('00w 10w')], supply: blocks('I2b U5w') }
};

function blocks(text: string): Draft['supply'] {
	return text.split(' ').map((block) => ({ shape: block.slice(0, 2), colour: block[2] as Colour }));
}

describe('a fine puzzle', () => {
	it.each([star, sun, moon])('breaks no rule ($level)', (draft) => {
		expect(judge(engine, deck, draft).codes).toEqual([]);
	});
});

describe('a puzzle that breaks one rule', () => {
	it.each(Object.entries(BROKEN))('%s', (code, short) => {
		expect(judge(engine, deck, draftOf(short)).codes).toEqual([code]);
	});
});

describe('a fine puzzle with a change', () => {
	it.each(Object.entries(CHANGED))('%s', (code, draft) => {
		expect(judge(engine, deck, draft).codes).toContain(code);
	});

	it('names a Block of the temple that is in no box', () => {
		const blocks = [...star.position.blocks, { colour: 'w' as const, cells: [[0, 0, 0]] as const }];
		expect(judge(engine, deck, { ...star, position: { ...star.position, blocks } }).codes).toContain(
			'unknown-block'
		);
	});

	it('does not stumble over a position that the engine would refuse', () => {
		const apart = {
			colour: 'w' as const,
			cells: [
				[0, 0, 0],
				[5, 5, 5]
			] as const
		};
		const outside = {
			colour: 'w' as const,
			cells: [
				[7, 0, 0],
				[8, 0, 0]
			] as const
		};
		for (const block of [apart, outside]) {
			const position = { ...star.position, blocks: [block] };
			expect(judge(engine, deck, { ...star, position }).codes).toContain('unreachable');
		}
	});
});

describe('the answer', () => {
	it('has an old and a new face in the one match of its key', () => {
		const { answer } = study(engine, deck, sun);
		const owners = answer?.matches[0]?.[0]?.squares.map((square) => answer.picture.owners[square]) ?? [];
		expect(owners).toContain(answer?.number);
		expect(owners.some((owner) => owner !== answer?.number)).toBe(true);
	});
});
