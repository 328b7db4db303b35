// What one player may know of a game. Two states that differ only in what is hidden from the player give equal values, so
// nothing that decides by this can look into the bag or under the backs of the cards.
import type { Colour } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck, KeyCard } from '../../../puzzles/schema/deck.ts';
import type { Level } from '../../../puzzles/schema/levels.ts';
import type { Altar, CardId, GameState, Mark, Piece, Player } from './state.ts';

export interface KnownPlayer extends Pick<Player, 'seat' | 'supply' | 'claimed'> {
	/** Null for another player's. */
	readonly hand: readonly CardId[] | null;
	readonly handCount: number;
	readonly enigma: Colour | null;
}

export interface KnownAltar {
	readonly count: number;
	/** Cards that the player put under it, the lowest first: they come last, from the end of this list on. */
	readonly under: readonly CardId[];
}

export interface KnownMark extends Omit<Mark, 'marker'> {
	/** The card is null as long as it is a secret. */
	readonly marker: { readonly altar: Altar; readonly card: CardId | null } | null;
}

export interface Known extends Pick<
	GameState,
	'active' | 'turn' | 'step' | 'core' | 'blocks' | 'yard' | 'drawn' | 'lastTurns' | 'actions'
> {
	/** Index of the player who knows this. */
	readonly me: number;
	readonly players: readonly KnownPlayer[];
	/** What is in the bag, sorted: its order is hidden, its contents follow from what lies open. */
	readonly bag: readonly Piece[];
	readonly altars: Readonly<Record<Altar, KnownAltar>>;
	/** Cards that may lie on an Altar, face down as a marker, in another hand or (Stars) outside the game; sorted. */
	readonly unseen: Readonly<Record<Level, readonly CardId[]>>;
	readonly marks: readonly KnownMark[];
}

export function known(deck: Deck, state: GameState, me: number = state.active): Known {
	const { active, turn, core, blocks, yard, lastTurns, actions, players, discarded } = state;
	const mine = me === active;
	// A marker from an Altar on which only such cards were left is no secret either.
	const open = new Set(discarded);
	const altar = (name: Altar): KnownAltar => ({
		count: state.altars[name].length,
		under: state.altars[name].filter((id) => open.has(id))
	});
	return {
		me,
		active,
		turn,
		// Which Keys another player could claim is that player's secret.
		step: state.step.kind === 'claim' && !mine ? { kind: 'claim', claimable: [] } : state.step,
		core,
		blocks,
		yard,
		drawn: mine ? state.drawn : null,
		lastTurns,
		actions,
		players: players.map((player, k) => knownPlayer(player, k === me)),
		bag: [...state.bag].sort((a, b) => compareTexts(a.shape, b.shape) || compareTexts(a.colour, b.colour)),
		altars: { sun: altar('sun'), moon: altar('moon') },
		unseen: unseenCards(deck, state, me),
		marks: state.marks.map(({ marker, ...mark }) => ({
			...mark,
			marker: marker && { altar: marker.altar, card: open.has(marker.card) ? marker.card : null }
		}))
	};
}

function knownPlayer({ seat, supply, claimed, hand, enigma }: Player, mine: boolean): KnownPlayer {
	return {
		seat,
		supply,
		claimed,
		hand: mine ? hand : null,
		handCount: hand.length,
		enigma: mine ? enigma : null
	};
}

/** Every card has been in the own hand, laid open by somebody, or it is unseen. */
function unseenCards(deck: Deck, { players, discarded }: GameState, me: number): Known['unseen'] {
	const seen = new Set([
		...discarded,
		...(players[me]?.hand ?? []),
		...players.flatMap(({ claimed }) => claimed)
	]);
	const unseen: Record<Level, CardId[]> = { star: [], sun: [], moon: [] };
	for (const { id, level } of sortedKeys(deck)) if (!seen.has(id)) unseen[level].push(id);
	return unseen;
}

const sorted = new WeakMap<Deck, readonly KeyCard[]>();

function sortedKeys(deck: Deck): readonly KeyCard[] {
	let keys = sorted.get(deck);
	if (!keys) {
		keys = [...deck.keys].sort((a, b) => compareTexts(a.id, b.id));
		sorted.set(deck, keys);
	}
	return keys;
}

/** By code units: the same on every machine. */
function compareTexts(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
