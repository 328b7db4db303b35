// Recall in lessons: the table of the solo game, at which everything can be tried.
import type { Language } from '$lib/text/languages.ts';
import { ruleAddress } from '$lib/learn/addresses.ts';
import { RecallSelection } from '../selection.svelte.ts';
import { sayTable } from '../says.ts';
import { recallTeacher, type RecallScene } from '../../../../games/recall/lesson/teacher.ts';
import type { Action } from '../../../../games/recall/action.ts';
import { makeAction, parseAction } from '../../../../games/recall/notation.ts';
import type { GameBoards, Player } from '$lib/learn/boards.ts';
import { lackWords, namedBy, type LackTexts } from '$lib/learn/lacks.ts';
import { onLesson } from '$lib/play/on-lesson.ts';
import RecallChoice from './Choice.svelte';
import RecallLower from './Lower.svelte';
import RecallStage from './Stage.svelte';
import RecallStill from './Still.svelte';
import type { RecallText } from '../text/en.ts';
import { lore, ways, words } from './words.svelte.ts';

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

const WORDS = import.meta.glob<{ readonly default: RecallText }>('../text/*.ts');

const LACKS = import.meta.glob<{ readonly default: LackTexts }>('../text/*/lacks.ts');

export async function boards(language: Language): Promise<GameBoards<RecallScene, RecallSelection>> {
	await Promise.all([words.load(WORDS, language), lore.load(language)]);
	ways.set((rule) => ruleAddress(language, rule));
	const { colours, crystals, gear, paths, tribes } = words.text;
	const names: Readonly<Record<string, string>> = { ...colours, ...crystals, ...gear, ...paths, ...tribes };
	const name = (id: string) => names[id];
	return {
		teacher: recallTeacher,
		lacks: await lackWords(LACKS, language, (facts) =>
			namedBy(facts, { kind: name, track: name, effect: name, path: name })
		),
		tableFor: (lesson: Player<RecallScene>) => new RecallSelection(onLesson(lesson, makeAction), lore, true),
		says: (selection) => (selection.refusal ? null : sayTable(selection, words.text)),
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
