// What is wrong with a position: pieces that cannot be where they are. Codes and places, never sentences.
import { RECALL } from '../../../puzzles/recall/data.ts';
import { CRYSTALS, RELICS, TRACKS } from '../../../puzzles/recall/schema/vocabulary.ts';
import { isKind, isRelicField } from './board.ts';
import { fitsField, hasBuilt, pieceOf } from './building.ts';
import { GEAR } from './drafting.ts';
import { isPossible } from './figures.ts';
import { isField, isStart, spotOf } from './map.ts';
import type { Person, State } from './state.ts';

export interface PositionFault {
	readonly code:
		| 'effect'
		| 'persons'
		| 'colour'
		| 'round'
		| 'phase'
		| 'field'
		| 'figures'
		| 'building'
		| 'crystals'
		| 'relics'
		| 'track'
		| 'module'
		| 'card'
		| 'material'
		| 'stones';
	/** The person's index and what it is about, or the field. */
	readonly where: string;
}

type Report = (holds: boolean, code: PositionFault['code'], where: string) => void;

export function positionFaults(state: State): PositionFault[] {
	const faults: PositionFault[] = [];
	const insist: Report = (holds, code, where) => {
		if (!holds) faults.push({ code, where });
	};
	const { persons, round, turn, phase } = state;
	insist(persons.length >= 1 && persons.length <= 4, 'persons', String(persons.length));
	insist(new Set(persons.map(({ colour }) => colour)).size === persons.length, 'colour', 'persons');
	insist(turn >= 0 && turn < persons.length, 'persons', `turn ${turn}`);
	insist(round >= 1 && round <= RECALL.timeBoard.length, 'round', String(round));
	const standard = RECALL.timeBoard[round - 1] === 'S';
	insist(phase === 'open' || (phase === 'chosen' ? !standard : standard), 'phase', phase);
	insist(phase !== 'start' && phase !== 'draft' && phase !== 'over', 'phase', phase);
	persons.forEach((person, who) => personFaults(state, person, who, insist));
	boardFaults(state, insist);
	return faults;
}

function personFaults(state: State, person: Person, who: number, insist: Report): void {
	const about = (what: string) => `${who} ${what}`;
	for (const [field, n] of Object.entries(person.figures)) {
		const known = isField(field) && (isStart(field) || isKnownGround(state, field));
		insist(known && Number.isInteger(n) && n > 0, 'field', about(field));
	}
	insist(isPossible(person), 'figures', about('figures'));
	for (const [field, id] of Object.entries(person.built)) {
		const piece = pieceOf(id);
		insist(
			piece !== undefined && fitsField(state, field, piece) === null,
			'building',
			about(`${id} ${field}`)
		);
		const lower = piece?.what === 'storage' || !piece ? [] : below(id);
		insist(
			lower.every((each) => hasBuilt(person, each)),
			'building',
			about(id)
		);
	}
	const pieces = Object.values(person.built);
	insist(new Set(pieces).size === pieces.length, 'building', about('twice'));
	insist(
		CRYSTALS.every((kind) => person.crystals[kind] >= 0),
		'crystals',
		about('crystals')
	);
	insist(
		RELICS.every((colour) => person.relics[colour] >= 0 && person.relics[colour] <= 5),
		'relics',
		about('relics')
	);
	const { length } = RECALL.knowledge;
	insist(
		TRACKS.every((track) => person.tracks[track] >= 0 && person.tracks[track] <= length),
		'track',
		about('tracks')
	);
	for (const module of [...person.ready, ...Object.values(person.slots)])
		insist(RECALL.modules[module] !== undefined, 'module', about(module));
	for (const gear of person.gear) insist(GEAR.includes(gear), 'card', about(gear));
	for (const id of person.cassettes) insist(RECALL.cassettes[id] !== undefined, 'card', about(id));
	for (const goal of person.goals) insist(RECALL.goals[goal] !== undefined, 'card', about(goal));
	const { raft } = person;
	insist(
		!raft || (isKind(state, raft.field, 'water') && raft.figures >= 1 && raft.figures <= 3),
		'material',
		about('raft')
	);
}

/** The pieces that must have been built before. */
function below(id: string): string[] {
	const [kind = '', level = '1'] = id.split('.');
	return Array.from({ length: Number(level) - 1 }, (_, k) => `${kind}.${k + 1}`);
}

function isKnownGround(state: State, field: string): boolean {
	const spot = spotOf(field);
	return spot === null || state.places[spot.place]?.open === true;
}

function boardFaults(state: State, insist: Report): void {
	for (const field of Object.keys(state.relics)) insist(isRelicField(state, field), 'relics', field);
	for (const [field, stones] of Object.entries(state.sites))
		insist(isKind(state, field, 'excavation') && stones.length <= 3, 'stones', field);
	for (const [field, tile] of Object.entries(state.monumentTiles))
		insist(
			isKind(state, field, 'monument') && spotOf(field) !== null && RECALL.monumentTiles[tile] !== undefined,
			'card',
			field
		);
	for (const [field, n] of Object.entries(state.pigs)) insist(isField(field) && n > 0, 'material', field);
	for (const field of state.sties) insist(isKind(state, field, 'farmland'), 'material', field);
	insist(new Set(state.sties).size === state.sties.length, 'material', 'sties');
	for (const field of state.islands) insist(isKnownGround(state, field) && isField(field), 'material', field);
	for (const field of Object.keys(state.rings)) insist(isKind(state, field, 'camp'), 'material', field);
	for (const module of [...state.green.open, ...state.grey.open])
		insist(RECALL.modules[module] !== undefined, 'module', module);
}
