// French: workshops.
import type { LessonText } from '../../../../schema/lesson.ts';

export const workshops: LessonText = {
	title: 'Ateliers',
	aim: 'Construire des ateliers et prendre leurs modules.',
	steps: {
		farmland: {
			prompt: 'Construisez l’atelier de champ du bas sur T8.0 et prenez un module jaune.',
			help: 'Il coûte 1 cristal blanc et la figurine présente.',
			done: 'Un champ apporte un jaune, une forêt un vert, une montagne un gris. Le campement voisin a payé aussi.',
			hints: [
				'Choisissez T8.0, puis l’atelier de champ du bas.',
				'Choisissez ensuite l’un des modules jaunes.'
			]
		},
		upper: {
			prompt: 'Vous n’avez aucun atelier. Essayez l’atelier de forêt du haut sur T11.6.',
			done: 'Dans un même terrain, celui du bas vient d’abord. Entre terrains, aucun ordre.',
			hints: ['Choisissez T11.6, puis l’atelier de forêt du haut.']
		},
		terrain: {
			prompt:
				'Vous avez 2 blancs et 1 rose. En bas, la forêt coûte 1 rose, la montagne 1 violet. Est-ce permis\u00a0?',
			items: {
				forest: 'L’atelier de forêt du bas sur la forêt T11.6',
				'wrong-terrain': 'L’atelier de forêt du bas sur la montagne T11.5',
				'storage-field': 'L’atelier de champ du bas sur la case de réserve T8.4',
				price: 'L’atelier de montagne du bas sur la montagne T11.5',
				'face-down': 'Atelier de forêt\u00a0; vous prenez un module dans la pile cachée',
				colour: 'Atelier de forêt\u00a0; vous prenez un module jaune'
			},
			done: 'Terrain, prix et couleur du module vont ensemble. On ne prend que des modules visibles.',
			hints: ['Vérifiez le terrain, puis le prix.', '2 cas sur 6 portent sur le module.']
		},
		reward: {
			prompt: 'Votre atelier de forêt du bas est construit. Marquez 2 points avec un aménagement.',
			done: 'Celui du haut donne un module et ce qui est imprimé à côté\u00a0: 2 points.',
			hints: [
				'Regardez les récompenses à côté des ateliers.',
				'L’atelier de forêt du haut sur T6.6, pour 1 blanc et 1 rose.'
			]
		},
		display: {
			prompt: '3 modules verts sont visibles, 2 sont dans la pile. Il ne reste aucun gris.',
			items: {
				green: 'Vous prenez un module vert. Combien sont visibles ensuite\u00a0?',
				stack: 'Combien restent dans la pile verte\u00a0?',
				none: 'Vous construisez l’atelier de montagne. Combien de modules recevez-vous\u00a0?'
			},
			done: 'Verts et gris se complètent depuis leur pile. Une couleur épuisée ne donne rien\u00a0; l’atelier est construit quand même.',
			hints: ['Le vide est comblé aussitôt.', '3, 1 et 0.']
		}
	}
};
