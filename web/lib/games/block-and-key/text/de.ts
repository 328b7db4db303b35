// German: all the words of the table for two to four players; boards and steps have those of puzzles and runs.
import common from '$lib/text/de/common.ts';
import later from '$lib/text/de/puzzle-later.ts';
import puzzle from '$lib/text/de/puzzle.ts';
import run from './de/run.ts';
import table from './de/table.ts';

export default { ...table, run, puzzle: { ...puzzle, ...later }, common };
