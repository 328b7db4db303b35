// What gold buys at any time of the own turn: a worker on a site, or a white stone (P-GOLD-2, P-GOLD-3).
import type { Refusal } from '../game.ts';
import { activePlayer, refused, swapStones, went, withGold, withPlayer, type Course } from './course.ts';
import type { GameState, Square } from './state.ts';
import { land, landingRefusal } from './workers.ts';

/** Of a worker and of a stone. */
export const PURCHASE_PRICE = 3;

/** Why no worker at all can be bought; null where one can. */
function workerRefusal(state: GameState): Refusal | null {
	const { gold, workers } = activePlayer(state);
	return gold < PURCHASE_PRICE || workers === 0
		? refused('P-GOLD-2', { gold, workers, price: PURCHASE_PRICE })
		: null;
}

/** No line is needed; the site must take the worker. */
export function buyWorker(course: Course, site: Square): Course | Refusal {
	const { state } = course;
	const no = workerRefusal(state) ?? landingRefusal(state, site);
	if (no) return no;
	const paid = withPlayer(withGold(state, -PURCHASE_PRICE), {
		workers: activePlayer(state).workers - 1
	});
	return went(
		course,
		land(paid, site),
		{ what: 'paid', gold: PURCHASE_PRICE, for: 'worker' },
		{ what: 'bought-worker', site }
	);
}

/** Where a worker could be bought to. */
export function workerSites(state: GameState): Square[] {
	if (workerRefusal(state)) return [];
	return state.sites.map(({ square }) => square).filter((square) => !landingRefusal(state, square));
}

export function stoneRefusal(state: GameState): Refusal | null {
	const { gold } = activePlayer(state);
	const { white } = state.supply.stones;
	return gold < PURCHASE_PRICE || white === 0
		? refused('P-GOLD-3', { gold, white, price: PURCHASE_PRICE })
		: null;
}

export function buyStone(course: Course): Course | Refusal {
	const no = stoneRefusal(course.state);
	if (no) return no;
	const bought = swapStones(withGold(course.state, -PURCHASE_PRICE), [], ['white']);
	return went(course, bought, { what: 'paid', gold: PURCHASE_PRICE, for: 'stone' }, { what: 'bought-stone' });
}

/** B-23: whether excess gold can still be spent. */
export function canBuy(state: GameState): boolean {
	return !stoneRefusal(state) || workerSites(state).length > 0;
}
