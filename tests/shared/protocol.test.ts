// `games`, `play` and `match` of the JSON command, for every game that is found.
import { describe, expect, it } from 'vitest';
import { createProtocol } from '../../engine-wasm/host/protocol.ts';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { gameCommands } from '../../puzzles/tools/play/commands.ts';
import { startEngine } from '../block-and-key/cross/agreement.ts';
import { foundGames } from './found.ts';
import { listedGames, playRandomly } from './referee.ts';

const engine = await startEngine();
const answer = createProtocol(engine, {
	deck,
	dailyPuzzles: () => null,
	soloRuns: {},
	commands: await gameCommands(() => Promise.resolve(engine), await foundGames())
});
const ask = (question: object) => JSON.parse(answer(JSON.stringify(question))) as Record<string, unknown>;
const games = await listedGames(answer);

it('help documents them', () => {
	expect(ask({ cmd: 'help' })['commands']).toMatchObject({ games: {}, play: {}, match: {} });
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, { setups }) => {
	it('random games with every set-up end with a ranking; refused words change nothing', async () => {
		let tried = 0;
		for (const { name, setup } of setups) {
			const { actions, refused, malformed } = await playRandomly(answer, id, setup, `shared-${name}`);
			expect(actions).toBeGreaterThan(0);
			tried += refused + malformed;
		}
		expect(tried).toBeGreaterThan(0);
	}, 120_000);

	it('a match is the same line of play again', () => {
		const setup = setups[0]?.setup;
		const seats = (ask({ cmd: 'play', game: id, seed: 'm', actions: [] })['scores'] as number[]).length;
		const played = ask({
			cmd: 'match',
			game: id,
			seed: 'm',
			policies: Array(seats).fill('random')
		});
		const again = ask({ cmd: 'play', game: id, setup, seed: 'm', actions: played['actions'] });
		expect(again).toMatchObject({ active: null, scores: played['scores'], ranking: played['ranking'] });
		expect(again['log']).toEqual(played['log']);
	});

	it('says what is wrong with a request', () => {
		const play = { cmd: 'play', game: id, seed: 's', actions: [] };
		expect(ask({ ...play, setup: { players: 99 } })['error']).toContain('bad-setup');
		expect(ask({ ...play, setup: 5 })['error']).toContain('not-an-object');
		expect(ask({ ...play, actions: ['!'] })['error']).toContain('bad-notation');
		expect(ask({ ...play, known: 9 })['error']).toContain('not-a-number');
		expect(ask({ cmd: 'match', game: id, seed: 's', policies: [] })['error']).toContain('policies');
		expect(ask({ ...play, game: 'chess' })['error']).toContain('unknown-game');
	});

	it('tells a player what that player knows', () => {
		const { known } = ask({ cmd: 'play', game: id, seed: 's', actions: [], known: 0 });
		expect(known).toBeTypeOf('object');
		expect(known).not.toHaveProperty('seed');
	});
});
