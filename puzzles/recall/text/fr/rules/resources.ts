// French: the rules of crystals, figures, points, knowledge tracks and fields, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const resources: Readonly<Record<string, RuleText>> = {
	'R-CRYSTAL-1': {
		name: 'Trois sortes de cristaux',
		statement:
			'Les cristaux sont blancs, roses ou violets. Quand vous en gagnez un, un marqueur va dans la zone correspondante de votre dépôt de cristaux.'
	},
	'R-CRYSTAL-2': {
		name: 'Payer des cristaux',
		statement: 'Pour payer un cristal, remettez dans le stock un marqueur exactement de cette sorte.'
	},
	'R-CRYSTAL-3': {
		name: 'Améliorer un cristal',
		statement:
			'Améliorer, c’est faire monter 1 de vos cristaux d’une zone\u00a0: de blanc à rose, ou de rose à violet.',
		allowed: 'de blanc à rose',
		refused: 'le violet est tout en haut'
	},
	'R-CRYSTAL-4': {
		name: '6 au plus de chaque sorte',
		statement:
			'À la fin de votre tour, vous gardez au plus 6 cristaux de chaque sorte. Avant, il n’y a pas de limite.'
	},
	'R-CRYSTAL-5': {
		name: 'Jamais à court de cristaux',
		statement: 'Les marqueurs sont illimités\u00a0: vous recevez toujours les cristaux gagnés.'
	},
	'R-FIG-1': {
		name: 'Où vont les nouvelles figurines',
		statement:
			'Une figurine gagnée doit aller sur une case où vous avez une présence, ou sur votre case de départ.',
		allowed: 'près de votre figurine',
		refused: 'il n’y a qu’un autre joueur'
	},
	'R-FIG-2': {
		name: 'Présence',
		statement:
			'Vous avez une présence sur une case s’il s’y trouve au moins 1 de vos figurines ou 1 de vos constructions.'
	},
	'R-FIG-3': {
		name: 'Retirer des figurines',
		statement: 'Une figurine retirée quitte le plateau et retourne dans votre stock.'
	},
	'R-FIG-4': {
		name: 'Grandes figurines',
		statement:
			'Une grande figurine en vaut 3. Échangez à tout moment 3 petites contre une grande, ou l’inverse.'
	},
	'R-FIG-5': {
		name: 'Stock vide',
		statement: 'Si vous gagnez une figurine et que votre stock est vide, vous n’en posez pas.'
	},
	'R-FIG-6': {
		name: 'Reprendre des figurines',
		statement:
			'Vous pouvez à tout moment reprendre vos figurines du plateau, sans contrepartie. Si le stock est vide, un gain permet ainsi d’en déplacer une.',
		allowed: 'votre propre figurine',
		refused: 'aucune à vous ici'
	},
	'R-POINT-1': {
		name: 'Les points verts comptent aussitôt',
		statement: 'Pour des points verts, avancez aussitôt votre marqueur sur la piste de points.'
	},
	'R-POINT-2': {
		name: 'Les points violets comptent à la fin',
		statement: 'Les points violets ne comptent qu’au décompte final et ne donnent jamais d’amplificateur.'
	},
	'R-BOOST-1': {
		name: 'Amplificateurs en chemin',
		statement:
			'En atteignant ou dépassant une case verte, vous prenez aussitôt 1 amplificateur de sa pile. Plusieurs cases en donnent plusieurs.'
	},
	'R-BOOST-2': {
		name: 'Choisir une face',
		statement:
			'Choisissez une face de l’amplificateur et posez-le sur la case d’action de même lettre. Elle est améliorée pour toujours.',
		allowed: 'la pile de cette case',
		refused: 'la pile d’une autre case'
	},
	'R-BOOST-3': {
		name: 'Trop tard pour ce tour',
		statement:
			'Si vous avez déjà utilisé une action de cette case d’action ce tour-ci, l’amélioration ne vaudra que plus tard.'
	},
	'R-BOOST-4': {
		name: 'Juste à temps',
		statement:
			'Si la case d’action est activée ce tour-ci mais qu’aucune de ses actions n’est utilisée, vous pouvez profiter aussitôt de l’amélioration.'
	},
	'R-KNOW-1': {
		name: 'Les pas du savoir',
		statement:
			'Il y a une piste blanche, une grise et une noire. Chaque pas monte d’une case\u00a0; les effets des cases se suivent de bas en haut.'
	},
	'R-KNOW-2': {
		name: 'Premier sur la case 3',
		statement: 'Le premier à atteindre ou dépasser la case 3 d’une piste gagne aussitôt 1 point vert.'
	},
	'R-KNOW-3': {
		name: 'Les ancêtres se montrent',
		statement:
			'Quand quelqu’un atteint la case 3 en premier, la tribu ancestrale et les 4 équipements de cette piste sont révélés pour de bon.'
	},
	'R-KNOW-4': {
		name: 'Un équipement à la case 3',
		statement:
			'Qui atteint ou dépasse la case 3 choisit 1 des équipements encore présents et peut l’utiliser désormais.',
		allowed: 'posé sur la piste blanche',
		refused: 'posé sur la piste grise'
	},
	'R-KNOW-5': {
		name: 'Votre pierre à la case 5',
		statement:
			'En atteignant ou dépassant la case 5, vous mettez votre pierre d’énergie dans votre dépôt. Vous pouvez l’utiliser aussitôt.'
	},
	'R-KNOW-6': {
		name: 'Débloquer la tribu à la case 5',
		statement:
			'À la case 5, votre marqueur d’ancêtre passe de la console à la tribu ancestrale. Vous l’utilisez comme la vôtre, pierres sur la case libérée.'
	},
	'R-KNOW-7': {
		name: 'L’effet permanent aussi',
		statement: 'L’effet permanent d’une tribu ancestrale vaut pour vous dès que vous la débloquez.'
	},
	'R-KNOW-8': {
		name: 'Pas pour vous seul',
		statement: 'Tous ceux qui atteignent la case 5 débloquent la même tribu ancestrale.'
	},
	'R-KNOW-9': {
		name: 'Passer une tuile bonus claire',
		statement:
			'Atteindre ou dépasser une case près d’une tuile bonus claire donne aussitôt sa récompense. La tuile reste pour les autres.'
	},
	'R-KNOW-10': {
		name: 'Bout de la piste',
		statement: 'On ne dépasse pas la dernière case. Les pas suivants sur cette piste sont perdus.',
		allowed: 'la piste grise a de la place',
		refused: 'la piste blanche est pleine'
	},
	'R-FIELD-1': { name: '7 cases par tuile', statement: 'Chaque tuile de région a 7 cases.' },
	'R-FIELD-2': {
		name: 'Sortes de cases',
		statement:
			'Il y a champ, forêt, montagne, eau, volcan, campement, case de réserve, site de fouille et case de monument. Une case à relique est l’une d’elles avec une relique.'
	},
	'R-FIELD-3': {
		name: 'Cases imprimées sur le plateau',
		statement:
			'Outre les tuiles, le plateau a 4 cases de départ et 3 cases de monument imprimées, une par piste de savoir.'
	}
};
