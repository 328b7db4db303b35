// Français : trois variantes.
import type { LessonText } from '../../../../schema/lesson.ts';

export const variants: LessonText = {
	title: 'Variantes',
	aim: 'Jouer avec le draft boomerang, les ancêtres connus et le choix des amplificateurs.',
	steps: {
		boomerang: {
			prompt:
				'Draft boomerang à 2\u00a0: Rouge a pris un équipement, à vous de prendre 2 cartes. D’abord une tribu, puis un équipement.',
			done: 'Tribus et équipements sont séparés. La première personne prend deux fois de suite, puis on revient.',
			hints: ['Prenez une tribu.', 'Prenez ensuite un équipement.']
		},
		'second-tribe': {
			prompt: 'Vous avez pris une tribu. Essayez d’en prendre une deuxième.',
			done: 'Au retour, chacun prend la sorte qui lui manque.',
			hints: ['Choisissez une tribu.']
		},
		order: {
			prompt: 'Draft boomerang à 3. On commence à droite de la première personne, en sens antihoraire.',
			items: {
				third: 'Troisième personne\u00a0: à quel rang prend-elle d’abord\u00a0?',
				start: 'Première personne\u00a0: à quel rang prend-elle d’abord\u00a0?',
				tribes: 'Combien de tribus sont visibles\u00a0?'
			},
			done: 'La troisième, la deuxième, la première, puis retour. Il y a toujours 1 tribu de plus que de personnes.',
			hints: ['À droite de la première personne se trouve la dernière à jouer.', '1, 3 et 4.']
		},
		known: {
			prompt: 'Ancêtres connus\u00a0: ils sont visibles dès le début. Avancez de 1 pas jusqu’à blanc 3.',
			done: 'Rien à retourner, mais la première personne à la case 3 gagne quand même 1 point.',
			hints: ['Choisissez la piste blanche.']
		},
		booster: {
			prompt:
				'Choix des amplificateurs\u00a0: vous atteignez 6 et en prenez un de votre propre série. Prenez l’amplificateur E.',
			done: 'À chaque case verte, n’importe quelle lettre de votre série A à F.',
			hints: ['Choisissez E, sur l’une ou l’autre face.']
		},
		'booster-set': {
			prompt: 'Vous avez pris l’amplificateur E et atteignez 12. Est-ce permis\u00a0?',
			items: { other: 'Prendre l’amplificateur A', again: 'Reprendre E, l’autre face' },
			done: 'Votre série contient chaque lettre une fois.',
			hints: ['E n’est plus dans votre série.', 'Oui, non.']
		}
	}
};
