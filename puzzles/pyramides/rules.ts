// Every rule of Terra Pyramides, base version and variants, with the section of the German rulebook that says it.
import type { Rule, RuleKind } from '../schema/rules.ts';
import {
	DIAGONAL,
	FIVE_OF_35,
	group,
	later,
	midTurn,
	ONE_WORKER,
	others,
	own,
	pyramid,
	ROW_H,
	secondLevels,
	START,
	TWO_FINISHED,
	withSymbols,
	WORKER_ON_D6
} from './positions.ts';

const SETUP = 'Spielvorbereitung';
const TURN = 'Spielablauf';
const PLACING = 'Ein Plättchen auf den Spielplan legen';
const ROW = 'Auswahl, Bestückung und Aktivierung';
const EXTRA = 'Zusatzaktionen';
const BUILDING = 'Pyramide bauen';
const GOLD = 'Gold ausgeben';
const END = 'Spielende';
const SCORING = 'Schlusswertung';
const SYMBOLS = 'Symbol-Variante';
const OPEN = 'Offene Stapel-Variante';
const GROUP = 'Kooperative Variante / Solo-Variante';
const OVERVIEW = 'Übersicht';

function rule(
	id: string,
	kind: RuleKind,
	chapter: string,
	at: readonly string[],
	related: readonly string[],
	more: Pick<Rule, 'decision' | 'tableOnly' | 'example'> = {}
): Rule {
	return {
		id,
		kind,
		group: chapter,
		source: at.map((section) => ({ book: 'base', at: section })),
		related,
		...more
	};
}

type Example = NonNullable<Rule['example']>;
const pair = (position: unknown, allowed: readonly string[], refused: readonly string[]): Example => ({
	position,
	allowed,
	refused
});
const OURS = { decision: true } as const;

const STOCKED = { ...later(), played: ROW_H };
const FIRST_MOVED = { ...START, played: [...ROW_H, 'move.d6.f4'] };
const WHITE_MISSING = midTurn(
	{ stones: { blue: 2, white: 1, red: 2 } },
	{ f4: pyramid(2, 'blue', 3), e7: pyramid(2, 'red', 3) }
);
const drawing = (gold: number, change: object = {}) =>
	midTurn({ gold }, {}, { step: 'draw', stacks: [['W', 'E', 'WE', 'SW-red']], ...change });
const ending = (mine: object) => midTurn({ hand: 'W', ...mine }, {}, { step: 'limits' });

const SETUP_RULES: readonly Rule[] = [
	rule('P-SETUP-1', 'setup', 'setup', [`${SETUP} 1`], ['P-SETUP-2', 'P-SETUP-6'], { tableOnly: true }),
	rule('P-SETUP-2', 'setup', 'setup', [`${SETUP} 2`], ['P-SETUP-8', 'P-BUILD-8', 'P-BUILD-10']),
	rule('P-SETUP-3', 'setup', 'setup', [`${SETUP} 3`], ['P-SETUP-7', 'P-PLACE-4']),
	rule('P-SETUP-4', 'setup', 'setup', [`${SETUP} 4`, END], ['P-SETUP-5', 'P-END-1', 'P-END-3']),
	rule('P-SETUP-5', 'setup', 'setup', [`${SETUP} 5`], ['P-SETUP-4', 'P-SETUP-6', 'P-DRAW-1']),
	rule('P-SETUP-6', 'setup', 'setup', [`${SETUP} 6`], ['P-SETUP-5', 'P-SETUP-7', 'P-PLACE-3']),
	rule('P-SETUP-7', 'setup', 'setup', [`${SETUP} 7`], ['P-SETUP-3', 'P-SETUP-6', 'P-PLACE-4'], OURS),
	rule('P-SETUP-8', 'setup', 'setup', [`${SETUP} 8`], ['P-SETUP-2', 'P-SCORE-4', 'P-ACT-2']),
	rule('P-SETUP-9', 'setup', 'setup', [`${SETUP} 9`], ['P-SETUP-10', 'P-BUILD-9', 'P-STOCK-2']),
	rule('P-SETUP-10', 'setup', 'setup', [`${SETUP} 10`], ['P-SETUP-9', 'P-SCORE-4'], OURS),
	rule('P-SETUP-11', 'setup', 'setup', [TURN], ['P-TURN-2', 'P-END-3'], { ...OURS, tableOnly: true })
];

