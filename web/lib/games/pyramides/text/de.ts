// Deutsch: der Tisch von Terra Pyramides, in Lektionen und im ganzen Spiel.
import type { PyramidesText } from './en.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('de');
const gold = (n: number) => `${n} Gold`;
const stones = (n: number) => count(n, { one: '1 Baustein', other: `${n} Bausteine` });
const workers = (n: number) => count(n, { one: '1 Arbeitskraft', other: `${n} Arbeitskräfte` });
const tiles = (n: number) => `${n} Plättchen`;
const pyramids = (n: number) => count(n, { one: '1 Pyramide', other: `${n} Pyramiden` });

const pyramides: PyramidesText = {
	title: 'Terra Pyramides',
	description:
		'Terra Pyramides spielen: drei Aufgaben solo oder eine ganze Partie gegen ein bis drei Gegner. Jede Reihe zeigt vorher, was sie bringt. Auch offline.',
	board: 'Der Spielplan',
	loupe: (square) => `Lupe um ${square}`,
	larger: 'Spielplan vergrößern',
	whole: 'Ganzer Spielplan',
	pan: {
		up: 'Weiter oben zeigen',
		down: 'Weiter unten zeigen',
		left: 'Weiter links zeigen',
		right: 'Weiter rechts zeigen'
	},
	parts: 'Teile des Tisches',
	panels: { hand: 'Zug', stones: 'Bauen', stacks: 'Stapel', players: 'Spieler', score: 'Punkte' },
	player: (n) => (n === 0 ? 'Du' : `Spieler ${n + 1}`),
	gold,
	workers,
	goldOf: (n, most) => `${n} Gold, ${most} sind erlaubt`,
	stonesOf: (n, most) => `${stones(n)}, ${most} sind erlaubt`,
	colours: {
		blue: 'blau',
		grey: 'grau',
		red: 'rot',
		green: 'grün',
		yellow: 'gelb',
		purple: 'lila',
		white: 'weiß'
	},
	letters: { blue: 'B', grey: 'A', red: 'R', green: 'G', yellow: 'E', purple: 'L', white: '' },
	stairs: { N: 'nach Norden', E: 'nach Osten', S: 'nach Süden', W: 'nach Westen' },
	stone: (colour) => `Baustein ${colour}`,
	worker: 'Arbeitskraft',
	eye: 'Horusauge',
	and: (list) => list.join(' und '),
	tile: (shown) => `Plättchen mit ${shown}`,
	stairsPoint: (way) => `Treppe ${way}`,
	square: {
		oasis: 'Oase',
		free: 'freies Feld',
		start: 'schraffiertes Startfeld',
		emptySite: 'leerer Bauplatz',
		foundation: (value) => `Fundament ${value}`,
		pyramid: (colour, level, value) => `Pyramide ${colour}, Stufe ${level}, Wert ${value}`,
		owned: (who, n) => `${who}: ${workers(n)}`,
		standing: 'hier steht eine Arbeitskraft',
		symbols: { sphinx: 'Seite der Sphinx', scarab: 'Seite des Skarabäus' },
		possible: 'möglich',
		lit: 'in der Reihe',
		chosen: 'gewählt'
	},
	directions: { H: 'Waagerecht', V: 'Senkrecht', DD: 'Diagonal, fallend', DU: 'Diagonal, steigend' },
	nothing: 'nichts',
	rowName: (direction, gains) => `${direction}: ${gains}`,
	rowsHere: 'Was jede Reihe bringen würde',
	noTile: 'Kein Plättchen auf der Hand.',
	turnTile: 'Plättchen drehen',
	turned: (way, site, far) =>
		`Treppe ${way}, zum Bauplatz ${site}, ${far === 1 ? 'direkt daneben' : `${far} Felder entfernt`}`,
	turnedOff: (way) => `Treppe ${way}, zum Rand`,
	lays: (site) => `Auf ${site} kommt ein neues Fundament.`,
	pointsAt: (site, far) =>
		far === 1 ? `Treppe direkt am Bauplatz ${site}.` : `Treppe zum Bauplatz ${site}, ${far} Felder entfernt.`,
	pointsAtEdge: 'Die Treppe zeigt zum Rand.',
	workersWait: 'Arbeitskräfte der Reihe',
	workerOn: (square) => `Arbeitskraft auf ${square}`,
	canReach: 'Sie erreicht',
	reachesNothing: 'Sie wartet: Jeder erreichbare Bauplatz ist voll.',
	tapSquare: 'Tippe ein Feld mit Punkt an und sieh, was seine Reihen bringen.',
	tapSite: 'Tippe zum Bauen einen Bauplatz an oder wähle Bausteine zum Tauschen.',
	notASite: 'Hier ist kein Fundament.',
	siteHead: (site, what) => `${site}: ${what}`,
	nextLevel: (level, cost, value) => `Stufe ${level}: 3 Arbeitskräfte, ${stones(cost)}, Wert ${value}`,
	topLevel: 'Fertig gebaut.',
	colourChoice: 'Farbe der Pyramide',
	yourStones: 'Deine Bausteine',
	stoneButton: (colour, owned, chosen) => `${colour}: ${owned}${chosen > 0 ? `, ${chosen} gewählt` : ''}`,
	buyWorker: 'Arbeitskraft, 3 Gold',
	buyStone: 'Weißer Baustein, 3 Gold',
	recallHere: '1 Arbeitskraft zurück',
	stack: (n) => `Stapel ${n}`,
	stackHas: (n) => tiles(n),
	stackOpen: (tile) => `offen, oben: ${tile}`,
	stackLooked: 'von dir durchsucht',
	stores: { sphinx: 'Lager der Sphinx', scarab: 'Lager des Skarabäus' },
	inStack: (stack) => `${stack}. Von oben:`,
	nthTile: (n, tile) => `${n}: ${tile}`,
	finials: (n) => count(n, { one: '1 Pyramidenknauf', other: `${n} Pyramidenknäufe` }),
	handHidden: 'Plättchen verdeckt',
	pieces: (first, further) => `Ebenen im Vorrat. Erste: ${first}. 2, 3, 4: ${further}.`,
	points: (n) => count(n, { one: '1 Punkt', other: `${n} Punkte` }),
	choose: 'Auswählen',
	deeds: {
		place: 'Legen',
		pay: 'Legen, 1 Gold',
		row: 'Reihe aktivieren',
		stock: 'Dort einsetzen',
		move: (site) => `Arbeitskraft auf ${site}`,
		recall: 'Zurücknehmen',
		build: (level) => `Stufe ${level} bauen`,
		trade: 'Gegen Weiß tauschen',
		giveBack: 'Abgeben',
		draw: 'Oberstes nehmen',
		search: 'Durchsuchen, 1 Gold',
		pick: 'Dieses nehmen',
		toDraw: 'Neues Plättchen',
		endTurn: 'Zug beenden',
		hinted: 'So machen'
	},
	ask: {
		place: 'Lege dein Plättchen.',
		row: 'Wähle eine Reihe.',
		stock: (n) => `Nur ${workers(n)} im Vorrat: Wähle die Plättchen.`,
		workers: (n) => `Noch ${workers(n)}. Tippe einen Bauplatz an.`,
		extras: 'Baue, kaufe oder nimm ein neues Plättchen.',
		draw: 'Nimm ein Plättchen von einem Stapel.',
		search: 'Wähle ein Plättchen aus diesem Stapel.',
		limits: 'Du kannst den Zug beenden.',
		stonesOver: (n, most) => `${stones(n)}, ${most} sind erlaubt. Tausche 2 gegen 1 weißen.`,
		stonesOverNoWhite: (n, most) => `${stones(n)}, ${most} sind erlaubt. Kein weißer mehr da: Gib 1 ab.`,
		goldOver: (n, most) => `${gold(n)}, ${most} sind erlaubt. Kaufe eine Arbeitskraft oder einen Baustein.`,
		wait: (player) => `${player} ist am Zug.`,
		over: 'Die Partie ist zu Ende.'
	},
	does: {
		place: (square, way) => `Plättchen auf ${square}, Treppe ${way}.`,
		pay: (square, way) => `Plättchen auf ${square}, Treppe ${way}, für 1 Gold.`,
		row: (direction) => `Reihe: ${direction.toLowerCase()}.`,
		stock: (squares) => `Arbeitskräfte auf ${squares}.`,
		move: (from, site) => `Arbeitskraft von ${from} nach ${site}.`,
		recall: (square) => `Eine Arbeitskraft von ${square} zurücknehmen.`,
		build: (site, colour, paid) => `Auf ${site} bauen, ${colour}, mit ${paid}.`,
		'buy-worker': (site) => `Eine Arbeitskraft auf ${site} kaufen.`,
		'buy-stone': 'Einen weißen Baustein kaufen.',
		draw: (stack) => `Das oberste Plättchen von Stapel ${stack} nehmen.`,
		search: (stack) => `Stapel ${stack} für 1 Gold durchsuchen.`,
		pick: (n) => `Das ${n}. Plättchen von oben nehmen.`,
		trade: (paid) => `${paid} gegen einen weißen Baustein tauschen.`,
		'give-back': (stone) => `Abgeben: ${stone}.`,
		done: 'Weiter zum nächsten Schritt.'
	},
	told: {
		turn: (who, square) => `${who}: Plättchen auf ${square}`,
		gold: (n) => `+${n} Gold`,
		stones: (n) => `+${stones(n)}`,
		workersTo: (sites) => `Arbeitskräfte auf ${sites}`,
		built: (level, site) => `Stufe ${level} auf ${site}`,
		foundation: (value, site) => `Fundament ${value} auf ${site}.`,
		gained: (list) => `Du nimmst ${list}.`,
		stranded: (n) =>
			count(n, {
				one: '1 Arbeitskraft erreicht nichts und geht zurück.',
				other: `${n} Arbeitskräfte erreichen nichts und gehen zurück.`
			}),
		goldBack: (n) => `Nichts mehr zu kaufen: ${gold(n)} zurück in den Vorrat.`
	},
	refusals: {
		'P-TURN-1': ({ step }) =>
			({
				place: 'Lege zuerst dein Plättchen.',
				row: 'Wähle zuerst eine Reihe.',
				stock: 'Setze zuerst deine Arbeitskräfte ein.',
				workers: 'Bewege zuerst die Arbeitskräfte der Reihe.',
				extras: 'Die Reihe ist fertig. Nimm ein neues Plättchen.',
				draw: 'Nimm jetzt ein Plättchen.',
				search: 'Nimm zuerst ein Plättchen aus dem Stapel.',
				limits: 'Das Plättchen ist genommen. Beende den Zug.'
			})[String(step)] ?? 'Nicht in diesem Schritt.',
		'P-PLACE-1': ({ square }) => `${square ?? 'Das'} ist kein freies Plättchenfeld.`,
		'P-PLACE-2': ({ square }) => `${square} ist eine Oase. Oasen bleiben frei.`,
		'P-PLACE-3': ({ square }) => `Auf ${square} zeigt die Treppe so zum Rand. Drehe sie zu einem Bauplatz.`,
		'P-ROW-1': () => 'Wähle eine der vier Reihen.',
		'P-STOCK-1': ({ workers: n }) => `Wähle genau ${n} Plättchen.`,
		'P-ACT-5': () => 'Nur Arbeitskräfte dieser Reihe ziehen.',
		'P-WORK-1': ({ from, site }) => `${site} liegt nicht in gerader Linie von ${from}.`,
		'P-WORK-2': ({ site }) =>
			site
				? `${site} gehört jemand anderem.`
				: 'Eine Arbeitskraft zieht auf ein freies oder eigenes Fundament oder auf eine eigene Pyramide.',
		'P-WORK-4': ({ gap }) => `Auf ${gap} liegt kein Plättchen. Darüber kommt niemand.`,
		'P-WORK-5': ({ site }) => `${site} hat noch kein Fundament.`,
		'P-WORK-6': ({ site }) => `Auf ${site} stehen schon 3 Arbeitskräfte.`,
		'P-WORK-7': ({ occupied }) => `In deinem ersten Zug nur 1 neues Fundament: ${occupied}.`,
		'P-WORK-8': () => 'Hier kannst du keine Arbeitskraft zurücknehmen.',
		'P-BUILD-1': ({ site, workers: n }) => `Auf ${site} sind 3 eigene Arbeitskräfte nötig, dort: ${n}.`,
		'P-BUILD-3': ({ site }) => `Die letzte Arbeitskraft bleibt auf der Pyramide auf ${site}.`,
		'P-BUILD-4': ({ site }) => `Die Farbe auf ${site} steht fest.`,
		'P-BUILD-5': ({ level }) => `Stufe ${level} braucht Bausteine in der Farbe der Pyramide oder weiße.`,
		'P-BUILD-7': ({ needs }) => `Dir fehlen passende Bausteine, nötig: ${needs}.`,
		'P-BUILD-8': ({ level, needs, paid }) =>
			`Stufe ${level} kostet ${stones(Number(needs))}, gewählt: ${paid}.`,
		'P-BUILD-9': ({ finials, site }) =>
			finials === 0 ? 'Kein Pyramidenknauf mehr da.' : `Die Pyramide auf ${site} ist fertig.`,
		'P-BUILD-10': ({ level }) => `Keine Ebene für Stufe ${level} mehr im Vorrat.`,
		'P-GOLD-1': ({ gold: n }) =>
			Number(n) < 1 ? 'Durchsuchen kostet 1 Gold.' : 'Nur verdeckte Stapel werden durchsucht.',
		'P-GOLD-2': ({ gold: n, price }) =>
			Number(n) < Number(price)
				? `Eine Arbeitskraft kostet ${price} Gold, du hast ${n}.`
				: 'Keine Arbeitskraft mehr in deinem Vorrat.',
		'P-GOLD-3': ({ gold: n, price }) =>
			Number(n) < Number(price)
				? `Ein Baustein kostet ${price} Gold, du hast ${n}.`
				: 'Kein weißer Baustein mehr im Vorrat.',
		'P-DRAW-1': () => 'Dieser Stapel ist leer.',
		'P-LIMIT-1': ({ gold: n, most }) => `${n} Gold, ${most} sind erlaubt. Kaufe etwas.`,
		'P-LIMIT-2': ({ stones: n, most }) =>
			most
				? `${stones(Number(n))}, ${most} sind erlaubt. Tausche 2 gegen 1 weißen.`
				: 'Getauscht wird nur am Ende eines Zuges mit mehr als 7 Bausteinen.',
		'P-SYM-2': ({ square }) => `Ein Plättchen der Sphinx. ${square} liegt beim Skarabäus.`,
		'P-SYM-3': ({ square }) => `Ein Plättchen des Skarabäus. ${square} liegt bei der Sphinx.`,
		'P-SYM-5': ({ gold: n }) =>
			n === undefined ? 'Das Symbol passt: kein Gold nötig.' : 'Dazu fehlt 1 Gold.',
		'P-COOP-5': ({ site }) => `Die Pyramide auf ${site} hat Stufe 4: Nichts kommt mehr dazu.`,
		'P-END-3': () => 'Die Partie ist zu Ende.'
	},
	refused: 'Nicht erlaubt.',
	rule: 'Regel',
	hint: 'Hinweis',
	hintSays: 'Hinweis.',
	undo: 'Rückgängig',
	nothingToUndo: 'Nichts zurückzunehmen: Du hast Verdecktes gesehen.',
	headTurn: (turn, all) => `Zug ${turn} von ${all}`,
	taskNames: {
		pyramids: (n, value) => `${pyramids(n)} mit Wert ${value}`,
		points: (n) => `Mehr als ${n} Punkte`,
		colours: (n, value) => `${n} Farben, jede mit Wert ${value}`
	},
	task: (n) => `Aufgabe ${n}`,
	taskState: {
		built: (n, of) => `${n} von ${of} gebaut`,
		points: (n) => count(n, { one: `${n} Punkt`, other: `${n} Punkte` })
	},
	solved: 'Aufgabe gelöst.',
	failed: 'Diesmal nicht.',
	missing: {
		pyramids: (n, value) =>
			count(n, {
				one: `1 Pyramide mit Wert ${value} fehlt.`,
				other: `${n} Pyramiden mit Wert ${value} fehlen.`
			}),
		points: (n) => count(n, { one: '1 Punkt fehlt.', other: `${n} Punkte fehlen.` }),
		colours: (n, value) =>
			count(n, { one: `1 Farbe mit Wert ${value} fehlt.`, other: `${n} Farben mit Wert ${value} fehlen.` })
	},
	solvedIn: (n) => `Nach ${count(n, { one: '1 Zug', other: `${n} Zügen` })}.`,
	intro:
		'Baue Pyramiden mit Arbeitskräften und Bausteinen. Jeder Zug: ein Plättchen legen, eine Reihe aktivieren, ein neues nehmen.',
	goOn: (game) => `Offene Partie fortsetzen: ${game}`,
	fromLink: (what, seed) => `Der Link enthält eine Partie: ${what}, ${seed}.`,
	playLink: 'Diese Partie spielen',
	badLink: 'Dieser Link enthält keine Partie von uns. Unten kannst du eine beginnen.',
	solo: 'Solo',
	soloIntro: 'Eine Farbe, 12 Arbeitskräfte, 28 Züge.',
	houseSolves: (won, deals) => `Der Computer schafft ${won} von ${deals} Partien.`,
	game: 'Gegen den Computer',
	gameIntro: 'Die Gegner denken einen Zug voraus und sehen nur, was du an ihrer Stelle sehen könntest.',
	opponents: 'Gegner',
	variants: 'Varianten',
	symbols: 'Symbole',
	symbolsHelp: 'Ein Plättchen gehört auf die Seite seines Lagers oder kostet 1 Gold.',
	open: 'Offene Stapel',
	openHelp: '4 der 8 Stapel liegen offen.',
	start: 'Beginnen',
	startTask: (n) => `Aufgabe ${n} beginnen`,
	learn: 'Erst lernen',
	ourData: 'Spielplan, Plättchen und Werte sind unsere eigenen, nicht die des Verlags.',
	history: 'Beendet',
	historySolved: 'gelöst',
	historyFailed: 'nicht gelöst',
	playersAll: (n) => `${n} Spieler`,
	again: 'Noch einmal',
	link: 'Link zu dieser Partie',
	linkCopied: 'Link kopiert.',
	score: 'Endstand',
	total: 'Summe',
	lines: { foundations: 'Fundamente', pyramids: 'Pyramiden', stones: 'Bausteine', gold: 'Gold' },
	wins: (who) => `${who} hat gewonnen.`,
	youWin: 'Du hast gewonnen.',
	shared: 'Ein geteilter Sieg.',
	home: 'Zu den Kursen',
	rules: 'Regeln',
	unsaved: 'Dieser Browser konnte es nicht speichern.',
	noScript: 'Das Spiel braucht JavaScript.'
};

export default pyramides;
