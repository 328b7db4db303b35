// French: the rules of developing, digging and building, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const building: Readonly<Record<string, RuleText>> = {
	'R-DEV-1': {
		name: 'Un aménagement',
		statement:
			'Un aménagement, c’est une chose au choix\u00a0: 1 fouille, 1 construction ou l’amélioration de 1 de vos cristaux.',
		allowed: '1 amélioration',
		refused: '2 améliorations'
	},
	'R-DIG-1': {
		name: 'Ce que coûte une fouille',
		statement:
			'On ne fouille que sur un site de fouille\u00a0: retirez 1 de vos figurines qui s’y trouve et payez 1 cristal.',
		allowed: 'votre figurine y est',
		refused: 'aucune à vous'
	},
	'R-DIG-2': {
		name: '3 pierres sur le site',
		statement: 'Payez 1 cristal blanc, prenez 1 pierre au choix et faites 2 pas sur la piste de sa couleur.',
		allowed: 'une pierre présente',
		refused: 'pas de blanche ici'
	},
	'R-DIG-3': {
		name: '2 pierres sur le site',
		statement: 'Payez 1 cristal rose, prenez 1 pierre au choix et faites 3 pas sur la piste de sa couleur.',
		allowed: '3 pierres\u00a0: un blanc suffit',
		refused: '2 pierres\u00a0: il faut un rose'
	},
	'R-DIG-4': {
		name: '1 pierre sur le site',
		statement:
			'Payez 1 cristal violet, prenez la dernière pierre et faites 4 pas. Sur un site vide, pas de fouille.',
		allowed: '3 pierres\u00a0: un blanc suffit',
		refused: '1 pierre\u00a0: il faut un violet'
	},
	'R-DIG-5': {
		name: 'Dans votre dépôt d’énergie',
		statement: 'La pierre déterrée va dans votre dépôt d’énergie.'
	},
	'R-DIG-6': {
		name: 'Fouiller encore',
		statement: 'Plusieurs aménagements peuvent fouiller le même site, pour 1 pierre chacun.'
	},
	'R-BUILD-1': {
		name: 'Une construction par case',
		statement:
			'Vous n’avez jamais plus de 1 construction sur une case. Plusieurs joueurs peuvent construire sur la même.',
		allowed: 'aucune à vous ici',
		refused: 'votre deuxième ici'
	},
	'R-BUILD-2': {
		name: 'Une figurine pour construire',
		statement: 'Pour construire, retirez 1 de vos figurines de cette case même.',
		allowed: 'votre figurine y est',
		refused: 'aucune figurine'
	},
	'R-BUILD-3': {
		name: 'Plus là où d’autres ont construit',
		statement: 'Retirez de là 1 figurine de plus par autre joueur ayant déjà une construction sur la case.',
		allowed: 'personne d’autre\u00a0: 1 figurine',
		refused: '1 autre\u00a0: il en faut 2'
	},
	'R-BUILD-4': {
		name: 'Une figurine pour chacun d’eux',
		statement: 'Chacun de ces joueurs gagne 1 de ses figurines sur cette case.'
	},
	'R-CAMP-1': {
		name: 'Construire près d’un campement',
		statement: 'En construisant à côté d’un campement, vous recevez aussitôt sa récompense.',
		allowed: 'à côté de la réserve',
		refused: 'pas à côté'
	},
	'R-CAMP-2': {
		name: 'Chaque campement une fois',
		statement:
			'La récompense d’un campement ne vient qu’une fois par partie, pour votre première construction à côté.'
	},
	'R-CAMP-3': {
		name: 'Un campement pour tous',
		statement: 'Plusieurs joueurs peuvent recevoir une fois chacun la récompense du même campement.'
	},
	'R-CAMP-4': {
		name: 'Un campement découvert',
		statement:
			'Si une exploration révèle un campement, tous ceux qui ont une construction à côté reçoivent aussitôt sa récompense.'
	},
	'R-CAMP-5': {
		name: 'Rien sur un campement',
		statement:
			'Les figurines peuvent entrer sur un campement, mais on n’y construit pas et on n’y fouille pas.',
		allowed: 'une case de réserve',
		refused: 'un campement'
	},
	'R-STORE-1': {
		name: 'Sur les cases de réserve seulement',
		statement:
			'Les réserves ne se construisent que sur les cases de réserve. Elles ne coûtent pas de cristaux.',
		allowed: 'une case de réserve',
		refused: 'un champ'
	},
	'R-STORE-2': {
		name: 'N’importe quelle réserve',
		statement: 'Vous pouvez prendre n’importe quelle réserve de votre console, dans l’ordre voulu.'
	},
	'R-STORE-4': {
		name: 'Récompense d’une réserve',
		statement: 'Vous recevez aussitôt la récompense imprimée à droite de la réserve prise.'
	},
	'R-STORE-3': {
		name: 'La réserve du bas',
		statement:
			'La réserve du bas donne 1 relique au choix de la case ronde, sans retirer de figurines. La récompense de la case couverte suit comme d’habitude.'
	},
	'R-WORK-1': {
		name: 'Sur trois terrains seulement',
		statement:
			'Les ateliers ne se construisent que sur un champ, une forêt ou une montagne. Vous en avez 2 pour chacun.',
		allowed: 'un atelier de champ',
		refused: 'un atelier de forêt'
	},
	'R-WORK-2': {
		name: 'L’atelier du bas d’abord',
		statement: 'Dans un terrain, l’atelier du bas vient d’abord. Entre les terrains, l’ordre est libre.',
		allowed: 'l’atelier du bas',
		refused: 'celui du haut d’abord'
	},
	'R-WORK-3': {
		name: 'Ce que coûte un atelier',
		statement: 'Payez les cristaux imprimés à gauche de l’atelier.',
		allowed: 'il coûte 1 blanc',
		refused: 'il coûte 1 rose'
	},
	'R-WORK-4': {
		name: 'Récompense d’un atelier',
		statement: 'Vous recevez aussitôt la récompense imprimée à droite de l’atelier.'
	},
	'R-WORK-5': {
		name: 'Un module avec chaque atelier',
		statement:
			'Prenez aussi 1 module visible de l’étalage\u00a0: jaune pour un champ, vert pour une forêt, gris pour une montagne.',
		allowed: 'vert pour une forêt',
		refused: 'jaune pour un champ'
	},
	'R-MON-1': {
		name: 'Sur les cases de monument seulement',
		statement: 'Les monuments ne se construisent que sur les cases de monument.',
		allowed: 'une case de monument',
		refused: 'une case de réserve'
	},
	'R-MON-6': {
		name: 'Le monument le plus bas',
		statement: 'Construisez toujours le monument le plus bas qui reste sur votre console.',
		allowed: 'le plus bas',
		refused: 'celui du dessus'
	},
	'R-MON-2': {
		name: 'Cristaux violets',
		statement: 'Payez le nombre de cristaux violets imprimé à gauche du monument.',
		allowed: 'avec 2 cristaux violets',
		refused: 'avec 1 cristal violet'
	},
	'R-MON-3': {
		name: 'Sur une case imprimée',
		statement:
			'Un monument sur une case imprimée du plateau ne donne rien aussitôt. À la fin, il compte selon la piste de savoir correspondante.'
	},
	'R-MON-4': {
		name: 'Une tuile pour la case',
		statement:
			'Sur la case de monument d’une tuile de région, le premier à construire pose 1 tuile de monument de l’étalage. Elle vaut aussi pour tous les suivants.',
		allowed: 'une tuile de l’étalage',
		refused: 'hors jeu'
	},
	'R-MON-5': {
		name: 'Récompense et points',
		statement:
			'Qui construit là reçoit aussitôt la récompense du bas de la tuile de monument et, au décompte final, ses points.'
	}
};