const TURN_RULES: readonly Rule[] = [
	rule('P-TURN-1', 'obligation', 'turn', [TURN, OVERVIEW], ['P-PLACE-1', 'P-ROW-1', 'P-DRAW-1'], {
		example: pair(START, ['place.d6.N'], ['draw.1'])
	}),
	rule('P-TURN-2', 'definition', 'turn', [TURN], ['P-TURN-1', 'P-SETUP-11', 'P-END-3']),
	rule('P-PLACE-1', 'prohibition', 'placing', [PLACING], ['P-PLACE-2', 'P-PLACE-3', 'P-SYM-2'], {
		example: pair(START, ['place.d6.N'], ['place.e6.S'])
	}),
	rule('P-PLACE-2', 'prohibition', 'placing', [PLACING], ['P-PLACE-1', 'P-ROW-6', 'P-WORK-4'], {
		example: pair(START, ['place.g5.S'], ['place.h5.E'])
	}),
	rule('P-PLACE-3', 'obligation', 'placing', [PLACING], ['P-PLACE-1', 'P-PLACE-4'], {
		...OURS,
		example: pair(START, ['place.d4.W'], ['place.d4.N'])
	}),
	rule(
		'P-PLACE-4',
		'obligation',
		'placing',
		[PLACING, OVERVIEW],
		['P-PLACE-3', 'P-PLACE-5', 'P-WORK-2'],
		OURS
	),
	rule('P-PLACE-5', 'definition', 'placing', [PLACING], ['P-PLACE-4', 'P-SETUP-3']),
	rule('P-PLACE-6', 'permission', 'placing', [PLACING], ['P-PLACE-1', 'P-ROW-1', 'P-STOCK-1'])
];

const ROW_RULES: readonly Rule[] = [
	rule('P-ROW-1', 'obligation', 'row', [ROW], ['P-ROW-2', 'P-ROW-5', 'P-STOCK-1']),
	rule('P-ROW-2', 'definition', 'row', [ROW], ['P-ROW-1', 'P-ROW-3', 'P-ROW-6'], OURS),
	rule('P-ROW-3', 'definition', 'row', [ROW], ['P-ROW-2', 'P-ROW-4']),
	rule('P-ROW-4', 'definition', 'row', [ROW], ['P-ROW-2', 'P-ROW-3', 'P-WORK-4']),
	rule('P-ROW-5', 'obligation', 'row', [ROW, OVERVIEW], ['P-ROW-1', 'P-TURN-1']),
	rule('P-ROW-6', 'definition', 'row', [PLACING, ROW], ['P-ACT-2', 'P-PLACE-2', 'P-ROW-2'], OURS),
	rule('P-STOCK-1', 'obligation', 'activating', [ROW], ['P-STOCK-2', 'P-ACT-1'], {
		...OURS,
		example: pair({ ...ONE_WORKER, played: ROW_H }, ['stock.f6'], ['stock.d6_f6'])
	}),
	rule('P-STOCK-2', 'definition', 'activating', [ROW, OVERVIEW], ['P-STOCK-1', 'P-ACT-4', 'P-SETUP-9'], OURS),
	rule('P-ACT-1', 'obligation', 'activating', [ROW], ['P-ACT-2', 'P-ACT-3', 'P-ACT-4', 'P-ACT-5']),
	rule('P-ACT-2', 'obligation', 'activating', [ROW], ['P-ROW-6', 'P-ACT-3', 'P-LIMIT-1'], OURS),
	rule('P-ACT-3', 'obligation', 'activating', [ROW], ['P-ACT-2', 'P-LIMIT-1'], OURS),
	rule('P-ACT-4', 'obligation', 'activating', [ROW], ['P-STOCK-2', 'P-LIMIT-2', 'P-BUILD-2']),
	rule('P-ACT-5', 'obligation', 'activating', [ROW], ['P-WORK-1', 'P-WORK-2', 'P-WORK-9'], {
		example: pair(STOCKED, ['move.d6.f4'], ['move.e5.f4'])
	})
];

