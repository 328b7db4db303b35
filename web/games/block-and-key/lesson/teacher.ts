// Block and Key and The Ancients as teachers see them: the real rules judge everything.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Seat } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import { after, type Teacher, type Tried } from '../../lesson/teacher.ts';
import { flatView } from '../flatview.ts';
import { apply } from '../apply.ts';
import { positionOf } from '../temple.ts';
import { amount } from './amounts.ts';
import { rulesAgainst } from './claims.ts';
import { reached } from './goals.ts';
import { marks } from './marks.ts';
import { parseAction } from './notation.ts';
import { tableOf, type LessonPosition, type Scene } from './position.ts';
import { ruleOfMoment, rulesOf } from './rules.ts';

export function teacherOf(engine: Engine, box: Deck): Teacher<Scene> {
	const rulesWith = ({ deck }: Scene) => ({ engine, deck });
	const act = (scene: Scene, written: string): Tried<Scene> => {
		const { deck, moment } = scene;
		const action = parseAction(moment.state, written);
		const outcome = apply(engine, deck, moment.state, action);
		if (outcome.ok) return { ok: true, scene: { deck, moment: outcome } };
		const rule = ruleOfMoment(moment, action);
		if (rule) return { ok: false, rules: [rule] };
		const { refusal } = outcome;
		if (action.do === 'claim' && refusal.rule === 'B-KEY-4')
			return { ok: false, rules: rulesAgainst(deck, moment.state, action.cards) };
		return { ok: false, rules: rulesOf(refusal, 'cells' in action ? action.cells : []) };
	};
	const teacher: Teacher<Scene> = {
		open(position) {
			const written = (position ?? {}) as LessonPosition;
			return after(teacher, tableOf({ engine, deck: box }, written), written.played ?? []);
		},
		act,
		reached,
		marks: (all, scene) => marks(rulesWith(scene), all, scene),
		amount: (what, scene) => amount(rulesWith(scene), what, scene),
		picture([name, seat = 'S'], { deck, moment }) {
			if (name !== 'view') throw new RangeError(`no picture ${name}`);
			const rows = flatView(positionOf(deck, moment.state), seat as Seat);
			return rows.map((row) => row.map((face) => face?.colour ?? '.').join('')).reverse();
		}
	};
	return teacher;
}
