// French: what we do where the rulebook leaves room, on scoring, equipment, tribes and playing alone.
import type { RulingText } from '../../../../schema/rules.ts';

export const powerRulings: Readonly<Record<string, RulingText>> = {
	'decision-pigsties-last': {
		question: 'Quand compte-t-on les porcheries de Dorian\u00a0?',
		decision: 'En dernier.',
		reason: 'Aucun ordre n’est donné, et seule la somme importe.'
	},
	'decision-used-stones': {
		question: 'Les pierres posées sur des cartes comptent-elles à la fin\u00a0?',
		decision: 'Oui, toutes vos pierres comptent.',
		reason: 'Ce que vous possédez est à vous, utilisé ou non.'
	},
	'decision-striving-set': {
		question: 'Ambition A parle de pierres d’énergie, dont une brune. De quoi s’agit-il\u00a0?',
		decision: 'De reliques.',
		reason: 'Il n’y a pas de pierre d’énergie brune, et la carte traite de reliques.'
	},
	'decision-second-highest': {
		question: 'Quelle est la deuxième plus haute valeur quand deux sont égales\u00a0?',
		decision: 'Rangez les 3 valeurs et prenez la deuxième\u00a0: 9, 9, 4 donne 9.',
		reason: 'C’est la lecture la plus simple.'
	},
	'decision-starting-modules-count': {
		question: 'Les modules de départ comptent-ils pour l’objectif de 7 modules\u00a0?',
		decision: 'Oui.',
		reason: 'Ce sont des modules. Efficacité exclut le blanc en nommant les couleurs, l’objectif non.'
	},
	'decision-exo-figure': {
		question: 'L’Exosquelette demande-t-il une figurine sur la case\u00a0?',
		decision: 'Oui, au moins 1 à vous\u00a0; pour une relique, dans le groupe qui se déplace.',
		reason: 'Sinon, on pourrait construire partout.'
	},
	'decision-aynir-swaps': {
		question: 'Comment se font les échanges d’Aynir\u00a0?',
		decision:
			'L’un après l’autre. On ne donne un point que si l’on en a. Le même contre le même est permis et déplace une figurine.',
		reason: 'Le livret le dit mot pour mot.'
	},
	'decision-pigs-short': {
		question: 'Combien de cochons viennent, et s’il en manque\u00a0?',
		decision: 'Autant que la porcherie en montre, ou ce qui reste des 10.',
		reason: 'Le livret le dit mot pour mot.'
	},
	'decision-islands': {
		question: 'Que peut-on faire exactement sur les îles\u00a0?',
		decision:
			'Un déplacement sur l’eau peut y finir ou la traverser\u00a0; parti de là, il doit entrer sur une autre eau. Un atelier de forêt y est possible. Le radeau n’y envoie personne.',
		reason: 'Une île est eau et forêt.'
	},
	'decision-raft': {
		question: 'Comment le radeau aide-t-il exactement\u00a0?',
		decision:
			'1 figurine par événement, quoi qu’on ait retiré, cochons compris, et toujours. Jamais sur l’eau ni une île. Il ne bloque personne et bouge avec ses figurines.',
		reason: 'Le livret le dit mot pour mot.'
	},
	'decision-jump': {
		question: 'Où le saut de Hayla peut-il atterrir\u00a0?',
		decision:
			'Sur une case voisine de la case sautée, à 2 cases exactement du départ, là où un déplacement normal peut finir. La case sautée doit être visible.',
		reason: 'On atterrit derrière, et tourner est permis.'
	},
	'decision-laying-rings': {
		question: 'Quand Nordwind peut-elle poser un anneau\u00a0?',
		decision:
			'À votre tour, quand une action libre est permise. Les anneaux sont tirés au hasard et ne sont pas remis.',
		reason: 'C’est une permission durable, sans déclencheur.'
	},
	'decision-solo-goals-unmet': {
		question: 'En solo, et si un objectif n’est pas rempli\u00a0?',
		decision: 'La partie n’est pas gagnée\u00a0: le total reste sans les 15 points et sans palier.',
		reason: 'Remplir les deux cartes est une condition de victoire.'
	},
	'decision-solo-elements': {
		question: 'En solo, qu’est-ce qu’un élément\u00a0?',
		decision:
			'Relique, pierre, amplificateur, construction, module ou marqueur d’ancêtre\u00a0; chacun sert une carte. Les conditions d’une même carte peuvent partager un élément. Campements et tuiles servent les deux grâce à des constructions différentes.',
		reason: 'Les exemples parlent de pièces possédées.'
	},
	'decision-purple-payments': {
		question: 'Quels paiements comptent pour Lexander\u00a0?',
		decision:
			'Tout cristal violet payé pour une action\u00a0: case B, fouille, atelier, monument. Pas un échange.',
		reason: 'Le livret le dit mot pour mot.'
	},
	'decision-fan-out-relics': {
		question: 'Les figurines de Hayla vont en éventail sur des reliques. Qui paie\u00a0?',
		decision:
			'Celles qui vont sur la même case arrivent en un groupe. Chaque groupe doit pouvoir payer sa relique.',
		reason: 'C’est comme le pas d’un groupe.'
	},
	'decision-repeating-module': {
		question: 'Que répète J’he sur un module vierge ou avec une barre\u00a0?',
		decision: 'Vierge\u00a0: rien. Barre\u00a0: vous choisissez de nouveau.',
		reason: 'Toutes les actions viennent encore une fois.'
	},
	'decision-volcano-targets': {
		question: 'Quels volcans Colteron peut-elle atteindre\u00a0?',
		decision: 'Seulement ceux des tuiles visibles. Le groupe peut être une partie des figurines.',
		reason: 'On n’entre pas sur une tuile cachée.'
	},
	'decision-free-trigger': {
		question: 'Une activation gratuite peut-elle servir pour un effet à déclencheur\u00a0?',
		decision: 'Seulement si son déclencheur vient de se produire et n’a pas servi.',
		reason: 'Ces effets n’agissent qu’avec leur déclencheur.'
	}
};
