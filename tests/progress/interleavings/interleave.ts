// One random interleaving: two pages that write the same game, run or draft, on one device or on two that open each other's files.
import { randomFrom } from '../../../web/games/rng.ts';
import { isSame, mergeRecords } from '../../../web/lib/progress/merge.ts';
import { carry, contentsOf, Device, tick, type Opened } from './device.ts';
import {
	draftWriter,
	holds,
	linesIn,
	matchWriter,
	Promised,
	runWriter,
	type Kind,
	type Line,
	type Writer
} from './writers.ts';

const DEEDS = 20;

const WRITERS = { game: matchWriter, run: runWriter, draft: draftWriter } as const;

interface Page {
	readonly who: number;
	readonly device: Device;
	readonly promised: Promised;
	opened: Opened;
	writer: Writer;
}

/** What was promised and is not there. */
export async function lostIn(kind: Kind, devices: 1 | 2, seed: string): Promise<readonly Line[]> {
	const chance = randomFrom(seed);
	const all = Array.from({ length: devices }, () => new Device(chance));
	// The clock of the second device is behind or ahead. No two actions fall into the same millisecond.
	let now = 1000;
	const skew = 2 * (chance.below(100) - 50);
	const clocks = [() => (now += 2), () => (now += 2) + skew + 1];
	/** On one device both know what either has done. */
	const promises = all.map(() => new Promised());
	const openOn = async ({ who, device, promised }: Pick<Page, 'who' | 'device' | 'promised'>) => {
		const opened = await device.open();
		const clock = clocks[all.indexOf(device)] as () => number;
		return { opened, writer: await WRITERS[kind](opened.store, promised, chance, clock, who) };
	};
	const pages: Page[] = [];
	for (const who of [0, 1]) {
		const [device, promised] = [all[who % devices] as Device, promises[who % devices] as Promised];
		pages.push({ who, device, promised, ...(await openOn({ who, device, promised })) });
	}
	for (let k = 0; k < DEEDS; k++) {
		const page = pages[chance.below(2)] as Page;
		const { writer } = page;
		switch (chance.below(10)) {
			case 0:
				writer.undo();
				break;
			case 1:
				await writer.look();
				break;
			case 2:
				await writer.choose();
				break;
			case 3:
				for (let ticks = chance.below(8); ticks > 0; ticks--) await tick();
				break;
			case 4:
				// In the middle of a save as often as not.
				if (chance.below(2)) writer.act();
				await tick();
				writer.promise(true);
				page.opened.kill();
				Object.assign(page, await openOn(page));
				break;
			case 5:
				await writer.close();
				Object.assign(page, await openOn(page));
				break;
			case 6:
				if (devices === 2) await carry(all[0] as Device, all[1] as Device);
				break;
			case 7:
				if (devices === 2) await carry(all[1] as Device, all[0] as Device);
				break;
			default:
				writer.act();
				if (chance.below(2)) await tick();
		}
		for (const one of pages) one.writer.promise(false);
	}
	for (const page of pages) {
		await page.writer.close();
		for (let ticks = 0; ticks < 12; ticks++) await tick();
		page.writer.promise(false);
	}

	const lost: Line[] = [];
	const check = async (promised: readonly Line[], device: Device) => {
		// Whoever opens the app again takes up what dead pages have left.
		const { store } = await device.open();
		const lines = await linesIn(kind, store);
		lost.push(...promised.filter((line) => !lines.some((one) => holds(one, line))));
		return contentsOf(store);
	};
	for (const [at, device] of all.entries()) await check((promises[at] as Promised).lines, device);
	if (devices === 2) {
		const [left, right] = all as [Device, Device];
		await carry(left, right);
		await carry(right, left);
		const both = promises.flatMap(({ lines }) => lines);
		const [mine, theirs] = [await check(both, left), await check(both, right)];
		if (!isSame(mergeRecords(mine, {}), mergeRecords(theirs, {}))) lost.push(['the devices differ']);
	}
	return lost;
}
