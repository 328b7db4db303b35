// What the table of Terra Pyramides says about the present moment.
import type { Said } from '$lib/puzzle/notes.ts';
import type { PyramidesText } from './text/en.ts';
import type { Refusal } from '../../../games/game.ts';
import { nameOf, pointing } from '../../../games/pyramides/board.ts';
import { stoneCount } from '../../../games/pyramides/course.ts';
import { limitRefusal } from '../../../games/pyramides/limits.ts';
import { GOLD_MAX, STONES_MAX } from '../../../games/pyramides/state.ts';
import type { PyramidesSelection } from './selection.svelte.ts';
import { actionWords, squareWords } from './names.ts';

export function sayTable(selection: PyramidesSelection, text: PyramidesText): Said {
	const { step, mine, state, square, hint } = selection;
	if (step.kind === 'end') return { tone: 'gold', strong: text.ask.over };
	if (!mine) return { tone: 'plain', strong: text.ask.wait(text.player(state.active)) };
	if (hint) return { tone: 'hint', strong: text.hintSays, text: actionWords(hint, text) };
	const about = step.kind === 'place' && selection.place ? stairsSay(selection, text) : '';
	// The part for building tells about its site itself.
	const isTold = square === null || (selection.panel === 'stones' && selection.site !== null);
	const here = isTold ? '' : `${squareWords(state, square, text)}.`;
	return { tone: 'plain', strong: ask(selection, text), text: about || here };
}

function ask({ step, state, player }: PyramidesSelection, text: PyramidesText): string {
	switch (step.kind) {
		case 'stock':
			return text.ask.stock(player.workers);
		case 'workers':
			return text.ask.workers(state.stocked.workers.length);
		case 'limits': {
			const held = stoneCount(player.stones);
			const words = state.supply.stones.white > 0 ? text.ask.stonesOver : text.ask.stonesOverNoWhite;
			if (held > STONES_MAX) return words(held, STONES_MAX);
			return limitRefusal(state) ? text.ask.goldOver(player.gold, GOLD_MAX) : text.ask.limits;
		}
		case 'end':
			return text.ask.over;
		default:
			return text.ask[step.kind];
	}
}

/** Where the stairs would point, and whether that lays a foundation. */
function stairsSay({ square, stair, place }: PyramidesSelection, text: PyramidesText): string {
	if (square === null) return '';
	const points = pointing(square, stair);
	if (!points) return text.pointsAtEdge;
	const site = nameOf(points.site);
	const lays = place?.stairs.some((turned) => turned.stair === stair && turned.lays);
	return lays ? text.lays(site) : text.pointsAt(site, points.distance);
}

export function sayRefusal({ rule, facts = {} }: Refusal, text: PyramidesText): string {
	return text.refusals[rule]?.(facts) ?? rule;
}
