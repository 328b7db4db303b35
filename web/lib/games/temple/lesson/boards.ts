// Temple of Artefacts in lessons: the table of the full game.
import type { Language } from '$lib/text/languages.ts';
import { TempleSelection } from '../selection.svelte.ts';
import { sayTable } from '../says.ts';
import { templeTeacher, type TempleScene } from '../../../../games/temple/lesson/teacher.ts';
import { makeAction } from '../../../../games/temple/notation.ts';
import type { GameBoards, Player } from '$lib/learn/boards.ts';
import { lackWords, namedBy, type LackTexts } from '$lib/learn/lacks.ts';
import { onLesson } from '$lib/play/on-lesson.ts';
import TempleChoice from './Choice.svelte';
import TempleLower from './Lower.svelte';
import TempleStage from './Stage.svelte';
import TempleStill from './Still.svelte';
import { assistantName, cardName } from '../names.ts';
import type { DeckCode } from '../../../../../puzzles/temple/schema.ts';
import type { TempleText } from '../text/en.ts';
import { words } from './words.ts';

const WORDS = import.meta.glob<{ readonly default: TempleText }>('../text/*.ts');

const LACKS = import.meta.glob<{ readonly default: LackTexts }>('../text/*/lacks.ts');

export async function boards(language: Language): Promise<GameBoards<TempleScene, TempleSelection>> {
	await words.load(WORDS, language);
	const { text } = words;
	const card = (id: string) => cardName(id, text);
	const assistant = (id: string) => assistantName(id, text);
	const lacks = await lackWords(LACKS, language, (facts) =>
		namedBy(facts, {
			card,
			taken: card,
			assistant,
			hired: assistant,
			deck: (id) => text.decks[id as DeckCode].many
		})
	);
	return {
		teacher: templeTeacher,
		lacks,
		tableFor: (lesson: Player<TempleScene>) => new TempleSelection(onLesson(lesson, makeAction), true),
		says: (selection) => sayTable(selection, words.text),
		Stage: TempleStage,
		Lower: TempleLower,
		Still: TempleStill,
		Choice: TempleChoice
	};
}
