// The content of every game is found by its folder, in Node as in the app, and nothing of it lies where nobody loads it.
import { describe, expect, it } from 'vitest';
import { findContent } from '../../puzzles/tools/games.ts';
import { COURSES } from '../../web/lib/learn/course-ids.ts';
import { coursesOf, gameOf, GAME_IDS, loadCourse, loadRules } from '../../web/lib/learn/courses.ts';
import { GLOSSARIES } from '../../web/lib/learn/glossaries.ts';
import { LANGUAGES } from '../../web/lib/text/languages.ts';
import { loadText } from '../../web/lib/text/load.ts';
import { ALL_ICONS } from '../../web/lib/ui/more-icons.ts';

const entries = await findContent();
const FOLDERS = Object.keys(import.meta.glob(['../../puzzles/*/rules.ts', '!**/schema/*'])).map(
	(file) => file.split('/')[3]
);
const TEXTS = Object.keys(import.meta.glob('../../puzzles/*/text/*/*'));

it('every folder with rules has an entry, and the app and Node find the same', () => {
	expect(entries.map(({ id }) => id)).toEqual(FOLDERS.sort());
	expect([...GAME_IDS].sort()).toEqual(FOLDERS);
});

it('every course is in one game, and pages keep their order', () => {
	expect(GAME_IDS.flatMap(coursesOf)).toEqual(COURSES);
	expect(entries.flatMap(({ courses }) => courses.map(({ id }) => id)).sort()).toEqual([...COURSES].sort());
	for (const game of GAME_IDS) for (const course of coursesOf(game)) expect(gameOf(course)).toBe(game);
});

it('every game has its glossary', () => {
	expect(GLOSSARIES.map(({ game }) => game)).toEqual(GAME_IDS);
});

it('no id can be a rule of two games', () => {
	const prefixes = entries.flatMap((entry) => entry.prefixes);
	for (const one of prefixes)
		expect(prefixes.filter((other) => one.startsWith(other) || other.startsWith(one))).toEqual([one]);
});

it('every text is loaded by an entry, or is one of the symbols', () => {
	const wanted = entries.flatMap(({ id, courses }) =>
		LANGUAGES.flatMap((language) =>
			[...courses.map((course) => course.id), 'names', 'rules'].map(
				(name) => `../../puzzles/${id}/text/${language}/${name}.json`
			)
		)
	);
	expect(TEXTS.filter((file) => !file.endsWith('/symbols.json')).sort()).toEqual(wanted.sort());
});

it('every course has an icon that there is', () => {
	expect(Object.keys(COURSE_ICONS)).toEqual(COURSES);
	expect(Object.keys(ALL_ICONS)).toEqual(expect.arrayContaining(Object.values(COURSE_ICONS)));
});

it('every course is known to have as many lessons as it has', async () => {
	for (const id of COURSES)
		expect(COURSE_LESSONS[id], id).toBe((await loadCourse(id, 'en')).course.lessons.length);
	expect(Object.keys(COURSE_LESSONS)).toEqual(COURSES);
});

describe.each(LANGUAGES)('in %s', (language) => {
	it('every course has a name and says for how many it is', async () => {
		const names = await loadText('names', language);
		expect(Object.keys(names).sort()).toEqual([...COURSES].sort());
		for (const { name, about } of Object.values(names)) expect([name, about]).not.toContain('');
	});

	it.each(COURSES)('the course %s comes with its own words', async (id) => {
		const { course, words } = await loadCourse(id, language);
		expect(course.id).toBe(id);
		expect(Object.keys(words.lessons).sort()).toEqual(course.lessons.map((lesson) => lesson.id).sort());
	});

	it.each(GAME_IDS)('the rules of %s come with their own words', async (game) => {
		const { rules, words } = await loadRules(game, language);
		expect(Object.keys(words.rules).sort()).toEqual(rules.map(({ id }) => id).sort());
	});

	it('is loaded where it is asked for', async () => {
		const { words } = await loadRules('block-and-key', language);
		const { words: same } = await loadRules('block-and-key', language);
		expect(words).toBe(same);
		for (const other of LANGUAGES.filter((each) => each !== language))
			expect((await loadRules('block-and-key', other)).words.groups).not.toEqual(words.groups);
	});
});
