// English: reset, boxes D and F.
import type { LessonText } from '../../../../schema/lesson.ts';

export const reset: LessonText = {
	title: 'Reset, boxes D and F',
	aim: 'Get your modules back, produce, and copy a box.',
	steps: {
		reset: {
			prompt: 'Reset all modules. Then activate the 3 production fields P1, P2 and P3.',
			done: '3 modules came out, so you may activate 3 production fields. P1 to P3 are open from the start.',
			hints: ['Choose reset, then P1, P2 and P3.', 'Place the figure of P2, upgrade a crystal with P3.']
		},
		twice: {
			prompt: 'You have activated P1. Try to activate it again.',
			done: 'Each production field at most once a turn.',
			hints: ['Choose P1.']
		},
		fields: {
			prompt:
				'You have built the lower forest workshop, the lowest monument and a storage. Mark the production fields you may activate.',
			done: 'The lower forest workshop uncovers P5, the lowest monument P7. Storages uncover none.',
			hints: ['3 are always open.', 'P1, P2, P3, P5 and P7.']
		},
		order: {
			prompt: 'Put the parts of a reset into order.',
			items: {
				out: 'Pull out all modules',
				produce: 'Activate production fields',
				stones: 'Used energy stones back to the depot',
				end: 'End the turn'
			},
			done: 'Modules, production, stones. After the stones no energy is used in this turn.',
			hints: ['The stones are the last part.']
		},
		may: {
			prompt: 'You reset 3 modules. Is it allowed?',
			items: {
				fourth: '3 fields are activated: a fourth one',
				covered: 'P4, whose workshop you have not built',
				before: 'Before the stones come back: a stone on Brimas',
				energy: 'After the stones came back: a stone on Brimas',
				cassette: 'After the stones came back: play a cassette'
			},
			done: 'One production field per module pulled out. Energy only before the stones come back; cassettes and exchange also after.',
			hints: ['3 modules, 3 fields.', 'The returned stones wait for your next turn.']
		},
		costs: {
			prompt: 'Brimas was activated twice: 3 stones lie on it, 3 are in the depot. You reset.',
			items: {
				now: 'What would Brimas cost before the reset?',
				depot: 'How many stones are in the depot after it?',
				then: 'What does Brimas cost in your next turn?'
			},
			done: 'All used stones come back, and every cost starts again at 1.',
			hints: ['Each time 1 stone more.', '3, 6 and 1.']
		},
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
		copies: {
			prompt: 'Modules are in D and F. Box F copies for 1 white crystal. Is it allowed?',
			items: {
				taken: 'Copy D',
				free: 'Copy A, whose slot is free',
				itself: 'Copy F itself',
				unpaid: 'Copy D with 1 pink and no white crystal'
			},
			done: 'Another box, with a module below it, for 1 white. As your only module F brings nothing.',
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
