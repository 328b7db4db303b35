// Gathers puzzles for the dailies in portions, each from its own seed, into a file of lines for each level, so that it can be stopped and
// taken up again, and the choice of days be made anew from what is there.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { craft, type Recipe } from '../../../web/games/block-and-key/puzzles/craft.ts';
import { isFit } from '../../../web/games/block-and-key/puzzles/judge.ts';
import type { Features } from '../../../web/games/block-and-key/puzzles/solver/features.ts';
import { study, type Draft } from '../../../web/games/block-and-key/puzzles/study.ts';
import { themesOf } from '../../../web/games/block-and-key/puzzles/themes.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { isOnCurve } from '../../block-and-key/daily/curve.ts';
import { THEME_CYCLE } from '../../block-and-key/daily/day-theme.ts';
import { WEEKDAYS } from '../../block-and-key/daily/dates.ts';
import { deck } from '../../block-and-key/deck.ts';
import { puzzleKeys } from '../../block-and-key/puzzle-keys.ts';
import { designOf } from '../../schema/deck.ts';
import type { Level } from '../../schema/levels.ts';
import type { PuzzleBlock, Theme } from '../../schema/puzzle.ts';
import { isHidden, MUST, OPEN_DAYS, worth } from '../../../web/games/block-and-key/puzzles/conditions.ts';

/** What a portion looks for: a level with one key, or Sunday's Moon with two. */
export const SORTS = ['star', 'sun', 'moon', 'keystone'] as const;
export type Sort = (typeof SORTS)[number];

export interface Candidate {
	readonly draft: Omit<Draft, 'id'>;
	readonly effort: number;
	readonly features: Features;
	readonly themes: readonly Theme[];
	/** The Block that is needed. */
	readonly answer: PuzzleBlock;
	/** Where it was made; others out of it look alike. */
	readonly seed: string;
}

const SEED = 'keystone-dailies-2';
/** Temples of a portion. */
const PORTION = 250;
/** Of what is liked in a puzzle at least so much. */
const WORTH: Readonly<Record<Sort, number>> = { star: 0, sun: 1, moon: 1, keystone: 2 };
/** Puzzles gathered for each that the table needs of a weekday and theme; most of them fit on two weekdays. */
const SPARE = 2.4;
const SPARE_OF_ANY = 3.2;
/** What is rare need not be liked so much. */
const RARITY = 1;
/** Puzzles of one key: many more could not be used, for it rests between them. */
const OF_A_KEY = 150;
/** Weeks of the table. */
const WEEKS = 522;
/** Of the Moons so many are gathered with a hidden answer. */
const HIDDEN_SHARE = 0.55;

/** What a portion looks for besides, by the name of the cells that need it: answers of a kind that are rare. */
const KINDS: Readonly<Record<string, Partial<Recipe>>> = {
	bridge: { answer: ({ bridge }) => bridge },
	'tucked-behind': { answer: ({ tucked }) => tucked },
	hidden: { answer: ({ unseen }) => unseen },
	printed: { printed: true }
};
/** So many are gathered with the key as printed. */
const PRINTED_SHARE = 0.45;

/** What all other portions look for. */
const MOST: Readonly<Record<Sort, readonly Partial<Recipe>[]>> = {
	star: [{}, {}, {}],
	sun: [{ adds: 2 }, { adds: 2 }, { adds: 3 }],
	moon: [{ adds: 2 }, {}, { adds: 3 }],
	keystone: [{}]
};

/** The share of a theme from which on no more of it are gathered, once there are some. */
const COMMON = { theme: 0.3, 'turned-key': 0.5 } as const;
const ENOUGH = 20;
/** A weekday and a theme, unlike the design of a key. */
const CELL = /^\d [a-z]/;
const DAY_THEMES = [...new Set(THEME_CYCLE)];
const levelOf = (sort: Sort): Level => (sort === 'keystone' ? 'moon' : sort);
const SUNDAY = WEEKDAYS - 1;

/** The days and themes for which a puzzle could serve. */
export function cellsOf(sort: Sort, effort: number, features: Features, themes: readonly Theme[]): string[] {
	const days = Array.from({ length: WEEKDAYS }, (_, weekday) => weekday).filter((weekday) => {
		if (!isOnCurve(levelOf(sort), weekday, effort)) return false;
		if (sort === 'star' && weekday < OPEN_DAYS && isHidden(features)) return false;
		return sort === 'keystone' ? weekday === SUNDAY : sort !== 'moon' || weekday < SUNDAY;
	});
	const fits: string[] = sort === 'keystone' ? ['any'] : DAY_THEMES.filter((theme) => themes.includes(theme));
	if (levelOf(sort) === 'moon' && isHidden(features)) fits.push('hidden');
	if (sort !== 'keystone') fits.push('any');
	if (!themes.includes('turned-key')) fits.push('printed');
	return days.flatMap((day) => fits.map((fit) => `${day} ${fit}`));
}

/** How many puzzles of a cell are gathered. */
function quotaOf(cell: string): number {
	const name = cell.slice(2);
	if (name === 'any') return SPARE_OF_ANY * WEEKS;
	if (name === 'hidden') return HIDDEN_SHARE * SPARE * WEEKS;
	if (name === 'printed') return PRINTED_SHARE * SPARE * WEEKS;
	return (SPARE * WEEKS * THEME_CYCLE.filter((theme) => theme === name).length) / THEME_CYCLE.length;
}

