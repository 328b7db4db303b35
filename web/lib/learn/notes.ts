// What the note line of a lesson says about the last input.
import type { LearnText } from '$lib/text/en/learn.ts';
import type { Said } from '$lib/puzzle/notes.ts';
import type { StepText } from '../../../puzzles/schema/lesson.ts';
import type { RulesText } from '../../../puzzles/schema/rules.ts';
import type { Lack } from '../../games/game.ts';
import type { LessonSession } from './session.svelte.ts';
import { screenOf } from './steps/index.ts';

export interface Told {
	readonly tone: 'plain' | 'good' | 'bad' | 'gold' | 'hint' | 'miss';
	readonly strong: string;
	readonly text: string;
	/** The rule to read about. */
	readonly rule: string | null;
}

/** `board`: what the table itself has to say; `lacks`: why a goal is missed, in the words of the game. */
export function sayFeedback(
	session: LessonSession,
	board: Said | null,
	lacks: (lack: Lack) => string,
	told: StepText,
	rules: RulesText,
	text: LearnText
): Told {
	const { feedback, step } = session;
	const screen = screenOf(step);
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
			return { tone: 'plain', strong: '', text: screen.idle(step, text), rule: null };
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
		case 'under-way':
			return {
				tone: feedback.sure ? 'good' : 'plain',
				strong: feedback.sure ? text.onTheWay : text.unsure,
				text: board
					? [board.strong, board.text].filter(Boolean).join(' ')
					: feedback.sure
						? ''
						: text.unsureText,
				rule: null
			};
		case 'missed':
			return step.kind === 'forbidden'
				? { tone: 'miss', strong: text.missedForbidden, text: text.missedForbiddenText, rule: step.rule }
				: { tone: 'miss', strong: text.missed, text: lacks(feedback.lack), rule: null };
		case 'wrong': {
			const missing = feedback.missing > 0 ? text.missing(feedback.missing) : '';
			const extra = feedback.extra > 0 ? (screen.extra?.(text) ?? text.extra)(feedback.extra) : '';
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
				// A wrong last answer is explained as well.
				text: [
					session.done && right ? '' : (screen.truth?.(session, step, rule, statement(rule), text) ?? ''),
					session.done ? told.done : ''
				]
					.filter(Boolean)
					.join(' '),
				rule: rule ?? (session.done ? first : null)
			};
		}
	}
}
