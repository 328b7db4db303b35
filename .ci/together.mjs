// Runs npm scripts side by side, two at a time, each one's output in one piece; fails when one of them fails.
import { spawn } from 'node:child_process';

const waiting = process.argv.slice(2);

function run(script) {
	const child = spawn('npm', ['run', script], { stdio: ['ignore', 'pipe', 'pipe'] });
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
	return new Promise((resolve) =>
		child.on('close', (code) => {
			process.stdout.write(said);
			if (code !== 0) process.exitCode = 1;
			resolve();
		})
	);
}

async function work() {
	for (let script = waiting.shift(); script; script = waiting.shift()) await run(script);
}

await Promise.all([work(), work()]);
