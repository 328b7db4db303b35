// An action as answers to a few questions, in the order in which they are asked: what is done, with which group, where, what, how
// many. Lists and taps on the table choose answers; the answers make the action again.
import { BOXES, CRYSTALS, PATHS, RELICS, TRACKS } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { SWAPS, type Action, type Swap } from '../../../games/recall/action.ts';
import { isKind } from '../../../games/recall/board.ts';
import { topAs, top } from '../../../games/recall/course.ts';
import { figuresAt } from '../../../games/recall/figures.ts';
import { touches } from '../../../games/recall/map.ts';
import type { State } from '../../../games/recall/state.ts';
import { placeOf } from './layout.ts';

export const ASKS = ['deed', 'from', 'at', 'what', 'to', 'figures', 'pigs', 'pay'] as const;
export type Ask = (typeof ASKS)[number];
export type Facets = Readonly<Partial<Record<Ask, string>>>;

/** An action that needs no place on the map. */
export const NOWHERE = '-';

/** Actions that stand as a button of their own below the list. */
export const CLOSING: readonly Action['do'][] = ['decline', 'end', 'stones'];
/** R-FREE-1 and what else is free at any time in the own turn. */
export const FREE: readonly Action['do'][] = ['cassette', 'energise', 'exchange', 'ring', 'return'];

export function facetsOf(state: State, action: Action): Facets {
	switch (action.do) {
		case 'start':
		case 'place':
		case 'return':
		case 'remove':
		case 'sty':
		case 'island':
		case 'raft': {
			const figures = action.do === 'place' ? { figures: String(action.figures) } : {};
			return { deed: action.do, at: action.field, ...figures };
		}
		case 'camp':
		case 'ring':
			return { deed: action.do, at: action.camp };
		case 'explore':
			return { deed: 'explore', at: action.place };
		case 'draft':
		case 'path':
			return { deed: action.do, what: action.card };
		case 'goal':
			return { deed: 'goal', what: action.discard };
		case 'insert':
			return { deed: 'insert', what: action.module, to: action.slot };
		case 'modup':
			return { deed: 'modup', what: action.module, to: action.to };
		case 'produce':
			return { deed: 'produce', what: action.field };
		case 'use': {
			const deed = `use.${action.instance}.${action.item}`;
			if (action.as === null) return { deed, what: NOWHERE };
			const item = state.pool[action.instance]?.items[action.item];
			return item?.is === 'removeForWhite' ? { deed, at: action.as } : { deed, what: action.as };
		}
		case 'step':
		case 'embark':
		case 'fan':
		case 'jump':
		case 'leap': {
			const { from, to, figures, pigs, pay } = action;
			return {
				deed: MOVEMENTS[action.do],
				from,
				at: to,
				...(action.do === 'jump' || action.do === 'fan' ? { what: action.do } : {}),
				figures: String(figures),
				pigs: String(pigs),
				pay: String(pay)
			};
		}
		case 'sail':
			return { deed: 'water', at: action.to, what: 'sail', pay: String(action.pay) };
		case 'land':
			return {
				deed: 'water',
				at: action.to,
				what: 'land',
				figures: String(action.figures),
				pigs: String(action.pigs),
				pay: String(action.pay)
			};
		case 'dig':
			return { deed: 'develop', at: action.site, what: `dig.${action.stone}`, pay: String(action.pay) };
		case 'build':
			return { deed: 'develop', at: action.field, what: action.piece, pay: String(action.pay) };
		case 'upgrade':
			return topAs(state, 'develop')
				? { deed: 'develop', at: NOWHERE, what: `upgrade.${action.from}` }
				: { deed: 'upgrade', what: action.from };
		case 'orient':
			return { deed: 'orient', what: String(action.turn) };
		case 'exchange':
			return { deed: 'exchange', what: `${action.from}.${action.to}` };
		case 'cassette':
			return { deed: 'cassette', what: action.cassette };
		case 'energise':
		case 'effect':
			return { deed: action.do, what: action.effect };
		case 'trigger':
			return { deed: 'trigger', what: [action.yes ? 'yes' : 'no', ...(action.stones ?? [])].join('.') };
		case 'track':
			return { deed: 'track', what: action.track };
		case 'gear':
			return { deed: 'gear', what: action.gear };
		case 'booster':
			return { deed: 'booster', what: `${action.box}.${action.side}` };
		case 'module':
			return { deed: 'module', what: action.module };
		case 'deactivate':
			return { deed: 'deactivate', what: action.slot };
		case 'tile':
			return { deed: 'tile', what: action.tile };
		case 'relic':
			return { deed: 'relic', what: action.colour };
		case 'swap':
			return {
				deed: 'swap',
				what: [action.give, action.take, ...(action.from ? [action.from] : [])].join('-')
			};
		case 'reset':
		case 'stones':
		case 'end':
		case 'decline':
			return { deed: action.do };
	}
}

const MOVEMENTS = { step: 'move', embark: 'water', fan: 'hayla', jump: 'hayla', leap: 'leap' } as const;

const oneOf = <T extends string>(words: readonly T[], word: string | undefined): T | null =>
	words.find((each) => each === word) ?? null;

