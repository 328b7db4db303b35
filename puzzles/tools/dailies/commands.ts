// The commands `puzzle` and `judge` of the JSON command, and what `daily` tells of a puzzle besides what its table holds.
import {
	InputError,
	quote,
	readColour,
	readFields,
	readKey,
	readList,
	readPosition,
	readSeat,
	readText
} from '../../../engine-wasm/host/input.ts';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Command } from '../../../engine-wasm/host/protocol.ts';
import { HEIGHT, type Key } from '../../../engine-wasm/host/vocabulary.ts';
import { fromSouth } from '../../../web/games/block-and-key/puzzles/canonical.ts';
import { answersOf } from '../../../web/games/block-and-key/puzzles/kinds/answers.ts';
import { askingOf } from '../../../web/games/block-and-key/puzzles/kinds/effort.ts';
import { KIND_PARTS, levelOf, linkId, makeLink } from '../../../web/games/block-and-key/puzzles/link.ts';
import { makeKind, type OtherKind } from '../../../web/games/block-and-key/puzzles/kinds/index.ts';
import { makePuzzle } from '../../../web/games/block-and-key/puzzles/make.ts';
import { difficultyOfEffort } from '../../../web/games/block-and-key/puzzles/scale.ts';
import type { Draft } from '../../../web/games/block-and-key/puzzles/study.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import type { Deck } from '../../schema/deck.ts';
import { LEVELS } from '../../schema/levels.ts';
import { KINDS, THEMES, type Puzzle, type Theme } from '../../schema/puzzle.ts';

/** Puzzles made for several themes at once before giving up, each in so many temples. */
const TRIES = 200;
const TEMPLES = 8000;

const round = (effort: number) => Math.round(100 * effort) / 100;

/** With its kind said and its effort by the model. */
export function withEffort(engine: Engine, deck: Deck, puzzle: Puzzle) {
	const { effort } = askingOf(engine, deck, { ...puzzle, ...fromSouth(puzzle) });
	return { kind: 'one-block', ...puzzle, effort: round(effort) };
}

export function puzzleCommands(engine: Engine, deck: Deck): Record<string, Command> {
	const cards = new Map<string, Key>(deck.keys.map(({ id, squares }) => [id, { squares }]));

	/** As in `daily`: every way to claim, the Block before it with two. */
	function told(puzzle: Puzzle) {
		const { id, kind, level, position, seat, supply, keys, themes } = puzzle;
		const { effort: exact } = askingOf(engine, deck, { ...puzzle, ...fromSouth(puzzle) });
		const [effort, difficulty] = [round(exact), difficultyOfEffort(exact)];
		return {
			...{
				id,
				kind: kind ?? 'one-block',
				level,
				position: { ...position, floor: { ...position.floor, height: HEIGHT } }
			},
			...{ seat, supply, keys, solutions: answersOf(engine, deck, puzzle), difficulty, effort, themes }
		};
	}

	/** With every one of the themes; null when none was found. */
	function withThemes(level: Puzzle['level'], themes: readonly Theme[], seed: string): Puzzle | null {
		const [theme] = themes;
		const random = randomFrom(seed);
		for (let tried = 0; tried < TRIES; tried++) {
			const made = makePuzzle(engine, deck, random, {
				id: '',
				level,
				temples: TEMPLES,
				...(theme && { theme })
			});
			if (!made) return null;
			if (themes.every((one) => made.themes.includes(one))) return { ...made, id: linkId(makeLink(made)) };
		}
		return null;
	}

	function ofKind(kind: OtherKind, level: Puzzle['level'], seed: string): Puzzle | null {
		const draft = makeKind(engine, deck, randomFrom(seed), kind, level, TEMPLES);
		return draft && { ...draft, id: linkId(makeLink(draft)), difficulty: 0, themes: [] };
	}

	return {
		puzzle: {
			takes: `kind ${KINDS.join('/')}, level ${LEVELS.join('/')}, themes (optional, of one-block only), seed (text)`,
			gives:
				'{id, kind, level, position, seat, supply, keys, solutions, difficulty, effort, themes}; with two-blocks a solution has first {block, cells}',
			run(request) {
				const kind = one(KINDS, request['kind'], 'kind');
				const level = one(LEVELS, request['level'], 'level');
				const list = request['themes'] === undefined ? [] : readList(request['themes'], 'themes');
				const themes = list.map((theme, k) => one(THEMES, theme, `themes[${k}]`));
				const seed = readText(request['seed'], 'seed');
				if (kind !== 'one-block' && themes.length > 0) throw new InputError('bad-setup', 'themes', kind);
				const made = kind === 'one-block' ? withThemes(level, themes, seed) : ofKind(kind, level, seed);
				if (!made) throw new InputError('bad-setup', 'themes', 'no such puzzle was found');
				return told(made);
			}
		},
		judge: {
			takes: 'position, seat, supply [{shape (id), colour}], keys, kind (optional)',
			gives: 'effort, difficulty, steps: [{code, facts}], the reasoning of the simulated solver; solutions',
			run(request) {
				const draft = readDraft(request, deck, cards);
				const { effort, steps } = askingOf(engine, deck, { ...draft, ...fromSouth(draft) });
				const solutions = answersOf(engine, deck, draft);
				return { effort: round(effort), difficulty: difficultyOfEffort(effort), steps, solutions };
			}
		}
	};
}

function readDraft(
	request: Readonly<Record<string, unknown>>,
	deck: Deck,
	cards: ReadonlyMap<string, Key>
): Draft {
	const kind = request['kind'] === undefined ? 'one-block' : one(KINDS, request['kind'], 'kind');
	const parts = KIND_PARTS[kind];
	const supply = counted(request['supply'], 'supply', parts.supply).map((entry, k) => {
		const fields = readFields(entry, `supply[${k}]`);
		const shape = readText(fields['shape'], `supply[${k}].shape`);
		if (!Object.hasOwn(deck.shapes, shape))
			throw new InputError('unknown-shape', `supply[${k}].shape`, quote(shape));
		return { shape, colour: readColour(fields['colour'], `supply[${k}].colour`) };
	});
	const keys = counted(request['keys'], 'keys', parts.keys).map((key, k) =>
		readKey(key, `keys[${k}]`, cards)
	);
	const position = readPosition(request['position']);
	const seat = readSeat(request['seat'], 'seat');
	return { id: '', kind, level: levelOf(keys), position, seat, supply, keys };
}

function counted(
	value: unknown,
	where: string,
	[least, most]: readonly [number, number]
): readonly unknown[] {
	const list = readList(value, where);
	if (list.length < least) throw new InputError('empty', where, `at least ${least}`);
	if (list.length > most) throw new InputError('too-many', where, `${list.length}, at most ${most}`);
	return list;
}

function one<T extends string>(known: readonly T[], value: unknown, where: string): T {
	const text = readText(value, where);
	const found = known.find((each) => each === text);
	if (!found) throw new InputError('bad-setup', where, quote(text));
	return found;
}
