// Makes the table of daily puzzles: npx tsx puzzles/tools/dailies.ts [--from 2026-q1] [--to 2035-q4] [--again]
// A quarter whose files exist is left alone, so the program can be stopped and started again; --again makes it anew,
// which changes published days. Each quarter comes from its own seed and from the quarters before it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { Engine } from '../../engine-wasm/host/engine.ts';
import type { Key } from '../../engine-wasm/host/vocabulary.ts';
import { supplyOf } from '../../web/games/block-and-key/puzzles/blocks.ts';
import { canonicalText } from '../../web/games/block-and-key/puzzles/canonical.ts';
import { makePuzzle, type Wish } from '../../web/games/block-and-key/puzzles/make.ts';
import { randomFrom } from '../../web/games/rng.ts';
import { weekdayFor } from '../block-and-key/daily/bands.ts';
import { contentText } from '../block-and-key/daily/checksum.ts';
import { dayNumber, weekdayOf } from '../block-and-key/daily/dates.ts';
import { packTable } from '../block-and-key/daily/pack.ts';
import { quarters } from '../block-and-key/daily/periods.ts';
import { dailyPuzzles, LEVELS, tableFile } from '../block-and-key/daily/table.ts';
import { deck } from '../block-and-key/deck.ts';
import { designOf } from '../schema/deck.ts';
import type { Level } from '../schema/levels.ts';
import type { Puzzle, Theme } from '../schema/puzzle.ts';

const SEED = 'keystone-dailies-1';
const FOLDER = new URL('../block-and-key/daily/', import.meta.url);
const CHECKSUMS = new URL('checksums.json', FOLDER);
const ENGINE = new URL('../../engine-wasm/build/engine.wasm', import.meta.url);

/** Themes wished for in turn, because few puzzles have them by chance. */
const RARE: Readonly<Record<Level, readonly Theme[]>> = {
	star: ['bridge', 'tucked-behind', 'core-face', 'far-colours'],
	sun: ['bridge', 'tucked-behind', 'corner-only'],
	moon: ['two-keys', 'bridge', 'tucked-behind', 'corner-only']
};
/** The largest share of days that one theme, one colour of the answer or one shape of it may take. */
const THEME_SHARE = 0.35;
const TURNED_SHARE = 0.6;
const COLOUR_SHARE = 0.3;
const SHAPE_SHARE = 0.2;
/** How much more often than in an even spread a key may be used. */
const KEY_EXCESS = 1.6;
/** The same key does not come back within so many days. */
const KEY_REST = 3;
/** Temples looked at for one wish before the next is tried. */
const TEMPLES = 250;

/** What of a puzzle must not come too often, as words, each with the share of days it may take; keys have their own. */
type Feature = readonly [name: string, share: number | 'key'];

/** Counts what has been taken, and refuses what would be too much. */
class Spread {
	readonly #counts = new Map<string, number>();
	readonly #days: number;
	readonly #keyShare: number;

	constructor(days: number, keys: number) {
		this.#days = days;
		this.#keyShare = KEY_EXCESS / keys;
	}

	isFull([name, share]: Feature): boolean {
		const most = this.#days * (share === 'key' ? this.#keyShare : share);
		return this.#count(name) + 1 > most;
	}

	takes(features: readonly Feature[]): boolean {
		if (features.some((feature) => this.isFull(feature))) return false;
		for (const [name] of features) this.#counts.set(name, this.#count(name) + 1);
		return true;
	}

	#count(name: string): number {
		return this.#counts.get(name) ?? 0;
	}
}

const { values } = parseArgs({
	options: { from: { type: 'string' }, to: { type: 'string' }, again: { type: 'boolean' } }
});
const engine = await Engine.start(await WebAssembly.compile(await readFile(ENGINE)));
/** Canonical texts of all puzzles so far. */
const used = new Set<string>();
const checksums: Record<string, string> = {};

for (const [name, dates] of quarters()) {
	const files = filesOf(dates);
	const isThere = () => [...files.keys()].every((file) => existsSync(file));
	const isAsked = name >= (values.from ?? '') && name <= (values.to ?? '~');
	if (isAsked && (values.again || !isThere())) await makeQuarter(name, dates);
	if (!isThere()) continue;
	const days = [...files].flatMap(([file, inFile]) => {
		const bytes = readFileSync(file);
		return inFile.map((date) => dailyPuzzles(bytes, date));
	});
	for (const { position, keys } of days.flat()) used.add(canonicalText(position, keys));
	checksums[name] = createHash('sha256').update(days.map(contentText).join('\n')).digest('hex');
}
const text = await format(JSON.stringify(checksums), { ...(await resolveConfig(CHECKSUMS)), parser: 'json' });
await writeFile(CHECKSUMS, text);

