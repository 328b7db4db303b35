// English: the rules of rounds, turns, inserting and resetting modules, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const turns: Readonly<Record<string, RuleText>> = {
	'R-ROUND-1': {
		name: '17 rounds',
		statement:
			'The game has 13 standard rounds and 4 special ones: path choice I, II, III and the goal choice. Then comes the final scoring.'
	},
	'R-ROUND-2': {
		name: 'One turn each',
		statement:
			'In every round everybody has 1 turn, clockwise from the start person, who stays the same all game.'
	},
	'R-ROUND-3': {
		name: 'The time marker',
		statement: 'A round begins by moving the time marker 1 space. The space shows what kind of round it is.'
	},
	'R-TURN-1': {
		name: 'Insert or reset',
		statement: 'On a standard turn you must do exactly one thing: insert 1 module, or reset all modules.',
		allowed: 'a module, then the end',
		refused: 'neither module nor reset'
	},
	'R-TURN-2': {
		name: 'Free actions at any time',
		statement:
			'In any turn, standard or special, you may take free actions at any moment and as often as you like.'
	},
	'R-SPEC-1': {
		name: 'Path choice',
		statement:
			'In special round I, II or III you must choose 1 of the 2 path cards at that path space and move your marker there.',
		allowed: 'a card at path space I',
		refused: 'a card at path space II'
	},
	'R-SPEC-2': {
		name: 'Bonus for the path',
		statement:
			'You get the reward of the dark bonus tile beside your card at once. Others may choose the same card.'
	},
	'R-SPEC-3': {
		name: 'Goal choice',
		statement: 'In the goal choice you must keep 1 of your 2 goal cards, secretly, and discard the other.',
		allowed: '1 goal discarded',
		refused: 'both goals kept'
	},
	'R-SPEC-4': {
		name: 'Reward of the discarded goal',
		statement:
			'You get the reward in the lower part of the card you discard at once, never that of the card you keep.'
	},
	'R-MOD-1': {
		name: 'Insert 1 module',
		statement:
			'Choose one of your ready modules and push it into a free slot. It activates the module and the box above it.',
		allowed: 'a free slot',
		refused: 'the slot is taken'
	},
	'R-MOD-2': {
		name: 'Any order',
		statement:
			'You may do all actions of the module and the box in any order, also going back and forth between them.',
		allowed: 'the box after the module',
		refused: 'the same action again'
	},
	'R-MOD-3': { name: 'Nothing is forced', statement: 'Every action of module and box is optional.' },
	'R-MOD-4': {
		name: 'Blank modules',
		statement: 'Starting modules show no actions. They only activate the box.'
	},
	'R-MOD-5': {
		name: 'One side of the slash',
		statement:
			'On a module with a slash you choose exactly one of the alternatives, also where there are 5 of them.',
		allowed: 'one side of the slash',
		refused: 'then the other side too'
	},
	'R-MOD-6': {
		name: 'Only open modules',
		statement:
			'You may take only open modules from the display, never from a stack. A green or grey gap is then refilled.',
		allowed: 'lies open',
		refused: 'still in the stack'
	},
	'R-MOD-7': {
		name: 'No module left',
		statement: 'If no module of a colour is left, gaining one gives you nothing.'
	},
	'R-RESET-1': {
		name: 'Step 1: modules out',
		statement: 'Pull out all your activated modules. They are ready again.'
	},
	'R-RESET-2': {
		name: 'Step 2: produce',
		statement: 'For each module pulled out in step 1 you may activate 1 production field and get its reward.',
		allowed: '1 module out, 1 field',
		refused: '1 module out, 2 fields'
	},
	'R-RESET-3': {
		name: 'Each field once',
		statement: 'You may activate each production field only once per turn.',
		allowed: 'two different fields',
		refused: 'the same field twice'
	},
	'R-RESET-7': {
		name: 'More production fields',
		statement: '3 production fields are free from the start. Buildings taken off the console uncover more.',
		allowed: 'free from the start',
		refused: 'still covered'
	},
	'R-RESET-4': {
		name: 'Step 3: stones back',
		statement: 'All your used energy stones return to the energy depot.',
		allowed: 'stones back, then the end',
		refused: 'the stones are not back'
	},
	'R-RESET-5': {
		name: 'No energy after step 3',
		statement:
			'Once the stones are back, you may use none for the rest of the turn. Cassettes and exchanges stay allowed.',
		allowed: 'an exchange',
		refused: 'an energy stone'
	},
	'R-RESET-6': {
		name: 'Costs start again',
		statement: 'After step 3 every effect costs 1 energy stone again.'
	}
};
