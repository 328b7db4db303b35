// Crystals, figures, points, tracks; rounds, turns, modules, reset, free actions, energy, boxes.
import { DATA, mutants } from './kit.ts';

export const BASICS = mutants([
	['R-CRYSTAL-1', 'crystals.ts', '[kind]: crystals[kind] + n', 'white: crystals.white + n'],
	[
		'R-CRYSTAL-2',
		'crystals.ts',
		'return CRYSTALS.every((kind) => crystals[kind] >= priceIn(prices, kind));',
		'return true;'
	],
	[
		'R-CRYSTAL-3',
		'crystals.ts',
		"{ white: 'pink', pink: 'purple' }",
		"{ white: 'pink', pink: 'purple', purple: 'purple' }"
	],
	['R-CRYSTAL-4', 'crystals.ts', 'KEPT = 6', 'KEPT = 60'],
	['R-CRYSTAL-5', 'crystals.ts', '[kind]: crystals[kind] + n', '[kind]: Math.min(6, crystals[kind] + n)'],
	['R-FIG-1', 'figures.ts', 'return task.portal && state', 'return true || state'],
	[
		'R-FIG-2',
		'board.ts',
		'return figures[field] !== undefined || built[field] !== undefined;',
		'return figures[field] !== undefined;'
	],
	['R-FIG-3', 'figures.ts', 'addFigures(course, decider(course.state) ?? 0, field, -1);', ''],
	['R-FIG-4', 'figures.ts', 'sum + Math.floor(n / WORTH)', 'sum + n'],
	[
		'R-FIG-5',
		'figures.ts',
		"return canAdd(state, task.who, field, figures) ? null : refused('R-FIG-5');",
		'return null;'
	],
	['R-FIG-6', 'figures.ts', 'if (figuresAt(state, who, field) > 0) return null;', 'return null;'],
	['R-POINT-1', 'points.ts', 'const reached = points + n;', 'const reached = points;'],
	[
		'R-POINT-2',
		'scoring/score.ts',
		"state.phase === 'over' ? sheetOf(state, who).total : points",
		'sheetOf(state, who).total + 0 * points'
	],
	['R-BOOST-1', 'points.ts', 'space <= reached', 'space < reached'],
	['R-BOOST-2', 'points.ts', '[box]: side', '[box]: 0'],
	['R-BOOST-3', 'points.ts', 'each.box === box && !each.used', 'each.box === box'],
	['R-BOOST-4', 'points.ts', 'each.box === box && !each.used', 'each.box === box && each.used'],
	['R-KNOW-1', 'knowledge.ts', 'const space = tracks[track] + 1;', 'const space = tracks[track] + left;'],
	['R-KNOW-2', 'knowledge.ts', 'if (first) gainPoints', 'gainPoints'],
	['R-KNOW-3', 'knowledge.ts', '{ ...ancestors[track], open: true }', '{ ...ancestors[track], open: false }'],
	[
		'R-KNOW-4',
		'knowledge.ts',
		".gear.includes(gear) ? null : refused('R-KNOW-4')",
		'.gear.includes(gear) ? null : null'
	],
	['R-KNOW-5', 'knowledge.ts', ".depot, 'own']", '.depot]'],
	[
		'R-KNOW-6',
		'owning.ts',
		'TRACKS.filter((track) => hasUnlocked(person, track))',
		'TRACKS.filter((track) => !hasUnlocked(person, track))'
	],
	[
		'R-KNOW-7',
		'owning.ts',
		'return tribesOf(state, who).includes(tribe);',
		'return personOf(state, who).tribe === tribe;'
	],
	[
		'R-KNOW-8',
		'owning.ts',
		'TRACKS.filter((track) => hasUnlocked(person, track))',
		'TRACKS.filter((track) => hasUnlocked(person, track) && state.persons.every((each) => each.tracks[track] <= person.tracks[track]))'
	],
	['R-KNOW-9', 'knowledge.ts', 'BONUS.indexOf(space)', '-1'],
	['R-KNOW-10', 'knowledge.ts', '.tracks[track] >= LENGTH', '.tracks[track] > LENGTH'],
	[
		'R-ROUND-1',
		'turns.ts',
		"RECALL.timeBoard[state.round - 1] ?? 'S'",
		"RECALL.timeBoard[state.round] ?? 'S'"
	],
	['R-ROUND-2', 'turns.ts', 'const last = turn >= course.state.persons.length;', 'const last = true;'],
	['R-ROUND-3', 'turns.ts', 'round: round + 1 }', 'round: round + 2 }'],
	['R-TURN-1', 'turns.ts', "state.phase !== 'open' || !fits(kind)", '!fits(kind)'],
	[
		'R-TURN-2',
		'waiting.ts',
		'if (decider(state) !== state.turn)',
		"if (decider(state) !== state.turn || state.phase === 'module')"
	],
	['R-SPEC-1', 'turns.ts', ".includes(card) ? null : refused('R-SPEC-1')", '.includes(card) ? null : null'],
	['R-SPEC-2', 'turns.ts', 'gainBonus(course, who, dark[card], RECALL.darkBonus[dark[card]] ?? []);', ''],
	[
		'R-SPEC-3',
		'turns.ts',
		".includes(discard) ? null : refused('R-SPEC-3')",
		'.includes(discard) ? null : null'
	],
	['R-SPEC-4', 'turns.ts', 'RECALL.goals[discard]?.reward', "RECALL.goals[goals[0] ?? '']?.reward"],
	['R-MOD-1', 'turns.ts', 'ready.includes(module) && slots[slot] === undefined', 'ready.includes(module)'],
	[
		'R-MOD-2',
		'using.ts',
		'if (source.spent.includes(item)) return',
		'if (source.spent.includes(item) && state.pool.length > 9) return'
	],
	[
		'R-MOD-3',
		'turns.ts',
		"if (state.phase === 'open') return refused(ROUND_RULES[roundKind(state)]);",
		"if (state.phase === 'open') return refused(ROUND_RULES[roundKind(state)]);\n\t\tif (state.pool.some(({ items, spent }) => spent.length < items.length)) return refused('R-MOD-3');"
	],
	['R-MOD-4', DATA, '[8, "white", 0, []]', '[8, "white", 0, ["white:1"]]'],
	['R-MOD-5', 'using.ts', "return optionOf(item.options, as) ? null : refused('R-MOD-5');", 'return null;'],
	[
		'R-MOD-6',
		'modules.ts',
		"return openModules(state, task.colour).includes(module) ? null : refused('R-MOD-6');",
		'return null;'
	],
	['R-MOD-7', 'settle.ts', "(task.is === 'module' && hasNone(state, task.colour)) ||", ''],
	['R-RESET-1', 'turns.ts', '{ ready: [...ready, ...out], slots: {} }', '{ ready: [...ready, ...out] }'],
	['R-RESET-2', 'turns.ts', "if (state.production.left < 1) return refused('R-RESET-2');", ''],
	['R-RESET-3', 'turns.ts', "if (state.production.used.includes(field)) return refused('R-RESET-3');", ''],
	['R-RESET-4', 'turns.ts', 'depot: [...depot, ...back]', 'depot'],
	['R-RESET-5', 'energy.ts', "if (state.phase === 'returned') return refused('R-RESET-5');", ''],
	['R-RESET-6', 'turns.ts', 'energised: {} });', 'energised });'],
	[
		'R-RESET-7',
		'turns.ts',
		".includes(field) ? null : refused('R-RESET-7')",
		'.includes(field) ? null : null'
	],
	['R-FREE-1', 'waiting.ts', 'if (decider(state) !== state.turn)', 'if (decider(state) === null)'],
	['R-CASS-1', 'known.ts', 'cassettes: mine ? cassettes : null', 'cassettes'],
	['R-CASS-2', 'cassettes.ts', 'discard: [...piles.discard, cassette]', 'discard: piles.discard'],
	['R-CASS-3', 'cassettes.ts', 'if (course.state.cassettes.supply.length === 0) reshuffle(course);', ''],
	[
		'R-EXCH-1',
		'crystals.ts',
		'const refusal = freeNow(state);',
		"const refusal = state.phase === 'open' && state.tasks.length === 0 ? freeNow(state) : refused('R-EXCH-1');"
	],
	['R-EXCH-2', DATA, '["pink:1", "white:2"]', '["pink:1", "white:1"]'],
	['R-EXCH-3', DATA, '["white:3", "pink:1"]', '["white:2", "pink:1"]'],
	[
		'R-ENERGY-1',
		'energy.ts',
		"if (!effectsOf(state, state.turn).includes(effect)) return refused('R-ENERGY-1');",
		''
	],
	['R-ENERGY-2', 'energy.ts', "if (!stones.every(has)) return refused('R-ENERGY-2');", ''],
	['R-ENERGY-3', 'owning.ts', 'return 1 + (person.energised[effect]?.times ?? 0);', 'return 1;'],
	['R-ENERGY-4', 'owning.ts', 'if (RECALL.ownGear[effect]?.flat) return 1;', ''],
	['R-ENERGY-5', 'energy.ts', "if (isTriggered(effect)) return refused('R-ENERGY-5');", ''],
	[
		'R-BOX-1',
		'turns.ts',
		'pool: [moduleInstance(module), boxInstance(person, slot)]',
		'pool: [moduleInstance(module)]'
	],
	['R-BOX-A', 'boxes.ts', 'n: RECALL.boxA.base', 'n: 1'],
	[
		'R-BOX-A-PAY',
		'using.ts',
		"return as === null && canPay(state, who, [item]) ? null : refused('R-BOX-A-PAY');",
		'return null;'
	],
	[
		'R-BOX-A-REMOVE',
		'using.ts',
		"return gainCrystals(course, who, 'white', 1);",
		"return gainCrystals(course, who, 'white', 2);"
	],
	['R-BOX-B', 'boxes.ts', 'steps: [2, 3, 4, 5]', 'steps: [1, 3, 4, 5]'],
	['R-BOX-B-PAY', 'boxes.ts', 'steps: [2, 3, 4, 5]', 'steps: [2, 3, 4, 6]'],
	['R-BOX-C', 'boxes.ts', "{ is: 'water', plus: false }", "{ is: 'water', plus: true }"],
	['R-BOX-D', 'boxes.ts', "[{ is: 'moveOrDevelop' }, { is: 'moveOrDevelop' }]", "[{ is: 'moveOrDevelop' }]"],
	['R-BOX-E', 'boxes.ts', "{ is: 'move', n: 1 }", "{ is: 'move', n: 2 }"],
	['R-BOX-F', 'using.ts', "as === 'F' || ", '']
]);
