// English: the rules of developing, digging and building, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const building: Readonly<Record<string, RuleText>> = {
	'R-DEV-1': {
		name: 'One develop action',
		statement: 'A develop action is one of three: dig once, build 1 building, or upgrade 1 of your crystals.',
		allowed: '1 upgrade',
		refused: '2 upgrades'
	},
	'R-DIG-1': {
		name: 'What a dig costs',
		statement:
			'Dig only on an excavation site: remove 1 of your figures standing right there and pay 1 crystal.',
		allowed: 'your figure is there',
		refused: 'none of yours is there'
	},
	'R-DIG-2': {
		name: '3 stones there',
		statement:
			'Pay 1 white crystal, take 1 stone of your choice and make 2 steps on the track of its colour.',
		allowed: 'a stone that lies there',
		refused: 'no white one there'
	},
	'R-DIG-3': {
		name: '2 stones there',
		statement: 'Pay 1 pink crystal, take 1 stone of your choice and make 3 steps on the track of its colour.',
		allowed: '3 stones: white will do',
		refused: '2 stones: pink is needed'
	},
	'R-DIG-4': {
		name: '1 stone there',
		statement: 'Pay 1 purple crystal, take the last stone and make 4 steps. On an empty site you cannot dig.',
		allowed: '3 stones: white will do',
		refused: '1 stone: purple is needed'
	},
	'R-DIG-5': {
		name: 'Into your energy depot',
		statement: 'The stone you dig up goes into your energy depot.'
	},
	'R-DIG-6': {
		name: 'Dig again',
		statement: 'Several develop actions may dig at the same site, for 1 stone each.'
	},
	'R-BUILD-1': {
		name: 'One building per field',
		statement: 'You never have more than 1 building on a field. Several players may build on the same one.',
		allowed: 'none of yours there',
		refused: 'your second building there'
	},
	'R-BUILD-2': {
		name: 'One figure to build',
		statement: 'To build, remove 1 of your figures standing on that very field.',
		allowed: 'your figure is there',
		refused: 'no figure there'
	},
	'R-BUILD-3': {
		name: 'More where others have built',
		statement:
			'Remove 1 more figure from there for each other player who already has a building on the field.',
		allowed: 'nobody has built: 1 figure',
		refused: '1 other has: 2 needed'
	},
	'R-BUILD-4': {
		name: 'A figure for each of them',
		statement: 'Each of those players gains 1 own figure on that field.'
	},
	'R-CAMP-1': {
		name: 'Building beside a camp',
		statement: 'When you build next to a camp, you get its reward at once.',
		allowed: 'next to the storage',
		refused: 'not next to it'
	},
	'R-CAMP-2': {
		name: 'Each camp once',
		statement: 'You get the reward of a camp only once in a game, for your first building next to it.'
	},
	'R-CAMP-3': {
		name: 'A camp serves everybody',
		statement: 'Several players may each get the reward of the same camp once.'
	},
	'R-CAMP-4': {
		name: 'A camp comes to light',
		statement:
			'If an exploration reveals a camp, everybody with a building next to it gets its reward at once.'
	},
	'R-CAMP-5': {
		name: 'Nothing is built on a camp',
		statement: 'Figures may enter a camp, but nobody can build or dig there.',
		allowed: 'a storage field',
		refused: 'a camp'
	},
	'R-STORE-1': {
		name: 'Only on storage fields',
		statement: 'Storages stand only on storage fields. They cost no crystals.',
		allowed: 'a storage field',
		refused: 'farmland'
	},
	'R-STORE-2': { name: 'Any storage', statement: 'You may take any storage of your console, in any order.' },
	'R-STORE-4': {
		name: 'Reward of a storage',
		statement: 'You get the reward printed to the right of the storage you took at once.'
	},
	'R-STORE-3': {
		name: 'The bottom storage',
		statement:
			'The bottom storage gives 1 relic of your choice from the round space, without removing figures. The reward of the covered space follows as usual.'
	},
	'R-WORK-1': {
		name: 'Only on the three terrains',
		statement: 'Workshops stand only on farmland, forest or mountain. You have 2 for each of them.',
		allowed: 'a farmland workshop',
		refused: 'a forest workshop'
	},
	'R-WORK-2': {
		name: 'Lower workshop first',
		statement: 'Within a terrain the lower workshop comes first. Between terrains there is no order.',
		allowed: 'the lower workshop',
		refused: 'the upper one first'
	},
	'R-WORK-3': {
		name: 'What a workshop costs',
		statement: 'Pay the crystals printed to the left of the workshop.',
		allowed: 'it costs 1 white',
		refused: 'it costs 1 pink'
	},
	'R-WORK-4': {
		name: 'Reward of a workshop',
		statement: 'You get the reward printed to the right of the workshop at once.'
	},
	'R-WORK-5': {
		name: 'A module with every workshop',
		statement:
			'Also take 1 open module from the display: yellow for farmland, green for forest, grey for mountain.',
		allowed: 'green for a forest',
		refused: 'yellow is for farmland'
	},
	'R-MON-1': {
		name: 'Only on monument fields',
		statement: 'Monuments stand only on monument fields.',
		allowed: 'a monument field',
		refused: 'a storage field'
	},
	'R-MON-6': {
		name: 'The lowest monument',
		statement: 'Always build the lowest monument left on your console.',
		allowed: 'the lowest one',
		refused: 'the one above it'
	},
	'R-MON-2': {
		name: 'Purple crystals',
		statement: 'Pay as many purple crystals as are printed to the left of the monument.',
		allowed: 'with 2 purple crystals',
		refused: 'with 1 purple crystal'
	},
	'R-MON-3': {
		name: 'On a printed field',
		statement:
			'A monument on a field printed on the board brings nothing at once. At the end it scores by the matching knowledge track.'
	},
	'R-MON-4': {
		name: 'A tile for the field',
		statement:
			'On a tile’s monument field the first builder lays 1 monument tile from the display. It counts for all later builders too.',
		allowed: 'a tile of the display',
		refused: 'out of the game'
	},
	'R-MON-5': {
		name: 'Reward and points',
		statement:
			'Everybody who builds there gets the reward at the bottom of the monument tile at once, and its points in the final scoring.'
	}
};
