// The three languages have the same texts, and what is filled into one is filled into all.
import { describe, expect, it } from 'vitest';
import { findContent } from '../../../puzzles/tools/games.ts';
import { LANGUAGES, SOURCE } from '../../../web/lib/text/languages.ts';
import { TEXTS, type Told } from './modules.ts';

/** Arguments that a language may leave out or need alone, and why. */
const OWN: Readonly<Record<string, string>> = {
	'web/lib/text/archive state': 'French words agree with Star, Sun or Moon'
};

/** What courses are called, wherever it is said. */
const TITLES = [...TEXTS]
	.filter(([module]) => module.endsWith('/text/names'))
	.flatMap(([, languages]) => [...(languages.get(SOURCE) ?? [])])
	.flatMap(([path, { says }]) => (path.endsWith('.name') ? says : []));
/** Sentences that happen to be the same. */
const SAME: readonly RegExp[] = [/^[\d;., ]*(?:(?:plus|minus|faces|point)[\d;., ]*)+$/];
/** Whole texts that are names: works of others and their licences. */
const NAMES = /^web\/lib\/text\/about shipped\./;

const others = LANGUAGES.filter((language) => language !== SOURCE);

it('finds the texts of the app and of the games', async () => {
	const content = await findContent();
	expect(content.length).toBeGreaterThan(1);
	expect([...TEXTS.keys()]).toEqual(
		expect.arrayContaining([
			'web/lib/text/common',
			...content.map(({ id }) => `puzzles/${id}/text/rules`),
			...content.flatMap(({ id, courses }) => courses.map((course) => `puzzles/${id}/text/${course.id}`))
		])
	);
	expect(TITLES.length).toBeGreaterThan(content.length);
});

describe.each([...TEXTS])('%s', (module, languages) => {
	it('is there in every language', () => {
		expect([...languages.keys()].sort()).toEqual([...LANGUAGES].sort());
	});

	it.each(others)('%s: the same texts, filled with the same things, and none left in English', (language) => {
		const source: ReadonlyMap<string, Told> = languages.get(SOURCE) ?? new Map();
		const own: ReadonlyMap<string, Told> = languages.get(language) ?? new Map();
		expect([...own.keys()].sort()).toEqual([...source.keys()].sort());
		const faults: string[] = [];
		for (const [path, { says, takes }] of source) {
			const told = own.get(path);
			if (`${module} ${path}` in OWN || !told) continue;
			if (String(told.takes) !== String(takes)) faults.push(`${path} takes ${told.takes}, not ${takes}`);
			for (const text of told.says)
				if (
					/\p{L}{2,}[^◦]*\s\p{L}{2,}/u.test(text) &&
					says.includes(text) &&
					!TITLES.includes(text) &&
					!SAME.some((same) => same.test(text)) &&
					!NAMES.test(`${module} ${path}`)
				)
					faults.push(`${path} is English: ${text}`);
		}
		expect(faults).toEqual([]);
	});
});
