// French: a first turn.
import type { LessonText } from '../../../../schema/lesson.ts';

export const firstModule: LessonText = {
	title: 'Le premier module',
	aim: 'Jouer un tour entier avec la case A, du module à la fin.',
	steps: {
		insert: {
			prompt: 'Glissez un module de départ dans la fente A.',
			done: 'Cela active le module et la case au-dessus. Insérer ou réinitialiser\u00a0: l’un des deux à chaque tour standard.',
			hints: ['Choisissez un module, puis la fente A.', 'La fente A est tout à gauche.']
		},
		gain: {
			prompt:
				'Un module de départ ne montre aucune action. Avec la case A, gagnez 2 figurines et placez-les sur S1.',
			done: 'La case A en donne toujours 2. S1 est votre case de départ, les nouvelles peuvent y aller.',
			hints: ['Choisissez les 2 figurines de la case A.', 'Placez-en 2 sur S1.']
		},
		stranger: {
			prompt: 'Essayez de placer une nouvelle figurine sur T8.0, où rien n’est à vous.',
			done: 'Les nouvelles figurines vont là où vous êtes déjà, ou sur votre case de départ.',
			hints: ['Choisissez T8.0.']
		},
		buy: {
			prompt:
				'La case A vend d’autres figurines contre des cristaux. Achetez-les toutes et placez-les sur S1.',
			done: '1 blanc pour 1, encore 1 blanc pour 1, 1 rose pour 2\u00a0: 4 figurines de plus. Les cristaux payés retournent au stock commun.',
			hints: ['Il y a 3 offres, chacune une fois.', 'Payez 2 blancs et 1 rose, placez-en 4 sur S1.'],
			mistakes: { again: 'Chaque offre vaut une fois par tour.' }
		},
		remove: {
			prompt:
				'Vous n’avez aucun cristal. La case A change aussi des figurines en cristaux\u00a0: obtenez 2 blancs.',
			done: 'Autant de figurines que voulu, 1 cristal blanc chacune. Elles reviennent dans votre stock.',
			hints: ['Cherchez la troisième partie de la case A.', 'Retirez 2 figurines de S1.']
		},
		allowed: {
			prompt: 'Un tour standard. La dernière chose est-elle permise\u00a0?',
			items: {
				end: 'Finir le tour sans rien faire',
				unused: 'Insérer sous A, ne rien utiliser, finir le tour',
				second: 'Insérer sous A, puis un autre sous B',
				taken: 'Insérer sous A, où il y a déjà un module',
				blank: 'Utiliser une action du module de départ',
				mixed: 'Acheter 2 figurines, puis gagner les 2 de la case A'
			},
			done: 'Un module, dans une fente libre. Ensuite chaque action est facultative et l’ordre est libre.',
			hints: ['Insérer ou réinitialiser est obligatoire, pas les actions.']
		},
		rounds: {
			prompt: 'Le marqueur du temps montre la manche 1. Violet va finir le dernier tour de la manche.',
			items: {
				all: 'Combien de manches a une partie\u00a0?',
				standard: 'Combien sont des manches standard\u00a0?',
				special: 'Combien sont spéciales\u00a0: choix de voie et d’objectif\u00a0?',
				next: 'Violet finit son tour. Où va le marqueur\u00a0?'
			},
			done: 'Un tour chacun, en sens horaire depuis la même personne, puis le marqueur avance de 1.',
			hints: ['Regardez le tableau du temps.', '17, 13, 4 et 2.']
		},
		'whole-turn': {
			prompt: 'Un tour entier\u00a0: gagnez les 2 figurines de la case A sur S1, puis c’est à Violet.',
			done: 'Module, actions, fin. Ce que vous n’avez pas utilisé est perdu.',
			hints: ['Le module d’abord.', 'Fente A, 2 figurines sur S1, fin du tour.'],
			mistakes: { early: 'D’abord insérer un module ou réinitialiser.' }
		}
	}
};
