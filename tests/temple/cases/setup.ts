// Worked cases of components and set-up.
import assert from 'node:assert/strict';
import dataJson from '../../../puzzles/temple/data.json' with { type: 'json' };
import { data } from '../../../puzzles/temple/data.ts';
import { DECKS, parseTempleData, type DeckCode } from '../../../puzzles/temple/schema.ts';
import { temple as game } from '../../../web/games/temple/game.ts';
import { costOf, PLACES } from '../../../web/games/temple/places.ts';
import {
	BEGINNER_DECKS,
	refuseDecks,
	refusePlayers,
	type PlayerCount
} from '../../../web/games/temple/setup.ts';
import type { State } from '../../../web/games/temple/state.ts';
import { parsePosition } from '../../../web/games/temple/position.ts';
import { F1_TEMPLE } from '../../../puzzles/temple/lessons/tables.ts';
import { f1, seat, type Case } from '../table.ts';

const COUNTS: readonly PlayerCount[] = [2, 3, 4];
const setUp = (players: PlayerCount, seed: string, decks: readonly DeckCode[] | 'random' = BEGINNER_DECKS) =>
	game.begin({ players, decks }, seed);
const cardsIn = (state: State) => Object.values(state.temple).map(({ card }) => card);
const placesOn = (state: State, level: string) =>
	Object.keys(state.temple).filter((place) => place[0] === level);

