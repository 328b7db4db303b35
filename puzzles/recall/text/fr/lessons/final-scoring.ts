// Français : la fin de la partie.
import type { LessonText } from '../../../../schema/lesson.ts';

export const finalScoring: LessonText = {
	title: 'La fin et le total',
	aim: 'Compter une partie entière et trouver qui gagne.',
	steps: {
		steps: {
			prompt: 'Le dernier tour est fini. Mettez la fin de la partie dans l’ordre.',
			items: {
				marker: 'Marqueur du temps sur la dernière case',
				paths: 'Compter les cartes de voie',
				goals: 'Compter les objectifs',
				resources: 'Compter les ressources',
				winner: 'Comparer les totaux'
			},
			done: 'Cartes de voie, objectifs, ressources\u00a0: 3 étapes, puis le vainqueur.',
			hints: ['D’abord le marqueur, à la fin la comparaison.', 'Voies, objectifs, ressources.']
		},
		over: {
			prompt: 'Rouge finit son tour en dernier. Pouvez-vous insérer un module\u00a0?',
			items: { sixteen: 'C’était la manche 16', seventeen: 'C’était la manche 17' },
			done: 'Chacun a 17 tours. Après la manche 17, on ne fait plus que compter.',
			hints: ['Combien de manches y a-t-il\u00a0?', 'Oui, non.']
		},
		resources: {
			prompt: 'Ressources\u00a0: 1 cristal violet, 2 roses, 1 blanc et 2 figurines sur le plateau.',
			help: 'Un rose vaut 2 blancs, un violet 3. Blancs et figurines\u00a0: 1 point par groupe de 3.',
			items: { white: 'Combien de blancs en tout\u00a0?', points: 'Combien de points\u00a0?' },
			done: '3 + 4 + 1 = 8, plus 2 figurines\u00a0: 10. Cela fait 3 points\u00a0; le reste est perdu.',
			hints: ['8 et 2 font 10.', '8 et 3.']
		},
		sties: {
			prompt: 'Vous avez Dorian, Rouge non. Porcheries en T8.0, T7.1 et T2.0.',
			items: {
				you: 'Figurine en T8.0, atelier en T2.0\u00a0: vos points\u00a0?',
				red: 'Rouge a une figurine en T8.0\u00a0: ses points\u00a0?'
			},
			done: 'Si Dorian est en jeu, on compte aussi les porcheries, pour qui a cette tribu.',
			hints: ['2 points par porcherie avec votre présence.', '4 et 0.']
		},
		'no-boosters': {
			prompt:
				'Marqueur à 30, 4 amplificateurs. Savoir donne maintenant 13 points violets\u00a0; une case verte est à 36.',
			items: {
				total: 'Où finit votre marqueur\u00a0?',
				boosters: 'Combien d’amplificateurs avez-vous alors\u00a0?'
			},
			done: 'Les points violets comptent à la fin et ne donnent jamais d’amplificateur.',
			hints: ['36 est dépassé, mais au décompte final.', '43 et 4.']
		},
		sheet: {
			prompt:
				'Une feuille entière\u00a0: 22 points verts, cartes de voie 75 en standard et 26 en spécialisation.',
			items: {
				paths: 'Cartes de voie en tout\u00a0?',
				goal: 'Objectif\u00a0: 4 réserves et série de pierres, tout est rempli\u00a0?',
				resources: 'Ressources\u00a0: 8 blancs en tout et 2 figurines\u00a0?',
				total: 'Total\u00a0?'
			},
			done: '22 + 101 + 15 + 3 = 141.',
			hints: ['Additionnez pas à pas.', '101, 15, 3 et 141.']
		},
		winner: {
			prompt:
				'Points verts 52, 50 et 55. Vous\u00a0: blanc 5 (valeur 4). Rouge\u00a0: blanc 7 (6), gris 3 (2). Qui gagne\u00a0?',
			items: { '0': 'Vous', '1': 'Rouge', '2': 'Jaune' },
			done: '56, 58 et 55\u00a0: le plus grand total gagne, pas le marqueur le plus avancé avant le décompte.',
			hints: ['Ajoutez les valeurs des pistes.', 'Rouge\u00a0: 50 + 6 + 2.']
		},
		tie: {
			prompt:
				'Rouge et vous êtes à 110. Pistes blanche, grise, noire\u00a0: vous 8, 5, 2\u00a0; Rouge 8, 4, 12. Qui gagne\u00a0?',
			items: { '0': 'Vous', '1': 'Rouge' },
			done: 'À égalité sur la blanche, la grise décide\u00a0: 5 contre 4. La noire ne compte plus.',
			hints: ['D’abord la blanche, puis la grise, puis la noire.', 'La grise\u00a0: 5 contre 4.']
		},
		shared: {
			prompt:
				'72 partout, blanc 7, gris 5, noir 3 pour les deux. Qui gagne\u00a0? Plusieurs réponses possibles.',
			items: { '0': 'Vous', '1': 'Rouge' },
			done: 'Tout est égal\u00a0: la victoire est partagée.',
			hints: ['Rien ne départage.', 'Les deux.']
		}
	}
};
