// Words of Stones in English.
import type { CourseWords } from '../../../../../../puzzles/tools/lessons/check.ts';

export const en: CourseWords = {
	rules: {
		game: 'Stones',
		groups: { taking: 'Taking', ending: 'The end' },
		books: { heap: 'The heap' },
		rules: {
			'T-TAKE-1': {
				name: 'One to three',
				statement: 'Take one, two or three stones from the heap.',
				allowed: 'Three stones',
				refused: 'Four stones'
			},
			'T-TAKE-2': { name: 'What is there', statement: 'You cannot take more stones than lie there.' },
			'T-END-1': { name: 'The last stone', statement: 'Whoever takes the last stone wins.' }
		},
		rulings: {}
	},
	courses: {
		stones: {
			lessons: {
				'the-heap': {
					title: 'The heap',
					aim: 'You can play Stones.',
					steps: {
						take: {
							prompt: 'Take two stones from the heap.',
							done: 'Seven are left.',
							hints: ['Choose two.'],
							mistakes: { four: 'Four are too many: three at most.' }
						},
						'how-many': {
							prompt: 'Allowed or not?',
							done: 'One to three, never none.',
							hints: ['Count the stones taken.'],
							items: { none: 'Taking none', three: 'Taking three' }
						},
						'too-few': {
							prompt: 'Two stones lie there. Try to take three.',
							done: 'There are not enough.',
							hints: ['Ask for three.']
						},
						win: { prompt: 'Win at once.', done: 'The last stone is yours.', hints: ['Take all three.'] }
					}
				}
			}
		}
	}
};
