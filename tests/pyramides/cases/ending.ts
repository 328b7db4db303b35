// Turns one after the other, the last tile, and the count.
import assert from 'node:assert/strict';
import { pyramides } from '../../../web/games/pyramides/game.ts';
import { ranking, scoreOf } from '../../../web/games/pyramides/score.ts';
import { newGame } from '../../../web/games/pyramides/setup.ts';
import type { GameState, PlayerCount } from '../../../web/games/pyramides/state.ts';
import { play } from '../../../web/games/pyramides/play.ts';
import { random } from '../../../web/games/pyramides/policies/random.ts';
import type { Position } from '../../../web/games/pyramides/position.ts';
import {
	after,
	at,
	extras,
	from,
	happens,
	me,
	names,
	pyramid,
	refuses,
	START,
	type Case
} from '../fixtures.ts';

const TWO = [['W', 'SE-red']];
const three: Partial<Position> = {
	setup: { players: 3 },
	players: [{ turnsTaken: 1 }, { hand: 'E', turnsTaken: 1 }, { hand: 'E', turnsTaken: 1 }]
};

/** Scoring example 1: foundations 3 + 2, levels 4 and 5, five stones and four gold. */
const EXAMPLE: Partial<Position> = {
	sites: {
		f4: { foundation: 3, owner: 0, workers: 1 },
		d5: { foundation: 2, owner: 0, workers: 2 },
		e7: pyramid(4, 'red'),
		g6: pyramid(5, 'blue')
	}
};
const example = (mine: Position['players'][number]) => extras(EXAMPLE, mine);

/** Ends of turns until it is over; everybody places on the first square that is offered. */
function playOut(state: GameState): GameState {
	let next = state;
	while (next.step.kind !== 'end') {
		const [first] = pyramides.options(next);
		assert.ok(first);
		const outcome = pyramides.apply(next, first);
		assert.ok(outcome.ok);
		next = outcome.state;
	}
	return next;
}

