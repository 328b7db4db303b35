// Plays anything that is legal, every option of a step as likely as any other.
import type { Random } from '../../rng.ts';
import type { Options } from '../options.ts';
import type { Action } from '../state.ts';
import type { Policy } from './policy.ts';

export const random: Policy = (_engine, _deck, _known, options, random) => {
	const pick = <T>(list: readonly T[]) => list[random.below(list.length)] as T;
	switch (options.kind) {
		case 'core':
			return { do: 'core', colour: pick(options.colours) };
		case 'line':
			return { do: 'take', line: pick(options.lines) };
		case 'act':
			return randomAct(options, random);
		case 'put-back':
			return {
				do: 'put-back',
				blocks: random.shuffled([...options.supply.keys()]).slice(0, options.over)
			};
		case 'claim':
			return { do: 'claim', cards: options.claimable.filter(() => random.below(2) === 1) };
		case 'marker':
			return { do: 'marker', altar: pick(options.altars) };
		case 'discard':
			return { do: 'discard', card: pick([null, ...options.cards]) };
		case 'draw':
			return { do: 'draw', altar: pick(options.altars) };
		case 'ancients': {
			const target = pick(options.targets);
			return { do: 'ancients', target, cells: pick(options.placements(target)) };
		}
		case 'end':
			throw new RangeError('the game is over');
	}
};

function randomAct(options: Extract<Options, { kind: 'act' }>, random: Random): Action {
	const { lines } = options;
	const blocks = options.blocks();
	if (lines.length + blocks.length === 0) return { do: 'pass' };
	const choice = random.below(lines.length + blocks.length);
	const line = lines[choice];
	if (line) return { do: 'take', line };
	const block = blocks[choice - lines.length] as number;
	const placements = options.placements(block);
	return { do: 'place', block, cells: placements[random.below(placements.length)] ?? [] };
}
