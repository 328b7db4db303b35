// Block and Key's table in lessons and rules to try out: the rules judge each action once, and what they say is the lesson's to tell.
import { beforeEach, expect, test, vi } from 'vitest';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { LessonStep } from '../../../puzzles/schema/lesson.ts';
import { apply } from '../../../web/games/block-and-key/apply.ts';
import type { Scene } from '../../../web/games/block-and-key/lesson/position.ts';
import { teacherOf } from '../../../web/games/block-and-key/lesson/teacher.ts';
import { makeAction } from '../../../web/games/block-and-key/notation.ts';
import type { Action } from '../../../web/games/block-and-key/state.ts';
import { BlockPanels } from '../../../web/lib/games/block-and-key/panels.svelte.ts';
import { BlockSelection } from '../../../web/lib/games/block-and-key/selection.svelte.ts';
import words from '../../../web/lib/games/block-and-key/text/en/run.ts';
import type { Player } from '../../../web/lib/learn/boards.ts';
import { Sandbox } from '../../../web/lib/learn/sandbox.svelte.ts';
import { LessonSession } from '../../../web/lib/learn/session.svelte.ts';
import { onLesson } from '../../../web/lib/play/on-lesson.ts';
import { engine } from '../rules/table.ts';

vi.mock('../../../web/games/block-and-key/apply.ts', async (original) => {
	const rules = await original<{ apply: typeof apply }>();
	return { apply: vi.fn(rules.apply) };
});

const CORE = { temple: 'bk1p-55-11wbga-x', supply: ['I2w', 'I2b'] };
const BESIDE: Action = {
	do: 'place',
	block: 'I2w',
	cells: [
		[3, 0, 0],
		[4, 0, 0]
	]
};
const AWAY: Action = {
	do: 'place',
	block: 'I2w',
	cells: [
		[4, 4, 0],
		[4, 4, 1]
	]
};
const OPEN: LessonStep = {
	id: 'open',
	kind: 'do',
	rules: ['B-PLACE-1'],
	position: CORE,
	// Reached at once, so that nothing is asked beyond the action itself.
	goal: ['placed', 'I2w'],
	line: []
};
const FORBIDDEN: LessonStep = {
	id: 'nowhere',
	kind: 'forbidden',
	rules: ['B-PLACE-1'],
	position: CORE,
	attempt: [makeAction(AWAY)],
	rule: 'B-PLACE-1'
};

const teacher = teacherOf(engine, deck);

function tableOn(lesson: Player<Scene>): BlockPanels {
	const { deck: box } = lesson.scene as Scene;
	const selection = new BlockSelection(onLesson(lesson, makeAction), { engine, deck: box });
	return new BlockPanels(selection, { text: () => words, tries: true });
}

const lessonOf = (step: LessonStep) =>
	new LessonSession<Scene>({
		teacherOf: () => teacher,
		steps: [{ at: `course.lesson.${step.id}`, step }],
		keep: () => undefined,
		answered: () => undefined
	});

const asked = () => vi.mocked(apply).mock.calls.length;
beforeEach(() => void vi.mocked(apply).mockClear());

test('what is selected is done in the lesson, which saves it with the Block by its name', async () => {
	const lesson = lessonOf(OPEN);
	const table = tableOn(lesson);
	table.selection.suggest(BESIDE);
	expect(asked()).toBe(0);
	expect(await table.primary()).toBe(true);
	expect(asked()).toBe(1);
	expect(lesson.actions).toEqual([makeAction(BESIDE)]);
	expect(table.selection.state).toBe((lesson.scene as Scene).moment.state);
	expect(table.selection.state.blocks).toHaveLength(1);
	expect(table.selection.ghost).toBeNull();
});

test('a refusal changes nothing, and the lesson has the reason', async () => {
	const lesson = lessonOf(OPEN);
	const table = tableOn(lesson);
	const before = table.selection.state;
	expect(await table.commit(AWAY)).toBe(false);
	expect(asked()).toBe(1);
	expect(table.selection.refusal).not.toBeNull();
	expect(table.selection.state).toBe(before);
	expect(lesson.feedback).toMatchObject({ kind: 'refused', rules: ['B-PLACE-1'] });
});

test('a step that asks for a refusal is done by it', async () => {
	const lesson = lessonOf(FORBIDDEN);
	const table = tableOn(lesson);
	expect(await table.commit(AWAY)).toBe(false);
	expect(asked()).toBe(1);
	expect(lesson.done).toBe(true);
	expect(table.selection.refusal).toBeNull();
});

test('a rule to try out: allowed and refused', async () => {
	const sandbox = new Sandbox(teacher, CORE);
	const table = tableOn(sandbox);
	expect(await table.commit(AWAY)).toBe(false);
	expect([asked(), sandbox.verdict?.refusedBy]).toEqual([1, ['B-PLACE-1']]);
	expect(await table.commit(BESIDE)).toBe(true);
	expect([asked(), sandbox.verdict?.refusedBy]).toEqual([2, []]);
	expect(table.selection.state).toBe(sandbox.scene.moment.state);
});
