// Makes the table of daily puzzles, in two steps: npx tsx puzzles/tools/dailies.ts gather --pool <folder> [--seconds 600] until nothing is
// open, then npx tsx puzzles/tools/dailies.ts table --pool <folder>, which writes the files of all months and their checksums.
// The table is fixed: this stands here to say where it came from. To make it anew would change published days.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { Engine } from '../../engine-wasm/host/engine.ts';
import { contentText } from '../block-and-key/daily/checksum.ts';
import { dayNumber } from '../block-and-key/daily/dates.ts';
import { packTable } from '../block-and-key/daily/pack.ts';
import { months, quarters } from '../block-and-key/daily/periods.ts';
import type { Puzzle } from '../schema/puzzle.ts';
import { chooseDays } from './dailies/choose.ts';
import { gather, pooled, SORTS } from './dailies/pool.ts';

const FOLDER = new URL('../block-and-key/daily/', import.meta.url);
const CHECKSUMS = new URL('checksums.json', FOLDER);
const ENGINE = new URL('../../engine-wasm/build/engine.wasm', import.meta.url);

const { values, positionals } = parseArgs({
	options: { pool: { type: 'string' }, seconds: { type: 'string', default: '600' } },
	allowPositionals: true
});
const [step] = positionals;
if (!values.pool) throw new Error('--pool names the folder of what is gathered');
if (step === 'gather') {
	const engine = await Engine.start(await WebAssembly.compile(await readFile(ENGINE)));
	for (const sort of SORTS) gather(engine, values.pool, sort, Number(values.seconds) / SORTS.length);
} else if (step === 'table') await writeTable(values.pool);
else throw new Error('gather or table?');

async function writeTable(folder: string): Promise<void> {
	const [star, sun, moon, keystone] = SORTS.map((sort) => pooled(folder, sort));
	const dates = [...months().values()].flat();
	const days = chooseDays({ star: star!, sun: sun!, moon: moon!, keystone: keystone! }, dates);
	const puzzlesOf = (date: string) => days.get(date) as Puzzle[];
	for (const [name, inMonth] of months()) {
		const bytes = packTable(dayNumber(inMonth[0] as string), inMonth.map(puzzlesOf));
		await writeFile(new URL(`${name}.bin`, FOLDER), bytes);
	}
	const checksums = [...quarters()].map(([name, inQuarter]) => [
		name,
		createHash('sha256').update(inQuarter.map(puzzlesOf).map(contentText).join('\n')).digest('hex')
	]);
	const text = JSON.stringify(Object.fromEntries(checksums));
	await writeFile(CHECKSUMS, await format(text, { ...(await resolveConfig(CHECKSUMS)), parser: 'json' }));
}
