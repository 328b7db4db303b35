// Block and Key and The Ancients in lessons: the playing screen's own table and board, on the real engine.
import { BlockPanels } from '../panels.svelte.ts';
import { runEngine } from '$lib/engine/run-engine.ts';
import { sayRun } from '../notes.ts';
import { BlockSelection } from '../selection.svelte.ts';
import type { Language } from '$lib/text/languages.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import { loadText } from '$lib/text/load.ts';
import type { Colour } from '../../../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../../../puzzles/block-and-key/deck.ts';
import { makeAction } from '../../../../games/block-and-key/notation.ts';
import type { Scene } from '../../../../games/block-and-key/lesson/position.ts';
import { teacherOf } from '../../../../games/block-and-key/lesson/teacher.ts';
import type { GameBoards, Player } from '$lib/learn/boards.ts';
import { lackWords, namedBy, type LackTexts } from '$lib/learn/lacks.ts';
import { onLesson } from '$lib/play/on-lesson.ts';
import BlockChoice from './Choice.svelte';
import BlockExample from './Example.svelte';
import BlockLower from './Lower.svelte';
import BlockStage from './Stage.svelte';
import BlockStill from './Still.svelte';
import { words } from './words.svelte.ts';

/** By the first word of an action; what the step itself needs comes without asking. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
	place: ['supply'],
	claim: ['view', 'hand'],
	take: ['supply', 'table'],
	pass: ['supply', 'table'],
	'put-back': ['supply'],
	draw: ['hand'],
	marker: ['hand'],
	discard: ['hand'],
	ancients: []
};

const LACKS = import.meta.glob<{ readonly default: LackTexts }>('../text/*/lacks.ts');

export async function boards(language: Language): Promise<GameBoards<Scene, BlockPanels>> {
	const [engine, run, puzzle, later, common] = await Promise.all([
		runEngine(),
		loadMoreText('run', language),
		loadText('puzzle', language),
		loadText('puzzleLater', language),
		loadText('common', language)
	]);
	words.set({ run, puzzle: { ...puzzle, ...later }, common });
	const colour = (id: string) => common.key.colours[id as Colour];
	return {
		teacher: teacherOf(engine, deck),
		lacks: await lackWords(LACKS, language, (facts) =>
			namedBy(facts, { colour, there: colour, wanted: colour })
		),
		tableFor(lesson: Player<Scene>) {
			const { deck: box } = lesson.scene as Scene;
			const selection = new BlockSelection(onLesson(lesson, makeAction), { engine, deck: box });
			return new BlockPanels(selection, { text: () => words.run, tries: true });
		},
		says({ selection }) {
			if (selection.refusal) return null;
			return selection.ghost || selection.now.kind !== 'act' ? sayRun(selection, words.all) : null;
		},
		Stage: BlockStage,
		Lower: BlockLower,
		Still: BlockStill,
		Example: BlockExample,
		partsFor: (action) => PARTS[action.split('_')[0] ?? ''] ?? [],
		Choice: BlockChoice
	};
}
