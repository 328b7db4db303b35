// Near misses and illegal claims, counted a second time from the rules as they are written.
import { beforeAll, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Cell, Colour, Position, Shape, Violation } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import { study, type Draft } from '../../../web/games/block-and-key/puzzles/study.ts';
import { explain, view } from '../reference/index.ts';
import { rotations } from '../reference/geometry.ts';
import { claims } from '../reference/keys.ts';
import { draftOf, FINE, startEngine } from './examples.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

it.each(Object.values(FINE))('agree with the reference ($level)', (short) => {
	const draft = draftOf(short);
	const { temptations, legal } = study(engine, deck, draft);
	const found = temptations();
	const tooLow = found.tooLow
		.map((spots) => JSON.stringify(spots.map(({ rotation, u, v }) => ({ rotation, u, v }))))
		.sort();
	expect({ ...found, tooLow, legal }).toEqual(literal(draft));
});

/** For each key the squares that are wrong where it fits best with a right face of the new Block; many if it has none. */
function wrongSquares({ position, keys }: Draft, colour: Colour, cells: readonly Cell[]): number[] {
	const after = { ...position, blocks: [...position.blocks, { colour, cells }] };
	const { rows, owners } = view(after, 'S');
	return keys.map(({ squares }) => {
		let fewest = 99;
		let turned = squares.map(([i, j, wanted]) => ({ i, j, wanted }));
		for (let turn = 0; turn < 4; turn++) {
			turned = turned.map(({ i, j, wanted }) => ({ i: -j, j: i, wanted }));
			for (let u = -3; u < 11; u++) {
				for (let v = -3; v < 9; v++) {
					const faces = turned.map(({ i, j, wanted }) => {
						const letter = rows[5 - v - j]?.[u + i];
						return { letter, isRight: letter === wanted, owner: owners[5 - v - j]?.[u + i] };
					});
					const takesPart = faces.some(({ isRight, owner }) => isRight && owner === after.blocks.length);
					if (!takesPart || faces.some(({ letter }) => letter === undefined)) continue;
					fewest = Math.min(fewest, faces.filter(({ isRight }) => !isRight).length);
				}
			}
		}
		return fewest;
	});
}

/** Every turn over every column inside the grid, as low as nothing is in its way or above it; with the rules broken there. */
function restingPlaces(position: Position, shape: Shape): { cells: Cell[]; rules: Violation[] }[] {
	const places = new Map<string, { cells: Cell[]; rules: Violation[] }>();
	for (const turned of rotations(shape)) {
		for (let dx = 0; dx < 8; dx++) {
			for (let dy = 0; dy < 8; dy++) {
				for (let dz = 0; dz < 6; dz++) {
					const cells = turned.map(([x, y, z]): Cell => [x + dx, y + dy, z + dz]);
					const rules = explain(position, cells);
					if (rules.includes('outside')) break;
					if (rules.includes('overlap') || rules.includes('covered')) continue;
					if (!rules.includes('too-high')) places.set(cells.map(String).sort().join(' '), { cells, rules });
					break;
				}
			}
		}
	}
	return [...places.values()];
}

function literal(draft: Draft) {
	let legal = 0;
	let illegalClaims = 0;
	const tooLow = new Set<string>();
	const nearMisses = draft.keys.map(() => 0);
	for (const { shape, colour } of supplyOf(deck, draft.supply)) {
		for (const { cells, rules } of restingPlaces(draft.position, shape)) {
			const wrong = wrongSquares(draft, colour, cells);
			if (rules.length > 0) {
				if (wrong.every((squares) => squares === 0)) {
					illegalClaims++;
					if (String(rules) === 'not-taller')
						tooLow.add(JSON.stringify(claims(draft.position, colour, cells, 'S', draft.keys)));
				}
				continue;
			}
			legal++;
			wrong.forEach((squares, key) => {
				if (squares === 1) nearMisses[key]!++;
			});
		}
	}
	return { legal, nearMisses, illegalClaims, tooLow: [...tooLow].sort() };
}
