// The flat view is filled in, square by square.
import type { PredictStep } from '../../../../puzzles/schema/lesson.ts';
import type { AnyScene } from '../../game.ts';
import type { Attempt, StepKind, StepProof } from '../step-kind.ts';

export interface Painted extends Attempt {
	readonly scene: AnyScene;
	/** Rows from the top; a point for an empty square. */
	readonly painted: readonly string[];
}

export const predict: StepKind<PredictStep, Painted> = {
	begin(teacher, step) {
		const { scene, painted } = predict.answer(teacher, step);
		return { scene, painted: painted.map((row) => '.'.repeat(row.length)) };
	},
	judge(teacher, step, attempt, input) {
		const { scene, painted } = attempt;
		if (input.do === 'paint') {
			const { row, column, colour } = input;
			const rows = painted.map((line, r) =>
				r === row ? line.slice(0, column) + colour + line.slice(column + 1) : line
			);
			return { attempt: { ...attempt, painted: rows } };
		}
		if (input.do !== 'check') return null;
		const extra = teacher
			.picture(step.picture, scene)
			.flatMap((row, r) => [...row].filter((colour, c) => painted[r]?.[c] !== colour)).length;
		return extra === 0 ? { attempt, done: true } : { attempt, verdict: { kind: 'wrong', missing: 0, extra } };
	},
	answer(teacher, step) {
		const scene = teacher.open(step.position);
		return { scene, painted: teacher.picture(step.picture, scene) };
	}
};

export const predictProof: StepProof<PredictStep> = {
	*faults(teacher, step) {
		const { painted } = predict.answer(teacher, step);
		if (painted.join() !== step.answer.join()) yield `the picture is ${painted.join(' ')}`;
	}
};
