// Match, for every game in the same way: what can be taken back, what is done by itself, bots, persons who share a phone, and games
// that are open in two tabs. KEYSTONE_TABS=2000 tries as many random interleavings of two tabs for each game.
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../web/games/rng.ts';
import type { GameStore } from '../../web/lib/play/game-store.ts';
import { thinkHere } from '../../web/lib/play/think.ts';
import { memoryBackend } from '../../web/lib/progress/memory.ts';
import { interleave } from './interleave.ts';
import {
	begun,
	begunByMe,
	beginsWith,
	clockFrom,
	GAMES,
	lineOf,
	optionsOf,
	Tab,
	tick,
	twoTabs,
	until,
	wordsOf
} from './tabs.ts';
import type { AnyMatch, AnyTimeline } from './tabs.ts';

const INTERLEAVINGS = Number(process.env['KEYSTONE_TABS'] ?? 200);

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

	it('keeps a new game before its first action where that is asked for', async () => {
		const tab = await Tab.open(entry, memoryBackend(), clockFrom(1000));
		const match = tab.play(played, begunByMe(played), true);
		match.begin();
		await until(() => match.saving === 'saved');
		expect(await tab.store.list()).toEqual([match.record]);
		expect(match.act(optionsOf(played, match)[0])).toBeNull();
		await until(() => match.saving === 'saved');
		expect((await tab.store.get(match.record.key))?.actions).toEqual(wordsOf(match));
		match.close();
	});

	it('notes the most help with the next action', async () => {
		const tab = await Tab.open(entry, memoryBackend(), clockFrom(1000));
		const match = tab.play(played, begunByMe(played), true);
		match.coached('full');
		expect(match.record.coach).toBeUndefined();
		match.act(optionsOf(played, match)[0]);
		expect(match.record.coach).toBe('full');
		match.coached('warn');
		match.practise();
		expect(match.record.coach).toBe('full');
		match.close();
	});

	it('actions at the beginning stay, also in practice', async () => {
		const tab = await Tab.open(entry, memoryBackend(), clockFrom(1000));
		const record = begunByMe(played);
		const [first] = game.options(lineOf(played, record).state);
		const actions = [game.makeAction(first)];
		const begunWith = (fixed: number) =>
			tab.play(
				played,
				{ ...record, actions, practice: true, seats: record.seats.map(() => 'me') },
				true,
				fixed
			);
		expect(begunWith(0).undoable).toBe('yes');
		const match = begunWith(1);
		expect([match.undoable, match.undo()]).toEqual(['no', null]);
		expect(wordsOf(match)).toEqual(actions);
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
