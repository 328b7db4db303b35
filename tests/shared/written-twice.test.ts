// No two places of the site share ten lines or more, to the letter or in shape, and no file is longer than 400 lines; what does all the
// same says why.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repeats, type Repeat, type Source } from './repeats.ts';

const LEAST = 10;
const LONGEST = 400;

/** Pairs of files below `web`, in the order of their names, and why they may share what they do. */
const TWICE: readonly (readonly [one: string, other: string, why: string])[] = [
	[
		'lib/ui/Row.svelte',
		'routes/[[lang=lang]]/archive/DaySheet.svelte',
		'only the frame of a link is alike: a day has its keys in the place of the icon, and an icon in its name'
	],
	[
		'lib/learn/LinkRows.svelte',
		'routes/[[lang=lang]]/settings/+page.svelte',
		'rows of one sheet in both, but links there and controls of several kinds here'
	]
];

/** Written in TypeScript, and data all the same: cases of the rules, each with its position and what follows. JSON is not looked at. */
const DATA = /^tests\/\w+\/cases\//;
const READ = /\.(ts|js|mjs|cjs|svelte|css|html|md)$/;

/** What the texts of one page share is one type in three languages: the same keys in the same order are meant. */
const isText = (file: string) => /(^|\/)text\/(en|de|fr)[/.]/.test(file);
const isOneText = ({ kind, places }: Repeat) => kind === 'shape' && places.some(({ file }) => isText(file));

/** Also those that are not yet committed. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
	encoding: 'utf8'
})
	.split('\n')
	.filter((file) => READ.test(file));

const read = (file: string): Source => ({
	file: file.replace(/^web\//, ''),
	text: readFileSync(file, 'utf8')
});
const told = ({ kind, lines, places: [a, b] }: Repeat) =>
	`${a.file}:${a.from}-${a.to} ~ ${b.file}:${b.from}-${b.to}, ${lines} lines, ${kind}`;

it('finds what is the same to the letter, and what is the same in shape', () => {
	const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
	const calls = (verb: string) =>
		names.map((name, k) => `const ${verb}${name} = ${verb}(${k}, '${name}') + ${name};`).join('\n\n');
	const found = (a: string, b: string) =>
		repeats(
			[
				{ file: 'a.ts', text: a },
				{ file: 'b.ts', text: b }
			],
			LEAST
		).map(told);
	expect(found(`// A\n${calls('add')}`, calls('add'))).toEqual(['a.ts:2-20 ~ b.ts:1-19, 10 lines, letters']);
	expect(found(calls('add'), calls('take'))).toEqual(['a.ts:1-19 ~ b.ts:1-19, 10 lines, shape']);
	expect(found(calls('add'), calls('take').replace('+ five', '- five'))).toEqual([]);
	expect(found(calls('add'), calls('take').replace(/.*'ten'.*/, ''))).toEqual([]);
});

it('what is in one file twice is found too', () => {
	const names = ['top', 'left', 'right', 'width', 'height', 'bottom', 'margin', 'padding', 'gap', 'inset'];
	const style = names.map((name) => `\t${name}: 1px;`);
	const text = `<style>\n.a {\n${style.join('\n')}\n}\n.b {\n${style.join('\n')}\n}\n</style>`;
	expect(repeats([{ file: 'a.svelte', text }], LEAST).map(({ lines }) => lines)).toEqual([LEAST]);
});

it('nothing in web is written twice without a reason, and each reason is still needed', () => {
	const sources = files
		.filter((file) => file.startsWith('web/') && !file.startsWith('web/static/'))
		.map(read);
	const pairs = repeats(sources, LEAST).filter((repeat) => !isOneText(repeat));
	const isMeant = ({ places: [a, b] }: Repeat) =>
		TWICE.some(([one, other]) => one === a.file && other === b.file);
	expect(pairs.filter((repeat) => !isMeant(repeat)).map(told)).toEqual([]);
	const needed = TWICE.filter(([one, other]) =>
		pairs.some(({ places: [a, b] }) => one === a.file && other === b.file)
	);
	expect(needed).toEqual(TWICE);
});

it('no file is longer than 400 lines, except data', () => {
	const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > LONGEST);
	expect(long.filter((file) => !DATA.test(file))).toEqual([]);
});
