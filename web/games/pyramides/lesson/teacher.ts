// Terra Pyramides as teachers see it: the real rules judge everything. The learner is the first player.
import { after, type Teacher } from '../../lesson/teacher.ts';
import { apply } from '../apply.ts';
import { parseAction } from '../notation.ts';
import type { GameState } from '../state.ts';
import { amount } from './amounts.ts';
import { reached } from './goals.ts';
import { marks } from './marks.ts';
import { tableOf, type LessonPosition } from './position.ts';

export const pyramidesTeacher: Teacher<GameState> = {
	open(position) {
		const written = (position ?? {}) as LessonPosition;
		return after(pyramidesTeacher, tableOf(written), written.played ?? []);
	},
	act(state, written) {
		const action = parseAction(written);
		if (!action) throw new RangeError(`no action ${written}`);
		const outcome = apply(state, action);
		return outcome.ok ? { ok: true, scene: outcome.state } : { ok: false, rules: [outcome.refusal.rule] };
	},
	reached,
	marks,
	amount,
	picture([name]) {
		throw new RangeError(`no picture ${name}`);
	}
};
