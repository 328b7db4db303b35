// Block and Key and The Ancients, its solo game: their entries in the rules layer. One box, one set of rules, two games.
import type { GameEntry, Json, StartEngine } from '../game.ts';
import type { Moment } from './moment.ts';
import { setupsFor } from './setups.ts';

/** The engine and the built-in deck. */
async function parts(start: StartEngine) {
	const [engine, { deck }] = await Promise.all([start(), import('../../../puzzles/block-and-key/deck.ts')]);
	return [engine, deck] as const;
}

const shared: Pick<GameEntry, 'teacher' | 'log'> = {
	teacher: async (start) => (await import('./lesson/teacher.ts')).teacherOf(...(await parts(start))),
	async log(start) {
		const [{ refereeLog }, [, deck]] = await Promise.all([import('./log.ts'), parts(start)]);
		return (moments) => refereeLog(deck, moments as readonly Moment[]) as unknown as readonly Json[];
	}
};

const COUNTS = [2, 3, 4] as const;

export const entry: GameEntry = {
	...shared,
	id: 'block-and-key',
	opponent: 'fair',
	players: COUNTS,
	setups: COUNTS.map((players) => ({ name: `players-${players}`, setup: { players } })),
	...setupsFor(COUNTS),
	game: async (start) => (await import('./game.ts')).blockAndKey(...(await parts(start))),
	bots: async (start) => (await import('./bots.ts')).blockAndKeyBots(...(await parts(start)))
};

export const ancientsEntry: GameEntry = {
	...shared,
	id: 'ancients',
	opponent: 'greedy',
	players: [1],
	setups: [{ name: 'solo', setup: { players: 1 } }],
	...setupsFor([1]),
	game: async (start) => (await import('./game.ts')).ancients(...(await parts(start))),
	bots: async (start) => (await import('./solo-bots.ts')).ancientsBots(...(await parts(start))),
	coach: async (start) => (await import('./coaching/index.ts')).ancientsCoach(...(await parts(start)))
};

export const entries: readonly GameEntry[] = [ancientsEntry];
