// The quality rules of a daily puzzle, each a named predicate; `judge` lists the codes of those that are broken.
import { isConnected } from '../../../../engine-wasm/host/cells.ts';
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Cell, Position } from '../../../../engine-wasm/host/vocabulary.ts';
import { designOf, type Deck } from '../../../../puzzles/schema/deck.ts';
import type { Level } from '../../../../puzzles/schema/levels.ts';
import { shapeIdOf } from './blocks.ts';
import type { Spot } from './keyfinder.ts';
import { coreFacing } from './position.ts';
import { study, type Answer, type Draft, type Study } from './study.ts';

export type Range = readonly [least: number, most: number];

export interface LevelLimits {
	/** Blocks in the supply. */
	readonly supply: Range;
	/** Blocks that stand in the temple besides the Core Cube. */
	readonly blocks: Range;
	/** Squares of a key. */
	readonly squares: Range;
	/** Keys to be claimed at once. */
	readonly keys: Range;
	/** The highest stack must be at least this high. */
	readonly height: number;
	/** Whether another Block of the answer's colour must lie in the supply. */
	readonly needsRival: boolean;
}

export const LIMITS: Readonly<Record<Level, LevelLimits>> = {
	star: { supply: [2, 3], blocks: [5, 8], squares: [2, 3], keys: [1, 1], height: 3, needsRival: false },
	sun: { supply: [3, 5], blocks: [7, 11], squares: [4, 4], keys: [1, 1], height: 3, needsRival: true },
	moon: { supply: [5, 7], blocks: [9, 14], squares: [5, 6], keys: [1, 2], height: 4, needsRival: true }
};

type MaterialRule = (draft: Draft, deck: Deck, limits: LevelLimits) => boolean;
type Rule = (study: Study, answer: Answer) => boolean;

/** What can be seen without asking the engine; true means broken. */
const MATERIAL_RULES = {
	floor: ({ position }, { floor }) =>
		position.floor.width !== floor.width || position.floor.depth !== floor.depth,
	/** At the place of the solo game, its sides in the order of the colour cycle. */
	core: ({ position: { core } }, deck) =>
		!core || JSON.stringify(sorted(core)) !== JSON.stringify(sorted(coreFacing(deck, core.sides.S))),
	seat: ({ seat }) => seat !== 'S',
	'unknown-block': (draft, deck) =>
		draft.supply.some(({ shape }) => !deck.shapes[shape]) ||
		draft.position.blocks.some(({ cells }) => shapeIdOf(deck, cells) === null),
	/** The box holds each Block once, in the temple or in the supply. */
	'block-twice': (draft, deck) => {
		const standing = draft.position.blocks.map(({ colour, cells }) => `${shapeIdOf(deck, cells)} ${colour}`);
		const all = [...standing, ...draft.supply.map(({ shape, colour }) => `${shape} ${colour}`)];
		return new Set(all).size < all.length;
	},
	'supply-size': ({ supply }, _, limits) => isOff(supply.length, limits.supply),
	'block-count': ({ position }, _, limits) => isOff(position.blocks.length, limits.blocks),
	'key-count': ({ keys }, _, limits) => isOff(keys.length, limits.keys),
	'key-size': ({ keys }, _, limits) => keys.some(({ squares }) => isOff(squares.length, limits.squares)),
	'key-twice': ({ keys }) => new Set(keys.map(({ squares }) => designOf(squares))).size < keys.length
} as const satisfies Record<string, MaterialRule>;

