// Words of Stones in French.
import type { CourseWords } from '../../../../../../puzzles/tools/lessons/check.ts';

export const fr: CourseWords = {
	rules: {
		game: 'Pierres',
		groups: { taking: 'Prendre', ending: 'La fin' },
		books: { heap: 'Le tas' },
		rules: {
			'T-TAKE-1': {
				name: 'Une à trois',
				statement: 'Prenez une, deux ou trois pierres du tas.',
				allowed: 'Trois pierres',
				refused: 'Quatre pierres'
			},
			'T-TAKE-2': {
				name: 'Ce qu’il y a',
				statement: 'Vous ne pouvez pas prendre plus de pierres qu’il n’y en a.'
			},
			'T-END-1': { name: 'La dernière pierre', statement: 'Qui prend la dernière pierre gagne.' }
		},
		rulings: {}
	},
	courses: {
		stones: {
			lessons: {
				'the-heap': {
					title: 'Le tas',
					aim: 'Vous savez jouer aux Pierres.',
					steps: {
						take: {
							prompt: 'Prenez deux pierres du tas.',
							done: 'Il en reste sept.',
							hints: ['Choisissez-en deux.'],
							mistakes: { four: 'Quatre, c’est trop\u202f: trois au plus.' }
						},
						'how-many': {
							prompt: 'Permis ou non\u202f?',
							done: 'Une à trois, jamais aucune.',
							hints: ['Comptez les pierres prises.'],
							items: { none: 'N’en prendre aucune', three: 'En prendre trois' }
						},
						'too-few': {
							prompt: 'Il y a deux pierres. Essayez d’en prendre trois.',
							done: 'Il n’y en a pas assez.',
							hints: ['Demandez-en trois.']
						},
						win: {
							prompt: 'Gagnez tout de suite.',
							done: 'La dernière pierre est à vous.',
							hints: ['Prenez les trois.']
						}
					}
				}
			}
		}
	}
};
