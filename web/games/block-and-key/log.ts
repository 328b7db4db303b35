// A solo game as the engine protocol tells it: every step in order, sites counted from 1.
import type { Cell, Colour, Core } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { cardOf } from './cards.ts';
import type { Moment } from './moment.ts';
import type { Altar, CardId, GameState, Happening, Piece } from './state.ts';

type Step =
	| { readonly do: 'deal'; readonly card: CardId }
	| { readonly do: 'enigma'; readonly colour: Colour }
	| { readonly do: 'core'; readonly sides: Core['sides'] }
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

export type LogEntry = {
	readonly turn: number;
	readonly by: 'setup' | 'player' | 'ancients';
} & Step;

/** The log of a solo game: its set-up as `newGame` gave it, then the outcome of every action. */
export function soloLog(deck: Deck, setup: Moment, outcomes: readonly Moment[]): LogEntry[] {
	const log: LogEntry[] = [];
	let turn = 1;
	let by: LogEntry['by'] = 'setup';
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
				({ turn } = event);
				by = 'player';
				break;
			case 'empty-site':
			case 'end':
				break;
		}
	};

	const player = setup.state.players[0];
	player?.hand.forEach((id) => write({ do: 'deal', card: id }));
	if (player) write({ do: 'enigma', colour: player.enigma });
	setup.happened.forEach(tell);
	let before: GameState = setup.state;
	for (const { state, happened } of outcomes) {
		if (state.core && !before.core) write({ do: 'core', sides: state.core.sides });
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
