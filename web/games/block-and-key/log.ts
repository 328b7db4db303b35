// A game as the engine protocol tells it to a referee: every step in order with everything hidden, sites counted from 1.
import type { Cell, Colour, Core, Seat } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { cardOf } from './cards.ts';
import { isSolo, type Moment } from './moment.ts';
import type { Altar, CardId, GameState, Happening, Piece } from './state.ts';

type Step =
	/** Of two to four players alone: the seat of each. */
	| { readonly do: 'seats'; readonly seats: readonly Seat[] }
	| { readonly do: 'deal'; readonly card: CardId }
	| { readonly do: 'enigma'; readonly colour: Colour }
	/** Alone its place is always the same. */
	| ({ readonly do: 'core'; readonly sides: Core['sides'] } & Partial<Pick<Core, 'x' | 'y'>>)
	| ({ readonly do: 'refill'; readonly site: number } & Piece)
	| { readonly do: 'excavate'; readonly sites: readonly number[]; readonly returned: readonly Piece[] }
	| (Piece & {
			readonly do: 'place';
			readonly cells: readonly Cell[];
			readonly claims: readonly CardId[];
			/** The Ancients' alone. */
			readonly stars?: number;
			readonly pips?: number;
			readonly target?: number;
	  })
	| { readonly do: 'return' }
	| { readonly do: 'marker'; readonly altar: Altar }
	| { readonly do: 'discard' | 'draw'; readonly card: CardId };

/** `p0` to `p3` are players of a game for several. */
type By = 'setup' | 'player' | 'ancients' | `p${number}`;

export type LogEntry = {
	/** Solo from 1, the set-up included; of several players the number of the round, 0 for the set-up. */
	readonly turn: number;
	readonly by: By;
} & Step;

/** The log of a game from its deal on. */
export function refereeLog(deck: Deck, [deal, ...moments]: readonly Moment[]): LogEntry[] {
	const log: LogEntry[] = [];
	if (!deal) return log;
	const solo = isSolo(deal.state);
	const count = deal.state.players.length;
	const nameOf = (player: number): By => (solo ? 'player' : `p${player}`);
	let turn = solo ? 1 : 0;
	let by: By = 'setup';
	let card: CardId | null = null;
	const write = (step: Step) => log.push({ turn, by, ...step });
	/** What belongs to a step but was decided after it. */
	const amend = (what: 'excavate' | 'place', change: object) => {
		const at = log.findLastIndex((entry) => entry.do === what);
		log[at] = { ...(log[at] as LogEntry), ...change };
	};

	const tell = (event: Happening) => {
		switch (event.what) {
			case 'refill':
				write({ do: 'refill', site: event.site + 1, ...event.piece });
				break;
			case 'taken':
				write({ do: 'excavate', sites: event.sites.map((site) => site + 1), returned: [] });
				break;
			case 'returned':
				amend('excavate', { returned: event.pieces });
				break;
			case 'placed':
				write({ do: 'place', ...event.piece, cells: event.cells, claims: [] });
				break;
			case 'claimed':
				amend('place', { claims: event.cards });
				break;
			case 'marked':
				write({ do: 'marker', altar: event.altar });
				break;
			case 'discarded':
				write({ do: 'discard', card: event.card });
				break;
			case 'drawn':
				write({ do: 'draw', card: event.card });
				break;
			case 'ancients':
				by = 'ancients';
				card = event.card;
				break;
			case 'ancients-placed':
				write({
					do: 'place',
					...event.piece,
					cells: event.cells,
					claims: [],
					...marksOf(deck, card as CardId),
					target: event.target
				});
				break;
			case 'no-room':
				write({ do: 'return' });
				break;
			case 'turn':
				turn = Math.ceil(event.turn / count);
				by = nameOf(event.player);
				break;
			case 'empty-site':
			case 'end':
				break;
		}
	};

	const { players, yard } = deal.state;
	if (!solo) write({ do: 'seats', seats: players.map(({ seat }) => seat) });
	for (const [k, { hand, enigma }] of players.entries()) {
		by = solo ? 'setup' : nameOf(k);
		hand.forEach((id) => write({ do: 'deal', card: id }));
		write({ do: 'enigma', colour: enigma });
	}
	by = 'setup';
	yard.forEach((piece, site) => piece && tell({ what: 'refill', site, piece }));
	let before: GameState = deal.state;
	for (const { state, happened } of moments) {
		if (state.core && !before.core)
			write({ do: 'core', ...(solo ? { sides: state.core.sides } : state.core) });
		// Whose first line it is shows in the log only where there are several.
		if (!solo && before.step.kind === 'line') by = nameOf(before.active);
		happened.forEach(tell);
		before = state;
	}
	return log;
}

function marksOf(deck: Deck, id: CardId): { stars: number; pips: number } {
	const card = cardOf(deck, id);
	if (card.level === 'star') throw new RangeError(`${id} moves no Ancients`);
	return { stars: card.stars, pips: card.pips };
}
