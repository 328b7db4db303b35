// `npm run proof -- wrong-ideas [tries of each player [seed]]`: players with one wrong idea each are recognised by what they place, and
// no claim is made about any try, theirs or a random one, that the slow rules do not bear out.
import { startEngine } from './puzzles/examples.ts';
import { sample, WHO } from './wrong-ideas/sample.ts';

const TRIES = Number(process.argv[2] ?? 1000);
const SEED = process.argv[3] ?? 'wrong ideas';
const LEAST = 0.9;

const engine = await startEngine();
const start = performance.now();
for (const who of WHO) {
	const { tries, as, first, claims, wrong, puzzles } = sample(engine, who, TRIES, SEED);
	const share = (as[who] ?? 0) / tries;
	const others = Object.entries(as)
		.filter(([name]) => name !== who)
		.sort(([, a], [, b]) => b - a)
		.map(([name, times]) => `${name} ${times}`);
	const named = (100 * (first[who] ?? 0)) / tries;
	const recognised =
		who === 'random' ? '' : `${(100 * share).toFixed(1)} % recognised, ${named.toFixed(1)} % named first; `;
	console.log(
		`${who}: ${tries} tries in ${puzzles} puzzles, ${recognised}${claims} claims, ${wrong.length} of them wrong` +
			(others.length > 0 ? `; also, or instead: ${others.join(', ')}` : '')
	);
	for (const fault of wrong.slice(0, 3)) console.error(fault);
	if (wrong.length > 0 || (who !== 'random' && share < LEAST)) process.exitCode = 1;
}
console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
