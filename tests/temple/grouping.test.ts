// The best grouping of porcelain and monsters against every grouping there is.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { data } from '../../puzzles/temple/data.ts';
import type { ArtefactCard, DeckCode, Monster } from '../../puzzles/temple/schema.ts';
import { monsterGroups, porcelainGroups } from '../../web/games/temple/grouping.ts';

/** Any selection of the cards of a deck, in any order. */
const cardsFrom = (deck: DeckCode) => {
	const cards = data.cards.filter((card) => card.deck === deck);
	return fc.shuffledSubarray(cards, { minLength: 0, maxLength: cards.length });
};
const ids = (cards: readonly ArtefactCard[]) => cards.map(({ id }) => id);

/** The best that all partitions into groups of a known value give. */
function best(
	cards: readonly ArtefactCard[],
	most: number,
	value: (group: readonly ArtefactCard[]) => number | null
): number {
	const [first, ...rest] = cards;
	if (!first) return 0;
	let top = -Infinity;
	for (let chosen = 0; chosen < 1 << rest.length; chosen++) {
		const group = [first, ...rest.filter((_, k) => (chosen >> k) & 1)];
		const vp = group.length <= most ? value(group) : null;
		if (vp === null) continue;
		const others = rest.filter((_, k) => !((chosen >> k) & 1));
		top = Math.max(top, vp + best(others, most, value));
	}
	return top;
}

function porcelainValue(group: readonly ArtefactCard[]): number | null {
	const letters = new Set(group.map(({ letter }) => letter)).size;
	if (letters === 1) return [1, 4, 8][group.length - 1] ?? null;
	return letters === 3 && group.length === 3 ? 10 : null;
}

function monsterValue(group: readonly ArtefactCard[]): number | null {
	const has = (...kinds: readonly Monster[]) =>
		kinds.every((kind) => group.some(({ monster }) => monster === kind));
	if (group.length === 1) return has('coffin') ? 2 : -1;
	if (has('vampire', 'silver-cross') || has('mummy', 'coffin')) return 5;
	return has('vampire-mummy', 'coffin') || has('vampire-mummy', 'silver-cross') ? 4 : null;
}

const total = (groups: readonly { vp: number }[]) => groups.reduce((sum, { vp }) => sum + vp, 0);

describe('temple: groupings', () => {
	it('of porcelain are the best and use every card once', () => {
		fc.assert(
			fc.property(cardsFrom('PO'), (cards) => {
				const groups = porcelainGroups(ids(cards));
				expect(groups.flatMap((group) => group.cards).sort()).toEqual(ids(cards).sort());
				expect(total(groups)).toBe(best(cards, 3, porcelainValue));
			})
		);
	});
	it('of monsters are the best and use every card once', () => {
		fc.assert(
			fc.property(cardsFrom('VM'), (cards) => {
				const groups = monsterGroups(ids(cards));
				expect(groups.flatMap((group) => group.cards).sort()).toEqual(ids(cards).sort());
				expect(total(groups)).toBe(best(cards, 2, monsterValue));
			})
		);
	});
	it('of monsters have as many combinations as are possible', () => {
		fc.assert(
			fc.property(cardsFrom('VM'), (cards) => {
				const pairs = monsterGroups(ids(cards)).filter((group) => group.cards.length === 2).length;
				const most = best(cards, 2, (group) => (monsterValue(group) === null ? null : group.length - 1));
				expect(pairs).toBe(most);
			})
		);
	});
});
