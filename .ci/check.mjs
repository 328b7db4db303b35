// `npm run check [-- name…]`: the static checks.
import { together } from './together.mjs';

const CHECKS = {
	types:
		'svelte-kit sync && svelte-check --fail-on-warnings && tsc -p web/games && tsc -p engine-wasm/host && tsc -p web/service-worker',
	lint: 'eslint . --max-warnings 0',
	format: 'prettier --check .',
	imports: 'depcruise --config .dependency-cruiser.cjs engine-wasm/host puzzles web tests',
	unused: 'knip'
};

await together(CHECKS, process.argv.slice(2));
