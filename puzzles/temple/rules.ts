// Every rule of Temple of Artefacts, with the section of the German rulebook that says it.
import type { Rule, RuleKind } from '../schema/rules.ts';
import { BAKED, CURSED, f1 } from './lessons/tables.ts';

const SECTIONS = {
	material: 'Spielmaterial',
	setup: 'Spielvorbereitung',
	turn: 'Spielablauf',
	take: 'Spielablauf, 1.',
	bonus: 'Bonusaktionen auslösen',
	hire: 'Spielablauf, 2.',
	second: '2. Spielrunde',
	count: 'Schlusswertung',
	cards: 'Wertung & Erklärung der Artefaktkarten'
} as const;

function rule(
	id: string,
	kind: RuleKind,
	group: string,
	section: keyof typeof SECTIONS,
	related: readonly string[],
	more: Pick<Rule, 'decision' | 'example'> = {}
): Rule {
	return { id, kind, group, source: [{ book: 'rulebook', at: SECTIONS[section] }], related, ...more };
}

/** Part of it is our own reading. */
const OURS = { decision: true } as const;

/** Weapons of the learner against what two others have. */
const ARMED = f1({ area: ['WE5', 'WE6', 'WE8'] }, [
	{ area: ['ST6'], sets: [['CO5', 'CO6']] },
	{ area: ['RE5', 'RE6'] }
]);
const FEW_CARDS = { g11: 'CO2', g12: 'WE2', g13: 'ST3' };
const SETS = {
	decks: BAKED,
	temple: FEW_CARDS,
	players: [{ silver: 2, area: ['PO1', 'PO2', 'PO4', 'ST4', 'ST5'] }, { silver: 2 }]
};
const FATE = {
	decks: CURSED,
	temple: { g11: '[CB9]', g12: 'TR4', g13: 'ST3' },
	players: [{ silver: 2, area: ['CO5'] }, { silver: 2 }]
};

