// A run to play on: the match, what is selected in it, and where that is kept between two visits.
import { Match } from '$lib/play/match.svelte.ts';
import type { GameStore } from '$lib/play/game-store.ts';
import type { GameRecord } from '$lib/progress/games.ts';
import type { Selections } from '$lib/progress/selections.ts';
import type { Json } from '$lib/progress/values.ts';
import { ancients } from '../../../games/block-and-key/game.ts';
import type { Rules } from '../../../games/block-and-key/moment.ts';
import type { Action, GameState } from '../../../games/block-and-key/state.ts';
import { BlockSelection } from './selection.svelte.ts';

export type RunMatch = Match<GameState, GameState, Action>;

export interface PlayedRun {
	readonly match: RunMatch;
	readonly selection: BlockSelection;
}

interface RunOptions {
	readonly rules: Rules;
	readonly record: GameRecord;
	readonly isNew: boolean;
	readonly store: GameStore;
	readonly selections?: Selections<Json>;
	/** So many actions at the beginning stay: a turn that is tried again. */
	readonly fixed?: number;
	readonly now?: () => number;
}

/** What was selected after the last action of this very record. */
function selectedIn({ key, actions }: GameRecord, selections: Selections<Json>): Json {
	const kept = selections.of(key);
	if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
	const { actions: after, draft = null } = kept as { readonly [name: string]: Json };
	return after === actions.length ? draft : null;
}

/** Throws a RangeError for a record that the rules refuse. */
export function playRun({ rules, selections, now = Date.now, ...options }: RunOptions): PlayedRun {
	const match: RunMatch = new Match({
		...options,
		game: ancients(rules.engine, rules.deck),
		screens: { see: (state: GameState) => state },
		think: () => {
			throw new RangeError('nobody else plays');
		},
		now,
		pause: () => 0
	});
	const selection = new BlockSelection(match, rules, () => {
		const { key, actions } = match.record;
		selections?.keep(key, match.over ? null : { actions: actions.length, draft: selection.save() });
	});
	const selected = selections && selectedIn(match.record, selections);
	if (selected) selection.restore(selected);
	return { match, selection };
}
