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

async function ask(line: string): Promise<string> {
	command.stdin.write(`${line}\n`);
	const { value, done } = await lines.next();
	if (done) throw new Error(`no answer to ${line.slice(0, 300)}`);
	return String(value);
}

for (const { id, setups } of await listedGames(ask)) {
	if (only && only !== id) continue;
	const began = performance.now();
	const sum = { actions: 0, refused: 0, malformed: 0, spellings: 0 };
	for (let k = 0; k < count; k++) {
		const played = await playRandomly(ask, id, setups[k % setups.length]?.setup, `referee${k}`);
		for (const what of ['actions', 'refused', 'malformed', 'spellings'] as const) sum[what] += played[what];
	}
	const seconds = ((performance.now() - began) / 1000).toFixed(0);
	console.log(
		`${id}: ${count} random games over ${setups.length} set-ups, ${sum.actions} actions, each ended with a ranking; ` +
			`${sum.refused} words refused, ${sum.malformed} malformed, nothing changed by them; ` +
			`${sum.spellings} options in another spelling led to the same; ${seconds} s`
	);
}
command.stdin.end();
