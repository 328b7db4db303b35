// Random legal play through the steps in which the learner acts: every state is answered, and left by one tap.
import type { DoStep } from '../../puzzles/schema/lesson.ts';
import { stepsOf } from '../../puzzles/tools/lessons/check.ts';
import { teachings } from '../../puzzles/tools/lessons/games.ts';
import type { AnyScene, AnyTeacher, Lack } from '../../web/games/game.ts';
import { kindOf } from '../../web/games/lesson/kinds.ts';
import type { Attempt, Judged } from '../../web/games/lesson/step-kind.ts';
import { randomFrom } from '../../web/games/rng.ts';
import { startEngine } from '../block-and-key/cross/agreement.ts';

export interface DoAt {
	readonly game: string;
	readonly at: string;
	readonly step: DoStep;
	readonly teacher: AnyTeacher;
}

export interface Strands {
	/** Actions done, by what was said of them. */
	readonly said: { reached: number; onTheWay: number; unsure: number; missed: number };
	/** What is missing, as it was said. */
	readonly lacks: Lack[];
	/** In words for authors; empty if no state leaves anybody alone. */
	readonly faults: string[];
	/** Milliseconds of the slowest answer. */
	slowest: number;
}

/** Every such step of all courses. */
export async function doSteps(): Promise<DoAt[]> {
	const all = await teachings(await startEngine());
	return Object.entries(all).flatMap(([game, teaching]) => {
		const { teacher, courses } = teaching as unknown as { teacher: AnyTeacher } & typeof teaching;
		return stepsOf(courses).flatMap(({ at, step }) =>
			step.kind === 'do' ? [{ game, at, step, teacher }] : []
		);
	});
}

export const nothingYet = (): Strands => ({
	said: { reached: 0, onTheWay: 0, unsure: 0, missed: 0 },
	lacks: [],
	faults: [],
	slowest: 0
});

/** Plays so many lines through a step. What a line has in common with one before is not judged again. */
export function playLines({ at, step, teacher }: DoAt, lines: number, into: Strands): void {
	const kind = kindOf(step);
	const start = kind.begin(teacher, step, []);
	const known = new Map<string, Judged<Attempt>>();
	for (let line = 0; line < lines; line++) {
		const random = randomFrom(`${at}/${line}`);
		let attempt = start;
		// Long enough to lose the way, and to try again after a miss.
		for (let n = 0; n < step.line.length + 3; n++) {
			const { game, moment } = attempt.scene as AnyScene;
			const options = game.options(moment.state);
			const action = game.makeAction(options[random.below(options.length)]);
			const path = [...(attempt.actions ?? []), action].join(' ');
			const judged = known.get(path) ?? answered(teacher, step, attempt, action, into, `${at}: ${path}`);
			if (!judged) return;
			known.set(path, judged);
			if (judged.done) break;
			if (judged.verdict?.kind !== 'missed') ({ attempt } = judged);
		}
	}
}

/** The answer to an action; null, and a fault, if there is none. */
function answered(
	teacher: AnyTeacher,
	step: DoStep,
	attempt: Attempt,
	action: string,
	into: Strands,
	where: string
): Judged<Attempt> | null {
	const { said, lacks, faults } = into;
	const kind = kindOf(step);
	const before = performance.now();
	const judged = kind.judge(teacher, step, attempt, { do: 'act', action });
	into.slowest = Math.max(into.slowest, performance.now() - before);
	const { verdict } = judged ?? {};
	if (!judged || verdict?.kind === 'refused') {
		faults.push(`${where} has no answer`);
		return null;
	}
	if (judged.done) {
		said.reached++;
		return judged;
	}
	const isMissed = verdict?.kind === 'missed';
	if (isMissed) {
		said.missed++;
		lacks.push(verdict.lack);
		// Nothing goes on until it is taken back.
		if (kind.judge(teacher, step, judged.attempt, { do: 'act', action })) faults.push(`${where} plays on`);
	} else {
		said[judged.attempt.unsure ? 'unsure' : 'onTheWay']++;
		const { game, moment } = judged.attempt.scene as AnyScene;
		if (game.active(moment.state) === null || game.options(moment.state).length === 0)
			faults.push(`${where} is a dead end`);
	}
	const back = kind.judge(teacher, step, judged.attempt, { do: 'take-back' })?.attempt;
	if (String(back?.actions) !== String(attempt.actions) || back?.missed !== undefined)
		faults.push(`${where} is not taken back at once`);
	return judged;
}
