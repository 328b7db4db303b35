// End of the game, path cards, goals, resources.
import { mutants } from './kit.ts';

const PATHS = 'scoring/paths.ts';
const GOALS = 'scoring/goals.ts';
const SCORE = 'scoring/score.ts';

export const SCORING = mutants([
	['R-END-1', 'turns.ts', 'next.round > RECALL.timeBoard.length', 'next.round >= RECALL.timeBoard.length'],
	[
		'R-END-3',
		'turns.ts',
		'const over = next.round > RECALL.timeBoard.length;',
		"const over = next.round > RECALL.timeBoard.length;\n\tif (over) push(course, { is: 'booster', who: 0, box: null });"
	],
	['R-END-4', SCORE, 'better(a, b) || a - b', 'better(b, a) || a - b'],
	['R-TIE-1', SCORE, ', ...byTracks]', ', ...byTracks.slice(9)]'],
	['R-PATH-1', SCORE, ': [standard];', ': [];'],
	['R-PATH-2', SCORE, 'paths[space] === card', 'paths[space] !== undefined'],
	['R-PATH-3', SCORE, '...values[card].S }', '...values[card][side] }'],
	['R-PATH-ARCH-S', PATHS, 'points: sum(counts), facts: stones', 'points: 2 * sum(counts), facts: stones'],
	['R-PATH-ARCH-A', PATHS, 'times(2, sum(counts)', 'times(3, sum(counts)'],
	['R-PATH-ARCH-B', PATHS, 'times(7, Math.min(...counts)', 'times(7, Math.max(...counts)'],
	['R-PATH-EFF-S', PATHS, 'RECALL.modules[id]?.points ?? 0', 'RECALL.modules[id]?.count ?? 0'],
	['R-PATH-EFF-A', PATHS, "levelOf(module) !== 'white'", "levelOf(module) !== 'pink'"],
	['R-PATH-EFF-B', PATHS, 'times(3, grey', 'times(2, grey'],
	['R-PATH-LEG-S', PATHS, 'S: times(2, storages', 'S: times(1, storages'],
	['R-PATH-LEG-A', PATHS, 'A: times(2, storages', 'A: times(1, storages'],
	['R-PATH-LEG-B', PATHS, 'Math.floor(storages / 2)', 'Math.ceil(storages / 2)'],
	['R-PATH-MIGHT-S', PATHS, 'points: sum(printed) + sum(tiles)', 'points: sum(tiles)'],
	['R-PATH-MIGHT-A', PATHS, 'times(3, monuments.length', 'times(2, monuments.length'],
	['R-PATH-MIGHT-B', PATHS, 'points: sum(tiles), facts', 'points: sum(printed), facts'],
	[
		'R-PATH-STRIVE-S',
		PATHS,
		'RECALL.relics.points[relics[colour] - 1]',
		'RECALL.relics.points[relics[colour]]'
	],
	['R-PATH-STRIVE-A', PATHS, 'times(6, Math.min', 'times(6, Math.max'],
	['R-PATH-STRIVE-B', PATHS, 'points: Math.max(...values)', 'points: Math.min(...values)'],
	['R-PATH-KNOW-S', PATHS, 'points: white + grey + black', 'points: white + grey'],
	['R-PATH-KNOW-A', PATHS, 'const [, second = 0]', 'const [second = 0]'],
	['R-PATH-KNOW-B', PATHS, '(RECALL.knowledge.bonus[0] ?? 0) - 1', '(RECALL.knowledge.bonus[0] ?? 0) + 1'],
	['R-GOAL-1', GOALS, 'conditionsOf(goal).every(', 'conditionsOf(goal).some('],
	['R-GOAL-RELIC2', GOALS, 'have: Math.max(...counts), needed: 2', 'have: Math.max(...counts), needed: 1'],
	['R-GOAL-RELIC3', GOALS, 'have: Math.max(...counts), needed: 3', 'have: Math.max(...counts), needed: 2'],
	['R-GOAL-COLOURS3', GOALS, 'have: colours, needed: 3', 'have: colours, needed: 2'],
	['R-GOAL-COLOURS4', GOALS, 'have: colours, needed: 4', 'have: colours, needed: 3'],
	['R-GOAL-ENERGYSET', GOALS, 'stones[track] > 0).length, needed: 3', 'stones[track] > 0).length, needed: 2'],
	['R-GOAL-ENERGY5', GOALS, 'have: total(stones), needed: 5', 'have: total(stones), needed: 4'],
	['R-GOAL-BOOSTERS', GOALS, 'have: holdings.boosters, needed: n', 'have: holdings.boosters, needed: n - 1'],
	['R-GOAL-STORAGES', GOALS, "have: built('storage'), needed: n", "have: built('storage'), needed: n - 1"],
	['R-GOAL-MONUMENTS', GOALS, "have: built('monument'), needed: n", "have: built('monument'), needed: n - 1"],
	['R-GOAL-MODULES7', GOALS, 'needed: 7', 'needed: 6'],
	['R-GOAL-ANCESTORS3', GOALS, 'have: holdings.ancestors, needed: 3', 'have: holdings.ancestors, needed: 2'],
	['R-GOAL-CAMPS', GOALS, 'camps)), needed: n', 'camps)), needed: n - 1'],
	['R-GOAL-TILES6', GOALS, 'needed: 6', 'needed: 5'],
	['R-RES-1', SCORE, 'pink: 2, purple: 3', 'pink: 1, purple: 1'],
	['R-RES-2', SCORE, 'FOR_A_POINT = 3', 'FOR_A_POINT = 2']
]);
