// French: the report of a finished run, and its costly turns to find again.
import type { Effect, ReportText } from '../en/report.ts';
import type { Step } from '../../../../../games/block-and-key/state.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('fr');
/** « 1,4 point », « 2 points ». */
const pointsOf = (points: string) =>
	count(Number(points.replace(',', '.')), { one: `${points} point`, other: `${points} points` });

const luck: Record<Effect, string> = {
	took: 'La chance a coûté des points',
	gave: 'La chance a donné des points',
	even: 'La chance s’est équilibrée'
};
const choices: Record<Effect, string> = {
	took: 'vos choix ont coûté des points',
	gave: 'vos choix ont rapporté des points',
	even: 'vos choix n’ont ni coûté ni rapporté'
};
const onTheBoard = (points: string) => `Il y avait ${pointsOf(points)} à prendre`;
const steps: Partial<Record<Step['kind'], (points: string) => string>> = {
	line: (points) => `Vos premiers blocs ont coûté ${pointsOf(points)}`,
	'put-back': (points) => `Les blocs défaussés ont coûté ${pointsOf(points)}`,
	claim: (points) => `Le choix des clés a coûté ${pointsOf(points)}`,
	discard: (points) => `Garder ou défausser une clé a coûté ${pointsOf(points)}`,
	draw: (points) => `L’autel choisi a coûté ${pointsOf(points)}`,
	ancients: (points) => `Le bloc des Anciens a coûté ${pointsOf(points)}`
};

export default {
	title: 'Bilan',
	description:
		'Ce que dit une partie face aux Anciens\u00a0: chance, choix, et où des points sont restés. Calculé sur votre appareil.',
	subtitle: (date, kind) => `Partie du ${date}, ${kind}`,
	working: 'La partie est rejouée jusqu’au bout…',
	unfinished: 'Cette partie n’est pas encore finie.',
	median: (n, points) =>
		count(n, {
			one: 'Votre première partie.',
			other: `Médiane des ${n} dernières parties\u00a0: ${points}.`
		}),
	sources: 'Origine des points',

	sum: {
		title: 'Chance et choix',
		start: 'départ',
		luck: 'chance',
		choices: 'choix',
		said: (start, luck, choices, total) =>
			`${start} attendus au départ, chance ${luck}, choix ${choices}, en tout ${total}.`,
		sentence: (byLuck, byChoices) => `${luck[byLuck]}, ${choices[byChoices]}.`,
		playouts: (n) => `${n} parties simulées derrière chaque valeur.`,
		how: 'Le calcul',
		formula: (playouts) => [
			`La valeur d’un moment est le score final moyen de ${playouts} parties simulées\u00a0: un joueur rapide va jusqu’au bout, tout ce qui est caché est remélangé.`,
			'Départ\u00a0: la valeur une fois le Bloc Central tourné. Choix\u00a0: la somme, sur toutes les décisions, de valeur après − valeur avant. Chance\u00a0: la somme de valeur une fois le caché révélé − valeur après la décision.',
			'Départ + chance + choix = score, exactement. Au-dessus de 0, vos choix sont meilleurs que ceux du joueur rapide.',
			'Points laissés\u00a0: de combien un autre coup faisait mieux dans des parties simulées au même hasard, si c’est plus que du bruit.',
			'Précision\u00a0: la moyenne, sur toutes les décisions, de 100 × 2^(−points laissés ÷ 2).'
		]
	},

	left: {
		title: 'Points laissés',
		total: (points, accuracy) => `${points} en tout, précision ${accuracy}`,
		said: (list) => `Points laissés, tour par tour\u00a0: ${list}.`,
		turn: (turn, points) => `tour ${turn}, ${points}`,
		note: 'Points laissés à chaque tour, bloc des Anciens compris. En rouge\u00a0: 1 ou plus.'
	},

	costly: {
		title: 'Tours coûteux',
		none: 'Aucune décision n’a coûté un point ou plus, d’après les parties simulées.',
		turn: (turn) => `Tour ${turn}`,
		what: (kind, points) => (steps[kind] ?? onTheBoard)(points),
		find: 'Trouver',
		findSaid: (turn, what) => `Trouver, tour ${turn}\u00a0: ${what}`,
		both: 'Montrer les deux coups',
		you: 'Vous',
		better: 'Mieux',
		playouts: (n) => `${n} parties simulées pour chacun.`,
		findAll: (n) => count(n, { one: 'À vous de trouver', other: `Trouver les ${n} vous-même` })
	},

	find: {
		title: 'trouvez mieux',
		ask: (points) => `Un autre coup vaut ici ${pointsOf(points)} de plus que le vôtre.`,
		judging: 'Comparaison en cours…',
		found: (points, playouts) =>
			`Trouvé. ${pointsOf(points)} de plus que votre coup (${playouts} parties simulées).`,
		worse: (points, playouts) =>
			`Pas encore\u00a0: ${pointsOf(points)} de moins que le meilleur coup (${playouts} parties simulées). Essayez encore.`,
		show: 'Montrez-moi',
		next: 'Le suivant',
		back: 'Bilan'
	},

	themes: {
		title: 'Thèmes les plus faibles',
		text: (share, n) => `${share} sur ${n} au premier essai`,
		five: 'Cinq casse-tête',
		fiveSaid: (theme) => `Cinq casse-tête\u00a0: ${theme}`
	},
	noScript: 'Le bilan a besoin de JavaScript.'
} satisfies ReportText;