export const ENDING_CASES: readonly Case[] = [
	{
		id: 'PO-29',
		rules: ['P-END-1', 'P-END-2'],
		check() {
			const two = after(extras({ step: 'draw', stacks: TWO }), 'draw.1');
			assert.equal(two.stacks[0]?.length, 0);
			assert.deepEqual(two.removed.at(-1), { kind: 'SE', colour: 'red' });
			assert.deepEqual(happens(extras({ step: 'draw', stacks: TWO }), 'draw.1').at(-1), {
				what: 'removed',
				stack: 1
			});
			const more = after(extras({ ...three, step: 'draw', stacks: TWO }), 'draw.1');
			assert.equal(more.stacks[0]?.length, 1);
			assert.equal(more.removed.length, extras({ ...three, step: 'draw', stacks: TWO }).removed.length);
		}
	},
	{
		id: 'PO-31',
		rules: ['P-SCORE-1', 'P-SCORE-2', 'P-SCORE-3', 'P-SCORE-4'],
		check() {
			const state = example({ turnsTaken: 1, gold: 4, stones: { blue: 3, white: 2 } });
			assert.deepEqual(scoreOf(state, 0), {
				foundations: 5,
				pyramids: 95,
				stones: 5,
				gold: 4,
				total: 109,
				card: 100,
				marker: 9
			});
		}
	},
	{
		id: 'PO-32',
		rules: ['P-SCORE-5', 'P-SCORE-6'],
		check() {
			const high = (owner: number, colour: 'blue' | 'grey' | 'red') => ({ ...pyramid(5, colour), owner });
			const sites = {
				d5: high(0, 'blue'),
				f4: { ...pyramid(4, 'blue') },
				e7: high(1, 'grey'),
				g6: { ...pyramid(4, 'grey'), owner: 1 },
				c3: high(2, 'red'),
				h3: { ...pyramid(4, 'red'), owner: 2 }
			};
			// 95 each from pyramids, 3 from a foundation, 7 stones and 4 gold; Cem has 3 gold alone.
			const base = { foundation: 3, workers: 1 };
			const state = (gold: number) =>
				from({
					...START,
					setup: { players: 3 },
					sites: { ...sites, b6: { ...base, owner: 0 }, i5: { ...base, owner: 1 } },
					players: [
						{ turnsTaken: 1, gold: 4, stones: { green: 4, yellow: 3 } },
						{ hand: 'E', turnsTaken: 1, gold, stones: { purple: 4, white: 3 } },
						{ hand: 'E', turnsTaken: 1, gold: 3 }
					],
					step: 'extras'
				});
			assert.deepEqual(pyramides.scores(state(4)), [109, 109, 98]);
			assert.deepEqual(ranking(state(4)), [[0, 1], [2]]);
			assert.deepEqual(ranking(state(3)), [[0], [1], [2]]);
		}
	},
	{
		id: 'scoring: the value that is reached, not the sum, and not its foundation',
		rules: ['P-SCORE-1', 'P-SCORE-2'],
		check() {
			const sites = { ...START.sites, f4: { ...pyramid(3, 'red'), foundation: 3 } };
			const { foundations, pyramids, total } = scoreOf(extras({ sites }), 0);
			assert.deepEqual([foundations, pyramids, total], [0, 20, 20]);
			// A foundation counts once, however many stand on it, and only for whoever does.
			const stood = extras({ sites: { ...START.sites, f4: { foundation: 3, owner: 1, workers: 3 } } });
			assert.deepEqual([scoreOf(stood, 0).total, scoreOf(stood, 1).foundations], [0, 3]);
		}
	},
	{
		id: 'scoring: cards above 100 and above 200',
		rules: ['P-SCORE-4'],
		check() {
			const none = example({ turnsTaken: 1 });
			assert.equal(scoreOf(none, 0).total, 100);
			assert.deepEqual([scoreOf(none, 0).card, scoreOf(none, 0).marker], [0, 100]);
			const over = scoreOf(example({ turnsTaken: 1, gold: 1 }), 0);
			assert.deepEqual([over.total, over.card, over.marker], [101, 100, 1]);
			const sites = {
				...EXAMPLE.sites,
				c3: pyramid(5, 'grey'),
				h3: pyramid(4, 'grey'),
				b6: { foundation: 2, owner: 0, workers: 1 },
				i5: { foundation: 3, owner: 0, workers: 1 }
			};
			const high = (gold: number) => scoreOf(extras({ sites }, { gold }), 0);
			assert.deepEqual([high(0).total, high(0).card, high(0).marker], [200, 100, 100]);
			assert.deepEqual([high(1).total, high(1).card, high(1).marker], [201, 200, 1]);
		}
	},
	{
		id: 'scoring: every stone and every gold is a point',
		rules: ['P-SCORE-3'],
		check() {
			const { stones, gold, total } = scoreOf(extras({}, { gold: 3, stones: { red: 2, white: 2 } }), 0);
			assert.deepEqual([stones, gold, total], [4, 3, 7]);
		}
	},
	{
		id: 'scoring: the symbols of the squares mean nothing in the base game',
		rules: ['P-SCORE-7'],
		check() {
			// A hand tile of the sphinx store goes on either half, and nothing is paid.
			for (const square of ['d6', 'g5']) {
				const state = after(from(START), `place.${square}.${square === 'd6' ? 'N' : 'S'}`);
				assert.ok(state.tiles[at(square)]);
				assert.equal(me(state).gold, 0);
			}
			refuses(
				from({ ...START, players: [{ hand: 'W', gold: 1 }, { hand: 'E' }] }),
				'place.g5.S.pay',
				'P-SYM-5'
			);
		}
	},
	{
		id: 'turns: place, row, draw, and then the left neighbour',
		rules: ['P-TURN-1', 'P-TURN-2'],
		check() {
			const state = from({
				...START,
				...three,
				players: [{ hand: 'W' }, { hand: 'E' }, { hand: 'E' }],
				active: 0
			});
			const steps = [state.step.kind];
			let next = state;
			for (const word of ['place.d6.N', 'row.H', 'move.d6.f4', 'move.f6.f4', 'done', 'draw.1', 'done']) {
				next = after(next, word);
				steps.push(next.step.kind);
			}
			assert.deepEqual(steps, ['place', 'row', 'workers', 'workers', 'extras', 'draw', 'limits', 'place']);
			assert.equal(next.active, 1);
			assert.equal(next.players[0]?.turnsTaken, 1);
			assert.ok(next.players[0]?.hand);
			for (const word of ['row.H', 'done', 'draw.1', 'move.d6.f4']) refuses(state, word, 'P-TURN-1');
			const last = from({
				...START,
				...three,
				players: [{ hand: 'W', turnsTaken: 1 }, { hand: 'E' }, { turnsTaken: 1 }],
				active: 2,
				step: 'limits'
			});
			assert.equal(after(last, 'done').active, 0);
		}
	},
	{
		id: 'the end: after the last tile is placed and that turn is over, with equal turns',
		rules: ['P-END-3', 'P-END-1', 'P-END-2', 'P-SETUP-4'],
		check() {
			for (const players of [2, 3, 4] as const) {
				const end = playOut(newGame({ players, first: players - 1 }, `end ${players}`));
				const { turnsEach } = end;
				assert.deepEqual(
					end.players.map(({ turnsTaken, hand }) => [turnsTaken, hand]),
					Array.from({ length: players }, () => [turnsEach, null])
				);
				assert.equal(turnsEach, { 2: 14, 3: 12, 4: 9 }[players]);
				assert.equal(end.removed.length, players === 2 ? 8 : 0);
				assert.equal(end.tiles.filter(Boolean).length, players === 2 ? 32 : 40);
				refuses(end, 'done', 'P-END-3');
				assert.equal(pyramides.active(end), null);
			}
		}
	},
	{
		id: 'the end: not before the others have placed their last tiles',
		rules: ['P-END-3'],
		check() {
			const players = [{ turnsTaken: 5 }, { hand: 'W', turnsTaken: 4 }];
			const state = after(from({ ...START, stacks: [], players, step: 'extras' }), 'done', 'done');
			assert.equal(state.step.kind, 'place');
			assert.equal(state.active, 1);
			assert.equal(
				after(state, 'place.d6.N', 'row.H', 'recall.d6', 'recall.f6', 'done', 'done').step.kind,
				'end'
			);
		}
	},
	{
		id: 'random games: everybody has the same number of turns',
		rules: ['P-END-3', 'P-TURN-2'],
		check() {
			for (const players of [2, 3, 4] as Exclude<PlayerCount, 1>[]) {
				const { end } = play({ players }, `equal ${players}`, () => random);
				assert.deepEqual(new Set(end.players.map(({ turnsTaken }) => turnsTaken)), new Set([end.turnsEach]));
				assert.equal(names(end.stocked.workers).length, 0);
			}
		}
	}
];
