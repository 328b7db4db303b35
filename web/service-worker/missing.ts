// The page for an address without one. It is built with paths from the root of a server; under a sub-path they
// are moved there, and the hash of its inline script in the content security policy with them.
import { addressedFrom, scriptIn } from './moved.js';
import { HOME } from './site.ts';
import { stored } from './store.ts';

export async function sourceHash(script: string): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
	return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

async function moved(html: string, base: string): Promise<string> {
	const after = addressedFrom(html, base);
	const [old, hash] = await Promise.all([html, after].map((page) => sourceHash(scriptIn(page))));
	return after.replace(old as string, hash as string);
}

export async function missingPage(): Promise<Response | undefined> {
	const page = await stored(new URL('404.html', HOME).href);
	if (!page) return undefined;
	const base = HOME.pathname.slice(0, -1);
	const html = await page.text();
	// A site whose address was known when it was built has a page that fits already.
	const fits = base === '' || !html.includes('base: ""');
	return new Response(!fits ? await moved(html, base) : html, { status: 404, headers: page.headers });
}
