// What the table offers to pay for the next level, until the player chooses other stones.
import { box } from '../../../../puzzles/pyramides/box.ts';
import { COLOURS } from '../../../../puzzles/pyramides/schema.ts';
import { buildings } from '../../../games/pyramides/building.ts';
import { activePlayer } from '../../../games/pyramides/course.ts';
import type { Colour, GameState, Site, Stone } from '../../../games/pyramides/state.ts';

/** The colour of the pyramid, or the one of which the player has most. */
export function offeredColour(state: GameState, { colour }: Site): Colour {
	if (colour) return colour;
	const { stones } = activePlayer(state);
	return COLOURS.reduce((best, next) => (stones[next] > stones[best] ? next : best));
}

/** A payment that the rules allow, with as few jokers as possible; the full price where there is none, so that the rules can tell. */
export function offeredStones(state: GameState, site: Site, colour: Colour): readonly Stone[] {
	const way = buildings(state, site).find((one) => one.do === 'build' && one.colour === colour);
	if (way?.do === 'build') return way.stones;
	const needs = box.levels[site.level]?.stones ?? 0;
	return Array<Stone>(needs).fill(colour);
}
