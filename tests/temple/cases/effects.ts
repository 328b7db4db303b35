// Worked cases of cards that act when they are taken: Curse & Blessing, treasures.
import assert from 'node:assert/strict';
import dataJson from '../../../puzzles/temple/data.json' with { type: 'json' };
import { parseTempleData } from '../../../puzzles/temple/schema.ts';
import type { Position } from '../../../puzzles/temple/position.ts';
import { areaOf, cursed, cursedEnd, offers, play, refusal, seat, vpOf, type Case } from '../table.ts';

type Seat = Position['players'][number];

/** The card lies free on top, another one beside it. */
function before(card: string, mine: Partial<Seat> = {}, others: readonly Partial<Seat>[] = [{}]) {
	const players = [mine, ...others].map((seat): Seat => ({ silver: 2, ...seat }));
	return cursed({ temple: { t1: card, t2: 'ST2' }, players });
}

export const EFFECT_CASES: readonly Case[] = [
	{
		id: 'TO-25 a curse takes what there is',
		rules: ['T-CURSE-1', 'T-CURSE-2'],
		check() {
			const after = play(before('[CB7]', { silver: 1 }), 'take.t1');
			assert.equal(seat(after, 0).silver, 0);
			assert.equal(after.bank, 38);
			assert.deepEqual(areaOf(after, 0), ['CB7']);
			assert.equal(vpOf(after, 0, 'CB'), 0);
			assert.equal(after.phase, 'AFTER');
		}
	},
	{
		id: 'TO-26 a blessing gives a further action',
		rules: ['T-CURSE-2'],
		check() {
			const after = play(before('[CB5]'), 'take.t1');
			assert.deepEqual([after.phase, after.actionsLeft], ['ACT', 1]);
			assert.equal(play(after, 'take.t2').phase, 'AFTER');
		}
	},
	{
		id: 'TO-27 a stolen treasure gives its instant bonus to nobody',
		rules: ['T-TREAS-1', 'T-WEAPON-2'],
		check() {
			const state = before('[CB6]', { area: ['WE2', 'WE3'] }, [{ area: ['TR1'] }]);
			const after = play(state, 'trigger.WE2.WE3', 'steal.TR1');
			assert.equal(seat(after, 0).silver, 2);
			assert.equal(after.bank, state.bank);
			assert.equal(vpOf(after, 0, 'TR'), 0);
			assert.equal(seat(after, 0).area.length, 3);
		}
	},
	{
		id: 'every blessing and curse is carried out at once',
		rules: ['T-CURSE-2'],
		check() {
			for (const [card, silver] of [
				['CB1', 4],
				['CB2', 4],
				['CB3', 3],
				['CB6', 1],
				['CB7', 0]
			] as const) {
				const after = play(before(`[${card}]`), 'take.t1');
				assert.equal(seat(after, 0).silver, silver, card);
				assert.equal(after.bank, 38 - silver, card);
			}
			const asked = play(before('[CB4]'), 'take.t1');
			assert.equal(asked.phase, 'CHOICE');
			assert.equal(refusal(asked, 'end').rule, 'T-CURSE-2');
			const helped = play(asked, 'assistant.AS7');
			assert.deepEqual(
				[helped.phase, seat(helped, 0).assistants, seat(helped, 0).silver],
				['AFTER', ['AS7'], 2]
			);
		}
	},
	{
		id: 'a curse gives silver to every other player, clockwise while the bank has some',
		rules: ['T-CURSE-2'],
		check() {
			const silver = (state: ReturnType<typeof before>) => state.players.map((player) => player.silver);
			assert.deepEqual(silver(play(before('[CB8]', {}, [{}, {}]), 'take.t1')), [2, 3, 3]);
			const scarce = before('[CB8]', { silver: 35 }, [{}, {}]);
			const one = { ...scarce, active: 1 };
			assert.equal(one.bank, 1);
			assert.deepEqual(silver(play(one, 'take.t1')), [35, 2, 3]);
		}
	},
	{
		id: 'a curse costs another face-up card of the own area',
		rules: ['T-CURSE-2'],
		check() {
			const state = before('[CB9]', { area: ['ST4'], sets: [['CO2', 'CO3']] }, [{ area: ['ST5'] }]);
			const asked = play(state, 'take.t1');
			assert.deepEqual(offers(asked), ['discard.ST4']);
			for (const wrong of ['CB9', 'CO2', 'ST5'])
				assert.equal(refusal(asked, `discard.${wrong}`).rule, 'T-CURSE-2');
			const done = play(asked, 'discard.ST4');
			assert.deepEqual(areaOf(done, 0), ['(CO2)', '(CO3)', 'CB9']);
			assert.equal(done.box.cards.at(-1), 'ST4');
			assert.equal(done.phase, 'AFTER');
			assert.equal(refusal(done, 'discard.CB9').rule, 'T-CURSE-2');
			assert.equal(play(before('[CB9]'), 'take.t1').phase, 'AFTER');
		}
	},
	{
		id: 'Curse & Blessing cards are worth nothing',
		rules: ['T-CURSE-1'],
		check() {
			assert.equal(vpOf(cursedEnd({ area: ['CB2', 'CB5', 'CB7'] }, {}), 0, 'CB'), 0);
		}
	},
	{
		id: 'a treasure gives its bonus at once and no VP, or VP and no bonus',
		rules: ['T-TREAS-1'],
		check() {
			const silver = play(before('TR1'), 'take.t1');
			assert.deepEqual([seat(silver, 0).silver, vpOf(silver, 0, 'TR')], [4, 0]);
			const action = play(before('TR3'), 'take.t1');
			assert.deepEqual([action.phase, vpOf(action, 0, 'TR')], ['ACT', 0]);
			const helper = play(before('TR4'), 'take.t1');
			assert.equal(refusal(helper, 'steal.TR4').rule, 'T-TREAS-1');
			assert.deepEqual(seat(play(helper, 'assistant.AS10'), 0).assistants, ['AS10']);
			for (const [card, vp] of [
				['TR5', 3],
				['[TR7]', 4],
				['[TR9]', 5]
			] as const) {
				const after = play(before(card), 'take.t1');
				assert.deepEqual([after.phase, seat(after, 0).silver, vpOf(after, 0, 'TR')], ['AFTER', 2, vp], card);
			}
		}
	},
	{
		id: 'a treasure with both or with neither is no card, nor is a curse without action',
		rules: ['T-TREAS-1', 'T-CURSE-2'],
		check() {
			const changed = (id: string, change: (card: object) => object) => () =>
				parseTempleData({
					...dataJson,
					decks: dataJson.decks.map((deck) => ({
						...deck,
						cards: deck.cards.map((card) => (card.id === id ? change(card) : card))
					}))
				});
			assert.throws(
				changed('TR1', (card) => ({ ...card, vp: 3 })),
				/treasure at TR1/
			);
			assert.throws(
				changed('TR9', () => ({ id: 'TR9', star: true, faceDown: true })),
				/treasure at TR9/
			);
			assert.throws(
				changed('CB6', () => ({ id: 'CB6', star: false, faceDown: true })),
				/effect at CB6/
			);
		}
	}
];
