// One sitting at the steps of a lesson: what counts as done, what is kept, and how well it was known.
import { describe, expect, it } from 'vitest';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import type { LessonStep } from '../../puzzles/schema/lesson.ts';
import { teacherOf } from '../../web/games/block-and-key/lesson/teacher.ts';
import type { AnswerKind } from '../../web/lib/progress/records.ts';
import { LessonSession } from '../../web/lib/learn/session.svelte.ts';
import { startEngine } from '../block-and-key/cross/agreement.ts';

const teacher = teacherOf(await startEngine(), deck);
const CORE = { temple: 'bk1p-55-11wbga-x', supply: ['I2w'] };

const STEPS: Readonly<Record<string, LessonStep>> = {
	touch: {
		id: 'touch',
		kind: 'do',
		rules: ['B-PLACE-1'],
		position: CORE,
		goal: ['corner-only'],
		line: ['place_I2w_300400']
	},
	led: {
		id: 'led',
		kind: 'do',
		rules: ['B-PLACE-1'],
		guided: true,
		position: CORE,
		goal: ['placed'],
		line: ['place_I2w_300400']
	},
	nowhere: {
		id: 'nowhere',
		kind: 'forbidden',
		rules: ['B-PLACE-1'],
		position: CORE,
		attempt: ['place_I2w_440441'],
		rule: 'B-PLACE-1'
	},
	where: {
		id: 'where',
		kind: 'mark',
		rules: ['B-PLACE-1'],
		position: CORE,
		all: ['places', 'I2w', '000001'],
		answer: ['a1', 'd1', 'b2', 'c2', 'b3', 'c3', 'a4', 'd4']
	},
	judge: {
		id: 'judge',
		kind: 'judge',
		rules: ['B-PLACE-1', 'B-PLACE-2'],
		position: CORE,
		cases: [
			{ id: 'a', actions: ['place_I2w_300400'], rule: null },
			{ id: 'b', actions: ['place_I2w_300310'], rule: 'B-PLACE-2' }
		]
	},
	count: {
		id: 'count',
		kind: 'count',
		rules: ['B-VIEW-1'],
		position: CORE,
		asks: [{ id: 'n', amount: ['height', 'b2'], answer: 2, choices: [1, 2, 3] }]
	},
	predict: {
		id: 'predict',
		kind: 'predict',
		rules: ['B-VIEW-1'],
		position: CORE,
		picture: ['view'],
		answer: []
	},
	order: { id: 'order', kind: 'order', rules: ['B-SETUP-1'], items: ['one', 'two', 'three'] },
	list: { id: 'list', kind: 'checklist', rules: ['B-SETUP-3'], items: ['one', 'two'] }
};

function sitting(...names: string[]) {
	const answers: [string, AnswerKind][] = [];
	const kept: [number, readonly string[], boolean][] = [];
	const steps = names.map((name) => ({ step: STEPS[name] as LessonStep, at: `block-and-key.test.${name}` }));
	const session = new LessonSession({
		teacherOf: () => teacher,
		steps,
		keep: (...what) => kept.push(what),
		answered: ({ step }, how) => answers.push([step.id, how])
	});
	return { session, answers, kept };
}

describe('doing', () => {
	it('any way to the goal counts; alone and at once means known', () => {
		const { session, answers, kept } = sitting('touch');
		expect(session.act('place_I2w_300301')).toBe(true);
		expect(session.done).toBe(true);
		expect(answers).toEqual([['touch', 'knew']]);
		expect(kept.at(-1)).toEqual([1, [], true]);
	});
	it('what the rules refuse changes nothing and is told with its rule', () => {
		const { session, answers } = sitting('touch');
		const before = session.scene;
		expect(session.act('place_I2w_300310')).toBe(false);
		expect(session.scene).toBe(before);
		expect(session.feedback).toMatchObject({ kind: 'refused', rules: ['B-PLACE-2'] });
		session.act('place_I2w_300400');
		expect(answers).toEqual([['touch', 'did']]);
	});
	it('what is allowed but misses the goal is told, nothing goes on, and one tap takes it back', () => {
		const { session, answers, kept } = sitting('touch');
		const before = session.scene;
		expect(session.act('place_I2w_010011')).toBe(false);
		expect(session.feedback).toEqual({ kind: 'refused', rules: ['B-PLACE-2'], mistake: null });
		expect(session.act('take_row-1')).toBe(false);
		expect(session.feedback).toEqual({ kind: 'missed', lack: { code: 'placed', facts: {} } });
		expect(session.missed).toBe('take_row-1');
		expect(session.scene).toBe(before);
		expect(session.act('place_I2w_300301')).toBe(false);
		session.takeBack();
		expect(session.missed).toBe(null);
		expect(kept).toEqual([]);
		expect(session.act('place_I2w_300301')).toBe(true);
		expect(answers).toEqual([['touch', 'did']]);
	});
	it('where the forbidden is asked for, what is allowed is taken back too', () => {
		const { session } = sitting('nowhere');
		session.act('place_I2w_300400');
		expect(session.feedback).toMatchObject({ kind: 'missed', lack: { code: 'allowed' } });
		session.takeBack();
		session.act('place_I2w_440441');
		expect(session.done).toBe(true);
	});
	it('beginning again does not make known what was not', () => {
		const { session, answers } = sitting('touch');
		session.show();
		session.again();
		session.act('place_I2w_300301');
		expect(answers).toEqual([
			['touch', 'missed'],
			['touch', 'did']
		]);
	});
	it('guided is never known, a hint neither, and shown counts as missed', () => {
		const led = sitting('led');
		led.session.act('place_I2w_300400');
		const hinted = sitting('touch');
		hinted.session.hint(2);
		hinted.session.act('place_I2w_300400');
		const shown = sitting('touch');
		shown.session.show();
		expect([...led.answers, ...hinted.answers, ...shown.answers]).toEqual([
			['led', 'did'],
			['touch', 'did'],
			['touch', 'missed']
		]);
	});
	it('the forbidden is done when that very rule refuses', () => {
		const { session, answers } = sitting('nowhere');
		session.act('place_I2w_300310');
		expect(session.done).toBe(false);
		session.act('place_I2w_440441');
		expect(session.done).toBe(true);
		expect(answers).toEqual([['nowhere', 'did']]);
	});
});

