// @ts-check
// At the end of a build: what static hosts and search engines look for. The headers file, as several hosts read it; and, where the
// site's address is known, the list of pages and a missing page that works below a sub-path.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { addressedFrom, scriptIn } from '../service-worker/moved.js';
import { OF_ALL, OF_FILES } from './policy.js';

const MISSING = '404.html';
const LANGUAGES = ['en', 'de', 'fr'];

/** Nothing of this is used; a scanner for codes would be given the camera on its own page only. */
const REFUSED = [
	'accelerometer',
	'autoplay',
	'browsing-topics',
	'camera',
	'display-capture',
	'encrypted-media',
	'geolocation',
	'gyroscope',
	'hid',
	'idle-detection',
	'local-fonts',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'publickey-credentials-get',
	'screen-wake-lock',
	'serial',
	'storage-access',
	'usb',
	'window-management',
	'xr-spatial-tracking'
];

/**
 * Beside the policy in each page: what only a header can say, and the policy of workers, which have no page to carry it. Where
 * several parts name an address hosts send both, and of two policies both hold. Hosts ask again for everything that has no age here.
 */
export const HEADERS = `/*
  Content-Security-Policy: ${OF_ALL}
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: ${REFUSED.map((name) => `${name}=()`).join(', ')}
  Referrer-Policy: same-origin
  X-Content-Type-Options: nosniff

/_app/immutable/*
  Cache-Control: public, max-age=31536000, immutable
  Content-Security-Policy: ${OF_FILES}

/service-worker.js
  Cache-Control: no-cache
  Content-Security-Policy: ${OF_FILES}
`;

/** @param {string} script */
const sourceHash = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * @param {string} html
 * @param {string} base without a slash at its end
 */
export function movedTo(html, base) {
	const moved = addressedFrom(html, base);
	return moved.replace(sourceHash(scriptIn(html)), sourceHash(scriptIn(moved)));
}

/** @param {string} address */
const inXml = (address) => address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

/**
 * @param {readonly string[]} pages addresses below the site, each with a slash at its end or empty
 * @param {string} site
 */
export function siteMap(pages, site) {
	const plain = (/** @type {string} */ page) => page.replace(/^(de|fr)\//, '');
	const entries = pages.map((page) => {
		const others = LANGUAGES.map((language) => {
			const path = language === 'en' ? plain(page) : `${language}/${plain(page)}`;
			return `\n\t\t<xhtml:link rel="alternate" hreflang="${language}" href="${inXml(`${site}/${path}`)}"/>`;
		});
		return `\t<url>\n\t\t<loc>${inXml(`${site}/${page}`)}</loc>${others.join('')}\n\t</url>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/**
 * Wraps adapter-static.
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @param {string} site the address without a slash at its end; empty when it is not known
 * @param {string} root the folder the adapter writes to
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function forHosts(adapter, site, root = 'build') {
	return {
		...adapter,
		async adapt(builder) {
			await adapter.adapt(builder);
			/**
			 * The preview server sends the files of the second folder.
			 * @param {string} file
			 * @param {string} text
			 */
			const write = (file, text) => {
				for (const folder of [root, builder.getClientDirectory()]) writeFileSync(join(folder, file), text);
			};
			write('_headers', HEADERS);
			// One host leaves out folders that begin with _ unless told otherwise.
			write('.nojekyll', '');
			write('robots.txt', `User-agent: *\nAllow: /\n${site ? `Sitemap: ${site}/sitemap.xml\n` : ''}`);
			if (!site) return;
			const base = new URL(site).pathname.replace(/\/$/, '');
			if (base) write(MISSING, movedTo(readFileSync(join(root, MISSING), 'utf8'), base));
			const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
				.map((file) => file.split(sep).join('/'))
				.filter((file) => /(^|\/)index\.html$/.test(file))
				.map((file) => file.replace(/index\.html$/, ''))
				.sort();
			write('sitemap.xml', siteMap(pages, site));
		}
	};
}
