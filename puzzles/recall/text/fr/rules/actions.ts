// French: the rules of free actions and action boxes, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const actions: Readonly<Record<string, RuleText>> = {
	'R-FREE-1': {
		name: 'Trois actions libres',
		statement:
			'Jouer une cassette, échanger des cristaux, utiliser des pierres d’énergie\u00a0: ce sont les actions libres, à votre tour seulement.'
	},
	'R-CASS-1': {
		name: 'Une cassette secrète',
		statement: 'Vous pouvez regarder une cassette gagnée et la garder secrète.'
	},
	'R-CASS-2': {
		name: 'Jouer une cassette',
		statement: 'Révélez-la, appliquez son effet et mettez-la à la défausse.',
		allowed: 'une autre cassette',
		refused: 'elle est à la défausse'
	},
	'R-CASS-3': {
		name: 'Pioche de cassettes vide',
		statement: 'Quand la pioche est vide, mélangez la défausse pour en faire une nouvelle.'
	},
	'R-EXCH-1': {
		name: 'Échanger des cristaux',
		statement: 'À tout moment de votre tour, vous pouvez échanger des cristaux aux taux de votre console.'
	},
	'R-EXCH-2': {
		name: 'Échanger vers le bas',
		statement: '1 cristal rose donne 2 blancs. 1 cristal violet donne 3 blancs.',
		allowed: 'violet en 3 blancs',
		refused: 'pas de taux violet-rose'
	},
	'R-EXCH-3': {
		name: 'Échanger vers le haut',
		statement:
			'3 cristaux blancs donnent 1 rose, 3 roses donnent 1 violet. Ces taux sont nos valeurs d’exercice.',
		allowed: '3 blancs pour 1 rose',
		refused: '2 roses seulement'
	},
	'R-ENERGY-1': {
		name: 'Ce que l’énergie active',
		statement:
			'Une pierre d’énergie active l’effet de votre tribu, d’un de vos équipements ou d’une tribu ancestrale que vous avez débloquée.',
		allowed: 'votre propre tribu',
		refused: 'pas encore débloquée'
	},
	'R-ENERGY-2': {
		name: 'Peu importe la couleur',
		statement: 'La pierre doit venir de votre dépôt d’énergie. Peu importe sa couleur.',
		allowed: 'une pierre du dépôt',
		refused: 'aucune de ce genre'
	},
	'R-ENERGY-3': {
		name: 'Plus cher à chaque fois',
		statement:
			'Le même effet peut être activé de nouveau, chaque fois pour 1 pierre de plus\u00a0: 1, 2, 3… depuis votre dernière réinitialisation.',
		allowed: 'la première coûte 1',
		refused: 'la deuxième coûte 2, reste 1'
	},
	'R-ENERGY-4': {
		name: 'Coût fixe',
		statement: 'Les effets au symbole de coût fixe coûtent toujours 1 pierre.'
	},
	'R-ENERGY-5': {
		name: 'Effets à déclencheur',
		statement:
			'Un effet à déclencheur ne s’active que lorsque celui-ci se produit, une fois au plus à chaque fois.',
		allowed: 'une fois pour cette tuile',
		refused: 'une deuxième fois'
	},
	'R-BOX-1': {
		name: 'Un module ouvre la case',
		statement: 'Vous activez une case d’action en glissant un module dans la fente au-dessous.'
	},
	'R-BOX-A': { name: 'Case A\u00a0: figurines', statement: 'La case A donne 2 figurines.' },
	'R-BOX-A-PAY': {
		name: 'Case A\u00a0: acheter d’autres figurines',
		statement:
			'Vous pouvez payer des cristaux pour 4 figurines de plus au maximum. Valeurs d’exercice\u00a0: 1 blanc pour 1, 1 blanc pour 1, 1 rose pour 2, une fois chacun.',
		allowed: '1 blanc pour 1 figurine',
		refused: 'pas de cristal rose'
	},
	'R-BOX-A-REMOVE': {
		name: 'Case A\u00a0: figurines contre cristaux',
		statement:
			'Vous pouvez retirer du plateau autant de vos figurines que voulu, pour 1 cristal blanc chacune. L’ordre des parties de la case A est libre.'
	},
	'R-BOX-B': {
		name: 'Case B\u00a0: marcher et aménager',
		statement: 'La case B donne 1 déplacement de 2 pas et 1 aménagement.'
	},
	'R-BOX-B-PAY': {
		name: 'Case B\u00a0: payer pour plus de pas',
		statement:
			'Au lieu de 2 pas, payez 1 cristal blanc, rose ou violet pour 3, 4 ou 5 pas. 1 cristal au plus en tout.',
		allowed: '1 blanc pour 3 pas',
		refused: 'pas de cristal rose'
	},
	'R-BOX-C': {
		name: 'Case C\u00a0: eau et aménagement',
		statement: 'La case C donne 1 déplacement sur l’eau et 1 aménagement.'
	},
	'R-BOX-D': {
		name: 'Case D\u00a0: deux au choix',
		statement: 'La case D donne 2 actions. Chacune est soit 1 déplacement de 1 pas, soit 1 aménagement.'
	},
	'R-BOX-E': {
		name: 'Case E\u00a0: explorer',
		statement: 'La case E donne 1 exploration, 1 déplacement de 1 pas et 1 aménagement.'
	},
	'R-BOX-F': {
		name: 'Case F\u00a0: copier une case',
		statement:
			'Payez 1 cristal blanc pour obtenir la copie d’une autre case d’action dont la fente est occupée.',
		allowed: 'un module sous D',
		refused: 'aucun module sous B'
	}
};
