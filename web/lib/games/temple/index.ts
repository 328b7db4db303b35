// Temple of Artefacts: its entry in the layer of screens.
import { loadRules } from '$lib/learn/courses.ts';
import type { GameScreens } from '$lib/play/screens.ts';
import type { Setup } from '../../../games/temple/setup.ts';
import type { Action, Happening, State } from '../../../games/temple/state.ts';
import Controls from './Controls.svelte';
import Result from './Result.svelte';
import Stage from './Stage.svelte';
import { sayHappenings } from './log.ts';
import { sayTable } from './says.ts';
import { TempleSelection } from './selection.svelte.ts';
import type { TempleText } from './text/en.ts';

export const screens: GameScreens<Setup, State, State, Action, TempleSelection, TempleText> = {
	id: 'temple',
	pace: 700,
	square: false,
	boardAtEnd: false,
	see: (state) => state,
	select(on, language) {
		const selection = new TempleSelection(on);
		// Only the reasons of refusals wait for them.
		loadRules('temple', language).then(
			({ words }) => (selection.rules = words.rules),
			() => undefined
		);
		return selection;
	},
	note(selection, words, told) {
		const { refusal, rules } = selection;
		if (refusal) {
			const { rule: id } = refusal;
			const rule = rules[id];
			return {
				tone: 'bad',
				strong: words.refused,
				text: rule?.statement ?? id,
				...(rule ? { rule: { id, name: words.named(words.rule, rule.name) } } : {})
			};
		}
		const { tone, strong, text } = sayTable(selection, words);
		return { tone, strong, text: [text, told].filter(Boolean).join(' ') };
	},
	tell: (moments, player, words) =>
		sayHappenings((moments.at(-1)?.happened ?? []) as readonly Happening[], player, words),
	subtitle: ({ round, bank }, _player, words) => words.head(round, bank),
	open: (_setup, _state, words) => words.goOn,
	Stage,
	Controls,
	Result
};
