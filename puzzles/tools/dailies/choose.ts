// Chooses the puzzles of all days from what has been gathered: each on the day's curve and with the day's theme, no key within its rest,
// and what is wished for in about the wished share, so that no theme, colour, shape or key comes too often.
import { COLOURS } from '../../../engine-wasm/host/vocabulary.ts';
import {
	canonicalText,
	recolour,
	type Recolouring
} from '../../../web/games/block-and-key/puzzles/canonical.ts';
import { difficultyOfEffort } from '../../../web/games/block-and-key/puzzles/scale.ts';
import { randomFrom, type Random } from '../../../web/games/rng.ts';
import { effortFor } from '../../block-and-key/daily/curve.ts';
import { dayTheme } from '../../block-and-key/daily/day-theme.ts';
import { dayNumber, WEEKDAYS, weekdayOf } from '../../block-and-key/daily/dates.ts';
import { LEVELS, THEMES } from '../../block-and-key/daily/table.ts';
import { designOf } from '../../schema/deck.ts';
import type { Level } from '../../schema/levels.ts';
import type { Puzzle } from '../../schema/puzzle.ts';
import { KEY_REST, WANTED } from '../../../web/games/block-and-key/puzzles/conditions.ts';
import { cellsOf, type Candidate, type Sort } from './pool.ts';

/** Another puzzle out of the same temple looks alike. */
const TEMPLE_REST = 120;
/** Puzzles gathered for a day of which there is little. */
const SCARCE = 3.5;
/** Days after which shares are held to their limits. */
const SETTLED = 60;
/** So much of the tolerance is left for rounding. */
const EDGE = 0.115;
/** Weights of what is wished, of a share that is too large already, of a key's uses and of the distance from the curve. */
const WEIGHTS = { wished: 20, spread: 60, limit: 1000, key: 12, curve: 2, chance: 0.5 } as const;
/** The share of days from which on a theme, a colour or a shape of the answer is held back. */
const SHARES = { theme: 0.26, 'turned-key': 0.4, colour: 0.25, shape: 0.14 } as const;
const LIMITS = { theme: 0.34, 'turned-key': 0.57, colour: 0.3, shape: 0.25 } as const;

/** What a candidate counts for, with the share that it should take, and the one from which on it is taken only if nothing else is left. */
interface Trait {
	readonly name: string;
	readonly share: number;
	readonly limit: number;
}

/**
 * A candidate in one of its four colourings: the colour cycle may begin anywhere, so every key stands for four designs and every puzzle
 * for four that ask for the same.
 */
interface Coloured {
	readonly to: Recolouring;
	readonly designs: readonly string[];
	readonly colour: Trait;
}

interface Entry {
	readonly candidate: Candidate;
	readonly colourings: readonly Coloured[];
	readonly traits: readonly Trait[];
	readonly holds: readonly boolean[];
	readonly text: string;
}

interface Choice {
	readonly entry: Entry;
	readonly coloured: Coloured;
}

/** Three Blocks or more are not all of one colour. */
function isColourful({ draft: { supply } }: Candidate): boolean {
	return supply.length < 3 || new Set(supply.map(({ colour }) => colour)).size > 1;
}

class Chooser {
	readonly #level: Level;
	readonly #random: Random;
	readonly #cells = new Map<string, Set<Entry>>();
	readonly #counts = new Map<string, number>();
	readonly #wished: number[];
	/** The days on which a key or a temple is used. */
	readonly #used = new Map<string, number[]>();
	#days = 0;

	constructor(level: Level, pools: Readonly<Partial<Record<Sort, readonly Candidate[]>>>) {
		this.#level = level;
		this.#random = randomFrom(`keystone-dailies-2/choose/${level}`);
		this.#wished = WANTED[level].map(() => 0);
		for (const [sort, candidates] of Object.entries(pools)) {
			for (const candidate of candidates) if (isColourful(candidate)) this.#add(sort as Sort, candidate);
		}
	}