export const SETUP_CASES: readonly Case[] = [
	{
		id: 'TO-01 set-up with six decks',
		rules: ['T-SETUP-1', 'T-SETUP-3', 'T-SETUP-4', 'T-SETUP-5', 'T-SETUP-7'],
		check() {
			for (const [players, bank] of [
				[2, 36],
				[3, 34],
				[4, 32]
			] as const) {
				const state = setUp(players, 'to-01');
				assert.equal(cardsIn(state).length, 26);
				assert.equal(state.pile.length, 28);
				assert.equal(new Set([...cardsIn(state), ...state.pile]).size, 54);
				assert.equal(state.bank, bank);
				assert.deepEqual(
					state.players.map(({ silver }) => silver),
					Array(players).fill(2)
				);
			}
		}
	},
	{
		id: 'ten decks of nine, each of one type',
		rules: ['T-COMP-1'],
		check() {
			assert.equal(data.cards.length, 90);
			for (const deck of DECKS)
				assert.deepEqual(
					data.cards.filter((card) => card.deck === deck).map(({ id }) => id),
					[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${deck}${n}`)
				);
		}
	},
	{
		id: 'a deck of eight, a card of another type and a missing deck are named',
		rules: ['T-COMP-1'],
		check() {
			const short = dataJson.decks.map((deck) =>
				deck.code === 'MA' ? { ...deck, cards: deck.cards.slice(0, 8) } : deck
			);
			assert.throws(
				() => parseTempleData({ ...dataJson, decks: short }),
				/^DeckError: deck-size at decks MA/
			);
			const mixed = dataJson.decks.map((deck) =>
				deck.code === 'MA'
					? { ...deck, cards: [...deck.cards.slice(0, 8), dataJson.decks[0]?.cards[0]] }
					: deck
			);
			assert.throws(
				() => parseTempleData({ ...dataJson, decks: mixed }),
				/card-id at decks MA.cards\[8\] ST1/
			);
			const nine = dataJson.decks.filter(({ code }) => code !== 'RE');
			assert.throws(() => parseTempleData({ ...dataJson, decks: nine }), /deck-missing at decks RE/);
		}
	},
	{
		id: 'twelve assistants, four star cards of 3 VP, 40 silver; other numbers are named',
		rules: ['T-COMP-2'],
		check() {
			assert.equal(data.assistants.length, 12);
			assert.deepEqual(data.starCards, { count: 4, vp: 3 });
			assert.equal(data.silver, 40);
			const wrong = (change: object) => () => parseTempleData({ ...dataJson, ...change });
			assert.throws(wrong({ assistants: dataJson.assistants.slice(1) }), /assistant-count at assistants/);
			assert.throws(wrong({ starCards: { count: 5, vp: 3 } }), /star-cards at starCards/);
			assert.throws(wrong({ starCards: { count: 4, vp: 2 } }), /star-cards at starCards/);
			assert.throws(wrong({ silver: 39 }), /silver at silver/);
		}
	},
	{
		id: 'one star card for each of at most four players',
		rules: ['T-COMP-2'],
		check() {
			for (const players of COUNTS) assert.equal(refusePlayers(players), null);
			assert.deepEqual(refusePlayers(5), { rule: 'T-COMP-2', facts: { players: 5, most: 4 } });
			assert.equal(refusePlayers(1)?.rule, 'T-COMP-2');
		}
	},
	{
		id: 'five, seven and equal decks are refused',
		rules: ['T-SETUP-1'],
		check() {
			assert.equal(refuseDecks(['ST', 'CO', 'WE', 'MA', 'PO', 'TR']), null);
			assert.deepEqual(refuseDecks(DECKS.slice(0, 7)), { rule: 'T-SETUP-1', facts: { decks: 7, needed: 6 } });
			assert.equal(refuseDecks(DECKS.slice(0, 5))?.rule, 'T-SETUP-1');
			assert.equal(refuseDecks(['ST', 'ST', 'CO', 'WE', 'MA', 'JE'])?.rule, 'T-SETUP-1');
			assert.throws(() => setUp(2, 'seven', DECKS.slice(0, 7)), /T-SETUP-1/);
		}
	},
	{
		id: 'the seed chooses six decks, the other four lie in the box',
		rules: ['T-SETUP-1'],
		check() {
			const chosen = new Set<string>();
			for (let k = 0; k < 10; k++) {
				const state = setUp(2, `decks-${k}`, 'random');
				assert.equal(new Set(state.decks).size, 6);
				assert.equal(state.box.cards.length, 36);
				const used = new Set([...cardsIn(state), ...state.pile].map((card) => card.slice(0, 2)));
				assert.deepEqual([...used].sort(), [...state.decks].sort());
				chosen.add(state.decks.join());
			}
			assert.ok(chosen.size > 1);
		}
	},
	{
		id: 'marked cards lie face down, all others face up',
		rules: ['T-SETUP-2'],
		check() {
			const symbols = data.cards.filter(({ faceDown }) => faceDown).map(({ id }) => id);
			assert.equal(symbols.length, 36);
			for (let k = 0; k < 5; k++)
				for (const { card, faceUp, knownBy } of Object.values(setUp(3, `facing-${k}`, 'random').temple)) {
					assert.equal(faceUp, !symbols.includes(card), card);
					assert.deepEqual(knownBy, []);
				}
			assert.throws(
				() => parsePosition({ temple: { t1: '[CO1]' }, players: [{ silver: 2 }, { silver: 2 }] }),
				/facing at temple.t1 CO1/
			);
		}
	},
	{
		id: 'the cards are shuffled, equally for equal seeds',
		rules: ['T-SETUP-2'],
		check() {
			const orders = ['a', 'b', 'c'].map((seed) => {
				const state = setUp(2, seed);
				return [...cardsIn(state), ...state.pile].join();
			});
			assert.equal(new Set(orders).size, 3);
			assert.deepEqual(setUp(2, 'a'), setUp(2, 'a'));
			// Nothing lies in the order of the decks.
			for (const order of orders) assert.notEqual(order.slice(0, 11), 'ST1,ST2,ST3');
		}
	},
	{
		id: 'ground level of 5 × 3',
		rules: ['T-SETUP-3'],
		check() {
			assert.deepEqual(
				placesOn(setUp(2, 'ground'), 'g'),
				[1, 2, 3].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `g${row}${column}`))
			);
		}
	},
	{
		id: 'middle level of 4 × 2',
		rules: ['T-SETUP-4'],
		check() {
			assert.deepEqual(
				placesOn(setUp(2, 'middle'), 'm'),
				[1, 2].flatMap((row) => [1, 2, 3, 4].map((column) => `m${row}${column}`))
			);
		}
	},
	{
		id: 'top level of 3, 26 cards in all, some face up, some face down',
		rules: ['T-SETUP-5'],
		check() {
			const state = setUp(2, 'top');
			assert.deepEqual(placesOn(state, 't'), ['t1', 't2', 't3']);
			assert.equal(PLACES.length, 26);
			const facing = Object.values(state.temple).map(({ faceUp }) => faceUp);
			assert.ok(facing.includes(true) && facing.includes(false));
		}
	},
	{
		id: 'cost table of a full temple',
		rules: ['T-SETUP-3', 'T-SETUP-4', 'T-SETUP-5', 'T-TAKE-2'],
		check() {
			const { temple } = f1();
			const costs = (places: readonly string[]) =>
				places.map((place) => costOf(temple, place as (typeof PLACES)[number]));
			const row = (level: string, columns: number) =>
				costs(Array.from({ length: columns }, (_, k) => `${level}${k + 1}`));
			assert.deepEqual(row('g1', 5), [1, 2, 2, 2, 1]);
			assert.deepEqual(row('g2', 5), [2, 5, 5, 5, 2]);
			assert.deepEqual(row('g3', 5), [1, 2, 2, 2, 1]);
			assert.deepEqual(row('m1', 4), [1, 2, 2, 1]);
			assert.deepEqual(row('m2', 4), [1, 2, 2, 1]);
			assert.deepEqual(row('t', 3), [0, 0, 0]);
		}
	},
	{
		id: 'assistants of decks in use and the two general ones are laid out',
		rules: ['T-SETUP-6'],
		check() {
			const first = setUp(2, 'assistants');
			assert.deepEqual(first.display, ['AS1', 'AS2', 'AS3', 'AS4', 'AS5', 'AS6', 'AS11', 'AS12']);
			assert.deepEqual(first.box.assistants, ['AS7', 'AS8', 'AS9', 'AS10']);
			const other = setUp(2, 'assistants', ['CB', 'PO', 'VM', 'TR', 'ST', 'CO']);
			assert.deepEqual(other.display, ['AS1', 'AS2', 'AS7', 'AS8', 'AS9', 'AS10', 'AS11', 'AS12']);
			assert.throws(
				() => parsePosition({ temple: F1_TEMPLE, display: ['AS7'], players: [{ silver: 2 }, { silver: 2 }] }),
				/assistant at display\[0\] AS7/
			);
		}
	},
	{
		id: 'two silver each, the rest is the bank',
		rules: ['T-SETUP-7'],
		check() {
			const state = setUp(4, 'silver');
			for (let k = 0; k < 4; k++) assert.equal(seat(state, k).silver, 2);
			assert.equal(state.bank, 32);
		}
	},
	{
		id: 'everybody is start player now and then, and turns pass clockwise',
		rules: ['T-SETUP-8'],
		check() {
			const starts = new Set<number>();
			for (let k = 0; k < 30; k++) {
				const state = setUp(3, `start-${k}`);
				assert.equal(state.active, state.start);
				starts.add(state.start);
				const taken = game.apply(state, { do: 'take', place: 't1' });
				assert.ok(taken.ok);
				const passed = game.apply(taken.state, { do: 'end' });
				assert.ok(passed.ok);
				assert.equal(passed.state.active, (state.start + 1) % 3);
			}
			assert.deepEqual([...starts].sort(), [0, 1, 2]);
		}
	}
];
