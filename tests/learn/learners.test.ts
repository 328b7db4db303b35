// Learners who do not think, and one who knows: what whole courses make of them.
import { describe, expect, it } from 'vitest';
import { teachings } from '../../puzzles/tools/lessons/games.ts';
import type { AnyTeacher } from '../../web/games/game.ts';
import { isUnguided } from '../../web/games/lesson/asks.ts';
import type { Input } from '../../web/games/lesson/step-kind.ts';
import { randomFrom } from '../../web/games/rng.ts';
import { ruleStates } from '../../web/lib/learn/mastery.ts';
import type { Answer } from '../../web/lib/learn/records.ts';
import { LessonSession, type StepAt } from '../../web/lib/learn/session.svelte.ts';
import { Sitting } from '../../web/lib/learn/sitting.ts';
import { startEngine } from '../block-and-key/cross/agreement.ts';
import { inputsFor } from './inputs.ts';

/** Does one step; leaves it open if it comes to nothing. */
type Learner = (session: LessonSession) => void;

/** How one of so many, and some of a list, are chosen. */
interface Choosing {
	one(count: number): number;
	some(list: readonly string[]): readonly string[];
}

const TRIES = 8;

/** Answers by choosing, whatever is asked. */
const choosing = ({ one, some }: Choosing): Learner =>
	function answer(session) {
		const { step, teacher } = session;
		const enter = (...inputs: Input[]) => inputs.forEach((input) => session.input(input));
		switch (step.kind) {
			case 'do':
			case 'forbidden':
				// A miss has shown that it is not known: the rest would change nothing.
				for (let n = 0; n < TRIES && !session.done && session.missed === null; n++) {
					const { game, moment } = session.scene ?? {};
					const options = moment && game ? game.options(moment.state) : [];
					if (!game || options.length === 0) return;
					session.act(game.makeAction(options[one(options.length)]));
				}
				return;
			case 'mark':
				for (const target of session.scene ? some(teacher.marks(step.all, session.scene).targets) : [])
					session.toggle(target);
				return session.check();
			case 'pick':
				if (step.one) return session.toggle(step.from[one(step.from.length)] ?? '');
				for (const id of some(step.from)) session.toggle(id);
				return session.check();
			case 'judge':
				for (const _ of step.cases) enter({ do: 'reply', answer: one(2) === 0 }, { do: 'next' });
				return;
			case 'count':
				for (const { choices } of step.asks)
					enter({ do: 'reply', answer: choices[one(choices.length)] ?? 0 }, { do: 'next' });
				return;
			default:
				session.check();
		}
	};

const random = randomFrom('learner');
const LEARNERS: Readonly<Record<string, Learner>> = {
	'always the first option': choosing({ one: () => 0, some: (list) => list.slice(0, 1) }),
	'at random': choosing({
		one: (count) => random.below(count),
		some: (list) => list.filter(() => random.below(2) === 1)
	}),
	'skips all': () => undefined,
	'always Show me': (session) => session.show(),
	'answers rightly at once': (session) => inputsFor(session.step).forEach((input) => session.input(input))
};

const all = await teachings(await startEngine());

/** What of all courses is known, and how many tests are passed. */
function result(learner: Learner) {
	const answers: Answer[] = [];
	const rules = new Set<string>();
	let tests = 0;
	let passed = 0;
	let at = 0;
	for (const teaching of Object.values(all)) {
		const { teacher, courses } = teaching as unknown as { teacher: AnyTeacher } & typeof teaching;
		for (const { id, lessons } of courses)
			for (const lesson of lessons)
				for (const test of [false, true]) {
					const steps = lesson.steps
						.filter((step) => !test || isUnguided(step))
						.map((step): StepAt => ({ step, at: `${id}.${lesson.id}.${step.id}` }));
					const sitting = new Sitting(steps);
					const session = new LessonSession({
						teacherOf: () => teacher,
						steps,
						keep: () => undefined,
						answered(step, how) {
							for (const { one, how: noted } of sitting.answered(step, how))
								answers.push({ at: ++at, step: one.at, rules: one.step.rules, how: noted, mixed: false });
						},
						skipped: (step) => sitting.skip(step.at)
					});
					for (const { step } of steps) {
						if (!step.guided) for (const rule of step.rules) rules.add(rule);
						learner(session);
						if (session.done) session.next();
						else session.skip();
					}
					if (test) tests++;
					if (test && sitting.passes) passed++;
				}
	}
	const states = [...ruleStates(answers, [])];
	const known = states.filter(([, { mastery }]) => mastery === 'knows' || mastery === 'keeps').length;
	return { rules: rules.size, known, tests, passed };
}

describe('a learner', { timeout: 120_000 }, () => {
	const lazy = Object.keys(LEARNERS).slice(0, -1);

	it.each(lazy)('%s: knows no rule and passes no test', (name) => {
		expect(result(LEARNERS[name] as Learner)).toMatchObject({ known: 0, passed: 0 });
	});
	it('who answers rightly at once knows every rule that is asked and passes every test', () => {
		const { rules, known, tests, passed } = result(LEARNERS['answers rightly at once'] as Learner);
		expect(known).toBe(rules);
		expect(passed).toBe(tests);
		expect(tests).toBeGreaterThan(80);
	});
});
