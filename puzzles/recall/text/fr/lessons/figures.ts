// French: placing figures.
import type { LessonText } from '../../../../schema/lesson.ts';

export const figures: LessonText = {
	title: 'Figurines et présence',
	aim: 'Placer des figurines où c’est permis, même quand il n’en reste plus.',
	steps: {
		place: {
			prompt:
				'Vous gagnez 2 figurines. Mettez-en 1 avec votre réserve sur T8.4 et 1 sur votre case de départ S1.',
			done: 'Là où vous avez une présence, ou sur votre case de départ\u00a0: nulle part ailleurs.',
			hints: ['Une construction seule est une présence.', '1 sur T8.4, 1 sur S1.']
		},
		presence: {
			prompt: 'Vous gagnez 1 figurine. Marquez toutes les cases où elle peut aller.',
			done: 'Une figurine ou une construction à vous, c’est la présence. La figurine sur T8.0 n’aide que Violet.',
			hints: ['Figurines, constructions, case de départ.', 'T7.0, T8.4 et S1.']
		},
		'none-left': {
			prompt:
				'Les 14 petites et les 3 grandes figurines sont sur le plateau. Vous en gagnez 1\u00a0: essayez S1.',
			done: 'Sans figurine en stock, le gain ne donne rien.',
			hints: ['Choisissez S1.']
		},
		'move-over': {
			prompt: 'Le stock est vide et vous gagnez 1 figurine. Vous en voulez une quatrième sur T7.0.',
			done: 'À votre tour, vous pouvez reprendre vos figurines à tout moment, sans rien recevoir. Un gain peut ainsi en déplacer une.',
			hints: ['Faites d’abord de la place dans le stock.', 'Reprenez celle de T4.0, puis placez sur T7.0.']
		},
		large: {
			prompt: '14 figurines sont sur le plateau, les 3 grandes sont libres. Vous en gagnez 1. Permis\u00a0?',
			items: { third: 'Sur S1, où il y en a 2', second: 'Sur T8.0, où il y en a 1' },
			done: 'Une grande vaut 3 sur une case. Sur S1, 3 deviennent 1 grande\u00a0; sur T8.0, il faudrait une petite de plus.',
			hints: ['Une grande demande 3 sur la même case.', 'S1 oui, T8.0 non.']
		}
	}
};
