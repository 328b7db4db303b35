// Commands side by side, two at a time, each one's output in one piece; fails when one fails.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` };

function run([name, command]) {
	const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Commands of the shell by name; without names asked for, all of them. */
export async function together(commands, asked = []) {
	const unknown = asked.filter((name) => !(name in commands));
	if (unknown.length > 0) {
		console.error(`no ${unknown.join(', ')}; there are ${Object.keys(commands).join(', ')}`);
		process.exit(1);
	}
	const waiting = Object.entries(commands).filter(([name]) => asked.length === 0 || asked.includes(name));
	async function work() {
		for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
	}
	await Promise.all([work(), work()]);
}
