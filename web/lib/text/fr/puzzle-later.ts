// French: what the puzzle screen says only once it is in use.
import type { PuzzleLaterText } from '../en/puzzle-later.ts';
import { plural } from '../plural.ts';

const count = plural('fr');
const squares = (n: number) => count(n, { one: `${n} case`, other: `${n} cases` });

export default {
	drawnFlat: 'Plateau 2D\u00a0: la 3D est trop lente sur cet appareil. Vous pouvez changer en haut.',
	counts: {
		key: (n, said) => `Clé ${n}\u00a0: ${said}`,
		columns: (from, to) => (from === to ? from : `${from}\u2060–\u2060${to}`),
		shows: (right, total, fresh, at) => {
			if (right === 0) return 'Aucune case n’est encore visible.';
			if (fresh === 0)
				return `${count(right, { one: `${right} sur ${total} se voit`, other: `${right} sur ${total} se voient` })} déjà en ${at}\u202f; votre bloc n’en ajoute aucune.`;
			return right === total
				? `Les ${total} cases sont visibles.`
				: `${right} sur ${total} en ${at}, dont ${fresh} de votre bloc.`;
		},
		miss: (missing, total) =>
			missing === 0
				? 'Votre bloc n’ajoute rien.'
				: missing === 1
					? 'Il manque une case.'
					: `Il manque ${missing} cases sur ${total}.`,
		already: (right, at) =>
			right === 1
				? `Une se voit déjà en ${at}\u202f; votre bloc n’en ajoute aucune.`
				: `${right} se voient déjà en ${at}\u202f; votre bloc n’en ajoute aucune.`,
		needs: (wanted, square, found) =>
			`La carte demande du ${wanted} en ${square}\u202f; votre vue ${found === null ? 'n’y montre rien' : `y montre du ${found}`}.`,
		mustAdd: (total) => `Les ${total} se voient déjà\u202f; l’une doit venir du nouveau bloc.`,
		again: 'Vous l’avez déjà essayé. Il ne compte pas deux fois.'
	},
	hints: {
		title: 'Indices',
		steps: ['Quel bloc', 'Quelle zone', 'Quelle rotation', 'La réponse'],
		show: 'Montrer',
		showSaid: (step) => `Montrer\u00a0: ${step}`,
		locked: 'bloqué',
		short: (n) => `Indice ${n} sur 4.`,
		none: 'Ce casse-tête n’a pas de réponse.',
		block: (block) => `Prenez ce bloc\u00a0: ${block}.`,
		blockWhy: (adds, old, rivals) =>
			`Il apporte ${squares(adds)} de la clé${old > 0 ? count(old, { one: '\u202f; l’autre se voit déjà', other: `\u202f; les ${old} autres se voient déjà` }) : ''}.${
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
			'La clé est orientée comme sur la carte.',
			'La clé est tournée de 90° vers la gauche.',
			'La clé est tournée de 180°.',
			'La clé est tournée de 90° vers la droite.'
		],
		bridgeWhy: 'Ses bouts sont soutenus, son milieu franchit un vide.',
		cornerWhy: 'Il ne touche que des angles, donc toute hauteur convient.',
		tallWhy: (top, beside) =>
			`Il s’arrête à ${top}, plus haut que chaque colonne qu’il touche (${beside} au plus).`,
		answer: (span, top) => `${span}, sommet à la hauteur ${top}.`,
		answerWhy: (total) =>
			`Là, les ${total} cases sont visibles. Le bloc est en place, le dernier geste est à vous.`,
		firstWhy: (adds) =>
			adds > 0
				? `Il apporte ${adds === 1 ? '1 case' : `${adds} cases`} de la Clé.`
				: 'Il prépare la place de l’autre.',
		firstAnswerWhy: 'L’autre bloc peut alors valider la Clé.',
		put: 'Le placer là'
	},

	rules: {
		title: 'Règles de placement',
		page: 'Règle',
		pageSaid: (rule) => `Règle\u00a0: ${rule}`,
		intro: 'Un bloc arrive d’en haut et reste là où il trouve appui. Il peut y rester si\u00a0:',
		outside: 'Il est tout entier dans la grille.',
		overlap: 'Il n’occupe aucune place déjà prise.',
		covered: 'Rien ne se trouve au-dessus de lui.',
		'too-high': 'Aucune colonne ne dépasse la hauteur 6.',
		ledge:
			'Chacune de ses colonnes repose sur le sol ou sur un bloc. Une exception\u00a0: le pont droit, dont les deux bouts sont soutenus tandis que le milieu franchit un vide.',
		'no-contact':
			'Il touche ce qui est là\u00a0: face contre face, ou angle à angle à la même hauteur, en diagonale dans le plan.',
		'not-taller':
			'S’il partage une face avec d’autres, son sommet dépasse chaque colonne avec laquelle il partage une face, dessous et à côté. S’il ne touche que des angles, toute hauteur convient.',
		key: 'Une clé est validée quand ses cases se voient dans votre vue, tournées comme on veut mais jamais en miroir, et qu’au moins l’une d’elles est une face du nouveau bloc.'
	},

	result: {
		label: 'Résultat',
		difficulty: 'Difficulté',
		ofEight: (n) => `${n} sur 8`,
		tries: 'Meilleur essai avec chaque bloc',
		streak: (n) => `Série de ${count(n, { one: `${n} jour`, other: `${n} jours` })}`,
		noStreak: 'Pas encore de série',
		free: (n) => (n === 0 ? 'aucun joker' : count(n, { one: `${n} joker`, other: `${n} jokers` })),
		honours: {
			label: 'Clés de voûte',
			first: 'D’un coup d’œil',
			tries: (n) => `En ${n} essais`,
			hints: 'Avec indices',
			assisted: 'Cases montrées'
		}
	},

	reasons: {
		outside: { name: 'Dehors.', text: () => 'Une partie dépasse de la grille.' },
		overlap: { name: 'Occupé.', text: () => 'Il y a déjà quelque chose.' },
		covered: {
			name: 'Couvert.',
			text: () => 'Il y a quelque chose au-dessus\u202f; un bloc vient d’en haut.'
		},
		'too-high': {
			name: 'Trop haut.',
			text: (_height, top) => `Il s’arrête à ${top}. Aucune colonne ne peut dépasser 6.`
		},
		ledge: { name: 'Un rebord.', text: () => 'Seul un pont droit peut rester en l’air.' },
		'no-contact': { name: 'Ne touche rien.', text: () => 'Un angle suffit.' },
		'not-taller': {
			name: 'Pas plus haut.',
			text: (height, top) => `Il touche une colonne de ${height} et s’arrête à ${top}.`
		}
	},

	claimed: (keys, tries, hints, assisted) =>
		`${keys === 1 ? 'Clé validée' : 'Les deux clés validées'}, ${tries === 1 ? 'premier essai' : `${tries}e essai`}${
			hints > 0 ? count(hints, { one: `, ${hints} indice`, other: `, ${hints} indices` }) : ''
		}${assisted ? ', correspondances affichées' : ''}.`,
	day: {
		levels: 'Niveaux du jour',
		state: { solved: 'Résolu', now: 'En cours', open: 'À faire' }
	},

	news: {
		elsewhere: 'Poursuivi dans un autre onglet.',
		load: 'Actualiser',
		newDay: 'Les trois du jour sont prêts.',
		newDayGo: 'Casse-tête du jour'
	},

	themes: {
		bridge: 'pont',
		stack: 'colonne',
		'corner-only': 'angles seuls',
		'turned-key': 'clé tournée',
		'tucked-behind': 'caché derrière',
		'two-keys': 'deux clés',
		'far-colours': 'couleurs lointaines',
		'core-face': 'face du Bloc Central',
		'not-taller': 'pas assez haut',
		'hidden-colours': 'couleurs à cacher'
	},

	tries: {
		title: 'Meilleur essai avec chaque bloc',
		line: (right, total, fresh) =>
			`${right === total ? `les ${total} cases` : `${squares(right)} sur ${total}`}, ${
				fresh === 0 ? 'aucune de lui' : `${fresh} de lui`
			}`,
		none: 'impossible à placer'
	},

	share: {
		words: (level, date, result) => {
			const what = `Keystone, ${level}, ${date}`;
			if (!result) return what;
			const { grade, tries, hints } = result;
			if (grade === 'first-look') return `${what}\u00a0: d’un coup d’œil`;
			const how = [
				tries === 1 ? 'premier essai' : `${tries} essais`,
				hints === 0 ? 'sans indice' : count(hints, { one: `${hints} indice`, other: `${hints} indices` }),
				...(grade === 'assisted' ? ['correspondances affichées'] : [])
			];
			return `${what}\u00a0: ${how.join(', ')}`;
		}
	},

	bad: {
		title: 'Ce casse-tête n’existe pas',
		malformed: (text) =>
			`«\u00a0${text}\u00a0» ne désigne aucun casse-tête du jour. Un nom ressemble à 2026-11-14-sun.`,
		range: (first, last) => `Les casse-tête du jour vont du ${first} au ${last}.`,
		unchanged: 'Vos progrès sont intacts.',
		today: 'Casse-tête du jour'
	},

	keys: {
		title: 'Clavier',
		off: 'Les touches simples sont désactivées dans les réglages.',
		rows: [
			['1–7', 'prendre un bloc\u202f; à nouveau\u00a0: le reposer'],
			['Q W E', 'pivoter, basculer, rouler\u202f; avec Maj dans l’autre sens'],
			['← ↑ ↓ →', 'à gauche, plus loin, plus près, à droite'],
			['Entrée', 'placer (si aucun bouton n’a le focus)'],
			['Z', 'annuler'],
			['H', 'indice suivant'],
			['V', 'regarder depuis votre place et revenir'],
			['C', 'caméra suivante'],
			['K', 'tourner la clé pour comparer'],
			['Échap', 'reposer le bloc, fermer'],
			['?', 'cette liste']
		],
		onOff: 'Raccourcis à une touche'
	}
} satisfies PuzzleLaterText;
