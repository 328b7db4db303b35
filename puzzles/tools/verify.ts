// Proves every puzzle of the daily table with the engine: `npm run proof -- verify [--from 2026-q1 --to 2035-q4]`. Ends with exit
// code 1 when anything is wrong. `npm run proof -- verify-reference` proves a sample with the slow reference.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Engine } from '../../engine-wasm/host/engine.ts';
import { canonicalText } from '../../web/games/block-and-key/puzzles/canonical.ts';
import type { Study } from '../../web/games/block-and-key/puzzles/study.ts';
import { contentText } from '../block-and-key/daily/checksum.ts';
import { dayNumber, weekdayOf } from '../block-and-key/daily/dates.ts';
import { prove } from '../../web/games/block-and-key/puzzles/prove.ts';
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
const designs = new Set(deck.keys.map(({ squares }) => designOf(squares)));

const GONE = 'keys that are no longer in the deck';
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
	for (const puzzle of day) {
		const { faults: codes, study } = prove(engine, deck, date, puzzle);
		for (const code of codes) fail(puzzle.id, code);
		const text = canonicalText(puzzle.position, puzzle.keys);
		if (seen.has(text)) fail(puzzle.id, `same position and key as ${seen.get(text)}`);
		seen.set(text, puzzle.id);
		if (study?.answer) count(date, puzzle, study);
		proved++;
	}
}

function count(date: string, { level, themes, difficulty, keys }: Puzzle, { answer }: Study): void {
	add(`${level} puzzles`);
	add(`${level} answer ${answer?.colour}`);
	add(`${level} weekday ${weekdayOf(dayNumber(date))}`);
	add(`${level} weekday ${weekdayOf(dayNumber(date))} difficulty`, difficulty);
	for (const theme of themes) add(`${level} ${theme}`);
	for (const { squares } of keys) if (!designs.has(designOf(squares))) add(GONE);
}

function report(): void {
	for (const level of LEVELS) {
		const shares = [...counts].filter(([name]) => name.startsWith(`${level} `) && !name.includes('weekday'));
		console.log(shares.map(([name, times]) => `${name} ${times}`).join(' · '));
		const means = Array.from({ length: 7 }, (_, weekday) => {
			const name = `${level} weekday ${weekday}`;
			return ((counts.get(`${name} difficulty`) ?? 0) / (counts.get(name) ?? 1)).toFixed(1);
		});
		console.log(`  difficulty Monday to Sunday: ${means.join(' ')}`);
	}
	console.log(`keys that are no longer in the deck: ${counts.get(GONE) ?? 0}`);
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
