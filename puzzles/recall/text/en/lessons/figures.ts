// English: placing figures.
import type { LessonText } from '../../../../schema/lesson.ts';

export const figures: LessonText = {
	title: 'Figures and presence',
	aim: 'Place figures where you may, also when none are left.',
	steps: {
		place: {
			prompt: 'You gain 2 figures. Place 1 at your storage on T8.4 and 1 on your start field S1.',
			done: 'Where you have presence, or on your own start field: nowhere else.',
			hints: ['A building alone is presence.', '1 on T8.4, 1 on S1.']
		},
		presence: {
			prompt: 'You gain 1 figure. Mark every field where it may stand.',
			done: 'An own figure or an own building is presence. Purple’s figure on T8.0 helps only Purple.',
			hints: ['Figures, buildings, start field.', 'T7.0, T8.4 and S1.']
		},
		'none-left': {
			prompt: 'All 14 small and 3 large figures stand on the board. Gain 1 more: try S1.',
			done: 'With an empty supply a gain gives nothing.',
			hints: ['Choose S1.']
		},
		'move-over': {
			prompt: 'The supply is empty and you gain 1 figure. You want a fourth one on T7.0.',
			done: 'You may return own figures at any time in your turn, for nothing. So a gain can shift a figure.',
			hints: ['First make room in the supply.', 'Return the figure on T4.0, then place on T7.0.']
		},
		large: {
			prompt: '14 figures stand on the board, the 3 large ones are free. You gain 1. Allowed?',
			items: { third: 'On S1, where 2 stand', second: 'On T8.0, where 1 stands' },
			done: 'A large figure stands for 3 on one field. 3 on S1 become 1 large; 2 on T8.0 need a small one too many.',
			hints: ['Large figures need 3 on the same field.', 'S1 yes, T8.0 no.']
		}
	}
};
