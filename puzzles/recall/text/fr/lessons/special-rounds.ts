// Français : choix de voie et choix d’objectif.
import type { LessonText } from '../../../../schema/lesson.ts';

export const specialRounds: LessonText = {
	title: 'Les manches spéciales',
	aim: 'Choisir vos voies et votre objectif.',
	steps: {
		path: {
			prompt:
				'Manche 5, choix de voie I. Échangez d’abord votre cristal rose contre 2 blancs. Choisissez ensuite Archéologie.',
			done: 'Les actions libres sont permises aussi dans les manches spéciales. La tuile bonus foncée a donné 2 figurines et 1 cristal blanc.',
			hints: ['Échangez le rose contre des blancs.', 'Choisissez Archéologie et placez les 2 figurines.']
		},
		module: {
			prompt: 'Manche 5. Essayez d’insérer un module au lieu de choisir une voie.',
			done: 'À une manche de voie, il faut choisir une voie. Les modules attendent.',
			hints: ['Insérez un module dans une fente.']
		},
		choice: {
			prompt: 'Manche 5. Archéologie et Efficacité sont à la case de voie I. Est-ce permis\u00a0?',
			items: {
				nothing: 'Finir le tour sans choisir',
				other: 'Choisir Légendes, qui est en II',
				same: 'Choisir Efficacité, comme Rouge'
			},
			done: 'Une des 2 cartes de cette case, et il faut choisir. D’autres peuvent avoir la même.',
			hints: ['Le marqueur de Rouge ne vous enlève rien.', 'Non, non, oui.']
		},
		dark: {
			prompt:
				'Manche 9\u00a0: Légendes donne 1 déplacement de 3 pas et 1 figurine, Puissance 1 aménagement et 1 figurine. Construisez en T8.4.',
			done: 'La récompense de la tuile bonus foncée vient aussitôt, même si c’est une action.',
			hints: [
				'Quelle tuile bonus permet de construire\u00a0?',
				'Choisissez Puissance, puis une réserve en T8.4.'
			]
		},
		three: {
			prompt:
				'Les 3 choix de voie sont faits. Sur quelles cartes vous spécialisez-vous\u00a0? Plusieurs réponses possibles.',
			items: {
				ARCH: 'Archéologie',
				EFF: 'Efficacité',
				LEG: 'Légendes',
				MIGHT: 'Puissance',
				STRIVE: 'Ambition',
				KNOW: 'Savoir'
			},
			done: 'Exactement 3 fois par partie, vous choisissez 1 carte sur 2\u00a0: 3 marqueurs, 3 spécialisations.',
			hints: ['Cherchez vos marqueurs.', 'Archéologie, Puissance et Savoir.']
		},
		goal: {
			prompt: 'Manche 12, choix d’objectif. Défaussez l’objectif dont le bas donne 2 cassettes.',
			done: 'Un objectif s’en va et sa récompense est à vous. L’autre reste, caché aux autres.',
			hints: ['Regardez le bas des deux cartes.', 'C’est celui des 3 monuments et 3 couleurs de reliques.']
		},
		reward: {
			prompt: 'Choix d’objectif. Une carte montre 2 cristaux roses, l’autre 2 cassettes.',
			items: {
				cassettes: 'Vous défaussez celle aux cassettes\u00a0: combien de cassettes\u00a0?',
				kept: 'Et combien de cristaux roses de la carte gardée\u00a0?',
				turned: 'Vous défaussez plutôt celle aux cristaux\u00a0: combien de cristaux roses\u00a0?'
			},
			done: 'Seule la carte défaussée donne sa récompense.',
			hints: ['La carte gardée donne des points à la fin.', '2, 0 et 2.']
		},
		'goal-limits': {
			prompt: 'Manche 12. Vous avez 2 objectifs. Est-ce permis\u00a0?',
			items: {
				keep: 'Garder les deux et finir le tour',
				both: 'Défausser les deux',
				exchange: 'En défausser 1, puis échanger un cristal'
			},
			done: 'On garde exactement 1 objectif. Les actions libres sont permises avant et après.',
			hints: ['L’un reste, l’autre part.', 'Non, non, oui.']
		}
	}
};
