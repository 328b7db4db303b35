// Français : Hayla, Ion, J’he et K-01.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesHToK: LessonText = {
	title: 'Tribus H à K',
	aim: 'Jouer Hayla, Ion, J’he et K-01.',
	steps: {
		fan: {
			prompt:
				'Hayla, option 1\u00a0: dispersez le groupe de T8.0. 1 figurine vers T8.4, 1 vers T8.6, 1 vers la relique en T8.3.',
			done: 'Les figurines d’une case font 1 pas chacune, où elles veulent. La relique coûte la figurine venue.',
			hints: ['Activez Hayla.', 'Trois groupes de 1 depuis T8.0.']
		},
		'fan-limits': {
			prompt:
				'Hayla est active. 3 figurines en T8.0, 1 en T7.1. Vous dispersez un groupe. Est-ce permis\u00a0?',
			items: {
				together: '2 figurines de T8.0 ensemble vers T8.4',
				'two-steps': '1 figurine de T8.0 à T7.1, à 2 pas',
				'other-field': '1 de T8.0 à T8.4, puis 1 de T7.1 à T7.0',
				water: '1 figurine de T8.0 sur l’eau T8.1'
			},
			done: 'Une seule case, 1 pas par figurine, et seulement là où l’on peut marcher.',
			hints: ['Toutes partent de la même case.', 'Oui, non, non, non.']
		},
		jump: {
			prompt: 'Hayla, option 2\u00a0: menez les deux figurines de T8.0 à T11.6. La relique en T8.3 reste.',
			done: 'Un groupe saute 1 case. Eau, volcan ou relique, peu importe ce qui s’y trouve.',
			hints: ['T11.6 est derrière T8.3.', 'Activez Hayla et sautez en T11.6.']
		},
		'jump-near': {
			prompt: 'Hayla est active. Essayez de sauter de T8.0 à la case voisine T8.4.',
			done: 'Un saut finit derrière la case sautée, à 2 cases.',
			hints: ['Choisissez le saut, T8.0 et T8.4.']
		},
		ion: {
			prompt: 'Tous vos modules sont insérés. Insérez-en un ce tour-ci, sans réinitialiser.',
			done: 'Ion sort 1 module. Il est prêt aussitôt, même pour son ancienne fente.',
			hints: ['Ion rend un module prêt.', 'Activez Ion, sortez un module, insérez-le.'],
			mistakes: { none: 'Ce module est encore dans une fente.' }
		},
		jhe: {
			prompt: 'Insérez votre module jaune sous D. Avec J’he, finissez avec 2 cristaux blancs et 1 rose.',
			help: 'Il montre\u00a0: 2 blancs ou 1 amélioration. Vous avez 1 blanc.',
			done: 'Le module deux fois, avec un autre choix\u00a0: 3 blancs, puis 1 amélioré.',
			hints: ['Après l’insertion, dites oui à J’he.', 'D’abord 2 blancs, puis l’amélioration.']
		},
		'jhe-box': {
			prompt: 'Sous la case D et ses 2 actions. Combien d’actions avez-vous\u00a0?',
			items: {
				plain: 'Module jaune, sans J’he',
				repeated: 'Module jaune, répété avec J’he',
				blank: 'Un module de départ'
			},
			done: 'J’he répète le module, jamais la case. Un module vierge n’a rien à répéter.',
			hints: ['La case compte toujours une fois.', '3, 4 et 2.']
		},
		k01: {
			prompt: 'La réserve 4 donne 1 cristal rose. Construisez en T12.4 et obtenez-en 2.',
			done: 'K-01 répète la récompense de la réserve qui vient d’être construite.',
			hints: ['Construisez d’abord la réserve 4.', 'Puis oui à K-01.']
		},
		'k01-relic': {
			prompt: 'Vous avez 1 relique brune. Vous construisez la réserve 6, prenez la brune et utilisez K-01.',
			help: 'La deuxième case brune donne 1 cristal rose.',
			items: {
				relics: 'Combien de reliques gagnez-vous\u00a0?',
				pink: 'Combien de cristaux roses gagnez-vous\u00a0?'
			},
			done: 'K-01 répète la récompense de la case couverte, pas la relique.',
			hints: ['Seule la récompense vient deux fois.', '1 et 2.']
		}
	}
};
