// What every data set must satisfy: the counts of the rulebook's list of components, and a map on which all of them fit.
import type { Effect } from './effects.ts';
import type { RecallData } from './data.ts';
import type { Reader } from './reader.ts';
import {
	BOXES,
	COUNTS,
	LEVELS,
	PATHS,
	PATH_SPACES,
	RELICS,
	TERRAINS,
	TEXT_GEAR,
	TRACKS,
	TRIBES
} from './vocabulary.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const size = (record: object) => Object.keys(record).length;
const sameSet = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** Effects that only a box can offer. */
const BOX_ONLY: readonly Effect['is'][] = [
	'offers',
	'offer',
	'removeForWhite',
	'moveB',
	'moveOrDevelop',
	'copy'
];

export function checkCounts(r: Reader, data: RecallData): void {
	const count = (where: string, found: number, wanted: number) => {
		if (found !== wanted) r.fault('count', where, `${found}, not ${wanted}`);
	};
	count('timeBoard', data.timeBoard.length, 17);
	count('timeBoard S', data.timeBoard.filter((kind) => kind === 'S').length, 13);
	for (const kind of ['G', ...PATH_SPACES])
		count(`timeBoard ${kind}`, data.timeBoard.filter((each) => each === kind).length, 1);
	count('pointsTrack boxSpaces', data.pointsTrack.boxSpaces.length, BOXES.length);
	for (const box of BOXES) count(`boosters ${box}`, data.boosters[box].length, 2);
	for (const colour of LEVELS) {
		const modules = Object.values(data.modules).filter((module) => module.colour === colour);
		count(`modules ${colour}`, sum(modules.map((module) => module.count)), COUNTS.modules[colour]);
	}
	count('monumentTiles', size(data.monumentTiles), COUNTS.monumentTiles);
	count('lightBonus', size(data.lightBonus), COUNTS.bonus);
	count('darkBonus', size(data.darkBonus), COUNTS.bonus);
	count('cassettes', sum(Object.values(data.cassettes).map((each) => each.count)), COUNTS.cassettes);
	count('goals', size(data.goals), COUNTS.goals);
	count('gear', size(data.ownGear) + data.textGear.length, COUNTS.gear);
	count('console storages', size(data.storages), COUNTS.storages);
	for (const terrain of TERRAINS)
		count(`console workshops ${terrain}`, data.workshops[terrain].length, COUNTS.workshops);
	count('console monuments', data.monuments.length, COUNTS.monuments);
	count('relics figures', data.relics.figures.length, 5);
	count('relics points', data.relics.points.length, 5);
	for (const colour of RELICS) count(`relics rewards ${colour}`, data.relics.rewards[colour].length, 5);
	count('rings', data.rings.length, COUNTS.rings);
	count('pigsties', data.pigsties.length, COUNTS.sties);
	count('omnitool', data.omnitool.length, 4);
	if (!sameSet(data.textGear, TEXT_GEAR)) r.fault('id', 'textGear', 'not the nine that the rules describe');
	if (!sameSet(data.tribes, TRIBES)) r.fault('id', 'tribes', 'not the fourteen that the rules describe');
	checkUncovering(r, data);
	checkWords(r, data);
}

/** Three production fields are free at the start; every other is uncovered by exactly one building. */
function checkUncovering(r: Reader, data: RecallData): void {
	const buildings = [...TERRAINS.flatMap((terrain) => data.workshops[terrain]), ...data.monuments];
	const uncovered = buildings.flatMap(({ uncovers }) => uncovers ?? []);
	for (const id of uncovered)
		if (!data.production[id]) r.fault('id', `production ${id}`, 'uncovered by a building, but not there');
	if (new Set(uncovered).size < uncovered.length) r.fault('count', 'production', 'uncovered twice');
	const free = size(data.production) - uncovered.length;
	if (free !== 3) r.fault('count', 'production', `${free} free at the start, not 3`);
}

function checkWords(r: Reader, data: RecallData): void {
	const lists: [string, readonly Effect[]][] = [
		...Object.entries(data.production).map(([id, list]): [string, readonly Effect[]] => [
			`production ${id}`,
			list
		]),
		...Object.entries(data.modules).map(([id, { actions }]): [string, readonly Effect[]] => [
			`modules ${id}`,
			actions
		]),
		...Object.entries(data.cassettes).map(([id, { effects }]): [string, readonly Effect[]] => [
			`cassettes ${id}`,
			effects
		]),
		...Object.entries(data.camps).map(([id, list]): [string, readonly Effect[]] => [`camps ${id}`, list])
	];
	for (const [where, list] of lists)
		for (const { is } of list) if (BOX_ONLY.includes(is)) r.fault('word', where, `${is} belongs in a box`);
}