const WORKER_RULES: readonly Rule[] = [
	rule('P-WORK-1', 'permission', 'workers', [ROW], ['P-WORK-2', 'P-WORK-4', 'P-ACT-5'], {
		...OURS,
		example: pair(STOCKED, ['move.f6.f4'], ['move.f6.d5'])
	}),
	rule('P-WORK-2', 'prohibition', 'workers', [ROW, OVERVIEW], ['P-WORK-1', 'P-WORK-5', 'P-WORK-6'], {
		...OURS,
		example: pair({ ...later({ f4: others(3, 1) }), played: ROW_H }, ['move.d6.d5'], ['move.d6.f4'])
	}),
	rule('P-WORK-3', 'permission', 'workers', [ROW], ['P-WORK-6', 'P-WORK-7']),
	rule('P-WORK-4', 'prohibition', 'workers', [ROW], ['P-WORK-1', 'P-PLACE-2', 'P-ROW-4'], {
		...OURS,
		example: pair(STOCKED, ['move.d6.g6'], ['move.d6.b6'])
	}),
	rule('P-WORK-5', 'prohibition', 'workers', [ROW], ['P-WORK-2', 'P-PLACE-4', 'P-WORK-9'], {
		example: pair({ ...DIAGONAL, played: ['place.g7.N', 'row.DD'] }, ['move.d4.d5'], ['move.d4.c3'])
	}),
	rule('P-WORK-6', 'prohibition', 'workers', [ROW], ['P-WORK-3', 'P-BUILD-1', 'P-WORK-2'], {
		...OURS,
		example: pair(
			{ ...later({ d5: own(2, 2), f4: own(3, 3) }), played: ROW_H },
			['move.d6.d5'],
			['move.d6.f4']
		)
	}),
	rule('P-WORK-7', 'prohibition', 'workers', [ROW], ['P-WORK-2', 'P-WORK-3', 'P-GOLD-2'], {
		...OURS,
		example: pair(FIRST_MOVED, ['move.f6.f4'], ['move.f6.g6'])
	}),
	rule('P-WORK-8', 'permission', 'workers', [ROW], ['P-WORK-9', 'P-BUILD-3'], {
		...OURS,
		example: pair(midTurn({}, { f4: own(3, 1), g6: others(2, 1) }), ['recall.f4'], ['recall.g6'])
	}),
	rule('P-WORK-9', 'obligation', 'workers', [ROW], ['P-WORK-4', 'P-WORK-5', 'P-WORK-8'])
];

const BUILDING_RULES: readonly Rule[] = [
	rule('P-EXTRA-1', 'permission', 'building', [EXTRA], ['P-BUILD-1', 'P-GOLD-2', 'P-GOLD-3'], OURS),
	rule('P-BUILD-1', 'permission', 'building', [BUILDING], ['P-BUILD-2', 'P-BUILD-8', 'P-WORK-6'], {
		example: pair(
			midTurn({ stones: { blue: 2 } }, { f4: own(3, 3), d5: own(2, 2) }),
			['build.f4.blue.blue'],
			['build.d5.blue.blue']
		)
	}),
	rule('P-BUILD-2', 'obligation', 'building', [BUILDING], ['P-BUILD-1', 'P-BUILD-3', 'P-BUILD-8']),
	rule('P-BUILD-3', 'prohibition', 'building', [EXTRA], ['P-BUILD-2', 'P-WORK-8', 'P-SCORE-2'], {
		...OURS,
		example: pair(
			midTurn({}, { d5: pyramid(1, 'red', 2, 2), g6: pyramid(1, 'blue', 1, 2) }),
			['recall.d5'],
			['recall.g6']
		)
	}),
	rule('P-BUILD-4', 'permission', 'building', [EXTRA], ['P-BUILD-5', 'P-BUILD-1'], {
		...OURS,
		example: pair(
			midTurn({ stones: { red: 2, grey: 2 } }, { f4: pyramid(1, 'red', 3, 3) }),
			['build.f4.red.red_red'],
			['build.f4.grey.grey_grey']
		)
	}),
	rule('P-BUILD-5', 'obligation', 'building', [EXTRA], ['P-BUILD-4', 'P-BUILD-6', 'P-BUILD-7'], {
		example: pair(
			midTurn({ stones: { red: 2, grey: 2 } }, { f4: pyramid(1, 'red', 3, 3) }),
			['build.f4.red.red_red'],
			['build.f4.red.grey_red']
		)
	}),
	rule('P-BUILD-6', 'permission', 'building', [EXTRA], ['P-BUILD-5', 'P-GOLD-3', 'P-LIMIT-2']),
	rule('P-BUILD-7', 'prohibition', 'building', [EXTRA], ['P-BUILD-5', 'P-BUILD-8', 'P-GOLD-3'], {
		example: pair(WHITE_MISSING, ['build.f4.blue.blue_blue_white'], ['build.e7.red.red_red_red'])
	}),
	rule('P-BUILD-8', 'definition', 'building', [EXTRA, OVERVIEW], ['P-BUILD-1', 'P-BUILD-2', 'P-SCORE-2'], {
		...OURS,
		example: pair(WHITE_MISSING, ['build.f4.blue.blue_blue_white'], ['build.f4.blue.blue_blue'])
	}),
	rule(
		'P-BUILD-9',
		'prohibition',
		'building',
		[EXTRA, `${SETUP} 9`],
		['P-BUILD-8', 'P-SETUP-9', 'P-COOP-3'],
		{
			...OURS,
			example: pair(
				{
					...TWO_FINISHED,
					players: [
						{ turnsTaken: 1, stones: { grey: 4, white: 3 } },
						{ hand: 'E', turnsTaken: 1 }
					],
					sites: { ...TWO_FINISHED.sites, g6: pyramid(1, 'grey', 3, 2) }
				},
				['build.g6.grey.grey_grey'],
				['build.f4.grey.grey_grey_grey_grey_white']
			)
		}
	),
	rule('P-BUILD-10', 'prohibition', 'building', ['Spielmaterial'], ['P-SETUP-2', 'P-BUILD-8', 'P-BUILD-4'], {
		...OURS,
		example: pair(
			{
				...secondLevels(10),
				sites: { ...secondLevels(10).sites, d5: { ...own(3, 3) } }
			},
			['build.d5.green.purple'],
			['build.f4.purple.purple_purple']
		)
	})
];

