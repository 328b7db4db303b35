// Recall as teachers see it: the real rules judge everything. The learner is the first person.
import { after, type Teacher } from '../../lesson/teacher.ts';
import { apply } from '../apply.ts';
import type { State } from '../state.ts';
import { amount, marks, reached } from './lookup.ts';
import { tableOf, type LessonPosition } from './position.ts';
import { actionNamed } from './trying.ts';

export const recallTeacher: Teacher<State> = {
	open(position) {
		const written = (position ?? {}) as LessonPosition;
		return after(recallTeacher, tableOf(written), written.played ?? []);
	},
	act(state, written) {
		const outcome = apply(state, actionNamed(written));
		return outcome.ok ? { ok: true, scene: outcome.state } : { ok: false, rules: [outcome.refusal.rule] };
	},
	reached,
	marks,
	amount,
	picture([name]) {
		throw new RangeError(`no picture ${name}`);
	}
};
