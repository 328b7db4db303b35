// English: modules.
import type { LessonText } from '../../../../schema/lesson.ts';

export const modules: LessonText = {
	title: 'Modules',
	aim: 'Use a slash, upgrade a module and free a slot.',
	steps: {
		slash: {
			prompt: 'Your green module offers 5 figures or 2 steps of choice. Go 2 steps on the grey track.',
			done: 'At a slash you choose exactly one side.',
			hints: ['Push it into any slot, then use the second side.', 'Choose the grey track twice.']
		},
		both: {
			prompt: 'This grey module has 5 alternatives. You took 2 pink crystals; try to take another one too.',
			done: 'Exactly one of them, however many there are.',
			hints: ['Choose another alternative of the module.']
		},
		levels: {
			prompt: 'You upgrade a module by one level: white, yellow, green, grey. Is it allowed?',
			items: {
				white: 'White into an open yellow one',
				'two-levels': 'White into an open green one',
				hidden: 'Yellow into a green one from the face-down stack',
				green: 'Green into an open grey one',
				grey: 'Grey into another grey one'
			},
			done: 'White leaves the game, yellow goes back to the display, green under its stack.',
			hints: ['One level, and only to an open module.', 'Above grey there is nothing.']
		},
		'in-slot': {
			prompt: 'A yellow module is in slot B. Upgrade that one.',
			done: 'The new one takes the same slot. Its actions are not gained now.',
			hints: ['Choose the module in slot B.', 'Then choose an open green one.']
		},
		again: {
			prompt: 'No module is ready, but you may deactivate one. Get a module into slot C.',
			done: 'A deactivated module is ready again, and may go into any free slot.',
			hints: ['First take a module out of its slot.', 'Take out A or B, then push it into C.'],
			mistakes: { 'none-ready': 'None is ready yet. Deactivate one first.' }
		}
	}
};
