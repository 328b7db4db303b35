// Data and positions that cannot be played are refused, with the card and the fault.
import { describe, expect, it } from 'vitest';
import dataJson from '../../puzzles/temple/data.json' with { type: 'json' };
import { DeckError } from '../../puzzles/schema/deck.ts';
import { parseTempleData } from '../../puzzles/temple/schema.ts';
import { temple as game } from '../../web/games/temple/game.ts';
import { parsePosition } from '../../web/games/temple/position.ts';
import { F1_TEMPLE } from '../../puzzles/temple/lessons/tables.ts';

/** `code at where` of every fault. */
function faults(parse: () => unknown): string[] {
	try {
		parse();
		return [];
	} catch (error) {
		if (!(error instanceof DeckError)) throw error;
		return error.faults.map(({ code, where }) => `${code} at ${where}`);
	}
}

const withCard = (id: string, change: object) => ({
	...dataJson,
	decks: dataJson.decks.map((deck) => ({
		...deck,
		cards: deck.cards.map((card) => (card.id === id ? { ...card, ...change } : card))
	}))
});
const withAssistant = (id: string, change: object) => ({
	...dataJson,
	assistants: dataJson.assistants.map((one) => (one.id === id ? { ...one, ...change } : one))
});

describe('temple: cards', () => {
	it.each<[string, object, string[]]>([
		['ours', dataJson, []],
		['a letter on a coin', withCard('CO2', { letter: 'A' }), ['letter at CO2']],
		[
			'another letter',
			withCard('PO1', { letter: 'B' }),
			['letter-count at decks PO', 'letter-count at decks PO']
		],
		['no such letter', withCard('PO1', { letter: 'D' }), ['structure at decks[7].cards[0].letter PO1']],
		['a vampire among jewels', withCard('JE3', { monster: 'vampire' }), ['monster at JE3']],
		['a statue that acts', withCard('ST3', { effect: { kind: 'gain', count: 1 } }), ['effect at ST3']],
		[
			'no such action',
			withCard('CB3', { effect: { kind: 'fly', count: 1 } }),
			['structure at decks[6].cards[2].effect.kind CB3']
		],
		['a relic with VP', withCard('RE3', { vp: 2 }), ['vp at RE3']],
		[
			'a deck twice',
			{ ...dataJson, decks: [...dataJson.decks, dataJson.decks[0]] },
			['deck-twice at decks ST']
		],
		[
			'five decks for beginners',
			{ ...dataJson, beginner: dataJson.beginner.slice(1) },
			['beginner at beginner']
		],
		[
			'an assistant of another deck',
			withAssistant('AS1', { deck: 'CO' }),
			['assistant-deck at assistants[0] AS1']
		],
		[
			'an assistant with another id',
			withAssistant('AS5', { id: 'AS55' }),
			['assistant-id at assistants[4] AS55']
		],
		[
			'no such formula',
			withAssistant('AS9', { formula: { kind: 'perMoon', vp: 1 } }),
			['structure at assistants[8].formula.kind AS9']
		]
	])('%s', (_, input, expected) => {
		expect(faults(() => parseTempleData(input))).toEqual(expected);
	});
});

const two = [{ silver: 2 }, { silver: 2 }];

describe('temple: positions', () => {
	it.each<[string, unknown, string[]]>([
		['the standard temple', { temple: F1_TEMPLE, players: two }, []],
		['nothing', null, ['structure at data']],
		['a word too many', { temple: {}, players: two, moon: 1 }, ['structure at moon']],
		[
			'seven decks',
			{ decks: ['ST', 'CO', 'WE', 'MA', 'JE', 'RE', 'TR'], temple: {}, players: two },
			['decks at decks']
		],
		['one player', { temple: {}, players: [{ silver: 2 }] }, ['players at players']],
		['no such place', { temple: { g44: 'ST1' }, players: two }, ['place at temple.g44 ST1']],
		['a card of another deck', { temple: { t1: 'TR1' }, players: two }, ['card at temple.t1 TR1']],
		[
			'a card twice',
			{ temple: { t1: 'ST1' }, players: [{ silver: 2, area: ['ST1'] }, { silver: 2 }] },
			['card-twice at players[0].area[0] ST1']
		],
		['a card that lies the wrong way', { temple: { t1: 'ST7' }, players: two }, ['facing at temple.t1 ST7']],
		[
			'a look at an open card',
			{ temple: { t1: 'ST1' }, known: { t1: [0] }, players: two },
			['known at known.t1']
		],
		[
			'a look by nobody',
			{ temple: { t1: '[ST7]' }, known: { t1: [2] }, players: two },
			['known at known.t1']
		],
		[
			'no set',
			{ temple: {}, players: [{ silver: 2, sets: [['CO1', 'ST1']] }, { silver: 2 }] },
			['set at players[0].sets[0]']
		],
		[
			'relics are no set',
			{ temple: {}, players: [{ silver: 2 }, { silver: 2, sets: [['RE1', 'RE2']] }] },
			['set at players[1].sets[0]']
		],
		[
			'an assistant twice',
			{ temple: {}, display: ['AS1'], players: [{ silver: 2, assistants: ['AS1'] }, { silver: 2 }] },
			['assistant-twice at players[0].assistants[0] AS1']
		],
		['too much silver', { temple: {}, players: [{ silver: 40 }, { silver: 1 }] }, ['silver at silver']],
		[
			'no such player',
			{ temple: {}, players: two, active: 2, start: 3 },
			['start at start', 'active at active']
		],
		['an end in round 1', { temple: {}, players: two, phase: 'GAME_END' }, ['phase at phase']],
		[
			'an action left after the action',
			{ temple: {}, players: two, phase: 'AFTER', actionsLeft: 1 },
			['actions-left at actions-left']
		]
	])('%s', (_, input, expected) => {
		expect(faults(() => parsePosition(input))).toEqual(expected);
	});

	it('put everything that is not named where it belongs', () => {
		const first = parsePosition({ temple: F1_TEMPLE, pile: ['RE9'], players: two });
		expect([first.pile.length, first.pile[0], first.bank, first.display.length]).toEqual([28, 'RE9', 36, 8]);
		const second = parsePosition({
			temple: { t1: 'ST1' },
			box: ['ST2'],
			players: two,
			round: 2,
			display: ['AS1']
		});
		expect([second.pile.length, second.box.unseen.length, second.box.cards.at(-1)]).toEqual([0, 52, 'ST2']);
		expect([second.direction, second.box.assistants.length]).toEqual([-1, 11]);
		const seen = parsePosition({ temple: { t1: '[ST7]' }, known: { t1: [1] }, players: two });
		expect([0, 1].map((player) => game.known(seen, player).temple.t1?.card)).toEqual([null, 'ST7']);
	});
});

describe('temple: words of actions', () => {
	it.each([
		'',
		'take',
		'take.x1',
		'take.t1.t2',
		'take.t4',
		'hire.AS13',
		'trigger',
		'trigger.CO5.CO1',
		'steal.AS1',
		'end.',
		'END',
		'pass'
	])('%j is none', (word) => {
		expect(game.parseAction(word)).toBeNull();
	});
});
