// Random games from a seed, looked at after every action: every state sound, every listed action accepted, others refused
// with a rule, and the same actions give the same end.
import { randomFrom, type Random } from '../../web/games/rng.ts';
import type { Action } from '../../web/games/recall/action.ts';
import { recall } from '../../web/games/recall/game.ts';
import type { Setup } from '../../web/games/recall/setup.ts';
import type { State } from '../../web/games/recall/state.ts';
import { fault, limitFault } from './invariants.ts';

export interface Played {
	readonly state: State;
	readonly actions: readonly Action[];
	/** Turns that were ended, by the kind of round. */
	readonly turns: number;
	/** Options that were tried out, and unlisted actions that were refused. */
	readonly tried: number;
	readonly refused: number;
}

/** How a random person chooses: anything at all, or rather something that gets the game on. */
export const MANNERS = ['uniform', 'busy'] as const;
export type Manner = (typeof MANNERS)[number];

/** A busy person gives nothing away and ends no turn while there is something else to do, most of the time. */
const IDLE: readonly Action['do'][] = ['return', 'exchange', 'decline', 'end', 'remove', 'swap'];

function choose(options: readonly Action[], manner: Manner, random: Random): Action {
	const useful = options.filter((action) => !IDLE.includes(action.do));
	const pool = manner === 'busy' && useful.length > 0 && random.below(12) > 0 ? useful : options;
	return pool[random.below(pool.length)] as Action;
}

function insist(holds: boolean, what: () => string): asserts holds {
	if (!holds) throw new Error(what());
}

/** `every`: all options are tried out, not only a few. */
export function playGame(seed: string, setup: Setup, manner: Manner, every: boolean): Played {
	const random = randomFrom(`${seed}/choices`);
	const actions: Action[] = [];
	/** Options of earlier states: most of them are not allowed later. */
	const strange: Action[] = [];
	let state = recall.begin(setup, seed);
	let [turns, tried, refused] = [0, 0, 0];
	const at = () => `${seed}, ${manner}, action ${actions.length}`;
	while (recall.active(state) !== null) {
		const options = recall.options(state);
		insist(options.length > 0, () => `${at()}: nothing to do`);
		const words = new Set(options.map(recall.makeAction));
		insist(words.size === options.length, () => `${at()}: an option twice`);
		for (const option of every ? options : random.shuffled(options).slice(0, 2)) {
			const outcome = recall.apply(state, option);
			insist(outcome.ok, () => `${at()}: ${recall.makeAction(option)} is listed, but refused`);
			tried++;
		}
		for (const other of random.shuffled(strange).slice(0, 3)) {
			const word = recall.makeAction(other);
			if (words.has(word)) continue;
			const outcome = recall.apply(state, other);
			insist(!outcome.ok, () => `${at()}: ${word} is not listed, but accepted`);
			insist(/^R-[A-Z0-9-]+$/.test(outcome.refusal.rule), () => `${at()}: ${word} refused without a rule`);
			refused++;
		}
		const action = choose(options, manner, random);
		const word = recall.makeAction(action);
		const parsed = recall.parseAction(word);
		insist(parsed !== null && recall.makeAction(parsed) === word, () => `${at()}: ${word} is not read back`);
		const outcome = recall.apply(state, parsed);
		insist(outcome.ok, () => `${at()}: ${word} refused`);
		actions.push(parsed);
		if (strange.length > 60) strange.splice(random.below(strange.length), 1);
		strange.push(options[random.below(options.length)] as Action);
		const wrong =
			fault(outcome.state) ?? (action.do === 'end' ? limitFault(outcome.state, state.turn) : null);
		insist(wrong === null, () => `${at()}: ${wrong} after ${word}`);
		if (action.do === 'end') turns++;
		({ state } = outcome);
	}
	insist(turns === 17 * setup.players, () => `${at()}: ${turns} turns`);
	const again = replay(seed, setup, actions);
	insist(JSON.stringify(again) === JSON.stringify(state), () => `${at()}: the replay differs`);
	return { state, actions, turns, tried, refused };
}

/** The end that a seed and a list of actions give. */
function replay(seed: string, setup: Setup, actions: readonly Action[]): State {
	let state = recall.begin(setup, seed);
	for (const action of actions) {
		const outcome = recall.apply(state, action);
		if (!outcome.ok) throw new Error(`${seed}: ${recall.makeAction(action)} breaks ${outcome.refusal.rule}`);
		({ state } = outcome);
	}
	return state;
}
