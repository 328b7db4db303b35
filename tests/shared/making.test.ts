// What the build adds for hosts: a missing page that works below a sub-path, the list of pages, whose works are in the site; and
// what it leaves out.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { classesIn, withCatalogue } from '../../web/making/catalogue.ts';
import { movedTo, siteMap } from '../../web/making/hosting.js';
import { keptOutOf } from '../../web/making/kept-out.ts';
import { packageOf } from '../../web/making/licences.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const scriptIn = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

describe('the missing page below a sub-path', () => {
	const script = 'start({ base: "" }); import("/_app/immutable/start.js");';
	const html = `<meta content="script-src 'self' '${hashOf(script)}'"><link href="/_app/a.css"><script src="/boot.js"></script><script>${script}</script>`;
	const moved = movedTo(html, '/keystone');

	it('asks for its files there', () => {
		expect(moved).toContain('href="/keystone/_app/a.css"');
		expect(moved).toContain('src="/keystone/boot.js"');
		expect(scriptIn(moved)).toBe(
			'start({ base: "/keystone" }); import("/keystone/_app/immutable/start.js");'
		);
	});

	it('keeps its policy true', () => {
		expect(moved).toContain(hashOf(scriptIn(moved)));
		expect(moved).not.toContain(hashOf(script));
	});
});

it('the list of pages names each in every language', () => {
	const map = siteMap(['', 'de/rules/'], 'https://keystone.example/below');
	expect(map.match(/<loc>.*<\/loc>/g)).toEqual([
		'<loc>https://keystone.example/below/</loc>',
		'<loc>https://keystone.example/below/de/rules/</loc>'
	]);
	expect(map).toContain('hreflang="en" href="https://keystone.example/below/rules/"');
	expect(map).toContain('hreflang="fr" href="https://keystone.example/below/fr/rules/"');
});

it.each([
	['/here/node_modules/idb/build/index.js', '/here/node_modules/idb'],
	['/here/node_modules/@sveltejs/kit/src/x.js?v=1', '/here/node_modules/@sveltejs/kit'],
	['/here/node_modules/a/node_modules/@b/c/x.js', '/here/node_modules/a/node_modules/@b/c'],
	['\0vite/preload-helper.js', 'node_modules/vite'],
	['\0rolldown/runtime.js', 'node_modules/rolldown'],
	['/here/web/lib/ui/base.css', null],
	['\0commonjs', null]
])('%s belongs to %s', (file, folder) => {
	expect(packageOf(file)).toBe(folder);
});

it('a weak part of a package is noticed, the rest of the package is not', () => {
	const kit = '/here/node_modules/@sveltejs/kit/src/runtime';
	expect(keptOutOf([`${kit}/client/client.js`, `${kit}/app/forms.js?v=1`])).toEqual([
		{ advisory: 'GHSA-pfhg-q3qv-9q6r', part: '@sveltejs/kit/src/runtime/app/forms.js' }
	]);
	expect(keptOutOf([`${kit}/client/client.js`, '/here/web/lib/runtime/app/forms.js'])).toEqual([]);
});

describe('the catalogue of three.js', () => {
	it('has the classes that components name', () => {
		expect(classesIn('<T.Mesh {geometry}><T is={one} /></T.Mesh>\n<T.AmbientLight />')).toEqual([
			'Mesh',
			'AmbientLight'
		]);
	});

	it('takes the place of the whole', () => {
		const code = "import * as THREE from 'three';\nexport const T = (name) => THREE[name];";
		expect(withCatalogue(code, ['Mesh', 'Group', 'Mesh'])).toBe(
			"import { Group, Mesh } from 'three';\nconst THREE = { Group, Mesh };\nexport const T = (name) => THREE[name];"
		);
	});

	it('leaves code without that line as it is', () => {
		const code = "import * as Everything from 'three';";
		expect(withCatalogue(code, ['Mesh'])).toBe(code);
	});
});
