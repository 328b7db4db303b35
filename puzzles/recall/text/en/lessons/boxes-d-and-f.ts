// English: boxes D and F.
import type { LessonText } from '../../../../schema/lesson.ts';

export const boxesDAndF: LessonText = {
	title: 'Boxes D and F',
	aim: 'Use box D, copy a box with F, and know when a booster comes too late.',
	steps: {
		'box-d': {
			prompt: 'In one turn with box D: build a storage on T8.4.',
			done: '2 actions, each either 1 step or 1 develop. Here 1 of each.',
			hints: ['Your figure is on T8.0, beside T8.4.', 'Slot D: 1 step to T8.4, then develop.']
		},
		'box-f': {
			prompt: 'Slot D is taken. Use box D once more through box F, and build on T8.4.',
			done: 'For 1 white crystal box F copies a box whose slot is taken.',
			hints: ['Push the module into slot F and copy D.', 'Then 1 step to T8.4 and develop.']
		},
		alone: {
			prompt: 'Your first module is in slot F. Try to copy box A.',
			done: 'Box F copies only a box whose slot is taken. As the first module it brings nothing.',
			hints: ['Choose the copy of box F, then A.']
		},
		copies: {
			prompt: 'Modules are in D and F. Box F copies for 1 white crystal. Is it allowed?',
			items: {
				taken: 'Copy D',
				free: 'Copy A, whose slot is free',
				itself: 'Copy F itself',
				unpaid: 'Copy D with 1 pink and no white crystal'
			},
			done: 'Another box, with a module below it, for 1 white crystal.',
			hints: ['Which slots are taken?', 'The price is white.']
		},
		booster: {
			prompt:
				'A module is in D: 2 actions. A stone on the Tally gives 3 points and brings booster D, side with 3 actions.',
			items: {
				plain: 'How many actions have you now?',
				unused: 'You get the booster before using any. How many actions now?',
				used: 'You use 1 action first, then get the booster. How many are left?'
			},
			done: 'A box that you have begun stays as it was for this turn. Untouched, it is improved at once.',
			hints: ['It matters whether you have begun the box.', '2, 3 and 1.']
		}
	}
};
