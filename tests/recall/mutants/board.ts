// Exploration, movement, relics, develop actions.
import { DATA, mutants } from './kit.ts';

export const BOARD = mutants([
	['R-EXPL-1', 'exploring.ts', 'if (!tile || tile.open || tile.seen)', 'if (!tile)'],
	[
		'R-EXPL-2',
		'exploring.ts',
		"hasPresenceBeside(state, task.who, place) ? null : refused('R-EXPL-2')",
		'null'
	],
	['R-EXPL-3', 'exploring.ts', 'turn >= 0 && turn < TURNS', 'turn === 0'],
	['R-EXPL-4', 'exploring.ts', 'gainPoints(course, who, persons);', 'gainPoints(course, who, 1);'],
	['R-EXPL-5', 'exploring.ts', '\t\tfill(course, place);', ''],
	[
		'R-EXPL-6',
		'exploring.ts',
		"return RECALL.monumentBacks.includes(face) ? 'monument' : 'plain';",
		"return 'plain';"
	],
	['R-MOVE-1', 'groups.ts', 'figures < 1 || figures > have', 'figures < 1'],
	['R-MOVE-2', 'movement.ts', 'left: task.left - 1', 'left: 0'],
	['R-MOVE-3', 'declining.ts', "\t\t\tcase 'move':\n", ''],
	['R-MOVE-4', 'board.ts', "return !isKind(state, field, 'water');", 'return true;'],
	[
		'R-MOVE-5',
		'using.ts',
		'return pending(state) ?? mayUseAs(state, effect, as);',
		'return mayUseAs(state, effect, as);'
	],
	[
		'R-MOVE-6',
		'relics.ts',
		"return mayRemove(state, removal, arrival.behind >= missing ? 'R-RELIC-4' : 'R-RELIC-5');",
		'return missing > 99 ? mayRemove(state, removal, "") : null;'
	],
	[
		'R-WATER-1',
		'water.ts',
		"if (!touches(from, to) || !isKind(state, to, 'water')) return refused('R-WATER-1');",
		''
	],
	[
		'R-WATER-2',
		'water.ts',
		"if (isKind(state, field, 'water') && !isIsland(state, field)) return refused('R-WATER-2');",
		''
	],
	['R-WATER-3', 'water.ts', "if (!plus && !whole) return refused('R-WATER-3');", ''],
	['R-WATER-4', 'water.ts', 'if (!plus && !whole)', 'if (!whole)'],
	['R-WATER-5', 'water.ts', "if (crossed.includes(to)) return refused('R-WATER-5');", ''],
	['R-RELIC-1', 'relics.ts', "push(course, { is: 'collect', who, field: to });", ''],
	['R-RELIC-2', 'relics.ts', '[colour]: column + 1', 'brown: relics.brown + 1'],
	['R-RELIC-3', DATA, '"figures": [1, 2, 3, 4, 5]', '"figures": [1, 1, 1, 1, 1]'],
	[
		'R-RELIC-4',
		'relics.ts',
		'const removal = removalFor(state, arrival, relic);',
		'const removal = removalFor(state, { ...arrival, figures: arrival.figures + arrival.behind }, relic);'
	],
	[
		'R-RELIC-5',
		'relics.ts',
		"return mayRemove(state, removal, arrival.behind >= missing ? 'R-RELIC-4' : 'R-RELIC-5');",
		'return missing > 99 ? mayRemove(state, removal, "") : null;'
	],
	['R-RELIC-6', 'removing.ts', 'task.over || group <= figures', 'task.over'],
	[
		'R-RELIC-7',
		'relics.ts',
		'if (movementAt(course.state) < 0) push',
		'if (movementAt(course.state) < 99) push'
	],
	[
		'R-RELIC-8',
		'board.ts',
		"return !isKind(state, field, 'water');",
		"return !isKind(state, field, 'water') || state.relics[field] !== undefined;"
	],
	[
		'R-RELIC-9',
		'relics.ts',
		"if (personOf(state, arrival.who).relics[relic] >= COLUMNS) return refused('R-RELIC-9');",
		''
	],
	['R-DEV-1', 'crystals.ts', 'else pop(course);', "else if (task.is !== 'develop') pop(course);"],
	['R-DIG-1', 'digging.ts', 'if (removal) return removal;', ''],
	['R-DIG-2', 'digging.ts', "kind: 'white', steps: 2", "kind: 'white', steps: 3"],
	['R-DIG-3', 'digging.ts', "kind: 'pink', steps: 3", "kind: 'white', steps: 3"],
	['R-DIG-4', 'digging.ts', "kind: 'purple', steps: 4", "kind: 'pink', steps: 4"],
	['R-DIG-5', 'digging.ts', '.depot, stone]', '.depot]'],
	['R-DIG-6', 'digging.ts', 'stones.toSpliced(stones.indexOf(stone), 1)', '[]'],
	['R-BUILD-1', 'building.ts', "if (person.built[field] !== undefined) return refused('R-BUILD-1');", ''],
	['R-BUILD-2', 'building.ts', '1 + others.length', 'others.length'],
	['R-BUILD-3', 'building.ts', '1 + others.length', '1'],
	[
		'R-BUILD-4',
		'removing.ts',
		"...others.map((other): Task => ({ is: 'placeHere', who: other, left: 1, at: field }))",
		''
	],
	['R-CAMP-1', 'camps.ts', 'return campsBeside(state, field)', 'return campsBeside(state, field).slice(1)'],
	['R-CAMP-2', 'camps.ts', '.filter((camp) => !camps.includes(camp))', '.filter(() => camps.length < 9)'],
	[
		'R-CAMP-3',
		'camps.ts',
		'const { camps } = personOf(state, who);',
		'const camps = state.persons.flatMap((each, k) => (k < 9 + who ? each.camps : []));'
	],
	['R-CAMP-4', 'exploring.ts', 'push(course, ...campsRevealed(course.state, place));', ''],
	['R-CAMP-5', 'building.ts', "if (isKind(state, field, 'camp')) return refused('R-CAMP-5');", ''],
	['R-STORE-1', 'building.ts', "isKind(state, field, 'storage') ? null : refused('R-STORE-1')", 'null'],
	[
		'R-STORE-2',
		'building.ts',
		'const refusal = fitsField(state, field, piece) ?? isNext(person, piece);',
		"const lowest = PIECE_IDS.find((each) => !hasBuilt(person, each));\n\t\tconst refusal = piece.what === 'storage' && id !== lowest ? refused('R-STORE-2') : (fitsField(state, field, piece) ?? isNext(person, piece));"
	],
	[
		'R-STORE-3',
		'building.ts',
		"return [{ is: 'relic', who, at: field, storage: true }, decoder];",
		'return [decoder];'
	],
	[
		'R-STORE-4',
		'building.ts',
		'const list = RECALL.storages[id] ?? [];',
		"const list = RECALL.storages['s1'] ?? [];"
	],
	['R-WORK-1', 'building.ts', "isKind(state, field, piece.terrain) ? null : refused('R-WORK-1')", 'null'],
	['R-WORK-2', 'building.ts', "? null : refused('R-WORK-2')", '? null : null'],
	[
		'R-WORK-3',
		'building.ts',
		"if (piece.what === 'workshop') return RECALL.workshops[piece.terrain][piece.level]?.cost ?? [];",
		''
	],
	[
		'R-WORK-4',
		'building.ts',
		"{ is: 'effects', who, list: extra, at: field }",
		"{ is: 'effects', who, list: extra.slice(9), at: field }"
	],
	['R-WORK-5', 'building.ts', "forest: 'green'", "forest: 'yellow'"],
	['R-MON-1', 'building.ts', "isKind(state, field, 'monument') ? null : refused('R-MON-1')", 'null'],
	['R-MON-2', 'building.ts', 'RECALL.monuments[piece.level]?.purple ?? 1', '1'],
	['R-MON-3', 'building.ts', 'if (printedTrack(field)) return [];', ''],
	[
		'R-MON-4',
		'building.ts',
		'if (tile === undefined) return',
		'if (tile === undefined || state.monumentDisplay.length > 0) return'
	],
	[
		'R-MON-5',
		'building.ts',
		"return [{ is: 'effects', who, list: RECALL.monumentTiles[tile]?.reward ?? [], at: field }];",
		'return [];'
	],
	[
		'R-MON-6',
		'building.ts',
		"piece.level !== countBuilt(person, 'monument')",
		"piece.level < countBuilt(person, 'monument')"
	]
]);
