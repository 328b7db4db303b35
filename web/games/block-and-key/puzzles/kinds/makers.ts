// What the makers of all kinds share.
import type { Engine } from '../../../../../engine-wasm/host/engine.ts';
import type { Key } from '../../../../../engine-wasm/host/vocabulary.ts';
import { puzzleKeys } from '../../../../../puzzles/block-and-key/puzzle-keys.ts';
import type { Deck } from '../../../../../puzzles/schema/deck.ts';
import type { Level } from '../../../../../puzzles/schema/levels.ts';
import type { Random } from '../../../rng.ts';
import type { BoxBlock } from '../blocks.ts';
import { LIMITS, type Range } from '../judge.ts';
import { randomTemple, type Temple } from '../position.ts';

export function between(random: Random, [least, most]: Range): number {
	return least + random.below(most - least + 1);
}

/** Temples of a level's size without end, each with some keys of the level; the engine is set to the temple. */
export function* temples(
	engine: Engine,
	deck: Deck,
	random: Random,
	level: Level,
	count: number,
	blocks: Range = LIMITS[level].blocks
): Generator<readonly [temple: Temple, keys: readonly Key[]]> {
	for (;;) {
		const keys = random.shuffled(puzzleKeys[level]).slice(0, count);
		yield [randomTemple(engine, deck, random, between(random, blocks)), keys];
	}
}

/** In random order, as a puzzle names them. */
export function supplyFrom(random: Random, blocks: readonly BoxBlock[]) {
	return random.shuffled(blocks).map(({ id: shape, colour }) => ({ shape, colour }));
}