describe('answering', () => {
	it('marking wants all and nothing else', () => {
		const { session, answers } = sitting('where');
		for (const square of ['a1', 'd1', 'b2']) session.toggle(square);
		session.check();
		expect(session.feedback).toEqual({ kind: 'wrong', missing: 5, extra: 0 });
		session.toggle('e5');
		session.check();
		expect(session.feedback).toEqual({ kind: 'wrong', missing: 5, extra: 1 });
		for (const square of ['e5', 'c2', 'b3', 'c3', 'a4', 'd4']) session.toggle(square);
		session.check();
		expect(answers).toEqual([['where', 'did']]);
	});
	it('cases come one after the other; a wrong one is told and the step still ends', () => {
		const { session, answers } = sitting('judge');
		session.reply(true);
		expect(session.feedback).toMatchObject({ kind: 'answered', right: true });
		session.nextAsked();
		session.reply(true);
		expect(session.feedback).toEqual({ kind: 'answered', right: false, rules: ['B-PLACE-2'] });
		expect(session.done).toBe(true);
		expect(answers).toEqual([['judge', 'did']]);
	});
	it('an answered question cannot be answered again', () => {
		const { session, answers } = sitting('count');
		session.reply(3);
		session.reply(2);
		expect(session.replies).toEqual([3]);
		expect(answers).toEqual([['count', 'did']]);
	});
	it('the flat view is painted square by square', () => {
		const { session } = sitting('predict');
		const seen = teacher.picture(['view'], teacher.open(CORE));
		seen.forEach((row, r) => [...row].forEach((colour, c) => colour !== '.' && session.paint(r, c, colour)));
		session.paint(0, 0, 'g');
		session.check();
		expect(session.feedback).toEqual({ kind: 'wrong', missing: 0, extra: 1 });
		session.paint(0, 0, '.');
		session.check();
		expect(session.done).toBe(true);
	});
	it('an order is mixed first and put right by steps', () => {
		const { session } = sitting('order');
		expect(session.chosen).not.toEqual(['one', 'two', 'three']);
		for (let k = 0; k < 3; k++) session.move('one', -1);
		for (let k = 0; k < 3; k++) session.move('three', 1);
		session.check();
		expect(session.done).toBe(true);
	});
	it('a checklist wants every tick', () => {
		const { session } = sitting('list');
		session.toggle('one');
		session.check();
		expect(session.done).toBe(false);
		session.toggle('two');
		session.check();
		expect(session.done).toBe(true);
	});
});

describe('going on', () => {
	it('next, back and again begin a step afresh', () => {
		const { session } = sitting('touch', 'where');
		session.act('place_I2w_300400');
		session.next();
		expect(session.step.id).toBe('where');
		session.toggle('a1');
		session.goTo(0);
		expect(session.done).toBe(false);
		expect(session.actions).toEqual([]);
	});
	it('actions of an older lesson that no longer fit are left out', () => {
		const session = new LessonSession({
			teacherOf: () => teacher,
			steps: [{ step: STEPS['touch'] as LessonStep, at: 'block-and-key.test.touch' }],
			actions: ['place_I2w_440441'],
			keep: () => undefined,
			answered: () => undefined
		});
		expect(session.actions).toEqual([]);
	});
});
