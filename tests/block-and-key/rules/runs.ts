// Whole games in great number: `npm run proof -- runs [count [seed]]`. The tests run a sample of it.
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { replay } from '../../../web/games/block-and-key/replay.ts';
import { scoreOf, tier } from '../../../web/games/block-and-key/score.ts';
import { soloRuns } from '../../../web/games/block-and-key/solo.ts';
import { startEngine } from '../cross/agreement.ts';
import { audit } from './audit.ts';
import { fault } from './invariants.ts';

/** The slow reference looks at one game in so many. */
const AUDIT_EVERY = 200;

const [count = '10000', seed = 'runs'] = process.argv.slice(2);
const engine = await startEngine();
const told = soloRuns(engine, deck)['random'];
const tiers: Record<string, number> = {};
const events: Record<string, number> = {};
const milliseconds = { play: 0, replay: 0, check: 0, audit: 0 };
let [actions, points, audited] = [0, 0, 0];

function timed<T>(part: keyof typeof milliseconds, job: () => T): T {
	const start = performance.now();
	const result = job();
	milliseconds[part] += performance.now() - start;
	return result;
}
function insist(condition: unknown, what: string): asserts condition {
	if (!condition) throw new Error(what);
}

for (let k = 0; k < Number(count); k++) {
	const name = `${seed}-${k}`;
	const played = timed('play', () => play(engine, deck, name, random));
	const end = played.outcomes.at(-1)?.state;
	insist(end?.step.kind === 'end', `${name}: no end`);
	timed('check', () => {
		for (const { state, happened } of played.outcomes) {
			const wrong = fault(deck, state, happened);
			insist(!wrong, `${name}, action ${state.actions}: ${wrong}`);
			for (const { what } of happened) events[what] = (events[what] ?? 0) + 1;
		}
	});
	const again = timed('replay', () => replay(engine, deck, name, 1, played.actions));
	insist(again.ok && JSON.stringify(again.state) === JSON.stringify(end), `${name}: the replay differs`);
	if (k % AUDIT_EVERY === 0 && told) {
		timed('audit', () => audit(deck, told(name)));
		audited++;
	}
	const { total } = scoreOf(engine, deck, end, 0);
	actions += played.actions.length;
	points += total;
	tiers[tier(total)] = (tiers[tier(total)] ?? 0) + 1;
	if (k % 500 === 499) process.stderr.write(`\r${k + 1}`);
}
process.stderr.write('\r');
const seconds = Object.entries(milliseconds).map(([part, ms]) => `${part} ${(ms / 1000).toFixed(1)} s`);
console.log(`${count} random solo games: ${actions} actions, every state sound, every replay equal`);
console.log(`${audited} logs found right by the slow reference`);
console.log(`mean score ${(points / Number(count)).toFixed(2)}, tiers ${JSON.stringify(tiers)}`);
console.log(`events ${JSON.stringify(events)}`);
const cpu = process.cpuUsage();
console.log(`${seconds.join(', ')}; ${((cpu.user + cpu.system) / 1e6).toFixed(0)} s of one core`);
