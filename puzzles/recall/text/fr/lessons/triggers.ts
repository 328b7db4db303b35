// Français : l’équipement à déclencheur.
import type { LessonText } from '../../../../schema/lesson.ts';

export const triggers: LessonText = {
	title: 'Au bon moment',
	aim: 'Utiliser le Radar de sol, l’Exosquelette, l’Interprète et le Doubleur quand il faut.',
	steps: {
		radar: {
			prompt: 'Déterrez la pierre blanche en T8.6. Payez avec elle le Radar de sol et atteignez blanc 5.',
			done: 'La fouille donne ici 2 pas, le Radar 1 de plus. La nouvelle pierre peut le payer aussitôt.',
			hints: ['Déterrez la blanche, puis utilisez le Radar.', 'À la case 3, choisissez un équipement.']
		},
		'radar-pay': {
			prompt:
				'Dépôt vide, blanc à 2. Vous déterrez une pierre blanche. Cette pierre peut-elle payer le Radar\u00a0?',
			items: {
				dug: 'La pierre blanche juste déterrée',
				own: 'Votre propre pierre, qui attend à blanc 5'
			},
			done: 'Le Radar se paie avant les pas. Votre propre pierre n’est libérée que par eux\u00a0: trop tard.',
			hints: ['Quelle pierre est au dépôt à ce moment\u00a0?', 'Oui, non.']
		},
		exo: {
			prompt:
				'Rouge a une réserve en T8.4\u00a0: construire coûte 2 figurines. Construisez avec 1, grâce à l’Exosquelette.',
			done: 'C’était le seul moyen, il sert donc aussitôt\u00a0: votre figurine reste.',
			hints: ['Choisissez T8.4 et la réserve 4.']
		},
		'exo-others': {
			prompt: 'Vous avez maintenant 2 figurines en T8.4. Construisez sans que Rouge gagne de figurine.',
			done: 'Rien n’a été retiré, Rouge ne gagne rien. En payant 2 figurines, vous lui en donniez 1.',
			hints: ['Construisez et répondez à la question sur l’Exosquelette.', 'Oui à l’Exosquelette.']
		},
		'exo-limits': {
			prompt: 'Vous avez l’Exosquelette. Est-ce permis\u00a0?',
			items: {
				'no-stone': 'Aucune pierre\u00a0: construire près de la réserve de Rouge avec 1 figurine',
				relic: '1 pierre\u00a0: prendre la deuxième relique noire avec 1 figurine',
				nobody: '1 pierre\u00a0: fouiller T8.6 depuis la case voisine'
			},
			done: 'Il faut une pierre, et une de vos figurines sur la case même.',
			hints: ['Il épargne les figurines, mais il en faut une sur place.', 'Non, oui, non.']
		},
		interpreter: {
			prompt:
				'T4.4 touche 2 campements. Construisez-y une réserve et utilisez l’Interprète pour les deux récompenses.',
			done: 'Chaque récompense de campement due à une construction est un déclencheur\u00a0: 1 pierre, puis 2, pour 1 pas chacune.',
			hints: [
				'Vous avez 3 pierres\u00a0: 1 et 2.',
				'Construisez la réserve 4 et dites oui après chaque campement.'
			]
		},
		doubler: {
			prompt:
				'Réinitialisation\u00a0: 2 modules sont sortis. Avec le Doubleur, arrivez à 2 cristaux blancs et 2 roses.',
			help: 'P1 donne 2 blancs, P3 améliore 1 cristal.',
			done: 'Chaque champ une fois de plus\u00a0: 4 blancs, puis 2 améliorations, pour 1 + 2 pierres.',
			hints: ['Doublez les deux champs de production.', 'P1 et oui, P3 et oui.']
		},
		'doubler-once': {
			prompt: 'Réinitialisation avec le Doubleur. Est-ce permis\u00a0?',
			items: {
				twice: 'Doubler P1, puis doubler encore le même P1',
				next: 'Doubler P1, puis doubler P3',
				later: 'Dire non à P1, puis activer le Doubleur après coup'
			},
			done: 'Une fois par champ de production, au moment où il est activé.',
			hints: ['Un déclencheur est un instant.', 'Non, oui, non.']
		},
		which: {
			prompt:
				'Rien ne s’est encore passé. Que pouvez-vous activer maintenant\u00a0? Plusieurs réponses possibles.',
			items: {
				ALEMBIC: 'Alambic',
				RADAR: 'Radar de sol',
				EXO: 'Exosquelette',
				PORTAL: 'Portail',
				DOUBLER: 'Doubleur',
				INTERPRETER: 'Interprète'
			},
			done: 'L’Alambic et le Portail n’ont pas de déclencheur. Les autres attendent fouille, retrait, production ou campement.',
			hints: ['2 d’entre eux n’ont pas de déclencheur.', 'L’Alambic et le Portail.']
		}
	}
};
