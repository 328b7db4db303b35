// Threlte's <T> looks its classes up in the whole of three.js, which keeps all of it in the bundle. This plugin gives it only the
// classes that the components of the board name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The line of Threlte's T.js. Should Threlte change it, nothing is replaced and nothing breaks; the budget test notices. */
const WHOLE_THREE = "import * as THREE from 'three';";

/** The classes of three.js that a component takes through `<T.…>`. */
export function classesIn(component: string): string[] {
	return [...component.matchAll(/<T\.(\w+)/g)].map(([, name = '']) => name);
}

/** The code of T.js with a catalogue of these classes alone. */
export function withCatalogue(code: string, classes: readonly string[]): string {
	const names = [...new Set(classes)].sort().join(', ');
	return code.replace(WHOLE_THREE, `import { ${names} } from 'three';\nconst THREE = { ${names} };`);
}

/** `folder` holds all components that use `<T.…>`. Only for builds: a server for developing may meet new classes at any time. */
export function onlyClassesIn(folder: string): Plugin {
	return {
		name: 'only-classes-in',
		apply: 'build',
		transform: {
			filter: { id: /@threlte\/core\/dist\/components\/T\/T\.js$/, code: WHOLE_THREE },
			handler(code) {
				const classes = readdirSync(folder)
					.filter((name) => name.endsWith('.svelte'))
					.flatMap((name) => classesIn(readFileSync(join(folder, name), 'utf8')));
				return { code: withCatalogue(code, classes), map: null };
			}
		}
	};
}
