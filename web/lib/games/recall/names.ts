// Fields, cards, pieces and answers in words.
import type { RecallText } from './text/en.ts';
import { RECALL } from '../../../../puzzles/recall/data.ts';
import { PATHS, type Track } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { campReward, isIsland, isRelicField, printedKind } from '../../../games/recall/board.ts';
import { pieceOf } from '../../../games/recall/building.ts';
import { backOf } from '../../../games/recall/exploring.ts';
import { isField, isStart, printedTrack } from '../../../games/recall/map.ts';
import { levelOf } from '../../../games/recall/modules.ts';
import type { State } from '../../../games/recall/state.ts';
import { effectsWords, priceWords } from './effect-words.ts';
import { placeOf } from './layout.ts';
import { isBox, splitThing, type Marks } from './things.ts';

export function personWords(state: State, who: number, me: number, text: RecallText): string {
	if (who === me) return text.you;
	return text.persons[state.persons[who]?.colour ?? 'blue'];
}

/** "farmland", "start field 1", "face-down tile". */
export function groundWords(state: State, field: string, text: RecallText): string {
	if (isStart(field)) return text.field.start(field.slice(1));
	const track = printedTrack(field);
	if (track) return text.field.printed(text.colours[track]);
	const kind = printedKind(state, field);
	if (kind) return isIsland(state, field) ? text.field.island : text.kinds[kind];
	const place = state.places[placeOf(field) ?? ''];
	return text.field.down[backOf(place?.face ?? '')];
}

/** Everything that lies and stands on a field. */
function thingsWords(state: State, field: string, me: number, text: RecallText): string[] {
	const words = text.field;
	const relic = state.relics[field];
	const stones = state.sites[field];
	const kind = printedKind(state, field);
	const tile = RECALL.monumentTiles[state.monumentTiles[field] ?? ''];
	const pigs = state.pigs[field] ?? 0;
	const reward = kind === 'camp' ? effectsWords(campReward(state, field), text) : null;
	return [
		...(reward
			? [state.persons[me]?.camps.includes(field) ? words.rewardTaken(reward) : words.reward(reward)]
			: []),
		...(relic
			? [words.relic(text.colours[relic])]
			: kind && isRelicField(state, field)
				? [words.relicFree]
				: []),
		...(stones
			? [
					stones.length > 0
						? words.stones(text.and(stones.map((stone) => text.colours[stone])))
						: words.noStones
				]
			: []),
		...(tile ? [words.tile(tile.points, effectsWords(tile.reward, text))] : []),
		...(state.rings[field] === undefined ? [] : [words.ring]),
		...(state.sties.includes(field) ? [words.sty] : []),
		...(pigs > 0 ? [words.pigs(pigs)] : []),
		...state.persons.flatMap(({ figures, built, raft }, who) => {
			const name = personWords(state, who, me, text);
			const piece = built[field];
			return [
				...(figures[field] ? [words.figures(name, figures[field])] : []),
				...(piece ? [words.building(name, pieceWords(piece, text))] : []),
				...(raft?.field === field ? [words.raft(name, raft.figures)] : [])
			];
		})
	];
}

/** "T8.3, mountain, black relic, You: 2 figures" */
export const fieldWords = (state: State, field: string, me: number, text: RecallText): string =>
	[field, groundWords(state, field, text), ...thingsWords(state, field, me, text)].join(', ');

/** With what the map points at there. */
export function markedWords(state: State, field: string, me: number, marks: Marks, text: RecallText): string {
	const { at, from, chosen } = marks.fields;
	return [
		fieldWords(state, field, me, text),
		...(chosen.includes(field) ? [text.field.chosen] : []),
		...(at.includes(field) ? [text.field.possible] : from.includes(field) ? [text.field.source] : [])
	].join(', ');
}

