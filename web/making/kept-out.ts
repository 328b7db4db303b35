// Weaknesses found in packages of ours, in parts of them that the site does not need. The build refuses to put such a part in, so
// `npm run proof -- audit` may pass over what the registry tells of it.
export interface KeptOut {
	/** As the registry names it. */
	readonly advisory: string;
	/** The file or folder that the weakness is in. */
	readonly part: string;
}

export const KEPT_OUT: readonly KeptOut[] = [
	// Forms that a server answers: an address with two slashes could lead elsewhere.
	{ advisory: 'GHSA-pfhg-q3qv-9q6r', part: '@sveltejs/kit/src/runtime/app/forms.js' },
	// A server that asks itself could be led to other servers. Ours runs only while the site is built.
	{ advisory: 'GHSA-prjg-x2qj-wj3g', part: '@sveltejs/kit/src/runtime/server/fetch.js' }
];

/** Which of these parts are among the modules of a bundle. */
export function keptOutOf(modules: readonly string[]): KeptOut[] {
	const paths = modules.map((file) => file.replaceAll('\\', '/'));
	return KEPT_OUT.filter(({ part }) => paths.some((path) => path.includes(`node_modules/${part}`)));
}
