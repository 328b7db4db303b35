// French: the puzzle screen, for dailies and practice.
import type { PuzzleText } from '../en/puzzle.ts';
import { plural } from '../plural.ts';

const count = plural('fr');
const squares = (n: number) => count(n, { one: `${n} case`, other: `${n} cases` });
const range = (from: string, to: string) => (from === to ? `En ${from}` : `De ${from} à ${to}`);

export default {
	title: 'Énigme du jour',
	description:
		'Chaque jour une Étoile, un Soleil et une Lune, les mêmes pour tous\u00a0: obtenez la clé avec un seul bloc. Même hors ligne.',
	levels: { star: 'Étoile', sun: 'Soleil', moon: 'Lune' },
	shapes: {
		I2: 'barre de 2',
		I3: 'barre de 3',
		V3: 'coin de 3',
		I4: 'barre de 4',
		L4: 'L de 4',
		T4: 'T de 4',
		S4: 'marche de 4',
		O4: 'carré de 4',
		Y4: 'trépied de 4',
		U5: 'U de 5'
	} as Record<string, string>,
	block: (shape, colour) => `${shape}, ${colour}`,
	slot: (n, block) => `Bloc ${n}, ${block}`,
	emptySlot: 'Vide',
	core: 'Bloc Central',

	bar: {
		back: 'Accueil',
		camera: 'Changer de caméra',
		menu: 'Menu',
		share: 'Partager cette énigme',
		flat: 'Plateau à plat (2D)',
		solid: 'Plateau en 3D',
		reset: 'Tout remettre en place',
		settings: 'Réglages',
		rules: 'Règles de pose',
		keys: 'Clavier',
		levels: 'Niveaux du jour',
		state: { solved: 'Résolu', now: 'En cours', open: 'Libre' },
		future: 'd’une date à venir'
	},
	close: 'Fermer',

	plan: {
		label: 'Plan du temple, vu d’en haut',
		square: (name, height, top) =>
			height === 0 ? `${name}, vide` : `${name}, hauteur ${height}, dessus ${top}`,
		core: (name, height) => `${name}, hauteur ${height}, Bloc Central`,
		held: (from, to) =>
			from === to ? `votre bloc à la hauteur ${from}` : `votre bloc de la hauteur ${from} à ${to}`,
		blamed: 'en cause',
		hinted: 'dans la zone de l’indice'
	},
	view: {
		label: 'Vue à plat\u00a0: ce que montre votre côté',
		row: (height) => `Hauteur ${height}`,
		empty: 'rien',
		held: 'votre bloc',
		match: 'correspond à la clé',
		missing: (colour) => `il manque ${colour}`,
		look: 'Regarder depuis votre place',
		lookBack: 'Regarder de côté'
	},
	key: {
		turn: 'Tourner la clé pour comparer',
		which: (n, of) => `Clé ${n} sur ${of}`,
		other: 'Montrer l’autre clé',
		points: (n) => count(n, { one: `${n} point`, other: `${n} points` }),
		turned: (degrees) => `tournée de ${degrees}°`,
		complete: 'complète'
	},
	tray: 'Vos blocs',
	controls: 'Tourner et déplacer',
	turns: { spin: 'Pivoter', tip: 'Basculer', roll: 'Rouler' },
	reverse: 'Appui long\u00a0: dans l’autre sens.',
	steps: { left: 'À gauche', right: 'À droite', away: 'Plus loin de vous', near: 'Plus près de vous' },
	undo: 'Annuler',
	hint: 'Indice',
	place: 'Poser',
	cannotPlace: 'Impossible ici',

	note: {
		loading: 'L’énigme arrive.',
		failed: 'L’énigme ne s’est pas chargée.',
		failedText: 'Vérifiez la connexion et rechargez la page.',
		idle: 'Choisissez un bloc.',
		idleText: (keys) =>
			keys > 1 ? 'Montrez les deux clés en une seule pose.' : 'Montrez la clé en une seule pose.',
		fits: 'Possible.',
		where: (from, to, top) => `${range(from, to)}, hauteur ${top}.`,
		bridge: (from, to, top) => `Un pont de ${from} à ${to}, hauteur ${top}.`,
		shows: (right, total) =>
			right === total
				? `Les ${total} cases sont visibles.`
				: right === 0
					? 'Aucune case de la clé n’est encore visible.'
					: count(right, {
							one: `${right} case sur ${total} visible.`,
							other: `${right} cases sur ${total} visibles.`
						}),
		more: (n) => `+${n}`,
		moreSaid: (n) => count(n, { one: `et ${n} autre raison`, other: `et ${n} autres raisons` }),
		why: 'Pourquoi\u00a0?',
		whySaid: (rule) => `Pourquoi\u00a0? ${rule}`,
		miss: (missing) =>
			count(missing, {
				one: `Permis, mais il manque ${missing} case.`,
				other: `Permis, mais il manque ${missing} cases.`
			}),
		missText: 'En pointillé\u00a0: ce qui manque là où la clé va le mieux.',
		solved: (keys, tries, hints) =>
			`${keys === 1 ? 'Clé obtenue' : 'Les deux clés obtenues'}, ${tries === 1 ? 'premier essai' : `essai ${tries}`}${
				hints > 0 ? count(hints, { one: `, ${hints} indice`, other: `, ${hints} indices` }) : ''
			}.`,
		flat: 'Plateau à plat. Tout fonctionne.',
		flatText: 'La 3D n’est pas disponible ici.',
		elsewhere: 'Continué dans un autre onglet.',
		load: 'Charger cela',
		newDay: 'Les trois du jour sont prêtes.',
		newDayGo: 'Aller à aujourd’hui',
		shared: 'Partagé.',
		copied: 'Copié. Vous pouvez le coller partout.',
		cancelled: 'Non partagé.',
		select: 'Copiez le texte du champ.',
		unsaved: 'Non enregistré\u00a0: ce navigateur refuse. Cela tient jusqu’à la fermeture de la page.'
	},

	first: {
		title: 'Première clé',
		subtitle: 'Pour commencer',
		choose: 'Choisissez la barre blanche.',
		chooseText: 'La clé est une tour\u00a0: vert, marron, blanc.',
		wrong: 'Il n’y a pas de gris dans la clé.',
		wrongText: 'Choisissez la barre blanche.',
		move: (square) => `Touchez ${square}, la colonne marron, ou utilisez les flèches.`,
		moveText: 'Regardez la vue à plat.',
		turn: (turn) => `${turn}, pour qu’elle se dresse.`,
		turnText: 'Regardez la vue à plat.',
		match: 'La vue à plat montre la clé.',
		matchText: 'Des anneaux dorés l’indiquent. Appuyez sur Poser.',
		again: 'Choisissez encore la barre blanche.',
		next: 'Étoile du jour',
		share: 'Keystone\u00a0: une première énigme'
	},

	reasons: {
		outside: { name: 'Dehors.', text: () => 'Une partie dépasse la grille.' },
		overlap: { name: 'Occupé.', text: () => 'Il y a déjà quelque chose.' },
		covered: {
			name: 'Couvert.',
			text: () => 'Il y a quelque chose au-dessus\u00a0; un bloc vient d’en haut.'
		},
		'too-high': {
			name: 'Trop haut.',
			text: (_height, top) => `Il s’arrête à ${top}. Aucune colonne ne dépasse 6.`
		},
		ledge: { name: 'Un rebord.', text: () => 'Seul un pont droit peut rester en l’air.' },
		'no-contact': { name: 'Ne touche rien.', text: () => 'Un angle suffit.' },
		'not-taller': {
			name: 'Pas plus haut.',
			text: (height, top) => `Il touche une colonne de ${height} et s’arrête à ${top}.`
		}
	},
	rules: {
		title: 'Règles de pose',
		intro: 'Un bloc descend d’en haut et reste là où il repose. Il peut y rester si\u00a0:',
		outside: 'Il est tout entier dans la grille.',
		overlap: 'Il ne remplit aucune place occupée.',
		covered: 'Rien ne se trouve au-dessus de lui.',
		'too-high': 'Aucune colonne ne dépasse la hauteur 6.',
		ledge:
			'Chacune de ses colonnes repose sur le sol ou sur un bloc. Une exception\u00a0: le pont droit, dont les deux bouts reposent tandis que le milieu franchit un vide.',
		'no-contact':
			'Il touche ce qui est là\u00a0: face contre face, ou angle contre angle à la même hauteur, en diagonale dans le plan.',
		'not-taller':
			'S’il partage une face avec d’autres, son sommet dépasse chaque colonne avec laquelle il partage une face, dessous et à côté. S’il ne touche que des angles, toute hauteur convient.',
		key: 'Une clé est obtenue quand ses cases se voient dans votre vue à plat, tournées comme on veut mais jamais en miroir, et qu’au moins une est une face du nouveau bloc.'
	},

	hints: {
		title: 'Indices',
		steps: ['Quel bloc', 'Quelle zone', 'Quelle rotation', 'La réponse'],
		show: 'Montrer',
		locked: 'fermé',
		short: (n) => `Indice ${n} sur 4.`,
		none: 'Cette énigme n’a pas de réponse.',
		block: (block) => `Prenez ce bloc\u00a0: ${block}.`,
		blockWhy: (adds, old, rivals) =>
			`Il apporte ${squares(adds)} de la clé, le reste (${old}) se voit déjà.${
				rivals > 0 ? ' Aucun autre bloc de cette couleur n’y arrive.' : ''
			}`,
		area: (from, to, low, high) =>
			`Regardez ${from === to ? `la colonne ${from}` : `les colonnes ${from} à ${to}`}, ${
				low === high ? `hauteur ${low}` : `hauteurs ${low} à ${high}`
			}.`,
		areaWhy: (list) => `Déjà là\u00a0: ${list}.`,
		shown: (colour, column, height) => `${colour} en ${column}, hauteur ${height}`,
		turn: (wide, deep, high) => `Le bloc fait ${wide} de large, ${deep} de profondeur, ${high} de haut.`,
		keyTurn: [
			'La clé est comme imprimée.',
			'La clé est tournée de 90° vers la gauche.',
			'La clé est tournée de 180°.',
			'La clé est tournée de 90° vers la droite.'
		],
		bridgeWhy: 'Ses bouts reposent, son milieu franchit un vide.',
		cornerWhy: 'Il ne touche que des angles, donc toute hauteur convient.',
		tallWhy: (top, beside) =>
			`Il s’arrête à ${top}, plus haut que chaque colonne qu’il touche (${beside} au plus).`,
		answer: (from, to, top) => `${range(from, to)}, sommet à la hauteur ${top}.`,
		answerWhy: (total) =>
			`Là, les ${total} cases sont visibles. Le bloc est en place, le dernier geste est à vous.`,
		put: 'Le mettre là'
	},

	solved: {
		label: 'Résultat',
		themes: {
			bridge: 'pont',
			stack: 'colonne',
			'corner-only': 'angles seuls',
			'turned-key': 'clé tournée',
			'tucked-behind': 'caché derrière',
			'two-keys': 'deux clés',
			'far-colours': 'couleurs lointaines',
			'core-face': 'face du Bloc Central'
		},
		difficulty: 'Difficulté',
		ofEight: (n) => `${n} sur 8`,
		tries: 'Tous les essais',
		triesTitle: 'Meilleur essai de chaque bloc',
		tryLine: (right, total) => (right === total ? `les ${total} cases` : `${squares(right)} sur ${total}`),
		noTry: 'ne va nulle part',
		streak: (n) => count(n, { one: `${n} jour de suite`, other: `${n} jours de suite` }),
		noStreak: 'Pas encore de jours de suite',
		free: (n) =>
			n === 0 ? 'aucun jour libre' : count(n, { one: `${n} jour libre`, other: `${n} jours libres` }),
		days: {
			solved: 'résolu',
			free: 'jour libre',
			bridged: 'en voyage',
			missed: 'manqué',
			open: 'libre',
			none: 'pas joué'
		},
		retry: 'Rejouer',
		share: 'Partager',
		home: 'Le jour'
	},

	share: {
		words: (level, date, tries, hints, solved) =>
			`Keystone, ${level}, ${date}${
				solved
					? `\u00a0: ${tries === 1 ? 'premier essai' : `${tries} essais`}, ${
							hints === 0
								? 'sans indice'
								: count(hints, { one: `${hints} indice`, other: `${hints} indices` })
						}`
					: ''
			}`,
		field: 'Texte à partager'
	},

	keys: {
		title: 'Clavier',
		off: 'Les touches simples sont désactivées dans les réglages.',
		rows: [
			['1–7', 'prendre un bloc, encore\u00a0: le remettre'],
			['Q W E', 'pivoter, basculer, rouler\u00a0; avec Maj dans l’autre sens'],
			['← ↑ ↓ →', 'à gauche, plus loin, plus près, à droite'],
			['Entrée', 'poser (si aucun bouton n’a le focus)'],
			['Z', 'annuler'],
			['H', 'indice suivant'],
			['V', 'regarder depuis votre place et revenir'],
			['C', 'caméra suivante'],
			['K', 'tourner la clé pour comparer'],
			['Échap', 'remettre le bloc, fermer'],
			['?', 'cette liste']
		],
		onOff: 'Raccourcis à une touche'
	},

	bad: {
		title: 'Cette énigme n’existe pas',
		malformed: (text) =>
			`«\u00a0${text}\u00a0» ne nomme aucune énigme du jour. Un nom ressemble à 2026-11-14-sun.`,
		range: (first, last) => `Les énigmes du jour vont du ${first} au ${last}.`,
		unchanged: 'Vos données n’ont pas changé.',
		today: 'Aller à aujourd’hui'
	},
	noScript: 'L’énigme a besoin de JavaScript.'
} satisfies PuzzleText;
