// Français : Enterin, Finder et Goliat.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesEToG: LessonText = {
	title: 'Tribus E à G',
	aim: 'Jouer Enterin, Finder et Goliat.',
	steps: {
		island: {
			prompt: 'Activez Enterin et posez une île en T7.1, à côté de votre réserve en T8.4.',
			done: '2 cases voisines ont des réserves\u00a0: 2 figurines sur l’île. 1 a un atelier\u00a0: 1 cristal blanc.',
			hints: ['Posez votre pierre sur Enterin.', 'Choisissez ensuite T7.1.']
		},
		'island-relic': {
			prompt: 'Enterin est active. Essayez de poser l’île en T8.3, où se trouve une relique.',
			done: 'La case doit être vide\u00a0: ni figurine, ni construction, ni relique, ni matériel de tribu.',
			hints: ['Choisissez T8.3.']
		},
		'island-where': {
			prompt: 'Vos figurines sont en T8.0 et T8.4. Marquez les cases possibles pour une île.',
			help: 'Champ, forêt, montagne ou eau, vide, à côté de votre présence.',
			done: 'T8.1 est de l’eau, T11.6 une forêt. Campement et site ne conviennent pas, les autres sont occupées.',
			hints: ['Les reliques et la figurine de Rouge gênent.', 'T8.1 et T11.6.']
		},
		around: {
			prompt: 'L’île va en T11.5. À côté\u00a0: 2 monuments en T11.0 et 2 réserves en T11.4.',
			items: {
				points: 'Combien de points\u00a0?',
				figures: 'Combien de figurines sur l’île\u00a0?',
				white: 'Combien de cristaux blancs\u00a0?'
			},
			done: 'On compte les cases, pas les constructions\u00a0: 1 avec monuments, 1 avec réserves, aucune avec atelier.',
			hints: ['Plusieurs constructions sur 1 case comptent une fois.', '1, 1 et 0.']
		},
		'island-use': {
			prompt: 'Une île couvre la case en question\u00a0; vous n’avez pas Enterin. Est-ce permis\u00a0?',
			items: {
				walk: 'Un pas sur T8.1, autrefois de l’eau',
				sail: 'Naviguer par T11.5, autrefois une montagne',
				farm: 'Atelier de champ en T7.1, autrefois un champ',
				forest: 'Atelier de forêt en T7.1'
			},
			done: 'Pour tous, une île est eau et forêt, et non plus ce qu’elle était.',
			hints: ['Eau et forêt à la fois.', 'Oui, oui, non, oui.']
		},
		raft: {
			prompt: 'Posez le radeau de Finder sur la case d’eau T8.1.',
			done: 'Une case d’eau vide suffit, sans présence. 3 figurines de votre stock montent à bord.',
			hints: ['Activez Finder.', 'Choisissez ensuite T8.1.'],
			mistakes: {
				land: 'Un radeau demande de l’eau.',
				relic: 'Il y a une relique\u00a0: la case n’est pas vide.'
			}
		},
		'raft-out': {
			prompt: 'L’Alambic est actif. Essayez de retirer une figurine du radeau en T8.1.',
			done: 'Les figurines du radeau ne sont pas en jeu. Rien ne permet de les retirer.',
			hints: ['Choisissez T8.1.']
		},
		'raft-fills': {
			prompt: 'Rouge fouille en T8.6 et retire 1 figurine. Votre radeau de 3 figurines est à côté, en T8.1.',
			items: {
				field: 'Combien de vos figurines sont ensuite en T8.6\u00a0?',
				raft: 'Combien restent sur le radeau\u00a0?',
				score: 'Combien de vos figurines sont en jeu\u00a0? 2 étaient en S1.'
			},
			done: 'Peu importe qui retire près du radeau\u00a0: 1 des vôtres débarque. Sur le radeau, elles ne comptent pas.',
			hints: ['1 figurine par retrait.', '1, 2 et 3.']
		},
		goliat: {
			prompt: 'Choix de voie. La tuile bonus d’Efficacité donne 1 cristal rose. Obtenez-en 2.',
			done: 'Pour une pierre, Goliat répète la récompense d’une tuile bonus claire ou foncée.',
			hints: ['Choisissez d’abord la carte.', 'Efficacité, puis oui à Goliat.']
		},
		'goliat-once': {
			prompt:
				'Blanc 8\u00a0: une tuile bonus claire vous a donné 1 violet. Vous avez 3 pierres. Est-ce permis\u00a0?',
			items: {
				once: 'Goliat\u00a0: la récompense encore une fois',
				again: 'Goliat deux fois pour la même tuile',
				later: 'Dire non, puis activer Goliat après coup'
			},
			done: 'Une répétition par récompense, au moment où elle arrive.',
			hints: ['La tuile déclenche, une fois.', 'Oui, non, non.']
		}
	}
};
