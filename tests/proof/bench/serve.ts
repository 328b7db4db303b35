// The built site as most static hosts serve it: compressed with gzip, hashed files to be kept for a year. For measuring.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

export const BUILD = new URL(`../../../${process.env.KEYSTONE_BUILD ?? 'build'}/`, import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
	html: 'text/html; charset=utf-8',
	js: 'text/javascript',
	css: 'text/css',
	json: 'application/json',
	svg: 'image/svg+xml',
	txt: 'text/plain; charset=utf-8',
	xml: 'application/xml',
	webmanifest: 'application/manifest+json',
	wasm: 'application/wasm',
	png: 'image/png',
	woff2: 'font/woff2'
};
/** Hosts leave alone what is compressed already. */
const COMPRESSED = ['png', 'woff2'];

interface Site {
	readonly origin: string;
	close(): void;
}

/** On a free port of this machine alone. Without `cached`, nothing may be kept on the way: what is there offline was stored. */
export async function serveBuild({ cached = true } = {}): Promise<Site> {
	if (!existsSync(BUILD)) throw new Error('no build/: run `npm run build` first');
	const ready = new Map<string, Buffer>();
	const bytesOf = (file: URL, compress: boolean): Buffer => {
		const known = ready.get(file.href);
		if (known) return known;
		const bytes = compress ? gzipSync(readFileSync(file)) : readFileSync(file);
		ready.set(file.href, bytes);
		return bytes;
	};
	const server: Server = createServer(({ url = '/' }, answer) => {
		const path = new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html');
		const asked = new URL(`.${path}`, BUILD);
		const found = asked.href.startsWith(BUILD.href) && existsSync(asked) && statSync(asked).isFile();
		const file = found ? asked : new URL('404.html', BUILD);
		const ending = file.pathname.slice(file.pathname.lastIndexOf('.') + 1);
		const compress = !COMPRESSED.includes(ending);
		const bytes = bytesOf(file, compress);
		answer
			.writeHead(found ? 200 : 404, {
				'content-type': TYPES[ending] ?? 'application/octet-stream',
				'content-length': bytes.length,
				'cache-control': !cached
					? 'no-store'
					: path.includes('/_app/immutable/')
						? 'public, max-age=31536000, immutable'
						: 'no-cache',
				...(compress ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {})
			})
			.end(bytes);
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		close: () => {
			server.closeAllConnections();
			server.close();
		}
	};
}