	/** A puzzle for each date, those first for which there is little, otherwise in any order; null where nothing is left. */
	chooseAll(dates: readonly string[], used: Set<string>): Map<string, Puzzle | null> {
		const wanted = new Map<string, number>();
		for (const date of dates) wanted.set(this.#cellOf(date), (wanted.get(this.#cellOf(date)) ?? 0) + 1);
		const plenty = (date: string) => {
			const cell = this.#cellOf(date);
			return (this.#cells.get(cell)?.size ?? 0) / (wanted.get(cell) ?? 1);
		};
		const isScarce = (date: string) => plenty(date) < SCARCE;
		const mixed = this.#random.shuffled(dates);
		const inOrder = [...mixed.filter(isScarce), ...mixed.filter((date) => !isScarce(date))];
		return new Map(inOrder.map((date) => [date, this.#choose(date, used)]));
	}

	#cellOf(date: string): string {
		const weekday = weekdayOf(dayNumber(date));
		const isKeystone = this.#level === 'moon' && weekday === WEEKDAYS - 1;
		return `${weekday} ${isKeystone ? 'any' : dayTheme(date)}`;
	}

	/** With the day's theme if anything has it. */
	#choose(date: string, used: Set<string>): Puzzle | null {
		const cell = this.#cellOf(date);
		for (const name of [cell, `${cell.slice(0, 2)}any`]) {
			const puzzle = this.#chooseFrom(this.#cells.get(name) ?? [], date, used);
			if (puzzle) return puzzle;
		}
		return null;
	}

	#chooseFrom(entries: Iterable<Entry>, date: string, used: Set<string>): Puzzle | null {
		const day = dayNumber(date);
		const weekday = weekdayOf(day);
		let best: Choice | null = null;
		let most = -Infinity;
		for (const entry of entries) {
			const off = Math.abs(entry.candidate.effort / effortFor(this.#level, weekday) - 1);
			if (off > EDGE || used.has(entry.text) || !this.#isFar(entry.candidate.seed, day, TEMPLE_REST))
				continue;
			const worth = this.#worth(entry) - (WEIGHTS.curve * off) / EDGE;
			for (const coloured of entry.colourings) {
				if (!coloured.designs.every((design) => this.#isFar(design, day, KEY_REST))) continue;
				const whole = worth + this.#colourWorth(coloured);
				if (whole > most) [best, most] = [{ entry, coloured }, whole];
			}
		}
		if (!best) return null;
		used.add(best.entry.text);
		this.#take(best, day);
		return puzzleOf(best, `${date}-${this.#level}`);
	}

	#add(sort: Sort, candidate: Candidate): void {
		const { draft, effort, features, themes, answer } = candidate;
		const entry: Entry = {
			candidate,
			colourings: COLOURINGS.map((to) => ({
				to,
				designs: recolour(draft.position, draft.keys, to)[1].map(({ squares }) => designOf(squares)),
				colour: { name: to[answer.colour], share: SHARES.colour, limit: LIMITS.colour }
			})),
			traits: [
				...THEMES.filter((theme) => themes.includes(theme) && theme !== 'two-keys').map((theme) => ({
					name: theme,
					share: SHARES[theme === 'turned-key' ? theme : 'theme'],
					limit: LIMITS[theme === 'turned-key' ? theme : 'theme']
				})),
				{ name: answer.shape, share: SHARES.shape, limit: LIMITS.shape }
			],
			holds: WANTED[this.#level].map(({ holds }) => holds(features)),
			text: canonicalText(draft.position, draft.keys)
		};
		for (const cell of cellsOf(sort, effort, features, themes)) {
			const entries = this.#cells.get(cell);
			if (entries) entries.add(entry);
			else this.#cells.set(cell, new Set([entry]));
		}
	}

	#isFar(name: string, day: number, rest: number): boolean {
		return !this.#used.get(name)?.some((other) => Math.abs(other - day) <= rest);
	}

	/** What has come less often than it is wished counts for a puzzle, what has come too often against it. */
	#worth({ traits, holds }: Entry): number {
		const days = Math.max(1, this.#days);
		const wished = WANTED[this.#level].reduce((sum, { wished: share, weight = 1 }, k) => {
			const lack = share - (this.#wished[k] as number) / days;
			return sum + weight * lack * (holds[k] ? 1 : -1);
		}, 0);
		const spread = traits.reduce((sum, trait) => sum + this.#excess(trait), 0);
		const chance = this.#random.below(1000) / 1000;
		return WEIGHTS.wished * wished - WEIGHTS.spread * spread + WEIGHTS.chance * chance;
	}

	#colourWorth({ designs, colour }: Coloured): number {
		const uses = designs.reduce((sum, design) => sum + (this.#counts.get(design) ?? 0), 0) / designs.length;
		return -WEIGHTS.spread * this.#excess(colour) - (WEIGHTS.key * uses * KEY_REST) / Math.max(1, this.#days);
	}

	/** By how much a trait has more than its share: of that it is held back, and beyond its limit altogether. */
	#excess({ name, share, limit }: Trait): number {
		const taken = (this.#counts.get(name) ?? 0) / Math.max(1, this.#days);
		const over = this.#days > SETTLED && taken > limit ? WEIGHTS.limit / WEIGHTS.spread : 0;
		return Math.max(-share / 2, taken - share) + over;
	}

	#take({ entry: { traits, holds, candidate }, coloured: { designs, colour } }: Choice, day: number): void {
		this.#days++;
		for (const name of [...designs, candidate.seed]) {
			this.#used.set(name, [...(this.#used.get(name) ?? []), day]);
		}
		for (const name of [...designs, ...[colour, ...traits].map((trait) => trait.name)]) {
			this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
		}
		holds.forEach((is, k) => {
			if (is) this.#wished[k]!++;
		});
	}
}

/** Exchanges of colours that keep the order of the Core Cube's sides. */
const COLOURINGS: readonly Recolouring[] = COLOURS.map(
	(_, by) =>
		Object.fromEntries(
			COLOURS.map((colour, k) => [colour, COLOURS[(k + by) % COLOURS.length]])
		) as Recolouring
);

function puzzleOf({ entry: { candidate }, coloured: { to } }: Choice, id: string): Puzzle {
	const { draft, effort, themes } = candidate;
	const [position, keys] = recolour(draft.position, draft.keys, to);
	const supply = draft.supply.map(({ shape, colour }) => ({ shape, colour: to[colour] }));
	return { ...draft, id, position, supply, keys, difficulty: difficultyOfEffort(effort), themes };
}

/** Star, Sun and Moon of each date; throws when something is lacking, for then more must be gathered. */
export function chooseDays(
	pools: Readonly<Record<Sort, readonly Candidate[]>>,
	dates: readonly string[]
): Map<string, Puzzle[]> {
	const { star, sun, moon, keystone } = pools;
	const choosers = [
		new Chooser('star', { star }),
		new Chooser('sun', { sun }),
		new Chooser('moon', { moon, keystone })
	];
	const used = new Set<string>();
	const byLevel = choosers.map((chooser) => chooser.chooseAll(dates, used));
	const lacking = new Map<string, number>();
	const days = new Map<string, Puzzle[]>();
	for (const date of dates) {
		const puzzles = byLevel.flatMap((chosen, k) => {
			const puzzle = chosen.get(date);
			const name = `${LEVELS[k]} ${weekdayOf(dayNumber(date))}`;
			if (!puzzle) lacking.set(name, (lacking.get(name) ?? 0) + 1);
			return puzzle ? [puzzle] : [];
		});
		days.set(date, puzzles);
	}
	if (lacking.size > 0) {
		throw new Error(`not gathered: ${[...lacking].map(([name, count]) => `${name} ${count}`).join(', ')}`);
	}
	return days;
}
