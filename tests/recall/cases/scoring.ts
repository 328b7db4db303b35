// Final scoring, goals, ties, the solo game.
import { PATHS } from '../../../puzzles/recall/schema/vocabulary.ts';
import { recall } from '../../../web/games/recall/game.ts';
import type { PersonPosition, Position } from '../../../web/games/recall/position.ts';
import {
	canMeetBoth,
	holdingsOf,
	meetsBoth,
	type Holdings
} from '../../../web/games/recall/scoring/goals.ts';
import { sheetOf, soloResult } from '../../../web/games/recall/scoring/score.ts';
import type { State } from '../../../web/games/recall/state.ts';
import { at, person, play, refuses, same, type Case } from '../table.ts';

const points = (state: State, rule: string, who = 0) =>
	sheetOf(state, who).lines.find((line) => line.rule === rule)?.points;

/** The points of a rule for a person who has chosen every card, with all cards on one side. */
function scored(mine: PersonPosition, rule: string, position: Partial<Position> = {}): number | undefined {
	const side = rule.endsWith('-B') ? 'B' : 'A';
	const sides = Object.fromEntries(PATHS.map((card) => [card, side]));
	const card = PATHS.find((each) => rule.startsWith(`R-PATH-${each}-`));
	const base = at({ ...position, persons: [mine, ...(position.persons ?? [{}])], sides });
	const space =
		(['I', 'II', 'III'] as const).find((each) => card && base.pathCards[each].includes(card)) ?? 'I';
	const persons = base.persons.map((each, who) =>
		who === 0 && card ? { ...each, paths: { [space]: card } } : each
	);
	return points({ ...base, persons }, rule);
}

const STORAGES = { 'T8.4': 's1', 'T7.0': 's2', 'T4.4': 's3', 'T3.0': 's4', 'T2.6': 's5' };
const firstOf = (record: Readonly<Record<string, string>>, n: number) =>
	Object.fromEntries(Object.entries(record).slice(0, n));

/** Whether a condition counts as met for a person. */
function meets(mine: PersonPosition, goal: string, rule: string): boolean {
	const check = sheetOf(at({ persons: [{ ...mine, goals: [goal] }, {}], relics: { 'T3.3': null } }), 0)
		.goals[0];
	const condition = check?.conditions.find((each) => each.rule === rule);
	return condition !== undefined && condition.have >= condition.needed;
}

const stones = (white: number, grey: number, black: number, own = 0) => [
	...Array.from({ length: white }, () => 'white' as const),
	...Array.from({ length: grey }, () => 'grey' as const),
	...Array.from({ length: black }, () => 'black' as const),
	...Array.from({ length: own }, () => 'own' as const)
];

function goalCase(kind: string, goal: string, met: PersonPosition, missed: PersonPosition): Case {
	const rule = `R-GOAL-${kind}`;
	return {
		id: `goal ${kind}: just met, just missed`,
		rules: [rule],
		check() {
			same([meets(met, goal, rule), meets(missed, goal, rule)], [true, false]);
		}
	};
}

const BUILDINGS: Holdings['buildings'] = [];
const holdings = (part: Partial<Holdings>): Holdings => ({
	relics: { white: 0, grey: 0, black: 0, brown: 0 },
	stones: { white: 0, grey: 0, black: 0 },
	boosters: 0,
	modules: 0,
	ancestors: 0,
	buildings: BUILDINGS,
	...part
});
const many = (
	n: number,
	what: 'storage' | 'workshop' | 'monument',
	camps: readonly string[] = []
): Holdings['buildings'] => Array.from({ length: n }, () => ({ what, camps, tile: null }));

