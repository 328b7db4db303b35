// Match, for every game in the same way: what can be taken back, what is done by itself, bots, persons who share a phone, and games
// that are open in two tabs. KEYSTONE_TABS=2000 tries as many random interleavings of two tabs for each game.
import { describe, expect, it } from 'vitest';
import { findGames } from '../../puzzles/tools/games.ts';
import type { AnyBots, AnyGame, GameEntry } from '../../web/games/game.ts';
import { randomFrom, type Random } from '../../web/games/rng.ts';
import { Timeline } from '../../web/games/timeline.ts';
import { gameStore, newGame, type GameStore } from '../../web/lib/play/game-store.ts';
import { Match } from '../../web/lib/play/match.svelte.ts';
import { thinkHere } from '../../web/lib/play/think.ts';
import type { Backend } from '../../web/lib/progress/backend.ts';
import { memoryBackend } from '../../web/lib/progress/memory.ts';
import type { GameRecord } from '../../web/lib/progress/games.ts';
import { openStore } from '../../web/lib/progress/store.ts';
import { startEngine } from '../block-and-key/cross/agreement.ts';

const INTERLEAVINGS = Number(process.env['KEYSTONE_TABS'] ?? 200);

type AnyMatch = Match<unknown, unknown, unknown>;
type AnyTimeline = Timeline<unknown, unknown, unknown, unknown, unknown>;

const tick = () => new Promise((passed) => setImmediate(passed));

async function until(holds: () => boolean): Promise<void> {
	const end = Date.now() + 20_000;
	while (!holds() && Date.now() < end) await tick();
	expect(holds()).toBe(true);
}

/** One tab of a browser: its own store over the same database. Messages of other tabs arrive when `hear` is called. */
class Tab {
	readonly store: GameStore;
	/** What the database has accepted from this tab. */
	readonly accepted: GameRecord[] = [];
	hear: () => void = () => undefined;
	/** Turns of the event loop before an answer of the database is heard. Saves are answered in their order, reads at any time. */
	lag: () => number = () => 0;
	#clock: () => number;
	#heard: Promise<unknown> = Promise.resolve();

	constructor(inner: GameStore, clock: () => number) {
		this.#clock = clock;
		this.store = {
			...inner,
			get: (key) => this.#late(inner.get(key), Promise.resolve()),
			put: (record, base) => {
				const written = inner.put(record, base).then((answer) => {
					if (answer.status === 'stored') this.accepted.push(answer.record);
					return answer;
				});
				const answer = this.#late(written, this.#heard);
				this.#heard = answer;
				return answer;
			},
			follow: (_, changed) => {
				this.hear = changed;
				return () => (this.hear = () => undefined);
			}
		};
	}

	static async open(entry: GameEntry, backend: Backend, clock: () => number): Promise<Tab> {
		const store = await openStore({ open: async () => backend, channel: null, storage: null });
		return new Tab(
			gameStore(entry, async () => store),
			clock
		);
	}

	async #late<T>(answer: Promise<T>, before: Promise<unknown>): Promise<T> {
		const lag = this.lag();
		const value = await answer;
		await before;
		for (let k = 0; k < lag; k++) await tick();
		return value;
	}

	play({ game, bots }: Played, record: GameRecord, isNew = false): AnyMatch {
		return new Match({
			game,
			screens: { see: (state: unknown) => state },
			record,
			isNew,
			store: this.store,
			think: thinkHere(bots),
			now: this.#clock,
			pause: () => 0
		});
	}
}

interface Played {
	readonly entry: GameEntry;
	readonly game: AnyGame;
	readonly bots: AnyBots;
}

/** Time goes on with every look at it: two taps on one device never fall into the same millisecond. */
function clockFrom(start: number): () => number {
	let now = start;
	return () => ++now;
}

function begun({ entry }: Played, seed: string, seats?: (players: number) => string[]): GameRecord {
	const { setup } = entry.setups[0] as GameEntry['setups'][number];
	const record = newGame(entry, { setup, seed, origin: 'random' }, 1000);
	return seats ? { ...record, seats: seats(record.seats.length) } : record;
}

