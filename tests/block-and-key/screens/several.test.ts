// The table of two to four players: what is hidden stays out of the page and out of every decision, and what happened is told.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { cardOf } from '../../../web/games/block-and-key/cards.ts';
import { imagine } from '../../../web/games/block-and-key/imagining.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import type { Moment } from '../../../web/games/block-and-key/moment.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { claiming } from '../../../web/games/block-and-key/policies/claiming.ts';
import { seen, type Told } from '../../../web/games/block-and-key/seen.ts';
import type { Action, GameState, Happening } from '../../../web/games/block-and-key/state.ts';
import type { AnyBots } from '../../../web/games/game.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { Timeline } from '../../../web/games/timeline.ts';
import { thinkHere } from '../../../web/lib/play/think.ts';
import type { AnyTimeline } from '../../shared/tabs.ts';
import { describeKey } from '../../../web/lib/boards/key.ts';
import { ready } from '../../../web/lib/games/block-and-key/several/rules.ts';
import { sayEntry, sayTold } from '../../../web/lib/games/block-and-key/several/say.ts';
import { LEVELS } from '../../../web/lib/games/block-and-key/several/words.ts';
import de from '../../../web/lib/games/block-and-key/text/de.ts';
import en from '../../../web/lib/games/block-and-key/text/en.ts';
import fr from '../../../web/lib/games/block-and-key/text/fr.ts';
import { duel } from '../rules/levels.ts';
import { engine } from '../rules/table.ts';
import { bots, game, matchOf, pageAt, pageOf, words, type TableMatch } from './several-page.ts';

/** KEYSTONE_BYSTANDER=50 watches as many games of persons. */
const GAMES = Number(process.env['KEYSTONE_BYSTANDER'] ?? 3);

vi.mock('../../../web/lib/engine/run-engine.ts', async () => {
	const table = await import('../rules/table.ts');
	return { runEngine: () => Promise.resolve(table.engine) };
});
beforeAll(ready);

const descriptionOf = (id: string) => describeKey(cardOf(deck, id).squares, words.common.key);

/** What the page must not have for this player; null: for nobody. */
function hiddenFrom({ players, altars }: GameState, me: number | null): string[] {
	const open = players.flatMap(({ claimed, hand }, k) => (k === me ? [...claimed, ...hand] : claimed));
	const shown = new Set(open.map(descriptionOf));
	const hidden = players.flatMap(({ hand }, k) => (k === me ? [] : hand));
	return [...hidden, ...altars.sun, ...altars.moon].map(descriptionOf).filter((text) => !shown.has(text));
}

function momentsOf(seed: string, players: 2 | 3 | 4): Moment[] {
	const { setup, outcomes } = play(engine, deck, seed, claiming, players, 400);
	return [setup, ...outcomes];
}

/** The same for this player: everything hidden is another, now and before. */
function veiled(moments: readonly Moment[], me: number, seed: string): Moment[] {
	const chance = randomFrom(seed);
	return moments.map(({ state, happened }, k) => ({
		state: imagine(deck, known(deck, state, me), chance),
		happened: happened.map((event): Happening => {
			if (event.what !== 'drawn' || moments[k - 1]?.state.active === me) return event;
			const others = deck.keys.filter(({ id, level }) => level === event.altar && id !== event.card);
			return { ...event, card: (others[chance.below(others.length)] as (typeof others)[number]).id };
		})
	}));
}

