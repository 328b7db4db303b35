// The heap as its lesson sees it; the learner is player 0.
import type { Teacher } from '../../../../../web/games/lesson.ts';
import { stones } from './game.ts';
import { MOST, PLAYERS, type State } from './state.ts';

export interface StonesPosition {
	readonly heap: number;
}

export const stonesTeacher: Teacher<State> = {
	open: (position) => ({
		heap: (position as StonesPosition).heap,
		active: 0,
		taken: Array<number>(PLAYERS).fill(0),
		turn: 1
	}),
	act(state, word) {
		const action = stones.parseAction(word);
		if (!action) throw new RangeError(`${word} is no action`);
		const outcome = stones.apply(state, action);
		return outcome.ok ? { ok: true, scene: outcome.state } : { ok: false, rules: [outcome.refusal.rule] };
	},
	reached([name, count], start, now) {
		if (name === 'won') return now.heap === 0 && now.active === 0;
		if (name === 'left') return now.heap === count && now.heap < start.heap;
		throw new RangeError(`no goal ${name}`);
	},
	marks: (_, { heap }) => ({
		targets: Array.from({ length: MOST + 1 }, (_each, k) => String(k + 1)),
		right: Array.from({ length: Math.min(MOST, heap) }, (_each, k) => String(k + 1))
	}),
	amount: (_, { heap }) => heap,
	picture([name]) {
		throw new RangeError(`no picture ${name}`);
	}
};
