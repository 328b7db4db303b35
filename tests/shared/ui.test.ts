// The kit in web/lib/ui is where controls are painted: a page or a game that paints a primary button itself has made a copy of one.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Painted as a primary button, and none. */
const OTHERS: Readonly<Record<string, string>> = {
	'web/lib/games/block-and-key/YardSheet.svelte': 'a square of the yard while it is pressed',
	'web/routes/[[lang=lang]]/Stratum.svelte': 'words inside a link that is a whole stratum',
	'web/routes/[[lang=lang]]/learn/+page.svelte': 'words inside a link that is a whole row',
	'web/routes/[[lang=lang]]/ancients/report/Score.svelte': 'the tier of a run'
};

/** The rules of a component's style that paint a background and letters as a primary button has them. */
const paintedIn = (component: string): string[] =>
	[...(/<style>(.*)<\/style>/s.exec(component)?.[1] ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
		([, selector = '', body = '']) =>
			/background(-color)?: var\(--action\)/.test(body) && body.includes('color: var(--on-action)')
				? [selector.trim()]
				: []
	);

it('finds a painted button', () => {
	const style = 'background: var(--action);\n\t\tcolor: var(--on-action);';
	expect(paintedIn(`<a>Go</a><style>\n\ta {\n\t\t${style}\n\t}\n</style>`)).toEqual(['a']);
	expect(paintedIn('<i></i><style>i {\n\tbackground: var(--action);\n}</style>')).toEqual([]);
});

it('no component outside the kit paints a primary button', () => {
	const painted = readdirSync('web', { recursive: true, encoding: 'utf8' })
		.map((file) => `web/${file.replaceAll('\\', '/')}`)
		.filter((file) => file.endsWith('.svelte'))
		.filter((file) => !file.startsWith('web/lib/ui/') && !(file in OTHERS))
		.flatMap((file) => paintedIn(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`));
	expect(painted).toEqual([]);
});

it('each exception still paints one', () => {
	expect(Object.keys(OTHERS).filter((file) => paintedIn(readFileSync(file, 'utf8')).length === 0)).toEqual(
		[]
	);
});
