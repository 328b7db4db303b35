// Whole random games in great number: `npm run proof -- games:temple [count [seed]]`. The tests run a sample of it.
import { PLAYER_COUNTS } from '../../web/games/temple/setup.ts';
import { checkedGame } from './games.ts';

const [count = '5000', seed = 'games'] = process.argv.slice(2);
const started = performance.now();
const events: Record<string, number> = {};
const turns: number[] = [];
let actions = 0;

for (let k = 0; k < Number(count); k++) {
	const name = `${seed}-${k}`;
	const players = PLAYER_COUNTS[k % PLAYER_COUNTS.length] ?? 2;
	try {
		const played = checkedGame(players, name);
		turns.push(played.turns);
		actions += played.actions.length;
		for (const [what, times] of Object.entries(played.events)) events[what] = (events[what] ?? 0) + times;
	} catch (error) {
		console.error(`${name}, ${players} players:`);
		throw error;
	}
}

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
	`${count} random games of 2, 3 and 4 players in ${seconds} s: ${actions} actions, every state sound,`
);
console.log(`every replay equal, ${Math.min(...turns)} to ${Math.max(...turns)} turns a game`);
console.log(
	Object.entries(events)
		.map(([what, times]) => `${what} ${times}`)
		.join(', ')
);
