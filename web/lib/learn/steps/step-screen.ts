// What every kind of step provides for the screen: which board it has, where it is answered, and its words.
import type { Component } from 'svelte';
import type { LearnText } from '$lib/text/en/learn.ts';
import type { LessonStep, StepText } from '../../../../puzzles/schema/lesson.ts';
import type { AnyScene } from '../../../games/game.ts';
import type { Attempt } from '../../../games/lesson/step-kind.ts';
import type { GameBoards, StillProps } from '../boards.ts';
import type { LessonSession } from '../session.svelte.ts';

export interface AnswerProps<S extends LessonStep, A extends Attempt> {
	readonly session: LessonSession;
	readonly step: S;
	readonly attempt: A;
	readonly boards: GameBoards;
	readonly told: StepText;
	readonly text: LearnText;
}

export interface StepScreen<S extends LessonStep, A extends Attempt> {
	/** Played: the learner acts at the table. Still: the position is looked at. */
	readonly board: 'played' | 'still';
	/** What a still board shows besides the position. */
	still?(
		session: LessonSession,
		step: S
	): Partial<Pick<StillProps<AnyScene>, 'targets' | 'shown' | 'verdict'>>;
	/** Whether an answer is confirmed by a button; else every tap or action is one. */
	checks(step: S): boolean;
	/** Where it is answered; null: on the board. */
	readonly Answer: Component<AnswerProps<S, A>> | null;
	/** The note line before anything is done. */
	idle(step: S, text: LearnText): string;
	/** The note line when some of the answer is wrong; if missing: so many too many. */
	extra?(text: LearnText): (count: number) => string;
	/** The note line after a reply: how it is. `rule`: the one that refuses. */
	truth?(session: LessonSession, step: S, rule: string | null, statement: string, text: LearnText): string;
}
