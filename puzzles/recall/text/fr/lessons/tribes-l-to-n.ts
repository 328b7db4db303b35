// Français : Lexander, Moto et Nordwind.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesLToN: LessonText = {
	title: 'Tribus L à N',
	aim: 'Jouer Lexander, Moto et Nordwind.',
	steps: {
		upgrade: {
			prompt: 'Activez Lexander et améliorez votre cristal rose.',
			done: '1 pierre, 1 amélioration\u00a0: blanc en rose ou rose en violet.',
			hints: ['Posez votre pierre sur Lexander, puis choisissez le rose.']
		},
		monument: {
			prompt: 'Votre troisième monument coûte 2 violets. Vous avez 1 rose et 1 violet. Construisez-le en MW.',
			done: '2 violets payés ont donné 2 cristaux blancs et 2 points\u00a0: l’effet permanent de Lexander.',
			hints: ['Lexander améliore 1 cristal.', 'Améliorez le rose, puis construisez en MW.'],
			mistakes: { one: 'Il coûte 2 cristaux violets.' }
		},
		paid: {
			prompt: 'Vous avez Lexander et 1 cristal violet.',
			items: {
				steps: 'Vous le payez à la case B pour 5 pas\u00a0: combien de points\u00a0?',
				exchange: 'Vous l’échangez contre des blancs\u00a0: combien de points\u00a0?',
				white: 'Combien de cristaux blancs donne cet échange\u00a0?'
			},
			done: 'Chaque violet payé pour une action donne 1 blanc et 1 point. Échanger n’est pas une action payée.',
			hints: ['Échanger ne paie aucune action.', '1, 0 et 3.']
		},
		moto: {
			prompt:
				'Moto\u00a0: payez 1 cristal blanc et changez votre module jaune contre le vert à 1 rose et 3 figurines.',
			done: 'Un niveau de plus\u00a0: le jaune retourne à l’étalage, le vert est à vous, l’étalage est complété.',
			hints: ['Activez Moto, puis choisissez votre module.', 'Prenez celui à 1 rose et 3 figurines.']
		},
		'moto-limits': {
			prompt: 'Moto est active. Cette amélioration est-elle permise\u00a0?',
			items: {
				poor: 'Jaune en vert, sans cristal blanc',
				white: 'Module de départ en jaune, pour 1 cristal blanc',
				'two-levels': 'Module de départ en vert, pour 1 cristal blanc'
			},
			done: '1 cristal blanc, 1 niveau\u00a0: blanc, jaune, vert, gris.',
			hints: ['Combien cela coûte-t-il, et de combien monte-t-on\u00a0?', 'Non, oui, non.']
		},
		step: {
			prompt: 'Menez les deux figurines de T8.0 au campement T8.2.',
			done: 'Pour une pierre, Nordwind donne 1 déplacement de 1 pas.',
			hints: ['Votre tribu sait se déplacer.', 'Activez Nordwind, puis avancez avec 2 figurines.']
		},
		ring: {
			prompt: 'Nordwind peut échanger une figurine d’un campement contre un anneau. Posez un anneau en T8.2.',
			done: 'Un anneau au hasard, sa récompense pour vous, sans pierre. 1 figurine est partie.',
			hints: ['Choisissez l’anneau, puis T8.2.']
		},
		'second-ring': {
			prompt: 'Un anneau est en T8.2. Essayez d’en poser un autre.',
			done: '1 anneau par campement au plus, peu importe qui l’a posé. Sa récompense ne vient qu’une fois.',
			hints: ['Choisissez l’anneau, puis T8.2.']
		},
		'ring-where': {
			prompt: 'Marquez les cases où vous pouvez poser un anneau. T7.5 en a un\u00a0; Rouge est en T3.2.',
			done: 'Un campement sans anneau, avec une de vos figurines\u00a0: T8.2 et T4.0.',
			hints: ['T8.0 n’est pas un campement.', 'T8.2 et T4.0.']
		}
	}
};
