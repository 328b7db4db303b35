// `npm run check [-- name…]`: the static checks side by side, two at a time, each one's output in one piece; fails when one fails.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKS = {
	types:
		'svelte-kit sync && svelte-check --fail-on-warnings && tsc -p web/games && tsc -p engine-wasm/host && tsc -p web/service-worker',
	lint: 'eslint . --max-warnings 0',
	format: 'prettier --check .',
	imports: 'depcruise --config .dependency-cruiser.cjs engine-wasm/host puzzles web tests',
	unused: 'knip'
};

const root = fileURLToPath(new URL('../', import.meta.url));
const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` };
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in CHECKS));
if (unknown.length > 0) {
	console.error(`no check ${unknown.join(', ')}; there are ${Object.keys(CHECKS).join(', ')}`);
	process.exit(1);
}
const waiting = asked.length > 0 ? asked : Object.keys(CHECKS);

function run(name) {
	const child = spawn(CHECKS[name], { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
	return new Promise((resolve) =>
		child.on('close', (code) => {
			process.stdout.write(`\n> ${name}${code === 0 ? '' : ' FAILED'}\n${output}`);
			if (code !== 0) process.exitCode = 1;
			resolve();
		})
	);
}

async function work() {
	for (let name = waiting.shift(); name; name = waiting.shift()) await run(name);
}

await Promise.all([work(), work()]);
