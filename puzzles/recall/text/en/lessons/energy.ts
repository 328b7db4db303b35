// English: energy stones and cassettes.
import type { LessonText } from '../../../../schema/lesson.ts';

export const energy: LessonText = {
	title: 'Energy and cassettes',
	aim: 'Use your free actions.',
	steps: {
		lantern: {
			prompt: 'Put an energy stone on the Lantern. It gives 1 white crystal.',
			done: 'A stone activates your tribe, one of your equipments or an unlocked ancestor tribe. That is a free action.',
			hints: ['Choose the Lantern among your cards.']
		},
		whose: {
			prompt:
				'Your tribe is Brimas. Lexander is unlocked, Aynir is not. In the depot: your own stone and a black one. Allowed?',
			items: {
				tribe: 'The black stone on Brimas',
				unlocked: 'Your own stone on Lexander',
				locked: 'A stone on Aynir',
				'not-yours': 'A stone on Red’s Spade',
				used: 'The white stone that lies on the Lantern, now for Brimas'
			},
			done: 'Any colour will do. But the stone comes from the depot, and the card is yours or unlocked.',
			hints: ['Whose card is it? Where does the stone lie?', 'The white marker is on 4, Aynir needs 5.']
		},
		costs: {
			prompt:
				'The depot holds 5 stones. No stone lies on the Tally, 2 on the Lantern with its fixed-cost symbol.',
			items: {
				first: 'What does the Tally cost now?',
				second: 'What does it cost the second time?',
				depot: 'You activate the Tally twice. How many stones are left in the depot?',
				fixed: 'What does the Lantern cost the third time?'
			},
			done: 'Each time 1 stone dearer, until the next reset. With the fixed-cost symbol it is always 1.',
			hints: ['1 and 2 stones for the Tally.', '1, 2, 2 and 1.']
		},
		third: {
			prompt: 'You have activated Brimas twice since the last reset. 2 stones are left. Try a third time.',
			done: 'The third time costs 3 stones. After a reset it is 1 again.',
			hints: ['Choose Brimas.']
		},
		permanent: {
			prompt:
				'Lexander is unlocked. Permanent effect: 1 white crystal and 1 point for each purple crystal you pay. You dig for 1 purple.',
			items: {
				white: 'How many white crystals do you gain?',
				lying: 'How many stones lie on Lexander for it?'
			},
			done: 'A permanent effect works by itself. Only the other effect of a tribe needs stones.',
			hints: ['You pay 1 purple crystal.', '1 and 0.']
		},
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
