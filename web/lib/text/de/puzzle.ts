// German: the puzzle screen, for dailies and practice.
import type { PuzzleText } from '../en/puzzle.ts';
import { plural } from '../plural.ts';

const count = plural('de');
const range = (from: string, to: string) => (from === to ? `Auf ${from}` : `Von ${from} bis ${to}`);

export default {
	title: 'Tagesrätsel',
	description:
		'Jeden Tag ein Stern, eine Sonne, ein Mond, für alle gleich: Sichere den Schlüssel mit einem Block. Auch offline.',
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
		collect: 'In eine Sammlung legen',
		flat: '2D-Brett',
		solid: '3D-Brett',
		reset: 'Alles zurücklegen',
		settings: 'Einstellungen',
		rules: 'Einsetzregeln',
		keys: 'Tastatur',
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
		hinted: 'im Bereich des Hinweises',
		marked: 'erlaubt',
		outlined: 'nächstgelegener Block',
		flag: 'Fahne'
	},
	view: {
		label: 'Deine Perspektive',
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
		card: 'Diese Karte',
		cards: (n, of) => `Karte ${n} von ${of}`,
		which: (n, of) => `Schlüssel ${n} von ${of}`,
		other: 'Den anderen Schlüssel zeigen',
		points: (n) => count(n, { one: `${n} Punkt`, other: `${n} Punkte` }),
		turned: (degrees) => `${degrees}° gedreht`,
		complete: 'vollständig'
	},
	goal: (keys) => [
		'Setze einen Block so ein, dass ',
		'deine Perspektive',
		' ',
		keys > 1 ? 'beide Karten' : 'diese Karte',
		' zeigt.'
	],
	tray: 'Deine Blöcke',
	controls: 'Drehen und bewegen',
	turns: { spin: 'Drehen', tip: 'Kippen', roll: 'Rollen' },
	reverse: 'Gedrückt halten: andersherum.',
	steps: { left: 'Nach links', right: 'Nach rechts', away: 'Von dir weg', near: 'Zu dir her' },
	undo: 'Rückgängig',
	hint: 'Hinweis',
	place: 'Einsetzen',
	tryAgain: 'Noch einmal',
	cannotPlace: 'Geht hier nicht',
	enter: 'Enter',

	note: {
		loading: 'Wird geladen …',
		failed: 'Das Rätsel ließ sich nicht laden.',
		failedText: 'Prüfe die Verbindung und lade die Seite neu.',
		idle: 'Wähle einen Block.',
		fits: 'Passt.',
		span: range,
		where: (from, to, top) => `${range(from, to)}, ${top} hoch.`,
		bridge: (from, to, top) => `Eine Brücke von ${from} bis ${to}, ${top} hoch.`,
		seen: (seen, faces) =>
			seen === faces
				? 'Alles ist zu sehen.'
				: seen === 0
					? 'Deine Perspektive zeigt ihn nicht.'
					: 2 * seen < faces
						? 'Das meiste ist verdeckt.'
						: 'Ein Teil ist verdeckt.',
		more: (n) => `+${n}`,
		moreSaid: (n) => count(n, { one: `und ${n} weiterer Grund`, other: `und ${n} weitere Gründe` }),
		why: 'Warum?',
		whySaid: (rule) => `Warum? ${rule}`,
		noSolid: '3D gibt es hier nicht.',
		shared: 'Geteilt.',
		copied: 'Kopiert. Du kannst es überall einfügen.',
		cancelled: 'Nicht geteilt.',
		field: 'Text zum Teilen',
		select: 'Kopiere den Text aus dem Feld.',
		unsaved: 'Dieser Browser konnte es nicht speichern. Es bleibt nur, bis du die Seite schließt.'
	},

	solved: {
		retry: 'Noch einmal',
		share: 'Teilen',
		day: 'Der Tag'
	},

	noScript: 'Das Rätsel braucht JavaScript.'
} satisfies PuzzleText;
