// Runs of the solo game The Ancients, as the screens and figures of that game see the records of them.
import { makeAction, parseAction } from '../../games/block-and-key/notation.ts';
import { scoreFits, tier } from '../../games/block-and-key/score.ts';
import { TIERS, type Action, type Score, type Tier } from '../../games/block-and-key/state.ts';
import { listed } from './branches.ts';
import { gameKey, type GameRecord, type Origin } from './games.ts';
import type { CoachLevel, Instant } from './values.ts';

export type RunKind = Origin;

export const ANCIENTS = 'ancients';

export interface RunRecord {
	/** `ancients@<startedAt>`, and what branching adds. */
	readonly key: string;
	readonly seed: string;
	readonly kind: RunKind;
	readonly startedAt: Instant;
	readonly savedAt: Instant;
	/** One more with every save. */
	readonly revision: number;
	/** Played with help or with turns taken back: kept, but counted nowhere. */
	readonly practice: boolean;
	/** The most help that was on while it was played; missing in runs without any. */
	readonly coach?: CoachLevel;
	/** The key of the run that this one has branched off. */
	readonly copyOf?: string;
	/** Throws a RangeError when one of them cannot be read. */
	readonly actions: readonly Action[];
	/** As it was left; null where it is not known. */
	readonly standing: GameRecord['standing'];
	/** These three come together, with the last action. */
	readonly endedAt: Instant | null;
	readonly score: Score | null;
	readonly tier: Tier | null;
}

export const runKey = (startedAt: Instant) => gameKey(ANCIENTS, startedAt);

/** End, score and tier agree with each other. */
export function isSound({
	endedAt,
	score,
	tier: reached
}: Pick<RunRecord, 'endedAt' | 'score' | 'tier'>): boolean {
	if (endedAt === null || score === null || reached === null)
		return endedAt === null && score === null && reached === null;
	return scoreFits(score) && reached === tier(score.total);
}

export function gameOfRun(run: RunRecord): GameRecord {
	const { key, seed, kind, startedAt, savedAt, revision, practice, coach, copyOf, actions } = run;
	const { standing, endedAt, score, tier: reached } = run;
	return {
		key,
		game: ANCIENTS,
		setup: { players: 1 },
		seed,
		seats: ['me'],
		actions: actions.map(makeAction),
		origin: kind,
		startedAt,
		savedAt,
		endedAt,
		revision,
		practice,
		...(coach === undefined ? {} : { coach }),
		...(copyOf === undefined ? {} : { copyOf }),
		standing,
		scores: score && [score.total],
		result: score && { ...score, tier: reached }
	};
}

/** Null where the result is none. */
function resultOf(result: GameRecord['result']): { readonly score: Score; readonly tier: Tier } | null {
	if (typeof result !== 'object' || result === null || Array.isArray(result)) return null;
	const { tier: reached, keys, faces, enigma, total } = result as { readonly [name: string]: unknown };
	const score = { keys, faces, enigma, total } as Score;
	const known = TIERS.find((one) => one === reached);
	return known && Object.values(score).every(Number.isFinite) ? { score, tier: known } : null;
}

/** Null for another game, and for one whose result cannot be read. Actions are only read when they are asked for. */
export function runOfGame(game: GameRecord): RunRecord | null {
	const { key, seed, origin, startedAt, savedAt, revision, practice, coach, copyOf, standing, endedAt } =
		game;
	const result = resultOf(game.result);
	if (game.game !== ANCIENTS || (endedAt === null) !== (result === null)) return null;
	let actions: readonly Action[] | null = null;
	return {
		key,
		seed,
		kind: origin,
		startedAt,
		savedAt,
		revision,
		practice,
		...(coach === undefined ? {} : { coach }),
		...(copyOf === undefined ? {} : { copyOf }),
		get actions() {
			actions ??= game.actions.map((word, k) => {
				const action = parseAction(word);
				if (!action) throw new RangeError(`action ${k}`);
				return action;
			});
			return actions;
		},
		standing,
		endedAt,
		score: result?.score ?? null,
		tier: result?.tier ?? null
	};
}

/** Rows are replaced, never changed, so each is looked at once. */
const known = new WeakMap<GameRecord, RunRecord | null>();

/** With branches, each line once. */
export function runsIn(games: readonly GameRecord[]): RunRecord[] {
	return listed(games).flatMap((game) => {
		if (!known.has(game)) known.set(game, runOfGame(game));
		return known.get(game) ?? [];
	});
}
