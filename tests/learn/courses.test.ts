// Every lesson replays, every rule is taught and practised, every word is there; and a step less would be noticed.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coverageFaults, faultsIn, stepsOf } from '../../puzzles/tools/lessons/check.ts';
import { teachings } from '../../puzzles/tools/lessons/games.ts';
import type { Course } from '../../puzzles/schema/lesson.ts';
import { gameOfRule } from '../../web/lib/learn/courses.ts';
import { startEngine } from '../block-and-key/cross/agreement.ts';

/** From the rules documents. */
const IDS = JSON.parse(readFileSync(new URL('../fixtures/rule-ids.json', import.meta.url), 'utf8')) as Record<
	string,
	string[]
>;

const all = Object.entries(await teachings(await startEngine()));

it('every game of the fixture is taught', () => {
	expect(all.map(([game]) => game).sort()).toEqual(Object.keys(IDS).sort());
});

describe.each(all)('%s', (game, teaching) => {
	it('has every rule of its document in the registry, and no other', () => {
		expect(teaching.rules.map(({ id }) => id).sort()).toEqual([...(IDS[game] ?? [])].sort());
	});

	it('is found by the id of each of its rules', () => {
		for (const { id } of teaching.rules) expect(gameOfRule(id)).toBe(game);
	});

	it('is proved: answers by the rules, rules by lessons, words in three languages', () => {
		expect(Object.keys(teaching.words)).toEqual(['en', 'de', 'fr']);
		expect(faultsIn(teaching)).toEqual([]);
	});

	it('a step that is the last one for a rule cannot be removed unnoticed', () => {
		const steps = stepsOf(teaching.courses);
		let last = 0;
		for (const { at, step } of steps) {
			const without = teaching.courses.map((course): Course => ({
				...course,
				lessons: course.lessons.map((lesson) => ({
					...lesson,
					steps: lesson.steps.filter((other) => `${course.id}.${lesson.id}.${other.id}` !== at)
				}))
			}));
			const faults = coverageFaults(teaching.rules, without);
			for (const rule of step.rules) {
				const others = steps.filter((other) => other.at !== at && other.step.rules.includes(rule));
				const practised = others.some(({ step: other }) => !other.guided && other.kind !== 'checklist');
				const isLast =
					others.length === 0 || (!teaching.rules.find(({ id }) => id === rule)?.tableOnly && !practised);
				if (!isLast) continue;
				last++;
				expect(
					faults.some((fault) => fault.startsWith(`${rule} `)),
					`${at}: ${rule}`
				).toBe(true);
			}
		}
		expect(last).toBeGreaterThan(0);
	});
});
