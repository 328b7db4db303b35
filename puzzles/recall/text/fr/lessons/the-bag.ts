// French: bag and start tiles.
import type { LessonText } from '../../../../schema/lesson.ts';

export const theBag: LessonText = {
	title: 'Le sac et les tuiles de départ',
	aim: 'Remplir le sac et les premières tuiles, quel que soit le nombre de joueurs.',
	steps: {
		'start-tile': {
			prompt: 'Vous êtes 2. Marquez chaque tuile visible au début.',
			done: 'Seulement la tuile des cases de départ 1 et 2. À 3 ou 4, T12 est visible aussi\u00a0; sinon elle reste cachée.',
			hints: ['Les tuiles de départ sont en bas à droite.', 'Seulement T8.']
		},
		bag: {
			prompt: 'Vous êtes 3. La boîte a 28 reliques et 27 pierres d’énergie neutres.',
			items: {
				round: 'Combien de reliques vont sur la case ronde\u00a0?',
				bag: 'Combien de reliques vont dans le sac\u00a0?',
				lying: 'Chaque tuile de départ a 2 cases à relique. Combien de reliques y sont\u00a0?',
				left: 'Combien de reliques restent dans le sac\u00a0?',
				stones: '2 sites ont 3 pierres chacun. Combien de pierres restent dans le sac\u00a0?'
			},
			done: 'Une relique de chaque couleur reste dehors. Une tuile visible reçoit 1 relique par case à relique et 3 pierres par site.',
			hints: ['28 reliques, dont 4 sur la case ronde.', '4, 24, 4, 20 et 21.']
		},
		order: {
			prompt: 'Mettez ces étapes dans l’ordre.',
			items: {
				glue: 'Coller les consoles, une fois',
				board: 'Plateau au milieu',
				round: '4 reliques sur la case ronde',
				bag: 'Autres reliques dans le sac',
				tiles: 'Retourner les tuiles de départ',
				fill: 'Tirer reliques et pierres'
			},
			done: 'Les 4 reliques sortent avant de remplir le sac, et le sac est plein avant de tirer.',
			hints: ['Que faut-il avant de pouvoir tirer\u00a0?', 'Case ronde, sac, tuiles, tirage.']
		},
		unlimited: {
			prompt: 'Certaines pièces ne manquent jamais\u00a0: on prend un substitut. Lesquelles\u00a0?',
			items: {
				crystals: 'Marqueurs de cristal',
				helpers: 'Marqueurs verts',
				figures: 'Figurines',
				material: 'Matériel de tribu'
			},
			done: 'Marqueurs de cristal et marqueurs verts sont illimités. Pas les figurines\u00a0: 14 petites et 3 grandes par couleur.',
			hints: ['Ce sont des marqueurs.', 'Marqueurs de cristal et marqueurs verts.']
		},
		table: {
			prompt: 'À table\u00a0:',
			items: {
				glue: 'Avant la première partie, coller les consoles',
				board: 'Plateau au milieu',
				cassettes: 'Cassettes mélangées, cachées',
				boosters: 'Piles d’amplificateurs au hasard',
				material: 'Matériel de tribu à part',
				helpers: 'Marqueurs verts sur ce qui a servi, jusqu’à la fin du tour'
			},
			done: 'Îles, anneaux, radeaux et cochons n’arrivent qu’avec leur tribu.',
			hints: []
		}
	}
};
