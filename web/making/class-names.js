// @ts-check
// Short names for the classes of components: every page's markup, styles and scripts carry them.

/** @type {Map<string, string>} */
const taken = new Map();

/**
 * Five letters of the hash; two styles of one name would end the build.
 * @param {{ readonly css: string, readonly hash: (text: string) => string }} style
 */
export function shortName({ css, hash }) {
	const name = `s${hash(css).slice(0, 5)}`;
	const other = taken.get(name);
	if (other !== undefined && other !== css) throw new Error(`two styles are called ${name}`);
	taken.set(name, css);
	return name;
}
