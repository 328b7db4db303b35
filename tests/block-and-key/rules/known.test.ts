// What a player may know: equal for all states that differ only in what is hidden.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { PlayerCount } from '../../../puzzles/schema/deck.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { ALTARS, type CardId, type GameState } from '../../../web/games/block-and-key/state.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { claimer } from './claimer.ts';
import { engine, firstTurn, having } from './table.ts';

/** Another game that looks the same to the player: whatever nobody has shown them is dealt anew. */
function otherwise(state: GameState, me: number, seed: string): GameState {
	const random = randomFrom(seed);
	const isHidden = (id: CardId) => !state.discarded.includes(id);
	const levelOf = (id: CardId) => deck.keys.find((key) => key.id === id)?.level;
	const others = state.players.flatMap(({ hand }, k) => (k === me ? [] : hand));
	const markers = state.marks.flatMap(({ marker }) => marker?.card ?? []);
	const hidden = [...state.altars.sun, ...state.altars.moon, ...state.removed, ...others, ...markers].filter(
		isHidden
	);
	const pools = new Map(
		['star', 'sun', 'moon'].map((level) => [
			level,
			random.shuffled(hidden.filter((id) => levelOf(id) === level))
		])
	);
	const dealt = (id: CardId) => (isHidden(id) ? (pools.get(levelOf(id) ?? '')?.pop() as CardId) : id);
	const enigmas = random.shuffled(state.players.filter((_, k) => k !== me).map(({ enigma }) => enigma));
	return {
		...state,
		seed,
		bag: random.shuffled(state.bag),
		altars: { sun: state.altars.sun.map(dealt), moon: state.altars.moon.map(dealt) },
		removed: state.removed.map(dealt),
		marks: state.marks.map((mark) => ({
			...mark,
			marker: mark.marker && { ...mark.marker, card: dealt(mark.marker.card) }
		})),
		players: state.players.map((player, k) =>
			k === me ? player : { ...player, hand: player.hand.map(dealt), enigma: enigmas.pop() ?? player.enigma }
		)
	};
}

describe.each([1, 2, 4] as const)('%i at the table', (count: PlayerCount) => {
	const games = [1, 2, 3, 4].map((k) => play(engine, deck, `known ${k}`, claimer, count, 300).outcomes);

	it('the same whatever is hidden', () => {
		fc.assert(
			fc.property(fc.nat(3), fc.nat(), fc.string(), (g, at, seed) => {
				const game = games[g] ?? [];
				const { state } = game[at % game.length]!;
				const other = otherwise(state, state.active, seed);
				expect(known(deck, other)).toEqual(known(deck, state));
			}),
			{ numRuns: 300 }
		);
	});

	it('accounts for all cards and Blocks', () => {
		for (const { state } of games.flat()) {
			const { unseen, altars, players, me, bag } = known(deck, state);
			const mine = players[me]?.hand ?? [];
			const open = players.flatMap(({ claimed }) => claimed);
			const under = ALTARS.flatMap((altar) => altars[altar].under);
			expect(
				unseen.star.length + unseen.sun.length + unseen.moon.length + mine.length + open.length + under.length
			).toBe(48);
			expect(bag).toHaveLength(state.bag.length);
			for (const altar of ALTARS) {
				expect(altars[altar].count).toBe(state.altars[altar].length);
				expect(state.altars[altar].slice(0, altars[altar].under.length)).toEqual(altars[altar].under);
			}
		}
	});
});

it('neither the seed nor a hidden order is in it', () => {
	const state = firstTurn(2, 'a very secret seed');
	expect(JSON.stringify(known(deck, state))).not.toContain('secret');
	expect(known(deck, state)).toMatchObject({
		me: 0,
		players: [{ handCount: 4 }, { hand: null, handCount: 4, enigma: null }]
	});
	expect(known(deck, state, 1).players[0]).toMatchObject({ hand: null, enigma: null });
});

it('what another player could claim or has drawn stays with that player', () => {
	const claiming: GameState = {
		...firstTurn(2),
		step: { kind: 'claim', claimable: ['star-01'] },
		drawn: 'sun-01'
	};
	expect(known(deck, claiming)).toMatchObject({ step: { claimable: ['star-01'] }, drawn: 'sun-01' });
	expect(known(deck, claiming, 1)).toMatchObject({ step: { claimable: [] }, drawn: null });
});

it('a card that the player put under an Altar stays known, also as a marker', () => {
	const state: GameState = {
		...having(firstTurn(), { hand: [] }),
		altars: { sun: ['sun-02', 'sun-01', 'sun-03'], moon: [] },
		discarded: ['sun-01', 'sun-02', 'moon-04'],
		marks: [
			{ turn: 1, claimed: [], marker: { altar: 'moon', card: 'moon-04' } },
			{ turn: 2, claimed: [], marker: { altar: 'moon', card: 'moon-05' } }
		]
	};
	const seen = known(deck, state);
	expect(seen.altars).toEqual({
		sun: { count: 3, under: ['sun-02', 'sun-01'] },
		moon: { count: 0, under: [] }
	});
	expect(seen.marks.map(({ marker }) => marker?.card)).toEqual(['moon-04', null]);
	expect(seen.unseen.moon).toContain('moon-05');
	expect(seen.unseen.moon).not.toContain('moon-04');
});
