// Random games of every game through the JSON command alone, as an outside referee plays them: `npm run proof -- referee [count [id]]`.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { listedGames, playRandomly } from './referee.ts';

const [count = 1000, only] = [Number(process.argv[2] ?? 1000), process.argv[3]];
const root = fileURLToPath(new URL('../..', import.meta.url));
const command = spawn('npm', ['run', '--silent', 'engine'], {
	cwd: root,
	stdio: ['pipe', 'pipe', 'inherit']
});
const lines = createInterface({ input: command.stdout })[Symbol.asyncIterator]();

async function ask(question: object): Promise<Record<string, unknown>> {
	command.stdin.write(`${JSON.stringify(question)}\n`);
	const { value } = await lines.next();
	return JSON.parse(String(value)) as Record<string, unknown>;
}

for (const { id, setups } of await listedGames(ask)) {
	if (only && only !== id) continue;
	const began = performance.now();
	let actions = 0;
	for (let k = 0; k < count; k++)
		actions += await playRandomly(ask, id, setups[k % setups.length]?.setup, `referee${k}`);
	const seconds = ((performance.now() - began) / 1000).toFixed(0);
	console.log(`${id}: ${count} random games, ${actions} actions, each ended with a ranking, in ${seconds} s`);
}
command.stdin.end();
