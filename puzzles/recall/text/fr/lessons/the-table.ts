// French: the board and what lies along it.
import type { LessonText } from '../../../../schema/lesson.ts';

export const theTable: LessonText = {
	title: 'Installer la table',
	aim: 'Lire les cases et mettre chaque pile à sa place.',
	steps: {
		site: {
			prompt: 'Une tuile a 7 cases. Marquez le site de fouille de la tuile T8.',
			done: 'Des pierres attendent sur les sites de fouille. La nature d’une case décide de ce qu’on y fait.',
			hints: ['Cherchez la case aux pierres d’énergie.', 'T8.6, à côté de la case de départ S1.']
		},
		terrains: {
			prompt: 'Champ, forêt et montagne sont des terrains. Marquez toutes les cases de terrain de T8.',
			done: 'Un champ au centre, une montagne et une forêt avec reliques. Une relique s’ajoute à la case, sans la changer.',
			hints: ['Il y en a 3.', 'T8.0, T8.3 et T8.5.']
		},
		printed: {
			prompt: 'Marquez les cases de monument imprimées sur le plateau, hors des tuiles.',
			done: 'Une par piste de savoir\u00a0: blanche, grise, noire. Les 4 losanges sont les cases de départ.',
			hints: ['Elles se trouvent entre les tuiles.', 'MW en haut, MG à gauche, MB en bas.']
		},
		'left-edge': {
			prompt: 'Qu’y a-t-il au bord gauche du plateau, aux cases I, II et III\u00a0?',
			items: {
				light: '6 tuiles bonus claires',
				dark: '6 tuiles bonus foncées',
				paths: '6 cartes de voie',
				boosters: '24 amplificateurs'
			},
			done: 'Une tuile foncée par carte de voie, 2 cartes pour chacune des voies I, II et III. Les claires vont près des pistes de savoir.',
			hints: ['Les tuiles claires vont aux pistes de savoir.', 'Tuiles foncées et cartes de voie.']
		},
		sides: {
			prompt: 'Quelqu’un joue pour la première fois. Quelle face montrent les cartes de voie\u00a0?',
			items: { a: 'Toutes A', b: 'Toutes B', mixed: 'Mélangées' },
			done: 'La face A pour les 6. Plus tard, on peut mélanger les faces.',
			hints: ['La première lettre pour la première partie.']
		},
		box: {
			prompt: 'La table est prête pour 3.',
			items: {
				monuments: 'Combien des 8 tuiles de monument sont visibles\u00a0?',
				boosters: 'Les amplificateurs sont triés par lettre. Combien de piles\u00a0?',
				green: 'Combien de modules verts visibles à côté de leur pile\u00a0?',
				yellow: 'Combien de piles visibles de modules jaunes\u00a0?',
				fields: 'Combien de cases a une tuile\u00a0?'
			},
			done: '5 tuiles de monument, une pile d’amplificateurs par case verte, 3 verts et 3 gris visibles, 3 piles jaunes.',
			hints: ['Les cases d’action vont de A à F.', '5, 6, 3, 3 et 7.']
		}
	}
};
