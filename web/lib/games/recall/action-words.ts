// Actions, and the answers in the lists, in words.
import type { RecallText } from './text/en.ts';
import { RECALL } from '../../../../puzzles/recall/data.ts';
import type { Effect } from '../../../../puzzles/recall/schema/effects.ts';
import { CRYSTALS, type Crystal, type Track } from '../../../../puzzles/recall/schema/vocabulary.ts';
import type { Action } from '../../../games/recall/action.ts';
import { decider, personOf, top } from '../../../games/recall/course.ts';
import { costOf, hasTribe } from '../../../games/recall/owning.ts';
import type { State } from '../../../games/recall/state.ts';
import { effectsWords, effectWords } from './effect-words.ts';
import { NOWHERE, type Ask, type Facets } from './facets.ts';
import { cardWords, groundWords, moduleWords, pieceGives, pieceWords, thingWords } from './names.ts';

const ABOVE: Readonly<Record<Crystal, Crystal>> = { white: 'pink', pink: 'purple', purple: 'purple' };

/** "3 white for 1 pink" */
function exchangeWords(state: State, from: Crystal, to: Crystal, text: RecallText): string {
	const { down, up, aynirUp } = RECALL.exchange;
	const rates = [...down, ...(hasTribe(state, state.turn, 'AYNIR') ? aynirUp : up)];
	const rate = rates.find(({ give, get }) => give.kind === from && get.kind === to);
	const [give, get] = rate ? [rate.give.n, rate.get.n] : [1, 1];
	return text.does.exchange(text.crystal(text.crystals[from], give), text.crystal(text.crystals[to], get));
}

export function itemOf({ pool }: State, deed: string): Effect | undefined {
	const [, instance, item] = deed.split('.').map(Number);
	return pool[instance ?? -1]?.items[item ?? -1];
}

/** How an action of module or box is used. */
function wayWords(item: Effect | undefined, as: string, text: RecallText): string {
	switch (item?.is) {
		case 'moveB': {
			const [free, ...paid] = item.steps;
			const k = CRYSTALS.findIndex((kind) => kind === as);
			return k < 0
				? text.freeSteps(free)
				: text.paySteps(paid[k] ?? 0, text.crystals[CRYSTALS[k] as Crystal]);
		}
		case 'copy':
			return text.box(as);
		case 'choice':
			return effectsWords(item.options[Number(as) - 1] ?? [], text);
		case 'removeForWhite':
			return text.does.remove(as);
		default:
			return text.ways[as] ?? as;
	}
}

export function actionWords(state: State, action: Action, text: RecallText): string {
	const { does } = text;
	switch (action.do) {
		case 'start':
			return does.start(groundWords(state, action.field, text));
		case 'draft':
			return does.draft(cardWords(action.card, text));
		case 'insert':
			return does.insert(moduleWords(action.module, text), action.slot);
		case 'produce':
			return does.produce(effectsWords(RECALL.production[action.field] ?? [], text));
		case 'path':
			return does.path(text.paths[action.card]);
		case 'goal':
			return does.goal(text.goal(action.discard.slice(1)));
		case 'use': {
			const item = itemOf(state, `use.${action.instance}.${action.item}`);
			const what = item ? effectWords(item, text) : '';
			if (action.as === null) return does.use(item?.is === 'moveB' ? wayWords(item, NOWHERE, text) : what);
			return does.use(wayWords(item, action.as, text));
		}
		case 'step':
		case 'fan':
			return does.step(action.figures, action.from, action.to);
		case 'embark':
		case 'jump':
		case 'leap':
			return does[action.do](action.figures, action.from, action.to);
		case 'sail':
			return does.sail(action.to);
		case 'land':
			return does.land(action.figures, action.to);
		case 'explore':
			return does.explore(text.tile(action.place));
		case 'orient':
			return does.orient(action.turn);
		case 'dig':
			return does.dig(text.colours[action.stone], action.site);
		case 'build':
			return does.build(pieceWords(action.piece, text), action.field);
		case 'upgrade':
			return does.upgrade(text.crystals[action.from], text.crystals[ABOVE[action.from]]);
		case 'place':
			return does.place(action.figures, action.field);
		case 'return':
		case 'remove':
		case 'sty':
		case 'island':
		case 'raft':
			return does[action.do](action.field);
		case 'cassette':
			return does.cassette(effectsWords(RECALL.cassettes[action.cassette]?.effects ?? [], text));
		case 'exchange':
			return exchangeWords(state, action.from, action.to, text);
		case 'energise':
			return does.energise(
				cardWords(action.effect, text),
				costOf(personOf(state, state.turn), action.effect)
			);
		case 'trigger':
			return triggerWords(state, action.yes, action.stones !== null, text);
		case 'ring':
		case 'camp':
			return does[action.do](action.camp);
		case 'track':
			return does.track(text.colours[action.track]);
		case 'gear':
			return does.gear(cardWords(action.gear, text));
		case 'booster':
			return does.booster(action.box, text.side(action.side + 1));
		case 'module':
			return does.module(moduleWords(action.module, text));
		case 'modup':
			return does.modup(ownModule(state, action.module, text), moduleWords(action.to, text));
		case 'deactivate':
			return does.deactivate(ownModule(state, action.slot, text));
		case 'tile':
			return does.tile(thingWords(state, action.tile, 0, text));
		case 'relic':
			return does.relic(text.colours[action.colour]);
		case 'effect':
			return does.effect(cardWords(action.effect, text));
		case 'swap':
			return does.swap(
				`${text.swaps[action.give]}${action.from ? ` ${action.from}` : ''}`,
				text.swaps[action.take]
			);
		case 'decline': {
			const task = top(state);
			return task && ['move', 'hayla'].includes(task.is) ? does.stop : does.decline;
		}
		default:
			return does[action.do];
	}
}

