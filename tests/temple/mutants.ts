// Every rule of Temple of Artefacts switched off, some in more than one way.
import type { Mutant } from '../proof/mutant.ts';

type Change = readonly [rule: string, from: string, to: string];

const inFile = (file: string, changes: readonly Change[]): Mutant[] =>
	changes.map(([rule, from, to]) => ({ rule, file, from, to }));
const rules = (file: string, ...changes: readonly Change[]) => inFile(`web/games/temple/${file}`, changes);

export const MUTANTS: readonly Mutant[] = [
	...inFile('puzzles/temple/schema.ts', [
		['T-COMP-1', 'cards.length !== DECK_SIZE', 'false'],
		['T-COMP-1', 'card.id !== id', 'false'],
		['T-COMP-1', 'found.length === 0', 'false'],
		['T-COMP-2', 'assistants.length !== ASSISTANTS', 'false'],
		['T-COMP-2', 'silver !== SILVER', 'false'],
		['T-COMP-2', 'starCards.count !== STAR_CARDS.count', 'false'],
		['T-COMP-2', 'starCards.vp !== STAR_CARDS.vp', 'false'],
		['T-CURSE-2', "(card.effect !== undefined) !== (deck === 'CB')", 'false'],
		['T-TREAS-1', '(card.effect === undefined) === (card.vp === undefined)', 'false']
	]),
	...rules(
		'setup.ts',
		['T-COMP-2', 'players <= data.starCards.count', 'true'],
		['T-SETUP-1', 'different === DECKS_IN_USE && decks.length === DECKS_IN_USE', 'true'],
		['T-SETUP-1', '.slice(0, DECKS_IN_USE)', '.slice(0, 7)'],
		['T-SETUP-2', 'faceUp: !cardOf(card).faceDown', 'faceUp: true'],
		['T-SETUP-2', 'random.shuffled(cardsInUse(decks))', 'cardsInUse(decks)'],
		['T-SETUP-6', 'deck === null || decks.includes(deck)', 'true'],
		['T-SETUP-6', 'deck === null || decks.includes(deck)', 'deck !== null && decks.includes(deck)'],
		['T-SETUP-7', 'START_SILVER = 2', 'START_SILVER = 3'],
		['T-SETUP-7', 'data.silver - START_SILVER * setup.players', 'data.silver'],
		['T-SETUP-8', 'random.below(setup.players)', '0'],
		['T-SETUP-8', 'direction: 1,', 'direction: -1,']
	),
	...rules(
		'places.ts',
		['T-SETUP-3', 'g: { columns: 5, rows: 3 }', 'g: { columns: 4, rows: 3 }'],
		['T-SETUP-4', 'm: { columns: 4, rows: 2 }', 'm: { columns: 4, rows: 1 }'],
		['T-SETUP-5', 't: { columns: 3, rows: 1 }', 't: { columns: 2, rows: 1 }'],
		[
			'T-TAKE-1',
			'return covering(temple, place).length',
			'return Math.max(1, covering(temple, place).length)'
		],
		['T-TAKE-2', 'high.level > low.level', 'high.level === low.level + 1'],
		['T-TAKE-2', 'Math.abs(a.x - b.x) < 2 &&', 'Math.abs(a.x - b.x) < 1 &&'],
		['T-TAKE-2', 'temple[above] !== undefined', 'above']
	),
	...rules(
		'actions.ts',
		['T-TURN-1', "phase === 'ACT' ? null", 'true ? null'],
		[
			'T-TURN-1',
			'{ area }),\n\t\t\tactionsLeft: state.actionsLeft - 1',
			'{ area }),\n\t\t\tactionsLeft: state.actionsLeft'
		],
		['T-TURN-1', '{ actionsLeft: state.actionsLeft - 1 }', '{}'],
		['T-TAKE-1', 'if (!table.temple[place]) return', 'if (false) return'],
		['T-TAKE-2', 'cost <= silver', 'true'],
		['T-TAKE-2', 'toBank(course, active, cost)', 'course'],
		['T-TAKE-3', 'other !== place)', 'other !== place && !covering(temple, place).includes(other as Place))'],
		['T-TAKE-4', '{ card, set: null }', '{ card, set: state.temple[place]?.faceUp ? null : 0 }'],
		['T-PEEK-1', 'PEEK_COST = 1', 'PEEK_COST = 0'],
		['T-PEEK-1', 'if (laid.faceUp) return', 'if (false) return'],
		['T-PEEK-1', 'if (laid.knownBy.includes(table.active)) return', 'if (false) return'],
		['T-PEEK-1', "if (table.phase !== 'ACT') return", 'if (false) return'],
		['T-PEEK-2', '{ temple: { ...temple, [place]: seen } }', "{ phase: 'AFTER', actionsLeft: 0 }"],
		['T-PEEK-2', '[place]: seen', '[place]: { ...seen, faceUp: true }'],
		['T-HIRE-1', 'HIRE_COST = 1', 'HIRE_COST = 0'],
		['T-HIRE-1', 'silver < HIRE_COST', 'false'],
		['T-HIRE-1', 'if (!table.display.includes(assistant))', 'if (false)']
	),
	...rules(
		'sets.ts',
		['T-BONUS-1', 'if (!isBonusDeck(deckOf(cards)))', "if (deckOf(cards) === 'ST')"],
		['T-BONUS-1', 'decks.size === 1 && deck', 'deck'],
		['T-BONUS-1', 'if (!isCard(card) || !owned) return', 'if (!owned) continue; if (false) return'],
		['T-BONUS-1', 'new Set(cards).size < cards.length', 'false'],
		['T-BONUS-2', 'BONUS_SIZES = [2, 3]', 'BONUS_SIZES = [3]'],
		['T-BONUS-2', 'BONUS_SIZES = [2, 3]', 'BONUS_SIZES = [2]'],
		['T-BONUS-2', 'if (!isBonusSize(cards.length))', 'if (false)'],
		['T-BONUS-3', '{ ...owned, set: number }', 'owned'],
		['T-BONUS-4', 'if (owned.set !== null) return', 'if (false) return'],
		['T-COIN-2', 'CO: { 2: 1, 3: 2 }', 'CO: { 2: 0, 3: 2 }'],
		['T-COIN-2', 'CO: { 2: 1, 3: 2 }', 'CO: { 2: 1, 3: 1 }'],
		['T-WEAPON-2', 'WE: { 2: 1, 3: 2 }', 'WE: { 2: 2, 3: 2 }'],
		['T-WEAPON-3', 'WE: { 2: 1, 3: 2 }', 'WE: { 2: 1, 3: 1 }'],
		['T-WEAPON-3', 'WE: { 2: 1, 3: 2 }', 'WE: { 2: 1, 3: 3 }'],
		['T-MANU-2', 'MA: { 2: 1, 3: 2 }', 'MA: { 2: 0, 3: 2 }'],
		['T-MANU-2', 'MA: { 2: 1, 3: 2 }', 'MA: { 2: 1, 3: 1 }'],
		['T-JEWEL-2', 'JE: { 2: 1, 3: 2 }', 'JE: { 2: 0, 3: 2 }'],
		['T-JEWEL-2', 'JE: { 2: 1, 3: 2 }', 'JE: { 2: 1, 3: 1 }'],
		['T-STATUE-2', 'cards.length < STATUES_LEAST', 'false'],
		['T-PORC-2', '(letters === 1 || letters === 3)', 'true'],
		['T-PORC-2', 'PORCELAIN_SIZES.includes(cards.length)', 'true'],
		['T-PORC-2', "if (deck !== 'PO') return", 'if (false) return'],
		['T-PORC-4', '(letters === 1 || letters === 3)', 'letters === 1']
	),
	...rules(
		'choices.ts',
		['T-BONUS-5', 'area.filter(({ set }) => set === null)', 'area'],
		['T-WEAPON-2', '[...thief.area, { card, set: null }]', 'thief.area'],
		['T-WEAPON-2', 'k === active ? [] : faceUp(player)', 'faceUp(player)'],
		['T-WEAPON-3', 'left: choice.left - 1', 'left: 0'],
		['T-JEWEL-2', 'display: display.filter((id) => id !== assistant)', 'display'],
		['T-JEWEL-2', 'answered(course, choice, (now) => employ(now, assistant, true))', 'course'],
		['T-CURSE-2', '.filter((card) => card !== choice.card)', '']
	),
	...rules(
		'effects.ts',
		['T-CURSE-2', 'if (!card.effect)', "if (!card.effect || card.deck === 'CB')"],
		['T-CURSE-2', '(active + k + 1) % players.length', '(k + 1) % players.length'],
		['T-TREAS-1', 'if (!card.effect)', "if (!card.effect || card.deck === 'TR')"]
	),
	...rules(
		'course.ts',
		['T-COIN-2', 'Math.min(wanted, course.state.bank)', 'wanted'],
		['T-CURSE-2', 'Math.min(owed, playerOf(course.state, player).silver)', 'owed']
	),
	...rules(
		'turns.ts',
		['T-TURN-1', "(phase === 'ACT' && isEmpty(temple))", "phase === 'ACT'"],
		['T-TURN-1', "(phase === 'ACT' && isEmpty(temple))", 'false'],
		['T-ROUND-1', 'Object.keys(temple).length === 0', 'Object.keys(temple).length < 2'],
		['T-ROUND-2', 'unseen: rest', 'unseen: []'],
		[
			'T-ROUND-2',
			'const { temple, rest } = buildTemple(pile)',
			'const { temple, rest } = buildTemple(pile.slice(2))'
		],
		['T-ROUND-3', 'direction: -1', 'direction: 1'],
		['T-ROUND-3', 'next(built.state, start)', 'start'],
		['T-ROUND-4', "phase: 'GAME_END'", "phase: 'AFTER'"]
	),
	...rules('apply.ts', ['T-ROUND-4', "if (phase === 'GAME_END') return", 'if (false) return']),
	...rules(
		'cards.ts',
		[
			'T-BONUS-6',
			'return area.map(({ card }) => card).filter((id) => cardOf(id).deck === deck)',
			'return area.filter(({ set }) => set === null).map(({ card }) => card).filter((id) => cardOf(id).deck === deck)'
		],
		[
			'T-BONUS-6',
			'return area.map(({ card }) => card).filter((id) => cardOf(id).star)',
			'return area.filter(({ set }) => set === null).map(({ card }) => card).filter((id) => cardOf(id).star)'
		]
	),
	...rules(
		'score.ts',
		['T-SCORE-1', '...cardLines(area),', ''],
		['T-SCORE-2', '...assistants.map((assistant) => assistantLine(area, silver, assistant)),', ''],
		['T-SCORE-2', 'formula.vp * count', 'formula.vp'],
		['T-SCORE-3', "rule: 'T-SCORE-3', vp: silver", "rule: 'T-SCORE-3', vp: 0"],
		['T-SCORE-4', 'vp: data.starCards.vp', 'vp: 0'],
		['T-SCORE-4', 'cards.length === 0 || cards.length < most', 'cards.length === 0'],
		['T-SCORE-4', 'cards.length === 0 || cards.length < most', 'cards.length < most'],
		['T-STATUE-1', '(cards.length * (cards.length + 1)) / 2', 'cards.length'],
		['T-STATUE-2', "[...turnedSetsOf(area, 'ST'), faceUpOf(area, 'ST')]", "[cardsOf(area, 'ST')]"],
		['T-COIN-1', "'T-COIN-1', 2", "'T-COIN-1', 1"],
		['T-WEAPON-1', "'T-WEAPON-1', 1", "'T-WEAPON-1', 0"],
		['T-MANU-1', "'T-MANU-1', 1", "'T-MANU-1', 0"],
		['T-JEWEL-1', "'T-JEWEL-1', 1", "'T-JEWEL-1', 0"],
		['T-RELIC-1', "'T-RELIC-1', 1", "'T-RELIC-1', 0"],
		['T-RELIC-2', 'vp: RELIC_BONUS', 'vp: 0'],
		['T-RELIC-2', "if (!decks.includes('RE')) return []", ''],
		['T-RELIC-3', 'vp: -RELIC_BONUS', 'vp: 0'],
		['T-RELIC-4', 'cards.length === Math.max(...counts)', 'counts.indexOf(Math.max(...counts)) === player'],
		['T-RELIC-4', 'cards.length === Math.min(...counts)', 'counts.indexOf(Math.min(...counts)) === player'],
		['T-RELIC-4', 'cards.length === Math.max(...counts)', 'cards.length > Math.min(...counts)'],
		['T-CURSE-1', "'T-CURSE-1', 0", "'T-CURSE-1', 1"],
		['T-TREAS-1', 'cardOf(card).vp ?? 0', 'cardOf(card).vp ?? 2'],
		['T-TREAS-1', 'cardOf(card).vp ?? 0', '0']
	),
	...rules(
		'ranking.ts',
		['T-SCORE-5', 'of(b).vp - of(a).vp ||', ''],
		['T-SCORE-5', 'of(b).vp - of(a).vp', 'of(a).vp - of(b).vp'],
		['T-SCORE-6', '|| of(b).cards - of(a).cards', ''],
		['T-SCORE-7', '|| of(b).silver - of(a).silver', '']
	),
	...rules(
		'grouping.ts',
		['T-PORC-1', "['T-PORC-1', 1]", "['T-PORC-1', 0]"],
		['T-PORC-3', "['T-PORC-3', 4]", "['T-PORC-3', 2]"],
		['T-PORC-3', "['T-PORC-3', 8]", "['T-PORC-3', 9]"],
		['T-PORC-4', "rule: 'T-PORC-4', vp: 10", "rule: 'T-PORC-4', vp: 3"],
		['T-PORC-4', 'count <= mixed', 'count < 1'],
		['T-MON-1', "vampire: ['T-MON-1', -1]", "vampire: ['T-MON-1', 0]"],
		['T-MON-1', "\tmummy: ['T-MON-1', -1]", "\tmummy: ['T-MON-1', 0]"],
		['T-MON-1', "'vampire-mummy': ['T-MON-1', -1]", "'vampire-mummy': ['T-MON-1', 0]"],
		['T-MON-2', "['T-MON-2', -1]", "['T-MON-2', 0]"],
		['T-MON-3', "['T-MON-3', 2]", "['T-MON-3', -1]"],
		['T-MON-4', "'vampire', 'silver-cross', 5", "'vampire', 'silver-cross', 4"],
		['T-MON-5', "'mummy', 'coffin', 5", "'mummy', 'coffin', 4"],
		['T-MON-6', "'vampire-mummy', 'silver-cross', 4", "'vampire-mummy', 'silver-cross', 5"],
		['T-MON-6', "'vampire-mummy', 'coffin', 4", "'vampire-mummy', 'coffin', 5"]
	)
];
