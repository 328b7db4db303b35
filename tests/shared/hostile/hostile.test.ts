// Hostile links and files: whatever comes, each reader answers with a value or a coded refusal, and nothing is changed. The tests
// try a sample; `npm run proof -- hostile` tries 100,000.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import {
	makeDealLink,
	makeRunLink,
	parseDealLink,
	parseRunLink,
	RunLinkError,
	watchRun
} from '../../../web/games/block-and-key/run-link.ts';
import { newGame } from '../../../web/games/block-and-key/setup.ts';
import { LinkError } from '../../../web/games/block-and-key/puzzles/link.ts';
import { parseDeal } from '../../../web/games/deal.ts';
import { parseDraft as parseMade } from '../../../web/lib/editor/made.ts';
import { answersIn, placesIn } from '../../../web/lib/learn/records.ts';
import { openLink } from '../../../web/lib/practice/opened.ts';
import { wishOf } from '../../../web/lib/puzzle/daily.ts';
import { heldIn } from '../../../web/lib/puzzle/held.ts';
import { newRun, openRun } from '../../../web/lib/games/block-and-key/runs.ts';
import { parseSelected } from '../../../web/lib/games/block-and-key/selected.ts';
import { openGames } from '../../../web/lib/play/saved.ts';
import { memoryBackend } from '../../../web/lib/progress/memory.ts';
import { importBackup, makeBackup, parseBackup, writeBackup } from '../../../web/lib/progress/backup.ts';
import type { GameRecord } from '../../../web/lib/progress/games.ts';
import { toVersion3 } from '../../../web/lib/progress/migrate.ts';
import { runsIn } from '../../../web/lib/progress/runs.ts';
import { wholeOf } from '../../../web/lib/progress/whole.ts';
import { previewMerge } from '../../../web/lib/progress/preview.ts';
import type { Json, Records } from '../../../web/lib/progress/records.ts';
import { openStore } from '../../../web/lib/progress/store.ts';
import { startEngine } from '../../block-and-key/cross/agreement.ts';
import { claimer } from '../../block-and-key/rules/claimer.ts';
import { records as anyRecords } from '../../progress/arbitraries.ts';
import { foundGames } from '../found.ts';
import { nasty, spoiled, twisted } from './inputs.ts';

/** Inputs in all, at least: the readers share them, and every game has two more of its own. */
const INPUTS = Number(process.env['KEYSTONE_HOSTILE'] ?? 2000);
const READERS = 10;
const PATIENCE = 30_000 + INPUTS * 20;
const numRuns = Math.ceil(INPUTS / READERS);

const ENTRIES = await foundGames();
const start = () => Promise.resolve(engine);

const PUZZLE = 'bk1z-88-33wbga-w120220.g221321-S-L4w.V3b-00w01b11g';
const seed = Number(process.env['KEYSTONE_SEED'] ?? 8);
let engine: Engine;
let runLink: string;
/** Something of everything, as a device has it after a while. */
let mine: Records;

beforeAll(async () => {
	engine = await startEngine();
	const { actions } = play(engine, deck, 'hostile', claimer);
	runLink = makeRunLink(deck, { seed: 'hostile', actions: actions.slice(0, 30) });
	mine = fc.sample(anyRecords, { numRuns: 30, seed }).reduce((most, one) => {
		const size = (all: Records) => Object.values(all).filter(({ length }) => length > 0).length;
		return size(one) > size(most) ? one : most;
	});
});

/** Reads every input; what is thrown must be the reader's own refusal. */
function read(
	inputs: fc.Arbitrary<string>,
	reader: (text: string) => unknown,
	refusal?: abstract new (...words: never[]) => Error
): void {
	fc.assert(
		fc.property(inputs, (text) => {
			try {
				reader(text);
			} catch (error) {
				if (!refusal || !(error instanceof refusal)) throw error;
			}
			expect('polluted' in {}).toBe(false);
		}),
		{ numRuns, seed }
	);
}

