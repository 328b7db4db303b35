// French: the rules of the end and the final scoring, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const scoring: Readonly<Record<string, RuleText>> = {
	'R-END-1': {
		name: 'Le décompte final',
		statement:
			'Quand le marqueur du temps atteint la dernière case, comptez en 3 étapes\u00a0: cartes de voie, cartes d’objectif, ressources.'
	},
	'R-END-2': {
		name: 'Les porcheries aussi',
		statement: 'Si Dorian est en jeu, on compte aussi ses porcheries.'
	},
	'R-END-3': {
		name: 'Pas d’amplificateurs à la fin',
		statement: 'Le décompte final ne donne pas d’amplificateurs.'
	},
	'R-END-4': { name: 'Qui gagne', statement: 'Qui a le plus de points gagne.' },
	'R-TIE-1': {
		name: 'Égalité',
		statement:
			'Départagez par le plus de pas sur la piste blanche, puis la grise, puis la noire. Si tout est égal, la victoire est partagée.'
	},
	'R-PATH-1': {
		name: 'Les 6 cartes de voie',
		statement: 'Comptez les 6 cartes de voie une à une. Chacun compte les 6 décomptes standard.'
	},
	'R-PATH-2': {
		name: 'Vos 3 spécialisations',
		statement:
			'En plus, chacun compte les spécialisations des 3 cartes qui portent ses marqueurs, et d’elles seules.'
	},
	'R-PATH-3': {
		name: 'Faces A et B',
		statement:
			'Le décompte standard est le même sur les deux faces d’une carte. Seule la spécialisation change.'
	},
	'R-PATH-ARCH-S': {
		name: 'Archéologie',
		statement:
			'1 point par pierre d’énergie blanche, grise ou noire que vous possédez. Celles de votre couleur ne donnent rien.'
	},
	'R-PATH-ARCH-A': {
		name: 'Archéologie A',
		statement: '2 points de plus par pierre d’énergie blanche, grise ou noire.'
	},
	'R-PATH-ARCH-B': {
		name: 'Archéologie B',
		statement: '7 points de plus par série de 1 pierre blanche, 1 grise et 1 noire.'
	},
	'R-PATH-EFF-S': {
		name: 'Efficacité',
		statement: 'Vous marquez les points imprimés sur tous vos modules, activés ou non.'
	},
	'R-PATH-EFF-A': {
		name: 'Efficacité A',
		statement: '2 points de plus par module jaune, vert ou gris. Les blancs ne comptent pas.'
	},
	'R-PATH-EFF-B': { name: 'Efficacité B', statement: '3 points de plus par module gris.' },
	'R-PATH-LEG-S': { name: 'Légendes', statement: '2 points par réserve que vous avez construite.' },
	'R-PATH-LEG-A': { name: 'Légendes A', statement: '2 points de plus par réserve que vous avez construite.' },
	'R-PATH-LEG-B': {
		name: 'Légendes B',
		statement: '5 points de plus par paire complète de réserves. 3 réserves donnent 5.'
	},
	'R-PATH-MIGHT-S': {
		name: 'Puissance',
		statement:
			'Les points de chaque case avec votre monument\u00a0: ceux de sa tuile ou, sur une case imprimée, la plus haute valeur atteinte sur cette piste.'
	},
	'R-PATH-MIGHT-A': {
		name: 'Puissance A',
		statement: '3 points de plus par monument que vous avez construit.'
	},
	'R-PATH-MIGHT-B': {
		name: 'Puissance B',
		statement:
			'Encore une fois les points de vos monuments sur tuiles de monument. Les cases imprimées ne comptent pas.'
	},
	'R-PATH-STRIVE-S': {
		name: 'Ambition',
		statement:
			'Pour chacune des 4 couleurs de reliques, vous marquez les points sous votre relique la plus à droite.'
	},
	'R-PATH-STRIVE-A': {
		name: 'Ambition A',
		statement: '6 points de plus par série de 1 relique blanche, 1 grise, 1 noire et 1 brune.'
	},
	'R-PATH-STRIVE-B': {
		name: 'Ambition B',
		statement: 'Encore une fois la plus haute de vos 4 valeurs de couleur.'
	},
	'R-PATH-KNOW-S': {
		name: 'Savoir',
		statement:
			'Pour chaque piste, vous marquez la plus haute valeur imprimée que votre marqueur a atteinte ou dépassée.'
	},
	'R-PATH-KNOW-A': {
		name: 'Savoir A',
		statement: 'Encore une fois la deuxième plus haute de vos 3 valeurs de piste.'
	},
	'R-PATH-KNOW-B': {
		name: 'Savoir B',
		statement:
			'4 points de plus par piste où vous avez atteint au moins la case 7, juste avant la tuile bonus claire du bas.'
	},
	'R-GOAL-1': {
		name: '15 points ou rien',
		statement: 'Une carte d’objectif gardée donne 15 points si toutes ses conditions sont remplies, sinon 0.'
	},
	'R-GOAL-RELIC2': {
		name: 'Objectif\u00a0: 2 reliques d’une couleur',
		statement: 'Vous avez au moins 2 reliques d’une même couleur.'
	},
	'R-GOAL-RELIC3': {
		name: 'Objectif\u00a0: 3 reliques d’une couleur',
		statement: 'Vous avez au moins 3 reliques d’une même couleur.'
	},
	'R-GOAL-COLOURS3': {
		name: 'Objectif\u00a0: 3 couleurs de reliques',
		statement: 'Vous avez des reliques d’au moins 3 couleurs.'
	},
	'R-GOAL-COLOURS4': {
		name: 'Objectif\u00a0: toutes les couleurs',
		statement: 'Vous avez des reliques des 4 couleurs.'
	},
	'R-GOAL-ENERGYSET': {
		name: 'Objectif\u00a0: une série de pierres',
		statement: 'Vous possédez au moins 1 pierre d’énergie blanche, 1 grise et 1 noire.'
	},
	'R-GOAL-ENERGY5': {
		name: 'Objectif\u00a0: 5 pierres',
		statement: 'Vous possédez au moins 5 pierres d’énergie blanches, grises ou noires.'
	},
	'R-GOAL-BOOSTERS': {
		name: 'Objectif\u00a0: amplificateurs',
		statement: 'Vous avez au moins autant d’amplificateurs que la carte l’indique.'
	},
	'R-GOAL-STORAGES': {
		name: 'Objectif\u00a0: réserves',
		statement: 'Vous avez construit au moins autant de réserves que la carte l’indique.'
	},
	'R-GOAL-MONUMENTS': {
		name: 'Objectif\u00a0: monuments',
		statement: 'Vous avez construit au moins autant de monuments que la carte l’indique.'
	},
	'R-GOAL-MODULES7': {
		name: 'Objectif\u00a0: 7 modules',
		statement: 'Vous avez au moins 7 modules, activés ou non.'
	},
	'R-GOAL-ANCESTORS3': {
		name: 'Objectif\u00a0: tous les ancêtres',
		statement: 'Vous avez débloqué les 3 tribus ancestrales.'
	},
	'R-GOAL-CAMPS': {
		name: 'Objectif\u00a0: campements',
		statement: 'Vos constructions touchent au moins autant de campements différents que la carte l’indique.'
	},
	'R-GOAL-TILES6': {
		name: 'Objectif\u00a0: 6 tuiles',
		statement:
			'Vos constructions se trouvent sur au moins 6 tuiles de région différentes. Les cases imprimées sur le plateau ne comptent pas.'
	},
	'R-RES-1': {
		name: 'Tous les cristaux en blancs',
		statement:
			'Changez roses et violets en blancs\u00a0: 1 rose donne 2, 1 violet donne 3. La limite de 6 ne joue pas ici.'
	},
	'R-RES-2': {
		name: '1 point pour 3',
		statement:
			'Ajoutez vos figurines sur le plateau à vos cristaux blancs. Chaque groupe complet de 3 donne 1 point.'
	}
};
