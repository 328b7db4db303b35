// Français : les six cartes de voie.
import type { LessonText } from '../../../../schema/lesson.ts';

const SIDES = {
	a: 'Face A, si choisie\u00a0: points en plus\u00a0?',
	b: 'Face B, si choisie\u00a0: points en plus\u00a0?'
};

export const pathScoring: LessonText = {
	title: 'Les cartes de voie',
	aim: 'Compter les 6 cartes de voie et vos 3 spécialisations.',
	steps: {
		archaeology: {
			prompt: 'Pierres\u00a0: 4 blanches, 2 grises, 3 noires, 2 de votre couleur.',
			help: '1 point chacune. A\u00a0: 2 chacune. B\u00a0: 7 par série blanche, grise, noire.',
			items: { standard: 'Archéologie\u00a0: points pour tous\u00a0?', ...SIDES },
			done: 'Les pierres posées sur des cartes comptent, votre couleur jamais\u00a0: 9, puis 2 × 9 ou 7 × 2.',
			hints: ['Laissez votre couleur de côté.', '9, 18 et 14.']
		},
		efficiency: {
			prompt: 'Modules\u00a0: 1 blanc, 3 jaunes (1 point), 2 verts (2), 1 gris (4).',
			help: 'Les points imprimés. A\u00a0: 2 par jaune, vert, gris. B\u00a0: 3 par gris.',
			items: { standard: 'Efficacité\u00a0: points pour tous\u00a0?', ...SIDES },
			done: 'Activés ou non\u00a0: 3 + 4 + 4. A compte 6 modules, B un seul.',
			hints: ['Les blancs ne donnent rien ici.', '11, 12 et 3.']
		},
		'choose-i': {
			prompt:
				'Choix de voie I, face A des deux cartes. Choisissez celle dont la spécialisation donnerait plus maintenant.',
			help: '3 pierres, 4 modules de couleur.',
			done: 'Efficacité\u00a0: 2 × 4 = 8. Archéologie\u00a0: 2 × 3 = 6. Votre propre pierre et le module blanc ne comptent pas.',
			hints: ['Les deux donnent 2 chacun.', 'Plus de modules que de pierres\u00a0: Efficacité.']
		},
		legends: {
			prompt: 'Vous avez construit 3 réserves.',
			help: '2 points chacune. A\u00a0: 2 de plus chacune. B\u00a0: 5 par paire complète.',
			items: { standard: 'Légendes\u00a0: points pour tous\u00a0?', ...SIDES },
			done: '3 réserves font 1 paire complète.',
			hints: ['Combien de paires dans 3\u00a0?', '6, 6 et 5.']
		},
		might: {
			prompt: 'Monuments en MW (piste blanche à 7, valeur 6) et sur une tuile à 5.',
			help: 'Les deux valeurs. A\u00a0: 3 par monument. B\u00a0: les tuiles encore.',
			items: { standard: 'Puissance\u00a0: points pour tous\u00a0?', ...SIDES },
			done: 'Une case imprimée compte la valeur de sa piste. B ne répète que la tuile.',
			hints: ['6 pour MW, 5 pour la tuile.', '11, 6 et 5.']
		},
		striving: {
			prompt:
				'Reliques\u00a0: 3 blanches, 2 grises, 2 noires, 2 brunes. Sous les colonnes\u00a0: 1, 3, 6, 10, 15.',
			help: 'Dernière de chaque couleur. A\u00a0: 6 par série de 4. B\u00a0: la plus haute encore.',
			items: { standard: 'Ambition\u00a0: points pour tous\u00a0?', ...SIDES },
			done: '6 + 3 + 3 + 3. Il y a 2 séries complètes, et la plus haute valeur est 6.',
			hints: ['3 reliques\u00a0: 6. 2 reliques\u00a0: 3.', '15, 12 et 6.']
		},
		knowledge: {
			prompt: 'Pistes\u00a0: blanc 9 (valeur 9), gris 5 (4), noir 7 (6).',
			help: 'Toutes les valeurs. A\u00a0: la deuxième plus haute encore. B\u00a0: 4 par piste à 7 ou plus.',
			items: { standard: 'Savoir\u00a0: points pour tous\u00a0?', ...SIDES },
			done: '9 + 4 + 6. La deuxième plus haute est 6, et 2 pistes ont atteint 7.',
			hints: ['Triez les valeurs\u00a0: 9, 6, 4.', '19, 6 et 8.']
		},
		'choose-iii': {
			prompt:
				'Choix de voie III, face B des deux cartes. Choisissez celle dont la spécialisation donnerait plus maintenant.',
			help: 'Reliques 3, 2, 2, 2\u00a0; pistes 9, 5, 7.',
			done: 'Savoir\u00a0: 4 pour chacune des 2 pistes. Ambition\u00a0: la plus haute valeur, 6, encore une fois.',
			hints: ['Ambition B donne 6.', '2 pistes ont atteint 7\u00a0: Savoir.']
		},
		sides: {
			prompt: 'Vous avez choisi Archéologie, face B visible. Vous avez 9 pierres et 2 séries.',
			items: {
				standard: 'Points du décompte standard\u00a0?',
				b: 'Points de la face B (7 par série)\u00a0?',
				a: 'Points de la face A (2 par pierre)\u00a0?'
			},
			done: 'Le décompte standard est le même sur les deux faces. Seule la face visible spécialise.',
			hints: ['La face A est cachée.', '9, 14 et 0.']
		},
		'all-cards': {
			prompt:
				'Standard\u00a0: 5, 10, 8, 23, 10 et 19. Choisies\u00a0: Archéologie (A\u00a0: 10), Légendes (B\u00a0: 10), Savoir (A\u00a0: 6).',
			items: {
				standard: 'Combien donnent tous les décomptes standard\u00a0?',
				special: 'Combien donnent vos spécialisations\u00a0?',
				fourth: 'Combien vous donne la face A de Puissance\u00a0?'
			},
			done: 'Tout le monde compte les 6 cartes. Spécialisations seulement là où sont vos 3 marqueurs.',
			hints: ['6 pour le standard, 3 pour la spécialisation.', '75, 26 et 0.']
		}
	}
};
