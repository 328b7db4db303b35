// French: cassettes and free actions.
import type { LessonText } from '../../../../schema/lesson.ts';

export const cassettes: LessonText = {
	title: 'Cassettes et actions libres',
	aim: 'Jouer et gagner des cassettes, et savoir quand une action libre est possible.',
	steps: {
		cassette: {
			prompt: 'Jouez la cassette qui vous donne un cristal rose.',
			done: 'Vous la montrez, faites ce qu’elle dit et la posez sur la défausse. Votre module reste à insérer.',
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
