// Set-ups of Terra Pyramides as words and as unchecked JSON: `t1` for task 1, `3so` for three players with symbols and open stacks.
import { hasFields, isFlag, oneOf } from '../fields.ts';
import type { Setup, TaskNumber } from './state.ts';

export function isSetup(value: unknown): value is Setup {
	if (hasFields(value, { players: oneOf(1), task: oneOf(1, 2, 3) })) return true;
	const fits = hasFields(value, {
		players: oneOf(2, 3, 4),
		symbols: isFlag,
		open: isFlag,
		first: oneOf(undefined, 0, 1, 2, 3)
	});
	return fits && startsWithin(value as { players: number; first?: number });
}

const startsWithin = ({ players, first = 0 }: { players: number; first?: number }) => first < players;

export function gameSetup(players: 2 | 3 | 4, symbols: boolean, open: boolean): Setup {
	return { players, ...(symbols ? { symbols } : {}), ...(open ? { open } : {}) };
}

export function makeSetup(setup: Setup): string {
	if (setup.players === 1) return `t${setup.task}`;
	return `${setup.players}${setup.symbols ? 's' : ''}${setup.open ? 'o' : ''}`;
}

/** Null for anything that `makeSetup` does not write. */
export function parseSetup(word: string): Setup | null {
	const [found, task, players, symbols, open] = /^(?:t([1-3])|([2-4])(s?)(o?))$/.exec(word) ?? [];
	if (found === undefined) return null;
	if (task) return { players: 1, task: Number(task) as TaskNumber };
	return gameSetup(Number(players) as 2 | 3 | 4, symbols === 's', open === 'o');
}