const GOLD_RULES: readonly Rule[] = [
	rule('P-GOLD-1', 'permission', 'gold', [TURN, GOLD], ['P-DRAW-1', 'P-LIMIT-1', 'P-OPEN-2'], {
		...OURS,
		example: pair(drawing(0), ['draw.1'], ['search.1'])
	}),
	rule('P-GOLD-2', 'permission', 'gold', [GOLD, OVERVIEW], ['P-GOLD-3', 'P-WORK-6', 'P-WORK-7'], {
		example: pair(midTurn({ gold: 3 }), ['buy-worker.e7'], ['buy-worker.e7', 'buy-worker.d5'])
	}),
	rule('P-GOLD-3', 'permission', 'gold', [GOLD, OVERVIEW], ['P-GOLD-2', 'P-BUILD-6', 'P-LIMIT-1'], {
		example: pair(midTurn({ gold: 5 }), ['buy-stone'], ['buy-stone', 'buy-stone'])
	}),
	rule('P-DRAW-1', 'obligation', 'gold', [TURN, OVERVIEW], ['P-TURN-1', 'P-GOLD-1', 'P-END-1'], {
		...OURS,
		example: pair(drawing(0), ['draw.1'], ['draw.2'])
	}),
	rule('P-LIMIT-1', 'prohibition', 'gold', [ROW, GOLD], ['P-GOLD-1', 'P-GOLD-2', 'P-GOLD-3'], {
		...OURS,
		example: pair(ending({ gold: 5 }), ['buy-stone', 'done'], ['done'])
	}),
	rule('P-LIMIT-2', 'prohibition', 'gold', [ROW], ['P-ACT-4', 'P-BUILD-6', 'P-LIMIT-1'], {
		...OURS,
		example: pair(ending({ stones: { blue: 4, red: 4 } }), ['trade.red_red', 'done'], ['done'])
	})
];

const END_RULES: readonly Rule[] = [
	rule('P-END-1', 'obligation', 'end', [END], ['P-END-2', 'P-SETUP-4', 'P-COOP-2']),
	rule('P-END-2', 'definition', 'end', [END], ['P-END-1', 'P-END-3']),
	rule('P-END-3', 'end', 'end', [END], ['P-TURN-2', 'P-SETUP-4', 'P-SCORE-5'], {
		example: pair(
			{ ...START, stacks: [], step: 'extras', players: [{ turnsTaken: 13, gold: 3 }, { turnsTaken: 14 }] },
			['done', 'buy-stone'],
			['done', 'done', 'buy-stone']
		)
	}),
	rule('P-SCORE-1', 'scoring', 'scoring', [SCORING], ['P-SCORE-2', 'P-SCORE-3'], OURS),
	rule('P-SCORE-2', 'scoring', 'scoring', [SCORING], ['P-SCORE-1', 'P-BUILD-8'], OURS),
	rule('P-SCORE-3', 'scoring', 'scoring', [SCORING], ['P-SCORE-1', 'P-LIMIT-1', 'P-LIMIT-2']),
	rule('P-SCORE-4', 'scoring', 'scoring', [SCORING], ['P-SETUP-8', 'P-SETUP-10'], OURS),
	rule('P-SCORE-5', 'scoring', 'scoring', [SCORING], ['P-SCORE-6', 'P-END-3']),
	rule('P-SCORE-6', 'scoring', 'scoring', [SCORING], ['P-SCORE-5']),
	rule('P-SCORE-7', 'definition', 'scoring', [SCORING], ['P-SYM-1', 'P-SYM-2'])
];

