// Big things come after what can be read already.

/** A page in the background paints nothing, and need not wait for it. */
const NOT_LONGER_MS = 200;

/** Once what was just put into the page is on the screen. */
export function painted(): Promise<void> {
	return new Promise((done) => {
		setTimeout(done, NOT_LONGER_MS);
		requestAnimationFrame(() => setTimeout(done));
	});
}