describe('two games that differ only in what is hidden from a player', () => {
	const all = ([2, 3, 4] as const).flatMap((players) => {
		const moments = momentsOf(`veil-${players}`, players);
		return Array.from({ length: 12 }, (_, k) => ({
			players,
			moments: moments.slice(0, 1 + Math.floor(((k + 1) * (moments.length - 1)) / 12))
		}));
	});

	it('have the same page', () => {
		let differ = 0;
		for (const [k, { players, moments }] of all.entries()) {
			const me = k % players;
			const other = veiled(moments, me, `other ${k}`);
			const seats = Array.from({ length: players }, (_, seat) => (seat === me ? 'me' : 'guest'));
			if (moments.at(-1)?.state.step.kind === 'end') continue;
			expect(other.at(-1)?.state).not.toEqual(moments.at(-1)?.state);
			expect(pageAt(other, me, seats)).toBe(pageAt(moments, me, seats));
			differ++;
		}
		expect(differ).toBeGreaterThan(25);
	});

	it.each(LEVELS)('get the same move from %s', (level) => {
		let asked = 0;
		for (const [k, { moments }] of all.entries()) {
			const { state } = moments.at(-1) as Moment;
			if (state.step.kind === 'end') continue;
			const other = imagine(deck, known(deck, state, state.active), randomFrom(`other ${k}`));
			const [mine, theirs] = [state, other].map((each) =>
				bots.policies[level]?.()(known(deck, each, state.active), [], randomFrom('same'))
			);
			expect(theirs).toEqual(mine);
			asked++;
		}
		expect(asked).toBeGreaterThan(25);
	});
});

/** What the active player does, by a simple player of the house. */
const decide = (match: TableMatch): Action => {
	const { state } = match.moment;
	return bots.policies['fair']?.()(known(deck, state), [], randomFrom(`${match.moments.length}`)) as Action;
};

it.each(Array.from({ length: GAMES }, (_, k) => k))(
	'game %i: no bystander finds a hidden card in the page',
	(k) => {
		const players = ([2, 3, 4] as const)[k % 3] ?? 2;
		const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? 'me' : 'guest'));
		const match = matchOf(players, `bystander ${k}`, seats);
		let covered = 0;
		for (let n = 0; n < 400 && !match.over; n++) {
			const { state } = match.moment;
			if (match.handTo !== null) {
				const cover = pageOf(match);
				expect(match.handTo).toBe(state.active);
				expect(cover).toContain(`player ${state.active + 1}`);
				for (const text of [...hiddenFrom(state, null), 'Enigma']) expect(cover).not.toContain(text);
				covered++;
				match.takePhone();
			}
			const page = pageOf(match);
			for (const text of hiddenFrom(state, state.active)) expect(page).not.toContain(text);
			for (const id of state.players[state.active]?.hand ?? []) expect(page).toContain(descriptionOf(id));
			const enigmas = [...page.matchAll(/Enigma: (\w+)/g)].map(([, colour]) => colour);
			const own = words.common.key.colours[state.players[state.active]?.enigma ?? 'w'];
			expect(enigmas.filter((colour) => colour !== own)).toEqual([]);
			if (state.step.kind === 'act') expect(enigmas).toContain(own);
			expect(match.act(decide(match))).toBeNull();
		}
		expect(covered).toBeGreaterThan(10);
		match.close();
	}
);

it('a shared game that is opened again is covered, also while the computer is to move', () => {
	const match = matchOf(3, 'opened', ['easy', 'me', 'guest']);
	expect(match.handTo).toBe(1);
	expect(pageOf(match)).not.toContain('Enigma');
	match.takePhone();
	expect(pageOf(match)).toContain('Enigma');
	match.close();
});