/** So that the person in the first seat begins. */
function begunByMe(played: Played): GameRecord {
	for (let k = 0; ; k++) {
		const record = begun(played, `match${k}`);
		if (played.game.active(Timeline.open(played.game, record).state) === 0) return record;
	}
}

const lineOf = ({ game }: Played, record: GameRecord): AnyTimeline => Timeline.open(game, record);
const optionsOf = ({ game }: Played, match: AnyMatch) => game.options(match.moment.state);
const wordsOf = (match: AnyMatch) => match.record.actions;
const beginsWith = (list: readonly string[], start: readonly string[]) =>
	start.every((word, k) => list[k] === word);

/** Stored as new, then opened in two tabs. */
async function twoTabs(played: Played, record: GameRecord) {
	const clock = clockFrom(record.startedAt);
	const backend = { ...memoryBackend(), durable: true };
	const tabs = [
		await Tab.open(played.entry, backend, clock),
		await Tab.open(played.entry, backend, clock)
	] as const;
	await tabs[0].store.put(record, null);
	const stored = (await tabs[0].store.get(record.key)) as GameRecord;
	const matches = tabs.map((tab) => tab.play(played, stored)) as [AnyMatch, AnyMatch];
	return { tabs, matches, stored };
}

const ENTRIES = await findGames();
const GAMES = await Promise.all(
	ENTRIES.map(async (entry): Promise<Played> => {
		const engine = () => startEngine();
		return { entry, game: await entry.game(engine), bots: await entry.bots(engine) };
	})
);

