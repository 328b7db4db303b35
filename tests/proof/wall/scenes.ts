// Everything that hangs on the wall.
import { days } from './scenes/days.ts';
import { games } from './scenes/games.ts';
import { lessons } from './scenes/lessons.ts';
import { pages } from './scenes/pages.ts';
import { puzzles } from './scenes/puzzles.ts';
import { runs } from './scenes/runs.ts';
import { sets } from './scenes/sets.ts';
import type { Seeds } from './seeded.ts';
import type { Scene } from './stage.ts';

export const scenesOf = (seeds: Seeds): readonly Scene[] => [
	...pages(),
	...puzzles(),
	...days(),
	...sets(),
	...runs(seeds),
	...lessons(),
	...games()
];
