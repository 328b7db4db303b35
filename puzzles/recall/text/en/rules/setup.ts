// English: the rules of the aim, the components and the set-up, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const setup: Readonly<Record<string, RuleText>> = {
	'R-AIM-1': {
		name: 'Most points win',
		statement:
			'Whoever has the most points after the final scoring wins. Points come during the game, and at the end from path cards, goal cards and resources.'
	},
	'R-AIM-2': {
		name: 'Three choices of path',
		statement: 'Exactly 3 times in a game everybody commits to one of two path cards.'
	},
	'R-COMP-1': {
		name: 'What may run out',
		statement:
			'Crystal markers and helper markers are a common supply without limit. The tribe figures of each colour are limited.'
	},
	'R-COMP-2': {
		name: 'Helper markers',
		statement:
			'Green helper markers only help you remember: cover actions or production fields you have used this turn. Put them aside when the turn ends.'
	},
	'R-COMP-3': {
		name: 'Glue the consoles once',
		statement:
			'Before the very first game the 4 consoles are glued together, following the marks on their black inner sides.'
	},
	'R-SETUP-1': { name: 'Board in the middle', statement: 'The game board lies in the middle of the table.' },
	'R-SETUP-2': {
		name: 'Light bonus tiles',
		statement:
			'Shuffle the 6 light bonus tiles and lay them face up beside the knowledge tracks, 2 at each track.'
	},
	'R-SETUP-3': {
		name: 'Dark bonus tiles',
		statement:
			'Shuffle the 6 dark bonus tiles and lay them face up along the left edge, one at each place for a path card.'
	},
	'R-SETUP-4': {
		name: 'Path cards',
		statement:
			'Shuffle the 6 path cards and lay one beside each place on the left edge. Each path space I, II and III then has 2 cards.'
	},
	'R-SETUP-4F': {
		name: 'Side A for newcomers',
		statement:
			'If anybody plays for the first time, all path cards show side A. Otherwise mix sides A and B as you like.'
	},
	'R-SETUP-5': {
		name: '5 monument tiles',
		statement: 'Shuffle the 8 monument tiles. Lay 5 face up on their places; the other 3 are out of the game.'
	},
	'R-SETUP-6': { name: 'Cassettes', statement: 'Shuffle the 24 cassettes into a face-down supply.' },
	'R-SETUP-7': {
		name: 'Boosters by letter',
		statement:
			'Sort the 24 box boosters into 6 stacks by letter. One random stack lies under each green box space; it does not matter which sides face up.'
	},
	'R-SETUP-8': {
		name: 'The display of modules',
		statement:
			'Yellow modules form 3 open stacks by kind. Green and grey ones form a face-down stack each, with 3 open beside it. All open modules are the display.'
	},
	'R-SETUP-9': {
		name: '4 relics on the round space',
		statement: 'One relic stone of each colour lies on the round space at the lower right of the board.'
	},
	'R-SETUP-10': {
		name: 'Fill the bag',
		statement: 'The other 24 relic stones and all 27 white, grey and black energy stones go into the bag.'
	},
	'R-SETUP-11': {
		name: 'Start tiles',
		statement:
			'The 2 start tiles lie face up, turned at random, beside start fields 1 to 4. Shuffle the other 10 area tiles and lay them face down.'
	},
	'R-SETUP-11S': {
		name: '1 or 2 players: one start tile closed',
		statement: 'With 1 or 2 players the start tile beside start fields 3 and 4 lies face down.'
	},
	'R-SETUP-12': {
		name: 'Fill the start tiles',
		statement:
			'On each face-up start tile every relic field gets 1 relic stone and every excavation site 3 energy stones, drawn at random from the bag.'
	},
	'R-SETUP-13': {
		name: 'Tribe material stays aside',
		statement: 'Pigs, pigsties, islands, rafts and rings stay aside until their tribe comes into play.'
	},
	'R-SETUP-A': {
		name: 'Console and colour',
		statement: 'Take a console and everything in one colour: blue, purple, red or yellow.'
	},
	'R-SETUP-B': {
		name: 'Your own energy stones',
		statement:
			'1 of your 4 energy stones goes into your energy depot, the other 3 beside the knowledge tracks, one at the 5th space of each.'
	},
	'R-SETUP-C': {
		name: '7 round markers',
		statement:
			'1 marker goes on space 0 of the points track, 1 on the start of each knowledge track, 1 on each path space I, II and III.'
	},
	'R-SETUP-D': {
		name: 'Ancestor markers',
		statement: 'Your 3 ancestor markers go on their spaces at the top of the console.'
	},
	'R-SETUP-E': {
		name: '17 buildings on the console',
		statement:
			'6 storages stand in the left column, 6 workshops in the middle, 5 monuments in the right column.'
	},
	'R-SETUP-F': {
		name: 'Your supply',
		statement:
			'Beside the console lie 10 crystal markers, 6 helper markers, 14 figures, 3 large figures and 2 starting modules.'
	},
	'R-SETUP-G': { name: '3 white crystals', statement: 'You start with 3 white crystals.' },
	'R-SETUP-H': {
		name: '2 secret goal cards',
		statement: 'Everybody is dealt 2 goal cards and keeps them secret. The rest go back unseen.'
	},
	'R-SETUP-I': {
		name: 'Start person',
		statement: 'Choose a start person in any way. They keep the time board, with its marker on space 1.'
	},
	'R-SETUP-J': {
		name: '3 figures on your start field',
		statement:
			'The start person puts 3 figures on start field 1, the next player clockwise on field 2, and so on.'
	},
	'R-SETUP-K': {
		name: 'Choose tribe and equipment',
		statement:
			'Lay out one tribe more than players, each with an equipment. From the right of the start person, counter-clockwise, everybody takes one pair. The last pair goes back.'
	},
	'R-SETUP-KF': {
		name: 'First game: deal at random',
		statement:
			'If anybody plays for the first time, everybody may instead be dealt a random tribe and a random equipment.'
	},
	'R-SETUP-L': {
		name: 'Ancestor tribes',
		statement:
			'Shuffle the remaining tribes and lay 1 face down at the top of each knowledge track. The rest go back unseen.'
	},
	'R-SETUP-M': {
		name: 'Ancestor equipment',
		statement:
			'Shuffle the remaining equipment and lay a face-down stack of 4 at the top of each knowledge track. The rest go back unseen.'
	},
	'R-APP-1': {
		name: 'The companion app',
		statement:
			'Ancestor tribes and equipment may come from the publisher’s web app instead, which keeps tribes of earlier games. Here a random draw does the same.'
	}
};
