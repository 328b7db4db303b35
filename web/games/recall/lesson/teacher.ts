// Recall as lessons see it: the real rules judge everything. The learner is the first person.
import type { Scene } from '../../game.ts';
import { stateTeacher } from '../../lesson/teacher.ts';
import type { Action, Happening } from '../action.ts';
import { recall } from '../game.ts';
import type { State } from '../state.ts';
import { lacks } from './lacks.ts';
import { amount, marks, reached } from './lookup.ts';
import { tableOf, type LessonPosition } from './position.ts';

export type RecallScene = Scene<State, Action, Happening>;

export const recallTeacher = stateTeacher(recall, {
	table: (position) => tableOf((position ?? {}) as LessonPosition),
	reached,
	lacks,
	marks,
	amount
});
