// What a native editor would strike out: marks and spaces of the wrong language, straight quotes, exclamations.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../web/lib/text/languages.ts';
import common from '../../../web/lib/text/en/common.ts';
import commonDe from '../../../web/lib/text/de/common.ts';
import commonFr from '../../../web/lib/text/fr/common.ts';
import { TEXTS } from './modules.ts';

type Fault = readonly [name: string, pattern: RegExp];

const ANYWHERE: readonly Fault[] = [
	['two spaces', / {2}| \u00a0|\u00a0 /],
	['a straight apostrophe', /\p{L}'\p{L}/u],
	['straight quotes', /"/],
	['three dots for an ellipsis', /\.\.\./],
	['an exclamation mark', /!/],
	['a space before a comma or a full stop', /\s[,.](?:\s|$)/],
	['a space before a percent sign that breaks', /[ \u202f]%/]
];
const IN: Readonly<Record<Language, readonly Fault[]>> = {
	en: [
		['quotes of another language', /[„«»]/],
		['a space before a percent sign', /\s%/],
		['a space before a mark', /\s[;:?](?:\s|$)/]
	],
	de: [
		['quotes of another language', /[«»”]|(?<!„[^“]*)“|„(?![^„]*“)/],
		[
			'an imperative without its e',
			/(?<![\p{L}-])(?:leg|stell|zieh|dreh|füll|schieb|wähl|probier|such|bring|zähl|setz|schau|lass|nutz|beweg|zeig|tipp|drück|markier)(?![\p{L}’-])/iu
		],
		['a space before a mark', /\s[;:?](?:\s|$)/]
	],
	fr: [
		['quotes of another language', /[„“”]/],
		['no narrow hard space before a mark', /[^\u202f][;?!]/],
		['no hard space before a colon or a closing quote', /[^\u00a0\u202f][:»]/],
		['no hard space after an opening quote', /«[^\u00a0\u202f]/],
		['tu for vous', /(?<!\p{L})(?:tu|toi|tes|ton|ta)(?!\p{L})/iu]
	]
};

const faultsIn = (language: Language, text: string): string[] =>
	[...ANYWHERE, ...IN[language]]
		.filter(([, pattern]) => pattern.test(text))
		.map(([name]) => `${name}: ${text}`);

describe.each(LANGUAGES)('%s', (language) => {
	it.each([...TEXTS.keys()])('%s', (module) => {
		const told = [...(TEXTS.get(module)?.get(language) ?? [])];
		expect(told.length).toBeGreaterThan(0);
		expect(
			told.flatMap(([path, { says }]) =>
				says.flatMap((text) => faultsIn(language, text).map((fault) => `${path}: ${fault}`))
			)
		).toEqual([]);
	});
});

it('the rules of this file notice what they name', () => {
	const noticed: readonly (readonly [Language, string])[] = [
		['fr', 'Pourquoi ?'],
		['fr', 'Pourquoi\u00a0?'],
		['fr', '40 %'],
		['de', '40 %'],
		['en', '40 %'],
		['fr', 'Règle: la clé'],
		['fr', '« Règle\u00a0»'],
		['fr', 'Pose ton bloc'],
		['de', 'Das Wort “Regel”'],
		['de', 'Das Wort „Regel'],
		['de', 'Leg die Karte hin.'],
		['en', 'He said "rule"'],
		['en', 'Well done!'],
		['de', 'Zwei  Leerzeichen'],
		['en', "Don't"]
	];
	for (const [language, text] of noticed) expect(faultsIn(language, text), text).not.toEqual([]);
	for (const [language, text] of [
		['fr', 'Pourquoi\u202f? «\u00a0Règle\u00a0»\u00a0: la clé'],
		['de', 'Das Wort „Regel“: Es gilt.'],
		['en', 'The word “rule”: it holds.']
	] as const)
		expect(faultsIn(language, text), text).toEqual([]);
});

const MANIFESTS: Readonly<Record<Language, { file: string; summary: string }>> = {
	en: { file: 'manifest.webmanifest', summary: common.summary },
	de: { file: 'manifest.de.webmanifest', summary: commonDe.summary },
	fr: { file: 'manifest.fr.webmanifest', summary: commonFr.summary }
};

interface Manifest {
	readonly description: string;
	readonly lang: string;
	readonly shortcuts: readonly {
		readonly name: string;
		readonly description: string;
		readonly url: string;
	}[];
	readonly screenshots: readonly { readonly label: string; readonly src: string }[];
}

it.each(LANGUAGES)(
	'the manifest in %s speaks that language, leads into it and says what the site says',
	(language) => {
		const read = (of: Language): Manifest =>
			JSON.parse(readFileSync(new URL(`../../../web/static/${MANIFESTS[of].file}`, import.meta.url), 'utf8'));
		const manifest = read(language);
		expect(manifest.lang).toBe(language);
		expect(manifest.description).toBe(MANIFESTS[language].summary);
		const said = [
			manifest.description,
			...manifest.shortcuts.flatMap(({ name, description }) => [name, description]),
			...manifest.screenshots.map(({ label }) => label)
		];
		expect(said.flatMap((text) => faultsIn(language, text))).toEqual([]);
		for (const { url } of manifest.shortcuts)
			expect(url.startsWith(language === 'en' ? './' : `./${language}/`)).toBe(true);
		expect(manifest.shortcuts).toHaveLength(read('en').shortcuts.length);
		expect(manifest.screenshots.map(({ src }) => src)).toEqual(read('en').screenshots.map(({ src }) => src));
	}
);
