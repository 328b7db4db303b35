// Equipment, tribes and symbols.
import { mutants } from './kit.ts';

export const POWERS = mutants([
	[
		'R-GEAR-1',
		'owning.ts',
		'return [...tribesOf(state, who), ...gear];',
		'return [...tribesOf(state, who), ...gear.slice(9)];'
	],
	['R-GEAR-ALEMBIC', 'tribes/aynir.ts', "gainCrystals(course, who, 'pink', 1);", ''],
	['R-GEAR-RADAR', 'digging.ts', 'yes: [onTrack(1)]', 'yes: []'],
	[
		'R-GEAR-RADAR-PAY',
		'energy.ts',
		"if (effect === 'RADAR' && !has('own')) return refused('R-GEAR-RADAR-PAY');",
		''
	],
	['R-GEAR-BOOSTER', 'relics.ts', "kind: 'pink', n: 1", "kind: 'pink', n: 2"],
	['R-GEAR-DECODER', 'building.ts', "list: [{ is: 'stepAny', n: 1 }]", 'list: []'],
	[
		'R-GEAR-EXO',
		'removing.ts',
		"else push(course, { is: 'trigger', who, effect: 'EXO', open: false, yes: [], no });",
		'else push(course, ...no);'
	],
	[
		'R-GEAR-EXO-OTHERS',
		'removing.ts',
		"effect: 'EXO', open: false, yes: [], no",
		"effect: 'EXO', open: false, yes: no.slice(1), no"
	],
	['R-GEAR-INTERPRETER', 'camps.ts', "list: [{ is: 'stepAny', n: 1 }]", 'list: []'],
	[
		'R-GEAR-OMNITOOL',
		'owning.ts',
		"id === 'OMNITOOL' ? OMNITOOL_PARTS : id",
		"id === 'OMNITOOL' ? OMNITOOL_PARTS.slice(0, 1) : id"
	],
	['R-GEAR-PORTAL', 'figures.ts', 'return task.portal && state', 'return false && state'],
	[
		'R-GEAR-DOUBLER',
		'turns.ts',
		"effect: 'DOUBLER', open: false, yes: [reward]",
		"effect: 'DOUBLER', open: false, yes: []"
	],
	['R-TRIBE-1', 'owning.ts', 'return [...tribesOf(state, who), ...gear];', 'return gear;'],
	['R-TRIBE-AYNIR', 'energy.ts', 'left: 4 }', 'left: 3 }'],
	[
		'R-TRIBE-AYNIR-P',
		'crystals.ts',
		"hasTribe(state, state.turn, 'AYNIR') ? aynirUp : up",
		"hasTribe(state, state.turn, 'AYNIR') ? up : up"
	],
	['R-TRIBE-BRIMAS', 'energy.ts', "return [{ is: 'develop', who }];", 'return [];'],
	['R-TRIBE-COLTERON', 'tribes/moving.ts', "gainCrystals(course, task.who, 'white', 1);", ''],
	['R-TRIBE-COLTERON-P', 'board.ts', "return hasTribe(state, who, 'COLTERON');", 'return false;'],
	['R-TRIBE-DORIAN', 'tribes/material.ts', 'hasPresence(state, task.who, field) &&', ''],
	[
		'R-TRIBE-DORIAN-P1',
		'groups.ts',
		"pigs <= pigsAt(state, from) && hasTribe(state, who, 'DORIAN')",
		'pigs <= pigsAt(state, from)'
	],
	[
		'R-TRIBE-DORIAN-P2',
		'removing.ts',
		"if (pay > 0 && !hasTribe(state, who, 'DORIAN')) return refused('R-TRIBE-DORIAN-P2');",
		''
	],
	['R-TRIBE-DORIAN-S', 'scoring/score.ts', 'STY_POINTS = 2', 'STY_POINTS = 1'],
	[
		'R-TRIBE-DORIAN-O',
		'scoring/score.ts',
		"if (!hasTribe(state, who, 'DORIAN')) return [];",
		"if (personOf(state, who).tribe !== 'DORIAN') return [];"
	],
	['R-END-2', 'scoring/score.ts', '...sties(state, who)', ''],
	['R-TRIBE-ENTERIN', 'tribes/material.ts', 'isEmpty(state, field) &&\n', ''],
	[
		'R-TRIBE-ENTERIN-R',
		'tribes/material.ts',
		"if (count('monument') > 0) gainPoints(course, who, count('monument'));",
		''
	],
	[
		'R-TRIBE-ENTERIN-P',
		'board.ts',
		"return kind === 'water' || kind === 'forest';",
		"return kind === 'water';"
	],
	[
		'R-TRIBE-FINDER',
		'tribes/material.ts',
		"isKind(state, field, 'water') && isEmpty(state, field) ? null",
		"isKind(state, field, 'water') ? null"
	],
	[
		'R-TRIBE-FINDER-OUT',
		'figures.ts',
		'if (figuresAt(state, who, field) > 0) return null;',
		'if (figuresAt(state, who, field) > 0 || personOf(state, who).raft?.field === field) return null;'
	],
	['R-TRIBE-FINDER-P', 'removing.ts', 'if (figures + pigs > 0) fillFromRafts(course, field);', ''],
	[
		'R-TRIBE-GOLIAT',
		'knowledge.ts',
		"effect: 'GOLIAT', open: false, yes: [reward]",
		"effect: 'GOLIAT', open: false, yes: []"
	],
	[
		'R-TRIBE-HAYLA-1',
		'tribes/moving.ts',
		'(task.from !== null && task.from !== from) || task.reached.includes(to)',
		'task.reached.includes(to)'
	],
	[
		'R-TRIBE-HAYLA-2',
		'tribes/moving.ts',
		'if (from === to || touches(from, to)) return false;',
		'if (from === to) return false;'
	],
	['R-TRIBE-ION', 'energy.ts', "return [{ is: 'deact', who, left: 1 }];", 'return [];'],
	[
		'R-TRIBE-JHE',
		'turns.ts',
		'if (moduleInstance(module).items.length > 0) push(course, repeat);',
		'if (moduleInstance(module).items.length > 9) push(course, repeat);'
	],
	[
		'R-TRIBE-K01',
		'building.ts',
		"effect: 'K01', open: false, yes: [reward]",
		"effect: 'K01', open: false, yes: []"
	],
	['R-TRIBE-K01-S6', 'relics.ts', '...(storage ? [again] : [])', '...(storage ? [] : [again])'],
	['R-TRIBE-LEXANDER', 'energy.ts', "return [{ is: 'upgrade', who, left: 1 }];", 'return [];'],
	['R-TRIBE-LEXANDER-P', 'crystals.ts', 'gainPoints(course, who, purple);', ''],
	[
		'R-TRIBE-MOTO',
		'energy.ts',
		"return [{ is: 'modup', who, white: 1 }];",
		"return [{ is: 'modup', who, white: 0 }];"
	],
	[
		'R-TRIBE-NORDWIND',
		'energy.ts',
		"return [{ is: 'move', who, left: 1, rewards: [], over: false }];",
		"return [{ is: 'move', who, left: 2, rewards: [], over: false }];"
	],
	['R-TRIBE-NORDWIND-P', 'tribes/material.ts', 'addFigures(course, who, camp, -1);', ''],
	[
		'R-TRIBE-NORDWIND-P2',
		'tribes/material.ts',
		"if (state.rings[camp] !== undefined) return refused('R-TRIBE-NORDWIND-P2');",
		''
	],
	['R-SYM-DEV', 'settle.ts', "return push(course, { is: 'develop', who });", 'return undefined;'],
	[
		'R-SYM-FIG',
		'settle.ts',
		"{ is: 'place', who, left: effect.n, portal: false }",
		"{ is: 'place', who, left: 1, portal: false }"
	],
	[
		'R-SYM-FIGHERE',
		'settle.ts',
		"push(course, { is: 'placeHere', who, left: effect.n, at })",
		"push(course, { is: 'place', who, left: effect.n, portal: false })"
	],
	[
		'R-SYM-CRYSTAL',
		'settle.ts',
		'return gainCrystals(course, who, effect.kind, effect.n);',
		"return gainCrystals(course, who, 'white', effect.n);"
	],
	['R-SYM-COST', 'crystals.ts', 'for (const { kind, n } of prices) gainCrystals(course, who, kind, -n);', ''],
	['R-SYM-UPGRADE', 'settle.ts', "{ is: 'upgrade', who, left: effect.n }", "{ is: 'upgrade', who, left: 1 }"],
	[
		'R-SYM-MOVE',
		'settle.ts',
		"{ is: 'move', who, left: effect.n, rewards: [], over: false }",
		"{ is: 'move', who, left: 2, rewards: [], over: false }"
	],
	['R-SYM-WATER', 'settle.ts', "case 'water':\n\t\t\treturn push", "case 'never':\n\t\t\treturn push"],
	['R-SYM-WATERPLUS', 'settle.ts', 'plus: effect.plus', 'plus: false'],
	[
		'R-SYM-POINTS',
		'settle.ts',
		'return gainPoints(course, who, effect.n);',
		'return gainPoints(course, who, 1);'
	],
	['R-SYM-STEP', 'settle.ts', 'track: effect.track, left: effect.n', 'track: effect.track, left: 1'],
	['R-SYM-STEPANY', 'settle.ts', "{ is: 'track', who, left: effect.n }", "{ is: 'track', who, left: 1 }"],
	['R-SYM-CASS', 'settle.ts', 'return gainCassettes(course, who, effect.n);', 'return undefined;'],
	[
		'R-SYM-MODULE',
		'modules.ts',
		'ready: [...personOf(course.state, who).ready, module]',
		'ready: personOf(course.state, who).ready'
	],
	[
		'R-SYM-MODUP',
		'modules.ts',
		"if (colour === 'green') change(course, { green: { ...green, stack: [module, ...green.stack] } });",
		''
	],
	[
		'R-SYM-MODUP-IN',
		'modules.ts',
		'{ slots: { ...slots, [module]: to } }',
		'{ slots: { ...slots, [module]: undefined }, ready: [...ready, to] }'
	],
	['R-SYM-DEACT', 'modules.ts', 'ready: [...ready, module], slots: rest', 'slots: rest'],
	[
		'R-SYM-FREEACT',
		'energy.ts',
		"tell(course, { what: 'energised', who, effect, stones: 0 });",
		'payStones(course, who, effect, null);'
	],
	['R-SYM-RELIC', 'relics.ts', 'state.treasure.includes(colour) && relics', 'relics'],
	['R-SYM-SLASH', 'using.ts', 'list: optionOf(item.options, as) ?? []', 'list: item.options.flat()']
]);
