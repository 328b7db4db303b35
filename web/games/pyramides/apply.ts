// One action: the next state and what happened, or the rule that forbids it. A bad action changes nothing.
import type { Outcome, Refusal } from '../game.ts';
import { build } from './building.ts';
import { buyStone, buyWorker } from './buying.ts';
import { activePlayer, refused, waits, type Course } from './course.ts';
import { draw, fullStacks, pick, search } from './drawing.ts';
import { ended, endTurn, giveBack, trade } from './limits.ts';
import { place } from './placing.ts';
import type { Action, GameState, Happening } from './state.ts';
import { chooseRow, stock, stockSome } from './stocking.ts';
import { isBuilt } from './tasks.ts';
import { move, recall, recallStranded } from './workers.ts';

export function apply(state: GameState, action: Action): Outcome<GameState, Happening> {
	const course = follow({ state, happened: [] }, action);
	if ('rule' in course) return { ok: false, refusal: course };
	const settled = settle(course);
	return {
		ok: true,
		state: { ...settled.state, actions: state.actions + 1 },
		happened: settled.happened
	};
}

/** P-TURN-1: what each step waits for; P-EXTRA-1, B-16: extra actions come in between. */
function follow(course: Course, action: Action): Course | Refusal {
	const { step } = course.state;
	if (step.kind === 'end') return refused('P-END-3');
	switch (action.do) {
		case 'build':
			return build(course, action.site, action.colour, action.stones);
		case 'buy-worker':
			return buyWorker(course, action.site);
		case 'buy-stone':
			return buyStone(course);
		case 'recall':
			return recall(course, action.square);
		case 'place':
			if (step.kind === 'place') return place(course, action.square, action.stair, action.pay);
			break;
		case 'row':
			if (step.kind === 'row') return chooseRow(course, action.direction);
			break;
		case 'stock':
			if (step.kind === 'stock') return stockSome(course, step.squares, action.squares);
			break;
		case 'move':
			if (step.kind === 'workers') return move(course, action.from, action.site);
			break;
		case 'draw':
			if (step.kind === 'draw') return draw(course, action.stack);
			break;
		case 'search':
			if (step.kind === 'draw') return search(course, action.stack);
			break;
		case 'pick':
			if (step.kind === 'search') return pick(course, step.stack, action.index);
			break;
		case 'trade':
			if (step.kind === 'limits') return trade(course, action.stones);
			return refused('P-LIMIT-2');
		case 'give-back':
			if (step.kind === 'limits') return giveBack(course, action.stone);
			return refused('P-LIMIT-2');
		case 'done':
			if (step.kind === 'extras') return waits(course, { kind: 'draw' });
			if (step.kind === 'limits') return endTurn(course);
			break;
	}
	return refused('P-TURN-1', { step: step.kind });
}

/** What follows by itself. */
function settle(course: Course): Course {
	const { state } = course;
	const { step } = state;
	// B-31.
	if (step.kind !== 'end' && isBuilt(state)) return ended(course);
	if (step.kind === 'stock') {
		// B-14: a choice only where some tiles get a worker and others do not.
		const { workers } = activePlayer(state);
		if (workers >= step.squares.length) return settle(stock(course, step.squares));
		return workers === 0 ? settle(stock(course, [])) : course;
	}
	if (step.kind === 'workers') {
		const left = recallStranded(course);
		return left.state.stocked.workers.length === 0 ? waits(left, { kind: 'extras' }) : left;
	}
	// With the last tile drawn the turn goes on without a new one.
	if (step.kind === 'draw' && fullStacks(state).length === 0) return waits(course, { kind: 'limits' });
	return course;
}
