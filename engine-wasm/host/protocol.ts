// The JSON command: one question a line, one answer a line. The place UCI has for chess engines.
import { compareCellLists } from './cells.ts';
import { measure } from './bench.ts';
import type { Engine } from './engine.ts';
import { unsoundNesting } from './nesting.ts';
import type { Solution } from './puzzle.ts';
import {
	CELLS_MAX,
	InputError,
	quote,
	readCells,
	readColour,
	readFields,
	readFlag,
	readInteger,
	readKey,
	readList,
	readPosition,
	readSeat,
	readShape,
	readText
} from './input.ts';
import {
	HEIGHT,
	type Colour,
	type Key,
	type Position,
	type Seat,
	type Shape,
	type Square,
	type SupplyBlock
} from './vocabulary.ts';

/** What the command knows of the box; the deck's file holds it. */
export interface ProtocolDeck {
	readonly floor: { readonly width: number; readonly depth: number; readonly height: number };
	readonly shapes: Readonly<Record<string, Shape>>;
	readonly keys: readonly {
		readonly id: string;
		readonly level: string;
		readonly vp: number;
		readonly squares: readonly Square[];
		readonly stars?: number;
		readonly pips?: number;
	}[];
	readonly enigmas: readonly { readonly id: string; readonly colour: Colour }[];
}

/** A daily puzzle as its table holds it: shapes by id, solutions still to be found. */
export interface ProtocolPuzzle {
	readonly id: string;
	readonly level: string;
	readonly position: Position;
	readonly seat: Seat;
	readonly supply: readonly { readonly shape: string; readonly colour: Colour }[];
	readonly keys: readonly Key[];
	readonly difficulty: number;
	readonly themes: readonly string[];
}

/** A solo game from set-up to tier. */
export interface ProtocolRun {
	readonly log: readonly object[];
	readonly score: { readonly keys: number; readonly enigma: number; readonly total: number };
	readonly tier: string;
}

/** What the command knows beside the rules. */
export interface ProtocolData {
	readonly deck: ProtocolDeck;
	/** The puzzles of a day, or null when the table has no such day. */
	readonly dailyPuzzles: (date: string) => readonly ProtocolPuzzle[] | null;
	/** For each policy the solo game that it plays from a seed. */
	readonly soloRuns: Readonly<Record<string, (seed: string) => ProtocolRun>>;
	/** Commands that need more than the engine, by name. */
	readonly commands?: Readonly<Record<string, Command>>;
}

type Fields = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

export interface Command {
	readonly takes: string;
	readonly gives: string;
	run(request: Fields): Answer;
}

/** Longer supplies are no supplies: the box holds 40 Blocks. */
/** Far more than any question needs; far less than would exhaust the stack. */
const DEPTH_MAX = 64;
const SUPPLY_MAX = 64;
/** Lists of placements one perft may take before it is refused; about half a minute. */
const PERFT_LISTS_MAX = 100_000_000;
const SECONDS_MAX = 60;