describe('a hostile link', { timeout: PATIENCE }, () => {
	it('to a daily', () => {
		const kinds = ['today', 'first', 'puzzle', 'malformed', 'range'];
		read(spoiled(['2026-11-16-star', '2026-02-28', 'first']), (text) => {
			expect(kinds).toContain(wishOf(text).kind);
		});
	});

	it('to a puzzle, opened by the engine', () => {
		read(spoiled([PUZZLE]), (text) => openLink(text, deck.shapes, engine), LinkError);
	});

	it('to a run, watched by the rules', () => {
		read(spoiled([runLink]), (text) => watchRun(engine, deck, parseRunLink(deck, text)), RunLinkError);
	});

	it('to a deal, dealt', () => {
		read(
			spoiled([makeDealLink('a deal'), makeDealLink('ümlaut')]),
			(text) => newGame(deck, parseDealLink(text)),
			RunLinkError
		);
	});

	it('to a run of this device or a seed: opened as it would be kept, or not at all', async () => {
		const address = fc.record({ run: fc.option(nasty), seed: fc.option(nasty), kind: fc.option(nasty) });
		const known = newRun('mine', 'random', 1);
		const store = {
			list: async () => [known],
			get: async (key: string) => [known].find((run) => run.key === key) ?? null
		};
		await fc.assert(
			fc.asyncProperty(address, async (given) => {
				const query = new URLSearchParams();
				for (const [name, value] of Object.entries(given)) if (value !== null) query.set(name, value);
				const opened = await openRun(query, store, { now: () => 2, seed: () => 'chance' });
				if (!opened) return;
				newGame(deck, opened.record.seed);
				// What is kept must come back from a file.
				const runs = { ...mine, games: [opened.record] };
				expect(parseBackup(writeBackup(makeBackup(runs, 'keystone', 1))).ok).toBe(true);
			}),
			{ numRuns, seed }
		);
	});

	it.each(ENTRIES.map((entry) => [entry.id, entry] as const))('to a game of %s, begun', async (_, entry) => {
		const game = await entry.game(start);
		const good = entry.setups.flatMap(({ setup }) => [
			`${entry.makeSetup(setup)}-lesson`,
			`${entry.makeSetup(setup)}-x`
		]);
		read(spoiled(good), (text) => {
			const deal = parseDeal(entry, text);
			if (deal) game.begin(deal.setup, deal.seed);
		});
	});
});

describe('hostile things in storage', { timeout: PATIENCE }, () => {
	it('drafts, held Blocks, learning', () => {
		const { state } = newGame(deck, 'hostile');
		read(spoiled(['bk1e-88-33wbga-x-S-x-x', '[["a@1",{"block":0,"cells":[[1,2,3]]}]]']), (text) => {
			parseMade(text, deck.shapes);
			heldIn(() => ({ getItem: () => text }) as unknown as Storage).of('a@1');
			const data: Json = { open: text, held: text, rules: [text], how: text };
			parseSelected(deck, state, data);
			const record = {
				key: `lesson:${text}`,
				kind: text,
				startedAt: 1,
				changedAt: 1,
				steps: 1,
				finishedAt: 1,
				data
			};
			const rows = toVersion3({
				runs: [{ ...record, key: `run@${text}`, seed: text, actions: [data], held: data }],
				lessons: [record, { ...record, key: `answer:${text}` }, { ...record, key: `game:${text}` }]
			});
			const { lessons, answers, games } = wholeOf({ ...rows });
			placesIn(lessons);
			answersIn(answers);
			runsIn(games);
		});
	});

	it.each(ENTRIES.map((entry) => [entry.id, entry] as const))(
		'a game of %s: opened or refused at once',
		async (_, entry) => {
			const rules = { entry, game: await entry.game(start) };
			const good = entry.setups.map(({ setup }, k) => ({
				setup,
				seed: 'a',
				actions: k % 2 === 0 ? [] : ['x']
			}));
			const opened = (text: string) => {
				const { setup, seed: dealt, actions } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
				// As records are let through.
				if (typeof dealt !== 'string' || !Array.isArray(actions)) return [];
				if (!actions.every((one) => typeof one === 'string')) return [];
				const record = { setup, seed: dealt, actions, endedAt: null } as unknown as GameRecord;
				return openGames(rules, [record]);
			};
			expect(opened(JSON.stringify(good[0]))).toHaveLength(1);
			for (const one of good)
				expect(opened(JSON.stringify({ ...one, setup: { players: 1_000_000 } }))).toEqual([]);
			read(fc.oneof(...good.map((one) => twisted(JSON.stringify(one)))), opened);
		}
	);
});

describe('a hostile file', { timeout: PATIENCE }, () => {
	async function imported(inputs: fc.Arbitrary<string>): Promise<void> {
		const before = writeBackup(makeBackup(mine, 'keystone', 1));
		await fc.assert(
			fc.asyncProperty(inputs, async (text) => {
				const store = await openStore({ open: async () => memoryBackend(), channel: null, storage: null });
				await store.putAll(mine);
				const outcome = await importBackup(text, store);
				const after = await store.read();
				if (!after.ok) throw new Error(after.code);
				// Refused: nothing has changed. Taken: nothing that was here is lost.
				if (!outcome.ok) expect(writeBackup(makeBackup(after.value, 'keystone', 1))).toBe(before);
				else
					expect(previewMerge(after.value, mine)).toMatchObject({
						added: 0,
						grown: 0,
						branched: 0,
						replaced: 0
					});
				expect('polluted' in {}).toBe(false);
			}),
			{ numRuns, seed }
		);
	}

	it('spoiled as text', () => imported(spoiled([writeBackup(makeBackup(mine, 'keystone', 1))])));

	it('sound JSON with other values in it', () =>
		imported(twisted(writeBackup(makeBackup(mine, 'keystone', 1)))));
});