describe('the log', () => {
	const piece = { shape: 'I2', colour: 'w' } as const;
	const cells = [[0, 0, 0] as const, [1, 0, 0] as const];
	const EVENTS: { readonly [What in Told['what']]: Extract<Told, { what: What }> } = {
		core: { what: 'core', colour: 'w' },
		taken: { what: 'taken', pieces: [piece] },
		refill: { what: 'refill', site: 0, piece },
		returned: { what: 'returned', pieces: [piece] },
		placed: { what: 'placed', piece, cells },
		claimed: { what: 'claimed', cards: ['sun-01', 'star-01'] },
		drawn: { what: 'drawn', altar: 'sun', card: null },
		marked: { what: 'marked', altar: 'moon', card: 'moon-01' },
		discarded: { what: 'discarded', card: 'sun-01' },
		ancients: { what: 'ancients', card: 'sun-01', site: 2, stars: 1 },
		'empty-site': { what: 'empty-site', site: 2 },
		'no-room': { what: 'no-room', piece },
		'ancients-placed': { what: 'ancients-placed', piece, target: 1, cells },
		passed: { what: 'passed' },
		turn: { what: 'turn', turn: 3, player: 1 },
		end: { what: 'end' }
	};

	it.each([
		['en', en],
		['de', de],
		['fr', fr]
	] as const)('has a sentence of its own for everything that happens: %s', (_, language) => {
		const said = Object.values(EVENTS).map((event) => sayTold(event, deck, language));
		expect(said.every((text) => text.length > 4 && !/undefined|null|NaN/.test(text))).toBe(true);
		expect(new Set(said).size).toBe(said.length);
	});

	it('tells every action of a game, by whom, and the table as it was', () => {
		const moments = momentsOf('log', 3);
		const { log } = seen(deck, moments, 0);
		expect(log.length).toBe(moments.length - 1);
		const company = { me: 0, seats: ['me', 'fair', 'guest'] };
		for (const [k, entry] of log.entries()) {
			const before = (moments[k] as Moment).state;
			const after = (moments[k + 1] as Moment).state;
			expect(entry.player).toBe(before.active);
			expect(after.blocks.slice(0, entry.blocks)).toEqual(after.blocks);
			const said = sayEntry(entry, deck, company, en, true);
			const [who] = ['You', 'Computer 2', 'Player 3'].slice(entry.player);
			// Only a claim that is left out is nobody else's business.
			if (said === '') expect(before.step.kind).toBe('claim');
			else expect(said.startsWith(`${who}: `)).toBe(true);
			if (before.step.kind === 'act' && entry.player !== 0) expect(entry.why).not.toBeNull();
		}
	});

	it('names no card that somebody else has drawn', () => {
		const moments = momentsOf('drawn', 2);
		const drawn = (me: number) =>
			seen(deck, moments, me).log.flatMap(({ player, told }) =>
				told.flatMap((event) => (event.what === 'drawn' ? [{ player, card: event.card }] : []))
			);
		for (const me of [0, 1])
			for (const { player, card } of drawn(me)) expect(card === null).toBe(player !== me);
		expect(drawn(0).length).toBeGreaterThan(5);
	});
});

it.each([
	['fair', 'easy'],
	['strong', 'fair']
] as const)('%s beats %s from either seat', (better, weaker) => {
	const games = 12;
	const won = ([0, 1] as const).map((seat) => duel(engine, deck, better, weaker, seat, games).won);
	expect((won[0] ?? 0) + (won[1] ?? 0)).toBeGreaterThan(games * 1.2);
});

it.each([3, 4] as const)('all levels together play whole games of %i, through words', (players) => {
	const seats = ['strong', 'easy', 'fair', 'strong'].slice(0, players);
	let line: AnyTimeline = Timeline.deal(game, { players }, `levels ${players}`) as unknown as AnyTimeline;
	for (let n = 0; n < 600; n++) {
		const active = line.game.active(line.state);
		if (active === null) break;
		const word = thinkHere(bots as unknown as AnyBots)(
			line,
			seats[active] ?? '',
			new AbortController().signal
		);
		const action = typeof word === 'string' ? game.parseAction(word) : null;
		const next = line.after(action);
		if (!(next instanceof Timeline)) throw new Error(`${word}`);
		line = next;
	}
	expect(line.game.active(line.state)).toBeNull();
});

it('every option of a seat that is not mine is refused', () => {
	const match = matchOf(2, 'not mine', ['fair', 'me']);
	const [option] = game.options(match.moment.state);
	expect(option && match.act(option)).toEqual({ rule: 'not-now' });
	expect(pageOf(match)).toContain('Computer 1');
	match.close();
});
