// JSON to data set; all faults together in one error.
import { checkCounts, checkMap, checkTutorialMap } from './check.ts';
import type { Condition, FaceField, RecallData, Rate, TutorialMap, Workshop } from './data.ts';
import { countOf } from './effects.ts';
import { Reader, type RecallFault } from './reader.ts';
import {
	BOXES,
	COUNTED_CONDITIONS,
	FIELD_CODES,
	LEVELS,
	PATHS,
	PATH_SPACES,
	PLAIN_CONDITIONS,
	RELICS,
	ROUND_KINDS,
	TERRAINS,
	TRACKS,
	TRIBES
} from './vocabulary.ts';

export class RecallDataError extends Error {
	override readonly name = 'RecallDataError';
	readonly faults: readonly RecallFault[];

	constructor(faults: readonly RecallFault[]) {
		super(faults.map(({ code, where, detail }) => `${code} at ${where}: ${detail}`).join('\n'));
		this.faults = faults;
	}
}

/** A data set that can be played, or a RecallDataError with every fault found. */
export function parseRecall(input: unknown): RecallData {
	const reader = new Reader();
	const data = read(reader, reader.object(input, 'data'));
	// Counting what could not be read would only add noise.
	if (reader.faults.length === 0) {
		checkCounts(reader, data);
		checkMap(reader, data);
	}
	if (reader.faults.length === 0) checkTutorialMap(reader, data);
	if (reader.faults.length > 0) throw new RecallDataError(reader.faults);
	return data;
}

function read(r: Reader, from: Readonly<Record<string, unknown>>): RecallData {
	const part = (name: string) => r.object(from[name], name);
	const effects = (value: unknown, where: string) => r.effects(value, where);
	const byId = (name: string) => r.record(from[name], name, effects);
	const knowledge = part('knowledge');
	const board = part('console');
	const relics = part('relics');
	const boxA = part('boxA');
	return {
		id: r.text(from['id'], 'id'),
		note: r.text(from['note'], 'note'),
		timeBoard: r.words(from['timeBoard'], ROUND_KINDS, 'timeBoard'),
		exchange: r.table(from['exchange'], ['down', 'up', 'aynirUp'], 'exchange', (list, where) =>
			r.list(list, where).map((rate): Rate => {
				const [give, get] = r.list(rate, where);
				return { give: r.crystals(give, where), get: r.crystals(get, where) };
			})
		),
		pointsTrack: {
			loop: r.whole(part('pointsTrack')['loop'], 'pointsTrack loop', 1),
			boxSpaces: r.wholes(part('pointsTrack')['boxSpaces'], 'pointsTrack boxSpaces')
		},
		knowledge: {
			length: r.whole(knowledge['length'], 'knowledge length', 1),
			reveal: r.whole(knowledge['reveal'], 'knowledge reveal', 1),
			unlock: r.whole(knowledge['unlock'], 'knowledge unlock', 1),
			bonus: r.wholes(knowledge['bonus'], 'knowledge bonus'),
			values: Object.entries(r.object(knowledge['values'], 'knowledge values'))
				.map(([space, points]) => ({
					space: Number(space),
					points: r.whole(points, `knowledge values ${space}`, 1)
				}))
				.sort((a, b) => a.space - b.space)
		},
		boxA: {
			base: r.whole(boxA['base'], 'boxA base', 1),
			offers: r.list(boxA['offers'], 'boxA offers').map((offer) => {
				const [price, figures] = r.list(offer, 'boxA offers');
				return { price: r.crystals(price, 'boxA offers'), figures: r.whole(figures, 'boxA offers', 1) };
			})
		},
		boosters: r.table(from['boosters'], BOXES, 'boosters', (sides, where) =>
			r.list(sides, where).map((side) => r.effects(side, where))
		),
		production: byId('production'),
		storages: r.record(board['storages'], 'console storages', effects),
		workshops: r.table(board['workshops'], TERRAINS, 'console workshops', (list, where) =>
			r.list(list, where).map((each) => workshop(r, each, where))
		),
		monuments: r.list(board['monuments'], 'console monuments').map((each) => {
			const piece = r.object(each, 'console monuments');
			return {
				purple: r.whole(piece['purple'], 'console monuments', 1),
				uncovers: uncovered(r, piece['uncovers'], 'console monuments')
			};
		}),
		relics: {
			figures: r.wholes(relics['figures'], 'relics figures'),
			points: r.wholes(relics['points'], 'relics points'),
			rewards: r.table(relics['rewards'], RELICS, 'relics rewards', (row, where) =>
				r.list(row, where).flatMap((word) => r.effect(word, where))
			)
		},
		monumentTiles: r.record(from['monumentTiles'], 'monumentTiles', (tile, where) => {
			const [points, reward] = r.list(tile, where);
			return { points: r.whole(points, where), reward: r.effects(reward, where) };
		}),
		modules: r.record(from['modules'], 'modules', (module, where) => {
			const [count, colour, points, actions] = r.list(module, where);
			return {
				count: r.whole(count, where, 1),
				colour: r.word(colour, LEVELS, where),
				points: r.whole(points, where),
				actions: r.actions(actions, where)
			};
		}),
		lightBonus: byId('lightBonus'),
		darkBonus: byId('darkBonus'),
		cassettes: r.record(from['cassettes'], 'cassettes', (cassette, where) => {
			const [count, list] = r.list(cassette, where);
			return { count: r.whole(count, where, 1), effects: r.effects(list, where) };
		}),
		goals: r.record(from['goals'], 'goals', (goal, where) => {
			const [conditions, reward] = r.list(goal, where);
			return {
				conditions: r.list(conditions, where).map((each) => condition(r, r.text(each, where), where)),
				reward: r.effects(reward, where)
			};
		}),
		ownGear: r.record(from['ownGear'], 'ownGear', (gear, where) => {
			const { name, flat, fx } = r.object(gear, where);
			return { name: r.text(name, where), flat: flat === true, effects: r.effects(fx, where) };
		}),
		textGear: r.list(from['textGear'], 'textGear').map((id) => r.text(id, 'textGear')),
		omnitool: r.list(from['omnitool'], 'omnitool').map((each) => r.effects(each, 'omnitool')),
		tribes: r.words(from['tribes'], TRIBES, 'tribes'),
		rings: r.list(from['rings'], 'rings').map((each) => r.effects(each, 'rings')),
		pigsties: r.wholes(from['pigsties'], 'pigsties'),
		pigs: r.whole(from['pigs'], 'pigs'),
		islands: r.whole(from['islands'], 'islands'),
		rafts: r.whole(from['rafts'], 'rafts'),
		places: r.record(from['places'], 'places', (at, where) => r.wholes(at, where)),
		startPlaces: r.table(from['startPlaces'], ['12', '34'], 'startPlaces', (id, where) => r.text(id, where)),
		startFields: r.record(from['startFields'], 'startFields', (list, where) =>
			r.list(list, where).map((id) => r.text(id, where))
		),
		printedMonuments: r.table(from['printedMonuments'], TRACKS, 'printedMonuments', (each, where) => {
			const { id, at } = r.object(each, where);
			return { id: r.text(id, where), at: r.wholes(at, where) };
		}),
		faces: r.record(from['faces'], 'faces', (text, where) => face(r, r.text(text, where), where)),
		monumentBacks: r.list(from['monumentBacks'], 'monumentBacks').map((id) => r.text(id, 'monumentBacks')),
		startBacks: r.list(from['startBacks'], 'startBacks').map((id) => r.text(id, 'startBacks')),
		camps: byId('camps'),
		tutorialMap: tutorialMap(r, part('tutorialMap'))
	};
}

