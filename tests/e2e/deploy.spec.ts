// The finished site as hosts get it: policy and headers, the works of others, pictures for shared links, list of pages, the missing
// page below a sub-path.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import about from '../../web/lib/text/en/about.ts';
import { movedTo } from '../../web/making/hosting.js';
import { expect, LANGUAGES, test } from './fixtures.ts';
import { BUILD, headersFor, Host, stored } from './host.ts';

const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
	file.endsWith('.html')
);
const read = (file: string) => readFileSync(join(BUILD, file), 'utf8');

test('every page has the strict policy, and no exception for anything inline', () => {
	expect(pages.length).toBeGreaterThan(80);
	for (const file of pages) {
		const html = read(file);
		const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
		expect(policy, file).toContain("default-src 'none'");
		expect(policy, file).toContain("require-trusted-types-for 'script'");
		expect(policy, file).toContain('trusted-types svelte-trusted-html default');
		expect(policy, file).not.toMatch(/unsafe-(inline|hashes)|'unsafe-eval'|https?:|data:|blob:|\*/);
		expect(html, file).not.toMatch(/<style|\sstyle="|\son[a-z]+="|javascript:/);
	}
});

test('every file of the build has its headers, and every script that may be a worker the whole policy', () => {
	const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
		statSync(join(BUILD, file)).isFile()
	);
	expect(files.length).toBeGreaterThan(400);
	const workers = files.filter((file) => /^_app\/immutable\/workers\/|^service-worker\.js$/.test(file));
	expect(workers.length).toBeGreaterThan(2);
	for (const file of files) {
		const headers = headersFor(BUILD, `/${file}`);
		expect(headers, file).toMatchObject({
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
			'referrer-policy': 'same-origin',
			'x-content-type-options': 'nosniff'
		});
		expect(headers['permissions-policy'], file).toContain('camera=()');
		const policy = headers['content-security-policy'] ?? '';
		expect(policy, file).toContain("frame-ancestors 'none'");
		expect(policy, file).not.toMatch(/unsafe-(inline|hashes)|'unsafe-eval'|https?:|data:|blob:|\*/);
		const whole = policy.includes("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ");
		expect(whole, file).toBe(workers.includes(file) || file.startsWith('_app/immutable/'));
	}
});

/** What a worker may do, tried inside it: all of it is refused by its policy. */
async function triedIn(page: Page): Promise<unknown> {
	const [worker] = page.workers();
	return worker?.evaluate(async () => {
		// What tests ask for in the same breath may do more than the worker itself.
		await new Promise((passed) => setTimeout(passed));
		const refused: string[] = [];
		const attempt = async (name: string, act: () => unknown) => {
			try {
				await act();
			} catch {
				refused.push(name);
			}
		};
		const code = 'text/javascript,export default 1';
		await attempt('code from a string', () => Reflect.construct(Function, ['return 1']) as unknown);
		await attempt('a module from elsewhere', () => import(`data:${code}`));
		await attempt('data from elsewhere', () => fetch(`data:${code}`));
		return refused;
	});
}

test('workers are under the policy: by the headers of a host, and from our store on a host without', async () => {
	test.slow();
	const bare = mkdtempSync(join(tmpdir(), 'keystone-bare-'));
	cpSync(BUILD, bare, { recursive: true });
	rmSync(join(bare, '_headers'));
	const browser = await chromium.launch(test.info().project.use.launchOptions);
	const everything = ['code from a string', 'a module from elsewhere', 'data from elsewhere'];
	const openWorker = async (page: Page, host: Host) => {
		const [response] = await Promise.all([
			page.goto(host.url('about/')),
			page.waitForLoadState('networkidle')
		]);
		await page.getByRole('button', { name: about.check.run, exact: true }).click();
		await expect(page.getByText(about.check.result(10, 10))).toBeVisible();
		return response;
	};
	try {
		for (const root of [BUILD, bare]) {
			const host = new Host(root);
			await host.start();
			const context = await browser.newContext({ serviceWorkers: 'allow' });
			const page = await context.newPage();
			await openWorker(page, host);
			// Without headers the first visit has nothing to go by; once stored, everything comes with its policy.
			if (root === BUILD) expect(await triedIn(page)).toEqual(everything);
			await stored(page);
			await host.stop();
			const answer = await openWorker(page, host);
			expect(await triedIn(page)).toEqual(everything);
			expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
			await context.close();
		}
	} finally {
		await browser.close();
		rmSync(bare, { recursive: true, force: true });
	}
});

