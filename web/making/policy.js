// @ts-check
// What no page and no worker of the site may do, for the policy in every page, the headers of hosts and the service worker.

/** Kit adds to each page the hash of its one starting script. */
export const DIRECTIVES = /** @type {const} */ ({
	'default-src': ['none'],
	'script-src': ['self', 'wasm-unsafe-eval'],
	'style-src': ['self'],
	'img-src': ['self'],
	'font-src': ['self'],
	'connect-src': ['self'],
	'worker-src': ['self'],
	'manifest-src': ['self'],
	'base-uri': ['none'],
	'form-action': ['none'],
	'object-src': ['none'],
	// Strings become markup only through Svelte's own templates, scripts only from our own files (web/static/boot.js).
	'require-trusted-types-for': ['script'],
	'trusted-types': ['svelte-trusted-html', 'default']
});

const UNQUOTED = new Set(['svelte-trusted-html', 'default']);

/** @param {(name: string) => boolean} chosen */
const written = (chosen) =>
	Object.entries(DIRECTIVES)
		.filter(([name]) => chosen(name))
		.map(
			([name, sources]) => `${name} ${sources.map((one) => (UNQUOTED.has(one) ? one : `'${one}'`)).join(' ')}`
		)
		.join('; ');

/** For what a worker runs: no page's own hash is needed there. */
export const OF_FILES = written(() => true);

/**
 * For every address: the starting scripts of pages are named in the pages alone, so scripts and what falls back to nothing are left
 * to them. Only a header can forbid being framed.
 */
export const OF_ALL = `${written((name) => name !== 'default-src' && name !== 'script-src')}; frame-src 'none'; media-src 'none'; frame-ancestors 'none'`;
