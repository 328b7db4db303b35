// Terra Pyramides in lessons: the table of the full game.
import type { Language } from '$lib/text/languages.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import { PyramidesDesk } from '../desk.svelte.ts';
import { sayTable } from '../says.ts';
import { pyramidesTeacher, type PyramidesScene } from '../../../../games/pyramides/lesson/teacher.ts';
import { makeAction } from '../../../../games/pyramides/notation.ts';
import type { GameBoards, Player } from '$lib/learn/boards.ts';
import type { LessonSession } from '$lib/learn/session.svelte.ts';
import PyramidesChoice from './Choice.svelte';
import PyramidesLower from './Lower.svelte';
import PyramidesStage from './Stage.svelte';
import PyramidesStill from './Still.svelte';
import { words } from './words.ts';

const stateOf = ({ scene }: Pick<Player<PyramidesScene>, 'scene'>) => (scene as PyramidesScene).moment.state;

export async function boards(language: Language): Promise<GameBoards<PyramidesScene, PyramidesDesk>> {
	words.set(await loadMoreText('pyramides', language));
	return {
		teacher: pyramidesTeacher,
		tableFor: (lesson: LessonSession<PyramidesScene>) =>
			new PyramidesDesk(stateOf(lesson), 0, (action) => {
				const before = stateOf(lesson);
				if (lesson.act(makeAction(action))) return stateOf(lesson);
				// The lesson tells why; the table stays as it is.
				return lesson.done ? before : { rule: '' };
			}),
		says: (desk) => sayTable(desk, words.text),
		Stage: PyramidesStage,
		Lower: PyramidesLower,
		Still: PyramidesStill,
		Choice: PyramidesChoice
	};
}
