// Everything that can be tried in a lesson, allowed or not: the rules say why not.
import { RECALL } from '../../../../puzzles/recall/data.ts';
import { BOXES, CRYSTALS, PATHS, RELICS, TRACKS } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { SWAPS } from '../../../games/recall/action.ts';
import { printedKind } from '../../../games/recall/board.ts';
import { hasBuilt, PIECE_IDS, pieceOf } from '../../../games/recall/building.ts';
import { decider, personOf } from '../../../games/recall/course.ts';
import { GEAR } from '../../../games/recall/drafting.ts';
import { figuresAt } from '../../../games/recall/figures.ts';
import { effectsOf } from '../../../games/recall/owning.ts';
import type { State } from '../../../games/recall/state.ts';
import { actionOf, NOWHERE, type Ask, type Facets } from './facets.ts';
import type { Narrowing, Question } from './narrowing.ts';

/** What is asked for each deed. */
const ASKED: Readonly<Record<string, readonly Ask[]>> = {
	start: ['at'],
	draft: ['what'],
	insert: ['what', 'to'],
	reset: [],
	produce: ['what'],
	stones: [],
	path: ['what'],
	goal: ['what'],
	move: ['from', 'at', 'figures'],
	water: ['from', 'at', 'what', 'figures'],
	explore: ['at'],
	develop: ['what', 'at'],
	place: ['at', 'figures'],
	upgrade: ['what'],
	track: ['what'],
	module: ['what'],
	modup: ['what', 'to'],
	deactivate: ['what'],
	tile: ['what'],
	relic: ['what'],
	gear: ['what'],
	booster: ['what'],
	trigger: ['what'],
	effect: ['what'],
	cassette: ['what'],
	energise: ['what'],
	exchange: ['what'],
	return: ['at'],
	remove: ['at'],
	swap: ['what'],
	camp: ['at'],
	ring: ['at'],
	sty: ['at'],
	island: ['at'],
	raft: ['at'],
	hayla: ['from', 'at', 'what', 'figures'],
	leap: ['from', 'at', 'figures'],
	decline: [],
	end: []
};

function deedsOf({ pool }: State): string[] {
	const items = pool.flatMap(({ items: list }, k) => list.map((_, item) => `use.${k}.${item}`));
	return [...items, ...Object.keys(ASKED)];
}

const unique = (list: readonly string[]) => [...new Set(list)];

/** Every answer that can be named; empty where a field of the map is the answer. */
function answersTo(state: State, deed: string, ask: Ask, answers: Facets): readonly string[] {
	const who = decider(state) ?? 0;
	const person = personOf(state, who);
	if (ask === 'from' || ask === 'at') return [];
	if (ask === 'figures') {
		const have = deed === 'place' ? 6 : figuresAt(state, who, answers.from ?? '');
		return Array.from({ length: Math.max(1, have) }, (_, k) => String(k + 1));
	}
	switch (deed) {
		case 'insert':
			return ask === 'to' ? BOXES : unique([...person.ready, ...Object.values(person.slots)]);
		case 'modup':
			return ask === 'to'
				? Object.keys(RECALL.modules)
				: unique([...person.ready, ...BOXES.filter((box) => person.slots[box])]);
		case 'draft':
			return [...RECALL.tribes, ...GEAR];
		case 'upgrade':
			return CRYSTALS;
		case 'swap':
			return SWAPS.flatMap((give) =>
				SWAPS.flatMap((take) =>
					give === 'figure'
						? Object.keys(person.figures).map((field) => `${give}-${take}-${field}`)
						: `${give}-${take}`
				)
			);
		case 'produce':
			return Object.keys(RECALL.production);
		case 'path':
			return PATHS;
		case 'goal':
			return person.goals;
		case 'water':
			return ['sail', 'land'];
		case 'hayla':
			return ['fan', 'jump'];
		case 'develop':
			return [
				...TRACKS.map((track) => `dig.${track}`),
				...PIECE_IDS,
				...CRYSTALS.map((kind) => `upgrade.${kind}`)
			];
		case 'track':
			return TRACKS;
		case 'module':
			return Object.keys(RECALL.modules);
		case 'deactivate':
			return BOXES;
		case 'tile':
			return Object.keys(RECALL.monumentTiles);
		case 'relic':
			return RELICS;
		case 'gear':
			return GEAR;
		case 'booster':
			return BOXES.flatMap((box) => [`${box}.0`, `${box}.1`]);
		case 'trigger':
			return ['yes', 'yes.own', 'no'];
		case 'effect':
		case 'energise':
			return unique([
				...effectsOf(state, who),
				...TRACKS.flatMap((track) => (state.ancestors[track].open ? state.ancestors[track].tribe : []))
			]);
		case 'cassette':
			return person.cassettes;
		case 'exchange':
			return CRYSTALS.flatMap((from) => CRYSTALS.flatMap((to) => (from === to ? [] : `${from}.${to}`)));
		default:
			return waysOf(state, deed);
	}
}