export function checkMap(r: Reader, data: RecallData): void {
	const count = (where: string, found: number, wanted: number) => {
		if (found !== wanted) r.fault('map', where, `${found}, not ${wanted}`);
	};
	count('places', size(data.places), COUNTS.tiles);
	count('faces', size(data.faces), COUNTS.tiles);
	for (const [id, at] of Object.entries(data.places)) count(`places ${id}`, at.length, 2);
	for (const [id, fields] of Object.entries(data.faces)) {
		count(`faces ${id}`, fields.length, COUNTS.fieldsOfATile);
		// From every water field of a tile its centre can be reached, so a water movement always finds land.
		const [centre] = fields;
		if (centre?.relic || centre?.kind === 'water' || centre?.kind === 'volcano')
			r.fault('map', `faces ${id}`, 'not everybody can stand on its centre');
		const camps = fields.filter(({ kind }) => kind === 'camp').length;
		count(`camps ${id}`, data.camps[id] ? 1 : 0, camps);
		const monuments = fields.filter(({ kind }) => kind === 'monument').length;
		count(`monumentBacks ${id}`, data.monumentBacks.includes(id) ? 1 : 0, monuments);
	}
	count('startBacks', data.startBacks.length, 2);
	for (const id of [...data.startBacks, ...data.monumentBacks, ...Object.keys(data.camps)])
		if (!data.faces[id]) r.fault('id', `faces ${id}`, 'named, but not there');
	for (const id of Object.values(data.startPlaces))
		if (!data.places[id]) r.fault('id', `places ${id}`, 'named, but not there');
	const fields = Object.values(data.faces).flat();
	const relics = fields.filter(({ relic }) => relic).length;
	if (relics > COUNTS.relics - RELICS.length) r.fault('map', 'faces', `${relics} relic fields for 24 relics`);
	const sites = fields.filter(({ kind }) => kind === 'excavation').length;
	if (sites * 3 > COUNTS.stones) r.fault('map', 'faces', `${sites} excavation sites for 27 stones`);
	count('startFields', size(data.startFields), 4);
}

/** The tutorial map names only what there is, puts every tile somewhere and a relic on every relic field. */
export function checkTutorialMap(r: Reader, data: RecallData): void {
	const map = data.tutorialMap;
	const insist = (holds: boolean, where: string, detail: string) => {
		if (!holds) r.fault('tutorial-map', `tutorialMap ${where}`, detail);
	};
	insist(sameSet(Object.keys(map.faceAt), Object.keys(data.places)), 'faceAt', 'not every place once');
	insist(sameSet(Object.values(map.faceAt), Object.keys(data.faces)), 'faceAt', 'not every face once');
	const relicFields = Object.entries(map.faceAt).flatMap(([place, face]) =>
		(data.faces[face] ?? []).flatMap(({ relic }, k) => (relic ? `${place}.${k}` : []))
	);
	insist(
		sameSet(
			RELICS.flatMap((c) => map.relics[c]),
			relicFields
		),
		'relics',
		'not each relic field once'
	);
	insist(
		sameSet(
			PATH_SPACES.flatMap((space) => map.path[space]),
			PATHS
		),
		'path',
		'not every card once'
	);
	insist(sameSet(Object.values(map.dark), Object.keys(data.darkBonus)), 'dark', 'not every tile once');
	insist(
		sameSet(
			TRACKS.flatMap((track) => map.light[track]),
			Object.keys(data.lightBonus)
		),
		'light',
		'not every tile once'
	);
	insist(
		sameSet(Object.keys(map.boosterStacks), data.pointsTrack.boxSpaces.map(String)),
		'boosterStacks',
		'not at every space'
	);
	insist(sameSet(Object.values(map.boosterStacks), BOXES), 'boosterStacks', 'not every letter once');
	const gear = TRACKS.flatMap((track) => map.ancestorGear[track]);
	insist(new Set(gear).size === 12, 'ancestorGear', 'not four different ones a track');
	for (const id of gear)
		insist(data.ownGear[id] !== undefined || data.textGear.includes(id), 'ancestorGear', `${id} is none`);
	insist(new Set(map.monumentDisplay).size === 5, 'monumentDisplay', 'not five');
	for (const id of map.monumentDisplay)
		insist(data.monumentTiles[id] !== undefined, 'monumentDisplay', `${id} is none`);
}