/** The sheet of 3.8. */
function workedSheet(): State {
	return at({
		persons: [
			{
				points: 22,
				depot: stones(2, 1, 0, 4),
				energised: { BRIMAS: { stones: ['black', 'black'], times: 1 } },
				ready: ['W', 'Ya', 'Ga', 'Ra'],
				slots: { A: 'Yb', B: 'Gb' },
				built: { ...firstOf(STORAGES, 4), MW: 'monument.1', 'T6.0': 'monument.2', 'T11.0': 'monument.3' },
				relics: [2, 1, 3, 0],
				tracks: [9, 5, 7],
				goals: ['g5'],
				crystals: [1, 2, 1],
				figures: { 'T8.0': 2 },
				paths: { I: 'ARCH', II: 'LEG', III: 'KNOW' }
			},
			{}
		],
		monumentTiles: { 'T6.0': 'm4', 'T11.0': 'm7' },
		sides: { LEG: 'B' }
	});
}

export const SCORING: readonly Case[] = [
	{
		id: 'C-57',
		rules: ['R-PATH-1', 'R-PATH-2', 'R-END-1', 'R-GOAL-1', 'R-RES-2', 'R-AIM-1'],
		check() {
			const sheet = sheetOf(workedSheet(), 0);
			const card = (path: string) =>
				sheet.lines
					.filter(({ rule }) => rule.startsWith(`R-PATH-${path}-`))
					.reduce((sum, line) => sum + line.points, 0);
			same(PATHS.map(card), [15, 10, 18, 23, 10, 25]);
			same([points(workedSheet(), 'R-GOAL-1'), points(workedSheet(), 'R-RES-2'), sheet.total], [15, 3, 141]);
			same(
				sheet.lines.map(({ rule }) => rule),
				[
					'R-POINT-1',
					'R-PATH-ARCH-S',
					'R-PATH-ARCH-A',
					'R-PATH-EFF-S',
					'R-PATH-LEG-S',
					'R-PATH-LEG-B',
					'R-PATH-MIGHT-S',
					'R-PATH-STRIVE-S',
					'R-PATH-KNOW-S',
					'R-PATH-KNOW-A',
					'R-GOAL-1',
					'R-RES-2'
				]
			);
		}
	},
	{
		id: 'what the cards of the worked sheet would give otherwise',
		rules: [
			'R-PATH-ARCH-B',
			'R-PATH-EFF-A',
			'R-PATH-EFF-B',
			'R-PATH-LEG-A',
			'R-PATH-MIGHT-A',
			'R-PATH-MIGHT-B',
			'R-PATH-STRIVE-A',
			'R-PATH-STRIVE-B',
			'R-PATH-KNOW-B'
		],
		check() {
			const state = workedSheet();
			const other = (path: 'ARCH' | 'EFF' | 'LEG' | 'MIGHT' | 'STRIVE' | 'KNOW', side: 'A' | 'B') => {
				const space =
					path === 'ARCH' || path === 'EFF' ? 'I' : path === 'LEG' || path === 'MIGHT' ? 'II' : 'III';
				const persons = state.persons.map((each) => ({ ...each, paths: { [space]: path } }));
				return points(
					{ ...state, persons, sides: { ...state.sides, [path]: side } },
					`R-PATH-${path}-${side}`
				);
			};
			same([other('ARCH', 'B'), other('EFF', 'A'), other('EFF', 'B'), other('LEG', 'A')], [7, 10, 3, 8]);
			same(
				[
					other('MIGHT', 'A'),
					other('MIGHT', 'B'),
					other('STRIVE', 'A'),
					other('STRIVE', 'B'),
					other('KNOW', 'B')
				],
				[9, 14, 0, 6, 8]
			);
		}
	},
	{
		id: 'everybody scores all six cards, and three specialisations at most',
		rules: ['R-PATH-1', 'R-PATH-2', 'R-AIM-2'],
		check() {
			const none = sheetOf(at({ persons: [{}, {}] }), 0).lines.filter(({ rule }) =>
				rule.startsWith('R-PATH')
			);
			same(
				none.map(({ rule }) => rule),
				PATHS.map((card) => `R-PATH-${card}-S`)
			);
			const three = sheetOf(workedSheet(), 0).lines.filter(({ rule }) => /^R-PATH-.*-[AB]$/.test(rule));
			same(three.length, 3);
			refuses(at({ persons: [{ paths: { I: 'ARCH' } }, {}], round: 9 }), 'path_EFF', 'R-SPEC-1');
		}
	},
	{
		id: 'the standard scoring is the same on both sides',
		rules: ['R-PATH-3'],
		check() {
			const mine = { depot: stones(4, 2, 3), relics: [3, 2, 2, 2] as const, tracks: [12, 9, 9] as const };
			const standard = (side: 'A' | 'B') => {
				const sides = Object.fromEntries(PATHS.map((card) => [card, side]));
				const sheet = sheetOf(at({ persons: [{ ...mine, paths: { I: 'ARCH' } }, {}], sides }), 0);
				return PATHS.map((card) => sheet.lines.find(({ rule }) => rule === `R-PATH-${card}-S`)?.points);
			};
			same(standard('A'), standard('B'));
			same([scored(mine, 'R-PATH-ARCH-A'), scored(mine, 'R-PATH-ARCH-B')], [18, 14]);
		}
	},
	{
		id: 'Archaeology: neutral stones, wherever they lie; own ones are worth nothing',
		rules: ['R-PATH-ARCH-S', 'R-PATH-ARCH-A', 'R-PATH-ARCH-B'],
		check() {
			const mine = { depot: stones(4, 2, 0, 4), energised: { e1: { stones: stones(0, 0, 3), times: 3 } } };
			same(
				[scored(mine, 'R-PATH-ARCH-S'), scored(mine, 'R-PATH-ARCH-A'), scored(mine, 'R-PATH-ARCH-B')],
				[9, 18, 14]
			);
		}
	},
	{
		id: 'Efficiency: printed points, coloured modules, grey modules',
		rules: ['R-PATH-EFF-S', 'R-PATH-EFF-A', 'R-PATH-EFF-B'],
		check() {
			const mine = { ready: ['W', 'Ya', 'Yb', 'Ga'], slots: { A: 'Yc', B: 'Gb', C: 'Rb' } };
			same(
				[scored(mine, 'R-PATH-EFF-S'), scored(mine, 'R-PATH-EFF-A'), scored(mine, 'R-PATH-EFF-B')],
				[11, 12, 3]
			);
		}
	},
	{
		id: 'Legends: storages and pairs of them',
		rules: ['R-PATH-LEG-S', 'R-PATH-LEG-A', 'R-PATH-LEG-B'],
		check() {
			const five = { built: STORAGES };
			same(
				[scored(five, 'R-PATH-LEG-S'), scored(five, 'R-PATH-LEG-A'), scored(five, 'R-PATH-LEG-B')],
				[10, 10, 10]
			);
			same(scored({ built: firstOf(STORAGES, 3) }, 'R-PATH-LEG-B'), 5);
		}
	},
	{
		id: 'Might: printed fields by their track, tiles by their points',
		rules: ['R-PATH-MIGHT-S', 'R-PATH-MIGHT-A', 'R-PATH-MIGHT-B', 'R-MON-5', 'R-MON-3'],
		check() {
			const mine: PersonPosition = { built: { MW: 'monument.1', 'T6.0': 'monument.2' }, tracks: [7, 0, 12] };
			const tile = { monumentTiles: { 'T6.0': 'm2' } };
			same(
				['S', 'A', 'B'].map((part) => scored(mine, `R-PATH-MIGHT-${part}`, tile)),
				[11, 6, 5]
			);
			const grey: PersonPosition = { built: { MG: 'monument.1' }, tracks: [12, 4, 12] };
			same(scored(grey, 'R-PATH-MIGHT-S'), 2);
		}
	},
	{
		id: 'C-61',
		rules: ['R-PATH-STRIVE-S', 'R-PATH-STRIVE-A', 'R-PATH-STRIVE-B'],
		check() {
			const mine: PersonPosition = { relics: [3, 2, 2, 2] };
			same(
				['S', 'A', 'B'].map((part) => scored(mine, `R-PATH-STRIVE-${part}`)),
				[15, 12, 6]
			);
		}
	},
	{
		id: 'C-62',
		rules: ['R-PATH-KNOW-S', 'R-PATH-KNOW-A', 'R-PATH-KNOW-B'],
		check() {
			const mine: PersonPosition = { tracks: [12, 9, 9] };
			same(
				['S', 'A', 'B'].map((part) => scored(mine, `R-PATH-KNOW-${part}`)),
				[33, 9, 12]
			);
			same(
				['S', 'A', 'B'].map((part) => scored({ tracks: [9, 5, 7] }, `R-PATH-KNOW-${part}`)),
				[19, 6, 8]
			);
			same(scored({ tracks: [6, 2, 4] }, 'R-PATH-KNOW-S'), 6);
		}
	},
	{
		id: 'a goal gives 15 points for all its conditions, else nothing',
		rules: ['R-GOAL-1'],
		check() {
			const met = { built: firstOf(STORAGES, 4), depot: stones(1, 1, 1), goals: ['g5'] };
			same(points(at({ persons: [met, {}] }), 'R-GOAL-1'), 15);
			same(points(at({ persons: [{ ...met, depot: stones(1, 1, 0) }, {}] }), 'R-GOAL-1'), 0);
			same(points(at({ persons: [{ ...met, built: firstOf(STORAGES, 3) }, {}] }), 'R-GOAL-1'), 0);
		}
	},
	goalCase('RELIC2', 'g10', { relics: [2, 0, 0, 0] }, { relics: [1, 1, 1, 1] }),
	goalCase('RELIC3', 'g1', { relics: [3, 0, 0, 0] }, { relics: [2, 2, 2, 2] }),
	goalCase('COLOURS3', 'g3', { relics: [1, 1, 1, 0] }, { relics: [5, 5, 0, 0] }),
	goalCase('COLOURS4', 'g2', { relics: [1, 1, 1, 1] }, { relics: [3, 3, 3, 0] }),
	goalCase('ENERGYSET', 'g3', { depot: stones(1, 1, 1) }, { depot: stones(4, 4, 0) }),
	goalCase('ENERGY5', 'g4', { depot: stones(3, 2, 0) }, { depot: stones(2, 2, 0, 3) }),
	goalCase('BOOSTERS', 'g7', { boosters: { A: 0, B: 0, C: 1 } }, { boosters: { A: 0, B: 1 } }),
	goalCase('STORAGES', 'g5', { built: firstOf(STORAGES, 4) }, { built: firstOf(STORAGES, 3) }),
	goalCase(
		'MONUMENTS',
		'g3',
		{ built: { MW: 'monument.1', MB: 'monument.2' } },
		{ built: { MW: 'monument.1', ...firstOf(STORAGES, 3) } }
	),
	goalCase(
		'MODULES7',
		'g7',
		{ ready: ['W', 'W', 'Ya', 'Ya', 'Ga'], slots: { A: 'Gb', B: 'Ra' } },
		{ ready: ['W', 'W', 'Ya', 'Ya', 'Ga'], slots: { A: 'Gb' } }
	),
	goalCase('ANCESTORS3', 'g8', { tracks: [5, 5, 5] }, { tracks: [12, 12, 4] }),
	goalCase('CAMPS', 'g8', { built: { 'T3.3': 'forest.1' } }, { built: { 'T4.4': 's1' } }),
	goalCase(
		'TILES6',
		'g9',
		{ built: { ...STORAGES, 'T1.2': 's6' } },
		{ built: { ...STORAGES, MW: 'monument.1' } }
	),
	{
		id: 'C-56',
		rules: ['R-RES-1', 'R-RES-2'],
		check() {
			same(points(at({ persons: [{ crystals: [1, 2, 1], figures: { S1: 2 } }, {}] }), 'R-RES-2'), 3);
			same(
				points(at({ persons: [{ crystals: [0, 0, 2], figures: { S1: 2, 'T8.0': 3 } }, {}] }), 'R-RES-2'),
				3
			);
			same(points(at({ persons: [{ crystals: [0, 0, 2], figures: { S1: 2 } }, {}] }), 'R-RES-2'), 2);
			// The limit of six does not matter here.
			same(points(at({ persons: [{ crystals: [6, 6, 6] }, {}] }), 'R-RES-2'), 12);
		}
	},
	{
		id: 'C-60',
		rules: ['R-TIE-1', 'R-END-4', 'R-AIM-1'],
		check() {
			const over = (first: PersonPosition, second: PersonPosition) => {
				const state = at({ persons: [first, second], round: 17, phase: 'module', turn: 1 });
				return recall.ranking(play(state, 'end'));
			};
			// Values 6 + 4 + 0 and 6 + 2 + 15: the green points make them equal.
			const a: PersonPosition = { points: 100, tracks: [8, 5, 2] };
			const b: PersonPosition = { points: 87, tracks: [8, 4, 12] };
			same(over(a, b), [[0], [1]]);
			same(over(b, a), [[1], [0]]);
			same(over(a, a), [[0, 1]]);
			same(over(a, { ...a, points: 101 }), [[1], [0]]);
			same(over({ points: 50, tracks: [5, 3, 5] }, { points: 50, tracks: [5, 5, 3] }), [[1], [0]]);
			same(over({ points: 50, tracks: [5, 3, 3] }, { points: 50, tracks: [3, 5, 3] }), [[0], [1]]);
			same(over({ points: 50, tracks: [3, 3, 5] }, { points: 50, tracks: [3, 3, 6] }), [[1], [0]]);
		}
	},
	{
		id: 'the game ends with the last space, in three steps',
		rules: ['R-END-1', 'R-END-4', 'R-AIM-1'],
		check() {
			const state = at({
				persons: [{ points: 9 }, { points: 5, crystals: [6, 0, 0], relics: [1, 0, 0, 0] }],
				round: 17,
				phase: 'module',
				turn: 1
			});
			same(recall.scores(state), [9, 5]);
			const over = play(state, 'end');
			same([over.phase, recall.active(over), recall.scores(over)], ['over', null, [9, 8]]);
			same(recall.ranking(over), [[0], [1]]);
			same(play(at({ persons: [{}, {}], round: 16, phase: 'module', turn: 1 }), 'end').phase, 'open');
		}
	},
	{
		id: 'alone: three goals, one is discarded for its reward, two are kept',
		rules: ['R-SOLO-1', 'R-SOLO-3'],
		check() {
			const state = at({ persons: [{ goals: ['g2', 'g4', 'g10'] }], round: 12 });
			const kept = play(state, 'goal_g4');
			same([person(kept).goals, person(kept).crystals], [['g2', 'g10'], { white: 0, pink: 2, purple: 0 }]);
			same(person(recall.begin({ players: 1 }, 'case')).goals.length, 3);
			same(person(recall.begin({ players: 2 }, 'case')).goals.length, 2);
		}
	},
	{
		id: 'alone: both cards together give 15 points, and only with both is the game won',
		rules: ['R-SOLO-4'],
		check() {
			const both: PersonPosition = {
				goals: ['g5', 'g10'],
				built: { ...firstOf(STORAGES, 4), 'T7.1': 'farmland.1', 'T2.0': 'farmland.2' },
				depot: stones(1, 1, 1),
				relics: [2, 0, 0, 0]
			};
			const state = at({ persons: [both] });
			const met = sheetOf(state, 0);
			same(met.goalsMet, meetsBoth(holdingsOf(state, 0), ['g5', 'g10']));
			const simple: PersonPosition = {
				goals: ['g2', 'g5'],
				relics: [1, 1, 1, 1],
				boosters: { A: 0, B: 0, C: 0 },
				built: firstOf(STORAGES, 4),
				depot: stones(1, 1, 1)
			};
			same(
				[points(at({ persons: [simple] }), 'R-GOAL-1'), sheetOf(at({ persons: [simple] }), 0).goalsMet],
				[15, true]
			);
			const one: PersonPosition = { ...simple, boosters: { A: 0 } };
			same(
				[points(at({ persons: [one] }), 'R-GOAL-1'), sheetOf(at({ persons: [one] }), 0).goalsMet],
				[0, false]
			);
		}
	},
	{
		id: 'C-58',
		rules: ['R-SOLO-5'],
		check() {
			const both = ['g3', 'g6'] as const;
			const base = { buildings: many(5, 'monument'), stones: { white: 1, grey: 1, black: 1 } };
			const relics = (white: number, grey: number, black: number, brown: number) => ({
				relics: { white, grey, black, brown }
			});
			same(meetsBoth(holdings({ ...base, ...relics(2, 2, 2, 0) }), both), true);
			same(meetsBoth(holdings({ ...base, ...relics(3, 2, 1, 0) }), both), false);
			same(meetsBoth(holdings({ ...base, ...relics(3, 2, 1, 1) }), both), true);
			same(
				meetsBoth(holdings({ ...base, ...relics(2, 2, 2, 0), buildings: many(4, 'monument') }), both),
				false
			);
			// Stones, boosters and camps: a camp serves both cards, through different buildings (D-41).
			same(
				meetsBoth(holdings({ boosters: 4, relics: { white: 1, grey: 1, black: 1, brown: 1 }, modules: 7 }), [
					'g2',
					'g7'
				]),
				false
			);
			same(
				meetsBoth(holdings({ boosters: 5, relics: { white: 1, grey: 1, black: 1, brown: 1 }, modules: 7 }), [
					'g2',
					'g7'
				]),
				true
			);
			same(
				meetsBoth(
					holdings({
						stones: { white: 1, grey: 1, black: 3 },
						buildings: [...many(4, 'storage', ['T8.2', 'T7.5', 'T4.0', 'T3.2'])]
					}),
					['g4', 'g5']
				),
				false
			);
			const eight = holdings({
				stones: { white: 3, grey: 2, black: 3 },
				buildings: [...many(4, 'storage'), ...many(1, 'workshop', ['T8.2', 'T7.5', 'T4.0', 'T3.2'])]
			});
			same(meetsBoth(eight, ['g4', 'g5']), true);
			const camps = ['T8.2', 'T7.5', 'T4.0', 'T3.2', 'T2.1'];
			const shared = (n: number) =>
				holdings({
					relics: { white: 2, grey: 0, black: 0, brown: 0 },
					ancestors: 3,
					buildings: many(n, 'workshop', camps)
				});
			same([meetsBoth(shared(1), ['g8', 'g10']), meetsBoth(shared(2), ['g8', 'g10'])], [false, true]);
		}
	},
	{
		id: 'C-59',
		rules: ['R-SOLO-6', 'R-SOLO-4'],
		check() {
			const tier = (total: number) => soloResult({ total, goalsMet: true }).tier;
			same([99, 100, 139, 140, 169, 170, 199, 200].map(tier), [
				null,
				'bronze',
				'bronze',
				'silver',
				'silver',
				'gold',
				'gold',
				'platinum'
			]);
			same(soloResult({ total: 180, goalsMet: false }), { total: 180, won: false, tier: null });
		}
	},
	{
		id: 'some pairs can never be met together',
		rules: ['R-SOLO-8'],
		check() {
			same(
				[
					canMeetBoth(['g5', 'g9']),
					canMeetBoth(['g3', 'g6']),
					canMeetBoth(['g2', 'g7']),
					canMeetBoth(['g1', 'g5'])
				],
				[false, true, true, true]
			);
			same(canMeetBoth(['g1', 'g2']), true);
		}
	}
];
