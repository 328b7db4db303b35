// German: the puzzle screen, for dailies and practice.
import type { PuzzleText } from '../en/puzzle.ts';
import { plural } from '../plural.ts';

const count = plural('de');
const squares = (n: number) => count(n, { one: `${n} Feld`, other: `${n} Felder` });
const range = (from: string, to: string) => (from === to ? `Auf ${from}` : `Von ${from} bis ${to}`);

export default {
	title: 'Tagesrätsel',
	description:
		'Jeden Tag ein Stern, eine Sonne, ein Mond, für alle gleich: Hol den Schlüssel mit einem Block. Auch ohne Netz.',
	levels: { star: 'Stern', sun: 'Sonne', moon: 'Mond' },
	shapes: {
		I2: 'Zweierstange',
		I3: 'Dreierstange',
		V3: 'Dreierwinkel',
		I4: 'Viererstange',
		L4: 'Vierer-L',
		T4: 'Vierer-T',
		S4: 'Viererstufe',
		O4: 'Viererquadrat',
		Y4: 'Dreibein',
		U5: 'Fünfer-U'
	} as Record<string, string>,
	block: (shape, colour) => `${shape}, ${colour}`,
	slot: (n, block) => `Block ${n}, ${block}`,
	emptySlot: 'Leer',
	core: 'Zentralblock',

	bar: {
		back: 'Startseite',
		camera: 'Kamera wechseln',
		menu: 'Menü',
		share: 'Rätsel teilen',
		flat: 'Flaches Brett (2D)',
		solid: 'Brett in 3D',
		reset: 'Alles zurücklegen',
		settings: 'Einstellungen',
		rules: 'Regeln zum Setzen',
		keys: 'Tastatur',
		levels: 'Stufen des Tages',
		state: { solved: 'Gelöst', now: 'Jetzt', open: 'Offen' },
		future: 'aus der Zukunft'
	},
	close: 'Schließen',

	plan: {
		label: 'Plan des Tempels, von oben gesehen',
		square: (name, height, top) => (height === 0 ? `${name}, leer` : `${name}, Höhe ${height}, oben ${top}`),
		core: (name, height) => `${name}, Höhe ${height}, Zentralblock`,
		held: (from, to) =>
			from === to ? `dein Block auf Höhe ${from}` : `dein Block von Höhe ${from} bis ${to}`,
		blamed: 'im Weg',
		hinted: 'im Bereich des Hinweises'
	},
	view: {
		label: 'Flaches Bild: was deine Seite zeigt',
		row: (height) => `Höhe ${height}`,
		empty: 'nichts',
		held: 'dein Block',
		match: 'passt zum Schlüssel',
		missing: (colour) => `${colour} fehlt`,
		look: 'Vom Platz aus schauen',
		lookBack: 'Von der Seite schauen'
	},
	key: {
		turn: 'Schlüssel zum Vergleichen drehen',
		which: (n, of) => `Schlüssel ${n} von ${of}`,
		other: 'Den anderen Schlüssel zeigen',
		points: (n) => count(n, { one: `${n} Punkt`, other: `${n} Punkte` }),
		turned: (degrees) => `${degrees}° gedreht`,
		complete: 'vollständig'
	},
	tray: 'Deine Blöcke',
	controls: 'Drehen und bewegen',
	turns: { spin: 'Drehen', tip: 'Kippen', roll: 'Rollen' },
	reverse: 'Gedrückt halten: andersherum.',
	steps: { left: 'Nach links', right: 'Nach rechts', away: 'Von dir weg', near: 'Zu dir her' },
	undo: 'Zurück',
	hint: 'Hinweis',
	place: 'Setzen',
	cannotPlace: 'Geht hier nicht',

	note: {
		loading: 'Das Rätsel kommt gleich.',
		failed: 'Das Rätsel wurde nicht geladen.',
		failedText: 'Prüfe die Verbindung und lade die Seite neu.',
		idle: 'Wähle einen Block.',
		idleText: (keys) =>
			keys > 1 ? 'Zeige beide Schlüssel mit einem Zug.' : 'Zeige den Schlüssel mit einem Zug.',
		fits: 'Passt.',
		where: (from, to, top) => `${range(from, to)}, ${top} hoch.`,
		bridge: (from, to, top) => `Eine Brücke von ${from} bis ${to}, ${top} hoch.`,
		shows: (right, total) =>
			right === total
				? `Alle ${total} Felder zu sehen.`
				: right === 0
					? 'Noch kein Feld des Schlüssels zu sehen.'
					: `${right} von ${total} Feldern zu sehen.`,
		more: (n) => `+${n}`,
		moreSaid: (n) => count(n, { one: `und ${n} weiterer Grund`, other: `und ${n} weitere Gründe` }),
		why: 'Warum?',
		whySaid: (rule) => `Warum? ${rule}`,
		miss: (missing) =>
			count(missing, {
				one: `Erlaubt, aber ${missing} Feld fehlt.`,
				other: `Erlaubt, aber ${missing} Felder fehlen.`
			}),
		missText: 'Gepunktet: was fehlt, wo der Schlüssel am besten passt.',
		solved: (keys, tries, hints) =>
			`${keys === 1 ? 'Schlüssel' : 'Beide Schlüssel'} geholt, ${tries === 1 ? 'erster Versuch' : `${tries}. Versuch`}${
				hints > 0 ? count(hints, { one: `, ${hints} Hinweis`, other: `, ${hints} Hinweise` }) : ''
			}.`,
		flat: 'Flaches Brett. Alles funktioniert.',
		flatText: '3D gibt es hier nicht.',
		elsewhere: 'In einem anderen Tab fortgesetzt.',
		load: 'Das laden',
		newDay: 'Die drei von heute sind da.',
		newDayGo: 'Zu heute',
		shared: 'Geteilt.',
		copied: 'Kopiert. Du kannst es überall einfügen.',
		cancelled: 'Nicht geteilt.',
		select: 'Kopiere den Text aus dem Feld.',
		unsaved: 'Nicht gespeichert: Der Browser lehnt ab. Es hält, bis die Seite geschlossen wird.'
	},

	first: {
		title: 'Erster Schlüssel',
		subtitle: 'Zum Anfang',
		choose: 'Wähle die weiße Stange.',
		chooseText: 'Der Schlüssel ist ein Turm: grün, braun, weiß.',
		wrong: 'Grau kommt im Schlüssel nicht vor.',
		wrongText: 'Wähle die weiße Stange.',
		move: (square) => `Tippe auf ${square}, den braunen Stapel, oder nimm die Pfeile.`,
		moveText: 'Schau auf das flache Bild.',
		turn: (turn) => `${turn}, damit sie aufrecht steht.`,
		turnText: 'Schau auf das flache Bild.',
		match: 'Das flache Bild zeigt den Schlüssel.',
		matchText: 'Goldringe zeigen, wo. Drücke Setzen.',
		again: 'Wähle noch einmal die weiße Stange.',
		next: 'Stern von heute',
		share: 'Keystone: ein erstes Rätsel'
	},

	reasons: {
		outside: { name: 'Außerhalb.', text: () => 'Ein Teil liegt außerhalb des Rasters.' },
		overlap: { name: 'Belegt.', text: () => 'Dort steht schon etwas.' },
		covered: { name: 'Verdeckt.', text: () => 'Darüber liegt etwas; ein Block kommt von oben.' },
		'too-high': {
			name: 'Zu hoch.',
			text: (_height, top) => `Er endet bei ${top}. Kein Stapel darf höher als 6 sein.`
		},
		ledge: { name: 'Ein Überhang.', text: () => 'Frei hängen darf nur eine gerade Brücke.' },
		'no-contact': { name: 'Berührt nichts.', text: () => 'Eine Ecke genügt.' },
		'not-taller': {
			name: 'Nicht höher.',
			text: (height, top) => `Er berührt einen Stapel der Höhe ${height} und endet bei ${top}.`
		}
	},
	rules: {
		title: 'Regeln zum Setzen',
		intro: 'Ein Block kommt von oben und bleibt, wo er aufliegt. Dort darf er stehen, wenn:',
		outside: 'Alles von ihm liegt im Raster.',
		overlap: 'Er füllt keinen Platz, der belegt ist.',
		covered: 'Über ihm liegt nichts.',
		'too-high': 'Kein Stapel wird höher als 6.',
		ledge:
			'Jede seiner Spalten liegt auf dem Boden oder auf einem Block. Eine Ausnahme: die gerade Brücke, deren beide Enden aufliegen, während die Mitte eine Lücke überspannt.',
		'no-contact':
			'Er berührt, was da ist: Fläche an Fläche oder Ecke an Ecke auf gleicher Höhe, im Plan diagonal.',
		'not-taller':
			'Berührt er andere mit einer Fläche, liegt sein höchster Punkt über jedem Stapel, den er mit einer Fläche berührt, darunter und daneben. Berührt er nur Ecken, ist jede Höhe erlaubt.',
		key: 'Ein Schlüssel ist geholt, wenn seine Felder in deinem flachen Bild zu sehen sind, beliebig gedreht, nie gespiegelt, und mindestens eines davon eine Fassade des neuen Blocks ist.'
	},

	hints: {
		title: 'Hinweise',
		steps: ['Welcher Block', 'Welcher Bereich', 'Welche Drehung', 'Die Lösung'],
		show: 'Zeigen',
		locked: 'gesperrt',
		short: (n) => `Hinweis ${n} von 4.`,
		none: 'Dieses Rätsel hat keine Lösung.',
		block: (block) => `Nimm diesen Block: ${block}.`,
		blockWhy: (adds, old, rivals) =>
			`Er bringt ${squares(adds)} des Schlüssels, die übrigen ${old} sind schon zu sehen.${
				rivals > 0 ? ' Kein anderer Block dieser Farbe schafft es.' : ''
			}`,
		area: (from, to, low, high) =>
			`Schau auf ${from === to ? `Spalte ${from}` : `die Spalten ${from} bis ${to}`}, ${
				low === high ? `Höhe ${low}` : `Höhe ${low} bis ${high}`
			}.`,
		areaWhy: (list) => `Schon da: ${list}.`,
		shown: (colour, column, height) => `${colour} bei ${column}, Höhe ${height}`,
		turn: (wide, deep, high) => `Der Block liegt ${wide} breit, ${deep} tief, ${high} hoch.`,
		keyTurn: [
			'Der Schlüssel steht wie gedruckt.',
			'Der Schlüssel ist um 90° nach links gedreht.',
			'Der Schlüssel ist um 180° gedreht.',
			'Der Schlüssel ist um 90° nach rechts gedreht.'
		],
		bridgeWhy: 'Seine Enden liegen auf, die Mitte überspannt eine Lücke.',
		cornerWhy: 'Er berührt nur Ecken, also ist jede Höhe erlaubt.',
		tallWhy: (top, beside) =>
			`Er endet bei ${top}, höher als jeder Stapel, den er berührt (höchstens ${beside}).`,
		answer: (from, to, top) => `${range(from, to)}, Ende auf Höhe ${top}.`,
		answerWhy: (total) =>
			`Dort sind alle ${total} Felder zu sehen. Der Block liegt bereit, der letzte Schritt gehört dir.`,
		put: 'Dorthin legen'
	},

	solved: {
		label: 'Ergebnis',
		themes: {
			bridge: 'Brücke',
			stack: 'Stapel',
			'corner-only': 'nur Ecken',
			'turned-key': 'gedrehter Schlüssel',
			'tucked-behind': 'dahinter versteckt',
			'two-keys': 'zwei Schlüssel',
			'far-colours': 'ferne Farben',
			'core-face': 'Seite des Zentralblocks'
		},
		difficulty: 'Schwierigkeit',
		ofEight: (n) => `${n} von 8`,
		tries: 'Alle Versuche',
		triesTitle: 'Bester Versuch jedes Blocks',
		tryLine: (right, total) => (right === total ? `alle ${total} Felder` : `${right} von ${total} Feldern`),
		noTry: 'passt nirgends',
		streak: (n) => count(n, { one: `${n} Tag in Folge`, other: `${n} Tage in Folge` }),
		noStreak: 'Noch keine Tage in Folge',
		free: (n) =>
			n === 0 ? 'kein freier Tag' : count(n, { one: `${n} freier Tag`, other: `${n} freie Tage` }),
		days: {
			solved: 'gelöst',
			free: 'freier Tag',
			bridged: 'auf Reisen',
			missed: 'verpasst',
			open: 'offen',
			none: 'nicht gespielt'
		},
		retry: 'Nochmal',
		share: 'Teilen',
		home: 'Heute'
	},

	share: {
		words: (level, date, tries, hints, solved) =>
			`Keystone, ${level}, ${date}${
				solved
					? `: ${tries === 1 ? 'erster Versuch' : `${tries} Versuche`}, ${
							hints === 0
								? 'keine Hinweise'
								: count(hints, { one: `${hints} Hinweis`, other: `${hints} Hinweise` })
						}`
					: ''
			}`,
		field: 'Text zum Teilen'
	},

	keys: {
		title: 'Tastatur',
		off: 'Einzelne Tasten sind in den Einstellungen ausgeschaltet.',
		rows: [
			['1–7', 'Block nehmen, nochmal: zurücklegen'],
			['Q W E', 'drehen, kippen, rollen; mit Umschalt andersherum'],
			['← ↑ ↓ →', 'nach links, weg, her, nach rechts'],
			['Enter', 'setzen (wenn kein Knopf den Fokus hat)'],
			['Z', 'zurück'],
			['H', 'nächster Hinweis'],
			['V', 'vom Platz aus schauen und zurück'],
			['C', 'nächste Kamera'],
			['K', 'Schlüssel zum Vergleichen drehen'],
			['Esc', 'Block zurücklegen, schließen'],
			['?', 'diese Liste']
		],
		onOff: 'Tastenkürzel mit einer Taste'
	},

	bad: {
		title: 'Dieses Rätsel gibt es nicht',
		malformed: (text) => `„${text}“ nennt kein Tagesrätsel. Ein Name sieht so aus: 2026-11-14-sun.`,
		range: (first, last) => `Tagesrätsel gibt es vom ${first} bis zum ${last}.`,
		unchanged: 'Von deinen Daten wurde nichts verändert.',
		today: 'Zu heute'
	},
	noScript: 'Das Rätsel braucht JavaScript.'
} satisfies PuzzleText;