/** Answers lines of the protocol. */
export function createProtocol(
	engine: Engine,
	{ deck, dailyPuzzles, soloRuns, commands: more = {} }: ProtocolData
): (line: string) => string {
	const shapes = new Map(Object.entries(deck.shapes));
	const keyCards = new Map<string, Key>(deck.keys.map(({ id, squares }) => [id, { squares }]));

	const commands: Readonly<Record<string, Command>> = {
		placements: {
			takes: 'position, shape',
			gives: 'placements: every legal set of cells, sorted; count',
			run(request) {
				engine.setPosition(readPosition(request['position']));
				const placements = sorted(engine.placements(readShape(request['shape'], 'shape', shapes)));
				return { placements, count: placements.length };
			}
		},
		explain: {
			takes: 'position, cells',
			gives: 'legal; violations: ids in the order of the rules',
			run(request) {
				engine.setPosition(readPosition(request['position']));
				const violations = engine.explain(readCells(request['cells'], 'cells', CELLS_MAX));
				return { legal: violations.length === 0, violations };
			}
		},
		view: {
			takes: 'position, seat',
			gives: 'rows: strings from the top row down, "." for nothing; owners: Block numbers, -1 for nothing',
			run(request) {
				engine.setPosition(readPosition(request['position']), readSeat(request['seat'], 'seat'));
				const { colours, owners } = engine.view();
				const rows = colours.map((row) => row.map((colour) => colour ?? '.').join(''));
				return { rows: rows.reverse(), owners: owners.reverse() };
			}
		},
		claims: {
			takes: 'position (before), colour, cells, seat, keys',
			gives: 'claims: for each key null or its first match {rotation, u, v}',
			run(request) {
				engine.setPosition(readPosition(request['position']), readSeat(request['seat'], 'seat'));
				const colour = readColour(request['colour'], 'colour');
				const cells = readCells(request['cells'], 'cells', CELLS_MAX);
				const keys = readKeys(request['keys']);
				const violations = engine.explain(cells);
				if (violations.length > 0) throw new InputError('illegal-placement', 'cells', violations.join(' '));
				return { claims: engine.claims(colour, cells, keys) };
			}
		},
		solve: {
			takes:
				'position, seat, supply [{shape, colour}], keys, all (optional flag: every key at once, else any)',
			gives: 'solutions: [{block, cells, keys}], sorted; count',
			run(request) {
				const position = readPosition(request['position']);
				const seat = readSeat(request['seat'], 'seat');
				const supply = readSupply(request['supply']);
				const keys = readKeys(request['keys']);
				if (keys.length === 0) throw new InputError('empty', 'keys');
				const all = request['all'] === undefined ? false : readFlag(request['all'], 'all');
				engine.setPosition(position, seat);
				const solutions = sortedSolutions(supply, keys, all);
				return { solutions, count: solutions.length };
			}
		},
		ancients: {
			takes: 'position, shape, stars (1-4)',
			gives: 'targets: Block numbers equally closest; placements: the legal ones for each target',
			run(request) {
				engine.setPosition(readPosition(request['position']));
				const shape = readShape(request['shape'], 'shape', shapes);
				const targets = engine.closestBlocks(readInteger(request['stars'], 'stars', 1, 4));
				return {
					targets,
					placements: targets.map((target) => sorted(engine.placementsBeside(shape, target)))
				};
			}
		},
		perft: {
			takes: `position, supply, depth (at most ${engine.perftDepthMax})`,
			gives: 'nodes: number of ways to place supply[0], then supply[1], ... down to depth',
			run(request) {
				engine.setPosition(readPosition(request['position']));
				const supply = readSupply(request['supply']);
				const deepest = Math.min(supply.length, engine.perftDepthMax);
				const depth = readInteger(request['depth'], 'depth', 0, deepest);
				const nodes = engine.perft(
					supply.slice(0, depth).map(({ shape }) => shape),
					PERFT_LISTS_MAX
				);
				if (nodes === null) throw new InputError('too-large', 'depth', `over ${PERFT_LISTS_MAX} positions`);
				return { nodes };
			}
		},
		deck: {
			takes: '-',
			gives: 'floor, shapes {id: cells}, keys, enigmas',
			run: () => ({
				floor: deck.floor,
				shapes: deck.shapes,
				keys: deck.keys.map(({ id, level, vp, squares, stars, pips }) => ({
					id,
					level,
					vp,
					squares,
					stars,
					pips
				})),
				enigmas: deck.enigmas
			})
		},
		daily: {
			takes: 'date YYYY-MM-DD',
			gives:
				'puzzles: the three of that day, {id, kind, level, position, seat, supply, keys, effort, solutions, difficulty, themes}',
			run(request) {
				const date = readText(request['date'], 'date');
				const puzzles = dailyPuzzles(date);
				if (!puzzles) throw new InputError('unknown-date', 'date', quote(date));
				return { puzzles: puzzles.map(withSolutions) };
			}
		},
		solo: {
			takes: `seed (text), policy ${Object.keys(soloRuns).join('/')}`,
			gives: 'log: every step {turn, by, do, ...}; score {keys, enigma, total}; tier',
			run(request) {
				const seed = readText(request['seed'], 'seed');
				const policy = readText(request['policy'], 'policy');
				const run = Object.hasOwn(soloRuns, policy) ? soloRuns[policy] : undefined;
				if (run === undefined) throw new InputError('unknown-policy', 'policy', quote(policy));
				return { ...run(seed) };
			}
		},
		bench: {
			takes: `seconds (at most ${SECONDS_MAX}), optional cases [{position, seat, supply, keys}]`,
			gives: 'placementsPerSecond, solvesPerSecond, signature [placements, solutions]',
			run(request) {
				const seconds = readSeconds(request['seconds']);
				const cases = request['cases'] === undefined ? undefined : readCases(request['cases']);
				return { ...measure(engine, [...shapes.values()], seconds, cases) };
			}
		},
		...more,
		help: {
			takes: '-',
			gives: 'commands: what each command takes and gives',
			run: () => ({
				commands: Object.fromEntries(
					Object.entries(commands).map(([name, { takes, gives }]) => [name, { takes, gives }])
				)
			})
		}
	};

	function readKeys(value: unknown): Key[] {
		const list = readList(value, 'keys');
		if (list.length > engine.keysMax) {
			throw new InputError('too-many', 'keys', `${list.length} keys, at most ${engine.keysMax}`);
		}
		return list.map((key, index) => readKey(key, `keys[${index}]`, keyCards));
	}

	function readSupply(value: unknown, where = 'supply', most = SUPPLY_MAX): SupplyBlock[] {
		const list = readList(value, where);
		if (list.length > most) throw new InputError('too-many', where, `${list.length} Blocks, at most ${most}`);
		return list.map((entry, index) => {
			const fields = readFields(entry, `${where}[${index}]`);
			return {
				shape: readShape(fields['shape'], `${where}[${index}].shape`, shapes),
				colour: readColour(fields['colour'], `${where}[${index}].colour`)
			};
		});
	}

	function readCases(value: unknown) {
		const list = readList(value, 'cases');
		if (list.length === 0) throw new InputError('empty', 'cases');
		if (list.length > engine.benchCasesMax) {
			throw new InputError('too-many', 'cases', `${list.length} cases, at most ${engine.benchCasesMax}`);
		}
		return list.map((entry, index) => {
			const where = `cases[${index}]`;
			const fields = readFields(entry, where);
			return {
				position: readPosition(fields['position'], `${where}.position`),
				seat: readSeat(fields['seat'], `${where}.seat`),
				supply: readSupply(fields['supply'], `${where}.supply`, engine.benchSupplyMax),
				key: readKey(readList(fields['keys'], `${where}.keys`)[0], `${where}.keys[0]`, keyCards)
			};
		});
	}

	function sortedSolutions(supply: readonly SupplyBlock[], keys: readonly Key[], all: boolean): Solution[] {
		return engine
			.solve(supply, keys, all)
			.sort((a, b) => a.block - b.block || compareCellLists(a.cells, b.cells));
	}

	function withSolutions({ position, supply, difficulty, themes, ...puzzle }: ProtocolPuzzle) {
		const { seat, keys } = puzzle;
		engine.setPosition(position, seat);
		const blocks = supply.map(({ shape, colour }) => ({ shape: readShape(shape, 'shape', shapes), colour }));
		const floor = { ...position.floor, height: HEIGHT };
		const solutions = sortedSolutions(blocks, keys, true);
		return { ...puzzle, position: { ...position, floor }, supply, solutions, difficulty, themes };
	}

	function answer(request: Fields): Answer {
		const name = request['cmd'];
		if (name === undefined) throw new InputError('missing', 'cmd');
		const command = typeof name === 'string' && Object.hasOwn(commands, name) ? commands[name] : undefined;
		if (!command) throw new InputError('unknown-command', 'cmd', quote(name));
		return command.run(request);
	}

	return (line) => {
		let id: unknown;
		try {
			const request = readFields(parseJson(line), 'line');
			id = request['id'];
			return JSON.stringify({ id, ...answer(request) });
		} catch (error) {
			return JSON.stringify({
				id,
				error: error instanceof Error ? error.message : String(error)
			});
		}
	};
}

function parseJson(line: string): unknown {
	if (unsoundNesting(line, DEPTH_MAX)?.what === 'deep') {
		throw new InputError('too-deep', 'line', `over ${DEPTH_MAX} brackets in each other`);
	}
	try {
		return JSON.parse(line);
	} catch {
		throw new InputError('not-json', 'line', quote(line));
	}
}

function sorted(placements: SupplyBlock['shape'][]) {
	return [...placements].sort(compareCellLists);
}

function readSeconds(value: unknown): number {
	if (typeof value !== 'number' || !(value > 0 && value <= SECONDS_MAX)) {
		throw new InputError(
			'not-a-number',
			'seconds',
			`${quote(value)} is not above 0 and at most ${SECONDS_MAX}`
		);
	}
	return value;
}
