// A static host that can be stopped, broken and given another build; a browser on one profile that can be closed and opened again.
import { execFileSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const BUILD = join(ROOT, process.env['KEYSTONE_BUILD'] ?? 'build');
const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.txt': 'text/plain',
	'.xml': 'application/xml',
	'.wasm': 'application/wasm',
	'.woff2': 'font/woff2',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.webp': 'image/webp',
	'.webmanifest': 'application/manifest+json'
};

/** What the site's own headers file says about an address. */
export function headersFor(root: string, path: string): Record<string, string> {
	const file = join(root, '_headers');
	const headers: Record<string, string> = {};
	let applies = false;
	for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
		if (line.startsWith('/'))
			applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
		const [, name, value] = /^ {2}([A-Za-z-]+): (.*)$/.exec(line) ?? [];
		if (!applies || !name || !value) continue;
		// As hosts do: what several parts say of an address is sent together.
		const earlier = headers[name.toLowerCase()];
		headers[name.toLowerCase()] = earlier ? `${earlier}, ${value}` : value;
	}
	return headers;
}

/** A static host as they are: pages may be cached for minutes, unknown addresses get 404.html. */
export class Host {
	root: string;
	readonly base: string;
	/** Addresses below the base that fail, or wait for a promise first. */
	readonly broken = new Set<string>();
	readonly held = new Map<string, Promise<void>>();
	readonly asked: string[] = [];
	#server: Server | undefined;
	#port = 0;

	constructor(root: string, base = '/') {
		this.root = root;
		this.base = base;
	}

	url(path = ''): string {
		return `http://127.0.0.1:${this.#port}${this.base}${path.replace(/^\//, '')}`;
	}

	async start(): Promise<void> {
		this.#server = createServer(async (request, response) => {
			const { pathname } = new URL(request.url ?? '/', 'http://host');
			const path = pathname.startsWith(this.base) ? pathname.slice(this.base.length) : '404.html';
			this.asked.push(path);
			await this.held.get(path);
			const file = join(this.root, path.endsWith('/') || path === '' ? `${path}index.html` : path);
			const found = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
			const age = path.includes('_app/immutable/') ? 31_536_000 : 600;
			if (this.broken.has(path)) return response.writeHead(503).end();
			response.writeHead(found ? 200 : 404, {
				'content-type': TYPES[found ? extname(file) : '.html'] ?? 'application/octet-stream',
				'cache-control': `max-age=${age}`,
				...headersFor(this.root, `/${path}`)
			});
			return response.end(readFileSync(found ? file : join(this.root, '404.html')));
		});
		await new Promise<void>((listening) => this.#server?.listen(this.#port, '127.0.0.1', listening));
		this.#port = (this.#server.address() as AddressInfo).port;
	}

	async stop(): Promise<void> {
		const server = this.#server;
		this.#server = undefined;
		if (!server) return;
		server.closeAllConnections();
		await new Promise((closed) => server.close(closed));
	}
}

/** A browser on one profile that can be closed and opened again. */
export class Phone {
	readonly #profile = mkdtempSync(join(tmpdir(), 'keystone-profile-'));
	readonly #launch: LaunchOptions;
	#context: BrowserContext | undefined;
	readonly faults: string[] = [];

	constructor(launch: LaunchOptions = {}) {
		this.#launch = launch;
	}

	async open(): Promise<Page> {
		this.#context ??= await chromium.launchPersistentContext(this.#profile, {
			...this.#launch,
			viewport: { width: 360, height: 740 },
			locale: 'en-GB',
			serviceWorkers: 'allow'
		});
		const page = await this.#context.newPage();
		page.on('pageerror', (error) => this.faults.push(error.message));
		page.on('requestfailed', (request) => {
			// On a missing page Kit asks whether there is a newer version; only a server can know.
			if (request.url().endsWith('/_app/version.json')) return;
			// Whoever leaves a page leaves what it was still asking for; without an answer the code is another.
			if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
			this.faults.push(`no answer: ${request.url()}`);
		});
		page.on('request', (request) => {
			if (!request.url().startsWith('http://127.0.0.1:')) this.faults.push(request.url());
		});
		return page;
	}

	async clearHttpCache(page: Page): Promise<void> {
		const session = await page.context().newCDPSession(page);
		await session.send('Network.clearBrowserCache');
		await session.detach();
	}

	async close(): Promise<void> {
		await this.#context?.close();
		this.#context = undefined;
	}

	async throwAway(): Promise<void> {
		await this.close();
		rmSync(this.#profile, { recursive: true, force: true });
	}
}

/** The whole site is stored, and this page is answered from there from now on. */
export const stored = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const worker = navigator.serviceWorker;
		const taken = new Promise<void>((resolve) =>
			worker.addEventListener('controllerchange', () => resolve())
		);
		if (!worker.controller) await taken;
	});

/** Another real build, from a copy of the sources in which the settings page has another title. */
export function buildVersion(folder: string, name: string, sources = ROOT): string {
	const copy = mkdtempSync(join(folder, 'sources-'));
	const left = new Set([
		'node_modules',
		'build',
		'build-test',
		'.svelte-kit',
		'.git',
		'test-results',
		'playwright-report'
	]);
	for (const entry of readdirSync(sources))
		if (!left.has(entry))
			cpSync(join(sources, entry), join(copy, entry), {
				recursive: true,
				// Pictures of the wall, where there are any: thousands, and no part of the site.
				filter: (file) => !file.endsWith('artefacts')
			});
	symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
	cpSync(join(ROOT, 'engine-wasm/build'), join(copy, 'engine-wasm/build'), { recursive: true });
	const texts = join(copy, 'web/lib/text/en/settings.ts');
	const words = readFileSync(texts, 'utf8').replace("title: 'Settings'", `title: 'Settings, ${name}'`);
	writeFileSync(texts, words);
	const { KEYSTONE_BUILD: _, ...environment } = process.env;
	execFileSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build'], {
		cwd: copy,
		env: { ...environment, KEYSTONE_VERSION: name },
		stdio: 'pipe'
	});
	return join(copy, 'build');
}
