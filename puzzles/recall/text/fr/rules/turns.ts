// French: the rules of rounds, turns, inserting and resetting modules, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const turns: Readonly<Record<string, RuleText>> = {
	'R-ROUND-1': {
		name: '17 manches',
		statement:
			'La partie compte 13 manches standard et 4 spéciales\u00a0: choix de voie I, II, III et choix d’objectif. Puis vient le décompte final.'
	},
	'R-ROUND-2': {
		name: 'Un tour chacun',
		statement:
			'À chaque manche, chacun joue 1 tour, en sens horaire depuis la première personne, qui reste la même toute la partie.'
	},
	'R-ROUND-3': {
		name: 'Le marqueur du temps',
		statement:
			'Une manche commence en avançant le marqueur du temps d’une case. La case montre la sorte de manche.'
	},
	'R-TURN-1': {
		name: 'Insérer ou réinitialiser',
		statement:
			'Lors d’un tour standard, vous devez faire exactement une chose\u00a0: insérer 1 module ou réinitialiser tous les modules.',
		allowed: 'un module, puis la fin',
		refused: 'ni module ni réinitialisation'
	},
	'R-TURN-2': {
		name: 'Actions libres à tout moment',
		statement:
			'À chaque tour, standard ou spécial, vous pouvez faire des actions libres à tout moment, autant que vous voulez.'
	},
	'R-SPEC-1': {
		name: 'Choix de voie',
		statement:
			'À la manche spéciale I, II ou III, vous devez choisir 1 des 2 cartes de voie de cette case de voie et y poser votre marqueur.',
		allowed: 'une carte de la case I',
		refused: 'une carte de la case II'
	},
	'R-SPEC-2': {
		name: 'Bonus de la voie',
		statement:
			'Vous recevez aussitôt la récompense de la tuile bonus foncée à côté de votre carte. D’autres peuvent choisir la même.'
	},
	'R-SPEC-3': {
		name: 'Choix d’objectif',
		statement:
			'Au choix d’objectif, vous devez garder en secret 1 de vos 2 cartes d’objectif et défausser l’autre.',
		allowed: '1 objectif défaussé',
		refused: 'les deux gardés'
	},
	'R-SPEC-4': {
		name: 'Récompense de l’objectif défaussé',
		statement:
			'Vous recevez aussitôt la récompense du bas de la carte défaussée, jamais celle de la carte gardée.'
	},
	'R-MOD-1': {
		name: 'Insérer 1 module',
		statement:
			'Glissez un de vos modules non activés dans une fente libre. Cela active le module et la case d’action au-dessus.',
		allowed: 'une fente libre',
		refused: 'la fente est occupée'
	},
	'R-MOD-2': {
		name: 'Dans n’importe quel ordre',
		statement:
			'Vous pouvez faire toutes les actions du module et de la case d’action, dans l’ordre voulu, même en alternant.',
		allowed: 'la case après le module',
		refused: 'la même action encore'
	},
	'R-MOD-3': {
		name: 'Rien n’est imposé',
		statement: 'Chaque action du module et de la case d’action est facultative.'
	},
	'R-MOD-4': {
		name: 'Modules vierges',
		statement: 'Les modules de départ ne montrent aucune action. Ils activent seulement la case d’action.'
	},
	'R-MOD-5': {
		name: 'Un côté de la barre',
		statement:
			'Sur un module avec une barre oblique, choisissez exactement une des possibilités, même s’il y en a 5.',
		allowed: 'un côté de la barre',
		refused: 'puis l’autre aussi'
	},
	'R-MOD-6': {
		name: 'Modules visibles seulement',
		statement:
			'Prenez seulement des modules visibles de l’étalage, jamais de la pile. Un vide vert ou gris est ensuite comblé.',
		allowed: 'visible à l’étalage',
		refused: 'encore dans la pile'
	},
	'R-MOD-7': {
		name: 'Aucun module restant',
		statement: 'S’il ne reste aucun module d’une couleur, le gain ne donne rien.'
	},
	'R-RESET-1': {
		name: 'Étape 1\u00a0: sortir les modules',
		statement: 'Retirez tous vos modules activés. Ils sont de nouveau prêts.'
	},
	'R-RESET-2': {
		name: 'Étape 2\u00a0: produire',
		statement:
			'Pour chaque module retiré à l’étape 1, vous pouvez activer 1 champ de production et recevoir sa récompense.',
		allowed: '1 module sorti, 1 champ',
		refused: '1 module sorti, 2 champs'
	},
	'R-RESET-3': {
		name: 'Chaque champ une fois',
		statement: 'Chaque champ de production ne s’active qu’une fois par tour.',
		allowed: 'deux champs différents',
		refused: 'deux fois le même champ'
	},
	'R-RESET-7': {
		name: 'D’autres champs de production',
		statement:
			'3 champs de production sont libres dès le début. Les constructions prises sur la console en découvrent d’autres.',
		allowed: 'libre dès le début',
		refused: 'encore couvert'
	},
	'R-RESET-4': {
		name: 'Étape 3\u00a0: retour des pierres',
		statement: 'Toutes vos pierres d’énergie utilisées retournent au dépôt d’énergie.',
		allowed: 'pierres rendues, puis fin',
		refused: 'pierres pas encore rendues'
	},
	'R-RESET-5': {
		name: 'Aucune énergie après l’étape 3',
		statement:
			'Une fois les pierres revenues, vous n’en utilisez plus ce tour-ci. Cassettes et échanges restent permis.',
		allowed: 'un échange',
		refused: 'une pierre d’énergie'
	},
	'R-RESET-6': {
		name: 'Les coûts repartent de 1',
		statement: 'Après l’étape 3, chaque effet coûte de nouveau 1 pierre d’énergie.'
	}
};
