// English: all the words of the table for two to four players; boards and steps have those of puzzles and runs.
import common from '$lib/text/en/common.ts';
import later from '$lib/text/en/puzzle-later.ts';
import puzzle from '$lib/text/en/puzzle.ts';
import run from './en/run.ts';
import table from './en/table.ts';

export default { ...table, run, puzzle: { ...puzzle, ...later }, common };
