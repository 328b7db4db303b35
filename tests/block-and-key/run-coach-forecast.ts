// Whether the forecast is right: npm run proof -- coach:forecast [runs] [--of name]… Fresh runs of the strong player against what was forecast at the
// beginning of turns 1, 3, 5 and 8; the strong player going on where greedy has played so far; and greedy against its own forecast.
import { parseArgs } from 'node:util';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { advise } from '../../web/games/block-and-key/coaching/advice.ts';
import { known } from '../../web/games/block-and-key/known.ts';
import { mean } from '../../web/games/block-and-key/paired.ts';
import { forecast } from '../../web/games/block-and-key/policies/engine.ts';
import { greedy } from '../../web/games/block-and-key/policies/greedy.ts';
import { strong } from '../../web/games/block-and-key/policies/strong.ts';
import type { GameState } from '../../web/games/block-and-key/state.ts';
import { playedBy, runOf } from './coaching/positions.ts';
import { startValued } from './cross/agreement.ts';

const TURNS = [1, 3, 5, 8];
const PLAYOUTS = 32;

const { values, positionals } = parseArgs({
	options: { of: { type: 'string', multiple: true } },
	allowPositionals: true
});
const [runs = '100'] = positionals;
const engine = await startValued();
const byValue = (state: GameState) => advise(engine, deck, state, { playouts: PLAYOUTS }).forecast.mean;
const byGreed = (state: GameState) => mean(forecast(engine, deck, known(deck, state), 96));
const rows = [
	{ name: 'strong', policy: strong, told: byValue, goesOn: null },
	{ name: 'strong-after-greedy', policy: greedy, told: byValue, goesOn: strong },
	{ name: 'greedy', policy: greedy, told: byGreed, goesOn: null }
];
for (const { name, policy, told, goesOn } of rows.filter(({ name }) => values.of?.includes(name) ?? true)) {
	const gaps = new Map(TURNS.map((turn) => [turn, [] as number[]]));
	for (let run = 0; run < Number(runs); run++) {
		const { states, score } = runOf(engine, `forecast-${run}`, policy);
		for (const [turn, list] of gaps) {
			const state = states.find((each) => each.turn === turn && each.step.kind === 'act') as GameState;
			const reached = goesOn ? mean(playedBy(engine, state, null, 1, goesOn)) : score;
			list.push(told(state) - reached);
		}
		process.stderr.write(`\r${name} ${run + 1}`);
	}
	process.stderr.write('\r');
	for (const [turn, list] of gaps) {
		const bias = mean(list);
		const error = Math.sqrt(mean(list.map((gap) => (gap - bias) ** 2)) / (list.length - 1));
		const far = Math.sqrt(mean(list.map((gap) => gap ** 2)));
		console.log(
			`${name}, turn ${turn}: ${list.length} runs, bias ${bias.toFixed(2)} ± ${error.toFixed(2)}, RMSE ${far.toFixed(2)}`
		);
		// As far as so many runs can tell.
		if (Math.abs(bias) > 1 + 2 * error) process.exitCode = 1;
	}
}
