// The ids of the rules behind a refusal.
import type { Cell, Violation } from '../../../../engine-wasm/host/vocabulary.ts';
import { HEIGHT } from '../../../../engine-wasm/host/vocabulary.ts';
import { isSolo, type Moment } from '../moment.ts';
import type { Action, Refusal } from '../state.ts';

const RULES: Readonly<Record<Violation, readonly string[]>> = {
	outside: ['B-PLACE-GRID'],
	overlap: ['B-PLACE-FREE'],
	covered: ['B-PLACE-DROP'],
	'too-high': ['B-PLACE-3'],
	// One sentence of the rulebook allows the bridge, the other forbids the rest.
	ledge: ['B-PLACE-5', 'B-PLACE-4'],
	'no-contact': ['B-PLACE-1'],
	'not-taller': ['B-PLACE-2']
};

export const rulesOfViolation = (violation: Violation): readonly string[] => RULES[violation];

export function rulesOf({ rule, violations }: Refusal, cells: readonly Cell[] = []): string[] {
	// Above the engine's levels it calls a cell outside; the rule that is broken there is the one about height.
	const tooHigh = cells.some(([, , z]) => z >= HEIGHT) ? RULES['too-high'] : [];
	const broken = (violations ?? []).flatMap((violation) => RULES[violation]);
	return broken.length > 0 ? [...new Set([...tooHigh, ...broken])] : [rule];
}

/** In a solo turn some things have a rule of their own against them, where the game only names what it waits for. */
export function ruleOfMoment({ state, happened }: Moment, action: Action): string | null {
	const { kind } = state.step;
	if (!isSolo(state)) return null;
	// The turn begins with the picture that the Ancients left.
	const theirs = happened.some(({ what }) => what === 'ancients-placed');
	if (kind === 'act' && action.do === 'claim' && theirs) return 'S-ANC-8';
	if (kind === 'ancients' && action.do !== 'ancients') return 'S-TURN-5';
	// One Key a turn.
	if (kind === 'draw' && action.do === 'discard') return 'S-TURN-3';
	return null;
}
