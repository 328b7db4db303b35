// Terra Pyramides as lessons see it: the real rules judge everything. The learner is the first player.
import type { Scene } from '../../game.ts';
import { stateTeacher } from '../../lesson/teacher.ts';
import { pyramides } from '../game.ts';
import type { Action, GameState, Happening } from '../state.ts';
import { amount } from './amounts.ts';
import { reached } from './goals.ts';
import { lacks } from './lacks.ts';
import { marks } from './marks.ts';
import { tableOf, type LessonPosition } from './position.ts';

export type PyramidesScene = Scene<GameState, Action, Happening>;

export const pyramidesTeacher = stateTeacher(pyramides, {
	table: (position) => tableOf((position ?? {}) as LessonPosition),
	reached,
	lacks,
	marks,
	amount
});
