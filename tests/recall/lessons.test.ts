// The course on Recall puts the learner in turn wherever something is to be done, and its teacher says so when a lesson asks for
// what is not there. That every answer is right is proved with the other courses (courses.test.ts).
import { describe, expect, it } from 'vitest';
import { recall } from '../../puzzles/recall/lessons/index.ts';
import { fresh, moving, two } from '../../puzzles/recall/positions.ts';
import { decider } from '../../web/games/recall/course.ts';
import { act } from '../../web/games/lesson/teacher.ts';
import { recallTeacher as teacher } from '../../web/games/recall/lesson/teacher.ts';
import { stepsOf } from '../../puzzles/tools/lessons/check.ts';

const table = () => teacher.open(moving({ figures: { 'T8.0': 3 }, crystals: [2, 1, 0] }, 2));

describe('recall: the course', () => {
	const acted = stepsOf([recall]).filter(({ step }) => step.kind === 'do' || step.kind === 'forbidden');

	it('has the learner decide wherever something is to be done', () => {
		expect(acted.length).toBeGreaterThan(50);
		for (const { at, step } of acted) expect(decider(teacher.open(step.position).moment.state), at).toBe(0);
	});
	it('has at least four steps a lesson, and begins with something to do', () => {
		for (const { id, steps } of recall.lessons) {
			expect(steps.length, id).toBeGreaterThan(3);
			expect(steps[0]?.kind, id).not.toBe('checklist');
		}
	});
});

describe('recall: the teacher', () => {
	it.each<[string, () => unknown]>([
		['a figure on no field', () => teacher.open(two({ figures: { 'T99.0': 1 } }))],
		['an action that is none', () => act(teacher, table(), 'fly_T8.0')],
		['an action of the past that was refused', () => teacher.open({ ...two({}), played: ['end'] })],
		['an unknown goal', () => teacher.reached(['rich'], table(), table())],
		['an unknown goal among several', () => teacher.reached(['all', 'idle', 'rich'], table(), table())],
		['an unknown mark', () => teacher.marks(['pretty'], table())],
		['an unknown amount', () => teacher.amount(['luck'], table())],
		['an amount after what is refused', () => teacher.amount(['after', 'end', 'points'], table())],
		['a field that is none', () => teacher.amount(['figures', 'T8.9'], table())],
		['a crystal that is none', () => teacher.amount(['crystals', 'green'], table())],
		['a person who is not there', () => teacher.amount(['points', 4], table())],
		['a picture', () => teacher.picture(['view'], table())]
	])('refuses %s', (_, ask) => {
		expect(ask).toThrow(RangeError);
	});
	it('joins goals and counts later amounts', () => {
		const start = table();
		const tried = act(teacher, start, 'step_T8.0_T8.4_2');
		if (!tried.ok) throw new Error(tried.rules.join());
		const { scene } = tried;
		expect(teacher.reached(['all', 'figures T8.4 2', 'figures T8.0 1'], start, scene)).toBe(true);
		expect(teacher.reached(['all', 'figures T8.4 2', 'figures T8.0 3'], start, scene)).toBe(false);
		expect(teacher.reached(['any', 'figures T8.4 3', 'figures T8.0 1'], start, scene)).toBe(true);
		expect(teacher.reached(['any', 'figures T8.4 3', 'figures T8.0 2'], start, scene)).toBe(false);
		expect(teacher.reached(['is', 1, 'steps-left'], start, scene)).toBe(true);
		expect(teacher.reached(['least', 2, 'steps-left'], start, scene)).toBe(false);
		expect(teacher.amount(['gain', 'step_T8.0_T8.4_2', 'figures', 'T8.4'], start)).toBe(2);
		expect(teacher.amount(['loss', 'step_T8.0_T8.4_2', 'figures', 'T8.0'], start)).toBe(2);
		expect(teacher.amount(['after', 'step_T8.0_T8.4_2 decline', 'steps-left'], start)).toBe(0);
	});
	it('opens a game that has just been set up, by its seed, and three persons when nothing is said', () => {
		const open = (position: unknown) => teacher.open(position).moment.state;
		const begun = open(fresh(2));
		expect(begun.persons).toHaveLength(2);
		expect(open(fresh(2))).toEqual(begun);
		expect(open(fresh(2, {}, 'other')).green).not.toEqual(begun.green);
		expect(open(undefined).persons).toHaveLength(3);
	});
});
