// Whole random games: what holds after every turn of every game, and the replay that gives the same end.
import assert from 'node:assert/strict';
import { box } from '../../puzzles/pyramides/box.ts';
import { apply } from '../../web/games/pyramides/apply.ts';
import { KINDS } from '../../web/games/pyramides/board.ts';
import { stoneCount } from '../../web/games/pyramides/course.ts';
import { options } from '../../web/games/pyramides/options.ts';
import { replay } from '../../web/games/pyramides/play.ts';
import { newGame, workersDealt } from '../../web/games/pyramides/setup.ts';
import { STONES, type Action, type GameState, type Setup } from '../../web/games/pyramides/state.ts';
import { taskResult } from '../../web/games/pyramides/tasks.ts';
import { TILES, tileName } from '../../web/games/pyramides/tiles.ts';
import { randomFrom } from '../../web/games/rng.ts';

/** Every number of players with every variant, and the group with every task. */
export const SETUPS: readonly (readonly [name: string, Setup])[] = [
	...([2, 3, 4] as const).flatMap((players) => [
		[`${players} players`, { players }] as const,
		[`${players} players, symbols`, { players, symbols: true }] as const,
		[`${players} players, open stacks`, { players, open: true }] as const,
		[`${players} players, symbols and open stacks`, { players, symbols: true, open: true }] as const
	]),
	...([1, 2, 3] as const).map((task) => [`group, task ${task}`, { players: 1, task }] as const)
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const ALL_TILES = TILES.map(tileName).sort().join();
const COLOUR_COUNT = 4;

/** What holds at every moment. */
export function checkPieces(state: GameState): void {
	const { players, sites, supply, stocked, setup } = state;
	const tiles = [
		...state.tiles,
		...state.stacks.flat(),
		...state.removed,
		...players.map(({ hand }) => hand)
	].flatMap((tile) => (tile ? [tileName(tile)] : []));
	assert.equal(tiles.length, 40);
	assert.equal(tiles.sort().join(), ALL_TILES);
	state.tiles.forEach((tile, square) => assert.ok(!tile || KINDS[square] === 'tile'));

	const laid = sites.filter(({ foundation }) => foundation !== null);
	assert.equal(laid.length + state.foundations.length, 22);
	const beside = sum(Object.values(supply.firstLevels)) + sum(supply.furtherLevels);
	assert.equal(sum(sites.map(({ level }) => Math.min(level, 4))) + beside, 42);
	const stones = sum([...players, supply].map((each) => stoneCount(each.stones))) + stocked.stones.length;
	assert.equal(stones, 32);
	for (const stone of STONES) assert.ok(supply.stones[stone] >= 0);
	assert.equal(sum(players.map(({ gold }) => gold)) + supply.gold, 24);

	const { perPlayer, dealt } = box.workers;
	const workers = players.map((player, k) => {
		const standing = sum(sites.filter(({ owner }) => owner === k).map((site) => site.workers));
		const onTiles = k === state.active ? stocked.workers.length : 0;
		assert.equal(player.workers + standing + onTiles, workersDealt(setup.players));
		assert.ok(player.workers >= 0 && player.gold >= 0 && player.finials >= 0);
		// The marker on the Horus eye, and what stayed in the box.
		return player.workers + standing + onTiles + 1 + perPlayer - dealt[setup.players];
	});
	assert.equal(sum(workers) + (COLOUR_COUNT - players.length) * perPlayer, 64);

	for (const { foundation, level, colour, owner, workers: standing } of sites) {
		assert.ok(standing <= 3);
		assert.equal(owner === null, standing === 0);
		assert.ok(level === 0 || (standing >= 1 && colour !== null && foundation !== null));
		assert.ok(foundation !== null || standing === 0);
	}
}

/** What holds after every turn. */
export function checkTurn({
	players,
	stocked,
	turn,
	active,
	step,
	turnsEach,
	removed,
	stacks
}: GameState): void {
	for (const { gold, stones } of players) {
		assert.ok(gold <= 4);
		assert.ok(stoneCount(stones) <= 7);
	}
	assert.deepEqual(stocked, { stones: [], workers: [] });
	const turns = players.map(({ turnsTaken }) => turnsTaken);
	assert.ok(Math.max(...turns) - Math.min(...turns) <= 1);
	assert.equal(sum(turns), step.kind === 'end' ? turn : turn - 1);
	if (step.kind !== 'end') assert.equal(turns[active], Math.min(...turns));
	if (players.length < 3) assert.ok(stacks.every(({ length }) => length !== 1));
	else assert.equal(removed.length, 0);
	assert.ok(Math.max(...turns) <= turnsEach);
}

export interface Finished {
	readonly actions: readonly Action[];
	readonly end: GameState;
}

/** A game in which every option is as likely as any other; throws where something does not hold. */
export function randomGame(setup: Setup, seed: string): Finished {
	const chance = randomFrom(`${seed}/random`);
	let state = newGame(setup, seed);
	const actions: Action[] = [];
	checkPieces(state);
	while (state.step.kind !== 'end') {
		const offered = options(state);
		const action = offered[chance.below(offered.length)];
		assert.ok(action, `${seed}: nothing to do at ${state.step.kind}`);
		const outcome = apply(state, action);
		assert.ok(outcome.ok, `${seed}: an option is refused`);
		const over = outcome.state.step.kind === 'end' || outcome.state.turn !== state.turn;
		state = outcome.state;
		actions.push(action);
		if (!over) continue;
		checkPieces(state);
		if (state.step.kind !== 'end' || allPlaced(state)) checkTurn(state);
	}
	const again = replay(setup, seed, actions);
	assert.ok(again.ok && JSON.stringify(again.state) === JSON.stringify(state), `${seed}: the replay differs`);
	if (allPlaced(state)) for (const { turnsTaken } of state.players) assert.equal(turnsTaken, state.turnsEach);
	else assert.equal(taskResult(state), 'solved');
	return { actions, end: state };
}

/** A solved task may end the game in the middle of a turn. */
function allPlaced({ stacks, players }: GameState): boolean {
	return stacks.every(({ length }) => length === 0) && players.every(({ hand }) => hand === null);
}
