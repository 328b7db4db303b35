// One Block, four keys: which of them can be claimed? Exactly one, in one place; the others look as if they could be.
import type { Engine } from '../../../../../engine-wasm/host/engine.ts';
import type { Key } from '../../../../../engine-wasm/host/vocabulary.ts';
import type { Random } from '../../../rng.ts';
import type { BoxBlock } from '../blocks.ts';
import type { Range } from '../judge.ts';
import type { Temple } from '../position.ts';
import type { Draft } from '../study.ts';
import type { PuzzleKind } from './kind.ts';
import { temples } from './makers.ts';
import { Scene } from './scene.ts';

const ONE: Range = [1, 1];
const OTHERS = 3;
/** Blocks of the box, and keys, that are looked at in each temple. */
const BLOCKS_TRIED = 3;
const KEYS_TRIED = 30;

interface Choice {
	readonly block: BoxBlock;
	readonly keys: readonly Key[];
}

function choiceIn(
	engine: Engine,
	{ position, rest }: Temple,
	keys: readonly Key[],
	random: Random
): Choice | null {
	const all = new Scene(position, keys);
	const hidden = keys.filter((_, k) => !all.finders[k]?.isVisible);
	for (const block of rest.slice(0, BLOCKS_TRIED)) {
		const chosen = keysFor(engine, block, position, hidden, random);
		if (chosen) return { block, keys: chosen };
	}
	return null;
}

/** A key that the Block can claim in one place, and three of its size that it only seems to. */
function keysFor(
	engine: Engine,
	block: BoxBlock,
	position: Temple['position'],
	hidden: readonly Key[],
	random: Random
): Key[] | null {
	const keys = hidden.filter(({ squares }) => squares.some(([, , colour]) => colour === block.colour));
	const ways = keys.map((key) => engine.countSolutions([block], [key], true));
	const [right] = random.shuffled(keys.filter((_, k) => ways[k] === 1));
	if (!right) return null;
	const wrong = keys.filter((key, k) => ways[k] === 0 && key.squares.length === right.squares.length);
	if (wrong.length < OTHERS) return null;
	const shown = new Scene(position, wrong).shown(block);
	// What a placement that is not allowed would show tempts most.
	const tempting = random
		.shuffled(wrong.map((key, k) => ({ key, whole: shown[k]?.whole ?? 0, nearly: shown[k]?.nearly ?? 0 })))
		.filter(({ whole, nearly }) => whole + nearly > 0)
		.sort((a, b) => Math.sign(b.whole) - Math.sign(a.whole));
	if (tempting.length < OTHERS) return null;
	return random.shuffled([right, ...tempting.slice(0, OTHERS).map(({ key }) => key)]);
}

export const whichKey: PuzzleKind = {
	supply: { star: ONE, sun: ONE, moon: ONE },
	among: 24,

	rules: {
		'no-solution': ({ answers }) => answers.length === 0,
		'several-keys': ({ answers }) => new Set(answers.flatMap(({ keys }) => keys)).size > 1,
		'several-solutions': ({ answers }) => answers.length > 1,
		'key-without-colour': ({ asked: { supply, keys } }) =>
			keys.some(({ squares }) => !squares.some(([, , colour]) => colour === supply[0]?.colour)),
		/** Each key is missed by a square at most, somewhere, by what may or may not be placed there. */
		'no-temptation': ({ asked: { supply }, scene }) =>
			supply.some((block) => scene.shown(block).some(({ whole, nearly }) => whole + nearly === 0))
	},

	*drafts(engine, deck, random, level) {
		for (const [temple, keys] of temples(engine, deck, random, level, KEYS_TRIED)) {
			const choice = choiceIn(engine, temple, keys, random);
			const draft: Draft | null = choice && {
				id: '',
				kind: 'which-key',
				level,
				position: temple.position,
				seat: 'S',
				supply: [{ shape: choice.block.id, colour: choice.block.colour }],
				keys: choice.keys
			};
			yield draft && { draft };
		}
	}
};
