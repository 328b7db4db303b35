// French: energy stones.
import type { LessonText } from '../../../../schema/lesson.ts';

export const energy: LessonText = {
	title: 'Énergie',
	aim: 'Activer vos cartes avec des pierres d’énergie.',
	steps: {
		lantern: {
			prompt: 'Posez une pierre d’énergie sur la Lanterne. Elle donne 1 cristal blanc.',
			done: 'Une pierre active votre tribu, un de vos équipements ou une tribu ancestrale débloquée. C’est une action libre.',
			hints: ['Choisissez la Lanterne parmi vos cartes.']
		},
		whose: {
			prompt:
				'Votre tribu est Brimas. Lexander est débloquée, Aynir non. Au dépôt\u00a0: votre propre pierre et une noire. Permis\u00a0?',
			items: {
				tribe: 'La pierre noire sur Brimas',
				unlocked: 'Votre propre pierre sur Lexander',
				locked: 'Une pierre sur Aynir',
				'not-yours': 'Une pierre sur la Bêche de Rouge',
				used: 'La pierre blanche posée sur la Lanterne, maintenant pour Brimas'
			},
			done: 'La couleur importe peu. Mais la pierre vient du dépôt, et la carte est à vous ou débloquée.',
			hints: [
				'À qui est la carte\u00a0? Où est la pierre\u00a0?',
				'Le marqueur blanc est sur 4, Aynir demande 5.'
			]
		},
		costs: {
			prompt:
				'Le dépôt a 5 pierres. Aucune n’est sur le Bâton de compte, 2 sont sur la Lanterne au symbole de coût fixe.',
			items: {
				first: 'Que coûte le Bâton de compte maintenant\u00a0?',
				second: 'Que coûte-t-il la deuxième fois\u00a0?',
				depot: 'Vous activez deux fois le Bâton de compte. Combien de pierres restent au dépôt\u00a0?',
				fixed: 'Que coûte la Lanterne la troisième fois\u00a0?'
			},
			done: 'Chaque fois 1 pierre de plus, jusqu’à la prochaine réinitialisation. Avec le symbole de coût fixe, toujours 1.',
			hints: ['1 et 2 pierres pour le Bâton de compte.', '1, 2, 2 et 1.']
		},
		third: {
			prompt:
				'Vous avez activé Brimas deux fois depuis la réinitialisation. Il reste 2 pierres. Essayez une troisième fois.',
			done: 'La troisième fois coûte 3 pierres. Après une réinitialisation, c’est de nouveau 1.',
			hints: ['Choisissez Brimas.']
		},
		possible: {
			prompt:
				'Il reste 1 pierre. Lanterne (coût fixe) et Bâton de compte ont été activés une fois. Marquez les cartes que vous pouvez activer.',
			done: 'Le Bâton de compte coûterait 2. Les tribus comptent aussi\u00a0: la vôtre et celle débloquée.',
			hints: ['Qu’est-ce qui coûte 1 pierre maintenant\u00a0?', 'Toutes sauf le Bâton de compte.']
		},
		permanent: {
			prompt:
				'Lexander est débloquée. Effet permanent\u00a0: 1 blanc et 1 point par cristal violet payé. Vous fouillez pour 1 violet.',
			items: {
				white: 'Combien de cristaux blancs gagnez-vous\u00a0?',
				lying: 'Combien de pierres sont posées pour cela sur Lexander\u00a0?'
			},
			done: 'Un effet permanent agit de lui-même. Seul l’autre effet d’une tribu demande des pierres.',
			hints: ['Vous payez 1 cristal violet.', '1 et 0.']
		}
	}
};
