// French: draft and ancestors.
import type { LessonText } from '../../../../schema/lesson.ts';

export const yourTribe: LessonText = {
	title: 'Votre tribu',
	aim: 'Choisir une tribu avec son équipement et poser les ancêtres.',
	steps: {
		draft: {
			prompt: 'Rouge et Violet ont choisi. Prenez une des 2 tribus restantes\u00a0; son équipement suit.',
			done: 'Tribu et équipement restent visibles près de la console. La paire restante retourne avec les autres.',
			hints: ['Les deux sont permises.', 'Prenez Brimas, par exemple.']
		},
		'too-early': {
			prompt: 'Vous n’avez pas encore de tribu. Essayez de glisser un module dans la fente A.',
			done: 'Le choix des tribus vient d’abord, pour tout le monde.',
			hints: ['Choisissez un module, puis la fente A.']
		},
		turns: {
			prompt: 'Vous êtes 3 et vous commencez. Rouge est à votre droite.',
			items: {
				shown: 'Combien de tribus sont proposées\u00a0?',
				right: 'À quel rang Rouge choisit-il\u00a0?',
				start: 'À quel rang choisissez-vous\u00a0?'
			},
			done: 'Une tribu de plus que de joueurs. On choisit à partir de la droite de la première personne, en sens antihoraire.',
			hints: ['On choisit dans le sens inverse des tours.', '4 tribus. Rouge premier, vous troisième.']
		},
		ancestors: {
			prompt: 'Tout le monde a choisi. Posez les ancêtres en haut des pistes.',
			items: {
				tribes: 'Combien de tribus ancestrales en tout\u00a0?',
				gear: 'Combien d’équipements par piste\u00a0?'
			},
			done: 'À chacune des 3 pistes, 1 tribu et 4 équipements, cachés. Le reste part sans être vu.',
			hints: ['Il y a 3 pistes.', '3 tribus, 4 équipements chacune.']
		},
		'first-game': {
			prompt: 'Quelqu’un joue pour la première fois. Qu’est-ce qui est permis\u00a0?',
			items: {
				deal: 'Distribuer tribu et équipement au hasard',
				draw: 'Choisir comme d’habitude',
				none: 'Jouer sans tribu',
				both: 'Prendre 2 tribus'
			},
			done: 'Distribuer au hasard est une option pour la première partie. Les ancêtres peuvent aussi venir de l’application.',
			hints: ['Chacun a exactement une tribu.', 'Distribuer et choisir.']
		}
	}
};
