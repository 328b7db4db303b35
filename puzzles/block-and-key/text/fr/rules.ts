// French: the rules of Block and Key and The Ancients in our own words.
import type { RulesText } from '../../../schema/rules.ts';

const text: RulesText = {
	game: 'Block and Key',
	groups: {
		view: 'Ce que vous voyez',
		setup: 'Mise en place',
		turn: 'Votre tour',
		placing: 'Poser',
		keys: 'Clés',
		end: 'Fin de partie',
		'solo-setup': 'Les Anciens\u00a0: mise en place',
		'solo-turn': 'Les Anciens\u00a0: votre tour',
		ancients: 'Les Anciens\u00a0: leur tour',
		'solo-end': 'Les Anciens\u00a0: la fin'
	},
	books: { '2021': 'édition de 2021', retail: 'édition allemande du commerce' },
	rules: {
		'B-VIEW-1': {
			name: 'La face la plus proche se voit',
			statement:
				'Vous regardez le temple d’un côté, comme une image à plat. Dans chaque case, vous voyez la face du bloc le plus proche sur cette ligne, ou rien.'
		},
		'B-VIEW-2': {
			name: 'Les faces ont des couleurs',
			statement:
				'Une face a la couleur de son bloc. Le Bloc Central montre une couleur différente à chaque côté de la table.'
		},
		'B-VIEW-3': {
			name: 'Seule votre vue compte',
			statement:
				'Pour vos clés et votre Enigma, seul compte ce que vous voyez de votre côté. Les autres n’y regardent que pour confirmer une clé.',
			allowed: 'visible dans votre vue',
			refused: 'visible seulement depuis l’est'
		},
		'B-SETUP-1': {
			name: '40 blocs',
			statement: 'Il y a 40 blocs\u00a0: 10 formes en 4 couleurs, un de chaque. Le Bloc Central s’y ajoute.'
		},
		'B-SETUP-2': {
			name: '48 clés, 4 cartes Enigma',
			statement: 'Il y a 8 Étoiles (facile), 24 Soleils (moyen), 16 Lunes (difficile) et 4 cartes Enigma.'
		},
		'B-SETUP-3': {
			name: 'Un premier joueur',
			statement:
				'Choisissez un premier joueur au hasard. Il prend le Bloc Central\u00a0; tous les autres blocs vont dans le sac.'
		},
		'B-SETUP-4': {
			name: 'Distribuer les clés',
			statement:
				'Chacun reçoit 2 Étoiles, 1 Soleil et 1 Lune. Les Étoiles restantes quittent la partie. Soleils et Lunes restants forment deux pioches face cachée, les autels.'
		},
		'B-SETUP-5': {
			name: 'Une carte Enigma secrète',
			statement:
				'Chacun reçoit 1 carte Enigma et la garde secrète jusqu’à la fin. Les autres quittent la partie.'
		},
		'B-SETUP-6': {
			name: 'Remplir le Site de Fouille',
			statement:
				'Le Site de Fouille a 3 emplacements sur 3, numérotés de 1 à 9 ligne par ligne. Chacun reçoit 1 bloc tiré au hasard.'
		},
		'B-SETUP-7': {
			name: 'Le plus petit numéro d’abord',
			statement:
				'Quand on réapprovisionne, on tire les blocs un par un\u00a0; chacun va sur l’emplacement vide au plus petit numéro.'
		},
		'B-SETUP-8': {
			name: 'Bloc Central et places',
			statement:
				'Le premier joueur pose le Bloc Central sur les icônes du nombre de joueurs, vert mousse en haut, une couleur au choix vers lui. Les icônes montrent aussi qui s’assoit où.'
		},
		'B-SETUP-9': {
			name: 'Les 3 premiers blocs',
			statement:
				'Dans le sens antihoraire, depuis la droite du premier joueur, chacun prend les 3 blocs d’une ligne ou d’une colonne, et réapprovisionne avant le suivant. Le premier joueur prend en dernier.'
		},
		'B-SETUP-10': {
			name: 'Sens horaire, une action chacun',
			statement: 'Le premier joueur commence. On joue dans le sens horaire, une action par tour.'
		},
		'B-TURN-1': {
			name: 'Exactement une action',
			statement:
				'À votre tour, vous fouillez ou vous posez un bloc. Seul celui qui ne peut faire ni l’un ni l’autre passe.',
			allowed: 'fouille',
			refused: 'passe alors qu’une action est possible'
		},
		'B-EXC-1': {
			name: 'Fouiller une ligne',
			statement:
				'Prenez tous les blocs d’une ligne ou d’une colonne du Site de Fouille, puis réapprovisionnez depuis le sac. Il doit y avoir au moins 1 bloc.',
			allowed: 'une ligne de 2 blocs',
			refused: 'une ligne vide'
		},
		'B-EXC-2': {
			name: '7 blocs au plus',
			statement:
				'Votre réserve contient 7 blocs au plus. S’il y en a davantage après le réapprovisionnement, remettez dans le sac des blocs de votre choix jusqu’à 7.',
			allowed: '9 blocs, 2 sont remis',
			refused: '9 blocs, 1 seul est remis'
		},
		'B-EXC-3': {
			name: 'Un sac vide',
			statement:
				'Si le sac se vide, réapprovisionnez autant que possible. Plus tard, fouiller peut donner moins de 3 blocs.'
		},
		'B-POS-1': {
			name: 'Poser un bloc',
			statement:
				'Posez UN bloc de votre réserve sur le Sol du Temple selon les règles de pose, puis prenez des clés.'
		},
		'B-PLACE-GRID': {
			name: 'Dans la grille',
			statement: 'Chaque partie d’un bloc est dans la grille du Sol du Temple.',
			allowed: 'tout entier sur le sol',
			refused: 'un bout dépasse du bord'
		},
		'B-PLACE-FREE': {
			name: 'À une place libre',
			statement: 'Aucune partie d’un bloc ne se trouve là où il y en a déjà un autre.',
			allowed: 'sur le bloc gris',
			refused: 'enfoncé dans le bloc gris'
		},
		'B-PLACE-DROP': {
			name: 'Par le haut',
			statement:
				'Un bloc vient d’en haut. Rien de ce qui est déjà là ne doit se trouver au-dessus d’une de ses parties.',
			allowed: 'le pied à côté du pont',
			refused: 'le pied sous le pont'
		},
		'B-PLACE-3': {
			name: 'Six de haut au plus',
			statement: 'Aucune colonne ne dépasse 6. Une colonne est tout ce qui se trouve sur une case du sol.',
			allowed: 's’arrête à 6',
			refused: 's’arrête à 7'
		},
		'B-PLACE-4': {
			name: 'Un pont droit',
			statement:
				'Un bloc peut franchir un vide si, vu d’en haut, il forme une ligne droite et si ses deux bouts sont soutenus.',
			allowed: 'droit, les deux bouts soutenus',
			refused: 'coudé au-dessus du vide'
		},
		'B-PLACE-5': {
			name: 'Pas de rebord',
			statement:
				'Chaque partie d’un bloc repose sur le sol ou sur ce qui est là. Seul un pont droit peut rester en l’air, et seulement entre ses bouts.',
			allowed: 'soutenu tout entier',
			refused: 'un bout en l’air'
		},
		'B-PLACE-1': {
			name: 'Toucher ce qui est là',
			statement:
				'Un bloc touche quelque chose qui est déjà là\u00a0: par une face, ou angle contre angle, c’est-à-dire en diagonale à la même hauteur.',
			allowed: 'un angle touche',
			refused: 'ne touche rien'
		},
		'B-PLACE-2': {
			name: 'Plus haut, si face contre face',
			statement:
				'Face contre face, un bloc dépasse chaque colonne qu’il touche ainsi, dessous et à côté. Toute la colonne compte, même si seule une face plus basse est touchée.',
			allowed: 's’arrête à 2, touche une colonne de 1',
			refused: 's’arrête à 2, touche une colonne de 4'
		},
		'B-KEY-1': {
			name: 'Visible dans votre vue',
			statement:
				'Une clé est complète là où toutes ses cases colorées, tournées par quarts de tour, se voient dans votre vue. Ses cases vides peuvent montrer n’importe quoi.',
			allowed: 'le milieu est libre',
			refused: 'le milieu devrait être vert'
		},
		'B-KEY-2': {
			name: 'Jamais en miroir',
			statement: 'Une clé peut être tournée, jamais reflétée.',
			allowed: 'telle qu’imprimée',
			refused: 'son image en miroir'
		},
		'B-KEY-3': {
			name: 'La profondeur ne compte pas',
			statement:
				'Les faces d’une clé n’ont pas besoin de se toucher dans l’espace. Seule l’image à plat compte.'
		},
		'B-KEY-4': {
			name: 'Votre bloc en fait partie',
			statement:
				'Au moins une case du motif est une face du bloc que vous avez posé ce tour-ci. Peu importe que le même motif ait déjà été visible ailleurs.',
			allowed: 'la face verte est nouvelle',
			refused: 'blanc et marron étaient déjà là'
		},
		'B-KEY-5': {
			name: 'Plusieurs clés à la fois',
			statement:
				'Vous pouvez prendre plusieurs clés dans un tour, chacune avec une face du nouveau bloc. Une face peut servir à autant de clés que l’on veut.'
		},
		'B-KEY-6': {
			name: 'Prendre est facultatif',
			statement:
				'Vous pouvez prendre une clé ou la laisser. Une clé prise est posée face visible, et vous montrez où elle est.',
			allowed: 'ne prend rien',
			refused: 'fouille avant de décider'
		},
		'B-KEY-7': {
			name: 'Compléter à 4',
			statement:
				'Après avoir pris des clés, piochez jusqu’à en avoir 4 en main. Choisissez un autel pour chaque carte\u00a0; un autel vide ne peut pas être choisi.',
			allowed: 'sur l’autel du Soleil',
			refused: 'sur l’autel de la Lune, vide'
		},
		'B-KEY-8': {
			name: 'Seules les clés obtenues rapportent',
			statement: 'Seules les clés que vous avez prises rapportent des PV. Celles en main ne rapportent rien.'
		},
		'B-END-1': {
			name: 'La fin est déclenchée',
			statement:
				'La fin vient quand un joueur a obtenu 12 clés (à deux), 8 clés (à trois) ou 7 clés (à quatre).'
		},
		'B-END-2': {
			name: 'Un dernier tour chacun',
			statement:
				'Chacun joue alors un dernier tour, dans l’ordre du jeu après le tour qui a déclenché la fin. Celui qui l’a déclenchée joue en dernier.',
			allowed: 'le dernier tour',
			refused: 'un tour de plus'
		},
		'B-END-3': {
			name: 'Enigma et total',
			statement:
				'Comptez dans votre vue les faces de la couleur de votre Enigma, divisez par 3, arrondissez à l’inférieur. Ajoutez les PV de vos clés obtenues.'
		},
		'B-END-4': {
			name: 'Victoire et égalités',
			statement:
				'Le plus grand nombre de PV l’emporte. À égalité\u00a0: plus de clés obtenues, puis plus de blocs restants en réserve, puis plus tôt dans l’ordre du jeu.'
		},
		'S-SETUP-1': {
			name: 'Les cartes en solo',
			statement: 'Faites la mise en place habituelle et prenez 2 Étoiles, 1 Soleil, 1 Lune et 1 carte Enigma.'
		},
		'S-SETUP-2': {
			name: 'Le Bloc Central en solo',
			statement: 'Posez le Bloc Central sur les icônes pour 4 joueurs, la couleur de votre choix vers vous.'
		},
		'S-SETUP-3': {
			name: 'Les premiers blocs en solo',
			statement:
				'Remplissez le Site de Fouille, prenez les 3 blocs d’une ligne ou d’une colonne, et réapprovisionnez.'
		},
		'S-TURN-1': {
			name: 'Étape 1\u00a0: votre action',
			statement:
				'Jouez un tour ordinaire\u00a0: fouiller, ou poser un bloc et prendre des clés. Il y a 11 tours.'
		},
		'S-TURN-2': {
			name: 'Étape 2\u00a0: marquer le tour',
			statement:
				'Les clés obtenues sont posées en une pile, face visible. Sinon, même après une fouille, posez 1 clé d’un autel face cachée, sans la voir. Si les deux autels sont vides, ne posez rien.',
			allowed: 'pose un Soleil face cachée',
			refused: 'continue sans marquer'
		},
		'S-TURN-3': {
			name: 'Étape 3\u00a0: remettre une clé',
			statement:
				'Vous pouvez remettre 1 clé de votre main sous l’autel de sa sorte. Une Étoile n’a pas d’autel et reste.',
			allowed: 'un Soleil va sous son autel',
			refused: 'une Étoile n’a pas d’autel'
		},
		'S-TURN-4': {
			name: 'Étape 4\u00a0: compléter à 4',
			statement: 'Piochez jusqu’à avoir 4 clés en main, en choisissant un autel pour chaque carte.',
			allowed: 'sur l’autel du Soleil',
			refused: 'sur l’autel de la Lune, vide'
		},
		'S-TURN-5': {
			name: 'Étape 5\u00a0: les Anciens',
			statement:
				'Si au moins une clé est venue en main à l’étape 4, les Anciens jouent, mais jamais après le tour 11. La carte cachée de l’étape 2 n’est pas en main.'
		},
		'S-END-1': {
			name: '11 tours',
			statement: 'La partie finit après l’étape 2 du tour 11.',
			allowed: 'le tour 11 et sa marque',
			refused: 'un tour 12'
		},
		'S-ANC-1': {
			name: 'La dernière carte décide',
			statement:
				'La dernière clé piochée décide\u00a0: ses cercles (1 à 9) désignent un emplacement du Site de Fouille, ses étoiles (1 à 4) un coin du sol.'
		},
		'S-ANC-2': {
			name: 'Leur bloc',
			statement: 'Prenez le bloc de cet emplacement. S’il est vide, le tour des Anciens est fini.'
		},
		'S-ANC-3': {
			name: 'Où il va',
			statement:
				'Posez-le selon les règles ordinaires, angle contre angle avec le bloc le plus proche de ce coin du sol, sans partager de face avec lui. Le Bloc Central compte comme un bloc.',
			allowed: 'angle contre angle avec le Bloc Central',
			refused: 'sur le Bloc Central'
		},
		'S-ANC-4': {
			name: 'À égale distance',
			statement: 'Si plusieurs blocs sont à égale distance du coin, vous choisissez parmi eux.'
		},
		'S-ANC-5': {
			name: 'Vous choisissez comment',
			statement: 'Dans ces limites, vous décidez comment et où se pose le bloc.'
		},
		'S-ANC-6': {
			name: 'Pas de place',
			statement: 'Si aucune place ne convient, le bloc retourne dans le sac, et le tour des Anciens est fini.'
		},
		'S-ANC-7': {
			name: 'Réapprovisionner après les Anciens',
			statement:
				'Réapprovisionnez ensuite le Site de Fouille. Un bloc remis est de nouveau dans le sac avant le tirage.'
		},
		'S-ANC-8': {
			name: 'Pas avec leur bloc',
			statement: 'Les clés que complète le bloc des Anciens ne peuvent pas être prises.'
		},
		'S-SCORE-1': {
			name: 'Vos points',
			statement:
				'Divisez par 3 les faces de la couleur de votre Enigma dans votre vue, arrondissez à l’inférieur, ajoutez les PV de vos clés. Blocs et clés restants ne comptent ni pour ni contre vous.'
		},
		'S-SCORE-2': {
			name: 'Votre rang',
			statement:
				'0 à 9 Apprenti, 10 à 20 Chercheur, 21 à 26 Responsable des recherches, 27 à 32 Directeur de fouille, 33 et plus Expert Archéologue.'
		}
	},
	rulings: {
		'decision-from-above': {
			question: 'Peut-on glisser un bloc sous un pont\u00a0?',
			decision: 'Non. Un bloc vient d’en haut\u00a0: rien ne doit se trouver au-dessus d’une de ses parties.',
			reason:
				'Le livret n’en dit rien. Dans un vrai temple, on ne glisse guère un bloc sans en bouger d’autres, et toutes les autres règles parlent de poser.'
		},
		'decision-second-copy': {
			question:
				'Une clé se voyait déjà avant mon tour. Puis-je la prendre si mon bloc en forme un second exemplaire\u00a0?',
			decision:
				'Oui, si une face du nouveau bloc fait partie de cet exemplaire. Sans une telle face, jamais.',
			reason:
				'Le livret demande une face du nouveau bloc, et il exclut les clés déjà complètes. Un exemplaire avec une face nouvelle n’existait pas avant\u00a0: les deux phrases sont respectées.'
		},
		'decision-last-turns': {
			question: 'Dans quel ordre joue-t-on les derniers tours\u00a0?',
			decision:
				'Dans l’ordre du jeu après le tour qui a déclenché la fin. Celui qui l’a déclenchée joue en dernier.',
			reason:
				'Le livret donne à chacun un dernier tour sans préciser d’ordre. Continuer comme avant ne demande aucune exception.'
		},
		'decision-pass': {
			question: 'Et si je ne peux ni fouiller ni poser\u00a0?',
			decision: 'Vous passez. Qui peut faire l’un des deux doit le faire.',
			reason:
				'Le livret n’en parle pas. Cela peut arriver quand le sac et le Site de Fouille sont vides, et la partie doit continuer.'
		},
		'decision-star-stays': {
			question: 'Les Anciens\u00a0: puis-je remettre une Étoile à l’étape 3\u00a0?',
			decision: 'Non. Une Étoile reste en main jusqu’à ce que vous la preniez.',
			reason:
				'Une clé va sous l’autel de sa sorte, et il n’y a d’autel que pour les Soleils et pour les Lunes.'
		},
		'decision-empty-site': {
			question: 'Les Anciens\u00a0: et si l’emplacement désigné par les cercles est vide\u00a0?',
			decision: 'Leur tour est fini.',
			reason:
				'Le livret ne parle pas d’emplacements vides\u00a0; il y en a une fois le sac épuisé. Sans bloc, il n’y a rien à poser.'
		},
		'decision-distance': {
			question: 'Les Anciens\u00a0: quel bloc est le plus proche d’un coin du sol\u00a0?',
			decision: 'On mesure vu d’en haut, du coin du sol jusqu’au point le plus proche du bloc.',
			reason:
				'Le livret dit seulement le plus proche. La ligne droite, vue d’en haut, est ce que l’on mesure à table.'
		},
		'decision-core-cube-counts': {
			question: 'Les Anciens\u00a0: le Bloc Central peut-il être le bloc le plus proche\u00a0?',
			decision: 'Oui. Il compte comme tout autre bloc.',
			reason: 'Au début, il n’y en a pas d’autre, et son nom même en fait un bloc.'
		},
		'decision-corner-with-the-closest': {
			question:
				'Les Anciens\u00a0: leur bloc peut-il aussi partager une face avec le bloc le plus proche\u00a0?',
			decision:
				'Non. Il ne le touche que par des angles. Les autres blocs peuvent être touchés selon les règles ordinaires.',
			reason:
				'Le livret demande angle contre angle avec le bloc le plus proche, et non face contre face. Pour les autres blocs, il s’en tient aux règles ordinaires.'
		}
	}
};

export default text;
