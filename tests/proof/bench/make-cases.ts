// Makes the benchmark's built-in cases from a seed: `npx tsx tests/proof/bench/make-cases.ts`. Only for a new set; it changes the signature.
import { writeFileSync } from 'node:fs';
import { makeKey, makePlacement, makePosition } from '../../../engine-wasm/host/notation.ts';
import { settled } from '../../../engine-wasm/host/input.ts';
import {
	COLOURS,
	HEIGHT,
	type Block,
	type Key,
	type Position,
	type Square
} from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { startEngine } from '../../block-and-key/cross/agreement.ts';

const CASES = 128;
const SUPPLY = 7;
const engine = await startEngine();
const random = randomFrom('bench 1');

interface BoxBlock {
	readonly shape: Block['cells'];
	readonly colour: Block['colour'];
}

/** The box in a random order: 10 shapes in 4 colours. */
function shuffledBox(): BoxBlock[] {
	return random.shuffled(
		Object.values(deck.shapes).flatMap((shape) => COLOURS.map((colour): BoxBlock => ({ shape, colour })))
	);
}

function somewhere({ shape, colour }: BoxBlock, position: Position): Block | null {
	engine.setPosition(position);
	const placements = engine.placements(shape);
	const cells = placements[random.below(placements.length)];
	return cells ? { colour, cells } : null;
}

function grow(box: BoxBlock[]): Position {
	const [S, W, N, E] = COLOURS;
	let position: Position = {
		floor: { width: 8, depth: 8 },
		core: { x: 3, y: 3, sides: { S, W, N, E } },
		blocks: []
	};
	for (let count = 4 + random.below(15); count > 0; count--) {
		const block = somewhere(box.pop() as BoxBlock, position);
		if (block) position = { ...position, blocks: [...position.blocks, block] };
	}
	return position;
}

/** Four squares of what is seen once a Block of the supply stands somewhere; or a Sun of the deck. */
function someKey(position: Position, supply: readonly BoxBlock[]): Key {
	const suns = deck.keys.filter(({ level }) => level === 'sun');
	const sun = suns[random.below(suns.length)];
	const block = somewhere(supply[random.below(SUPPLY)] as BoxBlock, position);
	if (!block || !sun || random.below(2) === 0) return { squares: sun?.squares ?? [] };
	engine.setPosition({ ...position, blocks: [...position.blocks, block] });
	const { colours } = engine.view();
	const [u, v] = [random.below(6), random.below(HEIGHT - 2)];
	const seen: Square[] = [];
	for (let i = 0; i < 3; i++) {
		for (let j = 0; j < 3; j++) {
			const colour = colours[v + j]?.[u + i];
			if (colour) seen.push([i, j, colour]);
		}
	}
	return { squares: seen.length < 4 ? sun.squares : settled(random.shuffled(seen).slice(0, 4)) };
}

const cases = Array.from({ length: CASES }, () => {
	const box = shuffledBox();
	const position = grow(box);
	const supply = box.slice(0, SUPPLY);
	return {
		position: makePosition(position),
		seat: 'S',
		supply: supply.map(({ shape, colour }) => makePlacement({ colour, cells: shape })),
		key: makeKey(someKey(position, supply))
	};
});
const file = new URL('../../../engine-wasm/host/bench-cases.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(cases, null, '\t')}\n`);