/** What the position and its one answer must be like; true means broken. */
const RULES = {
	/** A temple has some height. */
	flat: ({ draft, stacks }) => stacks.highest < LIMITS[draft.level].height,
	/** Exactly one placement of the whole supply claims the key, or all keys. */
	'several-solutions': ({ solutions }) => solutions.length > 1,
	/** No copy of a key lies open before the move, in any turn. */
	'key-visible': ({ isKeyVisible }) => isKeyVisible,
	/** After it, each key lies open in one place only, so that there is one thing to show. */
	'several-matches': (_, { matches }) => matches.some((spots) => spots.length !== 1),
	/** Every match has a face that was there before … */
	'no-old-face': (_, answer) => isAnyMatch(answer, (spot) => newFaces(answer, spot) === spot.squares.length),
	/** … and a face of the new Block. */
	'no-new-face': (_, answer) => isAnyMatch(answer, (spot) => newFaces(answer, spot) === 0),
	/** The colour alone must not give the Block away. */
	'only-colour': ({ draft: { level, supply } }, { colour }) =>
		LIMITS[level].needsRival && supply.filter((block) => block.colour === colour).length < 2,
	/** Something legal misses each key by one square. */
	'no-near-miss': ({ temptations }) => temptations().nearMisses.includes(0),
	/** Something would claim if a rule did not forbid it. */
	'no-illegal-claim': ({ temptations }) => temptations().illegalClaims === 0
} as const satisfies Record<string, Rule>;

export type JudgeCode =
	| keyof typeof MATERIAL_RULES
	| keyof typeof RULES
	/** The Blocks cannot have been placed legally in the order in which they are listed. */
	| 'unreachable'
	| 'no-solution';

export interface Verdict {
	/** Of all rules that are broken; none when the puzzle is fit to be published. */
	readonly codes: readonly JudgeCode[];
	/** Null when the draft is nothing that the engine takes. */
	readonly study: Study | null;
}

/** What the engine cannot be asked about: it takes only real positions, seats and shapes. */
const UNREAL: readonly JudgeCode[] = ['floor', 'core', 'seat', 'unknown-block', 'unreachable'];
export const isUnreal = (code: JudgeCode): boolean => UNREAL.includes(code);

export function judge(engine: Engine, deck: Deck, draft: Draft): Verdict {
	const codes = materialFaults(engine, deck, draft, LIMITS[draft.level]);
	if (codes.some(isUnreal)) return { codes, study: null };
	const studied = study(engine, deck, draft);
	return { codes: [...codes, ...judgeStudy(studied)], study: studied };
}

/** Whether a draft whose material is right keeps all other rules; stops at the first that is broken. */
export function isFit(study: Study): boolean {
	const { answer } = study;
	return answer !== null && !keysOf(RULES).some((code) => (RULES[code] as Rule)(study, answer));
}

function judgeStudy(study: Study): JudgeCode[] {
	const { answer } = study;
	if (!answer) return ['no-solution'];
	return keysOf(RULES).filter((code) => (RULES[code] as Rule)(study, answer));
}

/** What is wrong with temple, supply and keys whatever the answer. */
export function materialFaults(engine: Engine, deck: Deck, draft: Draft, limits: LevelLimits): JudgeCode[] {
	const codes: JudgeCode[] = keysOf(MATERIAL_RULES).filter((code) =>
		(MATERIAL_RULES[code] as MaterialRule)(draft, deck, limits)
	);
	return isReachable(engine, draft.position) ? codes : [...codes, 'unreachable'];
}

/** Whether each Block could be legally placed after those listed before it. Leaves the engine set to some position. */
export function isReachable(engine: Engine, position: Position): boolean {
	return position.blocks.every(({ cells }, index) => {
		if (!isPlain(cells)) return false;
		engine.setPosition({ ...position, blocks: position.blocks.slice(0, index) });
		return engine.explain(cells).length === 0;
	});
}

function isPlain(cells: readonly Cell[]): boolean {
	return cells.length > 0 && isConnected(cells);
}

/** Squares of a match that show the new Block. */
function newFaces({ picture, number }: Answer, { squares }: Spot): number {
	return squares.filter((square) => picture.owners[square] === number).length;
}

function isAnyMatch({ matches }: Answer, holds: (spot: Spot) => boolean): boolean {
	return matches.some((spots) => spots.some(holds));
}

const isOff = (value: number, [least, most]: Range) => value < least || value > most;

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

function sorted({ x, y, sides: { S, W, N, E } }: NonNullable<Position['core']>) {
	return [x, y, S, W, N, E];
}