const VARIANT_RULES: readonly Rule[] = [
	rule('P-SYM-1', 'setup', 'symbols', [SYMBOLS], ['P-SYM-2', 'P-SYM-3', 'P-SETUP-5'], OURS),
	rule('P-SYM-2', 'obligation', 'symbols', [SYMBOLS], ['P-SYM-3', 'P-SYM-5', 'P-PLACE-1'], {
		...OURS,
		example: pair(withSymbols(3), ['place.e4.E'], ['place.f3.S'])
	}),
	rule('P-SYM-3', 'obligation', 'symbols', [SYMBOLS], ['P-SYM-2', 'P-SYM-5', 'P-PLACE-1'], {
		...OURS,
		example: pair(withSymbols(7), ['place.f3.S'], ['place.e4.E'])
	}),
	rule('P-SYM-4', 'permission', 'symbols', [SYMBOLS], ['P-SYM-2', 'P-SYM-3'], OURS),
	rule('P-SYM-5', 'permission', 'symbols', [SYMBOLS], ['P-SYM-2', 'P-SYM-3', 'P-GOLD-1'], {
		example: pair(withSymbols(7), ['place.f3.S'], ['place.e4.E.pay'])
	}),
	rule('P-OPEN-1', 'setup', 'open', [OPEN], ['P-OPEN-2', 'P-SETUP-5'], OURS),
	rule('P-OPEN-2', 'permission', 'open', [OPEN], ['P-OPEN-1', 'P-DRAW-1', 'P-GOLD-1'], OURS),
	rule('P-COOP-1', 'setup', 'together', [GROUP], ['P-COOP-2', 'P-SETUP-9', 'P-COOP-3'], OURS),
	rule('P-COOP-2', 'setup', 'together', [GROUP], ['P-COOP-1', 'P-END-1', 'P-SETUP-5']),
	rule('P-COOP-3', 'end', 'together', [GROUP], ['P-BUILD-9', 'P-COOP-4', 'P-COOP-5'], OURS),
	rule('P-COOP-4', 'end', 'together', [GROUP], ['P-SCORE-3', 'P-COOP-3', 'P-COOP-5'], OURS),
	rule('P-COOP-5', 'end', 'together', [GROUP], ['P-WORK-2', 'P-BUILD-8', 'P-COOP-3'], {
		...OURS,
		example: pair(group(3, FIVE_OF_35, {}, WORKER_ON_D6), ['move.d6.g6'], ['move.d6.d5'])
	})
];

export const rules: readonly Rule[] = [
	...SETUP_RULES,
	...TURN_RULES,
	...ROW_RULES,
	...WORKER_RULES,
	...BUILDING_RULES,
	...GOLD_RULES,
	...END_RULES,
	...VARIANT_RULES
];

/** Places where the rulebook is silent: the texts say what we do and why. */
export const rulings: readonly string[] = [
	'decision-own-board',
	'decision-marker',
	'decision-start-foundations',
	'decision-start-player',
	'decision-stairs-distance',
	'decision-turn-away',
	'decision-edge',
	'decision-oasis-in-row',
	'decision-whole-row',
	'decision-few-workers',
	'decision-missing-stone',
	'decision-gold-on-tiles',
	'decision-oasis-crossing',
	'decision-pass-site',
	'decision-any-direction',
	'decision-free-foundation',
	'decision-take-back-instead',
	'decision-at-any-time',
	'decision-last-worker',
	'decision-first-turn-bought',
	'decision-extra-actions',
	'decision-first-stone',
	'decision-finished-workers',
	'decision-values',
	'decision-foundation-under',
	'decision-draw-then-check',
	'decision-excess-gold',
	'decision-exchange',
	'decision-nothing-to-buy',
	'decision-exactly-100',
	'decision-no-symbol-square',
	'decision-first-hand-tile',
	'decision-open-stacks',
	'decision-search-open',
	'decision-both-variants',
	'decision-one-hand-tile',
	'decision-task-solved',
	'decision-level-four-worker',
	'decision-group-finials'
];
