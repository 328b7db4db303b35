// SvelteKit: a static site, every page prerendered, one build for any path, strict content security policy.
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { wholeSiteOffline } from './web/service-worker/site.js';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** @type {import('@sveltejs/kit').Config} */
export default {
	kit: {
		adapter: wholeSiteOffline(adapter({ fallback: '404.html', strict: true })),
		files: { src: 'web', assets: 'web/static' },
		paths: { base: '', relative: true },
		serviceWorker: { register: false },
		// The same name for the same release, so that a rebuild offers nobody an update.
		version: { name: process.env.KEYSTONE_VERSION ?? version },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self', 'wasm-unsafe-eval'],
				'style-src': ['self'],
				// The one inline style of the framework: its announcer of page changes for screen readers.
				'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
				'img-src': ['self', 'data:'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'worker-src': ['self'],
				'manifest-src': ['self'],
				'base-uri': ['none'],
				'form-action': ['none'],
				'object-src': ['none']
			}
		}
	}
};
