// The JSON command on standard input and output: the site's own WASM engine with the built-in deck, under Node.
import { readFile } from 'node:fs/promises';
import { ValuedEngine } from '../../engine-wasm/host/valued.ts';
import { answerLines } from '../../engine-wasm/host/lines.ts';
import { createProtocol } from '../../engine-wasm/host/protocol.ts';
import { soloRuns } from '../../web/games/block-and-key/solo.ts';
import { storedDailies } from './dailies/stored.ts';
import { gameCommands } from './play/commands.ts';
import { puzzleCommands, withEffort } from './dailies/commands.ts';
import { deck } from '../block-and-key/deck.ts';

const wasm = await readFile(new URL('../../engine-wasm/build/valued.wasm', import.meta.url));
const engine = await ValuedEngine.start(await WebAssembly.compile(wasm));
const answer = createProtocol(engine, {
	deck,
	dailyPuzzles: (date) => storedDailies(date)?.map((puzzle) => withEffort(engine, deck, puzzle)) ?? null,
	soloRuns: soloRuns(engine, deck),
	commands: {
		...(await gameCommands(() => Promise.resolve(engine))),
		...puzzleCommands(engine, deck)
	}
});

// Whoever asked may leave before the answer: that is no fault.
process.stdout.on('error', () => process.exit(0));
for await (const text of answerLines(process.stdin, answer)) {
	if (!process.stdout.write(text)) await new Promise((drained) => process.stdout.once('drain', drained));
}
