// For two to four players, an opponent for a first game: it tries a few placements as a beginner does, takes the best claim among
// them, and digs when it has little to place.
import { cardOf } from '../cards.ts';
import { positionOf } from '../temple.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';
import { playerOf } from './sheet.ts';

/** With so many Blocks or fewer it digs, else sometimes. */
const DIG_BELOW = 2;
const DIGS_ONE_IN = 4;
/** Placements that it tries in a turn. */
const TRIES = 60;

export const easy: Policy = (engine, deck, known, choices, chance) => {
	if (choices.kind === 'claim') return { do: 'claim', cards: choices.claimable };
	if (choices.kind !== 'act') return random(engine, deck, known, choices, chance);
	const { seat, supply, hand } = playerOf(known);
	const { lines } = choices;
	const blocks = choices.blocks();
	const digs = supply.length <= DIG_BELOW || (known.lastTurns === null && chance.below(DIGS_ONE_IN) === 0);
	if (lines.length > 0 && (digs || blocks.length === 0))
		return { do: 'take', line: lines[chance.below(lines.length)] ?? 'row-1' };
	if (blocks.length === 0) return { do: 'pass' };
	const block = blocks[chance.below(blocks.length)] as number;
	const places = chance.shuffled(choices.placements(block)).slice(0, TRIES);
	const keys = hand.map((id) => cardOf(deck, id));
	engine.setPosition(positionOf(deck, known), seat);
	const pointsOf = (cells: (typeof places)[number]) =>
		engine
			.claims(supply[block]?.colour ?? 'w', cells, keys)
			.reduce((sum, match, k) => sum + (match ? (keys[k]?.vp ?? 0) : 0), 0);
	const points = places.map(pointsOf);
	return { do: 'place', block, cells: places[points.indexOf(Math.max(...points))] ?? [] };
};
