// French: exploring.
import type { LessonText } from '../../../../schema/lesson.ts';

export const exploring: LessonText = {
	title: 'Explorer',
	aim: 'Retourner des tuiles, marquer des points et améliorer une case d’action.',
	steps: {
		explore: {
			prompt:
				'Insérez un module dans la fente E. Explorez la tuile cachée T7 et orientez-la comme vous voulez.',
			help: 'Case E\u00a0: 1 exploration, 1 pas, 1 aménagement.',
			done: 'Vous avez choisi l’orientation après avoir vu la face. Il reste 1 pas et 1 aménagement de la case E.',
			hints: [
				'Choisissez la fente E, puis l’exploration de la case E.',
				'Choisissez T7, puis son orientation.'
			]
		},
		where: {
			prompt:
				'Vous avez une figurine sur T8.2, une réserve sur T4.4 et 2 figurines sur votre case de départ. Marquez les tuiles que vous pouvez explorer.',
			done: 'Une présence n’importe où sur une tuile voisine suffit, et une construction est une présence. La case de départ n’est sur aucune tuile.',
			hints: ['Regardez les voisines cachées de T8 et de T4.', 'T3, T7, T11 et T12.']
		},
		start: {
			prompt: 'Toutes vos figurines sont sur la case de départ. Essayez d’explorer T7.',
			done: 'Il faut une présence sur une tuile voisine. Une case de départ n’est sur aucune tuile.',
			hints: ['Choisissez T7.']
		},
		points: {
			prompt: 'Explorer donne 1 point par personne présente sur une tuile voisine. Vous avez 16 points.',
			items: {
				seven: 'Combien de points donne l’exploration de T7\u00a0?',
				six: 'Et celle de T6 à la place\u00a0?',
				after: 'Vous explorez T7. Combien de points avez-vous alors\u00a0?',
				boosters:
					'Les cases vertes sont à 6, 12, 18 et 26. Combien d’amplificateurs T7 vous apporte-t-elle\u00a0?'
			},
			done: 'Vous comptez aussi. De 16 à 19, vous passez 18\u00a0: aussitôt 1 amplificateur.',
			hints: [
				'À côté de T7\u00a0: vous, Rouge et Jaune. À côté de T6\u00a0: vous et Jaune.',
				'3, 2, 19 et 1.'
			]
		},
		order: {
			prompt: 'Mettez l’exploration dans l’ordre.',
			items: {
				'turn-over': 'Retourner la tuile',
				orient: 'Choisir son orientation',
				score: 'Points pour chaque voisin présent',
				relics: 'Piocher 1 relique par case à relique',
				stones: 'Piocher 3 pierres par site'
			},
			done: 'Retourner, orienter, marquer, remplir. Reliques et pierres sortent du sac.',
			hints: ['Les points viennent avant le remplissage.', 'Les reliques viennent avant les pierres.']
		},
		backs: {
			prompt: 'Marquez les tuiles cachées qui portent une case de monument.',
			done: 'Leur dos montre un monument. Il y en a 3 dans le jeu.',
			hints: ['Cherchez le symbole sur les dos.', 'T1, T6 et T11.']
		},
		booster: {
			prompt: 'Votre marqueur est sur 16, l’amplificateur A est à 18. Prenez-le et choisissez une face.',
			done: 'Il améliore la case A pour le reste de la partie. L’autre face ne sert plus.',
			hints: [
				'Explorez une tuile à côté de laquelle plusieurs personnes sont présentes.',
				'T7 donne 3 points. Choisissez ensuite une face de A.'
			],
			mistakes: { open: 'T11 est déjà visible. Choisissez une tuile cachée.' }
		},
		turn: {
			prompt: 'En un tour avec la case E\u00a0: explorez T7 et allez dessus.',
			done: 'D’abord l’exploration, puis le pas. L’orientation décide de ce qui touche vos figurines.',
			hints: [
				'T8.4 touche T7.1 et T7.2. On n’entre ni dans l’eau ni sur un volcan.',
				'Fente E, explorez T7, sans la tourner, 1 pas vers T7.1.'
			],
			mistakes: { unknown: 'On n’entre pas sur une tuile cachée. Explorez-la d’abord.' }
		}
	}
};
