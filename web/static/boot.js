// Runs before the first paint: puts saved settings on <html> and leads a newcomer at the root to a language.
// The names of key and values are those of web/lib/frame/settings.svelte.ts.
(() => {
	// The policy asks for trusted types: whatever is to run as a script must be a file of our own server.
	Reflect.get(globalThis, 'trustedTypes')?.createPolicy('default', {
		/** @param {string} url */
		createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null)
	});
	const root = document.documentElement;
	/** @type {{ language?: string, theme?: string, motion?: string, hand?: string, patterns?: string, letters?: string | boolean }} */
	let saved = {};
	try {
		// Set by web/lib/progress once something was played here: home then leaves out the layer for newcomers.
		if (localStorage.getItem('keystone.met')) root.dataset.met = '';
		// Counted by web/lib/puzzle/newcomer.ts: three puzzles are solved, so what to do is known.
		if (Number(localStorage.getItem('keystone.solved')) >= 3) root.dataset.goal = 'known';
		saved = JSON.parse(localStorage.getItem('keystone.settings') ?? '{}') ?? {};
	} catch {
		// Storage refused or damaged: the defaults stand.
	}
	if (saved.theme === 'light' || saved.theme === 'dark') root.dataset.theme = saved.theme;
	if (saved.motion === 'reduced') root.dataset.motion = 'reduced';
	if (saved.hand === 'left') root.dataset.hand = 'left';
	if (saved.patterns === 'strong') root.dataset.patterns = 'strong';
	if (saved.letters === 'everywhere' || saved.letters === true) root.dataset.letters = 'on';
	if (saved.letters === 'off') root.dataset.letters = 'off';

	// For web/static/watch.js. Kit's announcer is there once the page is in use.
	root.dataset.boot = '1';
	const inUse = () => document.getElementById('svelte-announcer');

	// A button that was tapped before the page is in use is pressed as soon as it is.
	/** @type {HTMLButtonElement | null | undefined} */
	let tapped;
	/** @type {ReturnType<typeof setInterval> | undefined} */
	let waiting;
	addEventListener('click', function early({ target }) {
		if (inUse()) return removeEventListener('click', early);
		tapped = target instanceof Element ? target.closest('button') : null;
		waiting ??= setInterval(() => {
			if (!inUse()) return;
			clearInterval(waiting);
			if (tapped?.isConnected) tapped.click();
		}, 50);
	});

	// Only the root page names languages to lead to. Links inside the site are explicit, so they are never led.
	const offered = (document.currentScript?.dataset.lead ?? '').split(' ').filter(Boolean);
	if (offered.length === 0 || document.referrer.startsWith(location.origin + '/')) return;
	const known = ['en', ...offered];
	const wanted =
		saved.language ?? navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => known.includes(tag));
	if (wanted && offered.includes(wanted)) location.replace(`./${wanted}/${location.search}${location.hash}`);
})();
