// What has just happened at the table, in words.
import type { RecallText } from './text/en.ts';
import type { Happening } from '../../../games/recall/action.ts';
import type { State } from '../../../games/recall/state.ts';
import { asLabel } from './action-words.ts';
import { cardWords, moduleWords, pieceWords } from './names.ts';

/** Of one's own action; `state` is the one after it. */
export function sayHappened(state: State, happened: readonly Happening[], text: RecallText): string {
	const { told } = text;
	const gains: string[] = [];
	const gives: string[] = [];
	const rest: string[] = [];
	for (const event of happened) {
		if (event.what === 'crystals')
			(event.n > 0 ? gains : gives).push(text.crystal(text.crystals[event.kind], Math.abs(event.n)));
		else if (event.what === 'points' && event.n !== 0)
			(event.n > 0 ? gains : gives).push(text.points(Math.abs(event.n)));
		else rest.push(...sayEvent(state, event, text));
	}
	return [
		...(gives.length > 0 ? [told.paid(text.and(gives))] : []),
		...rest,
		...(gains.length > 0 ? [told.gained(text.and(gains))] : [])
	]
		.map(asLabel)
		.join(' ');
}

function sayEvent(state: State, event: Happening, text: RecallText): string[] {
	const { told } = text;
	switch (event.what) {
		case 'figures':
			return [event.n > 0 ? told.placed(event.n, event.field) : told.removed(-event.n, event.field)];
		case 'moved':
			return [told.moved(event.n, event.to)];
		case 'booster':
			return [told.booster(event.box)];
		case 'step':
			return [told.step(text.colours[event.track], event.space)];
		case 'revealed':
			return [told.revealed(text.colours[event.track])];
		case 'unlocked':
			return [told.unlocked(cardWords(state.ancestors[event.track].tribe, text))];
		case 'gear':
			return [told.gear(cardWords(event.gear, text))];
		case 'module':
			return [told.module(moduleWords(event.module, text))];
		case 'relic':
			return [told.relic(text.colours[event.colour])];
		case 'dug':
			return [told.dug(text.colours[event.stone])];
		case 'built':
			return [told.built(pieceWords(event.piece, text), event.field)];
		case 'camp':
			return [told.camp(event.camp)];
		case 'explored':
			return [told.explored(event.persons)];
		case 'stones-back':
			return event.n > 0 ? [told.stonesBack(event.n)] : [];
		case 'limit':
			return [told.limit(event.n, text.crystals[event.kind])];
		case 'turn':
			return [told.turn(event.round)];
		case 'cassette':
			return [told.cassette];
		case 'end':
			return [told.end];
		default:
			return [];
	}
}
