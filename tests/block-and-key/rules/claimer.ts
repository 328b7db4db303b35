// Claims whenever a Block of the supply can, looks for better Blocks when none can, draws easy Keys, and is otherwise
// random: for tests that need games with many claims.
import { cardOf } from '../../../web/games/block-and-key/cards.ts';
import type { Policy } from '../../../web/games/block-and-key/policies/policy.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';

export const claimer: Policy = (engine, deck, known, options, chance) => {
	if (options.kind === 'claim') return { do: 'claim', cards: options.claimable };
	const me = known.players[known.me];
	if (options.kind === 'act' && me?.hand && me.hand.length > 0) {
		engine.setPosition({ floor: deck.floor, core: known.core, blocks: known.blocks }, me.seat);
		const keys = me.hand.map((id) => cardOf(deck, id));
		const [found] = engine.solve(supplyOf(deck, me.supply), keys, false);
		if (found) return { do: 'place', block: found.block, cells: found.cells };
		const line = options.lines[chance.below(options.lines.length)];
		if (line && chance.below(4) > 0) return { do: 'take', line };
	}
	if (options.kind === 'draw') return { do: 'draw', altar: options.altars[0] ?? 'sun' };
	return random(engine, deck, known, options, chance);
};
