// English: the rules of free actions and action boxes, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const actions: Readonly<Record<string, RuleText>> = {
	'R-FREE-1': {
		name: 'Three free actions',
		statement:
			'Play a cassette, exchange crystals, use energy stones: these are the free actions, only in your own turn.'
	},
	'R-CASS-1': {
		name: 'A secret cassette',
		statement: 'You may look at a cassette you gain and keep it secret.'
	},
	'R-CASS-2': {
		name: 'Playing a cassette',
		statement: 'Reveal it, carry out its effect and put it on the discard pile.',
		allowed: 'another cassette',
		refused: 'it is on the discard pile'
	},
	'R-CASS-3': {
		name: 'Supply of cassettes empty',
		statement: 'When the supply is empty, shuffle the discard pile into a new one.'
	},
	'R-EXCH-1': {
		name: 'Exchanging crystals',
		statement: 'At any moment of your turn you may exchange crystals at the rates of your console.'
	},
	'R-EXCH-2': {
		name: 'Exchanging down',
		statement: '1 pink crystal gives 2 white ones. 1 purple crystal gives 3 white ones.',
		allowed: 'purple to 3 white',
		refused: 'no rate for purple to pink'
	},
	'R-EXCH-3': {
		name: 'Exchanging up',
		statement: '3 white crystals give 1 pink, 3 pink give 1 purple. These rates are our practice values.',
		allowed: '3 white for 1 pink',
		refused: 'only 2 pink'
	},
	'R-ENERGY-1': {
		name: 'What energy can activate',
		statement:
			'An energy stone activates the effect of your tribe, of one of your equipments or of an ancestor tribe you have unlocked.',
		allowed: 'your own tribe',
		refused: 'not unlocked yet'
	},
	'R-ENERGY-2': {
		name: 'Any colour will do',
		statement: 'The stone must come from your energy depot. Its colour does not matter.',
		allowed: 'a stone of your depot',
		refused: 'no such stone there'
	},
	'R-ENERGY-3': {
		name: 'Dearer each time',
		statement:
			'You may activate the same effect again, each time for 1 stone more: 1, 2, 3 and so on since your last reset.',
		allowed: 'the first time costs 1',
		refused: 'the second costs 2, 1 left'
	},
	'R-ENERGY-4': { name: 'Fixed cost', statement: 'Effects with the fixed-cost symbol always cost 1 stone.' },
	'R-ENERGY-5': {
		name: 'Effects with a trigger',
		statement:
			'An effect with a trigger can be activated only when the trigger happens, and at most once each time.',
		allowed: 'once for this tile',
		refused: 'a second time'
	},
	'R-BOX-1': {
		name: 'A module opens the box',
		statement: 'You activate an action box by pushing a module into the slot below it.'
	},
	'R-BOX-A': { name: 'Box A: figures', statement: 'Box A gives 2 figures.' },
	'R-BOX-A-PAY': {
		name: 'Box A: buy more figures',
		statement:
			'You may pay crystals for up to 4 more figures. Practice values: 1 white for 1, 1 white for 1, 1 pink for 2, each once.',
		allowed: '1 white for 1 figure',
		refused: 'no pink crystal'
	},
	'R-BOX-A-REMOVE': {
		name: 'Box A: figures for crystals',
		statement:
			'You may remove any number of your figures from the board for 1 white crystal each. The parts of box A come in any order.'
	},
	'R-BOX-B': {
		name: 'Box B: walk and develop',
		statement: 'Box B gives 1 movement of 2 steps and 1 develop action.'
	},
	'R-BOX-B-PAY': {
		name: 'Box B: pay for more steps',
		statement:
			'Instead of 2 steps you may pay 1 white, pink or purple crystal for 3, 4 or 5 steps. At most 1 crystal in all.',
		allowed: '1 white for 3 steps',
		refused: 'no pink crystal'
	},
	'R-BOX-C': {
		name: 'Box C: water and develop',
		statement: 'Box C gives 1 water movement and 1 develop action.'
	},
	'R-BOX-D': {
		name: 'Box D: two of your choice',
		statement: 'Box D gives 2 actions. Each is either 1 movement of 1 step or 1 develop action.'
	},
	'R-BOX-E': {
		name: 'Box E: explore',
		statement: 'Box E gives 1 exploration, 1 movement of 1 step and 1 develop action.'
	},
	'R-BOX-F': {
		name: 'Box F: copy a box',
		statement: 'Pay 1 white crystal to get a copy of another box with a module in its slot.',
		allowed: 'a module is under D',
		refused: 'no module under B'
	}
};