/** The action that these answers make; null while one is missing. It may well be one that the rules refuse. */
export function actionOf(state: State, facets: Facets): Action | null {
	const { deed = '', at, what, to } = facets;
	const [kind = '', instance = '', item = ''] = deed.split('.');
	switch (kind) {
		case 'reset':
		case 'stones':
		case 'end':
		case 'decline':
			return { do: kind };
		case 'start':
		case 'return':
		case 'remove':
		case 'sty':
		case 'island':
		case 'raft':
			return at ? { do: kind, field: at } : null;
		case 'place':
			return at ? { do: 'place', field: at, figures: Number(facets.figures ?? 1) } : null;
		case 'camp':
		case 'ring':
			return at ? { do: kind, camp: at } : null;
		case 'explore':
			return at ? { do: 'explore', place: placeOf(at) ?? at } : null;
		case 'move':
		case 'water':
		case 'hayla':
		case 'leap':
			return movementOf(state, kind, facets);
		case 'develop':
			return developing(facets);
		case 'use':
			return {
				do: 'use',
				instance: Number(instance),
				item: Number(item),
				as: at ?? (what === NOWHERE ? null : (what ?? null))
			};
	}
	if (what === undefined) return null;
	switch (kind) {
		case 'draft':
			return { do: 'draft', card: what };
		case 'path': {
			const card = oneOf(PATHS, what);
			return card && { do: 'path', card };
		}
		case 'goal':
			return { do: 'goal', discard: what };
		case 'insert': {
			const slot = oneOf(BOXES, to);
			return slot && { do: 'insert', module: what, slot };
		}
		case 'modup':
			return to ? { do: 'modup', module: what, to } : null;
		case 'produce':
			return { do: 'produce', field: what };
		case 'upgrade':
			return upgradeOf(what);
		case 'orient':
			return { do: 'orient', turn: Number(what) };
		case 'cassette':
			return { do: 'cassette', cassette: what };
		case 'energise':
			return { do: 'energise', effect: what, stones: null };
		case 'effect':
			return { do: 'effect', effect: what };
		case 'gear':
			return { do: 'gear', gear: what };
		case 'module':
			return { do: 'module', module: what };
		case 'tile':
			return { do: 'tile', tile: what };
		case 'trigger':
			return {
				do: 'trigger',
				yes: what.startsWith('yes'),
				stones: what === 'yes.own' ? ['own'] : null
			};
		case 'track': {
			const track = oneOf(TRACKS, what);
			return track && { do: 'track', track };
		}
		case 'relic': {
			const colour = oneOf(RELICS, what);
			return colour && { do: 'relic', colour };
		}
		case 'deactivate': {
			const slot = oneOf(BOXES, what);
			return slot && { do: 'deactivate', slot };
		}
		case 'booster': {
			const [letter, side] = what.split('.');
			const box = oneOf(BOXES, letter);
			return box && { do: 'booster', box, side: side === '1' ? 1 : 0 };
		}
		case 'exchange': {
			const [give, get] = what.split('.').map((word) => oneOf(CRYSTALS, word));
			return give && get ? { do: 'exchange', from: give, to: get } : null;
		}
		case 'swap': {
			const [give, take, field] = what.split('-');
			return { do: 'swap', give: give as Swap, take: oneOf(SWAPS, take) ?? 'white', from: field ?? null };
		}
		default:
			return null;
	}
}

function upgradeOf(word: string): Action | null {
	const from = oneOf(CRYSTALS, word);
	return from && { do: 'upgrade', from };
}

function developing({ at, what, pay }: Facets): Action | null {
	if (!what) return null;
	const [kind, of] = what.split('.');
	if (kind === 'upgrade') return upgradeOf(of ?? '');
	if (!at) return null;
	const stone = kind === 'dig' ? oneOf(TRACKS, of) : null;
	return stone
		? { do: 'dig', site: at, stone, pay: Number(pay ?? 0) }
		: { do: 'build', field: at, piece: what, pay: Number(pay ?? 0) };
}

function movementOf(state: State, kind: 'move' | 'water' | 'hayla' | 'leap', facets: Facets): Action | null {
	const { from, at: to, what } = facets;
	if (!to) return null;
	const pigs = Number(facets.pigs ?? 0);
	const pay = Number(facets.pay ?? 0);
	const water = topAs(state, 'water');
	if (kind === 'water' && water && water.at !== null) {
		const sails = what ? what === 'sail' : isKind(state, to, 'water') && to !== water.at;
		if (sails) return { do: 'sail', to, pay };
		return {
			do: 'land',
			to,
			figures: Number(facets.figures ?? water.figures),
			pigs: Number(facets.pigs ?? water.pigs),
			pay
		};
	}
	if (!from) return null;
	const figures = Number(facets.figures ?? figuresAt(state, top(state)?.who ?? state.turn, from));
	const group = { from, to, figures, pigs, pay };
	if (kind === 'move') return { do: 'step', ...group };
	if (kind === 'water') return { do: 'embark', ...group };
	if (kind === 'leap') return { do: 'leap', ...group };
	return { do: what === 'jump' || (!what && !touches(from, to)) ? 'jump' : 'fan', ...group };
}
