// What the note line of a lesson says about the last deed.
import type { LearnText } from '$lib/text/en/learn.ts';
import type { Said } from '$lib/puzzle/notes.ts';
import type { StepText } from '../../../puzzles/schema/lesson.ts';
import type { RulesText } from '../../../puzzles/schema/rules.ts';
import type { LessonSession } from './session.svelte.ts';

export interface Told {
	readonly tone: 'plain' | 'good' | 'bad' | 'gold' | 'hint';
	readonly strong: string;
	readonly text: string;
	/** The rule to read about. */
	readonly rule: string | null;
}

/** `board`: what the table itself has to say. */
export function sayFeedback(
	session: LessonSession,
	board: Said | null,
	told: StepText,
	rules: RulesText,
	text: LearnText
): Told {
	const { feedback, step } = session;
	const [first = null] = step.rules;
	const statement = (rule: string | null) => (rule && rules.rules[rule]?.statement) || '';
	switch (feedback?.kind) {
		case undefined:
			if (board)
				return {
					tone: board.tone,
					strong: board.strong,
					text: [board.text, board.second].filter(Boolean).join(' '),
					rule: null
				};
			return { tone: 'plain', strong: '', text: idle(session, text), rule: null };
		case 'done':
			return { tone: 'gold', strong: '', text: told.done, rule: first };
		case 'shown':
			return { tone: 'hint', strong: text.shown, text: told.done, rule: first };
		case 'hint':
			return {
				tone: 'hint',
				strong: '',
				text: told.hints[feedback.number - 1] ?? '',
				rule: null
			};
		case 'refused': {
			const [rule = null] = feedback.rules;
			const own = feedback.mistake ? told.mistakes?.[feedback.mistake] : undefined;
			return { tone: 'bad', strong: text.refused, text: own ?? statement(rule), rule };
		}
		case 'wrong': {
			const missing = feedback.missing > 0 ? text.missing(feedback.missing) : '';
			const extra = feedback.extra > 0 ? extraWords(session, text)(feedback.extra) : '';
			return {
				tone: 'bad',
				strong: text.notRight,
				text: [missing, extra].filter(Boolean).join(' '),
				rule: null
			};
		}
		case 'answered': {
			const { right, rules: broken } = feedback;
			const [rule = null] = broken;
			return {
				tone: right ? 'gold' : 'bad',
				strong: right ? text.right : text.notRight,
				text: session.done && right ? told.done : truth(session, rule, text, statement),
				rule: rule ?? (session.done ? first : null)
			};
		}
	}
}

function idle({ step }: LessonSession, text: LearnText): string {
	return step.kind === 'pick' && step.one ? text.idle.one : text.idle[step.kind];
}

function extraWords({ step }: LessonSession, text: LearnText): (n: number) => string {
	if (step.kind === 'order') return text.misplaced;
	return step.kind === 'predict' ? text.wrongSquares : text.extra;
}

/** How it is, after an answer. */
function truth(
	{ step, asked, scene, teacher }: LessonSession,
	rule: string | null,
	text: LearnText,
	statement: (rule: string | null) => string
): string {
	if (step.kind === 'judge') return rule ? `${text.isNotAllowed} ${statement(rule)}` : text.isAllowed;
	const ask = step.kind === 'count' ? step.asks[asked] : undefined;
	return ask && scene !== null ? text.answerIs(teacher.amount(ask.amount, scene)) : '';
}
