// A game before its first action as a word for an address: `t1-abc` for task 1, `3so-abc` for three players with symbols and open
// stacks, each with its seed.
import type { Setup } from '../../games/pyramides/state.ts';

export interface Deal {
	readonly setup: Setup;
	readonly seed: string;
}

export function makeDeal({ setup, seed }: Deal): string {
	if (setup.players === 1) return `t${setup.task}-${seed}`;
	return `${setup.players}${setup.symbols ? 's' : ''}${setup.open ? 'o' : ''}-${seed}`;
}

/** Null for anything that is no deal. */
export function parseDeal(text: string): Deal | null {
	const [, task, players, symbols, open, seed] =
		/^(?:t([1-3])|([2-4])(s?)(o?))-([a-z0-9]{1,40})$/.exec(text) ?? [];
	if (seed === undefined) return null;
	if (task) return { setup: { players: 1, task: Number(task) as 1 | 2 | 3 }, seed };
	return {
		setup: gameSetup(Number(players) as 2 | 3 | 4, symbols === 's', open === 'o'),
		seed
	};
}

export function gameSetup(players: 2 | 3 | 4, symbols: boolean, open: boolean): Setup {
	return { players, ...(symbols ? { symbols } : {}), ...(open ? { open } : {}) };
}
