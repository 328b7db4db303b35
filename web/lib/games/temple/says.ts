// What the table of Temple of Artefacts says about the present moment.
import type { Said } from '$lib/puzzle/notes.ts';
import type { TempleText } from './text/en.ts';
import type { TempleSelection } from './selection.svelte.ts';

export function sayTable(selection: TempleSelection, text: TempleText): Said {
	const { state, choice, mine, player } = selection;
	if (state.phase === 'GAME_END') return { tone: 'gold', strong: text.ask.over };
	if (!mine) return { tone: 'plain', strong: text.ask.wait(text.player(state.active)) };
	const strong = choice
		? text.ask[choice.kind]
		: state.phase === 'AFTER'
			? text.ask.after
			: text.ask.act(state.actionsLeft);
	return { tone: 'plain', strong, text: text.yourSilver(player.silver) };
}
