// Words of Stones in German.
import type { CourseWords } from '../../../../../../puzzles/tools/lessons/check.ts';

export const de: CourseWords = {
	rules: {
		game: 'Steine',
		groups: { taking: 'Nehmen', ending: 'Ende' },
		books: { heap: 'Der Haufen' },
		rules: {
			'T-TAKE-1': {
				name: 'Einer bis drei',
				statement: 'Nimm einen, zwei oder drei Steine vom Haufen.',
				allowed: 'Drei Steine',
				refused: 'Vier Steine'
			},
			'T-TAKE-2': { name: 'Was da ist', statement: 'Du kannst nicht mehr Steine nehmen, als daliegen.' },
			'T-END-1': { name: 'Der letzte Stein', statement: 'Wer den letzten Stein nimmt, gewinnt.' }
		},
		rulings: {}
	},
	courses: {
		stones: {
			lessons: {
				'the-heap': {
					title: 'Der Haufen',
					aim: 'Du kannst Steine spielen.',
					steps: {
						take: {
							prompt: 'Nimm zwei Steine vom Haufen.',
							done: 'Sieben bleiben übrig.',
							hints: ['Wähle zwei.'],
							mistakes: { four: 'Vier sind zu viele: höchstens drei.' }
						},
						'how-many': {
							prompt: 'Erlaubt oder nicht?',
							done: 'Einer bis drei, nie keiner.',
							hints: ['Zähle die genommenen Steine.'],
							items: { none: 'Keinen nehmen', three: 'Drei nehmen' }
						},
						'too-few': {
							prompt: 'Zwei Steine liegen da. Versuche, drei zu nehmen.',
							done: 'So viele sind nicht da.',
							hints: ['Verlange drei.']
						},
						win: {
							prompt: 'Gewinne sofort.',
							done: 'Der letzte Stein gehört dir.',
							hints: ['Nimm alle drei.']
						}
					}
				}
			}
		}
	}
};
