// French: the rules of equipment and tribes, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const powers: Readonly<Record<string, RuleText>> = {
	'R-GEAR-1': {
		name: 'Les équipements demandent de l’énergie',
		statement: 'Chaque équipement a un effet que vous activez avec des pierres d’énergie.'
	},
	'R-GEAR-ALEMBIC': {
		name: 'Alambic',
		statement: 'Retirez 1 de vos figurines pour recevoir 1 cristal rose.',
		allowed: 'votre propre figurine',
		refused: 'aucune à vous ici'
	},
	'R-GEAR-RADAR': {
		name: 'Radar de sol',
		statement: 'Quand vous fouillez, faites 1 pas de plus sur la piste de la pierre prise.'
	},
	'R-GEAR-RADAR-PAY': {
		name: 'Payer le Radar de sol',
		statement:
			'La pierre tout juste déterrée peut payer le Radar. Une pierre à vous que cette fouille débloque sur une piste ne le peut pas.',
		allowed: 'la pierre déterrée',
		refused: 'la pierre encore sur la piste'
	},
	'R-GEAR-BOOSTER': {
		name: 'Propulseur',
		statement: 'Quand vous gagnez une relique, recevez 1 cristal rose.'
	},
	'R-GEAR-DECODER': {
		name: 'Décodeur',
		statement: 'Quand vous construisez une réserve, faites 1 pas sur la piste de votre choix.'
	},
	'R-GEAR-EXO': {
		name: 'Exosquelette',
		statement:
			'Quand vous devriez retirer des figurines pour une relique ou un aménagement, vous n’en retirez aucune.'
	},
	'R-GEAR-EXO-OTHERS': {
		name: 'Exosquelette et les autres',
		statement:
			'Si vous construisez avec l’Exosquelette, les autres ayant une construction sur la case ne gagnent pas de figurine.'
	},
	'R-GEAR-INTERPRETER': {
		name: 'Interprète',
		statement:
			'Quand un campement vous récompense pour avoir construit à côté, faites 1 pas sur la piste de votre choix, une fois par campement qui paie.'
	},
	'R-GEAR-OMNITOOL': {
		name: 'Omnitool',
		statement: 'Il vaut 4 équipements séparés sur une seule carte. Chaque partie a son propre coût croissant.'
	},
	'R-GEAR-PORTAL': {
		name: 'Portail',
		statement:
			'Gagnez 1 figurine. Posez-la comme d’habitude, ou sur une case où un autre joueur a une construction.'
	},
	'R-GEAR-DOUBLER': {
		name: 'Doubleur',
		statement:
			'Quand vous activez un champ de production en réinitialisant, recevez encore sa récompense, une fois au plus par champ.'
	},
	'R-TRIBE-1': {
		name: 'Effets des tribus',
		statement:
			'Chaque tribu a un effet activé par des pierres d’énergie. Certaines ont aussi un effet permanent, sans pierre.'
	},
	'R-TRIBE-AYNIR': {
		name: 'Aynir\u00a0: échanger',
		statement:
			'Jusqu’à 4 fois, donnez 1 figurine du plateau, 1 cristal blanc ou 1 point vert et prenez 1 de ces choses. En reculant, vous gardez vos amplificateurs.',
		allowed: 'un cristal contre un point',
		refused: 'aucun point à donner'
	},
	'R-TRIBE-AYNIR-P': {
		name: 'Aynir\u00a0: meilleurs taux',
		statement: 'Quand vous échangez des cristaux, 2 blancs donnent 1 rose et 2 roses donnent 1 violet.'
	},
	'R-TRIBE-BRIMAS': { name: 'Brimas\u00a0: aménager', statement: 'Vous recevez 1 aménagement.' },
	'R-TRIBE-COLTERON': {
		name: 'Colteron\u00a0: de volcan en volcan',
		statement:
			'Déplacez 1 groupe d’un volcan vers n’importe quel autre, même lointain. Vous recevez alors 1 cristal blanc.',
		allowed: 'vers un autre volcan',
		refused: 'vers une case ordinaire'
	},
	'R-TRIBE-COLTERON-P': {
		name: 'Colteron\u00a0: sur les volcans',
		statement: 'Vos figurines peuvent aller sur les volcans.'
	},
	'R-TRIBE-DORIAN': {
		name: 'Dorian\u00a0: une porcherie',
		statement:
			'Posez 1 porcherie sur un champ où vous avez une présence, 1 au plus par case. Ajoutez autant de cochons qu’elle en montre.',
		allowed: 'un champ avec présence',
		refused: 'pas un champ'
	},
	'R-TRIBE-DORIAN-P1': {
		name: 'Dorian\u00a0: les cochons suivent',
		statement:
			'Un groupe qui se déplace peut emmener autant de cochons que voulu. Un cochon ne bouge jamais sans figurine.',
		allowed: '2 cochons sont là',
		refused: 'pas de troisième'
	},
	'R-TRIBE-DORIAN-P2': {
		name: 'Dorian\u00a0: des cochons à la place',
		statement:
			'Quand il faut retirer des figurines pour une relique ou un aménagement, des cochons de la même case peuvent être retirés à leur place.',
		allowed: '1 cochon pour 1 figurine',
		refused: '2 cochons pour 1 figurine'
	},
	'R-TRIBE-DORIAN-S': {
		name: 'Dorian\u00a0: points des porcheries',
		statement: 'Au décompte final, vous recevez 2 points par porcherie dont la case porte votre présence.'
	},
	'R-TRIBE-DORIAN-O': {
		name: 'Dorian\u00a0: les cochons sont à tous',
		statement:
			'Cochons et porcheries n’ont pas de propriétaire. Tous ceux qui ont Dorian les utilisent et les comptent tous.'
	},
	'R-TRIBE-ENTERIN': {
		name: 'Enterin\u00a0: une île',
		statement:
			'Posez 1 île sur une case vide de champ, forêt, montagne ou eau, voisine d’une présence à vous. Vide veut dire sans rien dessus.',
		allowed: 'une eau vide',
		refused: 'une relique s’y trouve'
	},
	'R-TRIBE-ENTERIN-R': {
		name: 'Enterin\u00a0: ce que l’île rapporte',
		statement:
			'Chaque case voisine avec une construction, de qui que ce soit, donne 1 récompense\u00a0: cristal blanc pour des ateliers, figurine sur l’île pour des réserves, point vert pour des monuments.'
	},
	'R-TRIBE-ENTERIN-P': {
		name: 'Enterin\u00a0: eau et forêt',
		statement:
			'Une île est à la fois eau et forêt, pour tous. On y entre et on la traverse à pied comme par l’eau.'
	},
	'R-TRIBE-FINDER': {
		name: 'Finder\u00a0: le radeau',
		statement:
			'Posez ou déplacez votre radeau sur n’importe quelle case d’eau vide, puis complétez-le à 3 figurines depuis votre stock.',
		allowed: 'une eau vide',
		refused: 'une relique s’y trouve'
	},
	'R-TRIBE-FINDER-OUT': {
		name: 'Finder\u00a0: figurines du radeau',
		statement:
			'Les figurines du radeau ne sont pas en jeu. On ne peut jamais les retirer, et elles ne comptent pas.',
		allowed: 'une figurine du plateau',
		refused: 'une figurine du radeau'
	},
	'R-TRIBE-FINDER-P': {
		name: 'Finder\u00a0: l’aide du radeau',
		statement:
			'Quand quelqu’un retire des figurines près de votre radeau pour une relique ou un aménagement, 1 figurine passe du radeau à cette case, sauf sur l’eau.'
	},
	'R-TRIBE-GOLIAT': {
		name: 'Goliat\u00a0: double bonus',
		statement:
			'Quand vous recevez la récompense d’une tuile bonus claire ou foncée, vous la recevez encore une fois.'
	},
	'R-TRIBE-HAYLA-1': {
		name: 'Hayla\u00a0: en éventail',
		statement:
			'Autant de figurines que vous voulez d’une même case font 1 pas chacune, dans la même direction ou non.',
		allowed: 'de la même case',
		refused: 'd’une autre case'
	},
	'R-TRIBE-HAYLA-2': {
		name: 'Hayla\u00a0: sauter',
		statement:
			'1 groupe saute par-dessus une case voisine et atterrit derrière, même en tournant. Eau, volcan ou relique peuvent être sautés.',
		allowed: 'par-dessus une case',
		refused: 'juste à côté'
	},
	'R-TRIBE-ION': {
		name: 'Ion\u00a0: sortir un module',
		statement: 'Désactivez 1 de vos modules activés. Il est de nouveau prêt.'
	},
	'R-TRIBE-JHE': {
		name: 'J’he\u00a0: encore le module',
		statement:
			'Quand vous insérez un module, vous recevez encore toutes ses actions, mais pas celles de la case d’action.'
	},
	'R-TRIBE-K01': {
		name: 'K-01\u00a0: encore la réserve',
		statement: 'Quand vous construisez une réserve, vous recevez encore sa récompense de la console.'
	},
	'R-TRIBE-K01-S6': {
		name: 'K-01\u00a0: la réserve du bas',
		statement:
			'Pour la réserve du bas, pas de seconde relique, mais encore la récompense de la case couverte de la console.'
	},
	'R-TRIBE-LEXANDER': { name: 'Lexander\u00a0: améliorer', statement: 'Vous améliorez 1 cristal.' },
	'R-TRIBE-LEXANDER-P': {
		name: 'Lexander\u00a0: le violet rapporte',
		statement:
			'Pour chaque cristal violet payé pour une action, vous recevez 1 cristal blanc et 1 point vert. Un échange ne compte pas.'
	},
	'R-TRIBE-MOTO': {
		name: 'Moto\u00a0: de meilleurs modules',
		statement: 'Payez 1 cristal blanc pour améliorer 1 de vos modules d’un niveau.',
		allowed: 'avec un cristal blanc',
		refused: 'sans cristal blanc'
	},
	'R-TRIBE-NORDWIND': { name: 'Nordwind\u00a0: un pas', statement: 'Vous recevez 1 déplacement de 1 pas.' },
	'R-TRIBE-NORDWIND-P': {
		name: 'Nordwind\u00a0: les anneaux',
		statement:
			'Vous pouvez retirer 1 de vos figurines d’un campement pour y poser un anneau au hasard, face visible, et recevoir sa récompense.',
		allowed: 'sur un campement',
		refused: 'pas un campement'
	},
	'R-TRIBE-NORDWIND-P2': {
		name: 'Nordwind\u00a0: un anneau par campement',
		statement:
			'Un campement porte au plus 1 anneau, de qui que ce soit. Personne d’autre ne reçoit sa récompense.',
		allowed: 'un campement sans anneau',
		refused: 'un anneau s’y trouve'
	}
};
