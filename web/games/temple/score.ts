// The final count, line by line, so that every number can be followed to the cards it comes from; and who has won.
import { data } from '../../../puzzles/temple/data.ts';
import type { AssistantId, CardId, DeckCode } from '../../../puzzles/temple/schema.ts';
import { assistantOf, cardOf, cardsOf, faceUpOf, starsOf, turnedSetsOf } from './cards.ts';
import { playerOf } from './course.ts';
import { monsterGroups, porcelainGroup, porcelainGroups, type Group } from './grouping.ts';
import type { Owned, State } from './state.ts';

export interface ScoreLine {
	/** A deck, or what else gives points. */
	readonly what: DeckCode | 'relics-most' | 'relics-fewest' | 'assistant' | 'silver' | 'stars';
	readonly rule: string;
	readonly vp: number;
	/** What was counted: cards, sets, combinations, silver, stars. */
	readonly count: number;
	/** The cards behind the number, if there are any. */
	readonly cards: readonly CardId[];
	readonly assistant?: AssistantId;
}

type Scored = Pick<State, 'decks' | 'players'>;

const RELIC_BONUS = 3;

/** VP of each card of a deck that scores card by card. */
const EACH: readonly (readonly [deck: DeckCode, rule: string, vp: number])[] = [
	['CO', 'T-COIN-1', 2],
	['WE', 'T-WEAPON-1', 1],
	['MA', 'T-MANU-1', 1],
	['JE', 'T-JEWEL-1', 1],
	['RE', 'T-RELIC-1', 1],
	['CB', 'T-CURSE-1', 0]
];

const lineOf =
	(what: DeckCode) =>
	({ rule, cards, vp }: Group): ScoreLine => ({ what, rule, vp, count: cards.length, cards });

export function scoreLines(state: Scored, player: number): ScoreLine[] {
	const { area, assistants, silver } = playerOf(state, player);
	return [
		// T-SCORE-1
		...cardLines(area),
		...relicLines(state, player),
		// T-SCORE-2
		...assistants.map((assistant) => assistantLine(area, silver, assistant)),
		// T-SCORE-3
		{ what: 'silver', rule: 'T-SCORE-3', vp: silver, count: silver, cards: [] },
		...starLines(state, player)
	];
}

function cardLines(area: readonly Owned[]): ScoreLine[] {
	const each = EACH.map(([deck, rule, vp]): ScoreLine => {
		const cards = cardsOf(area, deck);
		return { what: deck, rule, vp: vp * cards.length, count: cards.length, cards };
	});
	return [
		...statueLines(area),
		...each.filter(({ count }) => count > 0),
		...turnedSetsOf(area, 'PO').map(porcelainGroup).map(lineOf('PO')),
		...porcelainGroups(faceUpOf(area, 'PO')).map(lineOf('PO')),
		...monsterGroups(cardsOf(area, 'VM')).map(lineOf('VM')),
		...cardsOf(area, 'TR').map(treasureLine)
	];
}

/** T-STATUE-1 for each set; T-STATUE-2: those turned over stand for themselves, all that lie face up are one more. */
function statueLines(area: readonly Owned[]): ScoreLine[] {
	const sets = [...turnedSetsOf(area, 'ST'), faceUpOf(area, 'ST')].filter(({ length }) => length > 0);
	return sets.map((cards) =>
		lineOf('ST')({ rule: 'T-STATUE-1', cards, vp: (cards.length * (cards.length + 1)) / 2 })
	);
}

/** T-TREAS-1: nothing at the end for an instant bonus. */
function treasureLine(card: CardId): ScoreLine {
	return { what: 'TR', rule: 'T-TREAS-1', vp: cardOf(card).vp ?? 0, count: 1, cards: [card] };
}

/** T-RELIC-2, T-RELIC-3: most and fewest, none included; T-RELIC-4: for every tied player. */
function relicLines({ decks, players }: Scored, player: number): ScoreLine[] {
	if (!decks.includes('RE')) return [];
	const relics = players.map(({ area }) => cardsOf(area, 'RE'));
	const counts = relics.map(({ length }) => length);
	const cards = relics[player] ?? [];
	const line = { count: cards.length, cards };
	const lines: ScoreLine[] = [];
	if (cards.length === Math.max(...counts))
		lines.push({ what: 'relics-most', rule: 'T-RELIC-2', vp: RELIC_BONUS, ...line });
	if (cards.length === Math.min(...counts))
		lines.push({ what: 'relics-fewest', rule: 'T-RELIC-3', vp: -RELIC_BONUS, ...line });
	return lines;
}

/** T-SCORE-4: for every tied player; A-17: for nobody without a star. */
function starLines({ players }: Scored, player: number): ScoreLine[] {
	const stars = players.map(({ area }) => starsOf(area));
	const cards = stars[player] ?? [];
	const most = Math.max(...stars.map(({ length }) => length));
	if (cards.length === 0 || cards.length < most) return [];
	return [{ what: 'stars', rule: 'T-SCORE-4', vp: data.starCards.vp, count: cards.length, cards }];
}

function assistantLine(area: readonly Owned[], silver: number, assistant: AssistantId): ScoreLine {
	const { formula } = assistantOf(assistant);
	const line = (count: number, cards: readonly CardId[]): ScoreLine => ({
		what: 'assistant',
		rule: 'T-SCORE-2',
		vp: formula.vp * count,
		count,
		cards,
		assistant
	});
	switch (formula.kind) {
		case 'perCard': {
			const cards = cardsOf(area, formula.deck);
			return line(cards.length, cards);
		}
		case 'perTurnedSet': {
			const sets = turnedSetsOf(area, formula.deck);
			return line(sets.length, sets.flat());
		}
		case 'perCombination': {
			const pairs = monsterGroups(cardsOf(area, 'VM')).filter(({ cards }) => cards.length > 1);
			return line(
				pairs.length,
				pairs.flatMap(({ cards }) => cards)
			);
		}
		case 'perSilver':
			return line(Math.floor(silver / formula.step), []);
		case 'perStar': {
			const cards = starsOf(area);
			return line(cards.length, cards);
		}
	}
}

export function scoreOf(state: Scored, player: number): number {
	return scoreLines(state, player).reduce((sum, { vp }) => sum + vp, 0);
}
