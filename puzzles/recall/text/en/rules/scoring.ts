// English: the rules of the end and the final scoring, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const scoring: Readonly<Record<string, RuleText>> = {
	'R-END-1': {
		name: 'The final scoring',
		statement:
			'When the time marker reaches the last space, score in 3 steps: path cards, goal cards, resources.'
	},
	'R-END-2': { name: 'Pigsties too', statement: 'If Dorian is in play, its pigsties are scored as well.' },
	'R-END-3': { name: 'No more boosters', statement: 'The final scoring brings no boosters.' },
	'R-END-4': { name: 'The winner', statement: 'Whoever has the most points wins.' },
	'R-TIE-1': {
		name: 'Ties',
		statement:
			'More steps on the white track decide, then on the grey, then on the black one. If all are equal, you share the victory.'
	},
	'R-PATH-1': {
		name: 'All 6 path cards',
		statement: 'Score the 6 path cards one by one. Everybody scores all 6 standard scorings.'
	},
	'R-PATH-2': {
		name: 'Your 3 specialisations',
		statement: 'In addition everybody scores the specialisations of exactly the 3 cards with their markers.'
	},
	'R-PATH-3': {
		name: 'Sides A and B',
		statement: 'The standard scoring is the same on both sides of a card. Only the specialisation differs.'
	},
	'R-PATH-ARCH-S': {
		name: 'Archaeology',
		statement:
			'1 point for each white, grey or black energy stone you own. Stones of your own colour give nothing.'
	},
	'R-PATH-ARCH-A': {
		name: 'Archaeology A',
		statement: '2 more points for each white, grey or black energy stone.'
	},
	'R-PATH-ARCH-B': {
		name: 'Archaeology B',
		statement: '7 more points for each set of 1 white, 1 grey and 1 black energy stone.'
	},
	'R-PATH-EFF-S': {
		name: 'Efficiency',
		statement: 'You score the points printed on all your modules, activated or not.'
	},
	'R-PATH-EFF-A': {
		name: 'Efficiency A',
		statement: '2 more points for each yellow, green or grey module. White ones do not count.'
	},
	'R-PATH-EFF-B': { name: 'Efficiency B', statement: '3 more points for each grey module.' },
	'R-PATH-LEG-S': { name: 'Legends', statement: '2 points for each storage you have built.' },
	'R-PATH-LEG-A': { name: 'Legends A', statement: '2 more points for each storage you have built.' },
	'R-PATH-LEG-B': {
		name: 'Legends B',
		statement: '5 more points for each full pair of storages. 3 storages give 5.'
	},
	'R-PATH-MIGHT-S': {
		name: 'Might',
		statement:
			'The points of each monument field with your monument: those of its tile or, on a printed field, the highest value you reached on that track.'
	},
	'R-PATH-MIGHT-A': { name: 'Might A', statement: '3 more points for each monument you have built.' },
	'R-PATH-MIGHT-B': {
		name: 'Might B',
		statement: 'The points of your monuments on monument tiles once more. Printed fields do not count.'
	},
	'R-PATH-STRIVE-S': {
		name: 'Striving',
		statement: 'For each of the 4 relic colours you score the points below your rightmost relic.'
	},
	'R-PATH-STRIVE-A': {
		name: 'Striving A',
		statement: '6 more points for each set of 1 white, 1 grey, 1 black and 1 brown relic stone.'
	},
	'R-PATH-STRIVE-B': { name: 'Striving B', statement: 'The highest of your 4 colour values once more.' },
	'R-PATH-KNOW-S': {
		name: 'Knowledge',
		statement: 'For each track you score the highest printed value that your marker reached or passed.'
	},
	'R-PATH-KNOW-A': { name: 'Knowledge A', statement: 'The second-highest of your 3 track values once more.' },
	'R-PATH-KNOW-B': {
		name: 'Knowledge B',
		statement:
			'4 more points for each track on which you reached at least space 7, just before the lower light bonus tile.'
	},
	'R-GOAL-1': {
		name: '15 points or none',
		statement: 'A goal card you kept gives 15 points if all its conditions are met, otherwise 0.'
	},
	'R-GOAL-RELIC2': {
		name: 'Goal: 2 relics of a colour',
		statement: 'You have at least 2 relics of one colour.'
	},
	'R-GOAL-RELIC3': {
		name: 'Goal: 3 relics of a colour',
		statement: 'You have at least 3 relics of one colour.'
	},
	'R-GOAL-COLOURS3': { name: 'Goal: 3 relic colours', statement: 'You have relics in at least 3 colours.' },
	'R-GOAL-COLOURS4': { name: 'Goal: all relic colours', statement: 'You have relics in all 4 colours.' },
	'R-GOAL-ENERGYSET': {
		name: 'Goal: a set of stones',
		statement: 'You own at least 1 white, 1 grey and 1 black energy stone.'
	},
	'R-GOAL-ENERGY5': {
		name: 'Goal: 5 stones',
		statement: 'You own at least 5 white, grey or black energy stones.'
	},
	'R-GOAL-BOOSTERS': {
		name: 'Goal: boosters',
		statement: 'You have at least as many boosters as the card says.'
	},
	'R-GOAL-STORAGES': {
		name: 'Goal: storages',
		statement: 'You have built at least as many storages as the card says.'
	},
	'R-GOAL-MONUMENTS': {
		name: 'Goal: monuments',
		statement: 'You have built at least as many monuments as the card says.'
	},
	'R-GOAL-MODULES7': { name: 'Goal: 7 modules', statement: 'You have at least 7 modules, activated or not.' },
	'R-GOAL-ANCESTORS3': { name: 'Goal: all ancestors', statement: 'You have unlocked all 3 ancestor tribes.' },
	'R-GOAL-CAMPS': {
		name: 'Goal: camps',
		statement: 'Your buildings stand next to at least as many different camps as the card says.'
	},
	'R-GOAL-TILES6': {
		name: 'Goal: 6 tiles',
		statement:
			'Your buildings stand on at least 6 different area tiles. Fields printed on the board do not count.'
	},
	'R-RES-1': {
		name: 'All crystals to white',
		statement:
			'Turn pink and purple crystals into white ones: 1 pink gives 2, 1 purple gives 3. The limit of 6 does not matter here.'
	},
	'R-RES-2': {
		name: '1 point for 3',
		statement: 'Add your figures on the board to your white crystals. Each full 3 give 1 point.'
	}
};
