// French: the rules of exploring, moving and relic stones, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const map: Readonly<Record<string, RuleText>> = {
	'R-EXPL-1': {
		name: 'Retourner une tuile',
		statement: 'Une exploration retourne 1 tuile de région face cachée.',
		allowed: 'une tuile cachée',
		refused: 'déjà visible'
	},
	'R-EXPL-2': {
		name: 'Depuis une tuile voisine',
		statement:
			'Pour explorer, il faut une présence sur une tuile voisine. N’importe quelle case de celle-ci convient.',
		allowed: 'voisine de votre tuile',
		refused: 'une tuile trop loin'
	},
	'R-EXPL-3': {
		name: 'Tournée comme vous voulez',
		statement: 'Regardez la face, puis posez la tuile dans l’orientation de votre choix.'
	},
	'R-EXPL-4': {
		name: 'Points d’exploration',
		statement:
			'Vous marquez aussitôt 1 point vert par joueur ayant une présence sur une tuile voisine, vous compris.'
	},
	'R-EXPL-5': {
		name: 'Garnir la nouvelle tuile',
		statement:
			'Puis chaque case à relique reçoit 1 relique au hasard et chaque site de fouille 3 pierres d’énergie au hasard.'
	},
	'R-EXPL-6': {
		name: 'Symbole de monument au dos',
		statement:
			'3 tuiles de région ont un symbole de monument au dos. Il annonce 1 case de monument sur la face.'
	},
	'R-MOVE-1': {
		name: 'Un pas',
		statement:
			'Avec 1 pas, un groupe de 1 ou plusieurs de vos figurines passe sur une case voisine. Certaines peuvent rester.',
		allowed: 'sur une case voisine',
		refused: 'à deux cases'
	},
	'R-MOVE-2': {
		name: 'Plusieurs pas',
		statement:
			'Les pas se font l’un après l’autre, avec n’importe quels groupes. Un groupe peut laisser ou prendre des figurines en chemin.'
	},
	'R-MOVE-3': {
		name: 'Des pas peuvent rester',
		statement: 'Vous n’êtes pas obligé d’utiliser tous les pas d’un déplacement.'
	},
	'R-MOVE-4': {
		name: 'Où l’on ne marche pas',
		statement:
			'Un déplacement normal n’entre jamais sur l’eau, un volcan ou une tuile cachée, ni sur une case de départ.',
		allowed: 'sur la terre',
		refused: 'dans l’eau'
	},
	'R-MOVE-5': {
		name: 'D’une traite',
		statement:
			'Un déplacement se fait sans pause. Seules des actions libres et la récolte de reliques peuvent l’interrompre.',
		allowed: 'une action libre entre les pas',
		refused: 'un aménagement entre les pas'
	},
	'R-MOVE-6': {
		name: 'Les reliques barrent la route',
		statement:
			'Un groupe n’entre sur une case avec relique, ou ne la traverse, que s’il peut la ramasser aussitôt.'
	},
	'R-WATER-1': {
		name: 'Déplacement sur l’eau',
		statement:
			'Un déplacement sur l’eau mène 1 groupe à travers 1 ou plusieurs cases d’eau contiguës, case par case.',
		allowed: 'l’eau voisine',
		refused: 'une eau plus loin'
	},
	'R-WATER-2': {
		name: 'Retour à terre',
		statement: 'Un déplacement sur l’eau doit finir hors de l’eau, sur une case voisine de l’eau traversée.',
		allowed: 'au bord de l’eau traversée',
		refused: 'pas au bord'
	},
	'R-WATER-3': {
		name: 'Le groupe reste uni',
		statement: 'Lors d’un simple déplacement sur l’eau, personne ne quitte le groupe en chemin.',
		allowed: 'les 3 ensemble',
		refused: '1 sur 3 seule'
	},
	'R-WATER-5': {
		name: 'Jamais deux fois la même eau',
		statement: 'Dans un même déplacement sur l’eau, vous n’entrez pas deux fois sur la même case d’eau.',
		allowed: 'à terre',
		refused: 'retour dans la même eau'
	},
	'R-WATER-4': {
		name: 'Déplacement sur l’eau amélioré',
		statement:
			'Avec l’amplificateur de la case C, des figurines peuvent se séparer et finir sur des cases différentes, toutes voisines de l’eau traversée.'
	},
	'R-RELIC-1': {
		name: 'Les reliques se ramassent',
		statement: 'Un groupe qui entre sur une case avec relique, ou la traverse, doit la ramasser aussitôt.'
	},
	'R-RELIC-2': {
		name: 'Le plus à gauche',
		statement:
			'La relique va sur la case libre la plus à gauche dans la rangée de sa couleur, sur votre console.'
	},
	'R-RELIC-3': {
		name: 'Ce que coûte une relique',
		statement:
			'Le nombre au-dessus de la colonne dit combien de figurines retirer\u00a0: 1 pour la première d’une couleur, 2 pour la deuxième, etc.'
	},
	'R-RELIC-4': {
		name: 'Figurines de cette case même',
		statement: 'Les figurines retirées doivent se trouver sur la case de la relique.',
		allowed: '2 y vont et paient',
		refused: '1 y va, 2 restent'
	},
	'R-RELIC-5': {
		name: 'Trop peu de figurines',
		statement: 'Si le groupe ne peut pas payer la relique, il n’entre pas du tout.',
		allowed: 'en évitant la relique',
		refused: '1 figurine, il en faut 2'
	},
	'R-RELIC-6': {
		name: 'Plus personne',
		statement: 'Une relique peut épuiser tout le groupe. Le déplacement finit alors aussitôt.'
	},
	'R-RELIC-7': {
		name: 'Récompense après le déplacement',
		statement: 'La récompense de la case couverte ne vient qu’à la fin de tout le déplacement.'
	},
	'R-RELIC-8': {
		name: 'Reliques sur l’eau',
		statement:
			'Les reliques sur l’eau ne se ramassent que par un déplacement sur l’eau, selon les mêmes règles.'
	},
	'R-RELIC-9': {
		name: '5 au plus d’une couleur',
		statement: 'Vous avez au plus 5 reliques d’une couleur. Un pas qui apporterait la 6e est interdit.',
		allowed: 'une première relique blanche',
		refused: 'une sixième relique noire'
	}
};
