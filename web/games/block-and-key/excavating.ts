// Blocks taken from the yard: the first lines of the set-up, Excavate, and the limit of seven.
import { afterAction } from './altars.ts';
import { indexOfBlock } from './blocks.ts';
import { activePlayer, isSolo, awaiting, advanced, withPlayer, type Moment, type Rules } from './moment.ts';
import { SUPPLY_MAX, type BlockRef, type Line, type Piece, type Refusal } from './state.ts';
import { begins } from './turns.ts';
import { bagWith, filledSites, openLines, refill, without } from './yard.ts';

/** All Blocks of the line come into the supply of the active player, then the yard is refilled; null for an empty line. */
function takeLine(moment: Moment, line: Line): Moment | null {
	const { state } = moment;
	const sites = filledSites(state.yard, line);
	if (sites.length === 0) return null;
	const taken = sites.map((site) => state.yard[site] as Piece);
	const richer = withPlayer(state, { supply: [...activePlayer(state).supply, ...taken] });
	return refill(advanced(moment, { ...richer, yard: without(state.yard, sites) }, { what: 'taken', sites }));
}

/** S-SETUP-3, B-SETUP-9: counter-clockwise, the start player last. */
export function takeFirstLine(moment: Moment, line: Line): Moment | Refusal {
	const taken = takeLine(moment, line);
	if (!taken) return { rule: isSolo(moment.state) ? 'S-SETUP-3' : 'B-SETUP-9' };
	const { state } = taken;
	// A small box may have nothing left for the last ones.
	return state.active > 0 && openLines(state.yard).length > 0
		? awaiting(advanced(taken, { ...state, active: state.active - 1 }), { kind: 'line' })
		: begins(taken, 1, 0);
}

/** B-EXC-1 to B-EXC-3. */
export function excavate(rules: Rules, moment: Moment, line: Line): Moment | Refusal {
	const taken = takeLine(moment, line);
	if (!taken) return { rule: 'B-EXC-1' };
	const tooMany = activePlayer(taken.state).supply.length - SUPPLY_MAX;
	return tooMany > 0 ? awaiting(taken, { kind: 'put-back', over: tooMany }) : afterAction(rules, taken, []);
}

/** B-EXC-2: exactly as many as are too many. */
export function putBack(
	rules: Rules,
	moment: Moment,
	count: number,
	blocks: readonly BlockRef[]
): Moment | Refusal {
	const { state } = moment;
	const { supply } = activePlayer(state);
	const chosen = new Set(blocks.map((block) => indexOfBlock(supply, block)));
	const pieces = supply.filter((_, k) => chosen.has(k));
	if (blocks.length !== count || pieces.length !== count) return { rule: 'B-EXC-2' };
	const kept = withPlayer(state, { supply: supply.filter((_, k) => !chosen.has(k)) });
	const returned = advanced(moment, { ...kept, bag: bagWith(state, pieces) }, { what: 'returned', pieces });
	return afterAction(rules, returned, []);
}
