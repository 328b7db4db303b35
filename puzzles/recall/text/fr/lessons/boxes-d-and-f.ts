// French: boxes D and F.
import type { LessonText } from '../../../../schema/lesson.ts';

export const boxesDAndF: LessonText = {
	title: 'Cases D et F',
	aim: 'Utiliser la case D, copier une case avec F et savoir quand un amplificateur arrive trop tard.',
	steps: {
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
		alone: {
			prompt: 'Votre premier module est dans la fente F. Essayez de copier la case A.',
			done: 'La case F ne copie qu’une case dont la fente est occupée. En premier module, elle n’apporte rien.',
			hints: ['Choisissez la copie de la case F, puis A.']
		},
		copies: {
			prompt: 'Des modules sont en D et en F. La case F copie pour 1 cristal blanc. Est-ce permis\u00a0?',
			items: {
				taken: 'Copier D',
				free: 'Copier A, dont la fente est libre',
				itself: 'Copier F elle-même',
				unpaid: 'Copier D avec 1 rose et aucun blanc'
			},
			done: 'Une autre case, avec un module dessous, pour 1 cristal blanc.',
			hints: ['Quelles fentes sont occupées\u00a0?', 'Le prix est un blanc.']
		},
		booster: {
			prompt:
				'Module en D\u00a0: 2 actions. Une pierre sur le Bâton de compte donne 3 points et l’amplificateur D, face à 3 actions.',
			items: {
				plain: 'Combien d’actions avez-vous maintenant\u00a0?',
				unused: 'L’amplificateur arrive avant votre première action. Combien d’actions avez-vous\u00a0?',
				used: 'Vous utilisez 1 action, puis l’amplificateur arrive. Combien en reste-t-il\u00a0?'
			},
			done: 'Une case entamée reste inchangée pour ce tour. Intacte, elle est aussitôt améliorée.',
			hints: ['Avez-vous déjà entamé la case\u00a0?', '2, 3 et 1.']
		}
	}
};
