// English: the rules of crystals, figures, points, knowledge tracks and fields, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const resources: Readonly<Record<string, RuleText>> = {
	'R-CRYSTAL-1': {
		name: 'Three kinds of crystal',
		statement:
			'Crystals are white, pink or purple. When you gain one, a marker goes into that area of your crystal depot.'
	},
	'R-CRYSTAL-2': {
		name: 'Paying crystals',
		statement: 'To pay a crystal, put a marker of exactly that kind back into the supply.'
	},
	'R-CRYSTAL-3': {
		name: 'Upgrading a crystal',
		statement: 'To upgrade, move 1 of your crystals up one area: white to pink, or pink to purple.',
		allowed: 'white to pink',
		refused: 'purple is the top'
	},
	'R-CRYSTAL-4': {
		name: 'At most 6 of a kind',
		statement:
			'At the end of your turn you keep at most 6 crystals of each kind. Before that there is no limit.'
	},
	'R-CRYSTAL-5': {
		name: 'Crystals never run out',
		statement: 'Markers are unlimited: you always get the crystals you gain.'
	},
	'R-FIG-1': {
		name: 'Where new figures go',
		statement: 'A figure you gain must go on a field where you have presence, or on your own start field.',
		allowed: 'beside your own figure',
		refused: 'only somebody else is there'
	},
	'R-FIG-2': {
		name: 'Presence',
		statement: 'You have presence on a field with at least 1 of your figures or 1 of your buildings.'
	},
	'R-FIG-3': {
		name: 'Removing figures',
		statement: 'A figure that is removed goes from the board back to your supply.'
	},
	'R-FIG-4': {
		name: 'Large figures',
		statement: 'A large figure stands for 3. Swap 3 small ones for a large one, or back, at any time.'
	},
	'R-FIG-5': {
		name: 'Empty supply',
		statement: 'If you gain a figure and your supply is empty, you place none.'
	},
	'R-FIG-6': {
		name: 'Take figures back',
		statement:
			'You may return your figures from the board to the supply at any time, for nothing. With an empty supply, a gain can thus move a figure.',
		allowed: 'your own figure',
		refused: 'none of yours is there'
	},
	'R-POINT-1': {
		name: 'Green points count at once',
		statement: 'Green points move your marker on the points track at once.'
	},
	'R-POINT-2': {
		name: 'Purple points count at the end',
		statement: 'Purple points count only in the final scoring and never bring boosters.'
	},
	'R-BOOST-1': {
		name: 'Boosters on the way',
		statement:
			'When you reach or pass a green box space, you get 1 box booster from its stack at once. Several spaces give several boosters.'
	},
	'R-BOOST-2': {
		name: 'Choose a side',
		statement:
			'Choose which side of the booster to use and put it on the box with the same letter. It improves that box for good.',
		allowed: 'the stack of this space',
		refused: 'the stack of another space'
	},
	'R-BOOST-3': {
		name: 'Too late for this turn',
		statement:
			'If you have already used an action of that box this turn, the improved box is not available until later.'
	},
	'R-BOOST-4': {
		name: 'Just in time',
		statement:
			'If you activated the box this turn but used none of its actions yet, you may use the improved box at once.'
	},
	'R-KNOW-1': {
		name: 'Steps of knowledge',
		statement:
			'There is a white, a grey and a black track. Each step moves you up 1 space; effects of the spaces happen from low to high.'
	},
	'R-KNOW-2': {
		name: 'First on space 3',
		statement: 'The first player to reach or pass space 3 of a track gets 1 green point at once.'
	},
	'R-KNOW-3': {
		name: 'The ancestors appear',
		statement:
			'When the first player reaches space 3, the ancestor tribe and the 4 equipments of that track are turned face up for good.'
	},
	'R-KNOW-4': {
		name: 'An equipment on space 3',
		statement:
			'Everybody who reaches or passes space 3 chooses 1 of the equipments still lying there and may use it from then on.',
		allowed: 'lies at the white track',
		refused: 'lies at the grey track'
	},
	'R-KNOW-5': {
		name: 'Your stone on space 5',
		statement:
			'When you reach or pass space 5, your own energy stone there goes into your energy depot. You may use it at once.'
	},
	'R-KNOW-6': {
		name: 'Unlock the tribe on space 5',
		statement:
			'On space 5 your ancestor marker moves from the console to the ancestor tribe. You may use that tribe like your own, with stones on the freed space.'
	},
	'R-KNOW-7': {
		name: 'Permanent effects too',
		statement: 'The permanent effect of an ancestor tribe works for you as soon as you unlock it.'
	},
	'R-KNOW-8': {
		name: 'Not yours alone',
		statement: 'Everybody who reaches space 5 unlocks the same ancestor tribe.'
	},
	'R-KNOW-9': {
		name: 'Passing a light bonus tile',
		statement:
			'Reaching or passing a space beside a light bonus tile gives you its reward at once. The tile stays for the others.'
	},
	'R-KNOW-10': {
		name: 'End of the track',
		statement: 'The last space cannot be passed. Further steps on that track are lost.',
		allowed: 'the grey track has room',
		refused: 'the white track is full'
	},
	'R-FIELD-1': { name: '7 fields to a tile', statement: 'Every area tile has 7 fields.' },
	'R-FIELD-2': {
		name: 'Kinds of field',
		statement:
			'There are farmland, forest, mountain, water, volcano, camp, storage field, excavation site and monument field. A relic field is one of these with a relic stone.'
	},
	'R-FIELD-3': {
		name: 'Fields printed on the board',
		statement:
			'Besides the tiles, the board has 4 start fields and 3 printed monument fields, one for each knowledge track.'
	}
};
