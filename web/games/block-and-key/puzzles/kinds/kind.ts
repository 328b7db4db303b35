// What a kind of puzzle beside the usual one provides: its rules and its maker.
import type { Engine } from '../../../../../engine-wasm/host/engine.ts';
import type { SupplyBlock } from '../../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../../puzzles/schema/deck.ts';
import type { Level } from '../../../../../puzzles/schema/levels.ts';
import type { Random } from '../../../rng.ts';
import type { JudgeCode, Range } from '../judge.ts';
import type { Draft } from '../study.ts';
import type { Answer } from './answers.ts';
import type { Scene } from './scene.ts';

/** A draft with its supply spelt out. */
export type Asked = Omit<Draft, 'supply'> & { readonly supply: readonly SupplyBlock[] };

/** What a puzzle may break, beside the rules of the usual kind. */
export type KindCode =
	| JudgeCode
	/** Two Blocks: one of them could do it alone. */
	| 'one-block-claims'
	/** Which key: more than one of them can be claimed. */
	| 'several-keys'
	/** Nothing comes to rest so that it would show the key (is there a claim?), or some key nearly (which key?). */
	| 'no-temptation'
	/** Which key: the Block's colour alone rules a key out. */
	| 'key-without-colour';

/** Everything that the rules of a kind ask for. */
export interface Case {
	readonly engine: Engine;
	readonly asked: Asked;
	readonly scene: Scene;
	readonly answers: readonly Answer[];
}

export interface Found {
	readonly draft: Draft;
	/** Another that it must not be told from, not by its effort either: both count for it. */
	readonly twin?: Draft;
}

export interface PuzzleKind {
	/** Blocks of the supply. */
	readonly supply: Readonly<Record<Level, Range>>;
	/** What its puzzles must be like besides what all must; true means broken. */
	readonly rules: Partial<Readonly<Record<KindCode, (each: Case) => boolean>>>;
	/** Fit drafts among which the one nearest to the level's efforts is taken, where none lies within. */
	readonly among: number;
	/** Without end: a likely draft of each temple that offers one, else null. */
	drafts(engine: Engine, deck: Deck, random: Random, level: Level): Generator<Found | null>;
}
