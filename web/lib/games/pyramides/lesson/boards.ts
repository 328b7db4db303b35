// Terra Pyramides in lessons: the table of the full game.
import type { Language } from '$lib/text/languages.ts';
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
import type { PyramidesText } from '../text/en.ts';
import { words } from './words.ts';

const WORDS = import.meta.glob<{ readonly default: PyramidesText }>('../text/*.ts');

export async function boards(language: Language): Promise<GameBoards<PyramidesScene, PyramidesSelection>> {
	await words.load(WORDS, language);
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
