// Temple of Artefacts in lessons: the table of the full game.
import type { Language } from '$lib/text/languages.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import { TempleDesk } from '$lib/temple/desk.svelte.ts';
import { sayTable } from '$lib/temple/says.ts';
import { templeTeacher } from '../../../games/temple/lesson/teacher.ts';
import { makeAction } from '../../../games/temple/notation.ts';
import type { State } from '../../../games/temple/state.ts';
import type { GameBoards } from '../boards.ts';
import type { LessonSession } from '../session.svelte.ts';
import TempleChoice from './TempleChoice.svelte';
import TempleLower from './TempleLower.svelte';
import TempleStage from './TempleStage.svelte';
import TempleStill from './TempleStill.svelte';
import { words } from './temple-words.ts';

export async function boards(language: Language): Promise<GameBoards<State, TempleDesk>> {
	words.set(await loadMoreText('temple', language));
	return {
		teacher: templeTeacher,
		tableFor: (lesson: LessonSession<State>) =>
			new TempleDesk(
				lesson.scene as State,
				0,
				(action) => {
					const before = lesson.scene as State;
					if (lesson.act(makeAction(action))) return lesson.scene as State;
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
