// What the build adds for hosts: a missing page that works below a sub-path, the list of pages, whose works are in the site; and
// what it leaves out.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classesIn, withCatalogue } from '../../web/making/catalogue.ts';
import { HEADERS, movedTo, siteMap } from '../../web/making/hosting.js';
import { keptOutOf } from '../../web/making/kept-out.ts';
import { LIST, packageOf } from '../../web/making/licences.ts';
import { billOf, type Lock, type Own, type Work } from '../../web/making/sbom.ts';

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

describe.each(['/$&/$1', "/it's", '/a&copy/b', '/gr%C3%BCn%20(1)', '/$`/~;=,+!@'])(
	'the missing page below %s',
	(base) => {
		const html = `<link href="/_app/a.css"><script src="/boot.js"></script><script>start({ base: "" }); import("/_app/start.js");</script>`;
		const moved = movedTo(html, base);

		it('asks for its files there', () => {
			const [, inHtml = ''] = /href="([^"]*)_app/.exec(moved) ?? [];
			expect(inHtml.replaceAll('&amp;', '&')).toBe(`${base}/`);
			expect(inHtml).not.toMatch(/&(?!amp;)/);
			expect(scriptIn(moved)).toBe(
				`start({ base: ${JSON.stringify(base)} }); import(${JSON.stringify(`${base}/_app/start.js`)});`
			);
		});
	}
);

it('the list of pages is sound XML whatever the address', () => {
	const map = siteMap(['learn/'], "https://keystone.example/it's&co");
	expect(map).toContain('<loc>https://keystone.example/it&apos;s&amp;co/learn/</loc>');
	expect(map).not.toMatch(/&(?!amp;|apos;)/);
});

describe('the headers for hosts', () => {
	const part = (address: string) => HEADERS.split(`${address}\n`)[1]?.split('\n\n')[0] ?? '';

	it('say of every address what only a header can say', () => {
		const all = part('/*');
		for (const line of [
			'Cross-Origin-Opener-Policy: same-origin',
			'Cross-Origin-Resource-Policy: same-origin',
			'Referrer-Policy: same-origin',
			'X-Content-Type-Options: nosniff'
		])
			expect(all).toContain(line);
		expect(all).toContain("frame-ancestors 'none'");
		expect(all).toContain("require-trusted-types-for 'script'");
		expect(all).toMatch(/Permissions-Policy: .*camera=\(\).*microphone=\(\)/);
	});

	it.each(['/_app/immutable/*', '/service-worker.js'])(
		'give the scripts of workers the whole policy: %s',
		(address) => {
			expect(part(address)).toContain(
				"Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
			);
			expect(part(address)).not.toMatch(/unsafe-(inline|hashes)|'unsafe-eval'|https?:|data:|blob:/);
		}
	);

	it('fit in the lines that hosts read', () => {
		for (const line of HEADERS.split('\n')) expect(line.length).toBeLessThan(2000);
	});
});

describe('the list of shipped packages for programs', () => {
	const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
	const works = read(LIST) as Work[];
	const lock = read('package-lock.json') as Lock;
	const own = read('package.json') as Own;
	const bill = billOf(works, own, lock);

	it('names each with its licence, its address and the checksum it was published with', () => {
		expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
		expect(bill.serialNumber).toMatch(
			/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/
		);
		expect(bill.components).toHaveLength(works.length);
		expect(bill.components.find(({ purl }) => purl === 'pkg:npm/%40sveltejs/kit@2.70.4')).toMatchObject({
			group: '@sveltejs',
			name: 'kit',
			licenses: [{ license: { id: 'MIT' } }],
			hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }]
		});
		expect(new Set(bill.components.map((one) => one['bom-ref'])).size).toBe(works.length);
	});

	it('is the same each time, and another for other works', () => {
		expect(billOf(works, own, lock)).toEqual(bill);
		expect(billOf(works.slice(1), own, lock).serialNumber).not.toBe(bill.serialNumber);
	});

	it('refuses a package that was never locked', () => {
		expect(() => billOf([{ name: 'svelte', version: '0.0.0', licence: 'MIT' }], own, lock)).toThrow(
			'no checksum'
		);
	});

	it('writes several licences as an expression', () => {
		const [svelte] = works.filter(({ name }) => name === 'svelte');
		const both = billOf([{ ...(svelte as Work), licence: '(MIT OR Apache-2.0)' }], own, lock);
		expect(both.components[0]?.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }]);
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
