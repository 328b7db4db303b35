// @ts-check
// The page for an address without one may be sent for any path, so its addresses are absolute; below a sub-path they begin with it.
// For the build (web/making/hosting.js) and for the service worker, which learns only on the device where it stands.

/** The one starting script in a page, named in its policy by its hash. */
const INLINE = /<script>([\s\S]*?)<\/script>/;

/** @param {string} html */
export const scriptIn = (html) => INLINE.exec(html)?.[1] ?? '';

/**
 * The base is put in by functions, because `$&` may stand in it, and each time as its place wants it.
 * @param {string} html
 * @param {string} base as in an address, without a slash at its end
 */
export function addressedFrom(html, base) {
	const attribute = base.replaceAll('&', '&amp;');
	const text = JSON.stringify(base);
	return html
		.replace(/(href|src)="\//g, (_, name) => `${name}="${attribute}/`)
		.replace(/import\("\//g, () => `import(${text.slice(0, -1)}/`)
		.replace(/base: ""/, () => `base: ${text}`);
}
