// The database of the last version before schema 3 moves over: to a golden file, fact by fact, and the same before joining as after.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAction } from '../../../web/games/block-and-key/notation.ts';
import { familyKey } from '../../../web/lib/progress/branches.ts';
import type { GameRecord } from '../../../web/lib/progress/games.ts';
import { canonical, mergeRecords } from '../../../web/lib/progress/merge.ts';
import { toVersion3, type NewRows } from '../../../web/lib/progress/migrate.ts';
import type { Draft, Records } from '../../../web/lib/progress/records.ts';
import { action } from '../arbitraries.ts';
import { dump, factsOfNew, factsOfOld, type Row, type Tables } from './facts.ts';
import { mergeOld, oldRecords, type OldRecords } from './version-2.ts';

const moved = (tables: Tables): NewRows =>
	toVersion3({ runs: tables['runs'] ?? [], lessons: tables['lessons'] ?? [] });

/** One record a line. */
const lines = (rows: NewRows): string =>
	`{\n${Object.entries(rows)
		.map(([name, list]) => `\t"${name}": [\n\t\t${(list as unknown[]).map(canonical).join(',\n\t\t')}\n\t]`)
		.join(',\n')}\n}\n`;

describe('the dumped database', () => {
	it('moves to the golden file', async () => {
		await expect(lines(moved(dump.tables))).toMatchFileSnapshot('database-3.json');
	});

	it('keeps every fact, once each, and adds none', () => {
		const { games, lessons, answers } = moved(dump.tables);
		const { sessions = [], practice = [], tricky = [], drafts = [] } = dump.tables;
		const rows = { sessions, practice, tricky, drafts, games, lessons, answers } as Tables;
		const facts = factsOfOld(dump.tables);
		expect(facts.length).toBeGreaterThan(1000);
		expect(new Set(facts).size).toBe(facts.length);
		expect(factsOfNew(rows)).toEqual(facts);
	});

	it('takes what was held in an open run out of the record', () => {
		const held = (dump.tables['runs'] ?? []).filter((run) => run['held']);
		expect(held).toHaveLength(1);
		expect(moved(dump.tables).selections).toEqual(
			held.map((run: Row) => [
				`ancients@${String(run['startedAt'])}`,
				{ actions: (run['actions'] as unknown[]).length, draft: run['held'] }
			])
		);
	});

	it('would miss a run that is lost and one that is doubled', () => {
		const runs = (dump.tables['runs'] ?? []).slice(2, 4);
		const games = moved({ runs }).games as Row[];
		expect(factsOfNew({ games })).toEqual(factsOfOld({ runs }));
		expect(factsOfNew({ games: games.slice(1) })).not.toEqual(factsOfOld({ runs }));
		expect(factsOfNew({ games: [...games, ...games.slice(1)] })).not.toEqual(factsOfOld({ runs }));
	});
});

it('the words of actions are those of the game', () => {
	fc.assert(
		fc.property(fc.array(action), (actions) => {
			const run = { ...(dump.tables['runs']?.[1] as Row), actions };
			const [game] = moved({ runs: [run] }).games as GameRecord[];
			expect(game?.actions).toEqual(actions.map(makeAction));
		})
	);
});

function toNew({ runs, lessons, ...others }: OldRecords): Records {
	const { games, lessons: places, answers } = toVersion3({ runs, lessons });
	return { ...others, games, lessons: places, answers } as Records;
}

const beginsWith = (line: readonly string[], start: readonly string[]) =>
	start.every((word, k) => line[k] === word);
const holdsGame = (games: readonly GameRecord[], old: GameRecord): boolean =>
	games.some(
		(one) =>
			familyKey(one.key) === old.key &&
			one.seed === old.seed &&
			canonical(one.setup) === canonical(old.setup) &&
			beginsWith(one.actions, old.actions)
	);

// The old join dropped one of two lines, and so does a device that joins before it moves; the new one keeps both. So the two orders
// differ in what branches, and in nothing else.
it('moved after joining, nothing is there that is not there when joined after moving', () => {
	fc.assert(
		fc.property(oldRecords, oldRecords, (a, b) => {
			const { games, drafts, ...rest } = mergeRecords(toNew(mergeOld(a, b)), {});
			const all = mergeRecords(toNew(a), toNew(b));
			for (const game of [...games, ...toNew(a).games, ...toNew(b).games])
				expect(holdsGame(all.games, game), game.key).toBe(true);
			const isKept = ({ key, text }: Draft) =>
				all.drafts.some((one) => familyKey(one.key) === key && one.text === text);
			expect(drafts.filter((draft) => !isKept(draft))).toEqual([]);
			const { games: _, drafts: __, ...others } = all;
			expect(others).toEqual(rest);
		}),
		{ numRuns: 300 }
	);
});
