// Terra Pyramides in lessons: the table of the full game.
import type { Language } from '$lib/text/languages.ts';
import { PyramidesSelection } from '../selection.svelte.ts';
import { sayTable } from '../says.ts';
import { pyramidesTeacher, type PyramidesScene } from '../../../../games/pyramides/lesson/teacher.ts';
import { makeAction } from '../../../../games/pyramides/notation.ts';
import type { GameBoards, Player } from '$lib/learn/boards.ts';
import { lackWords, namedBy, type LackTexts } from '$lib/learn/lacks.ts';
import { onLesson } from '$lib/play/on-lesson.ts';
import PyramidesChoice from './Choice.svelte';
import PyramidesLower from './Lower.svelte';
import PyramidesStage from './Stage.svelte';
import PyramidesStill from './Still.svelte';
import type { PyramidesText } from '../text/en.ts';
import { words } from './words.ts';

const WORDS = import.meta.glob<{ readonly default: PyramidesText }>('../text/*.ts');

const LACKS = import.meta.glob<{ readonly default: LackTexts }>('../text/*/lacks.ts');

export async function boards(language: Language): Promise<GameBoards<PyramidesScene, PyramidesSelection>> {
	await words.load(WORDS, language);
	const { colours, directions, stairs } = words.text;
	const names: Readonly<Record<string, string>> = { ...colours, ...directions, ...stairs };
	const name = (id: string) => names[id];
	return {
		teacher: pyramidesTeacher,
		lacks: await lackWords(LACKS, language, (facts) =>
			namedBy(facts, { colour: name, there: name, wanted: name })
		),
		tableFor: (lesson: Player<PyramidesScene>) => new PyramidesSelection(onLesson(lesson, makeAction)),
		says: (selection) => sayTable(selection, words.text),
		Stage: PyramidesStage,
		Lower: PyramidesLower,
		Still: PyramidesStill,
		Choice: PyramidesChoice
	};
}
