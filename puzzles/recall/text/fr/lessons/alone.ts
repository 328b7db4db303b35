// Français : le jeu en solo.
import type { LessonText } from '../../../../schema/lesson.ts';

export const alone: LessonText = {
	title: 'Jouer en solo',
	aim: 'Préparer, gagner et évaluer une partie en solo.',
	steps: {
		start: {
			prompt: 'En solo, vous choisissez où commencer. Placez vos 3 figurines sur une case de départ.',
			done: 'Case de départ 1 ou 2, à votre choix.',
			hints: ['Les deux touchent la tuile de départ visible.', 'S1 ou S2.'],
			mistakes: { other: 'Cette case de départ touche la tuile face cachée.' }
		},
		'set-up': {
			prompt: 'Une partie en solo commence. Regardez la table.',
			items: {
				goals: 'Combien de cartes d’objectif recevez-vous\u00a0?',
				tiles: 'Combien de tuiles de région sont visibles\u00a0?'
			},
			done: '3 objectifs au lieu de 2. Comme à 2, la tuile de départ près de S3 et S4 est cachée.',
			hints: ['Un objectif de plus, une tuile de départ.', '3 et 1.']
		},
		discard: {
			prompt:
				'Choix d’objectif\u00a0: défaussez-en 1 sur 3. Deux demandent 4 réserves chacun\u00a0; vous n’en avez que 6.',
			done: 'Cette paire est impossible. Vous gardez 2 objectifs et recevez la récompense du troisième.',
			hints: ['Défaussez l’un des deux avec réserves.', 'Gardez celui des 4 couleurs de reliques.']
		},
		pairs: {
			prompt: 'Vous avez 6 réserves et 5 monuments. Quelles paires sont possibles ensemble\u00a0?',
			items: {
				'g1-g5': '2 réserves et 4 réserves',
				'g3-g6': '2 monuments et 3 monuments',
				'g5-g9': '4 réserves et 4 réserves'
			},
			done: 'Chaque construction ne compte que pour une carte\u00a0: 4 + 4 réserves, c’est trop.',
			hints: ['Additionnez les deux nombres.', 'Les deux premières.']
		},
		share: {
			prompt:
				'Les deux objectifs demandent des reliques de 3 couleurs\u00a0; le reste est rempli. Lesquelles suffisent\u00a0? Plusieurs réponses possibles.',
			help: 'Ordre\u00a0: blanc, gris, noir, brun.',
			items: { '2-2-2-0': '2, 2, 2, 0', '3-2-1-0': '3, 2, 1, 0', '3-2-1-1': '3, 2, 1, 1' },
			done: 'Aucune relique ne compte deux fois\u00a0: il faut 3 couleurs par carte. Avec 3, 2, 1, 0, la seconde n’en a que 2.',
			hints: ['Retirez 3 couleurs et regardez le reste.', 'La première et la troisième.']
		},
		both: {
			prompt:
				'En solo, deux objectifs remplis\u00a0: 4 couleurs de reliques et 2 amplificateurs\u00a0; 4 réserves et série de pierres.',
			items: { points: 'Combien de points donnent vos 2 objectifs\u00a0?' },
			done: '15 points pour les deux ensemble, et la partie est gagnée.',
			hints: ['Ils comptent comme un seul.', '15.']
		},
		missed: {
			prompt: 'Vous avez 180 points, mais un objectif est manqué. Quel palier obtenez-vous\u00a0?',
			items: { none: 'aucun', bronze: 'bronze', silver: 'argent', gold: 'or' },
			done: 'Sans les deux objectifs, la partie n’est pas gagnée, quels que soient les points.',
			hints: ['Gagner d’abord, le palier ensuite.', 'Aucun.']
		},
		tiers: {
			prompt:
				'Objectifs remplis. Bronze dès 100, argent dès 140, or dès 170, platine dès 200. Quels totaux donnent l’argent\u00a0?',
			items: { '139': '139', '140': '140', '169': '169', '170': '170' },
			done: 'De 140 à 169. Ces paliers sont ceux de l’éditeur, nos valeurs d’exercice diffèrent\u00a0: prenez-les comme repère.',
			hints: ['Dès 140, sous 170.', '140 et 169.']
		},
		app: {
			prompt: 'Avec l’application compagnon de l’éditeur, un autre but\u00a0:',
			items: {
				archive: 'Tirer les ancêtres de l’archive',
				scores: 'Noter les scores des 3 tribus',
				beat: 'Les battre toutes les 3'
			},
			done: 'C’est pour la table\u00a0; ici, les ancêtres sont tirés au hasard.',
			hints: []
		}
	}
};
