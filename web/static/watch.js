// Watches over a page from outside the bundle, whatever fails to arrive: until the page is in use it says after an error, or after
// ten seconds, that it did not load, offers to load it again and, where it came from our store, to fill that anew. The words are
// the page's own, from web/hooks.server.ts. Nothing waits for this file, and every first visit pays for it: so it is short.
(() => {
	const { dataset, src } = /** @type {HTMLScriptElement} */ (document.currentScript);
	const root = document.documentElement;
	const notice = document.createElement('p');
	let seconds = 0;

	/** @param {string | undefined} text @param {string} href */
	const link = (text, href) => {
		const one = document.createElement('a');
		one.href = href;
		// The page may be in use, though not whole: Kit shall not take the link for one of its own.
		one.rel = 'external';
		one.text = `${text}`;
		notice.append(' ', one);
	};
	notice.className = 'stalled';
	notice.role = 'alert';
	notice.append(`${dataset.broken}`);
	link(dataset.again, '');
	try {
		// The worker knows this address (web/service-worker/last.ts) and leads back from it.
		if (navigator.serviceWorker.controller) link(dataset.repair, src.replace('watch.js', 'repair'));
	} catch {
		// No workers here.
	}

	const timer = setInterval(() => {
		seconds++;
		// A script that never comes holds up the parser before the body. Then there is one of ours, until there is another.
		const [first, second] = document.getElementsByTagName('body');
		if (second) first?.remove();
		// Kit's announcer is there once the page is in use, the mark once boot.js has run.
		let whole = root.dataset.boot && document.getElementById('svelte-announcer');
		/** @type {NodeListOf<HTMLLinkElement>} */
		const styles = document.querySelectorAll('link[rel=stylesheet]');
		for (const style of styles) {
			if (style.sheet?.cssRules.length) style.media &&= 'all';
			else {
				whole = null;
				// The page waits for it no longer.
				if (seconds > 9) style.media = 'print';
			}
		}
		if (whole) {
			notice.remove();
			clearInterval(timer);
		} else if (seconds > 9 && !notice.isConnected)
			(second ?? first ?? root.appendChild(document.createElement('body'))).prepend(notice);
	}, 1000);
	addEventListener('unhandledrejection', () => (seconds = 9));
})();
