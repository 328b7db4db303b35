// The service worker: stores the whole site when it is installed and answers from that store, so that Keystone
// opens without a network. A new version waits until a page asks it to take over, or until no page is open.
import type { Notice, Request as Message } from '../lib/frame/messages.ts';
import { OF_ALL, OF_FILES } from '../making/policy.js';
import { lastPage, repair, REPAIR } from './last.ts';
import { missingPage } from './missing.ts';
import { FILES, HOME } from './site.ts';
import {
	checkStore,
	dropOlderStores,
	dropStore,
	fillStore,
	matchOlder,
	stored,
	storedWhole
} from './store.ts';

const POLICY = 'content-security-policy';
/** After this a person looks at an empty screen in vain. */
const PATIENCE = 10_000;
const worker = self as unknown as ServiceWorkerGlobalScope;

const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function tell(notice: Notice): Promise<void> {
	for (const page of await openPages()) page.postMessage(notice);
}

/**
 * An old page may still load parts of its own version; once there is at most one page, it is of this version.
 * While a next version is on its way, its store is not ours to drop.
 */
async function tidy(): Promise<void> {
	if ((await openPages()).length > 1) return;
	const { installing, waiting } = worker.registration;
	if (!installing && !waiting) await dropOlderStores();
}

function store() {
	let last = -1;
	let told = Promise.resolve();
	return fillStore((percent) => {
		if (percent === last) return;
		last = percent;
		// One after the other, so that no page counts backwards.
		told = told.then(() => tell({ type: 'STORING', percent }));
	});
}

async function install(): Promise<void> {
	const cause = await store();
	if (cause === null) return;
	if (cause === 'space') await dropStore();
	await tell({ type: 'FAILED', cause });
	// The version in use, if there is one, stays in use.
	throw new Error(`not installed: ${cause}`);
}

async function activate(): Promise<void> {
	await worker.clients.claim();
	await tidy();
}

/**
 * Not every host sends the headers of ours: what passes here has its policy all the same. A worker gets one from nowhere else, and
 * only a header can forbid that a page is framed.
 */
async function guarded(answer: Promise<Response>, policy: string): Promise<Response> {
	const response = await answer;
	const { status, statusText, redirected } = response;
	const bare = (status === 200 || status === 404) && !redirected && !response.headers.has(POLICY);
	if (!bare) return response;
	const headers = new Headers(response.headers);
	headers.set(POLICY, policy);
	return new Response(response.body, { status, statusText, headers });
}

/** What a server says in this time, if it says anything. */
function fromServer(request: Request): Promise<Response | undefined> {
	const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
	return Promise.race([fetch(request).catch(() => undefined), late]);
}

async function answerPage(request: Request, url: URL): Promise<Response> {
	if (url.pathname === REPAIR) return repair(request, url);
	const file = FILES.get(url.pathname);
	if (file) {
		const kept = await storedWhole(file);
		if (kept) return kept;
		const response = await fromServer(request);
		return response && response.status < 400 ? response : lastPage(url);
	}

	// As static hosts do: a folder is named with its slash and without its index.
	const folder = url.pathname.replace(/\/index\.html$|(?<!\/)$/, '/');
	if (folder !== url.pathname && FILES.has(folder))
		return Response.redirect(new URL(folder + url.search, HOME).href, 302);

	// It may be a page of a later version.
	const response = await fromServer(request);
	if (response && response.status !== 404) return response;
	return (await missingPage()) ?? response ?? lastPage(url);
}

async function answerFile(request: Request, url: URL): Promise<Response> {
	const file = FILES.get(url.pathname);
	const kept = file ? await stored(file.url) : await matchOlder(url.origin + url.pathname);
	return kept ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	const ours = url.origin === HOME.origin && url.pathname.startsWith(HOME.pathname);
	if (request.method !== 'GET' || !ours) return;
	if (request.mode === 'navigate') event.respondWith(guarded(answerPage(request, url), OF_ALL));
	else if (FILES.has(url.pathname) || url.pathname.includes('/_app/immutable/')) {
		const file = answerFile(request, url);
		event.respondWith(request.destination === 'worker' ? guarded(file, OF_FILES) : file);
	}
});

worker.addEventListener('message', (event) => {
	const message = event.data as Message;
	const answer = (value: unknown) => event.ports[0]?.postMessage(value);
	if (message.type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
	if (message.type === 'STORE') event.waitUntil(store().then(answer));
	if (message.type === 'CHECK') event.waitUntil(checkStore(message.deep).then(answer).then(tidy));
});
