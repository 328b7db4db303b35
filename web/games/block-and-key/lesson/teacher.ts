// Block and Key and The Ancients as lessons see them: the real rules judge everything.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Seat } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Teacher } from '../../game.ts';
import { after } from '../../lesson/teacher.ts';
import { apply } from '../apply.ts';
import { withIndices } from '../blocks.ts';
import { flatView } from '../flatview.ts';
import { active, turn } from '../game.ts';
import { activePlayer } from '../moment.ts';
import { makeAction, parseAction } from '../notation.ts';
import { options } from '../options.ts';
import type { Action, Refusal } from '../state.ts';
import { positionOf } from '../temple.ts';
import { amount } from './amounts.ts';
import { rulesAgainst } from './claims.ts';
import { reached } from './goals.ts';
import { lacks } from './lacks.ts';
import { marks } from './marks.ts';
import { tableOf, type LessonPosition, type Scene } from './position.ts';
import { ruleOfMoment, rulesOf } from './rules.ts';

export function teacherOf(engine: Engine, box: Deck): Teacher<Scene> {
	const rulesWith = ({ deck }: Scene) => ({ engine, deck });
	const teacher: Teacher<Scene> = {
		open(position) {
			const written = (position ?? {}) as LessonPosition;
			const table = tableOf({ engine, deck: box }, written);
			return after(teacher, { ...table, game: gameWith(engine, table.deck) }, written.played ?? []);
		},
		reasons({ deck, moment }, action: Action, refusal: Refusal) {
			const rule = ruleOfMoment(moment, action);
			if (rule) return [rule];
			if (action.do === 'claim' && refusal.rule === 'B-KEY-4')
				return rulesAgainst(deck, moment.state, action.cards);
			return rulesOf(refusal, 'cells' in action ? action.cells : []);
		},
		reached,
		lacks,
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

/** The game with the box of a lesson. A lesson that names a Block which is not there is wrong: an error, not a refusal. */
function gameWith(engine: Engine, deck: Deck): Scene['game'] {
	return {
		parseAction,
		makeAction,
		active,
		turn,
		options: (state) => options(engine, deck, state),
		apply(state, action) {
			const indexed = withIndices(activePlayer(state).supply, action);
			if (!indexed) throw new RangeError(`${makeAction(action)}: no such Block in the supply`);
			return apply(engine, deck, state, indexed);
		}
	};
}
