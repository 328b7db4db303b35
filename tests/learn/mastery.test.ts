// How well a rule is known follows from the answers alone.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerRecord, answersIn, lessonRecord, placesIn, type Answer } from '../../web/lib/learn/records.ts';
import { isWhole } from '../../web/lib/progress/whole.ts';
import { dueRules, MASTERY, ruleStates } from '../../web/lib/learn/mastery.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 16);

const answer = (day: number, how: Answer['how'], mixed = false): Answer => ({
	at: START + day * DAY,
	step: 'block-and-key.corner-to-corner.touch',
	rules: ['B-PLACE-1'],
	how,
	mixed
});
const masteryAfter = (...answers: Answer[]) => ruleStates(answers, []).get('B-PLACE-1')?.mastery;

describe('Seen, Did, Knows, Keeps', () => {
	it('a rule of a step that was opened is seen', () => {
		expect(ruleStates([], ['B-PLACE-1']).get('B-PLACE-1')).toEqual({ mastery: 'seen', due: null });
	});
	it.each([
		['done with help', 'did', [answer(0, 'did')]],
		['done alone', 'knows', [answer(0, 'did'), answer(0, 'knew')]],
		['shown the answer', 'seen', [answer(0, 'missed')]],
		['known in a mixed check after two days', 'knows', [answer(0, 'knew'), answer(2, 'knew', true)]],
		['known in a mixed check after three days', 'keeps', [answer(0, 'knew'), answer(3, 'knew', true)]],
		['known after three days, but in its own lesson', 'knows', [answer(0, 'knew'), answer(3, 'knew')]],
		[
			'kept, then helped in a check',
			'did',
			[answer(0, 'knew'), answer(3, 'knew', true), answer(9, 'did', true)]
		],
		[
			'missed, then known again at once',
			'knows',
			[answer(0, 'knew'), answer(9, 'missed', true), answer(9, 'knew', true)]
		],
		[
			'help in a lesson takes nothing away',
			'keeps',
			[answer(0, 'knew'), answer(4, 'knew', true), answer(5, 'did')]
		]
	] as const)('%s: %s', (_, mastery, answers) => {
		expect(masteryAfter(...answers)).toBe(mastery);
	});
});

describe('the schedule', () => {
	it('asks again after at least a day, later and later, and sooner after a miss', () => {
		const dueAfter = (...answers: Answer[]) => ruleStates(answers, []).get('B-PLACE-1')?.due ?? 0;
		const first = dueAfter(answer(0, 'knew'));
		expect(first).toBeGreaterThanOrEqual(START + DAY);
		const second = dueAfter(answer(0, 'knew'), answer(4, 'knew', true));
		expect(second - (START + 4 * DAY)).toBeGreaterThan(first - START);
		const missed = dueAfter(answer(0, 'knew'), answer(4, 'missed', true));
		expect(missed).toBeLessThan(second);
	});
	it('nothing is due before it was known, and the longest overdue comes first', () => {
		const other: Answer = { ...answer(1, 'knew'), rules: ['B-PLACE-2'] };
		const states = ruleStates([answer(0, 'knew'), other, { ...answer(0, 'did'), rules: ['B-PLACE-3'] }], []);
		expect(dueRules(states, START)).toEqual([]);
		expect(dueRules(states, START + 400 * DAY)).toEqual(['B-PLACE-1', 'B-PLACE-2']);
	});
	it('the same answers give the same dates, and a clock that went back breaks nothing', () => {
		const any = fc.array(
			fc.record({
				day: fc.integer({ min: -5, max: 900 }),
				how: fc.constantFrom('did', 'knew', 'missed'),
				mixed: fc.boolean()
			})
		);
		fc.assert(
			fc.property(any, (list) => {
				const answers = list.map(({ day, how, mixed }) => answer(day, how as Answer['how'], mixed));
				const state = ruleStates(answers, []).get('B-PLACE-1');
				expect(ruleStates(answers, []).get('B-PLACE-1')).toEqual(state);
				if (state) expect(MASTERY).toContain(state.mastery);
			})
		);
	});
});

describe('what is kept', () => {
	it('answers come back as they were, in order of time', () => {
		const answers = [answer(2, 'knew', true), answer(0, 'did')];
		expect(answersIn(answers.map(answerRecord))).toEqual([answers[1], answers[0]]);
	});
	it('a lesson goes on where it was left; steps never fall and the first finish stays', () => {
		const place = {
			course: 'some',
			lesson: 'digging',
			steps: 3,
			finishedAt: null,
			changedAt: START,
			open: { step: 'price', actions: ['take.t1'] }
		};
		const first = lessonRecord(place, undefined, START);
		expect(placesIn([first]).get('some.digging')).toMatchObject({ steps: 3, open: place.open });
		const done = lessonRecord({ ...place, steps: 5, finishedAt: START + 5, open: null }, first, START + 5);
		const again = lessonRecord({ ...place, steps: 1, finishedAt: null }, done, START + 9);
		expect(again).toMatchObject({ steps: 5, finishedAt: START + 5, startedAt: START });
	});
	it('records of another kind are no lessons and no answers', () => {
		// The newcomer's first puzzle is kept beside the lessons.
		const first = {
			key: 'first',
			startedAt: START,
			changedAt: START,
			steps: 1,
			finishedAt: START,
			open: null
		};
		expect(placesIn([first]).size).toBe(0);
		const odd = { ...answerRecord(answer(0, 'knew')), rules: 'nonsense' };
		expect(isWhole('answers', odd)).toBe(false);
	});
});
