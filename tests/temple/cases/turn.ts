// Worked cases of a turn: taking, digging, looking, hiring.
import assert from 'node:assert/strict';
import { temple as game } from '../../../web/games/temple/game.ts';
import { costOf, type Place } from '../../../web/games/temple/places.ts';
import type { State } from '../../../web/games/temple/state.ts';
import { areaOf, f1, offers, play, refusal, seat, type Case } from '../table.ts';

const costs = ({ temple }: State, ...places: readonly Place[]) =>
	places.map((place) => costOf(temple, place));

export const TURN_CASES: readonly Case[] = [
	{
		id: 'TO-02 what can be taken with 0, 1 and 2 silver',
		rules: ['T-TAKE-1', 'T-TAKE-2'],
		check() {
			const takes = (silver: number) => offers(f1({ silver }), 'take').map((word) => word.slice(5));
			const edge = ['m11', 'm14', 'm21', 'm24', 'g11', 'g15', 'g31', 'g35'];
			assert.deepEqual(takes(0), ['t1', 't2', 't3']);
			assert.deepEqual(takes(1).sort(), ['t1', 't2', 't3', ...edge].sort());
			const with2 = takes(2);
			assert.equal(with2.length, 23);
			for (const deep of ['g22', 'g23', 'g24']) assert.ok(!with2.includes(deep));
		}
	},
	{
		id: 'TO-03 all 37 legal actions of the standard temple',
		rules: ['T-TURN-1', 'T-TAKE-1', 'T-TAKE-2', 'T-PEEK-1', 'T-HIRE-1'],
		check() {
			const state = f1();
			assert.equal(offers(state, 'take').length, 23);
			assert.equal(offers(state, 'hire').length, 8);
			assert.deepEqual(
				offers(state, 'peek').sort(),
				['t2', 'm13', 'm22', 'g14', 'g23', 'g31'].map((place) => `peek.${place}`).sort()
			);
			assert.equal(offers(state).length, 37);
		}
	},
	{
		id: 'TO-04 a free card lowers the cost of what it lay on',
		rules: ['T-TAKE-1', 'T-TAKE-4'],
		check() {
			const before = f1();
			const after = play(before, 'take.t1');
			assert.equal(seat(after, 0).silver, 2);
			assert.equal(after.bank, before.bank);
			assert.deepEqual(areaOf(after, 0), ['CO1']);
			assert.equal(after.temple.t1, undefined);
			assert.deepEqual(costs(after, 'm11', 'm21', 'm12', 'm22', 'g22', 'g11'), [0, 0, 1, 1, 4, 1]);
		}
	},
	{
		id: 'TO-05 digging out costs a silver for each card on it and leaves those cards',
		rules: ['T-TAKE-2', 'T-TAKE-3'],
		check() {
			const after = play(f1(), 'take.m12');
			assert.equal(seat(after, 0).silver, 0);
			assert.equal(after.bank, 38);
			assert.deepEqual(areaOf(after, 0), ['CO2']);
			assert.equal(after.temple.t1?.card, 'CO1');
			assert.equal(after.temple.t2?.card, 'WE7');
			assert.equal(Object.keys(after.temple).length, 25);
			assert.deepEqual(costs(after, 'g12', 'g13', 'g22', 'g23'), [1, 1, 4, 4]);
		}
	},
	{
		id: 'TO-06 too dear: two cards lie on it',
		rules: ['T-TAKE-2'],
		check() {
			assert.deepEqual(refusal(f1({ silver: 1 }), 'take.g12'), {
				rule: 'T-TAKE-2',
				facts: { place: 'g12', cost: 2, silver: 1, covering: 'm11 m12' }
			});
		}
	},
	{
		id: 'TO-07 too dear: five cards lie on it, one of them two levels up',
		rules: ['T-TAKE-2'],
		check() {
			assert.deepEqual(refusal(f1(), 'take.g22'), {
				rule: 'T-TAKE-2',
				facts: { place: 'g22', cost: 5, silver: 2, covering: 'm11 m12 m21 m22 t1' }
			});
		}
	},
	{
		id: 'TO-08 a look, and then another card',
		rules: ['T-PEEK-1', 'T-PEEK-2', 'T-TAKE-2'],
		check() {
			const seen = play(f1(), 'peek.m22');
			assert.equal(seat(seen, 0).silver, 1);
			assert.equal(seen.bank, 37);
			assert.equal(game.known(seen, 0).temple.m22?.card, 'MA7');
			assert.equal(game.known(seen, 1).temple.m22?.card, null);
			assert.equal(seen.temple.m22?.faceUp, false);
			assert.equal(seen.phase, 'ACT');
			assert.deepEqual(refusal(seen, 'take.m22').facts, {
				place: 'm22',
				cost: 2,
				silver: 1,
				covering: 't1 t2'
			});
			const taken = play(seen, 'take.m21');
			assert.equal(seat(taken, 0).silver, 0);
			assert.deepEqual(areaOf(taken, 0), ['ST3']);
		}
	},
	{
		id: 'TO-09 no look at a face-up card and none without silver; a hidden card comes face up',
		rules: ['T-PEEK-1', 'T-TAKE-1', 'T-TAKE-4'],
		check() {
			assert.deepEqual(refusal(f1(), 'peek.t1'), {
				rule: 'T-PEEK-1',
				facts: { place: 't1', reason: 'face-up' }
			});
			const poor = f1({ silver: 0 });
			assert.deepEqual(refusal(poor, 'peek.t2'), {
				rule: 'T-PEEK-1',
				facts: { place: 't2', cost: 1, silver: 0 }
			});
			const taken = play(poor, 'take.t2');
			assert.deepEqual(areaOf(taken, 0), ['WE7']);
			for (const player of [0, 1])
				assert.deepEqual(game.known(taken, player).players[0]?.area, seat(taken, 0).area);
		}
	},
	{
		id: 'TO-10 hiring is the action of the turn',
		rules: ['T-HIRE-1', 'T-TURN-1'],
		check() {
			const before = f1({ silver: 1 });
			assert.equal(before.bank, 37);
			const hired = play(before, 'hire.AS2');
			assert.equal(seat(hired, 0).silver, 0);
			assert.equal(hired.bank, 38);
			assert.equal(hired.display.length, 7);
			assert.deepEqual(seat(hired, 0).assistants, ['AS2']);
			assert.deepEqual(refusal(hired, 'take.t1'), { rule: 'T-TURN-1', facts: { actionsLeft: 0 } });
		}
	},
	{
		id: 'one action a turn, then the turn is ended',
		rules: ['T-TURN-1'],
		check() {
			const taken = play(f1(), 'take.t1');
			assert.equal(taken.phase, 'AFTER');
			assert.deepEqual(offers(taken), ['end']);
			assert.equal(refusal(taken, 'take.t2').rule, 'T-TURN-1');
			assert.equal(refusal(taken, 'hire.AS1').rule, 'T-TURN-1');
			const next = play(taken, 'end');
			assert.deepEqual([next.active, next.phase, next.actionsLeft], [1, 'ACT', 1]);
		}
	},
	{
		id: 'no pass while the temple has cards',
		rules: ['T-TURN-1'],
		check() {
			assert.deepEqual(refusal(f1(), 'end'), { rule: 'T-TURN-1', facts: { actionsLeft: 1 } });
			assert.deepEqual(offers(f1(), 'end'), []);
		}
	},
	{
		id: 'an empty place has no card to take',
		rules: ['T-TAKE-1'],
		check() {
			const state = play(f1(), 'take.t1', 'end');
			assert.equal(refusal(state, 'take.t1').rule, 'T-TAKE-1');
			assert.deepEqual(refusal(state, 'peek.t1').facts, { place: 't1', reason: 'empty' });
		}
	},
	{
		id: 'a card dug out from the middle of the temple leaves everything else',
		rules: ['T-TAKE-3'],
		check() {
			const after = play(f1({ silver: 5 }), 'take.g22');
			assert.deepEqual(areaOf(after, 0), ['ST1']);
			assert.equal(seat(after, 0).silver, 0);
			for (const place of ['m11', 'm12', 'm21', 'm22', 't1'] as const) assert.ok(after.temple[place]);
			assert.equal(Object.keys(after.temple).length, 25);
		}
	},
	{
		id: 'after a look the card may be taken for its own cost',
		rules: ['T-PEEK-2'],
		check() {
			const taken = play(f1({ silver: 3 }), 'peek.m22', 'take.m22');
			assert.deepEqual(areaOf(taken, 0), ['MA7']);
			assert.equal(seat(taken, 0).silver, 0);
		}
	},
	{
		id: 'several looks, covered cards too, each card once, only before the action',
		rules: ['T-PEEK-1', 'T-PEEK-2'],
		check() {
			const seen = play(f1({ silver: 3 }), 'peek.g23', 'peek.t2');
			assert.equal(seat(seen, 0).silver, 1);
			assert.deepEqual(refusal(seen, 'peek.t2').facts, { place: 't2', reason: 'known' });
			const taken = play(seen, 'take.t2');
			assert.deepEqual(refusal(taken, 'peek.m13'), {
				rule: 'T-PEEK-1',
				facts: { place: 'm13', reason: 'no-action' }
			});
			// The other player looks for the own silver.
			const other = play(taken, 'end', 'peek.g23');
			assert.deepEqual(other.temple.g23?.knownBy, [0, 1]);
			assert.equal(seat(other, 1).silver, 1);
		}
	},
	{
		id: 'no hiring without silver, and only from the display',
		rules: ['T-HIRE-1'],
		check() {
			assert.deepEqual(refusal(f1({ silver: 0 }), 'hire.AS2'), {
				rule: 'T-HIRE-1',
				facts: { assistant: 'AS2', cost: 1, silver: 0 }
			});
			assert.deepEqual(refusal(f1(), 'hire.AS7').facts, { assistant: 'AS7', reason: 'not-there' });
			assert.equal(refusal(f1({ assistants: ['AS2'] }), 'hire.AS2').rule, 'T-HIRE-1');
		}
	}
];
