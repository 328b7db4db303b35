// Worked cases of sets: bonuses, stealing, securing.
import assert from 'node:assert/strict';
import { areaOf, baked, f1, offers, play, refusal, seat, vpOf, type Case } from '../table.ts';

export const SET_CASES: readonly Case[] = [
	{
		id: 'TO-11 two coins give one silver',
		rules: ['T-BONUS-1', 'T-BONUS-2', 'T-BONUS-3', 'T-COIN-1', 'T-COIN-2', 'T-BONUS-6'],
		check() {
			const taken = play(f1({ area: ['CO5'] }), 'take.t1');
			assert.ok(offers(taken).includes('trigger.CO1.CO5'));
			const after = play(taken, 'trigger.CO1.CO5');
			assert.equal(seat(after, 0).silver, 3);
			assert.equal(after.bank, 35);
			assert.deepEqual(areaOf(after, 0), ['(CO5)', '(CO1)']);
			assert.equal(vpOf(after, 0, 'CO'), 4);
		}
	},
	{
		id: 'TO-12 a turned coin is no part of a new set',
		rules: ['T-BONUS-4', 'T-COIN-1'],
		check() {
			const taken = play(f1({ sets: [['CO5', 'CO1']] }), 'take.m12');
			assert.deepEqual(refusal(taken, 'trigger.CO2.CO5'), { rule: 'T-BONUS-4', facts: { card: 'CO5' } });
			assert.deepEqual(offers(taken, 'trigger'), []);
			assert.equal(vpOf(taken, 0, 'CO'), 6);
			assert.deepEqual(areaOf(taken, 0), ['(CO5)', '(CO1)', 'CO2']);
		}
	},
	{
		id: 'TO-13 the bank gives what it has',
		rules: ['T-COIN-2', 'T-BONUS-3', 'T-BONUS-6'],
		check() {
			const before = f1({ silver: 0, area: ['CO1', 'CO2', 'CO5'] }, [{ silver: 39 }]);
			assert.equal(before.bank, 1);
			const after = play(before, 'trigger.CO1.CO2.CO5');
			assert.equal(seat(after, 0).silver, 1);
			assert.equal(after.bank, 0);
			assert.deepEqual(areaOf(after, 0), ['(CO1)', '(CO2)', '(CO5)']);
			assert.equal(vpOf(after, 0, 'CO'), 6);
		}
	},
	{
		id: 'three coins give two silver',
		rules: ['T-COIN-2', 'T-BONUS-2'],
		check() {
			const after = play(f1({ area: ['CO1', 'CO2', 'CO5'] }), 'trigger.CO1.CO2.CO5');
			assert.equal(seat(after, 0).silver, 4);
		}
	},
	{
		id: 'with two cards the player may wait for the third',
		rules: ['T-BONUS-2'],
		check() {
			const held = play(f1({ area: ['CO5'] }), 'take.t1', 'end', 'take.t2', 'end');
			assert.deepEqual(areaOf(held, 0), ['CO5', 'CO1']);
			const three = play(held, 'take.m12');
			assert.deepEqual(offers(three, 'trigger'), [
				'trigger.CO2.CO5',
				'trigger.CO1.CO2',
				'trigger.CO1.CO2.CO5'
			]);
			assert.equal(refusal(three, 'trigger.CO1').rule, 'T-BONUS-2');
		}
	},
	{
		id: 'of four cards exactly two or three',
		rules: ['T-BONUS-2', 'T-BONUS-4'],
		check() {
			const four = f1({ area: ['CO2', 'CO3', 'CO5', 'CO6'] });
			assert.deepEqual(refusal(four, 'trigger.CO2.CO3.CO5.CO6'), { rule: 'T-BONUS-2', facts: { cards: 4 } });
			const twice = play(four, 'trigger.CO2.CO6', 'trigger.CO3.CO5');
			assert.deepEqual(
				seat(twice, 0).area.map(({ set }) => set),
				[1, 2, 2, 1]
			);
			assert.equal(seat(twice, 0).silver, 4);
		}
	},
	{
		id: 'a set is of one type, of a type with a bonus, and of own cards',
		rules: ['T-BONUS-1'],
		check() {
			const state = f1({ area: ['CO5', 'WE5', 'ST6', 'ST8', 'RE5', 'RE6'] }, [{ area: ['CO6'] }]);
			assert.deepEqual(offers(state, 'trigger'), []);
			assert.deepEqual(refusal(state, 'trigger.CO5.WE5'), { rule: 'T-BONUS-1', facts: { reason: 'type' } });
			assert.equal(refusal(state, 'trigger.ST6.ST8').rule, 'T-BONUS-1');
			assert.equal(refusal(state, 'trigger.RE5.RE6').rule, 'T-BONUS-1');
			assert.deepEqual(refusal(state, 'trigger.CO5.CO6').facts, { card: 'CO6', reason: 'not-yours' });
			assert.deepEqual(refusal(state, 'trigger.CO5.CO5').facts, { reason: 'twice' });
		}
	},
	{
		id: 'the cards of a set are turned over together, others are not',
		rules: ['T-BONUS-3'],
		check() {
			const after = play(f1({ area: ['JE5', 'MA5', 'MA6', 'MA8'] }), 'trigger.MA5.MA8');
			assert.deepEqual(areaOf(after, 0), ['JE5', '(MA5)', 'MA6', '(MA8)']);
			const [, first, , last] = seat(after, 0).area;
			assert.equal(first?.set, last?.set);
		}
	},
	{
		id: 'TO-14 two manuscripts give a further action',
		rules: ['T-MANU-2', 'T-BONUS-3'],
		check() {
			const taken = play(f1({ area: ['MA1'] }), 'take.m11');
			assert.equal(seat(taken, 0).silver, 1);
			assert.equal(taken.phase, 'AFTER');
			const more = play(taken, 'trigger.MA1.MA2');
			assert.deepEqual([more.phase, more.actionsLeft], ['ACT', 1]);
			assert.equal(play(more, 'take.t1').phase, 'AFTER');
			const hired = play(more, 'hire.AS4');
			assert.deepEqual([hired.phase, seat(hired, 0).silver], ['AFTER', 0]);
		}
	},
	{
		id: 'TO-15 three manuscripts before acting make three actions',
		rules: ['T-MANU-2'],
		check() {
			const more = play(f1({ area: ['MA1', 'MA2', 'MA3'] }), 'trigger.MA1.MA2.MA3');
			assert.deepEqual([more.phase, more.actionsLeft], ['ACT', 3]);
			const done = play(more, 'take.t1', 'hire.AS1', 'take.t2');
			assert.deepEqual([done.phase, done.actionsLeft], ['AFTER', 0]);
			// Nothing of it is kept for the next turn.
			assert.equal(play(more, 'take.t1', 'take.t2', 'take.t3', 'end').actionsLeft, 1);
		}
	},
	{
		id: 'TO-16 two weapons steal one face-up card, nothing else',
		rules: ['T-WEAPON-2', 'T-BONUS-5'],
		check() {
			const before = f1({ area: ['WE2', 'WE3'] }, [
				{ silver: 3, area: ['ST4'], sets: [['CO2', 'CO3']], assistants: ['AS2'] }
			]);
			const asked = play(before, 'trigger.WE2.WE3');
			assert.equal(asked.phase, 'CHOICE');
			assert.deepEqual(offers(asked), ['steal.ST4']);
			assert.deepEqual(refusal(asked, 'steal.CO2'), { rule: 'T-BONUS-5', facts: { card: 'CO2' } });
			assert.equal(refusal(asked, 'steal.WE2').rule, 'T-WEAPON-2');
			assert.equal(refusal(asked, 'take.t1').rule, 'T-WEAPON-2');
			assert.equal(refusal(asked, 'assistant.AS2').rule, 'T-WEAPON-2');
			const done = play(asked, 'steal.ST4');
			assert.deepEqual(areaOf(done, 0), ['(WE2)', '(WE3)', 'ST4']);
			assert.deepEqual(areaOf(done, 1), ['(CO2)', '(CO3)']);
			assert.deepEqual(seat(done, 1).assistants, ['AS2']);
			assert.equal(seat(done, 1).silver, 3);
			assert.equal(done.phase, 'ACT');
		}
	},
	{
		id: 'TO-17 three weapons steal two cards, from one player or from two',
		rules: ['T-WEAPON-3'],
		check() {
			const before = f1({ area: ['WE2', 'WE3', 'WE4'] }, [{ area: ['RE2'] }, { area: ['ST4', 'ST5'] }]);
			const asked = play(before, 'trigger.WE2.WE3.WE4');
			assert.deepEqual(offers(asked), ['steal.RE2', 'steal.ST4', 'steal.ST5']);
			const one = play(asked, 'steal.ST4');
			assert.equal(one.phase, 'CHOICE');
			assert.equal(refusal(one, 'end').rule, 'T-WEAPON-3');
			assert.deepEqual(offers(one), ['steal.RE2', 'steal.ST5']);
			assert.equal(play(one, 'steal.RE2').phase, 'ACT');
			const both = play(one, 'steal.ST5');
			assert.equal(both.phase, 'ACT');
			assert.deepEqual(areaOf(both, 2), []);
			assert.deepEqual(areaOf(both, 1), ['RE2']);
			assert.equal(refusal(both, 'steal.RE2').rule, 'T-WEAPON-2');
		}
	},
	{
		id: 'weapons with one card or none to steal do what is possible',
		rules: ['T-WEAPON-2', 'T-WEAPON-3'],
		check() {
			const one = play(f1({ area: ['WE2', 'WE3', 'WE4'] }, [{ area: ['RE2'] }]), 'trigger.WE2.WE3.WE4');
			assert.equal(play(one, 'steal.RE2').phase, 'ACT');
			const none = play(f1({ area: ['WE2', 'WE3'] }), 'trigger.WE2.WE3');
			assert.deepEqual([none.phase, areaOf(none, 0)], ['ACT', ['(WE2)', '(WE3)']]);
		}
	},
	{
		id: 'a stolen card may complete a set, and may be stolen back',
		rules: ['T-WEAPON-2', 'T-BONUS-5'],
		check() {
			const before = f1({ area: ['WE2', 'WE3', 'JE3'] }, [{ area: ['JE4', 'WE5', 'WE6'] }]);
			const stolen = play(before, 'trigger.WE2.WE3', 'steal.JE4');
			assert.ok(offers(stolen).includes('trigger.JE3.JE4'));
			const back = play(stolen, 'take.t1', 'end', 'trigger.WE5.WE6');
			assert.deepEqual(offers(back), ['steal.JE3', 'steal.JE4', 'steal.CO1']);
			const safe = play(stolen, 'trigger.JE3.JE4', 'assistant.AS1', 'take.t1', 'end', 'trigger.WE5.WE6');
			assert.deepEqual(offers(safe), ['steal.CO1']);
			assert.equal(refusal(safe, 'steal.JE4').rule, 'T-BONUS-5');
		}
	},
	{
		id: 'TO-18 two jewels give an assistant without payment',
		rules: ['T-JEWEL-2'],
		check() {
			const before = { ...f1({ silver: 0, area: ['JE2', 'JE3'] }), display: ['AS1', 'AS11'] };
			const asked = play(before, 'trigger.JE2.JE3');
			assert.deepEqual(offers(asked), ['assistant.AS1', 'assistant.AS11']);
			assert.equal(refusal(asked, 'assistant.AS2').rule, 'T-JEWEL-2');
			assert.equal(refusal(asked, 'hire.AS1').rule, 'T-JEWEL-2');
			const done = play(asked, 'assistant.AS11');
			assert.equal(seat(done, 0).silver, 0);
			assert.deepEqual(seat(done, 0).assistants, ['AS11']);
			assert.deepEqual(done.display, ['AS1']);
			assert.deepEqual([done.phase, done.actionsLeft], ['ACT', 1]);
			assert.equal(refusal(done, 'assistant.AS1').rule, 'T-JEWEL-2');
		}
	},
	{
		id: 'three jewels give two assistants, as far as there are any',
		rules: ['T-JEWEL-2'],
		check() {
			const three = f1({ area: ['JE2', 'JE3', 'JE4'] });
			const one = play(three, 'trigger.JE2.JE3.JE4', 'assistant.AS1');
			assert.equal(one.phase, 'CHOICE');
			const two = play(one, 'assistant.AS12');
			assert.deepEqual([two.phase, seat(two, 0).assistants], ['ACT', ['AS1', 'AS12']]);
			const last = play({ ...three, display: ['AS4'] }, 'trigger.JE2.JE3.JE4', 'assistant.AS4');
			assert.equal(last.phase, 'ACT');
			assert.equal(play({ ...three, display: [] }, 'trigger.JE2.JE3.JE4').phase, 'ACT');
		}
	},
	{
		id: 'statues are secured as one set of two or more, before or after the action',
		rules: ['T-STATUE-2', 'T-BONUS-4'],
		check() {
			const before = f1({ area: ['ST4', 'ST5', 'ST6', 'ST8'] });
			assert.equal(refusal(before, 'secure.ST4').rule, 'T-STATUE-2');
			assert.deepEqual(offers(before, 'secure'), [
				'secure.ST4.ST5',
				'secure.ST4.ST5.ST6',
				'secure.ST4.ST5.ST6.ST8'
			]);
			const three = play(before, 'secure.ST4.ST5.ST6');
			assert.deepEqual(areaOf(three, 0), ['(ST4)', '(ST5)', '(ST6)', 'ST8']);
			assert.equal(refusal(three, 'secure.ST6.ST8').rule, 'T-BONUS-4');
			const more = play(three, 'take.t3', 'secure.ST2.ST8');
			assert.deepEqual(areaOf(more, 0), ['(ST4)', '(ST5)', '(ST6)', '(ST8)', '(ST2)']);
			assert.equal(vpOf(more, 0, 'ST'), 9);
			assert.equal(refusal(f1({ area: ['ST4'] }, [{ area: ['ST5'] }]), 'secure.ST4.ST5').rule, 'T-STATUE-2');
		}
	},
	{
		id: 'TO-21 two different letters are no set',
		rules: ['T-PORC-2'],
		check() {
			const state = baked({
				temple: { t1: 'ST2' },
				players: [{ silver: 2, area: ['PO1', 'PO4'] }, { silver: 2 }]
			});
			assert.deepEqual(refusal(state, 'secure.PO1.PO4'), {
				rule: 'T-PORC-2',
				facts: { cards: 2, letters: 2 }
			});
		}
	},
	{
		id: 'porcelain is secured in twos and threes of a letter, or as A, B and C',
		rules: ['T-PORC-2', 'T-PORC-4', 'T-BONUS-4', 'T-BONUS-5'],
		check() {
			const mine = ['PO1', 'PO2', 'PO3', 'PO4', 'PO7', 'ST2'];
			const players = [
				{ silver: 2, area: mine },
				{ silver: 2, area: ['WE2', 'WE3', 'PO8'] }
			];
			const state = baked({ temple: { t1: 'CO2', t2: 'CO3' }, players });
			assert.deepEqual(offers(state, 'secure'), [
				'secure.PO2.PO3',
				'secure.PO1.PO2',
				'secure.PO1.PO2.PO3',
				'secure.PO2.PO4.PO7',
				'secure.PO1.PO4.PO7'
			]);
			for (const wrong of ['PO1', 'PO1.PO2.PO4', 'PO1.PO2.PO3.PO4', 'ST2.PO1', 'PO7.PO8'])
				assert.equal(refusal(state, `secure.${wrong}`).rule, 'T-PORC-2', wrong);
			const secured = play(state, 'take.t1', 'secure.PO1.PO4.PO7');
			assert.equal(vpOf(secured, 0, 'PO'), 14);
			assert.equal(refusal(secured, 'secure.PO1.PO2').rule, 'T-BONUS-4');
			const stealing = play(secured, 'end', 'trigger.WE2.WE3');
			assert.deepEqual(offers(stealing), ['steal.PO2', 'steal.PO3', 'steal.ST2', 'steal.CO2']);
		}
	},
	{
		id: 'no securing in the turn of another player, nor of other types',
		rules: ['T-PORC-2'],
		check() {
			const players = [
				{ silver: 2, area: ['CO2', 'CO3'] },
				{ silver: 2, area: ['PO1', 'PO2'] }
			];
			const state = baked({ temple: { t1: 'ST2', t2: 'ST3' }, players });
			assert.equal(refusal(state, 'secure.PO1.PO2').rule, 'T-PORC-2');
			assert.equal(refusal(state, 'secure.CO2.CO3').rule, 'T-PORC-2');
			const theirs = play(state, 'take.t1', 'end', 'secure.PO1.PO2');
			assert.deepEqual(areaOf(theirs, 1), ['(PO1)', '(PO2)']);
			assert.deepEqual([theirs.phase, theirs.actionsLeft], ['ACT', 1]);
		}
	}
];
