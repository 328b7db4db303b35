// @ts-check
// At the end of a build: names every file of the finished site at the head of its service worker.
// Kit's own list lacks the 404 page, the data of pages and whatever only a worker loads.
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const WORKER = 'service-worker.js';
const MISSING = '404.html';
/** The scripts that Vite does not bundle, in every page. */
const BESIDE = ['boot.js', 'watch.js'];

/** Needed by nobody who is offline, or only true on the server. */
const LEFT_OUT =
	/(^|\/)\.|^service-worker\.js$|^_app\/version\.json$|^(_headers|robots\.txt|sitemap\.xml|sbom\.cdx\.json)$|^(screenshots|social)\/|\.(map|br|gz)$/;

/** @param {string | Buffer} data */
const digest = (data) => createHash('sha256').update(data).digest('hex').slice(0, 16);

/**
 * The addresses below the base path, each with the start of its SHA-256 and its size.
 * @param {string} root the folder of the finished site
 * @returns {[address: string, hash: string, bytes: number][]}
 */
function listSite(root) {
	return readdirSync(root, { recursive: true, encoding: 'utf8' })
		.filter((file) => statSync(join(root, file)).isFile())
		.map((file) => relative('.', file).split(sep).join('/'))
		.filter((file) => !LEFT_OUT.test(file))
		.sort()
		.map((file) => {
			const data = readFileSync(join(root, file));
			return [encodeURI(file.replace(/(^|\/)index\.html$/, '$1')), digest(data), data.length];
		});
}

/**
 * Wraps adapter-static.
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @param {string} root the folder the adapter writes to
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function wholeSiteOffline(adapter, root = 'build') {
	return {
		...adapter,
		async adapt(builder) {
			/**
			 * The preview server sends the files of the second folder.
			 * @param {string} file
			 * @param {string} text
			 */
			const writeBoth = (file, text) => {
				for (const folder of [root, builder.getClientDirectory()]) writeFileSync(join(folder, file), text);
			};
			await adapter.adapt(builder);
			const { minify } = await import('vite');
			for (const file of BESIDE)
				writeBoth(file, (await minify(file, readFileSync(join(root, file), 'utf8'))).code);
			const code = readFileSync(join(root, WORKER), 'utf8');
			const files = listSite(root);
			// The worker's own code counts too, so that no two workers ever share a store.
			const id = digest(code + JSON.stringify(files));
			const head = `self.__SITE__=${JSON.stringify({ id, files })};\n`;
			writeBoth(WORKER, head + code);
			copyFileSync(join(root, MISSING), join(builder.getClientDirectory(), MISSING));
			const bytes = files.reduce((sum, [, , size]) => sum + size, 0);
			builder.log.success(`Offline: ${files.length} files, ${Math.ceil(bytes / 1000)} kB`);
		}
	};
}
