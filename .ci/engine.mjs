// `npm run build:engine [-- target…]`: the builds of the engine, as asconfig.json has them.
import { together } from './together.mjs';

const ENTRIES = {
	debug: 'valued',
	valued: 'valued',
	'valued-scalar': 'valued',
	release: 'index',
	scalar: 'index',
	puzzle: 'puzzle'
};

const BUILDS = Object.fromEntries(
	Object.entries(ENTRIES).map(([target, entry]) => [
		target,
		`asc engine-wasm/assembly/${entry}.ts --target ${target}`
	])
);

await together(BUILDS, process.argv.slice(2));
