// Whether what the coach says is true: npm run proof -- coach:reasons [runs]. Of the decisions of greedy runs that surely lost 1.5 points
// or more, how many get a reason; and every reason told is looked at again in three times as many worlds that nobody has seen, and its
// gain once more in playouts to the end.
import { deck } from '../../puzzles/block-and-key/deck.ts';
import {
	holds,
	readIn,
	reasonsOf,
	WORLDS_READ,
	type Rigour
} from '../../web/games/block-and-key/coaching/because.ts';
import { READING, worldsAt } from '../../web/games/block-and-key/coaching/ways.ts';
import { known } from '../../web/games/block-and-key/known.ts';
import { greedy } from '../../web/games/block-and-key/policies/greedy.ts';
import { paired } from '../../web/games/block-and-key/paired.ts';
import { costlyOf, playedQuickly, PROVING, runOf } from './coaching/positions.ts';
import { startValued } from './cross/agreement.ts';

const LEAST = 1.5;
const PLAYOUTS = 48;
const TO_THE_END = 256;
const AGAIN_WORLDS = 3 * WORLDS_READ;
/** A second look is not to fail where the first one was just strict enough. */
const AGAIN: Rigour = { sure: 1.5, share: 0.25, least: 0.5 };

const [runs = '100'] = process.argv.slice(2);
const engine = await startValued();
const told = new Map<string, { told: number; failed: number; vain: number }>();
const silent = new Map<string, number>();
let [costly, reasoned] = [0, 0];
for (let run = 0; run < Number(runs); run++) {
	const played = runOf(engine, `because-${run}`, greedy);
	for (const { state, best, taken } of costlyOf(engine, played, LEAST, PLAYOUTS)) {
		const [better, other] = [best.decision, taken.decision];
		if (!better || !other) continue;
		const seen = known(deck, state);
		const look = (worlds: number, from: number) => ({
			better: readIn(engine, deck, seen, better, worlds, from),
			other: readIn(engine, deck, seen, other, worlds, from)
		});
		const reasons = reasonsOf(deck, seen, look(WORLDS_READ, worldsAt(seen, READING)));
		costly++;
		if (reasons.length === 0) {
			silent.set(state.step.kind, (silent.get(state.step.kind) ?? 0) + 1);
			continue;
		}
		reasoned++;
		const ends = [best, taken].map((way) => playedQuickly(engine, state, way, TO_THE_END));
		const { gain } = paired(ends[0] ?? [], ends[1] ?? []);
		const again = look(AGAIN_WORLDS, PROVING);
		for (const reason of reasons) {
			const count = told.get(reason.code) ?? { told: 0, failed: 0, vain: 0 };
			count.told++;
			if (!holds(deck, seen, again, reason, AGAIN)) count.failed++;
			if (gain <= 0) count.vain++;
			told.set(reason.code, count);
		}
	}
	process.stderr.write(`\r${run + 1}`);
}
process.stderr.write('\r');
const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
const listed = [...silent].map(([kind, count]) => `${kind} ${count}`).join(', ');
console.log(
	`${runs} greedy runs: ${costly} decisions lost ${LEAST} and more, ${percent(reasoned, costly)} with a reason`
);
console.log(`without one: ${listed || 'none'}`);
let [all, failed] = [0, 0];
for (const [code, count] of [...told].sort()) {
	console.log(
		`${code}: ${count.told} told, ${count.failed} not borne out, ${count.vain} without gain in the end`
	);
	all += count.told;
	failed += count.failed;
}
console.log(`${all} reasons, ${percent(failed, all)} not borne out in ${AGAIN_WORLDS} fresh worlds each`);
if (failed > 0.02 * all || reasoned < 0.8 * costly) process.exitCode = 1;
