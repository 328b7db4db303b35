// The heap as its lesson sees it; the learner is player 0.
import { stateTeacher } from '../../../../../web/games/lesson/teacher.ts';
import { nim } from './game.ts';
import { MOST, PLAYERS } from './state.ts';

export interface NimPosition {
	readonly heap: number;
}

export const nimTeacher = stateTeacher(nim, {
	table: (position) => ({
		heap: (position as NimPosition).heap,
		active: 0,
		taken: Array<number>(PLAYERS).fill(0),
		turn: 1
	}),
	reached([name, count], start, now) {
		if (name === 'won') return now.heap === 0 && now.active === 0;
		if (name === 'left') return now.heap === count && now.heap < start.heap;
		throw new RangeError(`no goal ${name}`);
	},
	lacks: ([code], _, { heap }) => ({ code, facts: { there: heap } }),
	marks: (_, { heap }) => ({
		targets: Array.from({ length: MOST + 1 }, (_each, k) => String(k + 1)),
		right: Array.from({ length: Math.min(MOST, heap) }, (_each, k) => String(k + 1))
	}),
	amount: (_, { heap }) => heap
});
