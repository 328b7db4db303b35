// Terra Pyramides: its entry in the layer of screens.
import type { GameScreens } from '$lib/play/screens.ts';
import type { Moment } from '../../../games/game.ts';
import type { Action, GameState, Happening, Setup } from '../../../games/pyramides/state.ts';
import { taskResult } from '../../../games/pyramides/tasks.ts';
import Controls from './Controls.svelte';
import Result from './Result.svelte';
import Stage from './Stage.svelte';
import { sayOwn, sayTurn } from './log.ts';
import { sayRefusal, sayTable } from './says.ts';
import { PyramidesSelection } from './selection.svelte.ts';
import { setupName, taskStanding } from './tasks.ts';
import type { PyramidesText } from './text/en.ts';

type Moments = readonly Moment<GameState, unknown>[];

/** What the player's last action brought, or what the others did since. */
function tell(moments: Moments, player: number, words: PyramidesText): string {
	const actorOf = (k: number) => moments[k - 1]?.state.active ?? player;
	const happened = (from: number, to: number) =>
		moments.slice(from, to + 1).flatMap((moment) => moment.happened as readonly Happening[]);
	const last = moments.length - 1;
	if (last < 1) return '';
	if (actorOf(last) === player) return sayOwn(happened(last, last), words);
	const turns: string[] = [];
	for (let end = last; end > 0 && actorOf(end) !== player;) {
		const actor = actorOf(end);
		let start = end;
		while (start > 1 && actorOf(start - 1) === actor) start--;
		turns.unshift(sayTurn(actor, happened(start, end), words));
		end = start - 1;
	}
	return turns.join(' ');
}

export const screens: GameScreens<Setup, GameState, GameState, Action, PyramidesSelection, PyramidesText> = {
	id: 'pyramides',
	pace: 280,
	square: true,
	boardAtEnd: true,
	see: (state) => state,
	select: (on) => new PyramidesSelection(on),
	note(selection, words, told) {
		const { refusal } = selection;
		if (refusal)
			return {
				tone: 'bad',
				strong: words.refused,
				text: sayRefusal(refusal, words),
				rule: { id: refusal.rule }
			};
		const { tone, strong, text } = sayTable(selection, words);
		return { tone, strong, text: text || told };
	},
	tell,
	title: (setup, words) => (setup.players === 1 ? setupName(setup, words) : words.title),
	subtitle(state, player, words) {
		const { turnsEach, players, setup } = state;
		const turn = Math.min((players[player]?.turnsTaken ?? 0) + 1, turnsEach);
		const standing = setup.players === 1 ? [taskStanding(state, words)] : [];
		return [words.headTurn(turn, turnsEach), ...standing].join(' · ');
	},
	buttons: (selection, words) => [
		{
			icon: selection.large ? 'whole' : 'larger',
			label: selection.large ? words.whole : words.larger,
			act: () => (selection.large = !selection.large)
		}
	],
	hints: ({ players }) => (players === 1 ? 'lookahead' : null),
	open: (setup, _state, words) => words.goOn(setupName(setup, words)),
	finished({ setup, scores }, state, words) {
		const result = taskResult(state);
		const [mine = 0] = scores ?? [];
		const strong = setupName(setup as unknown as Setup, words);
		if (!result)
			return {
				strong,
				text: (scores ?? []).map((points, k) => `${words.player(k)} ${points}`).join(', ')
			};
		const word = result === 'solved' ? words.historySolved : words.historyFailed;
		return { strong, text: `${word}, ${words.points(mine)}` };
	},
	setupName,
	Stage,
	Controls,
	Result
};
