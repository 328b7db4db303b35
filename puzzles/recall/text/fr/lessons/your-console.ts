// French: the personal set-up.
import type { LessonText } from '../../../../schema/lesson.ts';

export const yourConsole: LessonText = {
	title: 'Votre console',
	aim: 'Préparer votre matériel et connaître le but du jeu.',
	steps: {
		figures: {
			prompt:
				'La première personne met 3 figurines sur la case de départ 1. Violet suit dans le sens horaire. Marquez sa case de départ.',
			done: 'Dans le sens horaire, chacun prend la case de départ suivante, avec 3 figurines.',
			hints: ['Les cases suivent l’ordre des tours.', 'S2.']
		},
		begin: {
			prompt: 'Tout est prêt pour le premier tour.',
			items: {
				crystals: 'Combien de cristaux blancs avez-vous\u00a0?',
				depot: 'Combien de vos 4 pierres sont dans le dépôt\u00a0?',
				modules: 'Combien de modules de départ avez-vous\u00a0?',
				goals: 'Combien de cartes d’objectif secrètes\u00a0?'
			},
			done: '3 cristaux blancs, 1 pierre au dépôt et 3 près des pistes, 2 modules vierges, 2 objectifs.',
			hints: ['Une de vos pierres attend à chacune des 3 pistes.', '3, 1, 2 et 2.']
		},
		console: {
			prompt: 'Garnissez la console avec les pièces de votre couleur.',
			items: {
				storages: 'Combien de réserves dans la colonne de gauche\u00a0?',
				workshops: 'Combien d’ateliers, 2 par terrain\u00a0?',
				monuments: 'Combien de monuments dans la colonne de droite\u00a0?',
				ancestors: 'Combien de marqueurs d’ancêtre en haut\u00a0?',
				round: 'Marqueurs ronds\u00a0: points, 3 pistes, voies I à III. Combien\u00a0?'
			},
			done: '6 réserves, 6 ateliers, 5 monuments, 3 marqueurs d’ancêtre. Les 7 marqueurs ronds vont sur le plateau.',
			hints: ['3 terrains, 2 ateliers chacun.', '6, 6, 5, 3 et 7.']
		},
		aim: {
			prompt: 'Qui a le plus de points gagne. D’où viennent les points\u00a0?',
			items: {
				play: 'En cours de partie',
				paths: 'Cartes de voie',
				goal: 'Une carte d’objectif',
				resources: 'Cristaux et figurines restants',
				first: 'Commencer la partie'
			},
			done: 'Des points en chemin, puis trois sommes à la fin\u00a0: voies, objectif, ressources.',
			hints: ['Un seul ne donne rien.', 'Commencer ne rapporte aucun point.']
		},
		commit: {
			prompt: 'Dans les manches spéciales, vous vous engagez sur des cartes de voie.',
			items: { paths: 'Sur combien des 6 par partie\u00a0?' },
			done: 'Exactement 3\u00a0: une carte sur deux à chacune des voies I, II et III.',
			hints: ['Une fois par case de voie.', '3.']
		},
		order: {
			prompt: 'Mettez la préparation personnelle dans l’ordre.',
			items: {
				console: 'Prendre console et couleur',
				start: 'Choisir qui commence',
				figures: 'Poser 3 figurines chacun',
				draft: 'Choisir les tribus',
				ancestors: 'Poser les ancêtres, cachés'
			},
			done: 'Les ancêtres viennent des tribus et équipements que personne n’a pris.',
			hints: [
				'Les cases de départ dépendent de qui commence.',
				'Console, qui commence, figurines, tribus, ancêtres.'
			]
		},
		table: {
			prompt: 'À table\u00a0:',
			items: {
				colour: 'Tout d’une même couleur',
				console: 'Constructions et marqueurs d’ancêtre sur la console',
				goals: 'Regarder ses objectifs en secret',
				start: 'Qui commence garde le tableau du temps',
				app: 'Ancêtres\u00a0: de la boîte ou de l’application'
			},
			done: 'Le marqueur du temps est sur 1. Ici, un tirage au hasard pose les ancêtres.',
			hints: []
		}
	}
};
