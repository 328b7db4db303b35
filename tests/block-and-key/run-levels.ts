// The levels of Block and Key against each other, both seat orders of every deal: `npm run proof -- levels:block-and-key [games]`.
import { Engine } from '../../engine-wasm/host/engine.ts';
import { readFileSync } from 'node:fs';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { duel, PAIRS } from './rules/levels.ts';

const games = Number(process.argv[2] ?? 400);
const engine = await Engine.start(await WebAssembly.compile(readFileSync('engine-wasm/build/engine.wasm')));

let holds = true;
for (const [better, weaker] of PAIRS) {
	for (const seat of [0, 1] as const) {
		const { won, points, slowest } = duel(engine, deck, better, weaker, seat, games);
		const share = Math.round((1000 * won) / games) / 10;
		const order = seat === 0 ? `${better} begins` : `${weaker} begins`;
		console.log(
			`${better} against ${weaker}, ${order}: ${won} of ${games} won (${share} %), mean ${points.join(' to ')}, slowest decision ${slowest} ms`
		);
		holds &&= share >= 70;
	}
}
process.exitCode = holds ? 0 : 1;
