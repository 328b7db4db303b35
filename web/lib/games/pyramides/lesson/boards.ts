// Terra Pyramides in lessons: the table of the full game.
import type { Language } from '$lib/text/languages.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import { PyramidesDesk } from '../desk.svelte.ts';
import { sayTable } from '../says.ts';
import { pyramidesTeacher } from '../../../../games/pyramides/lesson/teacher.ts';
import { makeAction } from '../../../../games/pyramides/notation.ts';
import type { GameState } from '../../../../games/pyramides/state.ts';
import type { GameBoards } from '$lib/learn/boards.ts';
import type { LessonSession } from '$lib/learn/session.svelte.ts';
import PyramidesChoice from './Choice.svelte';
import PyramidesLower from './Lower.svelte';
import PyramidesStage from './Stage.svelte';
import PyramidesStill from './Still.svelte';
import { words } from './words.ts';

export async function boards(language: Language): Promise<GameBoards<GameState, PyramidesDesk>> {
	words.set(await loadMoreText('pyramides', language));
	return {
		teacher: pyramidesTeacher,
		tableFor: (lesson: LessonSession<GameState>) =>
			new PyramidesDesk(lesson.scene as GameState, 0, (action) => {
				const before = lesson.scene as GameState;
				if (lesson.act(makeAction(action))) return lesson.scene as GameState;
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
