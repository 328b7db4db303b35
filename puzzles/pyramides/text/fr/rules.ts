// French: the rules of Terra Pyramides in our own words.
import type { RulesText } from '../../../schema/rules.ts';

const text: RulesText = {
	game: 'Terra Pyramides',
	groups: {
		setup: 'Mise en place',
		turn: 'Votre tour',
		placing: 'Poser la tuile',
		row: 'Choisir une rangée',
		activating: 'Garnir et activer',
		workers: 'Ouvriers',
		building: 'Construire',
		gold: 'Or, nouvelle tuile et limites',
		end: 'Fin de partie',
		scoring: 'Décompte',
		symbols: 'Variante des symboles',
		open: 'Piles ouvertes',
		together: 'Ensemble ou en solo'
	},
	books: { base: 'livret de règles, version de base' },
	rules: {
		'P-SETUP-1': {
			name: 'Le côté sans le Nil',
			statement: 'Le plateau est au milieu de la table, du côté qui ne montre pas le Nil.'
		},
		'P-SETUP-2': {
			name: 'Les étages à côté du plateau',
			statement: 'Les étages de pyramide sont à côté du plateau, visibles, triés par couleur et par valeur.'
		},
		'P-SETUP-3': {
			name: 'Une pile de fondations',
			statement: 'Toutes les fondations sont mélangées et forment une seule pile face cachée.'
		},
		'P-SETUP-4': {
			name: 'Les panneaux',
			statement:
				'Chaque présentoir reçoit le panneau correspondant au nombre de joueurs. Il indique le nombre de tours et quand retirer une pile.'
		},
		'P-SETUP-5': {
			name: '8 piles de 5 tuiles',
			statement:
				'Les 40 tuiles sont mélangées en 8 piles de 5, face cachée\u00a0: 4 piles dans chaque présentoir.'
		},
		'P-SETUP-6': {
			name: '4 tuiles de départ',
			statement:
				'Une tuile prise sur chacune de 4 piles va sur une case hachurée. On les retourne toutes, l’escalier vers le chantier voisin.'
		},
		'P-SETUP-7': {
			name: '4 fondations de départ',
			statement:
				'Chaque tuile de départ reçoit une fondation au hasard, visible, sur le chantier que vise son escalier.'
		},
		'P-SETUP-8': {
			name: 'L’or et les cartes de points',
			statement: 'L’or et les cartes de points sont à côté du plateau.'
		},
		'P-SETUP-9': {
			name: 'Ce que chacun reçoit',
			statement:
				'Chacun reçoit 1 tableau de pierres, 1 tuile d’une pile cachée, 2 pyramidions, et 15, 13 ou 11 ouvriers à 2, 3 ou 4 joueurs.'
		},
		'P-SETUP-10': {
			name: 'Un ouvrier marque les points',
			statement: 'Un de vos ouvriers va sur l’œil d’Horus à côté de la piste de score.'
		},
		'P-SETUP-11': {
			name: 'Qui commence',
			statement: 'La dernière personne à avoir vu une pyramide commence. On joue dans le sens horaire.'
		},
		'P-TURN-1': {
			name: 'Un tour dans l’ordre',
			statement:
				'Posez votre tuile. Puis choisissez une rangée, garnissez-la et activez-la. À la fin, prenez une nouvelle tuile.',
			allowed: 'd’abord poser',
			refused: 'd’abord une nouvelle tuile'
		},
		'P-TURN-2': {
			name: 'Puis à gauche',
			statement: 'Après votre tour, c’est à la personne à votre gauche.'
		},
		'P-PLACE-1': {
			name: 'Sur une case libre',
			statement:
				'La tuile va sur n’importe quelle case libre. Un chantier ou une case avec une tuile n’est pas libre.',
			allowed: 'une case libre',
			refused: 'il y a une tuile'
		},
		'P-PLACE-2': {
			name: 'Les oasis restent libres',
			statement: 'On ne pose jamais de tuile sur une oasis.',
			allowed: 'à côté de l’oasis',
			refused: 'sur l’oasis'
		},
		'P-PLACE-3': {
			name: 'L’escalier vise un chantier',
			statement:
				'Tournez la tuile pour que son escalier vise un chantier ou une pyramide, tout droit, à n’importe quelle distance.',
			allowed: 'chantier à 3 cases',
			refused: 'seulement le bord'
		},
		'P-PLACE-4': {
			name: 'Escalier contre un chantier vide',
			statement:
				'Si l’escalier touche un chantier vide, vous devez y poser la première fondation de la pile, visible.'
		},
		'P-PLACE-5': {
			name: 'Une fondation par tour',
			statement: 'On pose au plus 1 fondation par tour.'
		},
		'P-PLACE-6': {
			name: 'Conseil pour le premier tour',
			statement: 'Au premier tour, mieux vaut poser à côté d’une tuile déjà en place.'
		},
		'P-ROW-1': {
			name: 'Choisir une rangée',
			statement: 'Après la pose, vous devez choisir une rangée\u00a0: horizontale, verticale ou diagonale.'
		},
		'P-ROW-2': {
			name: 'Ce qui limite une rangée',
			statement:
				'Une rangée va des deux côtés jusqu’à un chantier, vide, avec fondation ou pyramide, ou jusqu’au bord du plateau.'
		},
		'P-ROW-3': { name: 'Au plus 4 tuiles', statement: 'Une rangée n’a jamais plus de 4 tuiles.' },
		'P-ROW-4': {
			name: 'Les trous ne comptent pas',
			statement: 'Des cases libres dans une rangée ne l’arrêtent pas.'
		},
		'P-ROW-5': {
			name: 'Avec votre nouvelle tuile',
			statement: 'La tuile posée ce tour-ci doit être dans la rangée.'
		},
		'P-ROW-6': {
			name: 'Les oasis de la rangée',
			statement: 'Une oasis n’arrête pas la rangée. Elle en fait partie et s’active aussi.'
		},
		'P-STOCK-1': {
			name: 'Garnir toute la rangée',
			statement:
				'Chaque tuile de la rangée qui montre un ouvrier ou une pierre le reçoit, peu importe qui l’a posée. S’il manque des ouvriers, placez tous les vôtres.',
			allowed: '1 ouvrier, 1 tuile',
			refused: '1 ouvrier, 2 tuiles'
		},
		'P-STOCK-2': {
			name: 'D’où ils viennent',
			statement: 'Les pierres viennent de la réserve générale, les ouvriers de votre réserve.'
		},
		'P-ACT-1': {
			name: 'L’ordre d’activation',
			statement: 'Activez toute la rangée dans cet ordre\u00a0: oasis, yeux d’Horus, pierres, ouvriers.'
		},
		'P-ACT-2': { name: 'Oasis\u00a0: 1 or', statement: 'Prenez 1 or pour chaque oasis de la rangée.' },
		'P-ACT-3': {
			name: 'Œil d’Horus\u00a0: 1 or',
			statement: 'Prenez 1 or pour chaque œil d’Horus de la rangée.'
		},
		'P-ACT-4': {
			name: 'Les pierres vont chez vous',
			statement: 'Les pierres de la rangée vont sur les cases de leur couleur de votre tableau de pierres.'
		},
		'P-ACT-5': {
			name: 'Les ouvriers se déplacent',
			statement: 'Déplacez les ouvriers que vous avez placés dans la rangée, une fois chacun.',
			allowed: 'il est sur d6',
			refused: 'personne sur e5'
		},
		'P-WORK-1': {
			name: 'En ligne droite',
			statement:
				'Un ouvrier va tout droit, dans l’une des 8 directions, jusqu’au premier chantier de la ligne. Il n’est pas obligé de suivre la rangée.',
			allowed: 'tout droit vers le haut',
			refused: 'pas en ligne droite'
		},
		'P-WORK-2': {
			name: 'Où il peut s’arrêter',
			statement:
				'Il finit sur une fondation libre ou à vous, même posée ce tour-ci, ou sur votre propre pyramide.',
			allowed: 'fondation libre',
			refused: 'déjà occupée'
		},
		'P-WORK-3': {
			name: 'Ensemble ou séparés',
			statement: 'Vos ouvriers peuvent aller au même endroit ou à des endroits différents.'
		},
		'P-WORK-4': {
			name: 'Pas par-dessus les trous',
			statement:
				'Chaque case traversée doit porter une tuile. Les cases libres et les oasis arrêtent l’ouvrier.',
			allowed: 'par deux tuiles',
			refused: 'par une oasis'
		},
		'P-WORK-5': {
			name: 'Pas sur un chantier vide',
			statement: 'Aucun ouvrier ne peut se tenir sur un chantier sans fondation.',
			allowed: 'une fondation',
			refused: 'un chantier vide'
		},
		'P-WORK-6': {
			name: 'Au plus 3 ouvriers',
			statement: 'Une fondation ou une pyramide porte au plus 3 ouvriers.',
			allowed: 'le troisième',
			refused: 'le quatrième'
		},
		'P-WORK-7': {
			name: 'Premier tour\u00a0: une fondation',
			statement:
				'À votre premier tour, vous ne pouvez occuper que 1 fondation vide, ouvriers achetés compris.',
			allowed: 'la même fondation',
			refused: 'une deuxième fondation'
		},
		'P-WORK-8': {
			name: 'Reprendre des ouvriers',
			statement:
				'À votre tour, vous pouvez à tout moment reprendre vos ouvriers du plateau dans votre réserve.',
			allowed: 'le vôtre',
			refused: 'celui d’un autre'
		},
		'P-WORK-9': {
			name: 'Aucun chemin',
			statement: 'Un ouvrier qui n’atteint ni fondation ni pyramide retourne dans votre réserve.'
		},
		'P-EXTRA-1': {
			name: 'Actions supplémentaires',
			statement:
				'À votre tour, vous pouvez construire et acheter à tout moment, aussi souvent que vous pouvez payer. Les limites y obligent parfois.'
		},
		'P-BUILD-1': {
			name: '3 ouvriers construisent',
			statement:
				'Avec 3 de vos ouvriers sur une fondation ou votre pyramide, vous pouvez construire l’étage suivant.',
			allowed: '3 ouvriers',
			refused: '2 ouvriers'
		},
		'P-BUILD-2': {
			name: 'Ce que coûte un étage',
			statement:
				'Les pierres retournent à la réserve générale, tous les ouvriers du lieu sauf un dans votre réserve.'
		},
		'P-BUILD-3': {
			name: 'Un ouvrier reste',
			statement: 'Un ouvrier reste toujours sur une pyramide et montre à qui elle est.',
			allowed: '1 sur 2',
			refused: 'le dernier'
		},
		'P-BUILD-4': {
			name: 'L’étage 1 fixe la couleur',
			statement:
				'Vous choisissez librement la couleur du premier étage et payez une pierre quelconque. La pyramide garde cette couleur.',
			allowed: 'rouge reste rouge',
			refused: 'rouge devient gris'
		},
		'P-BUILD-5': {
			name: 'Des pierres de cette couleur',
			statement: 'Chaque étage suivant demande des pierres de la couleur de la pyramide.',
			allowed: '2 pierres rouges',
			refused: '1 grise, 1 rouge'
		},
		'P-BUILD-6': {
			name: 'Le blanc est un joker',
			statement: 'Une pierre blanche vaut n’importe quelle couleur.'
		},
		'P-BUILD-7': {
			name: 'Trop peu de pierres',
			statement: 'Sans assez de pierres adaptées, on ne construit pas. Les 3 ouvriers restent simplement là.',
			allowed: '3 pierres adaptées',
			refused: 'il manque 1 rouge'
		},
		'P-BUILD-8': {
			name: 'Coût et valeur',
			statement:
				'Les étages 1 à 5 coûtent 1 à 5 pierres et toujours 3 ouvriers. La pyramide vaut alors 5, 10, 20, 35 ou 60.',
			allowed: '3 pierres, étage 3',
			refused: '2 pierres, étage 3'
		},
		'P-BUILD-9': {
			name: '2 pyramidions',
			statement: 'L’étage 5 est un pyramidion. Vous en avez 2 et pouvez donc achever au plus 2 pyramides.',
			allowed: 'un deuxième étage',
			refused: 'un troisième pyramidion'
		},
		'P-BUILD-10': {
			name: 'Les pièces peuvent s’épuiser',
			statement:
				'Un étage ne se construit que si sa pièce est en réserve\u00a0: 3 premiers étages par couleur, puis 10, 8 et 6 pièces.',
			allowed: 'un premier étage',
			refused: 'un onzième étage 2'
		},
		'P-GOLD-1': {
			name: '1 or\u00a0: fouiller une pile',
			statement:
				'En prenant une tuile, vous pouvez payer 1 or pour regarder une pile cachée et choisir. Le reste revient dans le même ordre.',
			allowed: 'la tuile du dessus',
			refused: 'pas d’or pour fouiller'
		},
		'P-GOLD-2': {
			name: '3 or\u00a0: un ouvrier',
			statement:
				'Pour 3 or, un ouvrier de votre réserve va sur votre pyramide ou sur une fondation libre ou à vous. Aucune ligne n’est nécessaire.',
			allowed: '3 or',
			refused: 'il ne reste pas d’or'
		},
		'P-GOLD-3': {
			name: '3 or\u00a0: une pierre blanche',
			statement: 'Pour 3 or, 1 pierre va sur la case blanche de votre tableau de pierres.',
			allowed: '5 or',
			refused: 'il reste 2 or'
		},
		'P-DRAW-1': {
			name: 'Une nouvelle tuile',
			statement: 'À la fin de votre tour, prenez en main une tuile d’une des piles.',
			allowed: 'de la pile 1',
			refused: 'la pile 2 est vide'
		},
		'P-LIMIT-1': {
			name: 'Au plus 4 or',
			statement: 'Après votre tour, vous avez au plus 4 or. Le reste doit être dépensé.',
			allowed: 'dépenser, puis finir',
			refused: 'finir avec 5 or'
		},
		'P-LIMIT-2': {
			name: 'Au plus 7 pierres',
			statement:
				'Après votre tour, vous avez au plus 7 pierres. Au-delà, échangez 2 pierres quelconques contre 1 blanche, autant que nécessaire.',
			allowed: 'échanger, puis finir',
			refused: 'finir avec 8 pierres'
		},
		'P-END-1': {
			name: 'À 2\u00a0: la dernière tuile part',
			statement:
				'À 2 joueurs, une pile qui n’a plus que 1 tuile est retirée. Cette tuile va dans la boîte sans être vue.'
		},
		'P-END-2': {
			name: 'À 3 ou 4\u00a0: toutes les tuiles',
			statement: 'À 3 ou 4 joueurs, aucune tuile n’est retirée.'
		},
		'P-END-3': {
			name: 'Le dernier tour',
			statement:
				'La partie finit quand la dernière tuile a été prise, posée, et que ce tour est terminé. Chacun a joué le même nombre de tours.',
			allowed: 'encore le dernier tour',
			refused: 'après le dernier tour'
		},
		'P-SCORE-1': {
			name: 'Fondations',
			statement:
				'D’abord, comptez les valeurs des fondations où se tiennent vos ouvriers. Ces ouvriers reviennent.'
		},
		'P-SCORE-2': {
			name: 'Pyramides',
			statement:
				'Ensuite, comptez les valeurs de vos pyramides\u00a0: l’étage atteint, sans la fondation dessous. Ces ouvriers reviennent.'
		},
		'P-SCORE-3': { name: 'Pierres et or', statement: 'Chaque pierre et chaque or vaut 1 point.' },
		'P-SCORE-4': {
			name: 'Plus de 100, plus de 200',
			statement: 'Avec plus de 100 points, prenez une carte 100. Avec plus de 200, retournez-la sur 200.'
		},
		'P-SCORE-5': { name: 'Qui gagne', statement: 'La personne qui a le plus de points gagne.' },
		'P-SCORE-6': { name: 'Égalité', statement: 'À égalité de points, on partage la victoire.' },
		'P-SCORE-7': {
			name: 'Les symboles des cases',
			statement: 'Les petits sphinx et scarabées ne signifient rien dans le jeu de base.'
		},
		'P-SYM-1': {
			name: 'Un présentoir de chaque côté',
			statement: 'Les présentoirs remplis se placent du côté du sphinx et du côté du scarabée du plateau.'
		},
		'P-SYM-2': {
			name: 'Sphinx avec sphinx',
			statement: 'Une tuile du présentoir du sphinx doit aller sur une case sphinx.',
			allowed: 'une case sphinx',
			refused: 'une case scarabée'
		},
		'P-SYM-3': {
			name: 'Scarabée avec scarabée',
			statement: 'Une tuile du présentoir du scarabée doit aller sur une case scarabée.',
			allowed: 'une case scarabée',
			refused: 'une case sphinx'
		},
		'P-SYM-4': {
			name: 'Un aide-mémoire',
			statement: 'Vous pouvez garder la tuile du côté de votre tableau de pierres qui porte le même symbole.'
		},
		'P-SYM-5': {
			name: '1 or\u00a0: n’importe quelle moitié',
			statement: 'Pour 1 or, vous pouvez poser la tuile sans tenir compte de son symbole.',
			allowed: 'sa moitié',
			refused: 'pas d’or pour l’autre'
		},
		'P-OPEN-1': { name: '4 piles ouvertes', statement: '4 des 8 piles sont retournées face visible.' },
		'P-OPEN-2': {
			name: 'Ouverte ou cachée',
			statement: 'Vous choisissez le genre de pile. Sur une pile ouverte, vous savez ce que vous prenez.'
		},
		'P-COOP-1': {
			name: 'Une couleur pour tous',
			statement:
				'Tous jouent ensemble avec une couleur, un tableau de pierres et 12 ouvriers, selon les règles de la version de base.'
		},
		'P-COOP-2': {
			name: 'Les dernières partent',
			statement: '8 piles de 5. La dernière tuile de chaque pile va dans la boîte sans être vue.'
		},
		'P-COOP-3': {
			name: 'Mission 1\u00a0: quatre à 60',
			statement:
				'Construisez 4 pyramides de valeur 60. Des pyramidions d’une autre couleur servent pour la troisième et la quatrième.'
		},
		'P-COOP-4': {
			name: 'Mission 2\u00a0: plus de 275',
			statement: 'Marquez plus de 275 points. Les pyramidions d’autres couleurs sont permis.'
		},
		'P-COOP-5': {
			name: 'Mission 3\u00a0: six couleurs à 35',
			statement:
				'Construisez 6 pyramides de 6 couleurs, toutes de valeur 35. Avec son quatrième étage, une pyramide ne reçoit plus d’ouvrier et ne monte plus.',
			allowed: 'la fondation libre',
			refused: 'une pyramide terminée'
		}
	},
	rulings: {
		'decision-own-board': {
			question: 'Est-ce le plateau de la boîte\u00a0?',
			decision:
				'Non. Le plateau, les sortes de tuiles, les valeurs des fondations et le mélange des pierres sont les nôtres. Nombres, coûts et valeurs suivent le livret.',
			reason:
				'Les images de l’éditeur ne sont pas à nous. Notre plateau garde ce que les règles demandent\u00a0: aucune rangée de plus de 4 cases, deux moitiés égales.'
		},
		'decision-marker': {
			question: 'Le marqueur de score est-il l’un des 15, 13 ou 11 ouvriers\u00a0?',
			decision: 'Oui. Il en reste 14, 12 ou 10 dans votre réserve\u00a0; 11 pour un groupe.',
			reason: 'Le livret fait d’abord distribuer les ouvriers, puis parle de l’un d’eux.'
		},
		'decision-start-foundations': {
			question: 'Trois ou quatre fondations de départ\u00a0?',
			decision: 'Quatre, une par tuile de départ.',
			reason: 'Le livret en nomme une par tuile. Une critique publique en compte trois.'
		},
		'decision-start-player': {
			question: 'Qui commence dans l’application\u00a0?',
			decision: 'Le hasard décide, ou les joueurs choisissent.',
			reason: 'Qui a vu une pyramide en dernier ne se calcule pas.'
		},
		'decision-stairs-distance': {
			question: 'Jusqu’où l’escalier peut-il viser\u00a0?',
			decision:
				'À n’importe quelle distance, tout droit, jusqu’au premier chantier. Tuiles, cases libres et oasis entre les deux ne comptent pas.',
			reason: 'Le livret traite le contact direct comme un cas particulier\u00a0; de loin, c’est donc permis.'
		},
		'decision-turn-away': {
			question: 'Puis-je détourner la tuile d’un chantier vide voisin\u00a0?',
			decision: 'Oui, si une autre direction mène aussi à un chantier. Alors pas de fondation.',
			reason: 'Dans l’exemple du livret, la tuile est tournée exprès vers le chantier vide.'
		},
		'decision-edge': {
			question: 'Le bord du plateau limite-t-il une rangée\u00a0?',
			decision: 'Oui.',
			reason: 'Il n’y a rien au-delà.'
		},
		'decision-oasis-in-row': {
			question: 'Une oasis limite-t-elle une rangée\u00a0?',
			decision: 'Non. Elle en fait partie.',
			reason: 'Le livret dit que les oasis s’activent aussi. Une critique publique dit le contraire.'
		},
		'decision-whole-row': {
			question: 'Puis-je ne choisir qu’une partie de rangée\u00a0?',
			decision: 'Non. C’est toujours la rangée entière, d’une limite à l’autre.',
			reason: 'Le livret fait activer la rangée entière.'
		},
		'decision-few-workers': {
			question: 'Et si je n’ai pas assez d’ouvriers pour garnir la rangée\u00a0?',
			decision: 'Vous en placez autant que vous en avez et choisissez les tuiles.',
			reason: 'Garnir est obligatoire, et votre réserve est limitée.'
		},
		'decision-missing-stone': {
			question: 'Et si une couleur de pierre est épuisée\u00a0?',
			decision: 'Cette tuile ne donne rien.',
			reason: 'Le livret ne prévoit pas de remplacement.'
		},
		'decision-gold-on-tiles': {
			question: 'L’or est-il d’abord posé sur les tuiles\u00a0?',
			decision: 'Non. Il va directement chez vous.',
			reason: 'Le résumé en parle, le texte principal non. L’effet est le même.'
		},
		'decision-oasis-crossing': {
			question: 'Les ouvriers peuvent-ils traverser une oasis\u00a0?',
			decision: 'Non.',
			reason: 'Les oasis restent libres, et on ne traverse pas de case libre.'
		},
		'decision-pass-site': {
			question: 'Un ouvrier peut-il dépasser un chantier\u00a0?',
			decision: 'Non. Le premier chantier de la ligne l’arrête.',
			reason: 'Les chantiers limitent aussi tout le reste, et une critique publique dit de même.'
		},
		'decision-any-direction': {
			question: 'Un ouvrier doit-il suivre la rangée activée\u00a0?',
			decision: 'Non. Les 8 directions sont permises depuis sa tuile.',
			reason: 'Le livret nomme de nouveau toutes les directions pour le déplacement.'
		},
		'decision-free-foundation': {
			question: 'Quand une fondation est-elle libre\u00a0?',
			decision: 'Quand personne d’autre n’y a d’ouvrier. Les vôtres ne gênent pas.',
			reason: 'Le résumé parle de fondations vides ou à vous.'
		},
		'decision-take-back-instead': {
			question: 'Un ouvrier qui peut bouger doit-il le faire\u00a0?',
			decision: 'Non. Vous pouvez le reprendre à la place.',
			reason: 'On peut reprendre des ouvriers à tout moment.'
		},
		'decision-at-any-time': {
			question: 'Que veut dire «\u00a0à tout moment\u00a0» pour reprendre un ouvrier\u00a0?',
			decision: 'À tout moment de votre propre tour.',
			reason: 'Ainsi, le tour des autres n’est pas dérangé.'
		},
		'decision-last-worker': {
			question: 'Combien d’ouvriers puis-je reprendre d’une pyramide\u00a0?',
			decision: 'Tous sauf un.',
			reason: 'Un ouvrier reste toujours pour montrer à qui elle est.'
		},
		'decision-first-turn-bought': {
			question: 'La limite du premier tour vaut-elle pour les ouvriers achetés\u00a0?',
			decision: 'Oui.',
			reason: 'Il s’agit de ce que vous occupez ce tour-là, d’où que vienne l’ouvrier.'
		},
		'decision-extra-actions': {
			question: 'Quand les actions supplémentaires sont-elles permises\u00a0?',
			decision: 'À tout moment de votre tour, même entre les déplacements de deux ouvriers.',
			reason: 'Le livret en permet autant qu’on veut à son tour.'
		},
		'decision-first-stone': {
			question: 'La pierre du premier étage doit-elle être de la couleur de la pyramide\u00a0?',
			decision: 'Non, toute pierre convient.',
			reason: 'L’obligation de couleur n’est énoncée que pour les étages suivants.'
		},
		'decision-finished-workers': {
			question: 'Des ouvriers peuvent-ils aller sur ma pyramide achevée\u00a0?',
			decision: 'Oui, jusqu’à 3, mais sans utilité.',
			reason: 'Rien ne l’interdit.'
		},
		'decision-values': {
			question: 'Additionne-t-on les valeurs des étages\u00a0?',
			decision: 'Non. Seule la valeur atteinte compte.',
			reason: 'Le tableau donne la valeur qui en résulte.'
		},
		'decision-foundation-under': {
			question: 'La fondation sous une pyramide compte-t-elle\u00a0?',
			decision: 'Non.',
			reason: 'Fondations et pyramides sont comptées à part.'
		},
		'decision-draw-then-check': {
			question: 'Prend-on la tuile avant ou après le contrôle des limites\u00a0?',
			decision: 'D’abord la tuile, puis les limites.',
			reason: 'C’est l’ordre du résumé.'
		},
		'decision-excess-gold': {
			question: 'Comment dépenser l’or en trop\u00a0?',
			decision:
				'En fouillant une pile ou en achetant. Au dernier tour il n’y a plus de tuile à prendre\u00a0: il reste les achats.',
			reason: 'Un passage ne nomme que les achats, la partie détaillée les deux.'
		},
		'decision-exchange': {
			question: 'Puis-je échanger 2 pierres contre 1 quand je veux\u00a0?',
			decision: 'Non. Seulement tant que vous en avez plus de 7 à la fin de votre tour.',
			reason: 'Le livret ne le décrit que comme une obligation.'
		},
		'decision-nothing-to-buy': {
			question: 'Et si l’or en trop n’achète rien, ou s’il n’y a plus de pierre blanche\u00a0?',
			decision: 'L’or en trop est rendu. Au lieu de chaque échange, 1 pierre de votre choix est rendue.',
			reason: 'Sinon le tour ne pourrait pas finir. Cela arrive dans de vraies parties.'
		},
		'decision-exactly-100': {
			question: 'Exactement 100 points donnent-ils une carte\u00a0?',
			decision: 'Non. Le marqueur est sur 100.',
			reason: 'Le livret dit plus de 100.'
		},
		'decision-no-symbol-square': {
			question: 'Symboles\u00a0: et si aucune case de mon symbole n’est libre\u00a0?',
			decision: 'Toute case libre convient, sans payer.',
			reason: 'Sinon la partie serait bloquée.'
		},
		'decision-first-hand-tile': {
			question: 'Symboles\u00a0: quel symbole vaut pour la première tuile\u00a0?',
			decision: 'Celui du présentoir d’où elle vient.',
			reason: 'Le livret n’en dit rien, et il en va ainsi par la suite.'
		},
		'decision-open-stacks': {
			question: 'Quelles 4 piles sont ouvertes\u00a0?',
			decision: 'Les piles 1, 2, 5 et 6.',
			reason: 'Deux par présentoir\u00a0: c’est équitable aussi avec les symboles.'
		},
		'decision-search-open': {
			question: 'Peut-on fouiller une pile ouverte pour 1 or\u00a0?',
			decision: 'Non.',
			reason: 'Le livret parle d’une pile cachée.'
		},
		'decision-both-variants': {
			question: 'Peut-on combiner symboles et piles ouvertes\u00a0?',
			decision: 'Oui.',
			reason: 'Rien ne l’exclut.'
		},
		'decision-one-hand-tile': {
			question: 'Groupe\u00a0: combien de tuiles en main\u00a0?',
			decision: 'Une pour tous, et 28 tours.',
			reason: 'Le groupe a une couleur et un tableau de pierres.'
		},
		'decision-task-solved': {
			question: 'Groupe\u00a0: quand une mission est-elle réussie\u00a0?',
			decision:
				'Les missions 1 et 3 dès que la dernière pyramide est debout, la mission 2 au décompte final.',
			reason: 'Deux missions demandent des pyramides, une demande des points.'
		},
		'decision-level-four-worker': {
			question: 'Mission 3\u00a0: un ouvrier reste-t-il sur une pyramide de valeur 35\u00a0?',
			decision: 'Oui, un seul. On n’en ajoute pas.',
			reason: 'La règle de base sur la possession vaut toujours.'
		},
		'decision-group-finials': {
			question: 'Groupe\u00a0: combien de pyramidions\u00a0?',
			decision: 'Les 8 pour les missions 1 et 2. La mission 3 n’en demande pas.',
			reason: 'Le livret prête des pyramidions d’autres couleurs.'
		}
	}
};

export default text;
