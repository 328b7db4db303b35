// Set-up, aim, components, variants and the solo game.
import { mutants } from './kit.ts';

export const SETUP = mutants([
	[
		'R-AIM-1',
		'scoring/score.ts',
		'(totals[b] ?? 0) - (totals[a] ?? 0)',
		'(totals[a] ?? 0) - (totals[b] ?? 0)'
	],
	['R-AIM-2', 'turns.ts', ".includes(card) ? null : refused('R-SPEC-1')", '.includes(card) ? null : null'],
	['R-COMP-1', 'figures.ts', 'return smallNeeded(person) <= SMALL;', 'return true;'],
	[
		'R-SETUP-2',
		'setup.ts',
		'const light = random.shuffled(Object.keys(RECALL.lightBonus));',
		'const light = Object.keys(RECALL.lightBonus);'
	],
	[
		'R-SETUP-3',
		'setup.ts',
		'const dark = random.shuffled(Object.keys(RECALL.darkBonus));',
		"const dark = Object.keys(RECALL.darkBonus).map(() => 'd1');"
	],
	['R-SETUP-4', 'setup.ts', 'const cards = random.shuffled(PATHS);', 'const cards = PATHS;'],
	['R-SETUP-4F', 'setup.ts', "firstGame ? 'A' : (sides", 'false ? null : (sides'],
	['R-SETUP-5', 'setup.ts', 'MONUMENTS_SHOWN = 5', 'MONUMENTS_SHOWN = 4'],
	['R-SETUP-6', 'setup.ts', 'supply: random.shuffled(', 'supply: Array.from('],
	['R-SETUP-7', 'setup.ts', 'const letters = random.shuffled(BOXES);', 'const letters = BOXES;'],
	['R-SETUP-8', 'setup.ts', 'const stack = random.shuffled(all);', 'const stack = all;'],
	['R-SETUP-9', 'setup.ts', 'treasure: [...RELICS]', 'treasure: []'],
	['R-SETUP-10', 'setup.ts', 'COUNTS.relics / RELICS.length - 1', 'COUNTS.relics / RELICS.length'],
	['R-SETUP-11', 'setup.ts', 'turn: open ? random.below(6) : 0', 'turn: 0'],
	['R-SETUP-11S', 'setup.ts', 'players > 2', 'players > 0'],
	[
		'R-SETUP-12',
		'setup.ts',
		'if (course.state.places[place]?.open) fill(course, place);',
		'fill(course, place);'
	],
	['R-SETUP-13', 'setup.ts', 'raft: null,', "raft: { field: 'T8.1', figures: 3 },"],
	['R-SETUP-A', 'setup.ts', "colours[who] ?? 'blue'", "'blue'"],
	['R-SETUP-B', 'setup.ts', "depot: ['own'],", 'depot: [],'],
	[
		'R-SETUP-C',
		'setup.ts',
		'tracks: { white: 0, grey: 0, black: 0 },',
		'tracks: { white: 1, grey: 1, black: 1 },'
	],
	['R-SETUP-D', 'owning.ts', 'return tracks[track] >= RECALL.knowledge.unlock;', 'return true;'],
	[
		'R-SETUP-E',
		'building.ts',
		"if (!piece || hasBuilt(person, id)) return refused('R-SETUP-E');",
		"if (!piece) return refused('R-SETUP-E');"
	],
	['R-SETUP-F', 'setup.ts', 'START_MODULES = 2', 'START_MODULES = 1'],
	['R-SETUP-G', 'setup.ts', 'START_CRYSTALS = 3', 'START_CRYSTALS = 2'],
	['R-SETUP-H', 'setup.ts', 'together: 2', 'together: 1'],
	[
		'R-SETUP-I',
		'drafting.ts',
		'layAncestors(course, left);\n\t\tbegin(course, 0, 1);',
		'layAncestors(course, left);\n\t\tbegin(course, 1, 1);'
	],
	['R-SETUP-J', 'setup.ts', "START_FIELDS[who] ?? 'S1'", "'S1'"],
	['R-SETUP-K', 'drafting.ts', 'persons - 1 - k', 'k'],
	['R-SETUP-KF', 'setup.ts', 'setup.firstGame && setup.deal', 'setup.deal'],
	[
		'R-SETUP-L',
		'drafting.ts',
		'random.shuffled([...boxed.tribes, ...left.tribes])',
		'random.shuffled(boxed.tribes)'
	],
	['R-SETUP-M', 'drafting.ts', 'ANCESTOR_GEAR = 4', 'ANCESTOR_GEAR = 3'],
	[
		'R-FIELD-1',
		'map.ts',
		'Array.from({ length: DIRECTIONS.length + 1 }',
		'Array.from({ length: DIRECTIONS.length }'
	],
	['R-FIELD-2', 'board.ts', '(direction - 1 - turn + 6) % 6', '(direction - 1) % 6'],
	['R-FIELD-3', 'map.ts', 'printed.set(id, track);', ''],
	['R-SOLO-1', 'setup.ts', 'alone: 3', 'alone: 2'],
	['R-SOLO-2', 'drafting.ts', "SOLO_STARTS = ['S1', 'S2']", "SOLO_STARTS = ['S1']"],
	[
		'R-SOLO-3',
		'turns.ts',
		'.goals.filter((goal) => goal !== discard)',
		'.goals.filter((goal) => goal !== discard).slice(0, 1)'
	],
	[
		'R-SOLO-4',
		'scoring/score.ts',
		'meetsBoth(holdingsOf(state, who), [first, second])',
		'meetsGoal(holdingsOf(state, who), second)'
	],
	[
		'R-SOLO-5',
		'scoring/goals.ts',
		'if (!all({}, a) || !all({}, b)) return false;',
		'return all({}, a) && all({}, b);'
	],
	['R-SOLO-6', 'scoring/score.ts', "[170, 'gold']", "[171, 'gold']"],
	[
		'R-SOLO-8',
		'scoring/goals.ts',
		'demand(first, kind) + demand(second, kind) <= limit',
		'demand(first, kind) <= limit'
	],
	['R-VAR-1', 'drafting.ts', '[...back, ...back.toReversed()]', '[...back, ...back]'],
	['R-VAR-2', 'drafting.ts', 'open: variants.knownAncestors', 'open: false'],
	['R-VAR-3', 'points.ts', 'variants.boosterChoice ? null :', 'false ? null :']
]);
