// Plays anything that is legal, every option of a step as likely as any other.
import type { Random } from '../../rng.ts';
import type { Choices } from '../choices.ts';
import type { Action } from '../state.ts';
import type { Policy } from './policy.ts';

export const random: Policy = (_engine, _deck, _known, choices, random) => {
	const pick = <T>(list: readonly T[]) => list[random.below(list.length)] as T;
	switch (choices.kind) {
		case 'core':
			return { do: 'core', colour: pick(choices.colours) };
		case 'line':
			return { do: 'take', line: pick(choices.lines) };
		case 'act':
			return randomAct(choices, random);
		case 'put-back':
			return {
				do: 'put-back',
				blocks: random.shuffled([...choices.supply.keys()]).slice(0, choices.over)
			};
		case 'claim':
			return { do: 'claim', cards: choices.claimable.filter(() => random.below(2) === 1) };
		case 'marker':
			return { do: 'marker', altar: pick(choices.altars) };
		case 'discard':
			return { do: 'discard', card: pick([null, ...choices.cards]) };
		case 'draw':
			return { do: 'draw', altar: pick(choices.altars) };
		case 'ancients': {
			const target = pick(choices.targets);
			return { do: 'ancients', target, cells: pick(choices.placements(target)) };
		}
		case 'end':
			throw new RangeError('the game is over');
	}
};

function randomAct(choices: Extract<Choices, { kind: 'act' }>, random: Random): Action {
	const { lines } = choices;
	const blocks = choices.blocks();
	if (lines.length + blocks.length === 0) return { do: 'pass' };
	const choice = random.below(lines.length + blocks.length);
	const line = lines[choice];
	if (line) return { do: 'take', line };
	const block = blocks[choice - lines.length] as number;
	const placements = choices.placements(block);
	return { do: 'place', block, cells: placements[random.below(placements.length)] ?? [] };
}
