// French: reset, boxes D and F.
import type { LessonText } from '../../../../schema/lesson.ts';

export const reset: LessonText = {
	title: 'Réinitialiser, cases D et F',
	aim: 'Reprendre vos modules, produire et copier une case d’action.',
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
			done: 'Modules, production, pierres. Après les pierres, plus d’énergie ce tour-ci.',
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
		},
		'box-d': {
			prompt: 'En un tour avec la case D\u00a0: construisez une réserve sur T8.4.',
			done: '2 actions, chacune soit 1 pas, soit 1 aménagement. Ici, une de chaque.',
			hints: [
				'Votre figurine est sur T8.0, à côté de T8.4.',
				'Fente D\u00a0: 1 pas vers T8.4, puis aménagement.'
			]
		},
		'box-f': {
			prompt: 'La fente D est occupée. Réutilisez la case D par la case F et construisez sur T8.4.',
			done: 'Pour 1 cristal blanc, la case F copie une case dont la fente est occupée.',
			hints: ['Insérez le module dans la fente F et copiez D.', 'Puis 1 pas vers T8.4 et aménagement.']
		},
		copies: {
			prompt: 'Des modules sont en D et en F. La case F copie pour 1 cristal blanc. Est-ce permis\u00a0?',
			items: {
				taken: 'Copier D',
				free: 'Copier A, dont la fente est libre',
				itself: 'Copier F elle-même',
				unpaid: 'Copier D avec 1 rose et aucun blanc'
			},
			done: 'Une autre case, avec un module dessous, pour 1 blanc. Si c’est votre seul module, F n’apporte rien.',
			hints: ['Quelles fentes sont occupées\u00a0?', 'Le prix est blanc.']
		},
		booster: {
			prompt:
				'Module en D\u00a0: 2 actions. Une pierre sur le Compteur donne 3 points et l’amplificateur D, face à 3 actions.',
			items: {
				plain: 'Combien d’actions avez-vous maintenant\u00a0?',
				unused: 'L’amplificateur arrive avant votre première action. Combien d’actions avez-vous\u00a0?',
				used: 'Vous utilisez 1 action, puis l’amplificateur arrive. Combien en reste-t-il\u00a0?'
			},
			done: 'Une case entamée reste comme avant ce tour-ci. Intacte, elle est aussitôt améliorée.',
			hints: ['Avez-vous déjà entamé la case\u00a0?', '2, 3 et 1.']
		}
	}
};
