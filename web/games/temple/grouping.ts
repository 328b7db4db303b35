// The best grouping of face-up porcelain and of monsters for their owner.
import { LETTERS, type CardId, type Monster } from '../../../puzzles/temple/schema.ts';
import { cardOf } from './cards.ts';

export interface Group {
	readonly rule: string;
	readonly cards: readonly CardId[];
	readonly vp: number;
}

const letterOf = (card: CardId) => cardOf(card).letter;
const monsterOf = (card: CardId) => cardOf(card).monster;

/** T-PORC-1, T-PORC-3: so many cards of the same letter. */
const SAME_LETTER: readonly (readonly [rule: string, vp: number])[] = [
	['T-PORC-1', 1],
	['T-PORC-3', 4],
	['T-PORC-3', 8]
];
/** T-PORC-4. */
const ALL_LETTERS = { rule: 'T-PORC-4', vp: 10 } as const;

/** One set, or a single card. */
export function porcelainGroup(cards: readonly CardId[]): Group {
	if (new Set(cards.map(letterOf)).size === LETTERS.length) return { ...ALL_LETTERS, cards };
	const [rule, vp] = SAME_LETTER[cards.length - 1] as readonly [string, number];
	return { rule, cards, vp };
}

const sum = (groups: readonly Group[]) => groups.reduce((total, { vp }) => total + vp, 0);

/** So many sets of all letters, and the rest of each letter together: the values of equal cards only grow faster. */
export function porcelainGroups(cards: readonly CardId[]): Group[] {
	const letters = LETTERS.map((letter) => cards.filter((card) => letterOf(card) === letter));
	const mixed = Math.min(...letters.map(({ length }) => length));
	let best: Group[] = [];
	for (let count = 0; count <= mixed; count++) {
		const sets = Array.from({ length: count }, (_, k) => letters.map((equal) => equal[k] as CardId));
		const rests = letters.map((equal) => equal.slice(count)).filter(({ length }) => length > 0);
		const groups = [...sets, ...rests].map(porcelainGroup);
		if (count === 0 || sum(groups) > sum(best)) best = groups;
	}
	return best;
}

/** T-MON-1, T-MON-2, T-MON-3: a card on its own. */
const ALONE: Readonly<Record<Monster, readonly [rule: string, vp: number]>> = {
	vampire: ['T-MON-1', -1],
	mummy: ['T-MON-1', -1],
	'vampire-mummy': ['T-MON-1', -1],
	'silver-cross': ['T-MON-2', -1],
	coffin: ['T-MON-3', 2]
};

/** The combination that gains most over its single cards first: 7, 6, 4, 3. Its partner has no better use then. */
const PAIRS: readonly (readonly [rule: string, monster: Monster, remedy: Monster, vp: number])[] = [
	['T-MON-4', 'vampire', 'silver-cross', 5],
	['T-MON-6', 'vampire-mummy', 'silver-cross', 4],
	['T-MON-5', 'mummy', 'coffin', 5],
	['T-MON-6', 'vampire-mummy', 'coffin', 4]
];

/** Combinations have two cards. */
export function monsterGroups(cards: readonly CardId[]): Group[] {
	const groups: Group[] = [];
	let rest = cards;
	for (const [rule, monster, remedy, vp] of PAIRS) {
		const monsters = rest.filter((card) => monsterOf(card) === monster);
		const remedies = rest.filter((card) => monsterOf(card) === remedy);
		for (let k = 0; k < Math.min(monsters.length, remedies.length); k++) {
			const pair = [monsters[k] as CardId, remedies[k] as CardId];
			rest = rest.filter((card) => !pair.includes(card));
			groups.push({ rule, cards: pair, vp });
		}
	}
	for (const card of rest) {
		const [rule, vp] = ALONE[monsterOf(card) as Monster];
		groups.push({ rule, cards: [card], vp });
	}
	return groups;
}
