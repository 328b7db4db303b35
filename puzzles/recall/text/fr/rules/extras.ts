// French: the rules of playing alone, variants and symbols, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const extras: Readonly<Record<string, RuleText>> = {
	'R-SOLO-1': {
		name: 'En solo\u00a0: 3 cartes d’objectif',
		statement: 'Vous piochez 3 cartes d’objectif au lieu de 2.'
	},
	'R-SOLO-2': {
		name: 'En solo\u00a0: départ au choix',
		statement: 'Vos 3 figurines commencent sur la case de départ 1 ou 2, à votre choix.'
	},
	'R-SOLO-3': {
		name: 'En solo\u00a0: garder 2 objectifs',
		statement: 'Au choix d’objectif, défaussez 1 carte, avec sa récompense comme d’habitude, et gardez-en 2.'
	},
	'R-SOLO-4': {
		name: 'En solo\u00a0: les deux objectifs',
		statement:
			'Pour gagner, il faut remplir toutes les conditions des deux cartes. Ensemble, elles donnent 15 points.'
	},
	'R-SOLO-5': {
		name: 'En solo\u00a0: rien ne compte deux fois',
		statement:
			'Aucun élément ne compte pour les deux cartes. Si les deux demandent 3 couleurs de reliques, il faut deux séries.'
	},
	'R-SOLO-8': {
		name: 'En solo\u00a0: paires impossibles',
		statement:
			'Certaines paires ne vont pas ensemble, comme 4 et 4 réserves avec 6 en tout. Défaussez-en une au choix d’objectif.'
	},
	'R-SOLO-6': {
		name: 'En solo\u00a0: votre résultat',
		statement: 'Dès 100 points, c’est le bronze\u00a0; dès 140 l’argent, dès 170 l’or, dès 200 le platine.'
	},
	'R-SOLO-7': {
		name: 'En solo\u00a0: battre les ancêtres',
		statement: 'Avec l’application compagnon, essayez de dépasser les scores des 3 tribus ancestrales.'
	},
	'R-VAR-1': {
		name: 'Draft boomerang',
		statement:
			'Tribus et équipements sont séparés. En sens antihoraire, chacun prend l’un ou l’autre\u00a0; puis, en sens horaire depuis la première personne, ce qui lui manque.'
	},
	'R-VAR-2': {
		name: 'Ancêtres connus',
		statement:
			'Tribus et équipements ancestraux sont visibles dès le début. Le premier à la case 3 gagne quand même 1 point.'
	},
	'R-VAR-3': {
		name: 'Amplificateurs au choix',
		statement:
			'Chacun a une série d’amplificateurs A à F. Une case verte donne 1 amplificateur au choix de votre série.'
	},
	'R-SYM-DEV': { name: 'Symbole\u00a0: aménagement', statement: 'Vous recevez 1 aménagement.' },
	'R-SYM-FIG': {
		name: 'Symbole\u00a0: figurine',
		statement: 'Vous gagnez 1 figurine, posée comme d’habitude.',
		allowed: '1 figurine',
		refused: '2 figurines'
	},
	'R-SYM-FIGHERE': {
		name: 'Symbole\u00a0: figurine ici même',
		statement:
			'Vous gagnez 1 figurine exactement sur la case qui a déclenché l’effet. Aucune présence n’y est requise.'
	},
	'R-SYM-CRYSTAL': {
		name: 'Symbole\u00a0: cristal',
		statement: 'Vous gagnez 1 cristal de la sorte indiquée.'
	},
	'R-SYM-COST': {
		name: 'Symbole\u00a0: coût',
		statement: 'Retirez 1 figurine, ou payez 1 cristal de la sorte indiquée.'
	},
	'R-SYM-UPGRADE': { name: 'Symbole\u00a0: améliorer un cristal', statement: 'Vous améliorez 1 cristal.' },
	'R-SYM-MOVE': {
		name: 'Symbole\u00a0: déplacement',
		statement: 'Vous recevez 1 déplacement du nombre de pas indiqué. Sans nombre, c’est 1 pas.'
	},
	'R-SYM-WATER': {
		name: 'Symbole\u00a0: déplacement sur l’eau',
		statement: 'Vous recevez 1 déplacement sur l’eau.'
	},
	'R-SYM-WATERPLUS': {
		name: 'Symbole\u00a0: déplacement sur l’eau amélioré',
		statement: 'Vous recevez 1 déplacement sur l’eau amélioré.'
	},
	'R-SYM-POINTS': {
		name: 'Symbole\u00a0: points',
		statement: 'Vous gagnez aussitôt ce nombre de points verts.'
	},
	'R-SYM-STEP': {
		name: 'Symbole\u00a0: pas',
		statement: 'Vous faites 1 pas sur la piste indiquée. Le cercle désigne la piste noire.'
	},
	'R-SYM-STEPANY': {
		name: 'Symbole\u00a0: pas au choix',
		statement: 'Vous faites 1 pas sur la piste de votre choix.'
	},
	'R-SYM-CASS': { name: 'Symbole\u00a0: cassette', statement: 'Vous gagnez 1 cassette.' },
	'R-SYM-MODULE': {
		name: 'Symbole\u00a0: module',
		statement: 'Prenez 1 module visible de la couleur indiquée.'
	},
	'R-SYM-MODUP': {
		name: 'Symbole\u00a0: améliorer un module',
		statement:
			'Échangez à l’étalage un module blanc contre un jaune, un jaune contre un vert ou un vert contre un gris. Le blanc quitte le jeu, le jaune y revient, le vert va sous sa pile.',
		allowed: 'un niveau de plus',
		refused: 'deux niveaux de plus'
	},
	'R-SYM-MODUP-IN': {
		name: 'Améliorer dans la fente',
		statement:
			'Un module activé peut être amélioré. Le nouveau prend sa fente, mais ses actions ne sont pas activées.'
	},
	'R-SYM-DEACT': {
		name: 'Symbole\u00a0: sortir un module',
		statement: 'Désactivez 1 de vos modules. Il est de nouveau prêt.',
		allowed: 'un module sous A',
		refused: 'aucun module sous B'
	},
	'R-SYM-FREEACT': {
		name: 'Symbole\u00a0: activation gratuite',
		statement:
			'Activez une fois, sans pierres, l’effet de votre tribu, d’une tribu ancestrale débloquée ou d’un de vos équipements.',
		allowed: 'votre propre tribu',
		refused: 'pas encore débloquée'
	},
	'R-SYM-RELIC': {
		name: 'Symbole\u00a0: relique au choix',
		statement: 'Prenez 1 relique au choix de la case ronde.',
		allowed: 'encore sur la case ronde',
		refused: 'déjà prise'
	},
	'R-SYM-SLASH': {
		name: 'Symbole\u00a0: barre oblique',
		statement: 'Avec une barre entre des actions, vous en choisissez une.'
	}
};
