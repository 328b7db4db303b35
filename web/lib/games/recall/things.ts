// The things of the table by their names, as lessons mark them and taps report them: fields `T8.3`, `slot:A`, `box:A`, `module:0`
// (the ready ones, from the left), production `P1`, buildings `s1`, `track:white`, `relic:white`, cards and tiles by their id.
import { RECALL } from '../../../../puzzles/recall/data.ts';
import type { Effect } from '../../../../puzzles/recall/schema/effects.ts';
import { BOXES, RELICS, type Box, type Relic } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { campReward, printedKind } from '../../../games/recall/board.ts';
import { boxItems } from '../../../games/recall/boxes.ts';
import { pieceOf } from '../../../games/recall/building.ts';
import { isField } from '../../../games/recall/map.ts';
import type { Person, State } from '../../../games/recall/state.ts';
import type { RecallText } from './text/en.ts';

/** What a view points at. */
export interface Marks {
	readonly fields: {
		/** Where something can be done, and where a group can come from. */
		readonly at: readonly string[];
		readonly from: readonly string[];
		readonly chosen: readonly string[];
	};
	target(thing: string): boolean;
	chosen(thing: string): boolean;
	/** How a tile that waits for its orientation would lie. */
	readonly turn: number | null;
}

/** What a part of the table takes. */
export interface ViewProps {
	state: State;
	/** Whose it shows. */
	who?: number;
	/** Who looks. */
	me?: number;
	marks?: Marks;
	ontap?: ((thing: string) => void) | undefined;
	text: RecallText;
}

export const NO_MARKS: Marks = {
	fields: { at: [], from: [], chosen: [] },
	target: () => false,
	chosen: () => false,
	turn: null
};

export function splitThing(thing: string): readonly [kind: string, id: string] {
	const [kind = '', id] = thing.split(':');
	return id === undefined ? ['', kind] : [kind, id];
}

export const moduleAt = ({ ready }: Pick<Person, 'ready'>, index: number): string | null =>
	ready[index] ?? null;

export const isBox = (text: string): text is Box => BOXES.some((box) => box === text);
export const isRelic = (text: string): text is Relic => RELICS.some((colour) => colour === text);

/** The signs that a thing shows, for the sheet that explains them. */
export function effectsOn(state: State, person: Person, thing: string): readonly Effect[] {
	const [kind, id] = splitThing(thing);
	if (kind === 'box' && isBox(id)) return boxItems(person, id);
	if (kind === 'booster') {
		const [box = '', side] = id.split('.');
		return isBox(box) ? (RECALL.boosters[box][Number(side)] ?? []) : [];
	}
	const module =
		kind === 'module' ? moduleAt(person, Number(id)) : kind === 'slot' && isBox(id) ? person.slots[id] : id;
	if (module && RECALL.modules[module]) return RECALL.modules[module].actions;
	if (isField(id)) return printedKind(state, id) === 'camp' ? campReward(state, id) : [];
	const piece = pieceOf(id);
	if (piece?.what === 'workshop') return RECALL.workshops[piece.terrain][piece.level]?.extra ?? [];
	return (
		RECALL.production[id] ??
		RECALL.storages[id] ??
		RECALL.monumentTiles[id]?.reward ??
		RECALL.lightBonus[id] ??
		RECALL.darkBonus[id] ??
		RECALL.cassettes[id]?.effects ??
		RECALL.goals[id]?.reward ??
		RECALL.ownGear[id]?.effects ??
		(id === 'OMNITOOL' ? RECALL.omnitool.flat() : [])
	);
}

/** Rules of tribes and equipments that have more than one. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
	AYNIR: ['', '-P'],
	COLTERON: ['', '-P'],
	DORIAN: ['', '-P1', '-P2', '-S'],
	ENTERIN: ['', '-R', '-P'],
	FINDER: ['', '-P'],
	HAYLA: ['-1', '-2'],
	K01: ['', '-S6'],
	LEXANDER: ['', '-P'],
	NORDWIND: ['', '-P', '-P2'],
	RADAR: ['', '-PAY'],
	EXO: ['', '-OTHERS']
};

/** The rules of a tribe or an equipment of the rulebook; none for others. */
export function cardRules(card: string): readonly string[] {
	const [name = ''] = card.split('.');
	const chapter = RECALL.tribes.some((tribe) => tribe === name)
		? 'TRIBE'
		: RECALL.textGear.includes(name)
			? 'GEAR'
			: null;
	return chapter ? (ENDINGS[name] ?? ['']).map((ending) => `R-${chapter}-${name}${ending}`) : [];
}

