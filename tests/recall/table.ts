// Positions and actions as the cases write them: a position in a few words, actions in their notation.
import assert from 'node:assert/strict';
import type { State } from '../../web/games/recall/state.ts';
import { recall } from '../../web/games/recall/game.ts';
import { positioned, type Position } from '../../web/games/recall/position.ts';
import type { Action } from '../../web/games/recall/action.ts';

export interface Case {
	readonly id: string;
	/** The rules that this case would miss. */
	readonly rules: readonly string[];
	check(): void;
}

export function at(position: Position): State {
	const laid = positioned(position);
	if (!laid.ok) assert.fail(`no position: ${JSON.stringify(laid.faults)}`);
	return laid.state;
}

function actionOf(word: string): Action {
	const action = recall.parseAction(word);
	assert.ok(action, `no action: ${word}`);
	return action;
}

export function play(state: State, ...words: readonly string[]): State {
	let now = state;
	for (const word of words) {
		const outcome = recall.apply(now, actionOf(word));
		if (!outcome.ok) assert.fail(`${word} breaks ${outcome.refusal.rule}`);
		now = outcome.state;
	}
	return now;
}

export function refuses(state: State, word: string, rule: string): void {
	const outcome = recall.apply(state, actionOf(word));
	assert.ok(!outcome.ok, `${word} is allowed`);
	assert.equal(outcome.refusal.rule, rule, word);
}

/** The options in notation, those of one kind if it is named. */
export function offered(state: State, kind?: string): string[] {
	const words = recall.options(state).map(recall.makeAction);
	return kind === undefined ? words : words.filter((word) => word.split('_')[0] === kind);
}

export function person(state: State, who = 0) {
	const found = state.persons[who];
	assert.ok(found);
	return found;
}

/** White, pink, purple. */
export function crystals(state: State, who = 0): number[] {
	const { white, pink, purple } = person(state, who).crystals;
	return [white, pink, purple];
}

/** White, grey, black. */
export function tracks(state: State, who = 0): number[] {
	const { white, grey, black } = person(state, who).tracks;
	return [white, grey, black];
}

export function figures(state: State, field: string, who = 0): number {
	return person(state, who).figures[field] ?? 0;
}

/** White, grey, black, brown. */
export function relics(state: State, who = 0): number[] {
	const { white, grey, black, brown } = person(state, who).relics;
	return [white, grey, black, brown];
}

export const same = (actual: unknown, expected: unknown, what?: string) =>
	assert.deepEqual(actual, expected, what);
