// Block and Key for two to four players: its entry in the layer of screens. The Ancients, the solo game, has pages of its own.
import type { GameScreens } from '$lib/play/screens.ts';
import { deck } from '../../../../puzzles/block-and-key/deck.ts';
import type { Moment } from '../../../games/block-and-key/moment.ts';
import { seen, type Seen } from '../../../games/block-and-key/seen.ts';
import type { Setup } from '../../../games/block-and-key/setups.ts';
import type { Action, GameState } from '../../../games/block-and-key/state.ts';
import { KEYS_TO_END } from '../../../games/block-and-key/turns.ts';
import { sayRun } from './notes.ts';
import Controls from './several/Controls.svelte';
import Result from './several/Result.svelte';
import Stage from './several/Stage.svelte';
import { ready, rulesHere } from './several/rules.ts';
import { saySince } from './several/say.ts';
import { TableSelection } from './several/selection.svelte.ts';
import { nameOf, type SeveralText } from './several/words.ts';

/** A player of no seat: nothing of a hand is known. */
const NOBODY = -1;

/** By state and player: a view is another one only when there is something new to see. */
const views = new WeakMap<GameState, Map<number, Seen>>();

function see(state: GameState, player: number, moments: readonly Moment[]): Seen {
	const known = views.get(state) ?? new Map<number, Seen>();
	views.set(state, known);
	const view = known.get(player) ?? seen(deck, moments, player);
	known.set(player, view);
	return view;
}

const roundOf = ({ turn, players }: Pick<GameState, 'turn' | 'players'>): number =>
	Math.ceil(turn / players.length);

export const screens: GameScreens<Setup, Seen, GameState, Action, TableSelection, SeveralText> = {
	id: 'block-and-key',
	pace: 700,
	square: false,
	boardAtEnd: true,
	ready,
	see: (state, player, moments) => see(state, player, moments as readonly Moment[]),
	select: (on, _, words) => new TableSelection(on, rulesHere(), () => words),
	note(selection, words) {
		const { block, past, view, since, company } = selection;
		if (past !== null) return { tone: 'hint', strong: words.asItWas };
		const { now, ghost, aside } = block;
		if (now.kind === 'others' && !aside)
			return { tone: 'plain', strong: words.thinking(nameOf(view.active, company, words)), text: since };
		if (now.kind === 'act' && !ghost && !aside && !block.mustPass)
			return { tone: 'plain', strong: words.yourTurn, text: since || words.chooseOrDig };
		const { tone, strong, text, second, rule } = sayRun(block, words);
		return {
			tone,
			strong,
			text: [text, second].filter(Boolean).join(' '),
			...(rule ? { rule: { id: rule } } : {})
		};
	},
	tell: () => '',
	between(moments, player, words, seats) {
		const { log } = seen(deck, moments as readonly Moment[], NOBODY);
		return saySince(log, deck, { me: player, seats }, words);
	},
	subtitle(state, _, words) {
		if (state.step.kind === 'end') return words.over;
		if (state.step.kind === 'core' || state.step.kind === 'line') return words.setUp;
		const most = KEYS_TO_END[state.players.length as keyof typeof KEYS_TO_END];
		return state.lastTurns === null ? words.round(roundOf(state), most) : words.last(roundOf(state));
	},
	buttons: (selection, words) => [
		{ icon: 'moves', label: words.moves, act: () => (selection.listed = !selection.listed) }
	],
	open: (_, state, words) => words.goOn(state.players.length, roundOf(state)),
	finished({ scores, seats }, state, words) {
		const company = { me: seats.indexOf('me'), seats };
		return {
			strong: words.playersIs(state.players.length),
			text: (scores ?? [])
				.map((points, k) => `${nameOf(k, company, words)} ${words.points(points)}`)
				.join(', ')
		};
	},
	setupName: ({ players }, words) => words.playersIs(players),
	Stage,
	Controls,
	Result
};
