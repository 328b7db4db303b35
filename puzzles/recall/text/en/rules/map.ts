// English: the rules of exploring, moving and relic stones, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const map: Readonly<Record<string, RuleText>> = {
	'R-EXPL-1': {
		name: 'Turn over a tile',
		statement: 'With an exploration you turn over 1 face-down area tile.',
		allowed: 'a face-down tile',
		refused: 'already open'
	},
	'R-EXPL-2': {
		name: 'From a neighbouring tile',
		statement: 'To explore you need presence on a neighbouring tile. Any field of it will do.',
		allowed: 'beside your tile',
		refused: 'one tile too far'
	},
	'R-EXPL-3': {
		name: 'Turn it as you like',
		statement: 'Look at the face, then lay the tile in any orientation.'
	},
	'R-EXPL-4': {
		name: 'Points for exploring',
		statement:
			'At once you score 1 green point for each player with presence on a neighbouring tile, yourself included.'
	},
	'R-EXPL-5': {
		name: 'Fill the new tile',
		statement:
			'Then every relic field gets 1 random relic stone and every excavation site 3 random energy stones.'
	},
	'R-EXPL-6': {
		name: 'Monument symbol on the back',
		statement: '3 area tiles have a monument symbol on the back. It announces 1 monument field on the face.'
	},
	'R-MOVE-1': {
		name: 'One step',
		statement:
			'With 1 step you move a group of 1 or more of your figures from one field to an adjacent field. Some may stay behind.',
		allowed: 'to an adjacent field',
		refused: 'two fields away'
	},
	'R-MOVE-2': {
		name: 'Several steps',
		statement:
			'Steps are made one after another, with any groups. A group may drop or pick up figures on the way.'
	},
	'R-MOVE-3': { name: 'Steps may be left over', statement: 'You need not use all steps of a movement.' },
	'R-MOVE-4': {
		name: 'Where you cannot walk',
		statement: 'A normal movement never enters water, volcanoes or face-down tiles, nor a start field.',
		allowed: 'onto land',
		refused: 'into the water'
	},
	'R-MOVE-5': {
		name: 'In one go',
		statement:
			'A movement is made without a break. Only free actions and collecting relics may interrupt it.',
		allowed: 'a free action between steps',
		refused: 'a develop action between steps'
	},
	'R-MOVE-6': {
		name: 'Relics bar the way',
		statement: 'A group may enter or cross a field with a relic stone only if it can collect it at once.'
	},
	'R-WATER-1': {
		name: 'Water movement',
		statement: 'A water movement takes 1 group through 1 or more connected water fields, field by field.',
		allowed: 'the next water field',
		refused: 'a water field farther off'
	},
	'R-WATER-2': {
		name: 'Back on land',
		statement: 'A water movement must end outside the water, on a field next to the water it crossed.',
		allowed: 'beside the crossed water',
		refused: 'not beside it'
	},
	'R-WATER-3': {
		name: 'The group stays together',
		statement: 'In a plain water movement nobody leaves the group on the way.',
		allowed: 'all 3 together',
		refused: '1 of 3 alone'
	},
	'R-WATER-5': {
		name: 'No water field twice',
		statement: 'In one water movement you may not enter the same water field twice.',
		allowed: 'onto land',
		refused: 'back into the same water'
	},
	'R-WATER-4': {
		name: 'Improved water movement',
		statement:
			'With the booster of box C, figures may branch off and end on different fields, all next to the crossed water.'
	},
	'R-RELIC-1': {
		name: 'Relics must be collected',
		statement: 'A group that moves onto or through a field with a relic stone must collect it at once.'
	},
	'R-RELIC-2': {
		name: 'Leftmost free space',
		statement: 'The relic goes on the leftmost free space in the row of its colour on your console.'
	},
	'R-RELIC-3': {
		name: 'What a relic costs',
		statement:
			'The number above that column says how many figures you must remove: 1 for the first of a colour, 2 for the second, and so on.'
	},
	'R-RELIC-4': {
		name: 'Figures from that very field',
		statement: 'The figures you remove must stand on the field of the relic.',
		allowed: '2 go there and pay',
		refused: '1 goes, 2 stay behind'
	},
	'R-RELIC-5': {
		name: 'Not enough figures',
		statement: 'If the group cannot pay for the relic, it may not enter at all.',
		allowed: 'round the relic',
		refused: '1 figure, but 2 needed'
	},
	'R-RELIC-6': {
		name: 'Nobody left',
		statement: 'A group may be used up completely by a relic. The movement then ends at once.'
	},
	'R-RELIC-7': {
		name: 'Reward after the movement',
		statement: 'The reward of the covered space comes only when the whole movement has ended.'
	},
	'R-RELIC-8': {
		name: 'Relics on water',
		statement: 'Relic stones on water can be collected only by a water movement, by the same rules.'
	},
	'R-RELIC-9': {
		name: 'At most 5 of a colour',
		statement: 'You can have at most 5 relics of a colour. A move that would bring the 6th is not allowed.',
		allowed: 'a first white relic',
		refused: 'a sixth black relic'
	}
};
