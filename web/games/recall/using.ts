// What an inserted module and its box let their owner do: each action once, in any order, none of them a duty.
import type { Effect } from '../../../puzzles/recall/schema/effects.ts';
import { BOXES, CRYSTALS, type Box, type Crystal } from '../../../puzzles/recall/schema/vocabulary.ts';
import type { Refusal } from '../game.ts';
import { boxInstance } from './boxes.ts';
import { change, personOf, push, refused, type Course, type Doing } from './course.ts';
import { canPay, gainCrystals, pay } from './crystals.ts';
import { addFigures, figuresAt } from './figures.ts';
import { standing } from './groups.ts';
import type { State } from './state.ts';
import { pending } from './waiting.ts';

/** An action already done is refused by the rule that grants it. */
const SPENT_RULES: Readonly<Partial<Record<Effect['is'], string>>> = {
	moveB: 'R-BOX-B-PAY',
	offer: 'R-BOX-A-PAY',
	choice: 'R-MOD-5',
	moveOrDevelop: 'R-BOX-D',
	copy: 'R-BOX-F'
};

const isBox = (text: string | null): text is Box => BOXES.some((box) => box === text);
const isCrystal = (text: string | null): text is Crystal => CRYSTALS.some((kind) => kind === text);

/** Whether the item may be used in this way. */
function mayUseAs(state: State, item: Effect, as: string | null): Refusal | null {
	const who = state.turn;
	switch (item.is) {
		case 'offer':
			return as === null && canPay(state, who, [item]) ? null : refused('R-BOX-A-PAY');
		case 'removeForWhite':
			return as !== null && figuresAt(state, who, as) > 0 ? null : refused('R-BOX-A-REMOVE');
		case 'moveB':
			// R-BOX-B-PAY: at most one crystal.
			if (as === null) return null;
			return isCrystal(as) && canPay(state, who, [{ kind: as, n: 1 }]) ? null : refused('R-BOX-B-PAY');
		case 'moveOrDevelop':
			return as === 'move' || as === 'develop' ? null : refused('R-BOX-D');
		case 'copy':
			return mayCopy(state, item.white, as);
		case 'choice':
			// R-MOD-5, R-SYM-SLASH: exactly one of them.
			return optionOf(item.options, as) ? null : refused('R-MOD-5');
		default:
			return as === null ? null : refused('R-MOD-2');
	}
}

/** R-BOX-F: another box whose slot is occupied (D-17). */
function mayCopy(state: State, white: number, as: string | null): Refusal | null {
	const { slots } = personOf(state, state.turn);
	if (!isBox(as) || as === 'F' || slots[as] === undefined) return refused('R-BOX-F');
	return canPay(state, state.turn, [{ kind: 'white', n: white }]) ? null : refused('R-BOX-F', { white });
}

function optionOf<T>(options: readonly T[], as: string | null): T | undefined {
	return as !== null && /^[1-9]$/.test(as) ? options[Number(as) - 1] : undefined;
}

export const use: Doing<'use'> = {
	may(state, { instance, item, as }) {
		const source = state.pool[instance];
		const effect = source?.items[item];
		if (!source || !effect) return refused('R-MOD-2');
		if (source.spent.includes(item)) return refused(SPENT_RULES[effect.is] ?? 'R-MOD-2');
		return pending(state) ?? mayUseAs(state, effect, as);
	},
	run(course, { instance, item, as }) {
		const { state } = course;
		const effect = state.pool[instance]?.items[item] as Effect;
		change(course, {
			pool: state.pool.map((each, k) => {
				if (k !== instance) return each;
				// R-BOX-A-REMOVE: as often as wished.
				const spent = effect.is === 'removeForWhite' ? each.spent : [...each.spent, item];
				return { ...each, used: true, spent };
			})
		});
		runItem(course, effect, as);
	},
	candidates(state) {
		return state.pool.flatMap(({ items, spent }, instance) =>
			items.flatMap((effect, item) =>
				spent.includes(item)
					? []
					: waysOf(state, effect).map((as) => ({ do: 'use', instance, item, as }) as const)
			)
		);
	}
};

function runItem(course: Course, item: Effect, as: string | null): void {
	const who = course.state.turn;
	switch (item.is) {
		case 'offer':
			push(course, { is: 'place', who, left: item.figures, portal: false });
			return pay(course, who, [item]);
		case 'removeForWhite':
			addFigures(course, who, as ?? '', -1);
			return gainCrystals(course, who, 'white', 1);
		case 'moveB': {
			const paid = isCrystal(as) ? CRYSTALS.indexOf(as) + 1 : 0;
			push(course, { is: 'move', who, left: item.steps[paid] ?? 0, rewards: [], over: false });
			return isCrystal(as) ? pay(course, who, [{ kind: as, n: 1 }]) : undefined;
		}
		case 'moveOrDevelop':
			return push(
				course,
				as === 'move' ? { is: 'move', who, left: 1, rewards: [], over: false } : { is: 'develop', who }
			);
		case 'copy':
			if (!isBox(as)) return;
			// The copy has the effect that the box has now.
			change(course, { pool: [...course.state.pool, boxInstance(personOf(course.state, who), as)] });
			return item.white > 0 ? pay(course, who, [{ kind: 'white', n: item.white }]) : undefined;
		case 'choice':
			return push(course, { is: 'effects', who, list: optionOf(item.options, as) ?? [], at: null });
		default:
			return push(course, { is: 'effects', who, list: [item], at: null });
	}
}

function waysOf(state: State, item: Effect): (string | null)[] {
	switch (item.is) {
		case 'removeForWhite':
			return standing(state, state.turn);
		case 'moveB':
			return [null, ...CRYSTALS];
		case 'moveOrDevelop':
			return ['move', 'develop'];
		case 'copy':
			return [...BOXES];
		case 'choice':
			return item.options.map((_, k) => String(k + 1));
		default:
			return [null];
	}
}
