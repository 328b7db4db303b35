// French: energy stones and cassettes.
import type { LessonText } from '../../../../schema/lesson.ts';

export const energy: LessonText = {
	title: 'Énergie et cassettes',
	aim: 'Utiliser vos actions libres.',
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
				'Le dépôt a 5 pierres. Aucune n’est sur le Compteur, 2 sont sur la Lanterne au symbole de coût fixe.',
			items: {
				first: 'Que coûte le Compteur maintenant\u00a0?',
				second: 'Que coûte-t-il la deuxième fois\u00a0?',
				depot: 'Vous activez deux fois le Compteur. Combien de pierres restent au dépôt\u00a0?',
				fixed: 'Que coûte la Lanterne la troisième fois\u00a0?'
			},
			done: 'Chaque fois 1 pierre de plus, jusqu’à la prochaine réinitialisation. Avec le symbole de coût fixe, toujours 1.',
			hints: ['1 et 2 pierres pour le Compteur.', '1, 2, 2 et 1.']
		},
		third: {
			prompt:
				'Vous avez activé Brimas deux fois depuis la réinitialisation. Il reste 2 pierres. Essayez une troisième fois.',
			done: 'La troisième fois coûte 3 pierres. Après une réinitialisation, c’est de nouveau 1.',
			hints: ['Choisissez Brimas.']
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
		},
		cassette: {
			prompt: 'Jouez la cassette qui vous donne un cristal rose.',
			done: 'Vous la montrez, faites ce qu’elle dit et la posez sur la défausse. Votre module vient encore.',
			hints: ['Regardez vos 2 cassettes.', 'L’une d’elles donne 1 cristal rose.']
		},
		free: {
			prompt:
				'Actions libres\u00a0: jouer une cassette, échanger des cristaux, utiliser des pierres d’énergie. Est-ce permis\u00a0?',
			items: {
				first: 'Échanger des cristaux avant d’insérer un module',
				between: 'Jouer une cassette pendant que vous placez des figurines',
				'their-turn': 'Au tour de Rouge, pendant que vous choisissez une piste\u00a0: jouer une cassette',
				exchange: 'Au tour de Rouge, pendant que vous choisissez une piste\u00a0: échanger des cristaux'
			},
			done: 'À tout moment et autant que vous voulez, mais seulement à votre tour.',
			hints: ['À qui est le tour\u00a0?']
		},
		shuffle: {
			prompt: 'La pioche de cassettes est vide, 3 sont à la défausse. Vous en avez 1 et en gagnez 1.',
			items: {
				hand: 'Combien de cassettes avez-vous alors\u00a0?',
				supply: 'Combien sont dans la pioche\u00a0?',
				discard: 'Combien sont à la défausse\u00a0?'
			},
			done: 'La défausse mélangée devient la nouvelle pioche, puis vous piochez.',
			hints: ['3 deviennent la pioche, 1 vient à vous.', '2, 2 et 0.']
		},
		secret: {
			prompt: 'Vous gagnez une cassette. Qui peut la regarder tant qu’elle n’est pas jouée\u00a0?',
			items: { you: 'Vous uniquement', all: 'Tout le monde', nobody: 'Personne' },
			done: 'Vous la regardez et la gardez secrète. La jouer, c’est la montrer.',
			hints: ['Vous devez savoir ce que vous pouvez jouer.']
		},
		'free-activation': {
			prompt:
				'Votre dépôt est vide. Une cassette active une carte sans pierre. Faites de votre cristal blanc un rose.',
			done: 'Une fois, sans pierre. La carte n’en coûte pas plus la fois suivante.',
			hints: [
				'Laquelle de vos tribus améliore un cristal\u00a0?',
				'Jouez la cassette, choisissez Lexander, améliorez le blanc.'
			]
		}
	}
};
