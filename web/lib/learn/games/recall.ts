// Recall in lessons: the table of the solo game, at which everything can be tried.
import type { Language } from '$lib/text/languages.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import { ruleAddress } from '$lib/learn/addresses.ts';
import { RecallDesk } from '$lib/recall/desk.svelte.ts';
import { sayTable } from '$lib/recall/says.ts';
import { recallTeacher } from '../../../games/recall/lesson/teacher.ts';
import { makeAction } from '../../../games/recall/notation.ts';
import type { State } from '../../../games/recall/state.ts';
import type { GameBoards, Player } from '../boards.ts';
import RecallChoice from './RecallChoice.svelte';
import RecallLower from './RecallLower.svelte';
import RecallStage from './RecallStage.svelte';
import RecallStill from './RecallStill.svelte';
import { lore, ways, words } from './recall-words.svelte.ts';

/** The learner sits here. */
const ME = 0;

export async function boards(language: Language): Promise<GameBoards<State, RecallDesk>> {
	const [text] = await Promise.all([loadMoreText('recall', language), lore.load(language)]);
	words.set(text);
	ways.set((rule) => ruleAddress(language, rule));
	return {
		teacher: recallTeacher,
		tableFor: (player: Player<State>) =>
			new RecallDesk(
				player.scene as State,
				ME,
				(action) => {
					const before = player.scene as State;
					if (player.act(makeAction(action))) return player.scene as State;
					// The lesson tells why; the table stays as it is.
					return 'done' in player && player.done ? before : { rule: '' };
				},
				true
			),
		says: (desk) => (desk.refusal ? null : sayTable(desk, words.text)),
		Stage: RecallStage,
		Lower: RecallLower,
		Still: RecallStill,
		Choice: RecallChoice
	};
}