/** Gathers until every day and theme has enough, or the time is over; what was there before counts. */
export function gather(engine: Engine, folder: string, sort: Sort, seconds: number): void {
	mkdirSync(folder, { recursive: true });
	const file = `${folder}/${sort}.jsonl`;
	const portions = `${folder}/${sort}.portions`;
	const counts = new Map<string, number>();
	for (const candidate of pooled(folder, sort)) note(counts, namesOf(sort, candidate));
	const first = existsSync(portions) ? Number(readFileSync(portions, 'utf8').trim().split('\n').length) : 0;
	const end = performance.now() + 1000 * seconds;
	for (let portion = first; performance.now() < end; portion++) {
		const lines = portionOf(engine, sort, portion, counts);
		if (lines.length > 0) appendFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
		appendFileSync(portions, `${lines.length}\n`);
		const open = cellNames(sort).filter((cell) => (counts.get(cell) ?? 0) < quotaOf(cell));
		console.log(
			`${sort} ${portion}: ${lines.length} puzzles, open: ${open.map((cell) => `${cell} ${counts.get(cell) ?? 0}`).join(', ')}`
		);
		if (open.length === 0) return;
	}
}

/** What has been gathered so far. */
export function pooled(folder: string, sort: Sort): Candidate[] {
	const file = `${folder}/${sort}.jsonl`;
	if (!existsSync(file)) return [];
	const lines = readFileSync(file, 'utf8').trim().split('\n');
	return lines.map((line) => JSON.parse(line) as Candidate);
}

function portionOf(engine: Engine, sort: Sort, portion: number, counts: Map<string, number>): Candidate[] {
	const level = levelOf(sort);
	const seed = `${SEED}/${sort}/${portion}`;
	const random = randomFrom(seed);
	const found: Candidate[] = [];
	const isOpen = (cell: string) => CELL.test(cell) && (counts.get(cell) ?? 0) < quotaOf(cell);
	const kind = kindOf(sort, cellNames(sort).filter(isOpen), portion);
	const least = WORTH[sort] - (kind.name === 'any' ? 0 : RARITY);
	const recipe: Recipe = {
		level,
		keys: puzzleKeys[level].filter(({ squares }) => (counts.get(designOf(squares)) ?? 0) < OF_A_KEY),
		count: sort === 'keystone' ? 2 : 1,
		taste: (effort, features) => {
			if (!MUST[level](features)) return -1;
			const themes = DAY_THEMES.filter((theme) => theme === kind.name);
			const cells = cellsOf(sort, effort, features, themes);
			const isWanted = cells.some((cell) => cell.endsWith(kind.name) && isOpen(cell));
			return isWanted ? worth(level, features) - least : -1;
		},
		...kind.recipe
	};
	for (let n = 0; n < PORTION; n++) {
		for (const { draft, effort, features } of craft(engine, deck, random, recipe)) {
			const candidate = graded(engine, draft, effort, features, `${sort} ${portion} ${n}`);
			if (!candidate) continue;
			const names = namesOf(sort, candidate);
			if (!names.some(isOpen) || isCommon(candidate, counts, names)) continue;
			note(counts, names);
			found.push(candidate);
		}
	}
	return found;
}

/** Whether a theme of it is in most of what has been gathered for each of its days. */
function isCommon(
	{ themes }: Candidate,
	counts: ReadonlyMap<string, number>,
	names: readonly string[]
): boolean {
	const days = names.filter((name) => name.endsWith(' any')).map((name) => name.slice(0, 2));
	return themes.some((theme) => {
		const most = COMMON[theme === 'turned-key' ? theme : 'theme'];
		return days.every(
			(day) => (counts.get(day + theme) ?? 0) > most * (counts.get(`${day}any`) ?? 0) + ENOUGH
		);
	});
}

/** What a puzzle counts for: its days and themes, and its keys. */
function namesOf(sort: Sort, { draft, effort, features, themes }: Candidate): string[] {
	return [...cellsOf(sort, effort, features, themes), ...draft.keys.map(({ squares }) => designOf(squares))];
}

function graded(
	engine: Engine,
	draft: Omit<Draft, 'id'>,
	effort: number,
	features: Features,
	seed: string
): Candidate | null {
	const studied = study(engine, deck, { ...draft, id: '' });
	const fit = isFit(studied);
	// The generator goes on with this temple.
	engine.setPosition(draft.position, draft.seat);
	const answer = draft.supply[studied.solutions[0]?.block ?? -1];
	return fit && answer ? { draft, effort, features, themes: themesOf(studied), answer, seed } : null;
}

interface Kind {
	/** Of the cells that need it. */
	readonly name: string;
	readonly recipe: Partial<Recipe>;
}

/** In turn, most often any, and only what is still needed. */
function kindOf(sort: Sort, open: readonly string[], portion: number): Kind {
	const isNeeded = (name: string) => open.some((cell) => cell.endsWith(name));
	const rare = Object.entries(KINDS).flatMap(([name, recipe]) => (isNeeded(name) ? [{ name, recipe }] : []));
	const most = isNeeded('any') ? MOST[sort].map((recipe) => ({ name: 'any', recipe })) : [];
	const kinds = [...rare, ...most, ...most, ...most];
	return kinds[portion % kinds.length] ?? { name: 'any', recipe: {} };
}

function cellNames(sort: Sort): string[] {
	if (sort === 'keystone') return ['any', 'hidden'].map((name) => `${SUNDAY} ${name}`);
	const days = Array.from({ length: sort === 'moon' ? SUNDAY : WEEKDAYS }, (_, day) => day);
	return days.flatMap((day) => {
		const isEarly = sort === 'star' && day < OPEN_DAYS;
		const themes = DAY_THEMES.filter((theme) => !(isEarly && theme === 'tucked-behind'));
		return [...themes, 'any', 'printed', ...(sort === 'moon' ? ['hidden'] : [])].map(
			(name) => `${day} ${name}`
		);
	});
}

function note(counts: Map<string, number>, cells: readonly string[]): void {
	for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
}