describe.each(GAMES.map((played) => [played.entry.id, played] as const))('%s', (_, played) => {
	const { game, entry } = played;

	it('saves an action as the next version of its record', async () => {
		const { tabs, matches } = await twoTabs(played, begunByMe(played));
		const [match] = matches;
		const { revision } = match.record;
		expect(match.act(optionsOf(played, match)[0])).toBeNull();
		expect(match.saving).toBe('writing');
		await until(() => match.saving !== 'writing');
		expect(match.saving).toBe('saved');
		const stored = await tabs[0].store.get(match.record.key);
		expect(stored?.actions).toEqual(wordsOf(match));
		expect(stored?.revision).toBeGreaterThan(revision);
		matches.forEach((one) => one.close());
	});

	it('keeps a new game from its first action on', async () => {
		const tab = await Tab.open(entry, memoryBackend(), clockFrom(1000));
		const match = tab.play(played, begunByMe(played), true);
		await tick();
		expect(await tab.store.list()).toEqual([]);
		match.act(optionsOf(played, match)[0]);
		await until(() => match.saving === 'saved');
		expect((await tab.store.list()).map(({ key }) => key)).toEqual([match.record.key]);
		match.close();
	});

	it('refuses what the rules refuse, and stays as it is', async () => {
		const { matches } = await twoTabs(played, begunByMe(played));
		const [match] = matches;
		const stale = optionsOf(played, match);
		match.act(stale[0]);
		await until(() => match.saving === 'saved' && game.active(match.moment.state) === 0);
		const before = match.moment;
		const refused = stale.flatMap((action) => {
			const outcome = game.apply(before.state, action);
			return outcome.ok ? [] : [{ action, refusal: outcome.refusal }];
		});
		expect(refused.length).toBeGreaterThan(0);
		for (const { action, refusal } of refused) expect(match.act(action)).toEqual(refusal);
		expect(match.moment).toBe(before);
		expect(match.saving).toBe('saved');
		matches.forEach((one) => one.close());
	});

	it('takes back exactly what the rules do not seal, and gives the action back', async () => {
		const chance = randomFrom(`undo ${entry.id}`);
		const all = ['me', 'guest'];
		const seats = (players: number) => Array.from({ length: players }, (_, k) => all[k % 2] as string);
		const { matches } = await twoTabs(played, begun(played, 'undo', seats));
		const [match] = matches;
		const seen = { yes: 0, sealed: 0, no: 0 };
		for (let k = 0; k < 120 && !match.over; k++) {
			if (match.handTo !== null) match.takePhone();
			const options = optionsOf(played, match);
			const before = match.moments.length;
			const { state } = match.moment;
			const { player } = match;
			const action = options[chance.below(options.length)];
			expect(match.act(action)).toBeNull();
			seen[match.undoable]++;
			const [earlier, after] = match.moments.slice(-2);
			const expected =
				game.active(earlier?.state) === player && !game.seals(earlier?.state, after as never)
					? 'yes'
					: 'sealed';
			expect(match.undoable).toBe(expected);
			if (match.undoable !== 'yes' || match.handTo !== null) {
				expect(match.undo()).toBeNull();
				continue;
			}
			const word = wordsOf(match).at(-1);
			const undone = match.undo();
			expect(undone && game.makeAction(undone)).toBe(word);
			if (match.moments.length === before) expect(match.moment.state).toEqual(state);
			expect(match.act(undone)).toBeNull();
		}
		expect(seen.yes).toBeGreaterThan(0);
		expect(seen.sealed).toBeGreaterThan(0);
		matches.forEach((one) => one.close());
	});

	it('in practice takes back what is sealed, and the record says so', async () => {
		const chance = randomFrom(`practice ${entry.id}`);
		const { matches } = await twoTabs(played, begunByMe(played));
		const [match] = matches;
		const isReady = () => match.saving !== 'writing' && (match.over || game.active(match.moment.state) === 0);
		for (let k = 0; k < 60 && match.undoable !== 'sealed'; k++) {
			const options = optionsOf(played, match);
			match.act(options[chance.below(options.length)]);
			await until(isReady);
		}
		expect(match.undoable).toBe('sealed');
		expect(match.undo()).toBeNull();
		match.practise();
		expect(match.record.practice).toBe(true);
		expect(match.undoable).toBe('yes');
		const { length } = match.moments;
		expect(match.undo()).not.toBeNull();
		expect(match.moments.length).toBeLessThan(length);
		await until(() => match.saving === 'saved');
		matches.forEach((one) => one.close());
	});

	const { forced: needsNoDecision } = game;
	if (needsNoDecision)
		it('does at once what needs no decision', async () => {
			const chance = randomFrom(`forced ${entry.id}`);
			const seats = (players: number) => Array.from({ length: players }, () => 'me');
			const { matches } = await twoTabs(played, begun(played, 'forced', seats));
			const [match] = matches;
			let forced = 0;
			for (let k = 0; k < 200 && !match.over; k++) {
				if (match.handTo !== null) match.takePhone();
				const options = optionsOf(played, match);
				const { length } = match.moments;
				match.act(options[chance.below(options.length)]);
				if (match.moments.length > length + 1) forced++;
				expect(match.handTo !== null || match.over || !needsNoDecision(match.moment.state)).toBe(true);
			}
			expect(forced).toBeGreaterThan(0);
			matches.forEach((one) => one.close());
		});

	it('bots play a whole game as their policy decides from seed and length, saved to the last action', async () => {
		const seats = (players: number) => Array.from({ length: players }, () => entry.opponent);
		const record = begun(played, 'bots', seats);
		const tab = await Tab.open(entry, memoryBackend(), clockFrom(1000));
		const match = tab.play(played, record, true);
		const most = 30;
		await until(() => match.over || wordsOf(match).length >= most);
		match.close();
		let line = lineOf(played, record);
		while (line.line.actions.length < wordsOf(match).length) {
			const word = thinkHere(played.bots)(line, entry.opponent, new AbortController().signal);
			line = line.after(game.parseAction(String(word))) as AnyTimeline;
		}
		expect(wordsOf(match)).toEqual(line.line.actions);
	}, 120_000);

	it('gives the phone to the next person and covers the board until it is taken', async () => {
		const all = ['me', 'guest'];
		const seats = (players: number) => Array.from({ length: players }, (_, k) => all[k % 2] as string);
		const record = begun(played, 'hand', seats);
		const { matches } = await twoTabs(played, record);
		const [match] = matches;
		const isShared = record.seats.length > 1;
		expect(match.handTo).toBe(isShared ? game.active(match.moment.state) : null);
		const chance = randomFrom('hand');
		for (let k = 0; k < 80 && !match.over; k++) {
			const { state } = match.moment;
			if (match.handTo !== null) {
				expect(match.handTo).toBe(game.active(state));
				expect(match.act(game.options(state)[0])).toEqual({ rule: 'not-now' });
				expect(match.undo()).toBeNull();
				match.takePhone();
			}
			expect(match.player).toBe(game.active(state));
			const options = game.options(state);
			expect(match.act(options[chance.below(options.length)])).toBeNull();
		}
		matches.forEach((one) => one.close());
	});

	it('follows another tab, also after a lost message', async () => {
		const { tabs, matches } = await twoTabs(played, begunByMe(played));
		const [first, second] = matches;
		first.act(optionsOf(played, first)[0]);
		await until(() => first.saving === 'saved');
		expect(wordsOf(second)).toEqual([]);
		tabs[1].hear();
		await until(() => wordsOf(second).length > 0);
		expect(beginsWith(wordsOf(first), wordsOf(second))).toBe(true);
		matches.forEach((one) => one.close());
	});

	it('adopts without a question what the other tab did in the same way', async () => {
		const { matches } = await twoTabs(played, begunByMe(played));
		const [first, second] = matches;
		const [action] = optionsOf(played, first);
		first.act(action);
		second.act(action);
		await until(() => matches.every(({ saving }) => saving === 'saved'));
		expect(matches.map(({ saving }) => saving)).toEqual(['saved', 'saved']);
		matches.forEach((one) => one.close());
	});

	it('goes on with what is stored, or with a copy: as the person says', async () => {
		for (const choice of ['adopt', 'keepCopy', 'close'] as const) {
			const { tabs, matches } = await twoTabs(played, begunByMe(played));
			const [first, second] = matches;
			const options = optionsOf(played, first);
			first.act(options[0]);
			await until(() => first.saving === 'saved');
			const mine = options.findLast((one) => game.makeAction(one) !== game.makeAction(options[0]));
			second.act(mine);
			await until(() => second.saving === 'superseded');
			expect(second.act(optionsOf(played, second)[0])).toEqual({ rule: 'not-now' });
			expect(second.undo()).toBeNull();
			first.close();
			await second[choice]();
			await until(() => second.saving === 'saved');
			const key = first.record.key;
			const games = await tabs[1].store.list();
			const original = games.find((one) => one.key === key);
			expect(original?.actions[0]).toBe(game.makeAction(options[0]));
			const copies = games.filter(({ copyOf }) => copyOf === key);
			if (choice === 'adopt') {
				expect(copies).toEqual([]);
				expect(second.record.key).toBe(key);
				expect(wordsOf(second)[0]).toBe(game.makeAction(options[0]));
			} else {
				expect(copies).toHaveLength(1);
				expect(copies[0]?.actions[0]).toBe(game.makeAction(mine));
				expect(copies[0]?.practice).toBe(true);
				expect(second.record.key).toBe(copies[0]?.key);
			}
			second.close();
		}
	});

	it('keeps a copy of what was done just before it was closed, if another tab was first', async () => {
		const { tabs, matches } = await twoTabs(played, begunByMe(played));
		const [first, second] = matches;
		const options = optionsOf(played, first);
		const mine = options.findLast((one) => game.makeAction(one) !== game.makeAction(options[0]));
		first.act(options[0]);
		first.close();
		second.act(mine);
		second.close();
		await until(() => second.saving === 'saved');
		const games = await tabs[1].store.list();
		expect(games.map(({ actions }) => actions[0]).sort()).toEqual(
			[options[0], mine].map((one) => game.makeAction(one)).sort()
		);
	});

	it('a late read takes nothing back that was saved since', async () => {
		const { tabs, matches } = await twoTabs(played, begunByMe(played));
		const [match] = matches;
		await tick();
		tabs[0].lag = () => 50;
		tabs[0].hear();
		tabs[0].lag = () => 0;
		match.act(optionsOf(played, match)[0]);
		await until(() => match.saving === 'saved');
		const words = wordsOf(match);
		for (let k = 0; k < 100; k++) await tick();
		expect(beginsWith(wordsOf(match), words)).toBe(true);
		matches.forEach((one) => one.close());
	});

	it('a copy is not asked about again by answers to earlier saves', async () => {
		const { tabs, matches } = await twoTabs(played, begunByMe(played));
		const [first, second] = matches;
		const options = optionsOf(played, first);
		first.act(options[0]);
		await until(() => first.saving === 'saved');
		tabs[1].lag = () => 20;
		second.act(options.findLast((one) => game.makeAction(one) !== game.makeAction(options[0])));
		second.practise();
		await until(() => second.saving === 'superseded');
		void second.keepCopy();
		await until(() => second.saving !== 'writing');
		expect(second.saving).toBe('saved');
		expect(second.record.copyOf).toBe(first.record.key);
		matches.forEach((one) => one.close());
	});

	if (begun(played, '').seats.length > 1)
		it('bots wait until the action before theirs is saved', async () => {
			const tab = await Tab.open(entry, memoryBackend(), clockFrom(1000));
			const answers: (() => void)[] = [];
			const chance = randomFrom('waiting');
			const put: GameStore['put'] = (record) =>
				new Promise((answered) => answers.push(() => answered({ status: 'stored', record })));
			const match = new Tab({ ...tab.store, put }, clockFrom(1000)).play(played, begunByMe(played), true);
			while (game.active(match.moment.state) === 0) {
				const options = optionsOf(played, match);
				match.act(options[chance.below(options.length)]);
			}
			const words = wordsOf(match);
			await new Promise((passed) => setTimeout(passed, 30));
			expect(wordsOf(match)).toEqual(words);
			answers.forEach((answer) => answer());
			await until(() => wordsOf(match).length > words.length);
			match.close();
		});

	it('catches up when it is opened from an old list', async () => {
		const { tabs, matches, stored } = await twoTabs(played, begunByMe(played));
		const [first] = matches;
		first.act(optionsOf(played, first)[0]);
		await until(() => first.saving === 'saved');
		matches.forEach((one) => one.close());
		const late = tabs[1].play(played, stored);
		expect(wordsOf(late)).toEqual([]);
		await until(() => wordsOf(late).length > 0);
		expect(wordsOf(late)[0]).toBe(wordsOf(first)[0]);
		late.close();
	});

	it('asks when the other tab has taken back what was built on here', async () => {
		const { matches } = await twoTabs(played, begunByMe(played));
		const [first] = matches;
		const chance = randomFrom('taken back');
		const go = (match: AnyMatch) => {
			const options = optionsOf(played, match);
			return match.act(options[chance.below(options.length)]);
		};
		for (let k = 0; k < 60 && first.undoable !== 'yes'; k++) {
			go(first);
			await until(() => first.saving === 'saved' && game.active(first.moment.state) === 0);
		}
		expect(first.undoable).toBe('yes');
		const stored = first.record;
		matches.forEach((one) => one.close());
		const { matches: pair } = await twoTabs(played, stored);
		expect(pair[0].undo()).not.toBeNull();
		await until(() => pair[0].saving === 'saved');
		go(pair[1]);
		await until(() => pair[1].saving !== 'writing');
		expect(pair[1].saving).toBe('superseded');
		pair.forEach((one) => one.close());
	});

	it(`${INTERLEAVINGS} random interleavings of two tabs with lost messages: every confirmed action is stored or in a copy`, async () => {
		for (let k = 0; k < INTERLEAVINGS; k++) await interleave(played, randomFrom(`${entry.id} ${k}`));
	}, 600_000);
});

