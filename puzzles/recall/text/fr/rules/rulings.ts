// French: what we do where the rulebook leaves room, on the set-up, the turns and the map.
import type { RulingText } from '../../../../schema/rules.ts';

export const rulings: Readonly<Record<string, RulingText>> = {
	'decision-face-down-start-tile': {
		question: 'Qu’est-ce que la tuile de départ cachée à 1 ou 2 joueurs\u00a0?',
		decision: 'Une tuile cachée ordinaire. On peut l’explorer\u00a0; elle est alors garnie et orientée.',
		reason: 'La mise en place ne garnit que les tuiles visibles, et rien ne l’exclut.'
	},
	'decision-bag': {
		question: 'Le sac contient reliques et pierres d’énergie. Comment tire-t-on\u00a0?',
		decision: 'Au hasard parmi celles de la sorte voulue. S’il n’en reste pas, la place demeure vide.',
		reason: 'Le livret nomme la sorte, et les formes se reconnaissent au toucher.'
	},
	'decision-too-many-crystals': {
		question: 'Que deviennent les cristaux au-delà de 6\u00a0?',
		decision:
			'Vous pouvez d’abord échanger. À la fin du tour, le surplus est rendu. Ceux gagnés au tour d’un autre se vérifient à la fin de votre prochain tour.',
		reason: 'Le livret en permet 6 et renvoie à l’échange.'
	},
	'decision-large-figures': {
		question: 'Les grandes figurines augmentent-elles la limite de 14\u00a0?',
		decision: 'Oui. Chacune des 3 grandes peut en valoir 3 sur une case, radeau compris.',
		reason: 'Ce sont des pièces à part, échangeables à tout moment.'
	},
	'decision-returning-figures': {
		question: 'Que veut dire «\u00a0à tout moment\u00a0» pour reprendre des figurines\u00a0?',
		decision:
			'À votre tour, quand une action libre est permise. Au tour d’un autre, seulement si vous gagnez une figurine avec un stock vide.',
		reason: 'Ainsi, les tours des autres restent sans décisions imprévues.'
	},
	'decision-box-space-once': {
		question: 'Une case verte paie-t-elle encore après un recul, ou au-delà de 100\u00a0?',
		decision: 'Non. Chaque case verte paie chaque joueur une fois par partie.',
		reason: 'Il y a une lettre par case, et une case d’action porte un seul amplificateur.'
	},
	'decision-used-box': {
		question: 'Quand une case est-elle utilisée, si la case F la copie\u00a0?',
		decision: 'Chaque activation compte pour elle-même\u00a0: l’original et la copie sont séparés.',
		reason: 'C’est le plus proche de la règle, sans bloquer une nouvelle copie.'
	},
	'decision-track-numbering': {
		question: 'Comment compte-t-on les cases d’une piste de savoir\u00a0?',
		decision:
			'Le départ au livre est 0\u00a0; la case 3 vient donc après 3 pas. Les effets suivent pas à pas.',
		reason: 'La case 7 est dite juste avant la tuile bonus du bas, ce qui s’accorde.'
	},
	'decision-relic-field': {
		question: 'Une case à relique est-elle une sorte de case à part\u00a0?',
		decision: 'Non, c’est un ajout à une autre sorte. La relique ramassée, la case redevient ordinaire.',
		reason: 'Des reliques peuvent être sur l’eau.'
	},
	'decision-empty-reset': {
		question: 'Peut-on réinitialiser sans module inséré\u00a0? Et si l’on ne peut rien insérer\u00a0?',
		decision:
			'Oui\u00a0: rien n’est produit, les pierres reviennent. Sans module prêt ou fente libre, seule la réinitialisation est possible.',
		reason: 'Il faut faire l’un des deux, sans minimum indiqué.'
	},
	'decision-same-path': {
		question: 'Deux joueurs peuvent-ils choisir la même carte de voie\u00a0?',
		decision: 'Oui.',
		reason: 'Rien ne l’exclut, et chacun a un marqueur par paire.'
	},
	'decision-production-count': {
		question: 'Quels modules comptent pour la production, et quels champs\u00a0?',
		decision:
			'Seulement les modules retirés à l’étape 1. Les champs découverts ce tour-ci servent s’il reste des activations.',
		reason: 'Le livret compte les modules désactivés ainsi.'
	},
	'decision-energy-after-reset': {
		question: 'Après l’étape 3, peut-on utiliser des pierres qui n’avaient pas servi\u00a0?',
		decision: 'Non, aucune. Les effets activés sans pierre restent possibles.',
		reason: 'La règle ne fait pas d’exception.'
	},
	'decision-off-turn': {
		question: 'Y a-t-il des actions libres au tour d’un autre\u00a0?',
		decision: 'Jamais.',
		reason: 'Elles appartiennent à votre tour.'
	},
	'decision-free-activation-cost': {
		question: 'Une activation gratuite augmente-t-elle le coût\u00a0?',
		decision:
			'Non. Le coût est de 1, plus les activations payées depuis votre dernière réinitialisation. L’Omnitool compte chaque partie.',
		reason: 'Seules les pierres sur la carte en gardent trace.'
	},
	'decision-trigger-moment': {
		question: 'Quand peut-on utiliser un effet à déclencheur\u00a0?',
		decision:
			'Juste après l’événement, une fois. Le Radar avant les pas, l’Exosquelette avant le retrait, le Doubleur après la récompense du champ.',
		reason: 'Une fois par déclencheur\u00a0; la règle du paiement fixe le moment du Radar.'
	},
	'decision-copying': {
		question: 'La case F peut-elle se copier, ou copier une case améliorée\u00a0?',
		decision:
			'Pas elle-même. La copie a l’effet amélioré si la case porte un amplificateur. Une copie par activation.',
		reason: 'Elle copie une autre case, et un amplificateur la change.'
	},
	'decision-exploring-from': {
		question: 'Peut-on explorer depuis une case de départ ou une case de monument imprimée\u00a0?',
		decision: 'Non.',
		reason: 'La présence doit être sur une tuile voisine.'
	},
	'decision-start-fields': {
		question: 'Les figurines peuvent-elles marcher sur les cases de départ\u00a0?',
		decision: 'Non. On ne fait qu’y en poser.',
		reason: 'Seule la pose est décrite.'
	},
	'decision-water-ends': {
		question: 'Où commence et finit un déplacement sur l’eau\u00a0?',
		decision:
			'Il part de toute case au bord de l’eau, départs compris. Il finit où un déplacement normal le pourrait, même au point de départ. Il faut pouvoir y payer une relique présente.',
		reason: 'Il finit hors de l’eau, et le demi-tour est évoqué.'
	},
	'decision-one-water-path': {
		question: 'Un déplacement sur l’eau amélioré peut-il avoir plusieurs bras\u00a0?',
		decision:
			'Non. Il y a un seul chemin dans l’eau. À chaque case d’eau, des figurines peuvent débarquer à côté\u00a0; à la fin, toutes l’ont fait.',
		reason: 'Les figurines se séparent du groupe, au bord de l’eau traversée.'
	},
	'decision-used-up-group': {
		question: 'Et si une relique épuise le groupe en plein déplacement\u00a0?',
		decision: 'Tout le déplacement finit. Les pas restants sont perdus.',
		reason: 'Le livret le dit mot pour mot.'
	},
	'decision-several-relics': {
		question: 'Et si un déplacement ramasse plusieurs reliques\u00a0?',
		decision:
			'Chacune va aussitôt sur la console, la suivante de sa couleur coûte donc plus. Les récompenses viennent ensuite, dans l’ordre.',
		reason: 'Seule la récompense est retardée.'
	},
	'decision-owner-without-supply': {
		question: 'Et si le propriétaire d’une construction n’a plus de figurine en stock\u00a0?',
		decision: 'Il peut en déplacer une du plateau jusque-là, sinon il ne reçoit rien.',
		reason: 'Cela suit les règles du stock vide.'
	},
	'decision-revealed-camp': {
		question: 'Comment paie un campement révélé par une exploration\u00a0?',
		decision:
			'Après les points et la garniture, en sens horaire depuis le joueur actif. C’est l’unique récompense de ce campement, sans Interprète.',
		reason: 'L’Interprète demande une construction.'
	},
	'decision-relic-of-choice': {
		question: 'Quelles reliques peut-on choisir sur la case ronde\u00a0?',
		decision:
			'Celles qui y restent, d’une couleur dont vous avez moins de 5. Cela compte comme gagner une relique.',
		reason: 'La limite de 5 vaut ici aussi.'
	},
	'decision-workshop-module': {
		question: 'Le module est-il la récompense de l’atelier, ou s’y ajoute-t-il\u00a0?',
		decision: 'Le module vient toujours. Ce qui est imprimé à droite vient après.',
		reason: 'Ainsi, les deux phrases du livret sont respectées.'
	},
	'decision-triggering-field': {
		question: 'Quelle case a déclenché une figurine «\u00a0ici même\u00a0»\u00a0?',
		decision:
			'Campement ou anneau\u00a0: ce campement. Construction ou tuile de monument\u00a0: sa case. Relique\u00a0: sa case\u00a0; relique au choix\u00a0: la case de la réserve.',
		reason: 'Sans présence, cela n’a de sens que pour ces cases.'
	},
	'decision-module-upgrade': {
		question: 'Le texte parle de modules de départ mais montre trois niveaux. Lesquels améliorer\u00a0?',
		decision:
			'Tous les vôtres sauf les gris. Sans cible visible, c’est impossible. L’étalage est complété ensuite.',
		reason: 'Les trois possibilités et le texte de Moto le disent.'
	},
	'decision-must-take': {
		question: 'Faut-il prendre les récompenses\u00a0?',
		decision:
			'Les simples gains viennent d’eux-mêmes, les actions sont facultatives. À la case 3, il faut choisir un équipement tant qu’il en reste.',
		reason: 'Les actions des modules et des cases sont facultatives\u00a0; le reste se gagne.'
	},
	'decision-six-slots': {
		question: 'Combien y a-t-il de fentes\u00a0?',
		decision: '6, une sous chaque case d’action.',
		reason: 'Le livret parle de la case juste au-dessus et de sa fente.'
	},
	'decision-no-cassettes': {
		question: 'Et si pioche et défausse de cassettes sont vides\u00a0?',
		decision: 'Vous ne gagnez rien.',
		reason: 'Il n’y a pas d’autre source.'
	},
	'decision-several-camps': {
		question: 'Et si l’on construit près de plusieurs campements à la fois\u00a0?',
		decision: 'Vous choisissez l’ordre.',
		reason: 'Les récompenses sont indépendantes.'
	},
	'decision-special-round-actions': {
		question:
			'Les actions d’un bonus de voie ou d’un objectif défaussé servent-elles à la manche spéciale\u00a0?',
		decision: 'Oui, aussitôt, dans ce tour. Elles sont facultatives.',
		reason: 'Ces récompenses viennent aussitôt.'
	},
	'decision-printed-adjacency': {
		question: 'Une case de monument imprimée peut-elle être voisine d’un campement\u00a0?',
		decision: 'Oui. Seul le plateau dit ce qui est voisin.',
		reason: 'Un campement paie pour toute construction à côté.'
	}
};
