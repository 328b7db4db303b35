// `npm run proof -- wall [--only daily --lang de --width 360]`: every page and every kind of state, in each language, in both
// themes and four widths, with large letters and without motion, as pictures on one page, tests/artefacts/wall/index.html. What can
// be measured meanwhile is: sideways scrolling, words cut off, things to touch over each other or too small, errors, other hosts. One
// fault, and the command fails. With `--against FOLDER`, a wall of another build made with `--folder`, it lists the pictures that differ.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchForPictures } from '../bench/chromium.ts';
import { serveBuild } from '../bench/serve.ts';
import { WIDTHS } from '../../e2e/accessible.ts';
import { LANGUAGES, type Language } from '../../e2e/pages.ts';
import { seed } from '../../e2e/seed.ts';
import type { Records } from '../../../web/lib/progress/records.ts';
import { differences } from './against.ts';
import { scenesOf } from './scenes.ts';
import { makeSeeds } from './seeded.ts';
import { wallOf } from './sheet.ts';
import { Place, type Picture, type Scene, type StorageState } from './stage.ts';

const { values } = parseArgs({
	options: {
		/** Part of the name of a scene and state, as `daily` or `run-act`; several may be given. */
		only: { type: 'string', multiple: true, default: [] },
		lang: { type: 'string', multiple: true, default: [...LANGUAGES] },
		width: { type: 'string', multiple: true, default: WIDTHS.map(String) },
		workers: { type: 'string', default: '2' },
		/** Where the pictures go; everything else in it is removed. */
		folder: { type: 'string', default: fileURLToPath(new URL('../../artefacts/wall', import.meta.url)) },
		/** The pictures of another build to compare with. */
		against: { type: 'string' }
	}
});
const FOLDER = resolve(values.folder);
const states = (name: string) => values.only.length === 0 || values.only.some((part) => name.includes(part));
const wanted = { folder: FOLDER, widths: values.width.map(Number), states };
const languages = LANGUAGES.filter((language) => values.lang.includes(language));

/** As the browser keeps it once the records are in. */
async function stored(browser: Browser, origin: string, records: Records): Promise<StorageState> {
	const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', serviceWorkers: 'block' });
	await seed(await context.newPage(), records);
	const state = await context.storageState({ indexedDB: true });
	await context.close();
	return state;
}

const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);
const site = await serveBuild();
const browser = await launchForPictures();
const pictures: Picture[] = [];
/** Scenes that could not be played to their end. */
const broken: string[] = [];
const different: string[] = [];
try {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	const seeds = await makeSeeds();
	const kept = {
		progress: await stored(browser, site.origin, seeds.progress),
		ends: await stored(browser, site.origin, seeds.ends),
		solved: await stored(browser, site.origin, seeds.solved)
	};
	const scenes = scenesOf(seeds);
	const queue = scenes.flatMap((scene) =>
		// Which states a scene has only playing it tells; its name must fit, or what was asked for must begin with it.
		states(scene.name) || values.only.some((part) => part.startsWith(scene.name))
			? languages.map((language) => ({ scene, language }))
			: []
	);
	const all: Picture[][] = [];
	const play = async (place: Place, scene: Scene, language: Language): Promise<Picture[]> => {
		const stage = await place.open(scene, language);
		try {
			await scene.play(stage);
		} catch (error) {
			broken.push(
				`${scene.name}, ${language}: ${error instanceof Error ? error.message.split('\n')[0] : error}`
			);
		}
		await stage.close();
		return stage.pictures;
	};
	const work = async () => {
		const place = new Place(browser, site.origin, wanted, kept);
		for (let at = all.length; at < queue.length; at = all.length) {
			const { scene, language } = queue[at] as (typeof queue)[number];
			all.push([]);
			all[at] = await play(place, scene, language);
			console.error(
				`${seconds()} s  ${at + 1} of ${queue.length}: ${scene.name}, ${language}, ${all[at]?.length}`
			);
		}
	};
	await Promise.all(Array.from({ length: Number(values.workers) }, work));
	pictures.push(...all.flat());
	if (values.against !== undefined)
		different.push(...(await differences(browser, FOLDER, resolve(values.against), pictures)));
} finally {
	await browser.close();
	site.close();
}

/** The same fault in several pictures is told once. */
const faults = new Map<string, string[]>();
for (const { scene, state, file, faults: found } of pictures)
	for (const fault of found) {
		const name = `${scene}-${state}: ${fault}`;
		faults.set(name, [...(faults.get(name) ?? []), file.split('/')[1]?.replace('.png', '') ?? '']);
	}
const told = `${pictures.length} pictures of ${new Set(pictures.map(({ file }) => file.split('/')[0])).size} states, ${faults.size} faults, ${broken.length} scenes broken off, ${seconds()} s`;
writeFileSync(join(FOLDER, 'index.html'), wallOf(pictures, told));
for (const [name, where] of faults) console.log(`${name}  (${where.join(', ')})`);
for (const line of different) console.log(`different: ${line}`);
for (const line of broken) console.log(`broken off: ${line}`);
console.log(`${told}: ${join(FOLDER, 'index.html')}`);
process.exit(faults.size + broken.length + different.length > 0 ? 1 : 0);
