// `npm run proof -- kinds [puzzles of each kind and level [by the slow reference]]`: made puzzles of the kinds besides the usual one keep
// their rules, and a plain second implementation and, on a sample, the slow reference find the same ways to their claims.
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import { KINDS } from '../../../puzzles/schema/puzzle.ts';
import { answersOf } from '../../../web/games/block-and-key/puzzles/kinds/answers.ts';
import { makeKind } from '../../../web/games/block-and-key/puzzles/kinds/index.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { startEngine } from './examples.ts';
import { PLAIN, REFERENCE, waysBy, waysOf } from './ways.ts';

const PUZZLES = Number(process.argv[2] ?? 100);
const BY_REFERENCE = Number(process.argv[3] ?? 1);
const TEMPLES = 8000;

const engine = await startEngine();
let faults = 0;
for (const kind of KINDS) {
	if (kind === 'one-block') continue;
	for (const level of LEVELS) {
		let [made, forced, claims] = [0, 0, 0];
		for (let n = 0; n < PUZZLES; n++) {
			const draft = makeKind(engine, deck, randomFrom(`${kind} ${level} ${n}`), kind, level, TEMPLES);
			if (!draft) continue;
			made++;
			const answers = answersOf(engine, deck, draft);
			if (answers.length > 0) claims++;
			if (answers.length === 1) forced++;
			const ways = String(waysOf(answers));
			if (String(waysBy(PLAIN, deck, draft)) !== ways) fault(`${kind} ${level} ${n}`, 'plain implementation');
			if (n < BY_REFERENCE && String(waysBy(REFERENCE, deck, draft)) !== ways)
				fault(`${kind} ${level} ${n}`, 'slow reference');
		}
		if (made < PUZZLES) fault(`${kind} ${level}`, `only ${made} of ${PUZZLES} made`);
		console.log(
			`${kind} ${level}: ${made} puzzles, ${claims} with a claim, ${forced} with a single way to it`
		);
	}
}
console.log(`${faults} faults; the slow reference judged ${BY_REFERENCE} of each kind and level`);
if (faults > 0) process.exitCode = 1;

function fault(puzzle: string, who: string): void {
	faults++;
	console.error(`${puzzle}: ${who} disagrees`);
}
