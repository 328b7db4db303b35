// `npm run proof -- fuzz [lines [seed]]`: garbage into the real command; it must neither exit nor hang and answer once a line.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { randomFrom } from '../../../web/games/rng.ts';
import { garbageLine } from './garbage.ts';

const [count = '100000', seed = 'fuzz'] = process.argv.slice(2);
const lines = Number(count);
const random = randomFrom(seed);
const start = performance.now();
const command = spawn('npm', ['run', '--silent', 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });

let answers = 0;
let errors = 0;
let broken = 0;
createInterface({ input: command.stdout }).on('line', (line) => {
	answers++;
	try {
		if ('error' in (JSON.parse(line) as object)) errors++;
	} catch {
		broken++;
	}
});
const ended = new Promise<number | null>((resolve) => command.on('close', resolve));

for (let sent = 0; sent < lines; sent++) {
	// Half of the lines as plain bytes, which is often no UTF-8 at all. A line feed would make two lines of one.
	const bytes = Buffer.from(garbageLine(random), random.below(2) === 0 ? 'latin1' : 'utf8');
	const line = Buffer.concat([bytes.map((byte) => (byte === 10 ? 32 : byte)), Buffer.from('\n')]);
	if (!command.stdin.write(line)) await new Promise((drained) => command.stdin.once('drain', drained));
}
command.stdin.end('{"cmd":"placements","position":{"blocks":[]},"shape":"I2"}\n');
const exit = await ended;
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
	`${lines} lines of garbage and one question: ${answers} answers, ${errors} of them errors, ${seconds} s, exit ${exit}`
);
if (answers !== lines + 1 || broken > 0 || exit !== 0) process.exitCode = 1;
