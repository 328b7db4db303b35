// Recall: its entry in the layer of screens.
import type { GameScreens } from '$lib/play/screens.ts';
import { RECALL } from '../../../../puzzles/recall/data.ts';
import type { Action, Happening } from '../../../games/recall/action.ts';
import { sheetOf, soloResult } from '../../../games/recall/scoring/score.ts';
import type { Setup } from '../../../games/recall/setup.ts';
import type { State } from '../../../games/recall/state.ts';
import Controls from './Controls.svelte';
import Result from './Result.svelte';
import Stage from './Stage.svelte';
import { sayHappened } from './log.ts';
import { Lore } from './lore.svelte.ts';
import { sayTable } from './says.ts';
import { RecallSelection } from './selection.svelte.ts';
import type { RecallText } from './text/en.ts';

const ROUNDS = RECALL.timeBoard.length;

const setupName = ({ firstGame, variants }: Setup, words: RecallText): string =>
	[
		firstGame ? words.first : words.usual,
		...(variants?.knownAncestors ? [words.known] : []),
		...(variants?.boosterChoice ? [words.choice] : [])
	].join(', ');

export const screens: GameScreens<Setup, State, State, Action, RecallSelection, RecallText> = {
	id: 'recall',
	pace: 700,
	square: false,
	boardAtEnd: true,
	see: (state) => state,
	select(on, language) {
		const lore = new Lore();
		void lore.load(language);
		return new RecallSelection(on, lore);
	},
	note(selection, words, told) {
		const { refusal, lore } = selection;
		if (refusal) {
			const { rule: id } = refusal;
			return { tone: 'bad', strong: words.refused, text: lore?.rule(id)?.text ?? '', rule: { id } };
		}
		const { tone, strong, text } = sayTable(selection, words);
		return { tone, strong, text: text || told };
	},
	tell(moments, _player, words) {
		const now = moments.at(-1);
		return now ? sayHappened(now.state, now.happened as readonly Happening[], words) : '';
	},
	subtitle: ({ phase, round, persons }, player, words) =>
		phase === 'start' || phase === 'draft'
			? words.setUp
			: words.head(Math.min(round, ROUNDS), ROUNDS, persons[player]?.points ?? 0),
	open: (_setup, { round, persons }, words) =>
		words.pair(words.goOn, words.goOnAt(round, persons[0]?.points ?? 0)),
	finished({ setup }, state, words) {
		const { total, won, tier } = soloResult(sheetOf(state, 0));
		const result = won ? (tier ? words.tiers[tier] : words.noTier) : words.lost;
		return { strong: words.historyLine(total, result), text: setupName(setup as unknown as Setup, words) };
	},
	setupName,
	Stage,
	Controls,
	Result
};
