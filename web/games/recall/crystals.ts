// Crystals: gained, paid, upgraded, exchanged, and at most six of a kind kept.
import { RECALL } from '../../../puzzles/recall/data.ts';
import type { Price, Rate } from '../../../puzzles/recall/schema/data.ts';
import { CRYSTALS, type Crystal } from '../../../puzzles/recall/schema/vocabulary.ts';
import { changePerson, instead, personOf, pop, refused, tell, top, topAs } from './course.ts';
import type { Course, Doing } from './course.ts';
import { hasTribe } from './owning.ts';
import { gainPoints } from './points.ts';
import type { State } from './state.ts';
import { freeNow, pending } from './waiting.ts';

const KEPT = 6;

/** R-CRYSTAL-1, R-CRYSTAL-5: the markers are unlimited. */
export function gainCrystals(course: Course, who: number, kind: Crystal, n: number): void {
	const { crystals } = personOf(course.state, who);
	changePerson(course, who, { crystals: { ...crystals, [kind]: crystals[kind] + n } });
	tell(course, { what: 'crystals', who, kind, n });
}

/** R-CRYSTAL-2: crystals of exactly that kind. */
export function canPay(state: State, who: number, prices: readonly Price[]): boolean {
	const { crystals } = personOf(state, who);
	return CRYSTALS.every((kind) => crystals[kind] >= priceIn(prices, kind));
}

function priceIn(prices: readonly Price[], kind: Crystal): number {
	return prices.reduce((sum, price) => sum + (price.kind === kind ? price.n : 0), 0);
}

/** Pays for an action; R-TRIBE-LEXANDER-P: each purple crystal comes with a white one and a point (D-48). */
export function pay(course: Course, who: number, prices: readonly Price[]): void {
	for (const { kind, n } of prices) gainCrystals(course, who, kind, -n);
	const purple = priceIn(prices, 'purple');
	if (purple === 0 || !hasTribe(course.state, who, 'LEXANDER')) return;
	gainCrystals(course, who, 'white', purple);
	gainPoints(course, who, purple);
}

/** R-CRYSTAL-3: one area up; purple is the highest. */
const ABOVE: Readonly<Partial<Record<Crystal, Crystal>>> = { white: 'pink', pink: 'purple' };

/** As a develop action (R-DEV-1) or by the symbol. */
export const upgrade: Doing<'upgrade'> = {
	may(state, { from }) {
		const task = top(state);
		if (task?.is !== 'upgrade' && task?.is !== 'develop') return pending(state) ?? refused('R-DEV-1');
		if (!ABOVE[from]) return refused('R-CRYSTAL-3');
		return personOf(state, task.who).crystals[from] > 0 ? null : refused('R-CRYSTAL-3', { have: 0 });
	},
	run(course, { from }) {
		const task = top(course.state);
		const to = ABOVE[from];
		if (!task || !to) return;
		if (task.is === 'upgrade' && task.left > 1) instead(course, { ...task, left: task.left - 1 });
		else pop(course);
		gainCrystals(course, task.who, from, -1);
		gainCrystals(course, task.who, to, 1);
	},
	candidates(state) {
		if (!topAs(state, 'upgrade') && !topAs(state, 'develop')) return [];
		return CRYSTALS.map((from) => ({ do: 'upgrade', from }) as const);
	}
};

/** R-EXCH-2, R-EXCH-3; R-TRIBE-AYNIR-P: better rates upwards. */
function rateOf(state: State, from: Crystal, to: Crystal): Rate | undefined {
	const { down, up, aynirUp } = RECALL.exchange;
	const rates = [...down, ...(hasTribe(state, state.turn, 'AYNIR') ? aynirUp : up)];
	return rates.find(({ give, get }) => give.kind === from && get.kind === to);
}

/** R-EXCH-1: at any time in the own turn. */
export const exchange: Doing<'exchange'> = {
	may(state, { from, to }) {
		const refusal = freeNow(state);
		if (refusal) return refusal;
		const rate = rateOf(state, from, to);
		const rule = CRYSTALS.indexOf(from) < CRYSTALS.indexOf(to) ? 'R-EXCH-3' : 'R-EXCH-2';
		if (!rate) return refused(rule);
		const have = personOf(state, state.turn).crystals[from];
		return have >= rate.give.n ? null : refused(rule, { have, needed: rate.give.n });
	},
	run(course, { from, to }) {
		const { turn } = course.state;
		const rate = rateOf(course.state, from, to);
		if (!rate) return;
		gainCrystals(course, turn, from, -rate.give.n);
		gainCrystals(course, turn, to, rate.get.n);
	},
	candidates() {
		return CRYSTALS.flatMap((from) =>
			CRYSTALS.filter((to) => to !== from).map((to) => ({ do: 'exchange', from, to }) as const)
		);
	}
};

/** R-CRYSTAL-4: what is more than six of a kind goes back (D-03). */
export function returnExcess(course: Course, who: number): void {
	for (const kind of CRYSTALS) {
		const excess = personOf(course.state, who).crystals[kind] - KEPT;
		if (excess <= 0) continue;
		const { crystals } = personOf(course.state, who);
		changePerson(course, who, { crystals: { ...crystals, [kind]: KEPT } });
		tell(course, { what: 'limit', who, kind, n: excess });
	}
}