/** Nothing that was confirmed may vanish: neither from the line of a record, nor with a branch that nobody gave up. */
async function interleave(played: Played, chance: Random): Promise<void> {
	const { game, entry } = played;
	const persons = chance.below(3) > 0;
	const seats = (players: number) =>
		Array.from({ length: players }, (_, k) =>
			persons ? (k % 2 ? 'guest' : 'me') : k ? entry.opponent : 'me'
		);
	const { tabs, matches } = await twoTabs(played, begun(played, `tabs ${chance.next()}`, seats));
	/** Lines that a person was shown and did not take back or give up, by tab. */
	const shown: string[][][] = [[], []];
	const undone: string[] = [];
	const log: GameRecord[] = [];
	for (const tab of tabs) {
		const { accepted } = tab;
		accepted.push = (...records) => log.push(...records);
		tab.lag = () => chance.below(4);
	}

	async function step(at: 0 | 1): Promise<void> {
		const match = matches[at];
		const mine = shown[at] as string[][];
		if (match.saving === 'superseded' && chance.below(3) > 0) {
			const before = [...wordsOf(match)];
			if (chance.below(2) === 0) {
				await match.adopt();
				// Given up by the person.
				if (match.saving !== 'superseded') shown[at] = mine.filter((line) => !beginsWith(before, line));
			} else await match.keepCopy();
			return;
		}
		if (match.handTo !== null && chance.below(2) === 0) match.takePhone();
		switch (chance.below(6)) {
			case 0:
				tabs[at].hear();
				break;
			case 1:
				await tick();
				break;
			case 2: {
				const before = [...wordsOf(match)];
				if (!match.undo()) break;
				undone.push(before.join(' '));
				shown[at] = mine.filter((line) => line.length <= wordsOf(match).length);
				break;
			}
			default: {
				const options = match.over ? [] : optionsOf(played, match);
				if (options.length === 0) break;
				if (match.act(options[chance.below(options.length)]) === null) mine.push([...wordsOf(match)]);
			}
		}
	}
	for (let k = 0; k < 24; k++) await step(chance.below(2) as 0 | 1);

	// Everything comes to rest: messages arrive, questions are answered, bots have moved.
	const isAtRest = async (match: AnyMatch) => {
		const { record, saving } = match;
		const active = game.active(match.moment.state);
		const isWaiting = active === null || record.seats[active] !== entry.opponent;
		const stored = await tabs[0].store.get(record.key);
		return isWaiting && saving === 'saved' && record === match.record && stored?.revision === record.revision;
	};
	// The first once more: the second may have saved while it was asked.
	const areAtRest = async () => {
		for (const at of [0, 1, 0] as const) if (!(await isAtRest(matches[at]))) return false;
		return true;
	};
	for (let rounds = 0; !(await areAtRest()); rounds++) {
		expect(rounds, matches.map(({ saving }) => saving).join()).toBeLessThan(5000);
		for (const at of [0, 1] as const) {
			tabs[at].hear();
			await tick();
			await matches[at].keepCopy();
		}
	}
	matches.forEach((one) => one.close());

	// Along the versions of a record an action goes only where a person has taken it back.
	const last = new Map<string, readonly string[]>();
	for (const { key, actions } of log) {
		const before = last.get(key) ?? [];
		const isUndo = undone.includes(before.join(' ')) && beginsWith(before, actions);
		expect(beginsWith(actions, before) || isUndo, `${before.join(' ')} → ${actions.join(' ')}`).toBe(true);
		last.set(key, actions);
	}
	// What a person was shown came to be stored.
	for (const line of shown.flat())
		expect(
			log.some(({ actions }) => beginsWith(actions, line)),
			`shown and never stored: ${line.join(' ')}`
		).toBe(true);
	// What is stored can be opened, and is what the tabs show.
	const games = await tabs[0].store.list();
	for (const record of games) lineOf(played, record);
	for (const match of matches) {
		const stored = games.find(({ key }) => key === match.record.key);
		expect(stored?.actions).toEqual(wordsOf(match));
	}
}