/** The files of some dates, each with its dates in order. */
function filesOf(dates: readonly string[]): ReadonlyMap<URL, readonly string[]> {
	const names = [...new Set(dates.map((date) => tableFile(date) as string))];
	return new Map(
		names.map((name) => [new URL(`${name}.bin`, FOLDER), dates.filter((date) => tableFile(date) === name)])
	);
}

async function makeQuarter(name: string, dates: readonly string[]): Promise<void> {
	const start = performance.now();
	const byLevel = LEVELS.map((level) => chooseDays(`${SEED}/${name}`, level, dates));
	const days = new Map(dates.map((date, day) => [date, byLevel.map((puzzles) => puzzles[day] as Puzzle)]));
	let size = 0;
	for (const [file, inFile] of filesOf(dates)) {
		const bytes = packTable(
			dayNumber(inFile[0] as string),
			inFile.map((date) => days.get(date) as Puzzle[])
		);
		await writeFile(file, bytes);
		size += bytes.length;
	}
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(`${name}: ${[...days.values()].flat().length} puzzles, ${size} bytes, ${seconds} s`);
}

/** Puzzles of one level for some days in a row: each in its weekday's band, spread, and none that was there before. */
function chooseDays(seed: string, level: Level, dates: readonly string[]): Puzzle[] {
	const random = randomFrom(`${seed}/${level}`);
	const cards = deck.keys.filter((card) => card.level === level);
	const weekdays = dates.map((date) => weekdayOf(dayNumber(date)));
	const chosen: (Puzzle | null)[] = dates.map(() => null);
	const spread = new Spread(dates.length, cards.length);
	let order: Key[] = [];
	for (let turn = 0; chosen.includes(null); turn++) {
		const wish = wishOf(level, turn);
		if (wish.theme && spread.isFull(themeFeature(wish.theme))) continue;
		if (order.length === 0) order = random.shuffled(cards);
		const puzzle = makePuzzle(engine, deck, random, {
			id: '',
			level,
			key: order.pop() as Key,
			temples: TEMPLES,
			...wish
		});
		if (!puzzle) continue;
		const day = chosen.findIndex(
			(there, at) =>
				!there && weekdays[at] === weekdayFor(level, puzzle.difficulty) && isRested(chosen, at, puzzle)
		);
		const text = canonicalText(puzzle.position, puzzle.keys);
		if (day < 0 || used.has(text)) continue;
		if (!spread.takes(featuresOf(puzzle))) continue;
		used.add(text);
		chosen[day] = { ...puzzle, id: `${dates[day]}-${level}` };
	}
	return chosen as Puzzle[];
}

/** Every other wish is for a rare theme or for a key as printed, since most puzzles turn theirs. */
function wishOf(level: Level, turn: number): Pick<Wish, 'theme' | 'without'> {
	const rare = RARE[level];
	if (turn % 3 === 0) return { theme: rare[(turn / 3) % rare.length] as Theme };
	return turn % 3 === 1 ? { without: 'turned-key' } : {};
}

function isRested(chosen: readonly (Puzzle | null)[], day: number, { keys }: Puzzle): boolean {
	const near = chosen.slice(Math.max(0, day - KEY_REST), day + KEY_REST + 1);
	const designs = new Set(
		near.flatMap((puzzle) => puzzle?.keys ?? []).map(({ squares }) => designOf(squares))
	);
	return !keys.some(({ squares }) => designs.has(designOf(squares)));
}

function featuresOf(puzzle: Puzzle): Feature[] {
	engine.setPosition(puzzle.position, puzzle.seat);
	const [solution] = engine.solve(supplyOf(deck, puzzle.supply), puzzle.keys, true);
	const answer = puzzle.supply[solution?.block ?? -1];
	return [
		[`colour ${answer?.colour}`, COLOUR_SHARE],
		[`shape ${answer?.shape}`, SHAPE_SHARE],
		...puzzle.themes.map(themeFeature),
		...puzzle.keys.map(({ squares }): Feature => [designOf(squares), 'key'])
	];
}

function themeFeature(theme: Theme): Feature {
	return [theme, theme === 'turned-key' ? TURNED_SHARE : THEME_SHARE];
}
