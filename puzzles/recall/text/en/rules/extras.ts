// English: the rules of playing alone, variants and symbols, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const extras: Readonly<Record<string, RuleText>> = {
	'R-SOLO-1': { name: 'Alone: 3 goal cards', statement: 'You draw 3 goal cards instead of 2.' },
	'R-SOLO-2': {
		name: 'Alone: choose your start',
		statement: 'Your 3 figures start on start field 1 or 2, as you like.'
	},
	'R-SOLO-3': {
		name: 'Alone: keep 2 goals',
		statement: 'In the goal choice you discard 1 card, with its reward as usual, and keep 2.'
	},
	'R-SOLO-4': {
		name: 'Alone: both goals',
		statement: 'To win you must meet all conditions of both cards. Together they give 15 points.'
	},
	'R-SOLO-5': {
		name: 'Alone: nothing counts twice',
		statement: 'No element counts for both cards. If both ask for 3 relic colours, you need two such sets.'
	},
	'R-SOLO-8': {
		name: 'Alone: impossible pairs',
		statement:
			'Some pairs cannot be met together, such as 4 and 4 storages with only 6. Discard one of them in the goal choice.'
	},
	'R-SOLO-6': {
		name: 'Alone: how well you did',
		statement: '100 points or more are bronze, 140 silver, 170 gold, 200 platinum.'
	},
	'R-SOLO-7': {
		name: 'Alone: beat the ancestors',
		statement: 'With the companion app, try to beat the scores of all 3 ancestor tribes.'
	},
	'R-VAR-1': {
		name: 'Boomerang draft',
		statement:
			'Tribes and equipment lie unpaired. Counter-clockwise everybody takes one of either kind; then, clockwise from the start person, the kind they still lack.'
	},
	'R-VAR-2': {
		name: 'Known ancestors',
		statement:
			'Ancestor tribes and equipment lie open from the start. The first player on space 3 still gets 1 point.'
	},
	'R-VAR-3': {
		name: 'Choice of boosters',
		statement:
			'Everybody has a set of boosters A to F. A green box space gives 1 booster of your choice from your set.'
	},
	'R-SYM-DEV': { name: 'Symbol: develop', statement: 'You get 1 develop action.' },
	'R-SYM-FIG': {
		name: 'Symbol: figure',
		statement: 'You gain 1 figure, placed as usual.',
		allowed: '1 figure',
		refused: '2 figures'
	},
	'R-SYM-FIGHERE': {
		name: 'Symbol: figure right here',
		statement: 'You gain 1 figure exactly on the field that triggered the effect. You need no presence there.'
	},
	'R-SYM-CRYSTAL': { name: 'Symbol: crystal', statement: 'You gain 1 crystal of the kind shown.' },
	'R-SYM-COST': { name: 'Symbol: cost', statement: 'Remove 1 figure, or pay 1 crystal of the kind shown.' },
	'R-SYM-UPGRADE': { name: 'Symbol: upgrade a crystal', statement: 'You upgrade 1 crystal.' },
	'R-SYM-MOVE': {
		name: 'Symbol: movement',
		statement: 'You get 1 movement with as many steps as shown. Without a number it is 1 step.'
	},
	'R-SYM-WATER': { name: 'Symbol: water movement', statement: 'You get 1 water movement.' },
	'R-SYM-WATERPLUS': {
		name: 'Symbol: improved water movement',
		statement: 'You get 1 improved water movement.'
	},
	'R-SYM-POINTS': { name: 'Symbol: points', statement: 'You get that many green points at once.' },
	'R-SYM-STEP': {
		name: 'Symbol: step',
		statement: 'You make 1 step on the track shown. The circle stands for the black track.'
	},
	'R-SYM-STEPANY': {
		name: 'Symbol: step of your choice',
		statement: 'You make 1 step on a track of your choice.'
	},
	'R-SYM-CASS': { name: 'Symbol: cassette', statement: 'You gain 1 cassette.' },
	'R-SYM-MODULE': { name: 'Symbol: module', statement: 'Take 1 open module of the colour shown.' },
	'R-SYM-MODUP': {
		name: 'Symbol: upgrade a module',
		statement:
			'Swap a white module for a yellow one, yellow for green or green for grey from the display. White leaves the game, yellow returns, green goes under its stack.',
		allowed: 'one level up',
		refused: 'two levels up'
	},
	'R-SYM-MODUP-IN': {
		name: 'Upgrade in the slot',
		statement:
			'You may upgrade an activated module. The new one takes its slot, but its actions are not activated.'
	},
	'R-SYM-DEACT': {
		name: 'Symbol: pull out a module',
		statement: 'Deactivate 1 of your modules. It is ready again.',
		allowed: 'a module is under A',
		refused: 'no module under B'
	},
	'R-SYM-FREEACT': {
		name: 'Symbol: free activation',
		statement:
			'Activate once, without stones, the effect of your tribe, of an ancestor tribe you unlocked or of one of your equipments.',
		allowed: 'your own tribe',
		refused: 'not unlocked yet'
	},
	'R-SYM-RELIC': {
		name: 'Symbol: relic of your choice',
		statement: 'Take 1 relic of your choice from the round space.',
		allowed: 'still on the round space',
		refused: 'already taken'
	},
	'R-SYM-SLASH': { name: 'Symbol: slash', statement: 'With a slash between actions you choose one of them.' }
};
