// English: a first turn.
import type { LessonText } from '../../../../schema/lesson.ts';

export const firstModule: LessonText = {
	title: 'The first module',
	aim: 'Take a whole turn with box A, from the module to the end.',
	steps: {
		insert: {
			prompt: 'Push a starting module into slot A.',
			done: 'That activates the module and the box above it. Inserting or resetting: one of them each standard turn.',
			hints: ['Choose a module, then slot A.', 'Slot A is at the far left.']
		},
		gain: {
			prompt: 'A starting module shows no action. Use box A: gain 2 figures and place both on S1.',
			done: 'Box A always gives 2. S1 is your start field, so new figures may go there.',
			hints: ['Choose the 2 figures in box A.', 'Place 2 on S1.']
		},
		stranger: {
			prompt: 'Try to place a new figure on T8.0, where nothing of yours stands.',
			done: 'New figures appear where you already are, or on your start field.',
			hints: ['Choose T8.0.']
		},
		buy: {
			prompt: 'Box A sells more figures for crystals. Buy all it offers and place them on S1.',
			done: '1 white for 1, once more 1 white for 1, 1 pink for 2: 4 more figures. Crystals paid go to the supply.',
			hints: ['There are 3 offers, each once.', 'Pay 2 white and 1 pink, place 4 on S1.'],
			mistakes: { again: 'Each offer can be taken once a turn.' }
		},
		remove: {
			prompt: 'You have no crystals. Box A also turns figures into crystals: get 2 white.',
			done: 'Any number of figures, 1 white crystal each. The figures go back to your supply.',
			hints: ['Look for the third part of box A.', 'Remove 2 figures from S1.']
		},
		allowed: {
			prompt: 'A standard turn. Is the last thing allowed?',
			items: {
				end: 'End the turn without doing anything',
				unused: 'Insert below A, use nothing, end the turn',
				second: 'Insert below A, then another below B',
				taken: 'Insert below A, where a module is in',
				blank: 'Use an action of the starting module',
				mixed: 'Buy 2 figures first, then gain the 2 of box A'
			},
			done: 'One module, into a free slot. After that every action is optional and the order is free.',
			hints: ['Inserting or resetting is a must, the actions are not.']
		},
		rounds: {
			prompt: 'The time marker shows round 1. Purple is about to end the last turn of the round.',
			items: {
				all: 'How many rounds does a game have?',
				standard: 'How many of them are standard rounds?',
				special: 'How many are special: path choices and goal choice?',
				next: 'Purple ends the turn. Where does the marker go?'
			},
			done: 'One turn each, clockwise from the same start person, then the marker moves 1 space.',
			hints: ['Look at the time board.', '17, 13, 4 and 2.']
		},
		'whole-turn': {
			prompt: 'A whole turn: gain the 2 figures of box A on S1, then hand over to Purple.',
			done: 'Module, actions, end. What you did not use lapses.',
			hints: ['Module first.', 'Slot A, 2 figures on S1, end the turn.'],
			mistakes: { early: 'First insert a module or reset.' }
		}
	}
};
