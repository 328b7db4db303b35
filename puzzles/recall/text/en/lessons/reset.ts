// English: reset.
import type { LessonText } from '../../../../schema/lesson.ts';

export const reset: LessonText = {
	title: 'Reset',
	aim: 'Get your modules back, produce, and free your stones.',
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
		}
	}
};
