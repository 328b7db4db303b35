// Français : la table de Terra Pyramides, dans les leçons et dans le jeu complet.
import type { PyramidesText } from './en.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('fr');
const gold = (n: number) => count(n, { one: `${n} pièce d’or`, other: `${n} pièces d’or` });
const stones = (n: number) => count(n, { one: `${n} pierre`, other: `${n} pierres` });
const picked = (n: number) => count(n, { one: `${n} choisie`, other: `${n} choisies` });
const workers = (n: number) => count(n, { one: `${n} ouvrier`, other: `${n} ouvriers` });
const tiles = (n: number) => count(n, { one: `${n} tuile`, other: `${n} tuiles` });
const turns = (n: number) => count(n, { one: `${n} tour`, other: `${n} tours` });
const points = (n: number) => count(n, { one: `${n} point`, other: `${n} points` });
const pyramids = (n: number) => count(n, { one: `${n} pyramide`, other: `${n} pyramides` });

const pyramides: PyramidesText = {
	title: 'Terra Pyramides',
	description:
		'Jouer à Terra Pyramides\u00a0: trois missions en solo, ou une partie complète contre un à trois adversaires. Chaque rangée montre d’avance ce qu’elle rapporte. Même hors ligne.',
	board: 'Le plateau',
	loupe: (square) => `Loupe autour de ${square}`,
	larger: 'Agrandir le plateau',
	whole: 'Plateau entier',
	pan: {
		up: 'Montrer plus haut',
		down: 'Montrer plus bas',
		left: 'Montrer plus à gauche',
		right: 'Montrer plus à droite'
	},
	parts: 'Zones de la table',
	panels: { hand: 'Tour', stones: 'Bâtir', stacks: 'Piles', players: 'Joueurs', score: 'Points' },
	player: (n) => (n === 0 ? 'Vous' : `Joueur ${n + 1}`),
	gold,
	workers,
	goldOf: (n, most) => `${gold(n)}, ${most} au plus`,
	stonesOf: (n, most) => `${stones(n)}, ${most} au plus`,
	colours: {
		blue: 'bleue',
		grey: 'grise',
		red: 'rouge',
		green: 'verte',
		yellow: 'jaune',
		purple: 'violette',
		white: 'blanche'
	},
	letters: { blue: 'B', grey: 'G', red: 'R', green: 'V', yellow: 'J', purple: 'L', white: '' },
	stairs: { N: 'au nord', E: 'à l’est', S: 'au sud', W: 'à l’ouest' },
	stone: (colour) => `pierre ${colour}`,
	worker: 'ouvrier',
	eye: 'œil d’Horus',
	and: (list) => list.join(' et '),
	tile: (shown) => `tuile avec ${shown}`,
	stairsPoint: (way) => `escalier ${way}`,
	square: {
		oasis: 'oasis',
		free: 'case libre',
		start: 'case de départ hachurée',
		emptySite: 'chantier vide',
		foundation: (value) => `fondation ${value}`,
		pyramid: (colour, level, value) => `pyramide ${colour}, étage ${level}, valeur ${value}`,
		owned: (who, n) => `${who}\u00a0: ${workers(n)}`,
		standing: 'un ouvrier s’y trouve',
		symbols: { sphinx: 'côté du sphinx', scarab: 'côté du scarabée' },
		possible: 'possible',
		lit: 'dans la rangée',
		chosen: 'choisie'
	},
	directions: {
		H: 'Horizontale',
		V: 'Verticale',
		DD: 'Diagonale descendante',
		DU: 'Diagonale montante'
	},
	nothing: 'rien',
	rowName: (direction, gains) => `${direction}\u00a0: ${gains}`,
	rowsHere: 'Ce que chaque rangée rapporterait',
	noTile: 'Pas de tuile en main.',
	turnTile: 'Tourner la tuile',
	turned: (way, site, far) =>
		`Escalier ${way}, vers le chantier ${site}, ${far === 1 ? 'juste à côté' : `à ${far} cases`}`,
	turnedOff: (way) => `Escalier ${way}, vers le bord`,
	lays: (site) => `Une nouvelle fondation arrive en ${site}.`,
	pointsAt: (site, far) =>
		far === 1 ? `Escalier contre le chantier ${site}.` : `Escalier vers le chantier ${site}, à ${far} cases.`,
	pointsAtEdge: 'L’escalier est tourné vers le bord.',
	workersWait: 'Ouvriers de la rangée',
	workerOn: (square) => `Ouvrier en ${square}`,
	canReach: 'Il peut aller en',
	reachesNothing: 'Il attend\u00a0: tous les chantiers à portée sont pleins.',
	tapSquare: 'Touchez un point pour voir ce que rapportent ses rangées.',
	tapSite: 'Touchez un chantier, ou choisissez des pierres à échanger.',
	notASite: 'Pas de fondation ici.',
	siteHead: (site, what) => `${site}\u00a0: ${what}`,
	nextLevel: (level, cost, value) => `Étage ${level}\u00a0: 3 ouvriers, ${stones(cost)}, valeur ${value}`,
	topLevel: 'Achevée.',
	colourChoice: 'Couleur de la pyramide',
	yourStones: 'Vos pierres',
	stoneButton: (colour, owned, chosen) =>
		`${colour}\u00a0: ${owned}${chosen > 0 ? `, ${picked(chosen)}` : ''}`,
	buyWorker: 'Ouvrier, 3 pièces d’or',
	buyStone: 'Pierre blanche, 3 pièces d’or',
	recallHere: 'Reprendre 1 ouvrier',
	stack: (n) => `Pile ${n}`,
	stackHas: (n) => tiles(n),
	stackOpen: (tile) => `ouverte, au sommet\u00a0: ${tile}`,
	stackLooked: 'vous l’avez fouillée',
	stores: { sphinx: 'Présentoir du sphinx', scarab: 'Présentoir du scarabée' },
	inStack: (stack) => `${stack}. À partir du sommet\u00a0:`,
	nthTile: (n, tile) => `${n}\u00a0: ${tile}`,
	finials: (n) => count(n, { one: `${n} pyramidion`, other: `${n} pyramidions` }),
	handHidden: 'tuile cachée',
	pieces: (first, further) => `Étages restants. Premier\u00a0: ${first}. 2, 3, 4\u00a0: ${further}.`,
	points,
	choose: 'Choisir',
	deeds: {
		place: 'Poser',
		pay: 'Poser, 1 pièce d’or',
		row: 'Activer la rangée',
		stock: 'Les placer là',
		move: (site) => `Ouvrier en ${site}`,
		recall: 'Le reprendre',
		build: (level) => `Construire l’étage ${level}`,
		trade: 'Échanger contre 1 blanche',
		giveBack: 'La rendre',
		draw: 'Prendre celle du dessus',
		search: 'Fouiller, 1 pièce d’or',
		pick: 'Prendre cette tuile',
		toDraw: 'Nouvelle tuile',
		endTurn: 'Finir le tour',
		hinted: 'Le faire'
	},
	ask: {
		place: 'Posez votre tuile.',
		row: 'Choisissez une rangée.',
		stock: (n) => `${workers(n)} seulement en réserve\u00a0: choisissez les tuiles.`,
		workers: (n) => `${workers(n)} à déplacer. Touchez un chantier.`,
		extras: 'Construisez, achetez ou prenez une tuile.',
		draw: 'Prenez une tuile d’une pile.',
		search: 'Choisissez une tuile de cette pile.',
		limits: 'Le tour peut finir.',
		stonesOver: (n, most) => `${stones(n)}, ${most} au plus. Échangez-en 2 contre 1 blanche.`,
		stonesOverNoWhite: (n, most) => `${stones(n)}, ${most} au plus. Aucune blanche\u00a0: rendez-en 1.`,
		goldOver: (n, most) => `${gold(n)}, ${most} au plus. Achetez un ouvrier ou une pierre.`,
		wait: (player) => `${player} joue.`,
		over: 'La partie est finie.'
	},
	does: {
		place: (square, way) => `Tuile en ${square}, escalier ${way}.`,
		pay: (square, way) => `Tuile en ${square}, escalier ${way}, pour 1 pièce d’or.`,
		row: (direction) => `Rangée\u00a0: ${direction.toLowerCase()}.`,
		stock: (squares) => `Ouvriers en ${squares}.`,
		move: (from, site) => `Ouvrier de ${from} à ${site}.`,
		recall: (square) => `Reprendre un ouvrier en ${square}.`,
		build: (site, colour, paid) => `Construire en ${site}, pyramide ${colour}, pierres\u00a0: ${paid}.`,
		'buy-worker': (site) => `Acheter un ouvrier pour ${site}.`,
		'buy-stone': 'Acheter une pierre blanche.',
		draw: (stack) => `Prendre la tuile du dessus de la pile ${stack}.`,
		search: (stack) => `Fouiller la pile ${stack} pour 1 pièce d’or.`,
		pick: (n) => `Prendre la tuile ${n} à partir du sommet.`,
		trade: (paid) => `Échanger des pierres (${paid}) contre une blanche.`,
		'give-back': (stone) => `Rendre\u00a0: pierre ${stone}.`,
		done: 'Passer à l’étape suivante.'
	},
	told: {
		turn: (who, square) => `${who}\u00a0: tuile en ${square}`,
		gold: (n) => `+${gold(n)}`,
		stones: (n) => `+${stones(n)}`,
		workersTo: (sites) => `ouvriers en ${sites}`,
		built: (level, site) => `étage ${level} en ${site}`,
		foundation: (value, site) => `Fondation ${value} en ${site}.`,
		gained: (list) => `Vous prenez ${list}.`,
		stranded: (n) =>
			count(n, {
				one: `${n} ouvrier n’atteint rien et revient.`,
				other: `${n} ouvriers n’atteignent rien et reviennent.`
			}),
		goldBack: (n) => `Rendu à la réserve, faute d’achat possible\u00a0: ${gold(n)}.`
	},
	refusals: {
		'P-TURN-1': ({ step }) =>
			({
				place: 'Posez d’abord votre tuile.',
				row: 'Choisissez d’abord une rangée.',
				stock: 'Placez d’abord vos ouvriers.',
				workers: 'Déplacez d’abord les ouvriers de la rangée.',
				extras: 'La rangée est finie. Prenez une tuile.',
				draw: 'Prenez maintenant une tuile.',
				search: 'Prenez d’abord une tuile de la pile.',
				limits: 'La tuile est prise. Finissez le tour.'
			})[String(step)] ?? 'Pas à cette étape.',
		'P-PLACE-1': ({ square }) => `${square ?? 'Ceci'} n’est pas une case libre pour une tuile.`,
		'P-PLACE-2': ({ square }) => `${square} est une oasis. Les oasis restent libres.`,
		'P-PLACE-3': ({ square }) => `En ${square}, cet escalier va vers le bord. Tournez-le vers un chantier.`,
		'P-ROW-1': () => 'Choisissez l’une des quatre rangées.',
		'P-STOCK-1': ({ workers: n }) => `Choisissez exactement ${tiles(Number(n))}.`,
		'P-ACT-5': () => 'Seuls les ouvriers de cette rangée se déplacent.',
		'P-WORK-1': ({ from, site }) => `${site} n’est pas en ligne droite depuis ${from}.`,
		'P-WORK-2': ({ site }) =>
			site
				? `${site} appartient à quelqu’un d’autre.`
				: 'Un ouvrier s’arrête sur une fondation libre ou à vous, ou sur l’une de vos pyramides.',
		'P-WORK-4': ({ gap }) => `Pas de tuile en ${gap}. Un ouvrier ne peut pas y passer.`,
		'P-WORK-5': ({ site }) => `${site} n’a pas encore de fondation.`,
		'P-WORK-6': ({ site }) => `${site} a déjà 3 ouvriers.`,
		'P-WORK-7': ({ occupied }) => `Au premier tour, 1 seule nouvelle fondation\u00a0: ${occupied}.`,
		'P-WORK-8': () => 'Aucun de vos ouvriers à reprendre ici.',
		'P-BUILD-1': ({ site, workers: n }) => `Il faut 3 de vos ouvriers en ${site}, il y en a ${n}.`,
		'P-BUILD-3': ({ site }) => `Le dernier ouvrier reste sur la pyramide en ${site}.`,
		'P-BUILD-4': ({ site }) => `La couleur en ${site} est fixée.`,
		'P-BUILD-5': ({ level }) => `L’étage ${level} demande des pierres de sa couleur ou blanches.`,
		'P-BUILD-7': ({ needs }) => `Il vous manque des pierres qui conviennent\u00a0: il en faut ${needs}.`,
		'P-BUILD-8': ({ level, needs, paid }) =>
			`L’étage ${level} coûte ${stones(Number(needs))}, ${picked(Number(paid))}.`,
		'P-BUILD-9': ({ finials, site }) =>
			finials === 0 ? 'Il ne reste pas de pyramidion.' : `La pyramide en ${site} est achevée.`,
		'P-BUILD-10': ({ level }) => `Il ne reste pas de pièce d’étage ${level}.`,
		'P-GOLD-1': ({ gold: n }) =>
			Number(n) < 1 ? 'Fouiller coûte 1 pièce d’or.' : 'Seule une pile cachée peut être fouillée.',
		'P-GOLD-2': ({ gold: n, price }) =>
			Number(n) < Number(price)
				? `Un ouvrier coûte ${gold(Number(price))}, vous en avez ${n}.`
				: 'Il ne reste pas d’ouvrier dans votre réserve.',
		'P-GOLD-3': ({ gold: n, price }) =>
			Number(n) < Number(price)
				? `Une pierre coûte ${gold(Number(price))}, vous en avez ${n}.`
				: 'Il ne reste pas de pierre blanche.',
		'P-DRAW-1': () => 'Cette pile est vide.',
		'P-LIMIT-1': ({ gold: n, most }) => `${gold(Number(n))}, ${most} au plus. Achetez quelque chose.`,
		'P-LIMIT-2': ({ stones: n, most }) =>
			most
				? `${stones(Number(n))}, ${most} au plus. Échangez-en 2 contre 1 blanche.`
				: 'On n’échange qu’à la fin d’un tour avec plus de 7 pierres.',
		'P-SYM-2': ({ square }) => `Une tuile du sphinx. ${square} est du côté du scarabée.`,
		'P-SYM-3': ({ square }) => `Une tuile du scarabée. ${square} est du côté du sphinx.`,
		'P-SYM-5': ({ gold: n }) =>
			n === undefined ? 'Le symbole convient\u00a0: pas d’or à payer.' : 'Il faut 1 pièce d’or.',
		'P-COOP-5': ({ site }) => `La pyramide en ${site} est à l’étage 4\u00a0: on n’y ajoute rien.`,
		'P-END-3': () => 'La partie est finie.'
	},
	refused: 'Pas permis.',
	rule: 'Règle',
	hint: 'Indice',
	hintSays: 'Indice.',
	undo: 'Annuler',
	nothingToUndo: 'Rien à annuler\u00a0: vous avez vu quelque chose de caché.',
	headTurn: (turn, all) => `Tour ${turn} sur ${all}`,
	taskNames: {
		pyramids: (n, value) => `${pyramids(n)} de valeur ${value}`,
		points: (n) => `Plus de ${n} points`,
		colours: (n, value) => `${n} couleurs, chacune de valeur ${value}`
	},
	task: (n) => `Mission ${n}`,
	taskState: {
		built: (n, of) => count(n, { one: `${n} construite sur ${of}`, other: `${n} construites sur ${of}` }),
		points: (n) => points(n)
	},
	solved: 'Mission réussie.',
	failed: 'Pas cette fois.',
	missing: {
		pyramids: (n, value) => `Il manque ${pyramids(n)} de valeur ${value}.`,
		points: (n) => `Il manque ${points(n)}.`,
		colours: (n, value) =>
			`Il manque ${count(n, { one: `${n} couleur`, other: `${n} couleurs` })} de valeur ${value}.`
	},
	solvedIn: (n) => `Après ${turns(n)}.`,
	intro:
		'Construisez des pyramides avec des ouvriers et des pierres. À chaque tour\u00a0: posez une tuile, activez une rangée, prenez une tuile.',
	goOn: (game) => `Reprendre la partie en cours\u00a0: ${game}`,
	fromLink: (what, seed) => `Le lien contient une partie\u00a0: ${what}, ${seed}.`,
	playLink: 'Jouer cette partie',
	badLink: 'Ce lien ne contient pas de partie d’ici. Vous pouvez en commencer une plus bas.',
	solo: 'Solo',
	soloIntro: 'Une couleur, 12 ouvriers, 28 tours.',
	houseSolves: (won, deals) =>
		`L’ordinateur réussit ${count(won, { one: `${won} partie`, other: `${won} parties` })} sur ${deals}.`,
	game: 'Contre l’ordinateur',
	gameIntro: 'Les adversaires prévoient un tour et ne voient que ce que vous verriez à leur place.',
	opponents: 'Adversaires',
	variants: 'Variantes',
	symbols: 'Symboles',
	symbolsHelp: 'Une tuile va du côté de son présentoir, ou coûte 1 pièce d’or.',
	open: 'Piles ouvertes',
	openHelp: '4 des 8 piles sont face visible.',
	start: 'Commencer',
	startTask: (n) => `Commencer la mission ${n}`,
	learn: 'Apprendre d’abord',
	ourData: 'Plateau, tuiles et valeurs sont les nôtres, pas ceux de l’éditeur.',
	history: 'Terminées',
	historySolved: 'réussie',
	historyFailed: 'non réussie',
	playersAll: (n) => `${n} joueurs`,
	again: 'Rejouer',
	link: 'Lien vers cette partie',
	linkCopied: 'Lien copié.',
	score: 'Score final',
	total: 'Total',
	lines: { foundations: 'Fondations', pyramids: 'Pyramides', stones: 'Pierres', gold: 'Or' },
	wins: (who) => `${who} a gagné.`,
	youWin: 'Vous avez gagné.',
	shared: 'Une victoire partagée.',
	home: 'Voir les cours',
	rules: 'Règles',
	unsaved: 'Ce navigateur n’a pas pu enregistrer.',
	noScript: 'Le jeu a besoin de JavaScript.'
};

export default pyramides;
