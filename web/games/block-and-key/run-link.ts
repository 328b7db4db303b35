// A whole run, or a deal alone, as one text that survives a URL: letters, digits, '.', '_' and '-' only, the version first,
// the checksum last.
//
//   run    bk1r-<actions>-<seed>-<checksum>
//   deal   bk1d-<seed>-<checksum>
//
// A link comes from anywhere, so every fault has a code; `parse` accepts only what `make` writes.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { withIndices } from './blocks.ts';
import { activePlayer } from './moment.ts';
import { LettersError, signed, unsigned } from './letters.ts';
import { packActions, unpackActions } from './run-packing.ts';
import { retrace, type Retraced } from './replay.ts';
import { makeSeedText, parseSeedText } from './seed.ts';
import type { Action } from './state.ts';

/** What a link holds. */
export interface SharedRun {
	readonly seed: string;
	readonly actions: readonly Action[];
}

export const RUN_LINK_CODES = [
	/** Nothing there. */
	'empty',
	'too-long',
	/** A character that no link has. */
	'character',
	/** Not of this app, or of a version that this app does not know. */
	'version',
	/** Its end is missing. */
	'cut-off',
	/** Something was changed on the way. */
	'checksum',
	'seed',
	/** Letters that are no action. */
	'action',
	/** An action that the rules refuse. */
	'refused'
] as const;
export type RunLinkCode = (typeof RUN_LINK_CODES)[number];

export class RunLinkError extends Error {
	readonly code: RunLinkCode;
	/** The first character of the fault, from 0. */
	readonly at: number;
	/** For `refused`: the action's index and the rule that forbids it. */
	readonly refused: { readonly index: number; readonly rule: string } | null;

	constructor(code: RunLinkCode, at: number, refused: RunLinkError['refused'] = null) {
		super(refused ? `${code} by ${refused.rule} at ${at}` : `${code} at ${at}`);
		this.code = code;
		this.at = at;
		this.refused = refused;
	}
}

const RUN = 'bk1r';
const DEAL = 'bk1d';
/** Far beyond the longest run with the longest seed. */
export const RUN_LINK_MAX = 1200;

/** Blocks by their index: `linkable`. */
export function makeRunLink(deck: Deck, { seed, actions }: SharedRun): string {
	return signed(`${RUN}-${packActions(deck, actions)}-${makeSeedText(seed)}`);
}

/** With every Block by its index, as links have it; `moments` begin with the deal. Actions that the rules refuse stay as they are. */
export function linkable({ seed, actions }: SharedRun, moments: Retraced['moments']): SharedRun {
	const indexed = actions.map((action, k) => {
		const before = moments[k];
		return (before && withIndices(activePlayer(before.state).supply, action)) ?? action;
	});
	return { seed, actions: indexed };
}

export function makeDealLink(seed: string): string {
	return signed(`${DEAL}-${makeSeedText(seed)}`);
}

/** Throws a RunLinkError. Whether the rules allow the actions is `watchRun`'s to say. */
export function parseRunLink(deck: Deck, text: string): SharedRun {
	const body = checked(text, RUN);
	const start = RUN.length + 1;
	const dash = body.indexOf('-', start);
	if (dash < 0) throw new RunLinkError('cut-off', text.length);
	const seed = readSeed(body, dash + 1);
	try {
		return { seed, actions: unpackActions(deck, body.slice(start, dash)) };
	} catch (error) {
		if (error instanceof LettersError)
			throw new RunLinkError(error.code === 'cut-off' ? 'cut-off' : 'action', start);
		throw error;
	}
}

/** Throws a RunLinkError. */
export function parseDealLink(text: string): string {
	return readSeed(checked(text, DEAL), DEAL.length + 1);
}

/** Every state of a run, judged by the rules; throws a RunLinkError. */
export function watchRun(engine: Engine, deck: Deck, { seed, actions }: SharedRun): Retraced['moments'] {
	const { moments, refused } = retrace(engine, deck, seed, 1, actions);
	if (!refused) return moments;
	const { index, refusal } = refused;
	throw new RunLinkError('refused', RUN.length + 1, { index, rule: refusal.rule });
}

/** Everything before the checksum, which is right. */
function checked(text: string, version: string): string {
	const opened = unsigned(text, version, RUN_LINK_MAX);
	if ('code' in opened) throw new RunLinkError(opened.code, opened.at);
	return opened.body;
}

function readSeed(body: string, at: number): string {
	const seed = parseSeedText(body.slice(at));
	if (seed === null) throw new RunLinkError('seed', at);
	return seed;
}
