// Terra Pyramides in lessons: the table of the full game.
import type { Language } from '$lib/text/languages.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import { PyramidesSelection } from '../selection.svelte.ts';
import { sayTable } from '../says.ts';
import { pyramidesTeacher, type PyramidesScene } from '../../../../games/pyramides/lesson/teacher.ts';
import { makeAction } from '../../../../games/pyramides/notation.ts';
import type { GameBoards, Player } from '$lib/learn/boards.ts';
import { onLesson } from '$lib/play/on-lesson.ts';
import PyramidesChoice from './Choice.svelte';
import PyramidesLower from './Lower.svelte';
import PyramidesStage from './Stage.svelte';
import PyramidesStill from './Still.svelte';
import { words } from './words.ts';

export async function boards(language: Language): Promise<GameBoards<PyramidesScene, PyramidesSelection>> {
	words.set(await loadMoreText('pyramides', language));
	return {
		teacher: pyramidesTeacher,
		tableFor: (lesson: Player<PyramidesScene>) => new PyramidesSelection(onLesson(lesson, makeAction)),
		says: (selection) => sayTable(selection, words.text),
		Stage: PyramidesStage,
		Lower: PyramidesLower,
		Still: PyramidesStill,
		Choice: PyramidesChoice
	};
}
