// French: the knowledge tracks.
import type { LessonText } from '../../../../schema/lesson.ts';

export const knowledge: LessonText = {
	title: 'Pistes de savoir',
	aim: 'Savoir ce que donnent les cases 3, 5 et 8, et à qui.',
	steps: {
		'third-space': {
			prompt:
				'Personne n’a dépassé la case 2. Déterrez la pierre blanche, allez de 2 à 4 et choisissez un équipement.',
			done: 'Le premier marqueur sur la case 3 rapporte 1 point, et tribu et équipements sont visibles pour tous. L’équipement choisi est à vous.',
			hints: ['Fouillez T8.6, puis choisissez l’un des 4 équipements.']
		},
		order: {
			prompt: 'Votre marqueur gris va le premier de 2 à 8. Que se passe-t-il, dans quel ordre\u00a0?',
			items: {
				reveal: 'Ancêtres retournés, 1 point',
				choose: 'Vous choisissez un équipement',
				stone: 'Votre pierre, tribu débloquée',
				tile: 'Récompense de la tuile claire'
			},
			done: 'Cases 3, 5 et 8\u00a0: chaque case passée compte, la plus basse d’abord.',
			hints: ['La case 3 vient avant la case 5.', 'La tuile claire du bas est à la case 8.']
		},
		later: {
			prompt: 'Rouge était premier sur la piste blanche. Vous déterrez la pierre blanche et allez de 2 à 4.',
			items: {
				points: 'Combien de points recevez-vous à la case 3\u00a0?',
				choice: 'Entre combien d’équipements choisissez-vous\u00a0?',
				gear: 'Combien en prenez-vous\u00a0?'
			},
			done: 'Le point n’est que pour le premier. Chacun prend 1 équipement parmi ceux qui restent.',
			hints: ['Rouge a pris l’un des 4.', '0, 3 et 1.']
		},
		'fifth-space': {
			prompt:
				'Aynir est la tribu ancestrale blanche, Rouge l’a débloquée. Aynir échange 2 blancs contre 1 rose. Permis\u00a0?',
			items: {
				'too-early': 'Votre marqueur blanc est sur 4\u00a0: poser une pierre sur Aynir',
				unlocked: 'Votre marqueur blanc est sur 5\u00a0: poser une pierre sur Aynir',
				rate: 'Sur 5\u00a0: échanger 2 blancs contre 1 rose',
				'rate-early': 'Sur 4\u00a0: échanger 2 blancs contre 1 rose',
				'at-once': 'Depuis 4, déterrer la pierre blanche et utiliser aussitôt votre propre pierre'
			},
			done: 'À la case 5, votre pierre va au dépôt et la tribu vous sert, effet permanent compris. D’autres peuvent la partager.',
			hints: ['La case 5 débloque la tribu.', 'La pierre gagnée là sert aussitôt.']
		},
		tile: {
			prompt: 'Vous avez 2 pas sur les pistes de votre choix. Gagnez un cristal violet.',
			done: 'La tuile au cristal violet est à la case 8 de la piste blanche. Elle y reste pour les autres.',
			hints: ['Les tuiles claires sont aux cases 8 et 11.', 'Les deux pas sur la piste blanche.']
		},
		full: {
			prompt: 'Votre marqueur noir est sur la dernière case. Essayez un pas sur la piste noire.',
			done: 'Personne ne dépasse la dernière case. Les pas de cette piste sont perdus\u00a0; un pas au choix va ailleurs.',
			hints: ['Choisissez la piste noire.']
		}
	}
};
