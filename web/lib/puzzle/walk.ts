// The way to a solution in words: what the walk-through says and lights, step by step. Worked out on the page, once a puzzle is solved.
import { pageEngine } from '$lib/engine/puzzle-engine.ts';
import { SHAPES } from '$lib/engine/shapes.ts';
import { columnName, cornersOf } from '$lib/boards/names.ts';
import type { Common } from '$lib/text/en/common.ts';
import type { FullPuzzleText } from '$lib/text/en/puzzle-later.ts';
import type { WhyText } from '$lib/text/en/why.ts';
import { LOCALES, type Language } from '$lib/text/languages.ts';
import type { Fit, FitSquare } from '../../games/block-and-key/fit.ts';
import type { FlatView } from '../../games/block-and-key/flatview.ts';
import { judge } from '../../games/block-and-key/judging.ts';
import { reasonsOf } from '../../games/block-and-key/reasons.ts';
import type { Trial } from '../../games/block-and-key/trial.ts';
import {
	temptingOf,
	walkOf,
	type Placement,
	type Tempting,
	type WalkStep
} from '../../games/block-and-key/puzzles/walk.ts';
import { sayMiss } from './counts.ts';

export interface Clip {
	readonly view: FlatView;
	readonly rings: readonly FitSquare[];
	readonly dots: readonly FitSquare[];
	/** What the picture must show, marked or not. */
	readonly around: readonly FitSquare[];
}

export interface ToldStep {
	readonly claim: string;
	readonly fact: string;
	readonly clip: Clip;
	/** The key that it is about; null once the Block stands. */
	readonly key: number | null;
	/** What is lit on the boards before the Block stands, by key; null once it stands. */
	readonly lit: readonly Fit[] | null;
}

export interface ToldWalk {
	readonly steps: readonly ToldStep[];
	readonly tempting: { readonly placement: Placement; readonly said: string; readonly clip: Clip } | null;
}

interface Words {
	readonly walk: WhyText['walk'];
	readonly text: FullPuzzleText;
	readonly common: Common;
	readonly language: Language;
}

export async function tellWalk(
	trial: Trial,
	answer: Placement,
	tries: readonly Placement[],
	words: Words
): Promise<ToldWalk> {
	const steps = walkOf(trial, answer).map((step) => tell(trial, answer, step, words));
	const tempting = steps.length > 0 ? temptingOf(await pageEngine(), SHAPES, trial, tries) : null;
	return { steps, tempting: tempting && tellTempting(trial, tempting, words) };
}

function tell(trial: Trial, answer: Placement, step: WalkStep, words: Words): ToldStep {
	const { walk, text } = words;
	if (step.kind === 'place') {
		const { cornerOnly, top, beside, fits } = step.clues;
		const span = text.note.span(...cornersOf(answer.cells));
		const clip = {
			view: trial.viewWith(answer.block, answer.cells),
			rings: rightOf(fits),
			dots: [],
			around: []
		};
		const fact = cornerOnly ? walk.corner(span, top) : walk.ends(span, top, beside);
		return { claim: walk.manner[step.manner], fact: `${fact}.`, clip, key: null, lit: null };
	}
	const { kind, key, fit } = step;
	const total = fit.squares.length;
	const gaps = fit.squares.filter(({ right }) => !right);
	const [gap] = gaps;
	const shows = [walk.shows(fit.right, total), shownIn(trial, fit, words)] as const;
	const lacks = gap
		? ([walk.lacks(words.common.key.colours[gap.colour]), lackedIn(trial, gaps, words)] as const)
		: ([walk.oneNew, walk.oneNewFact] as const);
	const [claim, facts] =
		kind === 'shows'
			? shows
			: kind === 'lacks'
				? lacks
				: ([walk.card(key + 1, shows[0]), `${shows[1]}; ${lacks[1]}`] as const);
	const clip = {
		view: trial.view,
		rings: kind === 'lacks' ? [] : rightOf([fit]),
		dots: kind === 'shows' ? [] : gaps,
		around: fit.squares
	};
	const nothing: Fit = { ...fit, squares: [], right: 0 };
	const lit = trial.puzzle.keys.map((_, k) => (k === key ? fit : nothing));
	return { claim, fact: `${facts}.`, clip, key, lit };
}

function tellTempting(trial: Trial, tempting: Tempting, words: Words): NonNullable<ToldWalk['tempting']> {
	const { walk, text, common } = words;
	const { block, cells, rules, key } = tempting;
	const { shape = '', colour = 'w' } = trial.puzzle.supply[block] ?? {};
	const name = text.block(text.shapes[shape] ?? shape, common.key.colours[colour]);
	const span = text.note.span(...cornersOf(cells));
	const verdict = judge(trial, block, cells);
	const clip = {
		view: trial.viewWith(block, cells),
		rings: rightOf(verdict.fits),
		dots: verdict.fits.flatMap(({ squares }) => squares.filter(({ right }) => !right)),
		around: []
	};
	const placement = { block, cells };
	if (rules.length === 0) {
		const miss = sayMiss({ puzzle: trial.puzzle }, verdict, false, text, common);
		return {
			placement,
			clip,
			said: [walk.fits(span, name), miss.strong, miss.text].filter(Boolean).join(' ')
		};
	}
	const reasons = reasonsOf(rules, cells, trial.stacks).map(
		({ rule, top, height }) => `${text.reasons[rule].name} ${text.reasons[rule].text(height, top)}`
	);
	const card = trial.puzzle.keys.length > 1 ? key + 1 : null;
	return { placement, clip, said: [walk.wouldShow(span, name, card), ...reasons].join(' ') };
}

const rightOf = (fits: readonly Fit[]) => fits.flatMap(({ squares }) => squares.filter(({ right }) => right));
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (trial: Trial, squares: readonly FitSquare[], language: Language) =>
	new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(
		squares.map(({ u, v }) => `${columnName(u, trial.puzzle.seat, trial.puzzle.position.floor)}${v + 1}`)
	);

function groups<K>(squares: readonly FitSquare[], by: (square: FitSquare) => K): [K, FitSquare[]][] {
	return [...new Set(squares.map(by))].map((one) => [one, squares.filter((square) => by(square) === one)]);
}

function shownIn(trial: Trial, { squares }: Fit, { walk, common, language }: Words): string {
	const right = squares.filter((square) => square.right);
	if (right.length === 0) return walk.allFresh;
	return upper(
		groups(right, ({ colour }) => colour)
			.map(([colour, ones]) => walk.at(common.key.colours[colour], listed(trial, ones, language)))
			.join(', ')
	);
}

function lackedIn(trial: Trial, gaps: readonly FitSquare[], { walk, common, language }: Words): string {
	return groups(gaps, ({ found }) => found)
		.map(([found, ones]) =>
			walk.now(listed(trial, ones, language), ones.length, found && common.key.colours[found])
		)
		.join('; ');
}
