// The whole page of a running game of several players as the server would write it, for one person's eyes.
import { render } from 'svelte/server';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { blockAndKey } from '../../../web/games/block-and-key/game.ts';
import type { Moment } from '../../../web/games/block-and-key/moment.ts';
import type { Seen } from '../../../web/games/block-and-key/seen.ts';
import type { Action, GameState } from '../../../web/games/block-and-key/state.ts';
import { entry } from '../../../web/games/block-and-key/index.ts';
import { blockAndKeyBots } from '../../../web/games/block-and-key/bots.ts';
import type { LoadedGame } from '../../../web/lib/games/entries.ts';
import { screens } from '../../../web/lib/games/block-and-key/index.ts';
import words from '../../../web/lib/games/block-and-key/text/en.ts';
import type { GameStore } from '../../../web/lib/play/game-store.ts';
import { newGame } from '../../../web/lib/play/game-store.ts';
import GameScreen from '../../../web/lib/play/GameScreen.svelte';
import { Match } from '../../../web/lib/play/match.svelte.ts';
import text from '../../../web/lib/text/en/play.ts';
import { engine } from '../rules/table.ts';

export { words };
export const game = blockAndKey(engine, deck);
export const bots = blockAndKeyBots(engine, deck);

const played = { entry, game, bots, screens } as unknown as LoadedGame;

const store: GameStore = {
	get: () => Promise.resolve(null),
	list: () => Promise.resolve([]),
	put: (record) => Promise.resolve({ status: 'stored', record }),
	follow: () => () => undefined
};

export type TableMatch = Match<Seen, GameState, Action>;

/** Nobody thinks by itself here. */
export function matchOf(players: 2 | 3 | 4, seed: string, seats: readonly string[]): TableMatch {
	const record = newGame(entry, { setup: { players }, seed, origin: 'random', seats }, 1000);
	return new Match<Seen, GameState, Action>({
		game,
		screens,
		record,
		isNew: true,
		store,
		think: () => new Promise(() => undefined),
		now: () => 1000,
		pause: () => 0
	});
}

export function pageOf(match: TableMatch): string {
	const { body } = render(GameScreen, {
		// Pictures of keys read their words off the page.
		context: new Map([['__request__', { page: { data: { common: words.common } } }]]),
		props: {
			match: match as unknown as Match<unknown, unknown, unknown>,
			played,
			words,
			text,
			language: 'en',
			addresses: { here: '/', home: '/', rules: '/', learn: null, rule: () => '/' },
			onagain: () => undefined
		}
	});
	return body;
}

/** The page of these moments for a player who holds the device. */
export function pageAt(moments: readonly Moment[], player: number, seats: readonly string[]): string {
	const moment = moments.at(-1) as Moment;
	const match = {
		moments,
		moment,
		view: screens.see(moment.state, player, moments),
		player,
		seats,
		handTo: null,
		saving: 'saved',
		over: moment.state.step.kind === 'end',
		undoable: 'no',
		record: { setup: { players: seats.length }, seats },
		act: () => null
	};
	return pageOf(match as unknown as TableMatch);
}
