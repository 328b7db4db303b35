// Proves every puzzle of the daily table with the engine: `npm run proof -- verify [--from 2026-q1 --to 2035-q4]`. Ends with exit
// code 1 when anything is wrong. `npm run proof -- verify-reference` proves a sample with the slow reference.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Engine } from '../../engine-wasm/host/engine.ts';
import { canonicalText } from '../../web/games/block-and-key/puzzles/canonical.ts';
import { KEY_REST, WANTED } from '../../web/games/block-and-key/puzzles/conditions.ts';
import { prove, type Proof } from '../../web/games/block-and-key/puzzles/prove.ts';
import { contentText } from '../block-and-key/daily/checksum.ts';
import { dayTheme } from '../block-and-key/daily/day-theme.ts';
import { dayNumber, WEEKDAYS, weekdayOf } from '../block-and-key/daily/dates.ts';
import { quarters } from '../block-and-key/daily/periods.ts';
import { LEVELS } from '../block-and-key/daily/table.ts';
import { deck } from '../block-and-key/deck.ts';
import { designOf } from '../schema/deck.ts';
import type { Puzzle } from '../schema/puzzle.ts';
import { storedDailies } from './dailies/stored.ts';

const FOLDER = new URL('../block-and-key/daily/', import.meta.url);
const ENGINE = new URL('../../engine-wasm/build/engine.wasm', import.meta.url);

const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
const start = performance.now();
const engine = await Engine.start(await WebAssembly.compile(await readFile(ENGINE)));
const checksums = JSON.parse(await readFile(new URL('checksums.json', FOLDER), 'utf8')) as Record<
	string,
	string
>;
/** The day on which a key was asked for last. */
const asked = new Map<string, number>();
let proved = 0;
const seen = new Map<string, string>();
const counts = new Map<string, number>();
let faults = 0;

for (const [name, dates] of quarters()) {
	if (name < (values.from ?? '') || name > (values.to ?? '~')) continue;
	const days = dates.map((date) => storedDailies(date) ?? []);
	const checksum = createHash('sha256').update(days.map(contentText).join('\n')).digest('hex');
	if (checksum !== checksums[name]) fail(name, 'checksum');
	days.forEach((day, at) => proveDay(dates[at] as string, day));
}
report();

function proveDay(date: string, day: readonly Puzzle[]): void {
	if (String(day.map(({ level }) => level)) !== String(LEVELS)) fail(date, 'levels');
	const efforts: number[] = [];
	for (const puzzle of day) {
		const proof = prove(engine, deck, date, puzzle);
		for (const code of proof.faults) fail(puzzle.id, code);
		const text = canonicalText(puzzle.position, puzzle.keys);
		if (seen.has(text)) fail(puzzle.id, `same position and key as ${seen.get(text)}`);
		seen.set(text, puzzle.id);
		rest(date, puzzle);
		if (proof.solved) efforts.push(proof.solved.effort);
		count(date, puzzle, proof);
		proved++;
	}
	add('days');
	if (efforts.every((effort, k) => k === 0 || effort > (efforts[k - 1] as number))) add('in order');
	if (day.every(({ themes }) => themes.includes(dayTheme(date)))) add('of one theme');
}

/** No key comes back before its rest is over. */
function rest(date: string, { id, keys }: Puzzle): void {
	for (const { squares } of keys) {
		const design = designOf(squares);
		const days = dayNumber(date) - (asked.get(design) ?? -Infinity);
		if (days <= KEY_REST) fail(id, `key of ${days} days before`);
		asked.set(design, dayNumber(date));
	}
}

function count(date: string, { level, themes }: Puzzle, { study, solved }: Proof): void {
	if (!study?.answer || !solved) return;
	const weekday = weekdayOf(dayNumber(date));
	add(`${level} puzzles`);
	add(`${level} answer ${study.answer.colour}`);
	add(`${level} weekday ${weekday}`);
	add(`${level} weekday ${weekday} effort`, solved.effort);
	for (const theme of themes) add(`${level} ${theme}`);
	for (const { name, holds } of WANTED[level]) if (holds(solved.features)) add(`${level} has ${name}`);
}

function report(): void {
	for (const level of LEVELS) {
		const of = (name: string) => counts.get(`${level} ${name}`) ?? 0;
		const shares = [...counts].filter(([name]) => name.startsWith(`${level} `) && !/weekday|has/.test(name));
		console.log(shares.map(([name, times]) => `${name} ${times}`).join(' · '));
		const means = Array.from({ length: WEEKDAYS }, (_, weekday) =>
			(of(`weekday ${weekday} effort`) / Math.max(1, of(`weekday ${weekday}`))).toFixed(1)
		);
		console.log(`  effort Monday to Sunday: ${means.join(' ')}`);
		for (const { name, least = 0, most = 1 } of WANTED[level]) {
			const share = of(`has ${name}`) / Math.max(1, of('puzzles'));
			console.log(`  ${name}: ${(100 * share).toFixed(1)} % (${100 * least} to ${100 * most})`);
			if (share < least || share > most) fail(level, name);
		}
	}
	const days = counts.get('days') ?? 0;
	console.log(
		`${days} days, ${counts.get('in order') ?? 0} in order, ${counts.get('of one theme') ?? 0} of one theme`
	);
	console.log(`${proved} puzzles, ${faults} faults; ${((performance.now() - start) / 1000).toFixed(1)} s`);
	if (faults > 0 || proved === 0) process.exitCode = 1;
}

function fail(where: string, what: string): void {
	faults++;
	console.error(`${where}: ${what}`);
}

function add(name: string, times = 1): void {
	counts.set(name, (counts.get(name) ?? 0) + times);
}
