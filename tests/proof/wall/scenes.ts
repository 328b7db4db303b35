// Everything that hangs on the wall.
import { games } from './scenes/games.ts';
import { lessons } from './scenes/lessons.ts';
import { pages } from './scenes/pages.ts';
import { puzzles } from './scenes/puzzles.ts';
import { runs } from './scenes/runs.ts';
import type { Seeds } from './seeded.ts';
import type { Scene } from './stage.ts';

export const scenesOf = (seeds: Seeds): readonly Scene[] => [
	...pages(),
	...puzzles(),
	...runs(seeds),
	...lessons(),
	...games()
];