export const rules: readonly Rule[] = [
	rule('T-COMP-1', 'definition', 'components', 'material', ['T-COMP-2', 'T-SETUP-1']),
	rule('T-COMP-2', 'definition', 'components', 'material', ['T-COMP-1', 'T-SETUP-6', 'T-SETUP-7'], OURS),

	rule('T-SETUP-1', 'setup', 'setup', 'setup', ['T-COMP-1', 'T-SETUP-6'], OURS),
	rule('T-SETUP-2', 'setup', 'setup', 'setup', ['T-SETUP-3', 'T-PEEK-1', 'T-TAKE-4'], OURS),
	rule('T-SETUP-3', 'setup', 'setup', 'setup', ['T-SETUP-4', 'T-SETUP-5', 'T-ROUND-2'], OURS),
	rule('T-SETUP-4', 'setup', 'setup', 'setup', ['T-SETUP-3', 'T-SETUP-5', 'T-TAKE-2'], OURS),
	rule('T-SETUP-5', 'setup', 'setup', 'setup', ['T-SETUP-3', 'T-SETUP-4', 'T-TAKE-2'], OURS),
	rule('T-SETUP-6', 'setup', 'setup', 'setup', ['T-HIRE-1', 'T-SETUP-1', 'T-SCORE-2'], OURS),
	rule('T-SETUP-7', 'setup', 'setup', 'setup', ['T-COMP-2', 'T-SCORE-3']),
	rule('T-SETUP-8', 'setup', 'setup', 'setup', ['T-TURN-1', 'T-ROUND-3']),

	rule('T-TURN-1', 'obligation', 'turn', 'turn', ['T-TAKE-1', 'T-HIRE-1', 'T-MANU-2'], {
		decision: true,
		example: { position: f1(), allowed: ['take.t1', 'end'], refused: ['end'] }
	}),

	rule('T-TAKE-1', 'permission', 'taking', 'take', ['T-TAKE-2', 'T-TURN-1']),
	rule('T-TAKE-2', 'obligation', 'taking', 'take', ['T-TAKE-1', 'T-TAKE-3', 'T-PEEK-2'], {
		decision: true,
		example: { position: f1(), allowed: ['take.g12'], refused: ['take.g22'] }
	}),
	rule('T-TAKE-3', 'definition', 'taking', 'take', ['T-TAKE-2', 'T-TAKE-1'], OURS),
	rule('T-TAKE-4', 'obligation', 'taking', 'take', ['T-SETUP-2', 'T-BONUS-1', 'T-CURSE-2']),

	rule('T-PEEK-1', 'permission', 'looking', 'take', ['T-PEEK-2', 'T-SETUP-2'], {
		decision: true,
		example: { position: f1(), allowed: ['peek.t2'], refused: ['peek.t1'] }
	}),
	rule('T-PEEK-2', 'permission', 'looking', 'take', ['T-PEEK-1', 'T-TAKE-2'], OURS),

	rule('T-HIRE-1', 'permission', 'hiring', 'hire', ['T-TURN-1', 'T-JEWEL-2', 'T-SCORE-2'], {
		example: {
			position: f1({ silver: 1 }, [{ assistants: ['AS12'] }]),
			allowed: ['hire.AS2'],
			refused: ['hire.AS12']
		}
	}),

	rule('T-BONUS-1', 'permission', 'bonuses', 'bonus', ['T-BONUS-2', 'T-COIN-2', 'T-MANU-2'], {
		decision: true,
		example: {
			position: f1({ area: ['CO5', 'CO6', 'WE5'] }),
			allowed: ['trigger.CO5.CO6'],
			refused: ['trigger.CO5.WE5']
		}
	}),
	rule('T-BONUS-2', 'permission', 'bonuses', 'bonus', ['T-BONUS-1', 'T-BONUS-4'], {
		decision: true,
		example: {
			position: f1({ area: ['CO5', 'CO6', 'CO8', 'CO9'] }),
			allowed: ['trigger.CO5.CO6.CO8'],
			refused: ['trigger.CO5.CO6.CO8.CO9']
		}
	}),
	rule('T-BONUS-3', 'obligation', 'bonuses', 'bonus', ['T-BONUS-4', 'T-BONUS-5', 'T-BONUS-6'], OURS),
	rule('T-BONUS-4', 'prohibition', 'bonuses', 'bonus', ['T-BONUS-3', 'T-STATUE-2', 'T-BONUS-2'], {
		example: {
			position: f1({ area: ['CO8', 'CO9'], sets: [['CO5', 'CO6']] }),
			allowed: ['trigger.CO8.CO9'],
			refused: ['trigger.CO6.CO8']
		}
	}),
	rule('T-BONUS-5', 'prohibition', 'bonuses', 'bonus', ['T-WEAPON-2', 'T-BONUS-3'], {
		example: {
			position: ARMED,
			allowed: ['trigger.WE5.WE6', 'steal.ST6'],
			refused: ['trigger.WE5.WE6', 'steal.CO5']
		}
	}),
	rule('T-BONUS-6', 'scoring', 'bonuses', 'bonus', ['T-SCORE-1', 'T-BONUS-3']),

	rule('T-ROUND-1', 'end', 'rounds', 'hire', ['T-ROUND-2', 'T-ROUND-3', 'T-TURN-1'], OURS),
	rule('T-ROUND-2', 'setup', 'rounds', 'second', ['T-ROUND-1', 'T-SETUP-3', 'T-SETUP-6'], OURS),
	rule('T-ROUND-3', 'obligation', 'rounds', 'second', ['T-SETUP-8', 'T-ROUND-1'], OURS),
	rule('T-ROUND-4', 'end', 'rounds', 'second', ['T-ROUND-1', 'T-SCORE-1'], {
		example: {
			position: {
				temple: { g35: 'CO5' },
				players: [{ silver: 1, area: ['CO6'] }, { silver: 2 }],
				round: 2
			},
			allowed: ['take.g35', 'trigger.CO5.CO6'],
			refused: ['take.g35', 'end', 'trigger.CO5.CO6']
		}
	}),

	rule('T-SCORE-1', 'scoring', 'scoring', 'count', ['T-BONUS-6', 'T-SCORE-2', 'T-SCORE-5']),
	rule('T-SCORE-2', 'scoring', 'scoring', 'count', ['T-HIRE-1', 'T-JEWEL-2', 'T-SETUP-6'], OURS),
	rule('T-SCORE-3', 'scoring', 'scoring', 'count', ['T-SETUP-7', 'T-SCORE-7']),
	rule('T-SCORE-4', 'scoring', 'scoring', 'count', ['T-COMP-2', 'T-RELIC-2'], OURS),
	rule('T-SCORE-5', 'scoring', 'scoring', 'count', ['T-SCORE-6', 'T-SCORE-1']),
	rule('T-SCORE-6', 'scoring', 'scoring', 'count', ['T-SCORE-5', 'T-SCORE-7']),
	rule('T-SCORE-7', 'scoring', 'scoring', 'count', ['T-SCORE-6', 'T-SCORE-3'], OURS),

	rule('T-STATUE-1', 'scoring', 'decks', 'cards', ['T-STATUE-2', 'T-SCORE-1'], OURS),
	rule('T-STATUE-2', 'permission', 'decks', 'cards', ['T-STATUE-1', 'T-BONUS-4', 'T-PORC-2'], {
		decision: true,
		example: { position: SETS, allowed: ['secure.ST4.ST5'], refused: ['secure.ST4'] }
	}),
	rule('T-COIN-1', 'scoring', 'decks', 'cards', ['T-COIN-2', 'T-SCORE-1']),
	rule('T-COIN-2', 'permission', 'decks', 'cards', ['T-COIN-1', 'T-BONUS-2'], OURS),
	rule('T-WEAPON-1', 'scoring', 'decks', 'cards', ['T-WEAPON-2', 'T-SCORE-1']),
	rule('T-WEAPON-2', 'permission', 'decks', 'cards', ['T-WEAPON-3', 'T-BONUS-5'], {
		decision: true,
		example: {
			position: ARMED,
			allowed: ['trigger.WE5.WE6', 'steal.RE5'],
			refused: ['trigger.WE5.WE6', 'steal.RE5', 'steal.RE6']
		}
	}),
	rule('T-WEAPON-3', 'permission', 'decks', 'cards', ['T-WEAPON-2', 'T-BONUS-5'], {
		decision: true,
		example: {
			position: ARMED,
			allowed: ['trigger.WE5.WE6.WE8', 'steal.ST6', 'steal.RE5'],
			refused: ['trigger.WE5.WE6.WE8', 'steal.ST6', 'take.t1']
		}
	}),
	rule('T-MANU-1', 'scoring', 'decks', 'cards', ['T-MANU-2', 'T-SCORE-1']),
	rule('T-MANU-2', 'permission', 'decks', 'cards', ['T-TURN-1', 'T-BONUS-2', 'T-MANU-1'], OURS),
	rule('T-JEWEL-1', 'scoring', 'decks', 'cards', ['T-JEWEL-2', 'T-SCORE-1']),
	rule('T-JEWEL-2', 'permission', 'decks', 'cards', ['T-HIRE-1', 'T-BONUS-2', 'T-SCORE-2'], {
		decision: true,
		example: {
			position: f1({ silver: 0, area: ['JE3', 'JE4'] }),
			allowed: ['trigger.JE3.JE4', 'assistant.AS5'],
			refused: ['trigger.JE3.JE4', 'assistant.AS5', 'assistant.AS1']
		}
	}),
	rule('T-RELIC-1', 'scoring', 'decks', 'cards', ['T-RELIC-2', 'T-RELIC-3']),
	rule('T-RELIC-2', 'scoring', 'decks', 'cards', ['T-RELIC-3', 'T-RELIC-4']),
	rule('T-RELIC-3', 'scoring', 'decks', 'cards', ['T-RELIC-2', 'T-RELIC-4']),
	rule('T-RELIC-4', 'scoring', 'decks', 'cards', ['T-RELIC-2', 'T-RELIC-3', 'T-SCORE-4'], OURS),
	rule('T-CURSE-1', 'scoring', 'decks', 'cards', ['T-CURSE-2', 'T-SCORE-1']),
	rule('T-CURSE-2', 'obligation', 'decks', 'cards', ['T-CURSE-1', 'T-TREAS-1', 'T-TAKE-4'], {
		decision: true,
		example: {
			position: FATE,
			allowed: ['take.g11', 'discard.CO5'],
			refused: ['take.g11', 'end']
		}
	}),
	rule('T-PORC-1', 'scoring', 'decks', 'cards', ['T-PORC-3', 'T-PORC-4'], OURS),
	rule('T-PORC-2', 'permission', 'decks', 'cards', ['T-PORC-3', 'T-PORC-4', 'T-BONUS-4'], {
		decision: true,
		example: { position: SETS, allowed: ['secure.PO1.PO2'], refused: ['secure.PO1.PO4'] }
	}),
	rule('T-PORC-3', 'scoring', 'decks', 'cards', ['T-PORC-2', 'T-PORC-4']),
	rule('T-PORC-4', 'scoring', 'decks', 'cards', ['T-PORC-2', 'T-PORC-3'], OURS),
	rule('T-MON-1', 'scoring', 'decks', 'cards', ['T-MON-4', 'T-MON-5', 'T-MON-6']),
	rule('T-MON-2', 'scoring', 'decks', 'cards', ['T-MON-4', 'T-MON-6']),
	rule('T-MON-3', 'scoring', 'decks', 'cards', ['T-MON-5', 'T-MON-6']),
	rule('T-MON-4', 'scoring', 'decks', 'cards', ['T-MON-1', 'T-MON-2'], OURS),
	rule('T-MON-5', 'scoring', 'decks', 'cards', ['T-MON-1', 'T-MON-3'], OURS),
	rule('T-MON-6', 'scoring', 'decks', 'cards', ['T-MON-1', 'T-MON-4', 'T-MON-5'], OURS),
	rule('T-TREAS-1', 'definition', 'decks', 'cards', ['T-CURSE-2', 'T-SCORE-1'], {
		decision: true,
		example: {
			position: FATE,
			allowed: ['take.g12', 'assistant.AS2'],
			refused: ['take.g12', 'end']
		}
	})
];

const numbered = (letter: string, count: number) =>
	Array.from({ length: count }, (_, k) => `${letter}-${k + 1}`);

/** Where the rulebook is silent or unclear, and what it does not print: the texts say what we do and why. */
export const rulings: readonly string[] = [...numbered('A', 23), ...numbered('G', 7)];
