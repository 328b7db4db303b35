// `npm run proof -- is-there-a-claim [items [by the slow reference]]`: what the engine says about so many items, a plain second
// implementation says too, and the slow reference about a sample; what can be counted without the rules tells yes from no no better
// than a coin.
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import { answersOf } from '../../../web/games/block-and-key/puzzles/kinds/answers.ts';
import { askingOf } from '../../../web/games/block-and-key/puzzles/kinds/effort.ts';
import { makeKind } from '../../../web/games/block-and-key/puzzles/kinds/index.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { startEngine } from './examples.ts';
import { learnLine, learnTree, shareRight, surfaceOf, type Sample } from './surface.ts';
import { PLAIN, REFERENCE, waysBy, waysOf } from './ways.ts';

const ITEMS = Number(process.argv[2] ?? 10_000);
const BY_REFERENCE = Number(process.argv[3] ?? 500);
const TEMPLES = 8000;
/** How far from a coin the classifiers may be, in per cent. */
const OFF = 3;

const engine = await startEngine();
const start = performance.now();
const samples: Sample[] = [];
let names: string[] = [];
let [made, yes, faults, byReference] = [0, 0, 0, 0];
for (let n = 0; n < ITEMS; n++) {
	const level = LEVELS[n % LEVELS.length] ?? 'star';
	const draft = makeKind(engine, deck, randomFrom(`claim ${n}`), 'is-there-a-claim', level, TEMPLES);
	if (!draft) continue;
	made++;
	const answers = answersOf(engine, deck, draft);
	const claims = answers.length > 0;
	if (claims) yes++;
	const ways = String(waysOf(answers));
	if (String(waysBy(PLAIN, deck, draft)) !== ways) fault(n, 'the plain implementation disagrees');
	if (n % Math.ceil(ITEMS / BY_REFERENCE) === 0) {
		byReference++;
		if (String(waysBy(REFERENCE, deck, draft)) !== ways) fault(n, 'the slow reference disagrees');
	}
	// Its difficulty is shown, so it must tell nothing either.
	const surface = {
		...surfaceOf(deck, draft),
		difficulty: Math.log2(askingOf(engine, deck, draft).effort)
	};
	names = Object.keys(surface);
	samples.push({ features: Object.values(surface), yes: claims });
}

const half = Math.floor(samples.length / 2);
const [train, test] = [samples.slice(0, half), samples.slice(half)];
const percent = (share: number) => Math.round(1000 * share) / 10;
const line = percent(shareRight(learnLine(train), test));
const tree = percent(shareRight(learnTree(train), test));
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
	`${made} items of ${ITEMS}, ${yes} with a claim; engine and plain implementation agree on all but ${faults}`
);
console.log(`the slow reference was asked about ${byReference} of them`);
console.log(`from ${names.length} surface features, learnt on half, right on the other half:`);
console.log(
	`  logistic regression ${line} %, tree of depth 4 ${tree} % (a coin is 50 %, allowed ± ${OFF}); ${seconds} s`
);
if (faults > 0 || made < ITEMS || [line, tree].some((share) => Math.abs(share - 50) > OFF))
	process.exitCode = 1;

function fault(item: number, what: string): void {
	faults++;
	console.error(`item ${item}: ${what}`);
}
