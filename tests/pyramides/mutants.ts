// One switched-off rule for every rule of Terra Pyramides that a program can break.
import type { Mutant } from '../proof/mutant.ts';

/** Rules that leave nothing to switch off. */
export const NOT_EXECUTABLE: Readonly<Record<string, string>> = {
	'P-SETUP-1': 'our box has one board, and it has one side',
	'P-PLACE-6': 'advice, no rule'
};

const rules = (file: string) => `web/games/pyramides/${file}.ts`;
const mutant = (rule: string, file: string, from: string, to: string): Mutant => ({
	rule,
	file: file.includes('/') ? file : rules(file),
	from,
	to
});
const BOX = 'puzzles/pyramides/box.json';

export const MUTANTS: readonly Mutant[] = [
	mutant('P-SETUP-2', 'setup', 'box.levels[0]?.perColour ?? 0', '0'),
	mutant('P-SETUP-3', 'setup', "shuffled('foundations', ALL_FOUNDATIONS)", '[...ALL_FOUNDATIONS]'),
	mutant('P-SETUP-4', 'setup', 'losesLastTiles(setup) ? STACK_COUNT : 0', '0'),
	mutant('P-SETUP-5', 'setup', "shuffled('tiles', TILES)", '[...TILES]'),
	mutant('P-SETUP-6', 'setup', '{ ...top(stack), stair }', "{ ...top(stack), stair: 'N' }"),
	mutant('P-SETUP-7', 'setup', 'foundations.shift() as number', 'foundations[0] as number'),
	mutant('P-SETUP-8', 'setup', 'gold: box.gold', 'gold: 0'),
	mutant('P-SETUP-9', BOX, '"3": 13', '"3": 12'),
	mutant('P-SETUP-10', 'setup', 'box.workers.dealt[players] - 1', 'box.workers.dealt[players]'),
	mutant('P-SETUP-11', 'setup', '.below(setup.players)', '.below(1)'),
	mutant(
		'P-TURN-1',
		'apply',
		"if (step.kind === 'extras') return waits(course, { kind: 'draw' });",
		"if (step.kind === 'extras') return waits(course, { kind: 'limits' });"
	),
	mutant('P-TURN-2', 'limits', '(state.active + 1) %', '(state.active + state.players.length - 1) %'),
	mutant('P-PLACE-1', 'placing', "kind === 'site' || state.tiles[square]", "kind === 'site'"),
	mutant('P-PLACE-2', 'placing', "if (kind === 'oasis')", "if (kind === 'oasis' && false)"),
	mutant(
		'P-PLACE-3',
		'board',
		'isSite(site) ? { site, distance: met.length } : null',
		'{ site, distance: met.length }'
	),
	mutant('P-PLACE-4', 'placing', 'if (points.distance === 1)', 'if (points.distance >= 1)'),
	mutant('P-PLACE-5', 'placing', 'const [value, ...foundations]', 'const [value, , ...foundations]'),
	mutant('P-ROW-1', 'stocking', '!DIRECTIONS.includes(direction)', 'false'),
	mutant('P-ROW-2', 'board', "if (KINDS[row * WIDTH + column] === 'site') break;", ''),
	mutant('P-ROW-3', 'board', "if (KINDS[row * WIDTH + column] === 'site') break;", ''),
	mutant('P-ROW-4', 'rows', 'if (!tile) continue;', 'if (!tile) break;'),
	mutant('P-ROW-5', 'board', '[...before, square, ...', '[...before, ...'),
	mutant('P-ROW-6', 'rows', "if (KINDS[at] === 'oasis') oases.push(at);", ''),
	mutant('P-STOCK-1', 'rows', 'if (shown.worker) workers.push(at);', ''),
	mutant(
		'P-STOCK-2',
		'stocking',
		'activePlayer(state).workers - workers.length',
		'activePlayer(state).workers'
	),
	mutant(
		'P-ACT-1',
		'stocking',
		"takeStones(takeGold(takeGold(course, 'oasis', oases), 'eye', eyes))",
		"takeGold(takeGold(takeStones(course), 'eye', eyes), 'oasis', oases)"
	),
	mutant('P-ACT-2', 'stocking', "'oasis', oases)", "'oasis', [])"),
	mutant('P-ACT-3', 'stocking', "'eye', eyes)", "'eye', [])"),
	mutant('P-ACT-4', 'stocking', 'withPlayer(cleared, { stones })', 'cleared'),
	mutant('P-ACT-5', 'workers', "if (!stocked.workers.includes(from)) return refused('P-ACT-5');", ''),
	mutant(
		'P-WORK-1',
		'board',
		'[ROW_WAYS[direction], backwards(ROW_WAYS[direction])]',
		'[ROW_WAYS[direction]]'
	),
	mutant(
		'P-WORK-2',
		'workers',
		"site.owner !== state.active) return refused('P-WORK-2', facts)",
		"false) return refused('P-WORK-2', facts)"
	),
	mutant('P-WORK-3', 'workers', 'workers: site.workers + 1 }', 'workers: 1 }'),
	mutant('P-WORK-4', 'workers', 'if (gap !== undefined)', 'if (gap === from)'),
	mutant('P-WORK-5', 'workers', 'if (site.foundation === null)', 'if (site.square < 0)'),
	mutant('P-WORK-6', 'workers', 'if (site.workers >= WORKERS_MAX)', 'if (site.workers > WORKERS_MAX)'),
	mutant('P-WORK-7', 'workers', 'activePlayer(state).turnsTaken === 0', 'false'),
	mutant('P-WORK-8', 'workers', 'site.owner !== state.active || site.workers === 0', 'site.workers === 0'),
	mutant('P-WORK-9', 'workers', 'if (!reaches) next', 'if (false) next'),
	mutant(
		'P-EXTRA-1',
		'apply',
		"case 'buy-stone':\n			return",
		"case 'buy-stone':\n			if (step.kind === 'extras') return"
	),
	mutant('P-BUILD-1', 'building', 'site.workers < WORKERS_MAX', 'site.workers < 2'),
	mutant('P-BUILD-2', 'building', 'swapStones(state, stones, [])', 'state'),
	mutant('P-BUILD-3', 'workers', 'site.level > 0 && site.workers === 1', 'false'),
	mutant('P-BUILD-4', 'building', '(site.colour !== null && colour !== site.colour)', 'false'),
	mutant('P-BUILD-5', 'building', 'return level === 1 ||', 'return level >= 1 ||'),
	mutant('P-BUILD-6', 'building', " || stone === 'white'", ''),
	mutant('P-BUILD-7', 'building', '!hasStones(activePlayer(state).stones, stones)', 'false'),
	mutant('P-BUILD-8', BOX, '"value": 35', '"value": 34'),
	mutant('P-BUILD-9', 'building', 'activePlayer(state).finials === 0', 'false'),
	mutant(
		'P-BUILD-10',
		'building',
		"if (!hasPiece(state, level, colour)) return refused('P-BUILD-10', facts);",
		''
	),
	mutant('P-GOLD-1', 'drawing', 'gold >= SEARCH_PRICE && ', ''),
	mutant('P-GOLD-2', 'buying', 'gold < PURCHASE_PRICE || workers === 0', 'gold < 1'),
	mutant('P-GOLD-3', 'buying', "['white']", "['blue']"),
	mutant('P-DRAW-1', 'drawing', 'return take(course, stack, 0);', 'return take(course, stack, 1);'),
	mutant('P-LIMIT-1', 'limits', 'gold > GOLD_MAX && canBuy(state)', 'gold > GOLD_MAX + 1 && canBuy(state)'),
	mutant('P-LIMIT-2', 'limits', '> STONES_MAX;', '> STONES_MAX + 1;'),
	mutant('P-END-1', 'drawing', 'last.length !== 1 ||', 'last.length >= 1 ||'),
	mutant('P-END-2', 'setup', 'return players < 3;', 'return players < 4;'),
	mutant('P-END-3', 'limits', '!over.players[player]?.hand', 'over.stacks.flat().length === 0'),
	mutant('P-SCORE-1', 'score', 'foundations += foundation ?? 0', 'foundations += 1'),
	mutant(
		'P-SCORE-2',
		'score',
		'pyramids += valueOf(level)',
		'pyramids += valueOf(level) + (foundation ?? 0)'
	),
	mutant('P-SCORE-3', 'score', 'foundations + pyramids + left + gold', 'foundations + pyramids + gold'),
	mutant('P-SCORE-4', 'score', 'total > 100 ? 100', 'total >= 100 ? 100'),
	mutant('P-SCORE-5', 'score', 'q - p', 'p - q'),
	mutant('P-SCORE-6', 'score', '[...new Set(totals)]', '[...totals]'),
	mutant('P-SCORE-7', 'placing', '|| !setup.symbols', ''),
	mutant('P-SYM-1', 'setup', "? 'sphinx' : 'scarab'", "? 'scarab' : 'sphinx'"),
	mutant(
		'P-SYM-2',
		'placing',
		'bound === null || SYMBOLS[square] === bound',
		"bound !== 'scarab' || SYMBOLS[square] === bound"
	),
	mutant(
		'P-SYM-3',
		'placing',
		'bound === null || SYMBOLS[square] === bound',
		"bound !== 'sphinx' || SYMBOLS[square] === bound"
	),
	mutant('P-SYM-4', 'known', 'store: hand.store, seen', "store: 'sphinx', seen"),
	mutant('P-SYM-5', 'placing', 'gold < SYMBOL_PRICE ? refused', 'gold < 0 ? refused'),
	mutant('P-OPEN-1', 'setup', 'setup.open ? box.stacks.open : []', 'setup.open ? [] : []'),
	mutant('P-OPEN-2', 'known', '(top && depth === 0)', 'false'),
	mutant('P-COOP-1', BOX, '"1": 12', '"1": 11'),
	mutant('P-COOP-2', 'setup', 'return players < 3;', 'return players === 2;'),
	mutant('P-COOP-3', BOX, '"level": 5, "count": 4', '"level": 5, "count": 3'),
	mutant('P-COOP-4', 'tasks', '> task.above', '>= task.above'),
	mutant('P-COOP-5', 'workers', "if (isSealed(state, site)) return refused('P-COOP-5', facts);", '')
];