function uncovered(r: Reader, value: unknown, where: string): string | null {
	return value === undefined ? null : r.text(value, where);
}

function workshop(r: Reader, value: unknown, where: string): Workshop {
	const { cost, extra, uncovers } = r.object(value, where);
	return {
		cost: r.list(cost, where).map((price) => r.crystals(price, where)),
		extra: r.effects(extra, where),
		uncovers: uncovered(r, uncovers, where)
	};
}

/** `RELIC3`, `CAMPS:4`. */
function condition(r: Reader, text: string, where: string): Condition {
	const [name, n] = text.split(':');
	const count = countOf(n);
	if (count !== null) return { kind: r.word(name, COUNTED_CONDITIONS, where), n: count };
	return { kind: r.word(text, PLAIN_CONDITIONS, where), n: 1 };
}

/** `fa wa ca mo* st fo* ex`: centre, then ring; the star marks a relic field. */
function face(r: Reader, text: string, where: string): FaceField[] {
	const codes = Object.keys(FIELD_CODES) as (keyof typeof FIELD_CODES)[];
	return text.split(' ').map((code) => ({
		kind: FIELD_CODES[r.word(code.replace('*', ''), codes, where)],
		relic: code.endsWith('*')
	}));
}

function tutorialMap(r: Reader, from: Readonly<Record<string, unknown>>): TutorialMap {
	const texts = (value: unknown, where: string) => r.list(value, where).map((each) => r.text(each, where));
	const text = (value: unknown, where: string) => r.text(value, where);
	const name = 'tutorialMap';
	return {
		faceAt: r.record(from['faceAt'], `${name} faceAt`, text),
		relics: r.table(from['relics'], RELICS, `${name} relics`, texts),
		stonesPerSite: r.words(from['stonesPerSite'], TRACKS, `${name} stonesPerSite`),
		path: r.table(from['path'], PATH_SPACES, `${name} path`, (list, where) => r.words(list, PATHS, where)),
		dark: r.table(from['dark'], PATHS, `${name} dark`, text),
		light: r.table(from['light'], TRACKS, `${name} light`, texts),
		boosterStacks: r.record(from['boosterStacks'], `${name} boosterStacks`, (box, where) =>
			r.word(box, BOXES, where)
		),
		ancestors: r.table(from['ancestors'], TRACKS, `${name} ancestors`, (id, where) =>
			r.word(id, TRIBES, where)
		),
		ancestorGear: r.table(from['ancestorGear'], TRACKS, `${name} ancestorGear`, texts),
		monumentDisplay: texts(from['monumentDisplay'], `${name} monumentDisplay`)
	};
}
