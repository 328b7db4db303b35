// What remains when a page is neither stored nor to be had: a page inside this worker that says so in the page's language, with a
// way to load it again and one to fill the store anew. An installed app has no other button for that.
import deCommon from '../lib/text/de/common.ts';
import de from '../lib/text/de/stored.ts';
import enCommon from '../lib/text/en/common.ts';
import en from '../lib/text/en/stored.ts';
import frCommon from '../lib/text/fr/common.ts';
import fr from '../lib/text/fr/stored.ts';
import type { Cause } from '../lib/frame/messages.ts';
import { sourceHash } from './missing.ts';
import { HOME } from './site.ts';
import { checkStore, fillStore } from './store.ts';

const TEXTS = {
	en: { ...enCommon.error, ...en },
	de: { ...deCommon.error, ...de },
	fr: { ...frCommon.error, ...fr }
};

const STYLE =
	':root{color-scheme:light dark;font:1.1rem/1.5 system-ui,sans-serif}body{max-width:40rem;margin:0 auto;padding:15vh 24px}a{display:inline-block;min-height:44px;line-height:44px;margin-right:24px;font-weight:700;color:inherit}';

/** As web/static/watch.js writes it. */
export const REPAIR = `${HOME.pathname}repair`;
/** A store that cannot be filled in this time is not filled for a person who waits. */
const PATIENCE = 60_000;

const escaped = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function languageOf({ pathname }: URL): keyof typeof TEXTS {
	const [first] = pathname.slice(HOME.pathname.length).split('/');
	return first === 'de' || first === 'fr' ? first : 'en';
}

/** Without a cause: before anything was tried. */
export async function lastPage(url: URL, cause?: Cause): Promise<Response> {
	const language = languageOf(url);
	const { broken, brokenText, repairText, again, repair, network, space } = TEXTS[language];
	const why = cause === undefined ? repairText : cause === 'space' ? space : network;
	const link = (text: string, href: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`;
	const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(broken)} · Keystone</title><style>${STYLE}</style><main><h1>${escaped(broken)}</h1><p>${escaped(why)}</p><p>${escaped(brokenText)}</p><p>${link(again, url.href)}${link(repair, `${REPAIR}?to=${encodeURIComponent(url.href)}`)}</p></main></html>`;
	return new Response(html, {
		status: 503,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			'content-security-policy': `default-src 'none'; style-src '${await sourceHash(STYLE)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
		}
	});
}

/**
 * Takes out what is damaged, stores what is missing and leads back to the page that asked. Nothing but the site's own files is
 * touched.
 */
export async function repair({ referrer }: Request, asked: URL): Promise<Response> {
	const named = asked.searchParams.get('to') ?? referrer;
	const to = URL.canParse(named) ? new URL(named) : HOME;
	const ours = to.origin === HOME.origin && to.pathname.startsWith(HOME.pathname) && to.pathname !== REPAIR;
	const target = ours ? to : HOME;
	await checkStore(true);
	const late = new Promise<Cause>((resolve) => setTimeout(() => resolve('network'), PATIENCE));
	const cause = await Promise.race([fillStore(() => {}), late]);
	return cause === null ? Response.redirect(target.href, 302) : lastPage(target, cause);
}
