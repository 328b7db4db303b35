// The answer of a step as its data has it, as what a learner does.
import type { LessonStep } from '../../puzzles/schema/lesson.ts';
import type { Input } from '../../web/games/lesson/step-kind.ts';

export function inputsFor(step: LessonStep): Input[] {
	const act = (action: string): Input => ({ do: 'act', action });
	const toggle = (target: string): Input => ({ do: 'toggle', target });
	const inTurn = (answers: readonly (number | boolean)[]): Input[] =>
		answers.flatMap((answer, k): Input[] => [
			...(k > 0 ? [{ do: 'next' } as const] : []),
			{ do: 'reply', answer }
		]);
	switch (step.kind) {
		case 'do':
			return step.line.map(act);
		case 'forbidden':
			return step.attempt.map(act);
		case 'mark':
			return [...step.answer.map(toggle), { do: 'check' }];
		case 'pick':
			return [...step.answer.map(toggle), ...(step.one ? [] : [{ do: 'check' } as const])];
		case 'judge':
			return inTurn(step.cases.map(({ rule }) => rule === null));
		case 'count':
			return inTurn(step.asks.map(({ answer }) => answer));
		case 'predict': {
			const squares = step.answer.flatMap((line, row) =>
				[...line].map((colour, column): Input => ({ do: 'paint', row, column, colour }))
			);
			return [...squares, { do: 'check' }];
		}
		case 'order':
			// Each item to the top, the last one first.
			return [
				...step.items
					.flatMap((item): Input[] => step.items.map(() => ({ do: 'move', item, by: -1 })))
					.reverse(),
				{ do: 'check' }
			];
		case 'checklist':
			return [...step.items.map(toggle), { do: 'check' }];
	}
}
