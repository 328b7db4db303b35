// What a person at the table of several players sees: what the player may know, what has just happened, and the whole game as a
// log. Nothing of it depends on what is hidden from that player; the reasons beside a move are read off the open table as well.
import type { Colour } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { flatView } from './flatview.ts';
import { known, type Known } from './known.ts';
import type { Moment } from './moment.ts';
import type { Altar, CardId, GameState, Happening, Piece } from './state.ts';
import { positionOf } from './temple.ts';

/** An event as everybody may hear it. */
export type Told =
	| Exclude<Happening, { readonly what: 'drawn' | 'taken' }>
	| { readonly what: 'taken'; readonly pieces: readonly Piece[] }
	/** The card is null when somebody else drew it. */
	| { readonly what: 'drawn'; readonly altar: Altar; readonly card: CardId | null }
	/** The Core Cube shows this colour to the start player. */
	| { readonly what: 'core'; readonly colour: Colour }
	/** Neither Excavate nor Position was possible. */
	| { readonly what: 'passed' };

/** What the open table says about why a move was made. */
export type Why =
	/** Blocks that the player had before digging. */
	| { readonly why: 'few'; readonly blocks: number }
	/** Squares of the player's own view in which the Block is seen. */
	| { readonly why: 'shows'; readonly squares: number }
	/** Squares of somebody's view that the Block has covered. */
	| { readonly why: 'covers'; readonly squares: number; readonly player: number };

/** One action. */
export interface Entry {
	readonly player: number;
	/** Round as the rulebook counts the turns of one player; 0 for the set-up. */
	readonly round: number;
	readonly told: readonly Told[];
	readonly why: Why | null;
	/** So many Blocks stand after it: the table as it was. */
	readonly blocks: number;
}

export interface Seen extends Known {
	/** What the last action led to. */
	readonly happened: readonly Told[];
	/** From the deal on, the latest last. */
	readonly log: readonly Entry[];
}

/** The last of these moments, as this player sees it. */
export function seen(deck: Deck, moments: readonly Moment[], me: number): Seen {
	const { state } = moments.at(-1) as Moment;
	const log = moments.slice(1).map((moment, k) => entryOf(deck, (moments[k] as Moment).state, moment, me));
	return { ...known(deck, state, me), happened: log.at(-1)?.told ?? [], log };
}

function entryOf(deck: Deck, before: GameState, { state, happened }: Moment, me: number): Entry {
	const player = before.active;
	const isSetup = before.step.kind === 'core' || before.step.kind === 'line';
	return {
		player,
		round: isSetup ? 0 : Math.ceil(before.turn / before.players.length),
		told: [
			...silent(before, state, happened),
			...happened.map((event) => open(before, event, player === me))
		],
		why: whyOf(deck, before, state, happened),
		blocks: state.blocks.length
	};
}

function open({ yard }: GameState, event: Happening, isMine: boolean): Told {
	if (event.what === 'taken')
		return { what: 'taken', pieces: event.sites.flatMap((site) => yard[site] ?? []) };
	return event.what === 'drawn' && !isMine ? { ...event, card: null } : event;
}

/** What the rules do not list as an event. */
function silent(before: GameState, { core }: GameState, happened: readonly Happening[]): Told[] {
	if (core && !before.core) return [{ what: 'core', colour: core.sides.S }];
	const acted = happened.some(({ what }) => what === 'taken' || what === 'placed');
	return before.step.kind === 'act' && !acted ? [{ what: 'passed' }] : [];
}

function whyOf(deck: Deck, before: GameState, after: GameState, happened: readonly Happening[]): Why | null {
	if (before.step.kind !== 'act') return null;
	const { players, active } = before;
	if (happened.some(({ what }) => what === 'taken'))
		return { why: 'few', blocks: players[active]?.supply.length ?? 0 };
	if (after.blocks.length === before.blocks.length) return null;
	const owner = after.blocks.length;
	const squares = players.map(({ seat }) => {
		const [then, now] = [before, after].map((state) => flatView(positionOf(deck, state), seat));
		const own = (now ?? []).flatMap((row, v) =>
			row.flatMap((face, u) => (face?.owner === owner ? [then?.[v]?.[u] ?? null] : []))
		);
		return { seen: own.length, covered: own.filter((face) => face !== null).length };
	});
	const most = squares
		.map(({ covered }, player) => ({ why: 'covers' as const, squares: covered, player }))
		.filter(({ player }) => player !== active)
		.reduce((one, other) => (other.squares > one.squares ? other : one));
	const shown = squares[active]?.seen ?? 0;
	return most.squares > shown ? most : { why: 'shows', squares: shown };
}
