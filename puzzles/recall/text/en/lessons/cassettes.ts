// English: cassettes and free actions.
import type { LessonText } from '../../../../schema/lesson.ts';

export const cassettes: LessonText = {
	title: 'Cassettes and free actions',
	aim: 'Play and gain cassettes, and know when free actions are open.',
	steps: {
		cassette: {
			prompt: 'Play the cassette that gives you a pink crystal.',
			done: 'You show it, do what it says and put it on the discard pile. Your module is still to come.',
			hints: ['Look at your 2 cassettes.', 'One of them gives 1 pink crystal.']
		},
		free: {
			prompt: 'Free actions: play a cassette, exchange crystals, use energy stones. Is it allowed?',
			items: {
				first: 'Exchange crystals before you push in a module',
				between: 'Play a cassette while you have figures to place',
				'their-turn': 'In Red’s turn, while you choose a track: play a cassette',
				exchange: 'In Red’s turn, while you choose a track: exchange crystals'
			},
			done: 'At any time and as often as you like, but only in your own turn.',
			hints: ['Whose turn is it?']
		},
		shuffle: {
			prompt: 'The supply of cassettes is empty, 3 lie on the discard pile. You have 1 and gain 1.',
			items: {
				hand: 'How many cassettes have you then?',
				supply: 'How many are in the supply?',
				discard: 'How many lie on the discard pile?'
			},
			done: 'The discard pile is shuffled into a new supply, then you draw from it.',
			hints: ['3 become the supply, 1 comes to you.', '2, 2 and 0.']
		},
		secret: {
			prompt: 'You gain a cassette. Who may look at it until it is played?',
			items: { you: 'Only you', all: 'Everyone', nobody: 'Nobody' },
			done: 'You look at it and keep it secret. Playing it means showing it.',
			hints: ['You must know what you can play.']
		},
		'free-activation': {
			prompt:
				'Your depot is empty. A cassette activates a card without a stone. Turn your white crystal into a pink one.',
			done: 'Once, without a stone. The card costs no more the next time.',
			hints: [
				'Which of your tribes upgrades a crystal?',
				'Play the cassette, choose Lexander, upgrade white.'
			]
		}
	}
};
