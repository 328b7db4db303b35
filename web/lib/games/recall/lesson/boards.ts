// Recall in lessons: the table of the solo game, at which everything can be tried.
import type { Language } from '$lib/text/languages.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import { ruleAddress } from '$lib/learn/addresses.ts';
import { RecallDesk } from '../desk.svelte.ts';
import { sayTable } from '../says.ts';
import { recallTeacher, type RecallScene } from '../../../../games/recall/lesson/teacher.ts';
import type { Action } from '../../../../games/recall/action.ts';
import { makeAction, parseAction } from '../../../../games/recall/notation.ts';
import type { GameBoards, Player } from '$lib/learn/boards.ts';
import RecallChoice from './Choice.svelte';
import RecallLower from './Lower.svelte';
import RecallStage from './Stage.svelte';
import RecallStill from './Still.svelte';
import { lore, ways, words } from './words.svelte.ts';

/** The learner sits here. */
const ME = 0;

/** Where an action is seen best; the others on the map. */
const PART_OF: Readonly<Partial<Record<Action['do'], string>>> = {
	insert: 'console',
	reset: 'console',
	produce: 'console',
	stones: 'console',
	use: 'console',
	end: 'console',
	upgrade: 'console',
	exchange: 'console',
	booster: 'console',
	modup: 'console',
	deactivate: 'console',
	relic: 'console',
	module: 'display',
	tile: 'display',
	track: 'knowledge',
	gear: 'knowledge',
	draft: 'cards',
	path: 'cards',
	goal: 'cards',
	cassette: 'cards',
	energise: 'cards',
	effect: 'cards',
	trigger: 'cards'
};

const stateOf = ({ scene }: Pick<Player<RecallScene>, 'scene'>) => (scene as RecallScene).moment.state;

export async function boards(language: Language): Promise<GameBoards<RecallScene, RecallDesk>> {
	const [text] = await Promise.all([loadMoreText('recall', language), lore.load(language)]);
	words.set(text);
	ways.set((rule) => ruleAddress(language, rule));
	return {
		teacher: recallTeacher,
		tableFor: (player: Player<RecallScene>) =>
			new RecallDesk(
				stateOf(player),
				ME,
				(action) => {
					const before = stateOf(player);
					if (player.act(makeAction(action))) return stateOf(player);
					// The lesson tells why; the table stays as it is.
					return 'done' in player && player.done ? before : { rule: '' };
				},
				lore,
				true
			),
		says: (desk) => (desk.refusal ? null : sayTable(desk, words.text)),
		Stage: RecallStage,
		Lower: RecallLower,
		Still: RecallStill,
		partsFor(written) {
			const action = parseAction(written);
			return action ? [PART_OF[action.do] ?? 'map'] : [];
		},
		Choice: RecallChoice
	};
}
