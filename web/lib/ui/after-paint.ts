// Waits for the browser to paint, so that heavy work comes after what can be read already.

/** A page in the background paints nothing, and need not wait for it. */
const NOT_LONGER_MS = 400;

/** Once what was just put into the page is on the screen. */
export function afterPaint(): Promise<void> {
	return new Promise((done) => {
		setTimeout(done, NOT_LONGER_MS);
		// Before the frame after it, the first one has been shown.
		requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
	});
}