function triggerWords(state: State, yes: boolean, own: boolean, text: RecallText): string {
	if (!yes) return text.does.no;
	if (own) return text.does.yesOwn;
	const task = top(state);
	const effect = task?.is === 'trigger' ? task.effect : '';
	return text.does.yes(costOf(personOf(state, decider(state) ?? 0), effect));
}

/** A ready module by its kind, an activated one by its slot. */
function ownModule(state: State, module: string, text: RecallText): string {
	const { slots } = personOf(state, decider(state) ?? 0);
	const inside = slots[module as keyof typeof slots];
	return inside ? `${moduleWords(inside, text)}, ${text.slot(module)}` : moduleWords(module, text);
}

export function deedWords(state: State, deed: string, text: RecallText): string {
	if (!deed.startsWith('use.')) return text.deeds[deed] ?? deed;
	const item = itemOf(state, deed);
	return item ? effectWords(item, text) : deed;
}

/** An answer in a list. */
export function answerWords(
	state: State,
	answers: Facets,
	ask: Ask,
	value: string,
	text: RecallText
): string {
	const deed = ask === 'deed' ? value : (answers.deed ?? '');
	if (ask === 'deed') return deedWords(state, value, text);
	if (ask === 'figures' || ask === 'pigs' || ask === 'pay') return value;
	if (ask === 'from') return value;
	if (ask === 'at') {
		if (value === NOWHERE) return text.nowhere;
		return RECALL.places[value] ? text.tile(value) : `${value}, ${groundWords(state, value, text)}`;
	}
	if (deed.startsWith('use.')) return wayWords(itemOf(state, deed), value, text);
	if (ask === 'to') return deed === 'insert' ? text.slot(value) : moduleWords(value, text);
	switch (deed) {
		case 'insert':
		case 'module':
			return moduleWords(value, text);
		case 'modup':
		case 'deactivate':
			return ownModule(state, value, text);
		case 'upgrade':
			return text.does.upgrade(text.crystals[value as Crystal], text.crystals[ABOVE[value as Crystal]]);
		case 'track':
			return text.knowledge.track(text.colours[value as Track]);
		case 'relic':
			return text.field.relic(text.colours[value as Track]);
		case 'orient':
			return text.turnBy(Number(value));
		case 'booster':
			return text.does.booster(value[0] ?? '', text.side(Number(value.at(-1)) + 1));
		case 'trigger':
			return triggerWords(state, value !== 'no', value === 'yes.own', text);
		case 'water':
		case 'hayla':
			return text.ways[value] ?? value;
		case 'exchange': {
			const [from, to] = value.split('.') as [Crystal, Crystal];
			return exchangeWords(state, from, to, text);
		}
		case 'swap': {
			const [give, take, field] = value.split('-') as ['figure', 'white', string?];
			return text.does.swap(`${text.swaps[give]}${field ? ` ${field}` : ''}`, text.swaps[take]);
		}
		case 'develop':
			return developWords(value, text);
		case 'energise':
			return text.does.energise(cardWords(value, text), costOf(personOf(state, state.turn), value));
		case 'draft':
			return draftWords(state, value, text);
		default:
			return thingWords(state, value, decider(state) ?? 0, text);
	}
}

function developWords(value: string, text: RecallText): string {
	const [kind, of = ''] = value.split('.');
	if (kind === 'dig') return text.digStone(text.colours[of as Track]);
	if (kind === 'upgrade')
		return text.does.upgrade(text.crystals[of as Crystal], text.crystals[ABOVE[of as Crystal]]);
	return text.pair(pieceWords(value, text), pieceGives(value, text));
}

function draftWords({ draft, variants }: State, card: string, text: RecallText): string {
	const at = draft?.tribes.findIndex((tribe) => tribe === card) ?? -1;
	const gear = draft?.gear[at];
	return gear && !variants.draft
		? text.cards.pair(cardWords(card, text), cardWords(gear, text))
		: cardWords(card, text);
}

/** As the first word of a button. */
export const asLabel = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
