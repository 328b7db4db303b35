// Buildings: storages, workshops and monuments, taken off the console.
import type { FieldId, PieceId } from './ids.ts';
import { RECALL } from '../../../puzzles/recall/data.ts';
import type { Price } from '../../../puzzles/recall/schema/data.ts';
import { TERRAINS, type Level, type Terrain } from '../../../puzzles/recall/schema/vocabulary.ts';
import type { Refusal } from '../game.ts';
import { isKind, ownersThere } from './board.ts';
import { campsPaying } from './camps.ts';
import { change, changePerson, pop, personOf, push, refused, tell, topAs } from './course.ts';
import type { Course, Doing } from './course.ts';
import { canPay, pay as payCrystals } from './crystals.ts';
import { printedTrack } from './map.ts';
import { hasTribe } from './owning.ts';
import { mayRemove, pigsAt, remove, removalAt } from './removing.ts';
import type { Person, State } from './state.ts';
import type { Task, TaskOf } from './task.ts';
import { answering } from './waiting.ts';

type Piece =
	| { readonly what: 'storage' }
	| { readonly what: 'workshop'; readonly terrain: Terrain; readonly level: number }
	| { readonly what: 'monument'; readonly level: number };

const PIECES: ReadonlyMap<PieceId, Piece> = new Map([
	...Object.keys(RECALL.storages).map((id): [PieceId, Piece] => [id, { what: 'storage' }]),
	...TERRAINS.flatMap((terrain) =>
		RECALL.workshops[terrain].map((_, k): [PieceId, Piece] => [
			`${terrain}.${k + 1}`,
			{ what: 'workshop', terrain, level: k }
		])
	),
	...RECALL.monuments.map((_, k): [PieceId, Piece] => [`monument.${k + 1}`, { what: 'monument', level: k }])
]);

export const PIECE_IDS: readonly PieceId[] = [...PIECES.keys()];

export function pieceOf(id: PieceId): Piece | undefined {
	return PIECES.get(id);
}

export function hasBuilt({ built }: Pick<Person, 'built'>, piece: PieceId): boolean {
	return Object.values(built).includes(piece);
}

/** How many of a kind stand on the board. */
export function countBuilt({ built }: Pick<Person, 'built'>, what: Piece['what']): number {
	return Object.values(built).filter((id) => pieceOf(id)?.what === what).length;
}

/** R-WORK-3, R-MON-2; storages cost none (R-STORE-1). */
function priceOf(piece: Piece): readonly Price[] {
	if (piece.what === 'workshop') return RECALL.workshops[piece.terrain][piece.level]?.cost ?? [];
	if (piece.what === 'monument') return [{ kind: 'purple', n: RECALL.monuments[piece.level]?.purple ?? 1 }];
	return [];
}

const PRICE_RULES = { storage: 'R-STORE-1', workshop: 'R-WORK-3', monument: 'R-MON-2' } as const;

/** R-STORE-1, R-WORK-1, R-MON-1, R-CAMP-5: which building a field takes. */
export function fitsField(state: State, field: FieldId, piece: Piece): Refusal | null {
	if (isKind(state, field, 'camp')) return refused('R-CAMP-5');
	if (piece.what === 'storage') return isKind(state, field, 'storage') ? null : refused('R-STORE-1');
	if (piece.what === 'workshop') return isKind(state, field, piece.terrain) ? null : refused('R-WORK-1');
	return isKind(state, field, 'monument') ? null : refused('R-MON-1');
}

/** R-WORK-2: the lower workshop first; R-MON-6: always the lowest monument. */
function isNext(person: Person, piece: Piece): Refusal | null {
	if (piece.what === 'workshop' && piece.level > 0)
		return hasBuilt(person, `${piece.terrain}.${piece.level}`) ? null : refused('R-WORK-2');
	if (piece.what === 'monument' && piece.level !== countBuilt(person, 'monument')) return refused('R-MON-6');
	return null;
}

/** R-BUILD-2, R-BUILD-3: one figure, and one more for each other person with a building there. */
function removalFor(state: State, who: number, field: FieldId, pay: number) {
	const others = ownersThere(state, field, who);
	return { others, removal: removalAt(state, who, field, 1 + others.length, pay) };
}

export const build: Doing<'build'> = {
	may(state, { field, piece: id, pay }) {
		const task = topAs(state, 'develop');
		if (!task) return answering(state, 'develop', 'R-DEV-1');
		const { who } = task;
		const person = personOf(state, who);
		const piece = pieceOf(id);
		if (!piece || hasBuilt(person, id)) return refused('R-SETUP-E');
		if (person.built[field] !== undefined) return refused('R-BUILD-1');
		const refusal = fitsField(state, field, piece) ?? isNext(person, piece);
		if (refusal) return refusal;
		const { others, removal } = removalFor(state, who, field, pay);
		const removable = mayRemove(state, removal, others.length > 0 ? 'R-BUILD-3' : 'R-BUILD-2');
		if (removable) return removable;
		return canPay(state, who, priceOf(piece)) ? null : refused(PRICE_RULES[piece.what]);
	},
	run(course, { field, piece, pay }) {
		const { who } = topAs(course.state, 'develop') as TaskOf<'develop'>;
		const { others, removal } = removalFor(course.state, who, field, pay);
		pop(course);
		push(course, { is: 'built', who, field, piece });
		remove(course, removal, null, others);
		payCrystals(course, who, priceOf(pieceOf(piece) as Piece));
	},
	candidates(state) {
		const task = topAs(state, 'develop');
		if (!task) return [];
		const { who } = task;
		const person = personOf(state, who);
		const dorian = hasTribe(state, who, 'DORIAN');
		const left = PIECE_IDS.filter((id) => !hasBuilt(person, id));
		const fields = new Set([...Object.keys(person.figures), ...(dorian ? Object.keys(state.pigs) : [])]);
		return [...fields].sort().flatMap((field) => {
			const fitting = left.filter((id) => fitsField(state, field, pieceOf(id) as Piece) === null);
			const pigs = dorian ? pigsAt(state, field) : 0;
			return fitting.flatMap((piece) =>
				Array.from({ length: pigs + 1 }, (_, pay) => ({ do: 'build', field, piece, pay }) as const)
			);
		});
	}
};

