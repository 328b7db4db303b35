// French: the rules of Temple of Artefacts in our own words.
import type { RulesText } from '../../../schema/rules.ts';

const text: RulesText = {
	game: 'Temple des artefacts',
	groups: {
		components: 'dans la boîte',
		setup: 'mise en place',
		turn: 'tour',
		taking: 'prendre des cartes',
		looking: 'regarder',
		hiring: 'engager',
		bonuses: 'actions bonus',
		rounds: 'manches',
		scoring: 'décompte',
		decks: 'les dix paquets'
	},
	books: { rulebook: 'livret de règles allemand' },
	rules: {
		'T-COMP-1': {
			name: 'Dix paquets de neuf',
			statement: 'Il y a 90 cartes Artefact\u00a0: 10 paquets de 9 cartes d’un même type.'
		},
		'T-COMP-2': {
			name: 'Assistants, étoiles, Argent',
			statement: 'Il y a 12 assistants, 4 cartes Étoile de 3 PV chacune et 40 Argent.'
		},
		'T-SETUP-1': {
			name: 'Six paquets',
			statement: 'On joue avec exactement 6 des 10 paquets. Les 4 autres retournent dans la boîte.'
		},
		'T-SETUP-2': {
			name: 'Visible ou cachée',
			statement:
				'Les cartes au symbole «\u00a0caché\u00a0» sont mises sur leur dos, les autres restent visibles. Puis on mélange les 54 cartes ensemble sans les retourner.'
		},
		'T-SETUP-3': {
			name: 'Étage inférieur 5 sur 3',
			statement: 'L’étage inférieur du temple est une grille de 5 sur 3 cartes.'
		},
		'T-SETUP-4': {
			name: 'Étage du milieu 4 sur 2',
			statement: 'L’étage du milieu est une grille de 4 sur 2 cartes posée sur l’étage inférieur.'
		},
		'T-SETUP-5': {
			name: 'Sommet 3 sur 1',
			statement:
				'Le sommet est une ligne de 3 cartes posée sur l’étage du milieu. Le temple a 26 cartes, visibles ou cachées.'
		},
		'T-SETUP-6': {
			name: 'Assistants à côté du temple',
			statement:
				'Les assistants sont posés face visible à côté du temple. Ceux d’un paquet absent retournent dans la boîte.'
		},
		'T-SETUP-7': {
			name: 'Deux Argent chacun',
			statement: 'Chaque joueur reçoit 2 Argent. Le reste forme la banque.'
		},
		'T-SETUP-8': {
			name: 'Premier joueur au sort',
			statement: 'Le premier joueur est tiré au sort. La manche 1 se joue dans le sens horaire.'
		},
		'T-TURN-1': {
			name: 'Une action par tour',
			statement:
				'À votre tour, vous faites une action au choix\u00a0: prendre une carte du temple ou engager un assistant. Tant que le temple a des cartes, on ne peut pas passer.',
			allowed: 'une action, puis la fin du tour',
			refused: 'aucune action'
		},
		'T-TAKE-1': {
			name: 'Une carte libre est gratuite',
			statement: 'Une carte du temple sur laquelle rien n’est posé se prend gratuitement.'
		},
		'T-TAKE-2': {
			name: 'Déterrer coûte de l’Argent',
			statement:
				'Une carte recouverte doit être déterrée\u00a0: 1 Argent à la banque par carte posée dessus, même en partie, à quelque étage que ce soit.',
			allowed: '2 cartes dessus, 2 Argent',
			refused: '5 cartes dessus, 2 Argent'
		},
		'T-TAKE-3': {
			name: 'Ce qui est dessus reste',
			statement: 'On ne retire que la carte déterrée. Les cartes posées dessus restent dans le temple.'
		},
		'T-TAKE-4': {
			name: 'Face visible dans la zone',
			statement:
				'Une carte prise est posée face visible dans votre zone de jeu, quelle que soit sa face d’avant.'
		},
		'T-PEEK-1': {
			name: 'Regarder pour 1 Argent',
			statement: 'Avant votre action, vous pouvez payer 1 Argent pour regarder une carte cachée du temple.',
			allowed: 'une carte cachée',
			refused: 'une carte visible'
		},
		'T-PEEK-2': {
			name: 'Libre après avoir regardé',
			statement:
				'Après avoir regardé, vous pouvez prendre la carte à son coût habituel, ou la laisser et faire autre chose.'
		},
		'T-HIRE-1': {
			name: 'Engager pour 1 Argent',
			statement:
				'Au lieu de prendre une carte, vous pouvez payer 1 Argent et prendre un assistant de votre choix à côté du temple.',
			allowed: 'est à côté du temple',
			refused: 'travaille déjà pour un autre'
		},
		'T-BONUS-1': {
			name: 'Séries à bonus',
			statement:
				'Pièces, armes, manuscrits et joyaux donnent un bonus pour une série de 2 ou 3 cartes d’un même type dans votre zone.',
			allowed: '2 pièces',
			refused: 'une pièce et une arme'
		},
		'T-BONUS-2': {
			name: 'Maintenant pour 2, plus tard pour 3',
			statement:
				'Avec 2 cartes, vous choisissez\u00a0: déclencher le bonus pour 2, ou attendre une troisième carte et le bonus pour 3.',
			allowed: '3 cartes',
			refused: '4 cartes à la fois'
		},
		'T-BONUS-3': {
			name: 'Déclenchées, donc retournées',
			statement: 'Quand vous déclenchez un bonus, les cartes de la série sont retournées dans votre zone.'
		},
		'T-BONUS-4': {
			name: 'Retournées, donc épuisées',
			statement:
				'Une carte retournée ne fait plus jamais partie d’une série. Une carte de plus ne compte que pour une nouvelle.',
			allowed: '2 nouvelles pièces',
			refused: 'dont une pièce retournée'
		},
		'T-BONUS-5': {
			name: 'Retournées, donc à l’abri',
			statement: 'Une carte retournée ne peut plus être volée.',
			allowed: 'est visible',
			refused: 'est retournée'
		},
		'T-BONUS-6': {
			name: 'Retournées, elles comptent',
			statement: 'Les cartes ne comptent qu’en fin de partie, visibles ou retournées.'
		},
		'T-ROUND-1': {
			name: 'Fin de la manche 1',
			statement: 'La manche 1 finit quand toutes les cartes du premier temple sont prises.'
		},
		'T-ROUND-2': {
			name: 'Le second temple',
			statement:
				'Les cartes restantes forment un second temple, construit de même. Les 2 cartes en trop vont dans la boîte.'
		},
		'T-ROUND-3': {
			name: 'Manche 2 dans l’autre sens',
			statement:
				'La manche 2 se joue en sens antihoraire\u00a0: le dernier joueur de la manche 1 commence, l’ancien premier joueur est dernier.'
		},
		'T-ROUND-4': {
			name: 'Fin de la partie',
			statement:
				'Quand toutes les cartes du second temple sont prises, la partie se termine et l’on compte les points.',
			allowed: 'un bonus au dernier tour',
			refused: 'un bonus après la fin'
		},
		'T-SCORE-1': {
			name: 'Toutes les cartes de la zone',
			statement: 'Chacun additionne les PV de toutes les cartes de sa zone de jeu.'
		},
		'T-SCORE-2': {
			name: 'Assistants',
			statement: 'On ajoute les PV que donnent vos assistants.'
		},
		'T-SCORE-3': {
			name: 'Argent',
			statement: 'Chaque Argent que vous possédez vaut 1 PV.'
		},
		'T-SCORE-4': {
			name: 'Le plus d’étoiles',
			statement:
				'Qui a le plus de cartes avec étoile reçoit une carte Étoile\u00a0: 3 PV. À égalité, chacun en reçoit 3.'
		},
		'T-SCORE-5': {
			name: 'Le plus de PV l’emporte',
			statement: 'Le joueur qui a le plus de PV gagne.'
		},
		'T-SCORE-6': {
			name: 'Égalité\u00a0: plus de cartes',
			statement: 'À égalité, celui des ex æquo qui a le plus de cartes Artefact gagne.'
		},
		'T-SCORE-7': {
			name: 'Encore égalité\u00a0: plus d’Argent',
			statement: 'Si l’égalité persiste, celui des ex æquo qui a le plus d’Argent gagne.'
		},
		'T-STATUE-1': {
			name: 'Statues\u00a0: la série compte',
			statement: 'Une série de statues compte selon sa taille\u00a0: 1, 3, 6, 10 PV et ainsi de suite.'
		},
		'T-STATUE-2': {
			name: 'Statues\u00a0: une série sécurisée est close',
			statement:
				'Deux statues ou plus peuvent être retournées en série. Elle garde sa valeur\u00a0; une statue suivante en commence une autre.',
			allowed: '2 statues',
			refused: 'une seule statue'
		},
		'T-COIN-1': { name: 'Pièces\u00a0: 2 PV', statement: 'Chaque pièce vaut 2 PV.' },
		'T-COIN-2': {
			name: 'Pièces\u00a0: Argent',
			statement: 'Bonus des pièces\u00a0: 2 cartes donnent 1 Argent de la banque, 3 cartes en donnent 2.'
		},
		'T-WEAPON-1': { name: 'Armes\u00a0: 1 PV', statement: 'Chaque arme vaut 1 PV.' },
		'T-WEAPON-2': {
			name: 'Deux armes\u00a0: voler 1 carte',
			statement: 'Bonus pour 2 armes\u00a0: volez 1 carte visible de votre choix à un autre joueur.',
			allowed: 'une carte',
			refused: 'une seconde carte'
		},
		'T-WEAPON-3': {
			name: 'Trois armes\u00a0: voler 2 cartes',
			statement: 'Bonus pour 3 armes\u00a0: volez 2 cartes visibles en tout, à un joueur ou à deux.',
			allowed: 'la seconde carte à un autre joueur',
			refused: 'autre chose avant la seconde carte'
		},
		'T-MANU-1': { name: 'Manuscrits\u00a0: 1 PV', statement: 'Chaque manuscrit vaut 1 PV.' },
		'T-MANU-2': {
			name: 'Manuscrits\u00a0: actions supplémentaires',
			statement:
				'Bonus des manuscrits\u00a0: 2 cartes donnent aussitôt 1 action supplémentaire, 3 cartes en donnent 2.'
		},
		'T-JEWEL-1': { name: 'Joyaux\u00a0: 1 PV', statement: 'Chaque joyau vaut 1 PV.' },
		'T-JEWEL-2': {
			name: 'Joyaux\u00a0: assistants gratuits',
			statement:
				'Bonus des joyaux\u00a0: 2 cartes donnent 1 assistant de votre choix sans payer, 3 cartes en donnent 2.',
			allowed: '2 joyaux, 1 assistant',
			refused: '2 joyaux, 2 assistants'
		},
		'T-RELIC-1': { name: 'Reliques\u00a0: 1 PV', statement: 'Chaque relique vaut 1 PV.' },
		'T-RELIC-2': {
			name: 'Le plus de reliques',
			statement: 'En fin de partie, le joueur qui a le plus de reliques reçoit 3 PV de plus.'
		},
		'T-RELIC-3': {
			name: 'Le moins de reliques',
			statement:
				'En fin de partie, le joueur qui a le moins de reliques perd 3 PV. N’en avoir aucune compte aussi.'
		},
		'T-RELIC-4': {
			name: 'Reliques\u00a0: égalités',
			statement:
				'Les autres ne reçoivent et ne perdent rien. À égalité pour le plus ou le moins, chacun reçoit ou perd les 3 PV en entier.'
		},
		'T-CURSE-1': {
			name: 'Malédiction et bénédiction\u00a0: 0 PV',
			statement: 'Les cartes Malédiction et bénédiction valent 0 PV.'
		},
		'T-CURSE-2': {
			name: 'Exécutée aussitôt',
			statement:
				'Qui prend une carte Malédiction et bénédiction en exécute aussitôt l’action, bonne ou mauvaise.',
			allowed: 'une carte va dans la boîte',
			refused: 'finit plutôt le tour'
		},
		'T-PORC-1': {
			name: 'Porcelaine\u00a0: cartes seules',
			statement: 'Une carte de porcelaine seule vaut 1 PV.'
		},
		'T-PORC-2': {
			name: 'Sécuriser la porcelaine',
			statement:
				'À tout moment de votre tour, vous pouvez sécuriser, donc retourner, de la porcelaine\u00a0: 2 ou 3 cartes de même lettre, ou une de chaque lettre.',
			allowed: 'A et A',
			refused: 'A et B'
		},
		'T-PORC-3': {
			name: 'Porcelaine\u00a0: même lettre',
			statement: 'Séries d’une même lettre\u00a0: 2 cartes valent 4 PV, 3 cartes 8 PV.'
		},
		'T-PORC-4': {
			name: 'Porcelaine\u00a0: A, B et C',
			statement: 'Une série d’un A, d’un B et d’un C vaut 10 PV.'
		},
		'T-MON-1': {
			name: 'Monstres seuls',
			statement: 'Un vampire, une momie ou une momie vampire sans partenaire vaut −1 PV.'
		},
		'T-MON-2': { name: 'Croix d’argent seule', statement: 'Une croix d’argent seule vaut −1 PV.' },
		'T-MON-3': { name: 'Cercueil seul', statement: 'Un cercueil seul vaut 2 PV.' },
		'T-MON-4': { name: 'Vampire et croix', statement: 'Vampire et croix d’argent valent 5 PV ensemble.' },
		'T-MON-5': { name: 'Momie et cercueil', statement: 'Momie et cercueil valent 5 PV ensemble.' },
		'T-MON-6': {
			name: 'Momie vampire avec l’un ou l’autre',
			statement: 'Momie vampire et cercueil, ou momie vampire et croix d’argent, valent 4 PV ensemble.'
		},
		'T-TREAS-1': {
			name: 'Trésors\u00a0: aussitôt ou à la fin',
			statement:
				'Un trésor donne soit aussitôt le bonus qui y figure, soit des PV en fin de partie. Jamais les deux.',
			allowed: 'prend l’assistant gratuit',
			refused: 'finit plutôt le tour'
		}
	},
	rulings: {
		'A-1': {
			question: 'Peut-on passer\u00a0?',
			decision: 'Pas tant que le temple a des cartes.',
			reason: 'Le temple doit se vider, et il y a toujours une carte gratuite.'
		},
		'A-2': {
			question:
				'Une carte du sommet compte-t-elle pour une carte inférieure qu’elle ne touche pas directement\u00a0?',
			decision: 'Oui. Toute carte plus haute qui la recouvre compte.',
			reason:
				'Le livret compte chaque carte dessus, même en partie, et parle de cartes entièrement sous d’autres.'
		},
		'A-3': {
			question: 'Les cartes du dessus tombent-elles quand on en déterre une dessous\u00a0?',
			decision: 'Non, elles gardent leur place.',
			reason: 'Rien ne dit le contraire, et les prix restent lisibles.'
		},
		'A-4': {
			question: 'Quelles cartes cachées peut-on regarder, et combien de fois\u00a0?',
			decision:
				'Toutes celles du temple, recouvertes ou non\u00a0; autant de fois que l’on paie, tant que l’action reste à faire. La carte reste cachée, et l’on peut s’en souvenir.',
			reason: 'Le livret parle de regarder avant de déterrer, ou non.'
		},
		'A-5': {
			question: 'Un prix pour regarder est illisible. Quel est-il\u00a0?',
			decision: '1 Argent.',
			reason: 'Le texte courant le dit.'
		},
		'A-6': {
			question: 'Quand peut-on déclencher un bonus\u00a0?',
			decision: 'À tout moment de son tour, avant ou après l’action, tant que 2 ou 3 cartes sont visibles.',
			reason: 'Le livret demande seulement d’avoir les cartes. Un même moment vaut pour tous les paquets.'
		},
		'A-7': {
			question: 'Et si plus de 3 cartes d’un type sont visibles\u00a0?',
			decision: 'Vous en choisissez exactement 2 ou exactement 3.',
			reason: 'Il n’y a que ces deux bonus.'
		},
		'A-8': {
			question: 'Et si un bonus n’est possible qu’en partie\u00a0?',
			decision: 'On peut le déclencher\u00a0; on fait ce qui est possible.',
			reason: 'Il ne coûte rien, et c’est vous qui choisissez de retourner les cartes.'
		},
		'A-9': {
			question: 'Que peut-on voler\u00a0?',
			decision: 'Les cartes Artefact visibles des autres. Ni assistants, ni Argent, ni cartes Étoile.',
			reason: 'Le décompte nomme les assistants à part des cartes de la zone.'
		},
		'A-10': {
			question: 'Que devient une carte volée\u00a0?',
			decision:
				'Elle est visible dans sa nouvelle zone, peut compléter une série et être volée encore. Son effet immédiat ne se répète pas.',
			reason: '«\u00a0Aussitôt\u00a0» tient au fait de la prendre dans le temple.'
		},
		'A-11': {
			question: 'Qu’est-ce qu’une action supplémentaire\u00a0?',
			decision:
				'Prendre ou engager au coût habituel. Elle est perdue si le temple est vide et que l’on n’engage pas.',
			reason: 'Une action est l’une de ces deux choses.'
		},
		'A-12': {
			question: 'Et si le temple se vide au milieu d’un tour\u00a0?',
			decision: 'Le tour se joue jusqu’au bout, bonus et engagements compris. Puis la manche finit.',
			reason: 'La fin de manche dépend du temple, les bonus font partie du tour.'
		},
		'A-13': {
			question:
				'Qui est le dernier joueur de la manche 1\u00a0: le dernier de l’ordre, ou celui qui prend la dernière carte\u00a0?',
			decision: 'Le dernier dans l’ordre du tour.',
			reason: 'Alors seulement, l’ancien premier joueur est dernier dans l’ordre inversé.'
		},
		'A-14': {
			question: 'Comment comptent statues, porcelaine et monstres non sécurisés\u00a0?',
			decision: 'Groupés au mieux pour leur propriétaire.',
			reason:
				'Les cartes visibles comptent aussi, et les paires sont données comme des valeurs, non comme des actions.'
		},
		'A-15': {
			question: 'Peut-on retourner des statues, et à partir de combien\u00a0?',
			decision: 'Oui, dès 2 en une série, à tout moment de son tour.',
			reason: 'Le dernier exemple du livret retourne 3 statues.'
		},
		'A-16': {
			question: 'Et si PV, cartes et Argent sont égaux\u00a0?',
			decision: 'La victoire est partagée.',
			reason: 'Le livret ne prévoit pas d’autre départage.'
		},
		'A-17': {
			question: 'Qui reçoit une carte Étoile si personne n’a d’étoile\u00a0?',
			decision: 'Personne.',
			reason: 'Il n’y a aucune carte avec étoile à compter.'
		},
		'A-18': {
			question: 'Et si tous ont le même nombre de reliques\u00a0?',
			decision: 'Tous ont le plus et le moins\u00a0: +3 et −3 s’annulent.',
			reason: 'L’égalité est réglée à part pour le plus et pour le moins.'
		},
		'A-19': {
			question: 'Retourne-t-on les paires de monstres\u00a0?',
			decision: 'Non. On peut les voler jusqu’à la fin.',
			reason: 'On ne retourne que les séries à bonus et les séries sécurisées.'
		},
		'A-20': {
			question: 'L’étoile d’une carte retournée compte-t-elle\u00a0?',
			decision: 'Oui.',
			reason: 'Toutes les cartes de la zone comptent, visibles ou retournées.'
		},
		'A-21': {
			question: 'Peut-on sécuriser A, B et C comme des lettres identiques\u00a0?',
			decision: 'Oui.',
			reason: 'Le livret l’appelle une série, dans le même paragraphe.'
		},
		'A-22': {
			question: 'Peut-on regarder les cartes retournées d’une zone\u00a0?',
			decision: 'Oui, tout le monde.',
			reason: 'Elles étaient visibles avant\u00a0: il n’y a rien à cacher.'
		},
		'A-23': {
			question: 'Le symbole compté pour 3 PV de plus est illisible. Quel est-il\u00a0?',
			decision: 'L’étoile.',
			reason: 'Les cartes Étoile valent exactement ces 3 PV.'
		},
		'G-1': {
			question: 'À combien joue-t-on\u00a0?',
			decision: 'De 2 à 4.',
			reason: 'Le livret ne le dit pas. Il y a 4 cartes Étoile, et il en faut une par ex æquo.'
		},
		'G-2': {
			question: 'Quelles cartes sont cachées, lesquelles portent une étoile\u00a0?',
			decision:
				'Notre propre liste\u00a0: les cartes 1 et 9 de chaque paquet portent une étoile\u00a0; 7, 8 et 9 sont cachées, à quelques exceptions près. Tout le paquet Malédiction et bénédiction est caché.',
			reason: 'Le livret ne montre pas les cartes.'
		},
		'G-3': {
			question: 'Que portent porcelaine, monstres, malédictions, bénédictions et trésors\u00a0?',
			decision: 'Notre propre liste de cartes, dans un fichier remplaçable.',
			reason: 'Le livret explique les types mais n’énumère pas les cartes.'
		},
		'G-4': {
			question: 'Que valent les assistants\u00a0?',
			decision: 'Notre propre liste\u00a0: un par paquet, plus le Banquier et l’Astronome pour toute partie.',
			reason: 'Le livret dit\u00a0: 12, certains liés à un paquet, et ils donnent des PV.'
		},
		'G-5': {
			question: 'Comment les étages se recouvrent-ils\u00a0?',
			decision: 'Chaque étage est centré, décalé d’une demi-carte.',
			reason: 'Le livret ne donne que les grilles.'
		},
		'G-6': {
			question: 'Dans quel ordre pose-t-on le temple\u00a0?',
			decision:
				'Rangées inférieures, rangées du milieu, sommet, de gauche à droite. Les 2 dernières cartes vont dans la boîte sans être vues.',
			reason: 'Le livret ne le dit pas, et une application doit pouvoir répéter une donne.'
		},
		'G-7': {
			question: 'Qui choisit les six paquets\u00a0?',
			decision: 'Le sort\u00a0; pour débuter, statues, pièces, armes, manuscrits, joyaux et reliques.',
			reason: 'Le livret dit seulement qu’ils sont choisis.'
		}
	}
};

export default text;
