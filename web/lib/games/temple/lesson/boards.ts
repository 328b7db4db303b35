// Temple of Artefacts in lessons: the table of the full game.
import type { Language } from '$lib/text/languages.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import { TempleDesk } from '../desk.svelte.ts';
import { sayTable } from '../says.ts';
import { templeTeacher, type TempleScene } from '../../../../games/temple/lesson/teacher.ts';
import { makeAction } from '../../../../games/temple/notation.ts';
import type { GameBoards, Player } from '$lib/learn/boards.ts';
import type { LessonSession } from '$lib/learn/session.svelte.ts';
import TempleChoice from './Choice.svelte';
import TempleLower from './Lower.svelte';
import TempleStage from './Stage.svelte';
import TempleStill from './Still.svelte';
import { words } from './words.ts';

const stateOf = ({ scene }: Pick<Player<TempleScene>, 'scene'>) => (scene as TempleScene).moment.state;

export async function boards(language: Language): Promise<GameBoards<TempleScene, TempleDesk>> {
	words.set(await loadMoreText('temple', language));
	return {
		teacher: templeTeacher,
		tableFor: (lesson: LessonSession<TempleScene>) =>
			new TempleDesk(
				stateOf(lesson),
				0,
				(action) => {
					const before = stateOf(lesson);
					if (lesson.act(makeAction(action))) return stateOf(lesson);
					// The lesson tells why; the table stays as it is.
					return lesson.done ? before : { rule: '' };
				},
				true
			),
		says: (desk) => sayTable(desk, words.text),
		Stage: TempleStage,
		Lower: TempleLower,
		Still: TempleStill,
		Choice: TempleChoice
	};
}
