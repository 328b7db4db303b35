// Every step of every course through its kind: the answer in the data is accepted, no other input ends it.
import { describe, expect, it } from 'vitest';
import type { LessonStep } from '../../puzzles/schema/lesson.ts';
import { stepsOf } from '../../puzzles/tools/lessons/check.ts';
import { teachings } from '../../puzzles/tools/lessons/games.ts';
import type { AnyTeacher } from '../../web/games/game.ts';
import { kindOf } from '../../web/games/lesson/kinds.ts';
import type { Attempt, Input, Judged } from '../../web/games/lesson/step-kind.ts';
import { inputsFor } from './inputs.ts';
import { startEngine } from '../block-and-key/cross/agreement.ts';

/** What came of each input, up to the one that ends the step. */
function enter(teacher: AnyTeacher, step: LessonStep): Judged<Attempt>[] {
	const kind = kindOf(step);
	const all: Judged<Attempt>[] = [];
	let attempt = kind.begin(teacher, step, []);
	for (const input of inputsFor(step)) {
		const judged = kind.judge(teacher, step, attempt, input);
		if (!judged) continue;
		all.push(judged);
		attempt = judged.attempt;
		if (judged.done) break;
	}
	return all;
}

const all = await teachings(await startEngine());

describe.each(Object.keys(all))('%s: every step', (game) => {
	const { teacher, courses } = all[game] as unknown as { teacher: AnyTeacher } & (typeof all)[string];
	const steps = stepsOf(courses);

	it('is done by its own answer, without a slip', () => {
		for (const { at, step } of steps) {
			const judged = enter(teacher, step);
			expect(judged.at(-1)?.done, at).toBe(true);
			for (const { verdict } of judged) if (verdict) expect(verdict, at).toMatchObject({ right: true });
		}
	});
	it('shows an answer that is right where it can be checked', () => {
		for (const { at, step } of steps) {
			const kind = kindOf(step);
			const judged = kind.judge(teacher, step, kind.answer(teacher, step), { do: 'check' });
			if (judged) expect(judged.done, at).toBe(true);
			else expect(['do', 'forbidden', 'judge', 'count'], at).toContain(step.kind);
		}
	});
	it('is not done by checking nothing', () => {
		for (const { at, step } of steps) {
			const kind = kindOf(step);
			const judged = kind.judge(teacher, step, kind.begin(teacher, step, []), { do: 'check' });
			expect(judged?.done ?? false, at).toBe(false);
		}
	});
	it('ignores inputs of other kinds', () => {
		const OTHERS: Readonly<Record<string, Input>> = {
			do: { do: 'check' },
			forbidden: { do: 'toggle', target: 'a' },
			mark: { do: 'act', action: 'pass' },
			pick: { do: 'reply', answer: 1 },
			judge: { do: 'toggle', target: 'a' },
			predict: { do: 'toggle', target: 'a' },
			count: { do: 'check' },
			order: { do: 'next' },
			checklist: { do: 'paint', row: 0, column: 0, colour: 'w' }
		};
		for (const { at, step } of steps) {
			const kind = kindOf(step);
			const attempt = kind.begin(teacher, step, []);
			expect(kind.judge(teacher, step, attempt, OTHERS[step.kind] as Input), at).toBe(null);
		}
	});
});
