// The Keys that puzzles are made of: those of the deck and several hundred more, by level. Programs and practice load them; a daily
// carries its own Keys in its file.
import type { Colour, Key, Square } from '../../engine-wasm/host/vocabulary.ts';
import type { Level } from '../schema/levels.ts';
import file from './puzzle-keys.json' with { type: 'json' };

export const puzzleKeys: Readonly<Record<Level, readonly Key[]>> = {
	star: file.star.map(keyOf),
	sun: file.sun.map(keyOf),
	moon: file.moon.map(keyOf)
};

/** A drawing: rows from the top, a letter for a colour, a dot for an empty square. */
function keyOf(drawing: string): Key {
	const rows = drawing.split('/').reverse();
	const squares = rows.flatMap((row, j) =>
		[...row].flatMap((letter, i): Square[] => (letter === '.' ? [] : [[i, j, letter as Colour]]))
	);
	return { squares: squares.sort(([i, j], [p, q]) => i - p || j - q) };
}