/** R-WORK-5. */
const MODULE_OF: Readonly<Record<Terrain, Level>> = { farmland: 'yellow', forest: 'green', mountain: 'grey' };

/** The building stands: its rewards, then the camps beside it. */
export function runBuilt(course: Course, { who, field, piece: id }: TaskOf<'built'>): void {
	pop(course);
	const { built } = personOf(course.state, who);
	changePerson(course, who, { built: { ...built, [field]: id } });
	tell(course, { what: 'built', who, field, piece: id });
	const piece = pieceOf(id) as Piece;
	const camps: Task = { is: 'camps', who, fields: campsPaying(course.state, who, field) };
	push(course, ...rewardsOf(course.state, who, field, id, piece), camps);
}

function rewardsOf(state: State, who: number, field: FieldId, id: PieceId, piece: Piece): Task[] {
	if (piece.what === 'storage') return storageRewards(who, field, id);
	if (piece.what === 'workshop') {
		const extra = RECALL.workshops[piece.terrain][piece.level]?.extra ?? [];
		return [
			{ is: 'module', who, colour: MODULE_OF[piece.terrain] },
			// R-WORK-4: what is printed beside it comes after the module (D-27).
			{ is: 'effects', who, list: extra, at: field }
		];
	}
	return monumentRewards(state, who, field);
}

/** R-STORE-4; K-01 may repeat it, DECODER adds a step. */
function storageRewards(who: number, field: FieldId, id: PieceId): Task[] {
	const list = RECALL.storages[id] ?? [];
	const step: Task = { is: 'effects', who, list: [{ is: 'stepAny', n: 1 }], at: null };
	const decoder: Task = { is: 'trigger', who, effect: 'DECODER', open: false, yes: [step], no: [] };
	// R-STORE-3: the relic of choice brings K-01's question with it (R-TRIBE-K01-S6).
	if (list.some(({ is }) => is === 'relic')) return [{ is: 'relic', who, at: field, storage: true }, decoder];
	const reward: Task = { is: 'effects', who, list, at: field };
	return [reward, { is: 'trigger', who, effect: 'K01', open: false, yes: [reward], no: [] }, decoder];
}

/** R-MON-3: nothing on a printed field; R-MON-4: the first builder lays a tile; R-MON-5: its reward. */
function monumentRewards(state: State, who: number, field: FieldId): Task[] {
	if (printedTrack(field)) return [];
	const tile = state.monumentTiles[field];
	if (tile === undefined) return [{ is: 'tile', who, field }];
	return [{ is: 'effects', who, list: RECALL.monumentTiles[tile]?.reward ?? [], at: field }];
}

export const chooseTile: Doing<'tile'> = {
	may(state, { tile }) {
		if (!topAs(state, 'tile')) return answering(state, 'tile', 'R-MON-4');
		return state.monumentDisplay.includes(tile) ? null : refused('R-MON-4');
	},
	run(course, { tile }) {
		const { who, field } = topAs(course.state, 'tile') as TaskOf<'tile'>;
		const { monumentDisplay, monumentTiles } = course.state;
		pop(course);
		change(course, {
			monumentDisplay: monumentDisplay.filter((each) => each !== tile),
			monumentTiles: { ...monumentTiles, [field]: tile }
		});
		tell(course, { what: 'tile', who, field, tile });
		push(course, { is: 'effects', who, list: RECALL.monumentTiles[tile]?.reward ?? [], at: field });
	},
	candidates(state) {
		return topAs(state, 'tile') ? state.monumentDisplay.map((tile) => ({ do: 'tile', tile }) as const) : [];
	}
};

/** Asked for again and again, and the same as long as nothing is built. */
const uncovered = new WeakMap<Person['built'], readonly string[]>();

/** R-RESET-7: the production fields that no building covers any more. */
export function openProduction(person: Pick<Person, 'built'>): readonly string[] {
	let open = uncovered.get(person.built);
	if (!open) {
		const covered = new Set(
			PIECE_IDS.filter((id) => !hasBuilt(person, id)).map((id) => uncovers(pieceOf(id) as Piece))
		);
		open = Object.keys(RECALL.production).filter((id) => !covered.has(id));
		uncovered.set(person.built, open);
	}
	return open;
}

function uncovers(piece: Piece): string | null {
	if (piece.what === 'workshop') return RECALL.workshops[piece.terrain][piece.level]?.uncovers ?? null;
	return piece.what === 'monument' ? (RECALL.monuments[piece.level]?.uncovers ?? null) : null;
}
