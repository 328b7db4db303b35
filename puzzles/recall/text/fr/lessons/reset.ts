// French: reset.
import type { LessonText } from '../../../../schema/lesson.ts';

export const reset: LessonText = {
	title: 'Réinitialiser',
	aim: 'Reprendre vos modules, produire et récupérer vos pierres.',
	steps: {
		reset: {
			prompt: 'Réinitialisez tous les modules. Activez ensuite les 3 champs de production P1, P2 et P3.',
			done: '3 modules sont sortis\u00a0: vous activez jusqu’à 3 champs de production. P1 à P3 sont libres dès le début.',
			hints: [
				'Choisissez la réinitialisation, puis P1, P2 et P3.',
				'Placez la figurine de P2, améliorez un cristal avec P3.'
			]
		},
		twice: {
			prompt: 'Vous avez activé P1. Essayez de l’activer encore.',
			done: 'Chaque champ de production au plus une fois par tour.',
			hints: ['Choisissez P1.']
		},
		fields: {
			prompt:
				'Vous avez construit l’atelier de forêt du bas, le monument le plus bas et une réserve. Marquez les champs de production utilisables.',
			done: 'L’atelier de forêt du bas libère P5, le monument le plus bas P7. Les réserves n’en libèrent aucun.',
			hints: ['3 sont toujours libres.', 'P1, P2, P3, P5 et P7.']
		},
		order: {
			prompt: 'Mettez la réinitialisation dans l’ordre.',
			items: {
				out: 'Retirer tous les modules',
				produce: 'Activer des champs de production',
				stones: 'Remettre les pierres utilisées au dépôt',
				end: 'Finir le tour'
			},
			done: 'Modules, production, pierres. Après les pierres, aucune énergie ne sert plus ce tour-ci.',
			hints: ['Les pierres viennent en dernier.']
		},
		may: {
			prompt: 'Vous réinitialisez 3 modules. Est-ce permis\u00a0?',
			items: {
				fourth: '3 champs sont activés\u00a0: encore un quatrième',
				covered: 'P4, dont l’atelier n’est pas construit',
				before: 'Avant le retour des pierres\u00a0: une pierre sur Brimas',
				energy: 'Après le retour des pierres\u00a0: une pierre sur Brimas',
				cassette: 'Après le retour des pierres\u00a0: jouer une cassette'
			},
			done: 'Un champ de production par module retiré. L’énergie seulement avant le retour des pierres\u00a0; cassettes et échanges aussi après.',
			hints: ['3 modules, 3 champs.', 'Les pierres revenues attendent votre prochain tour.']
		},
		costs: {
			prompt: 'Brimas a été activée deux fois\u00a0: 3 pierres dessus, 3 au dépôt. Vous réinitialisez.',
			items: {
				now: 'Que coûterait Brimas avant la réinitialisation\u00a0?',
				depot: 'Combien de pierres sont ensuite au dépôt\u00a0?',
				then: 'Que coûte Brimas à votre prochain tour\u00a0?'
			},
			done: 'Toutes les pierres utilisées reviennent, et chaque coût repart de 1.',
			hints: ['Chaque fois 1 pierre de plus.', '3, 6 et 1.']
		}
	}
};
