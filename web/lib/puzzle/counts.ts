// What shows of the keys once a Block stands, in words: always counted where most of a key shows in the view with the Block in it,
// and what the Block brings told apart from what shows without it.
import { columnName } from '$lib/boards/names.ts';
import type { Common } from '$lib/text/en/common.ts';
import type { FullPuzzleText } from '$lib/text/en/puzzle-later.ts';
import type { Fit } from '../../games/block-and-key/fit.ts';
import type { Verdict } from '../../games/block-and-key/judging.ts';
import type { Said } from './notes.ts';
import type { Task } from '../../games/block-and-key/trial.ts';

interface Puzzled {
	readonly puzzle: Pick<Task, 'position' | 'seat'>;
}

const isShown = ({ right, fresh, squares }: Fit): boolean => right === squares.length && fresh > 0;

const columnOf = ({ puzzle }: Puzzled, u: number): string =>
	columnName(u, puzzle.seat, puzzle.position.floor);

/** The columns in which the right squares lie. */
function columnsOf(session: Puzzled, { squares }: Fit, text: FullPuzzleText): string {
	const columns = squares.filter(({ right }) => right).map(({ u }) => u);
	const [from, to] = [Math.min(...columns), Math.max(...columns)];
	return text.counts.columns(columnOf(session, from), columnOf(session, to));
}

/** Of two keys, each by its number. */
function named(verdict: Verdict, fit: Fit, said: string, text: FullPuzzleText): string {
	const { fits } = verdict;
	return fits.length > 1 ? text.counts.key(fits.indexOf(fit) + 1, said) : said;
}

export function sayCount(session: Puzzled, verdict: Verdict, text: FullPuzzleText): string {
	const count = (fit: Fit) => {
		const { right, fresh, squares } = fit;
		const at = right > 0 ? columnsOf(session, fit, text) : '';
		return named(verdict, fit, text.counts.shows(right, squares.length, fresh, at), text);
	};
	return verdict.fits.map(count).join(' ');
}

/** Why a placement that was confirmed claims nothing: of the first key that does not show. */
export function sayMiss(
	session: Puzzled,
	verdict: Verdict,
	again: boolean,
	text: FullPuzzleText,
	common: Common
): Said {
	const fit = verdict.fits.find((one) => !isShown(one));
	if (!fit) return { tone: 'hint', strong: '' };
	const { right, fresh, squares } = fit;
	const words = text.counts;
	const { colours } = common.key;
	const gap = squares.find((square) => !square.right);
	const why = () => {
		if (!gap) return words.mustAdd(squares.length);
		if (right > 0 && fresh === 0) return words.already(right, columnsOf(session, fit, text));
		const found = gap.found && colours[gap.found];
		return words.needs(colours[gap.colour], `${columnOf(session, gap.u)}${gap.v + 1}`, found);
	};
	return {
		tone: 'hint',
		strong: named(verdict, fit, words.miss(squares.length - right, squares.length), text),
		text: again ? words.again : why()
	};
}
