// SvelteKit: a static site, every page prerendered, one build for any path, strict content security policy.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import adapter from '@sveltejs/adapter-static';
import { shortName } from './web/making/class-names.js';
import { forHosts } from './web/making/hosting.js';
import { DIRECTIVES } from './web/making/policy.js';
import { wholeSiteOffline } from './web/service-worker/site.js';

/** Where the site is built; the end-to-end tests build beside what `npm start` serves. */
const site = process.env.KEYSTONE_BUILD ?? 'build';
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { cssHash: shortName },
	kit: {
		adapter: wholeSiteOffline(
			forHosts(
				adapter({ pages: site, fallback: '404.html', strict: true }),
				(process.env.KEYSTONE_SITE ?? '').replace(/\/$/, ''),
				site
			),
			site
		),
		// The preview server sends the files of this folder, so each build has its own.
		outDir: process.env.KEYSTONE_BUILD ? `.svelte-kit/${basename(site)}` : '.svelte-kit',
		files: { src: 'web', assets: 'web/static' },
		paths: { base: '', relative: true },
		serviceWorker: { register: false },
		// The same name for the same release, so that a rebuild offers nobody an update.
		version: { name: process.env.KEYSTONE_VERSION ?? version },
		csp: {
			mode: 'hash',
			directives: Object.fromEntries(
				Object.entries(DIRECTIVES).map(([name, sources]) => [name, [...sources]])
			)
		}
	}
};