/** How an action of module or box can be used. */
function waysOf(state: State, deed: string): readonly string[] {
	const [, instance, item] = deed.split('.').map(Number);
	const effect = state.pool[instance ?? -1]?.items[item ?? -1];
	switch (effect?.is) {
		case 'moveB':
			return [NOWHERE, ...CRYSTALS];
		case 'moveOrDevelop':
			return ['move', 'develop'];
		case 'copy':
			return BOXES;
		case 'choice':
			return effect.options.map((_, k) => String(k + 1));
		default:
			return [NOWHERE];
	}
}

function asked(state: State, deed: string): readonly Ask[] {
	if (!deed.startsWith('use.')) return ASKED[deed] ?? [];
	const [, instance, item] = deed.split('.').map(Number);
	return state.pool[instance ?? -1]?.items[item ?? -1]?.is === 'removeForWhite' ? ['at'] : ['what'];
}

/** The questions of the deed that is tried; here any answer goes. */
export function tryOut(state: State, chosen: Facets): Narrowing {
	const deeds = deedsOf(state);
	const deed = chosen.deed !== undefined && deeds.includes(chosen.deed) ? chosen.deed : null;
	const questions: Question[] = [{ ask: 'deed', values: deeds, chosen: deed }];
	const answers: Partial<Record<Ask, string>> = {};
	const possible = { deed: deeds };
	if (deed === null) return { questions, answers, action: null, possible };
	answers.deed = deed;
	for (const ask of asked(state, deed)) {
		// A crystal is upgraded nowhere.
		if (ask === 'at' && answers.what?.startsWith('upgrade.')) continue;
		// Onto the water goes a group from somewhere; on the water it is where it is.
		if (deed === 'water' && ask === (isAfloat(state) ? 'from' : 'what')) continue;
		const values = answersTo(state, deed, ask, answers);
		const wished = chosen[ask];
		const usual = values.length === 1 ? values[0] : ask === 'figures' ? values.at(-1) : undefined;
		const answer = wished !== undefined && (values.length === 0 || values.includes(wished)) ? wished : usual;
		if (values.length !== 1) questions.push({ ask, values, chosen: answer ?? null });
		if (answer === undefined) return { questions, answers, action: null, possible };
		answers[ask] = answer;
	}
	return { questions, answers, action: actionOf(state, answers), possible };
}

function isAfloat({ tasks }: State): boolean {
	const task = tasks.at(-1);
	return task?.is === 'water' && task.at !== null;
}

/** What could be dug or built on a field if its own kind were all that counts. */
function developOn(state: State, field: string): readonly string[] {
	const kind = printedKind(state, field);
	if (kind === 'excavation') return TRACKS.map((track) => `dig.${track}`);
	const left = PIECE_IDS.filter((id) => !hasBuilt(personOf(state, decider(state) ?? 0), id));
	const fitting = left.filter((id) => {
		const piece = pieceOf(id);
		return piece?.what === kind || (piece?.what === 'workshop' && piece.terrain === kind);
	});
	return fitting.length > 0 ? fitting : left;
}

/** A develop action is tried on a field where nothing is possible. */
export function tryDeveloping(state: State, offered: Narrowing, chosen: Facets): Narrowing | null {
	const { at, what } = chosen;
	const places = offered.possible.at ?? [];
	if (offered.answers.deed !== 'develop' || at === undefined || places.includes(at)) return null;
	const values = developOn(state, at);
	const answer = what !== undefined && values.includes(what) ? what : null;
	const answers = { ...offered.answers, at, ...(answer ? { what: answer } : {}) };
	return {
		questions: [
			{ ask: 'at', values: [...places, at], chosen: at },
			{ ask: 'what', values, chosen: answer }
		],
		answers,
		action: answer ? actionOf(state, answers) : null,
		possible: { ...offered.possible, at: places, what: values }
	};
}