test('every page brings the styles of all that it shows', () => {
	// Svelte's own names of components: each in some stylesheet, if it has styles at all.
	const scopes = (text: string) => new Set(text.match(/\bsvelte-[0-9a-z]+\b/g) ?? []);
	const folder = '_app/immutable/assets';
	const styles = new Map(
		readdirSync(join(BUILD, folder))
			.filter((file) => file.endsWith('.css'))
			.map((file) => [file, scopes(read(join(folder, file)))])
	);
	expect(styles.size).toBeGreaterThan(20);
	for (const file of pages) {
		const html = read(file);
		const brought = [...html.matchAll(/assets\/([^"/]+\.css)"/g)].map(([, name = '']) => styles.get(name));
		const lacking = [...scopes(html)].filter(
			(scope) =>
				!brought.some((sheet) => sheet?.has(scope)) && [...styles.values()].some((sheet) => sheet.has(scope))
		);
		expect(lacking, file).toEqual([]);
	}
});

test('markup and scripts from strings are refused', async ({ browser, baseURL }) => {
	// A page of its own: the browser logs every refusal, and the others may log none.
	const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
	await page.goto('/about/');
	const tried = await page.evaluate(() => {
		const names: Record<string, string> = {};
		const attempt = (name: string, act: () => unknown) => {
			try {
				act();
				names[name] = 'done';
			} catch (error) {
				names[name] = (error as Error).name;
			}
		};
		attempt('markup', () => (document.createElement('div').innerHTML = '<b>x</b>'));
		attempt('script of others', () => (document.createElement('script').src = 'https://example.com/x.js'));
		attempt('own script', () => (document.createElement('script').src = '/boot.js'));
		attempt('second policy', () =>
			(
				Reflect.get(window, 'trustedTypes') as { createPolicy(name: string, rules: object): void }
			).createPolicy('mine', {})
		);
		return names;
	});
	expect(tried).toEqual({
		markup: 'TypeError',
		'script of others': 'TypeError',
		'own script': 'done',
		'second policy': 'TypeError'
	});
	await page.close();
});

test('the works of others are listed with their licences, and the texts are there', async ({ page }) => {
	await page.goto('/about/');
	const list = page.getByRole('main').getByRole('listitem');
	for (const name of ['svelte', 'three', 'valibot', '@fontsource/young-serif', 'assemblyscript'])
		await expect(list.filter({ hasText: new RegExp(`^${name} \\d`) })).toHaveCount(1);
	const href = await page.getByRole('link', { name: 'All licences in full' }).getAttribute('href');
	const texts = await (await page.request.get(new URL(href ?? '', page.url()).href)).text();
	const names = (await list.locator('b').allInnerTexts()).map((line) => line.trim());
	for (const name of names) expect(texts).toContain(`${name} (`);
});

test('shared links have a picture in their language; the list of pages names every page', async ({
	page
}) => {
	for (const language of LANGUAGES) {
		const folder = language === 'en' ? '' : `${language}/`;
		for (const [path, kind] of [
			['', 'home'],
			['daily/', 'daily']
		]) {
			const html = read(`${folder}${path}index.html`);
			const [, url = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
			expect(url).toBe(`https://keystone.example/social/${kind}.${language}.png`);
			const answer = await page.request.get(new URL(url).pathname);
			expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
		}
	}
	const listed = [...read('sitemap.xml').matchAll(/<loc>https:\/\/keystone\.example\/(.*)<\/loc>/g)];
	expect(listed.map(([, path]) => `${path}index.html`).sort()).toEqual(
		pages.filter((file) => file !== '404.html').sort()
	);
	expect(read('robots.txt')).toContain('Sitemap: https://keystone.example/sitemap.xml');
});

test('below a sub-path, on the headers of a host, an address without a page leads home', async () => {
	const root = mkdtempSync(join(tmpdir(), 'keystone-below-'));
	cpSync(BUILD, root, { recursive: true });
	// As the build does it when it knows the address.
	writeFileSync(join(root, '404.html'), movedTo(read('404.html'), '/deep/keystone'));
	const host = new Host(root, '/deep/keystone/');
	const browser = await chromium.launch(test.info().project.use.launchOptions);
	const faults: string[] = [];
	try {
		await host.start();
		const page = await browser.newPage({ serviceWorkers: 'block', locale: 'fr-FR' });
		page.on('pageerror', (error) => faults.push(error.message));
		page.on('console', (message) => {
			if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text());
		});
		const answer = await page.goto(host.url('some/where/'));
		expect(answer?.status()).toBe(404);
		expect(answer?.headers()).toMatchObject({
			'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'same-origin'
		});
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
		await page.getByRole('main').getByRole('link').click();
		await expect(page).toHaveURL(host.url('fr/'));
		await expect(page.locator('time')).toBeVisible();
		const script = await page.locator('link[rel=modulepreload]').first().getAttribute('href');
		const kept = await page.request.get(new URL(script ?? '', page.url()).href);
		expect(kept.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
		expect((await page.request.get(host.url('service-worker.js'))).headers()['cache-control']).toBe(
			'no-cache'
		);
		expect(faults).toEqual([]);
	} finally {
		await browser.close();
		await host.stop();
		rmSync(root, { recursive: true, force: true });
	}
});

for (const base of ["/$&it's/", '/a&copy;(b)~+,=!@/', '/gr%C3%BCn%20und%20%5Bblau%5D/'])
	test(`below ${base} pages, parts, languages and the store work`, async () => {
		test.slow();
		const host = new Host(BUILD, base);
		const browser = await chromium.launch(test.info().project.use.launchOptions);
		const faults: string[] = [];
		try {
			await host.start();
			const page = await browser.newPage({ serviceWorkers: 'allow', locale: 'en-GB' });
			page.on('pageerror', (error) => faults.push(error.message));
			page.on('console', (message) => {
				// On a missing page Kit asks whether there is a newer version; only a server can know.
				const known = message.text().includes('404') || message.location().url.endsWith('/version.json');
				if (message.type() === 'error' && !known) faults.push(message.text());
			});
			await page.goto(host.url());
			await expect(page.locator('time')).toBeVisible();
			await stored(page);
			await host.stop();
			await page.goto(host.url('de/daily/'));
			await expect(page.locator('.slots button').first()).toBeVisible();
			await page.goto(host.url('some/where/'));
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
			await page.getByRole('main').getByRole('link').click();
			await expect(page.locator('time')).toBeVisible();
			expect(faults).toEqual([]);
		} finally {
			await browser.close();
			await host.stop();
		}
	});
