// Worked cases of the two rounds: the second temple, its order of play, the end.
import assert from 'node:assert/strict';
import { temple as game } from '../../../web/games/temple/game.ts';
import { PLACES } from '../../../web/games/temple/places.ts';
import { parsePosition } from '../../../web/games/temple/position.ts';
import { BEGINNER_DECKS } from '../../../web/games/temple/setup.ts';
import type { State } from '../../../web/games/temple/state.ts';
import { areaOf, offers, play, refusal, seat, type Case } from '../table.ts';

const fourPlayers = [{ silver: 2 }, { silver: 2 }, { silver: 2 }, { silver: 2 }];

/** Free cards are taken, and turns ended, until the round is another one or the game is over. */
function playRound(state: State): State {
	let now = state;
	while (now.round === state.round && now.phase !== 'GAME_END') {
		const free = PLACES.findLast((place) => now.temple[place] !== undefined);
		now = play(now, `take.${free}`);
		now = play(now, 'end');
	}
	return now;
}

export const ROUND_CASES: readonly Case[] = [
	{
		id: 'TO-28 four players: the second round goes the other way',
		rules: ['T-ROUND-1', 'T-ROUND-3'],
		check() {
			const last = parsePosition({ temple: { g11: 'ST2' }, players: fourPlayers, start: 0, active: 2 });
			let state = play(last, 'take.g11', 'end');
			assert.deepEqual([state.round, state.direction], [2, -1]);
			const order: number[] = [];
			for (const place of ['t1', 't2', 't3', 'm11', 'm12']) {
				order.push(state.active + 1);
				state = play(state, `take.${place}`, 'end');
			}
			assert.deepEqual(order, [4, 3, 2, 1, 4]);
		}
	},
	{
		id: 'the round ends after the turn in which the temple is emptied, not before',
		rules: ['T-ROUND-1'],
		check() {
			const two = parsePosition({ temple: { g11: 'ST2', g15: 'ST3' }, players: fourPlayers });
			const one = play(two, 'take.g11', 'end');
			assert.deepEqual([one.round, Object.keys(one.temple)], [1, ['g15']]);
			const empty = play(one, 'take.g15');
			assert.deepEqual([empty.round, empty.phase], [1, 'AFTER']);
			assert.equal(play(empty, 'end').round, 2);
		}
	},
	{
		id: 'the turn in which the temple is emptied is finished: bonuses and hiring, or an end',
		rules: ['T-ROUND-1', 'T-TURN-1', 'T-MANU-2'],
		check() {
			const last = parsePosition({
				temple: { g11: 'MA2' },
				players: [{ silver: 2, area: ['MA1'] }, { silver: 2 }]
			});
			const more = play(last, 'take.g11', 'trigger.MA1.MA2');
			assert.deepEqual([more.phase, more.actionsLeft], ['ACT', 1]);
			assert.deepEqual(offers(more, 'take', 'peek'), []);
			assert.equal(refusal(more, 'take.g11').rule, 'T-TAKE-1');
			assert.equal(play(more, 'hire.AS1', 'end').round, 2);
			assert.equal(play(more, 'end').round, 2);
		}
	},
	{
		id: 'the second temple has 26 cards, 2 are left over, all else is carried on',
		rules: ['T-ROUND-2'],
		check() {
			const start = game.begin({ players: 3, decks: BEGINNER_DECKS }, 'second');
			const second = playRound(play(start, 'hire.AS1', 'end'));
			assert.equal(second.round, 2);
			assert.deepEqual(Object.keys(second.temple), PLACES);
			assert.deepEqual(
				PLACES.map((place) => second.temple[place]?.card),
				start.pile.slice(0, 26)
			);
			assert.deepEqual(second.box.unseen, start.pile.slice(26));
			assert.equal(second.box.unseen.length, 2);
			assert.deepEqual(second.pile, []);
			// The display is not filled up again.
			assert.ok(!second.display.includes('AS1'));
			assert.equal(second.display.length, 7);
			assert.equal(
				second.players.reduce((sum, { area }) => sum + area.length, 0),
				26
			);
			assert.equal(seat(second, start.start).silver, 1);
		}
	},
	{
		id: 'whoever starts, the former start player is last',
		rules: ['T-ROUND-3'],
		check() {
			for (const start of [0, 1, 2]) {
				const last = parsePosition({
					temple: { g11: 'ST2' },
					players: fourPlayers.slice(1),
					start,
					active: start
				});
				const first = play(last, 'take.g11', 'end');
				assert.equal(first.active, (start + 2) % 3);
				const third = play(first, 'take.t1', 'end', 'take.t2', 'end');
				assert.equal(third.active, start);
			}
		}
	},
	{
		id: 'the game ends with the second temple, and nothing can be done any more',
		rules: ['T-ROUND-4'],
		check() {
			const over = playRound(playRound(game.begin({ players: 2, decks: BEGINNER_DECKS }, 'end')));
			assert.equal(over.phase, 'GAME_END');
			assert.equal(game.active(over), null);
			assert.deepEqual(game.options(over), []);
			for (const word of ['take.t1', 'hire.AS1', 'end']) assert.equal(refusal(over, word).rule, 'T-ROUND-4');
			assert.equal(areaOf(over, 0).length + areaOf(over, 1).length, 52);
		}
	}
];
