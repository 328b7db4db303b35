// Random games in great number: `npm run proof -- games:pyramides [count [seed]]`, so many with every number of players and every
// variant. The tests play a sample of them.
import { randomGame, SETUPS } from './games.ts';
import { scoreOf } from '../../web/games/pyramides/score.ts';
import { taskResult } from '../../web/games/pyramides/tasks.ts';

const [count = '5000', seed = 'games'] = process.argv.slice(2);
const begun = performance.now();
for (const [name, setup] of SETUPS) {
	const started = performance.now();
	let [actions, points, players, solved] = [0, 0, 0, 0];
	for (let k = 0; k < Number(count); k++) {
		const game = randomGame(setup, `${seed}-${k}`);
		actions += game.actions.length;
		for (const player of game.end.players.keys()) {
			points += scoreOf(game.end, player).total;
			players++;
		}
		if (taskResult(game.end) === 'solved') solved++;
	}
	const seconds = ((performance.now() - started) / 1000).toFixed(0);
	const tasks = setup.players === 1 ? `, solved ${solved}` : '';
	console.log(
		`${name}: ${count} games, ${actions} actions, mean score ${(points / players).toFixed(1)}${tasks}; ${seconds} s`
	);
}
console.log(`all sound, every replay equal; ${((performance.now() - begun) / 1000).toFixed(0)} s`);
