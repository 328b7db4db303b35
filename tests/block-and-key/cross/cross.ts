// The full comparison: `npm run proof -- cross [count [seed [command …]]]`. The tests run a sample of it.
import { findDisagreement } from './agreement.ts';
import { COMMANDS, type CommandName } from './cases.ts';

const [count = '20000', seed = 'cross', ...only] = process.argv.slice(2);
let failed = 0;
for (const cmd of COMMANDS.filter((name) => only.length === 0 || only.includes(name))) {
	const start = performance.now();
	const found = await findDisagreement(cmd as CommandName, Number(count), seed, 'engine', (done) =>
		process.stderr.write(`\r${cmd} ${done}`)
	);
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	process.stderr.write('\r');
	if (found) {
		failed++;
		console.log(`${cmd}: differ\n${found.drawing}\n${JSON.stringify(found, null, '\t')}`);
	} else console.log(`${cmd}: ${count} cases agree, ${seconds} s`);
}
process.exitCode = failed > 0 ? 1 : 0;