export function pieceWords(id: string, text: RecallText): string {
	const piece = pieceOf(id);
	if (piece?.what === 'storage') return text.storage(id.slice(1));
	if (piece?.what === 'monument') return text.monument(String(piece.level + 1));
	if (piece?.what !== 'workshop') return id;
	return (piece.level === 0 ? text.lower : text.upper)(text.workshop[piece.terrain]);
}

/** What a building costs, gives, and uncovers. */
export function pieceGives(id: string, text: RecallText): string {
	const piece = pieceOf(id);
	if (piece?.what === 'storage') return effectsWords(RECALL.storages[id] ?? [], text);
	if (piece?.what === 'monument') {
		const { purple = 1, uncovers } = RECALL.monuments[piece.level] ?? {};
		return [
			text.console.costs(priceWords([{ kind: 'purple', n: purple }], text)),
			...(uncovers ? [text.console.uncovers(uncovers)] : [])
		].join(', ');
	}
	if (piece?.what !== 'workshop') return '';
	const workshop = RECALL.workshops[piece.terrain][piece.level];
	return [
		text.console.costs(priceWords(workshop?.cost ?? [], text)),
		...(workshop?.extra.length ? [effectsWords(workshop.extra, text)] : []),
		...(workshop?.uncovers ? [text.console.uncovers(workshop.uncovers)] : [])
	].join(', ');
}

export const moduleWords = (kind: string, text: RecallText): string =>
	kind === 'W' ? text.levels.white : text.module(kind, text.levels[levelOf(kind)]);

export function cardWords(id: string, text: RecallText): string {
	const [name = '', part] = id.split('.');
	const known = text.tribes[name] ?? text.gear[name];
	if (known)
		return part
			? text.pair(`${known} ${part}`, effectsWords(RECALL.omnitool[Number(part) - 1] ?? [], text))
			: known;
	return pathWords(id, text) ?? id;
}

function pathWords(id: string, text: RecallText): string | null {
	const path = PATHS.find((each) => each === id);
	return path ? text.paths[path] : null;
}

export function goalWords(goal: string, text: RecallText): string {
	const conditions = RECALL.goals[goal]?.conditions ?? [];
	return text.and(conditions.map(({ kind, n }) => text.conditions[kind](n)));
}

/** The name of any thing of the table, as a title. */
export function thingWords(state: State, thing: string, me: number, text: RecallText): string {
	const [kind, id] = splitThing(thing);
	const person = state.persons[me];
	if (kind === 'box') return text.box(id);
	if (kind === 'slot') {
		const inside = isBox(id) ? person?.slots[id] : undefined;
		return `${text.slot(id)}, ${inside ? moduleWords(inside, text) : text.console.free}`;
	}
	if (kind === 'module') return moduleWords(person?.ready[Number(id)] ?? '', text);
	if (kind === 'track') return text.knowledge.track(text.colours[id as Track] ?? id);
	if (kind === 'relic') return text.field.relic(text.colours[id as Track] ?? id);
	if (kind === 'booster') return text.does.booster(id[0] ?? '', text.side(Number(id.at(-1)) + 1));
	if (kind !== '') return id;
	if (isField(id)) return fieldWords(state, id, me, text);
	if (RECALL.places[id]) return text.tile(id);
	if (RECALL.modules[id]) return moduleWords(id, text);
	if (RECALL.goals[id]) return text.goal(id.slice(1));
	if (RECALL.monumentTiles[id]) return text.monumentTile(id, RECALL.monumentTiles[id].points);
	if (RECALL.cassettes[id] || RECALL.lightBonus[id] || RECALL.darkBonus[id] || RECALL.production[id])
		return text.pair(id, effectsWords(rewardOf(id), text));
	return pieceOf(id) ? pieceWords(id, text) : cardWords(id, text);
}

const rewardOf = (id: string) =>
	RECALL.cassettes[id]?.effects ??
	RECALL.lightBonus[id] ??
	RECALL.darkBonus[id] ??
	RECALL.production[id] ??
	[];
