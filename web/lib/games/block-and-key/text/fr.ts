// French: all the words of the table for two to four players; boards and steps have those of puzzles and runs.
import common from '$lib/text/fr/common.ts';
import later from '$lib/text/fr/puzzle-later.ts';
import puzzle from '$lib/text/fr/puzzle.ts';
import run from './fr/run.ts';
import table from './fr/table.ts';

export default { ...table, run, puzzle: { ...puzzle, ...later }, common };