/** The rules behind a thing, the one that matters most first. */
export function rulesOf(state: State, thing: string): readonly string[] {
	const [kind, id] = splitThing(thing);
	if (kind === 'box')
		return [
			`R-BOX-${id}`,
			...(id === 'A' ? ['R-BOX-A-PAY', 'R-BOX-A-REMOVE'] : id === 'B' ? ['R-BOX-B-PAY'] : [])
		];
	if (Object.hasOwn(state.sides, id))
		return [`R-PATH-${id}-S`, `R-PATH-${id}-${state.sides[id as keyof typeof state.sides]}`];
	const rules = cardRules(id);
	if (rules.length > 0) return rules;
	const rule = ruleOf(state, thing);
	return rule ? [rule] : [];
}

function ruleOf(state: State, thing: string): string | null {
	const [kind, id] = splitThing(thing);
	if (kind === 'slot' || kind === 'module') return 'R-MOD-1';
	if (kind === 'track') return 'R-KNOW-1';
	if (kind === 'relic') return 'R-RELIC-2';
	if (kind === 'booster') return 'R-BOOST-2';
	if (RECALL.ownGear[id]) return RECALL.ownGear[id].flat ? 'R-ENERGY-4' : 'R-GEAR-1';
	if (RECALL.production[id]) return 'R-RESET-2';
	if (RECALL.cassettes[id]) return 'R-CASS-2';
	if (RECALL.goals[id]) return 'R-GOAL-1';
	if (RECALL.lightBonus[id]) return 'R-KNOW-9';
	if (RECALL.darkBonus[id]) return 'R-SPEC-2';
	if (RECALL.monumentTiles[id]) return 'R-MON-5';
	if (RECALL.modules[id]) return 'R-MOD-2';
	const piece = pieceOf(id);
	if (piece) return { storage: 'R-STORE-4', workshop: 'R-WORK-5', monument: 'R-MON-2' }[piece.what];
	return isField(id) ? fieldRule(state, id) : null;
}

function fieldRule(state: State, field: string): string {
	if (field.startsWith('S')) return 'R-FIG-1';
	switch (printedKind(state, field)) {
		case null:
			return 'R-EXPL-1';
		case 'camp':
			return 'R-CAMP-1';
		case 'storage':
			return 'R-STORE-1';
		case 'excavation':
			return 'R-DIG-1';
		case 'monument':
			return 'R-MON-1';
		case 'water':
			return 'R-WATER-1';
		case 'volcano':
			return 'R-MOVE-4';
		default:
			return 'R-WORK-1';
	}
}

/** Whether one of these parts of the table draws the thing. */
export function isDrawn(state: State, me: number, parts: readonly string[], thing: string): boolean {
	const [kind, id] = splitThing(thing);
	const person = state.persons[me];
	const has = (part: string) => parts.includes(part);
	if (['box', 'slot', 'module', 'relic'].includes(kind)) return has('console');
	if (kind === 'track') return has('knowledge');
	if (RECALL.production[id] || pieceOf(id)) return has('console');
	if (RECALL.lightBonus[id]) return has('knowledge');
	if (RECALL.modules[id] || RECALL.monumentTiles[id]) return has('display');
	if (RECALL.goals[id] || RECALL.cassettes[id] || Object.hasOwn(state.sides, id)) return has('cards');
	const isMine = person?.tribe === id || (person?.gear.includes(id) ?? false);
	if (isMine || state.draft?.tribes.some((tribe) => tribe === id)) return has('cards');
	const lies = Object.values(state.ancestors).some(
		({ open, tribe, gear }) => open && (tribe === id || gear.includes(id))
	);
	return lies && has('knowledge');
}
