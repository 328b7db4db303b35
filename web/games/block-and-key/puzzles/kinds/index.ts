// All kinds of puzzles but the usual one. The table is explicit, so that the compiler asks for a kind that is missing.
import type { Engine } from '../../../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../../../puzzles/schema/deck.ts';
import type { Level } from '../../../../../puzzles/schema/levels.ts';
import type { Kind } from '../../../../../puzzles/schema/puzzle.ts';
import type { Random } from '../../../rng.ts';
import { supplyOf } from '../blocks.ts';
import { isUnreal, judge, LIMITS, materialFaults } from '../judge.ts';
import { KIND_PARTS } from '../link.ts';
import type { Draft } from '../study.ts';
import { answersOf } from './answers.ts';
import { effortOf, effortsOfLevel } from './effort.ts';
import { isThereAClaim } from './is-there-a-claim.ts';
import type { Case, Found, KindCode, PuzzleKind } from './kind.ts';
import { Scene } from './scene.ts';
import { twoBlocks } from './two-blocks.ts';
import { whichKey } from './which-key.ts';

export type OtherKind = Exclude<Kind, 'one-block'>;

const KINDS: Readonly<Record<OtherKind, PuzzleKind>> = {
	'two-blocks': twoBlocks,
	'is-there-a-claim': isThereAClaim,
	'which-key': whichKey
};

const SHARED: PuzzleKind['rules'] = {
	/** A temple has some height. */
	flat: ({ asked: { level }, scene }) => scene.stacks.highest < LIMITS[level].height,
	/** No copy of a key lies open before the move. */
	'key-visible': ({ scene }) => scene.finders.some(({ isVisible }) => isVisible)
};

/** Codes of all rules that a puzzle of any kind breaks; none when it is fit to be asked. */
export function faultsOf(engine: Engine, deck: Deck, draft: Draft): readonly KindCode[] {
	const { kind = 'one-block', level } = draft;
	if (kind === 'one-block') return judge(engine, deck, draft).codes;
	const { supply, rules } = KINDS[kind];
	const limits = { ...LIMITS[level], supply: supply[level], keys: KIND_PARTS[kind].keys };
	const material = materialFaults(engine, deck, draft, limits);
	if (material.some(isUnreal)) return material;
	const each: Case = {
		engine,
		asked: { ...draft, supply: supplyOf(deck, draft.supply) },
		scene: new Scene(draft.position, draft.keys),
		answers: answersOf(engine, deck, draft)
	};
	const all = { ...SHARED, ...rules };
	return [...material, ...(Object.keys(all) as KindCode[]).filter((code) => all[code]?.(each))];
}

/** By how many octaves a draft lies off the efforts of its level. */
function octavesOff(engine: Engine, deck: Deck, kind: OtherKind, { draft, twin = draft }: Found): number {
	const [one, other] = [draft, twin].map((each) => Math.log2(effortOf(engine, deck, each))) as [
		number,
		number
	];
	const effort = (one + other) / 2;
	const [least, most] = effortsOfLevel(kind, draft.level).map(Math.log2) as [number, number];
	return Math.max(0, least - effort, effort - most);
}

/** A puzzle that keeps every rule of its kind, as near to its level's efforts as a few let it be, or null when none was found in so
    many temples. */
export function makeKind(
	engine: Engine,
	deck: Deck,
	random: Random,
	kind: OtherKind,
	level: Level,
	temples: number
): Draft | null {
	const { among, drafts } = KINDS[kind];
	let nearest: { readonly draft: Draft; readonly off: number } | null = null;
	let fit = 0;
	let tried = 0;
	for (const found of drafts(engine, deck, random, level)) {
		if (found && faultsOf(engine, deck, found.draft).length === 0) {
			const off = octavesOff(engine, deck, kind, found);
			if (!nearest || off < nearest.off) nearest = { draft: found.draft, off };
			if (off === 0 || ++fit >= among) break;
		}
		if (++tried >= temples) break;
	}
	return nearest?.draft ?? null;
}
