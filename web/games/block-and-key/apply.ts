// One action: the next state and what happened, or the rule that forbids it. A bad action changes nothing.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Colour } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { discard, draw, layMarker } from './altars.ts';
import { ancientsPlace } from './ancients.ts';
import { isSolo, awaiting, advanced, type Moment, type Rules } from './moment.ts';
import { excavate, putBack, takeFirstLine } from './excavating.ts';
import { claim, pass, position } from './positioning.ts';
import { coreFacing } from './setup.ts';
import type { Action, GameState, Outcome, PlayerCount, Refusal, Step } from './state.ts';

export function apply(engine: Engine, deck: Deck, state: GameState, action: Action): Outcome {
	const moment = follow({ engine, deck }, { state, happened: [] }, action);
	if ('rule' in moment) return { ok: false, refusal: moment };
	return {
		ok: true,
		state: { ...moment.state, actions: state.actions + 1 },
		happened: moment.happened
	};
}

function follow(rules: Rules, moment: Moment, action: Action): Moment | Refusal {
	const { step } = moment.state;
	switch (step.kind) {
		case 'core':
			if (action.do === 'core') return turnCore(rules, moment, action.colour);
			break;
		case 'line':
			if (action.do === 'take') return takeFirstLine(moment, action.line);
			break;
		case 'act':
			if (action.do === 'take') return excavate(rules, moment, action.line);
			if (action.do === 'place') return position(rules, moment, action.block, action.cells);
			if (action.do === 'pass') return pass(rules, moment);
			break;
		case 'put-back':
			if (action.do === 'put-back') return putBack(rules, moment, step.over, action.blocks);
			break;
		case 'claim':
			if (action.do === 'claim') return claim(rules, moment, step.claimable, action.cards);
			break;
		case 'marker':
			if (action.do === 'marker') return layMarker(rules, moment, action.altar);
			break;
		case 'discard':
			if (action.do === 'discard') return discard(rules, moment, action.card);
			break;
		case 'draw':
			if (action.do === 'draw') return draw(rules, moment, action.altar);
			break;
		case 'ancients':
			if (action.do === 'ancients') return ancientsPlace(rules, moment, step, action.target, action.cells);
			break;
		case 'end':
			break;
	}
	return { rule: ruleOf(moment.state) };
}

/** B-SETUP-8, S-SETUP-2. */
function turnCore({ deck }: Rules, moment: Moment, colour: Colour): Moment | Refusal {
	const { state } = moment;
	if (!deck.colours.includes(colour)) return { rule: ruleOf(state) };
	const count = state.players.length as PlayerCount;
	const core = coreFacing(deck, count, colour);
	return awaiting(advanced(moment, { ...state, core, active: count - 1 }), { kind: 'line' });
}

/** What each step waits for; another action is refused by this rule. */
const RULES: Readonly<Record<Step['kind'], readonly [solo: string, more: string]>> = {
	core: ['S-SETUP-2', 'B-SETUP-8'],
	line: ['S-SETUP-3', 'B-SETUP-9'],
	act: ['B-TURN-1', 'B-TURN-1'],
	'put-back': ['B-EXC-2', 'B-EXC-2'],
	claim: ['B-KEY-6', 'B-KEY-6'],
	marker: ['S-TURN-2', 'S-TURN-2'],
	discard: ['S-TURN-3', 'S-TURN-3'],
	draw: ['S-TURN-4', 'B-KEY-7'],
	ancients: ['S-ANC-3', 'S-ANC-3'],
	end: ['S-END-1', 'B-END-2']
};

function ruleOf(state: GameState): string {
	return RULES[state.step.kind][isSolo(state) ? 0 : 1];
}
