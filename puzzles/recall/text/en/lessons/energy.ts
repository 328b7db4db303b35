// English: energy stones.
import type { LessonText } from '../../../../schema/lesson.ts';

export const energy: LessonText = {
	title: 'Energy',
	aim: 'Activate your cards with energy stones.',
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
		possible: {
			prompt:
				'1 stone is left. Lantern (fixed cost) and Tally were activated once each. Mark every card you can activate.',
			done: 'The Tally would cost 2. Tribes count too: your own and the unlocked one.',
			hints: ['What costs 1 stone now?', 'All but the Tally.']
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
		}
	}
};
