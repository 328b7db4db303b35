// German: the playing screen of the solo game, The Ancients.
import type { RunText } from '../en/run.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('de');
const blocks = (n: number) => count(n, { one: `${n} Block`, other: `${n} Blöcke` });
const keys = (n: number) => count(n, { one: `${n} Schlüssel`, other: `${n} Schlüssel` });
const faces = (n: number) => count(n, { one: `${n} Fassade`, other: `${n} Fassaden` });
/** „eine Sonne“, „einen Mond“; „Sonnenaltar“, „Mondaltar“. */
const one = (level: string) => (level === 'Mond' ? 'einen Mond' : `eine ${level}`);
const altar = (level: string) => (level === 'Mond' ? 'Mondaltar' : `${level}naltar`);

export default {
	title: 'Die Uralten',
	description: 'Block and Key solo: 11 Züge gegen die Uralten, Schritt für Schritt geführt. Auch offline.',
	turn: (n, of) => `Zug ${n} von ${of}`,
	setup: 'Aufbau',
	over: 'Die Partie ist zu Ende',
	practice: 'Übung',
	levels: { star: 'Stern', sun: 'Sonne', moon: 'Mond' },
	vp: (n) => `${n} SP`,
	loading: 'Wird geladen …',
	failed: 'Die Partie ließ sich nicht laden.',
	failedText: 'Prüfe die Verbindung und lade die Seite neu.',
	unknown: 'Diese Partie gibt es hier nicht.',
	unknownText: 'Vielleicht wurde sie gelöscht oder gehört zu einem anderen Gerät.',
	noScript: 'Die Partie braucht JavaScript.',
	elsewhere: 'Die Partie geht in einem anderen Tab weiter.',
	unsaved: 'Dieser Browser konnte es nicht speichern.',
	unsavedText: 'Die Partie bleibt nur, bis du die Seite schließt.',

	steps: ['Deine Aktion', 'Zug markieren', 'Schlüssel ablegen', 'Schlüssel ziehen', 'Die Uralten'],
	stepOf: (n, name) => `Schritt ${n} von 5: ${name}`,

	note: {
		core: 'Drehe den Zentralblock.',
		coreText: 'Welche Farbe zeigt zu dir?',
		line: 'Nimm deine ersten Blöcke.',
		lineText: 'Eine Reihe oder Spalte der Ausgrabungsstätte.',
		act: 'Du bist am Zug.',
		actText: 'Setze einen Block ein oder grabe aus.',
		mustPass: 'Nichts geht mehr.',
		mustPassText: 'Die Ausgrabungsstätte ist leer, und kein Block passt.',
		putBack: (have, over) => `${have} Blöcke: Lege ${over} zurück.`,
		putBackText: 'Du kannst höchstens sieben Blöcke haben.',
		claim: (n) => count(n, { one: 'Ein Schlüssel passt.', other: `${n} Schlüssel passen.` }),
		claimText: 'Tippe einen an, wenn du ihn behalten willst.',
		marker: 'Kein Schlüssel gesichert.',
		markerText: 'Lege einen verdeckt hin.',
		discard: 'Einen Schlüssel ablegen?',
		discardText: 'Er kommt unter seinen Altar. Oder behalte alle.',
		draw: (n) => `Noch ${n} zu ziehen.`,
		drawText: 'Wähle einen Altar.',
		ancients: 'Die Uralten ziehen.',
		ancientsText: (site, corner) => `Platz ${site}, ${corner}. Du wählst, wohin.`,
		tie: 'Gleich nah.',
		tieText: 'Wähle einen der umrandeten Blöcke.',
		noRoom: 'Kein Platz für die Uralten.',
		noRoomText: (block) => `Zurück in den Beutel: ${block}.`,
		emptySite: 'Die Uralten finden nichts.',
		emptySiteText: (site) => `Platz ${site} ist leer.`,
		end: (tier, points) => `${tier}, ${points} SP.`,
		claims: (n, points) => `Sichert ${keys(n)}, ${points} SP.`,
		claimsNone: 'Sichert keinen Schlüssel.'
	},

	wait: {
		core: ['Drehe zuerst den Zentralblock.', 'Wähle die Farbe, die zu dir zeigt.'],
		line: ['Nimm zuerst Blöcke.', 'Wähle eine Reihe oder Spalte.'],
		act: ['Nicht in diesem Schritt.', 'Setze zuerst einen Block ein oder grabe aus.'],
		'put-back': ['Zu viele Blöcke.', 'Lege zuerst alle über sieben zurück.'],
		claim: ['Erst kommen die Schlüssel.', 'Sichere, was passt, oder behalte es.'],
		marker: ['Markiere zuerst den Zug.', 'Ohne gesicherten Schlüssel kommt einer verdeckt hin.'],
		discard: ['Zuerst kommt deine Hand.', 'Lege einen Schlüssel ab oder behalte alle.'],
		draw: ['Ziehe zuerst nach.', 'Die Hand wird auf vier Schlüssel ergänzt.'],
		ancients: ['Zuerst sind die Uralten dran.', 'Du setzt ihren Block für sie ein.'],
		others: ['Du bist nicht an der Reihe.', 'Schaue dich um: Du siehst Ansichten und Blöcke von allen.'],
		end: ['Die Partie ist zu Ende.', 'Nach Zug 11 ist Schluss.']
	},
	refuse: {
		noBlock: ['Wähle einen Block.', 'Drehe ihn, bewege ihn und setze ihn ein.'],
		noLine: ['Es gibt nichts auszugraben.', 'Die Ausgrabungsstätte ist leer.'],
		emptyLine: ['Dort liegt kein Block.', 'Wähle eine andere Reihe oder Spalte.'],
		star: ['Ein Stern bleibt auf der Hand.', 'Er hat keinen Altar.'],
		emptyAltar: ['Dieser Altar ist leer.', 'Nimm die Karte vom anderen.'],
		notShown: ['Er passt nicht.', 'Alle Felder müssen zu sehen sein, eines am neuen Block.'],
		moreBack: (n) => ['Noch nicht genug.', `Lege noch ${blocks(n)} zurück.`],
		noClaim: ['Kein Schlüssel gewählt.', 'Tippe einen an oder sichere jetzt keinen.'],
		nothing: ['Es gibt nichts zurückzunehmen.', ''],
		sealed: ['Du hast Verdecktes gesehen.', 'Nimmst du zurück, wird es eine Übungspartie.'],
		notDotted: ['Dort nicht.', 'Erlaubt sind die Punkte: Ecke an Ecke mit dem umrandeten Block.'],
		rule: (id) => ['Nicht erlaubt.', `Die Regel heißt ${id}.`]
	},
	undoAnyway: 'Trotzdem zurücknehmen',

	yard: {
		title: 'Ausgrabungsstätte',
		site: (n, block) => `Platz ${n}: ${block}`,
		empty: 'leer',
		open: 'Ausgrabungsstätte, näher ansehen',
		take: 'Reihe oder Spalte nehmen',
		line: (kind, n, list) =>
			kind === 'row' ? `Reihe ${n} von oben: ${list}` : `Spalte ${n} von links: ${list}`,
		bag: (n) => `${blocks(n)} im Beutel`
	},
	altar: {
		group: 'Altäre',
		name: (level, n) => `${altar(level)}, ${count(n, { one: `${n} Karte`, other: `${n} Karten` })}`,
		lay: (level) => `${one(level).replace(/^e/, 'E')} verdeckt hinlegen`,
		draw: (level) => `${one(level).replace(/^e/, 'E')} ziehen`
	},
	enigma: {
		title: 'Enigma',
		label: (colour, n, points) => `Enigma: ${colour}, ${faces(n)}, ${points} SP`,
		unit: (n) => count(n, { one: 'Fassade', other: 'Fassaden' })
	},
	hand: {
		title: 'Deine Schlüssel',
		card: (level, points) => `${level}, ${points} SP`,
		shows: 'passt',
		drawn: 'eben gezogen',
		putBack: 'Ablegen',
		putBackSaid: (n, level) => `Schlüssel ${n} ablegen, ${level}`,
		stays: 'bleibt',
		turn: 'Schlüssel zum Vergleichen drehen'
	},
	card: {
		stars: (n) => count(n, { one: `${n} Stern`, other: `${n} Sterne` }),
		pips: (n) => count(n, { one: `${n} Auge`, other: `${n} Augen` }),
		corner: (n) => ['', 'Ecke Südwest', 'Ecke Nordwest', 'Ecke Nordost', 'Ecke Südost'][n] ?? '',
		site: (n) => `Platz ${n}`,
		decides: 'Diese Karte entscheidet'
	},
	claimed: {
		title: (points) => `Gesichert, ${points} SP`,
		turn: (n, what) => `Zug ${n}: ${what}`,
		keys: (list) => `gesichert: ${list}`,
		marker: 'ein Schlüssel verdeckt',
		none: 'nichts',
		open: 'noch nicht gespielt'
	},
	core: {
		title: 'Zentralblock',
		choose: (colour) => `${colour} zu dir`
	},
	ancients: {
		target: (block, from) => `${block} auf ${from}`,
		core: 'Zentralblock',
		targets: 'Gleich nahe Blöcke'
	},
	blocks: 'Deine Blöcke',

	do: {
		undo: 'Rückgängig',
		dig: 'Ausgraben',
		place: 'Einsetzen',
		pass: 'Passen',
		claim: (n) => (n === 0 ? 'Sichern' : `${n} sichern`),
		notNow: 'Nicht jetzt',
		putBack: 'Zurücklegen',
		keepAll: 'Alle behalten',
		next: (n) => (n > 1 ? `Nächste von ${n}` : 'Einzige Stelle'),
		placeForThem: 'Für sie einsetzen',
		goOn: 'Weiter',
		report: 'Bericht',
		newRun: 'Neue Partie'
	},

	enter: 'Enter',

	ideas: {
		place: (block, from, to) =>
			from === to ? `${block}, auf ${from} einsetzen` : `${block}, von ${from} bis ${to} einsetzen`,
		claims: (n) => `sichert ${keys(n)}`,
		dig: (sites, n) => count(n, { one: `Platz ${sites} ausgraben`, other: `Plätze ${sites} ausgraben` }),
		putBack: (list) => `Zurücklegen: ${list}`,
		claim: (list) => `Sichern: ${list}`,
		leave: 'Keinen Schlüssel sichern',
		ancients: (block, from, to) =>
			from === to
				? `Block der Uralten (${block}) auf ${from}`
				: `Block der Uralten (${block}) von ${from} bis ${to}`
	},
	coach: {
		label: 'Coach',
		pace: (tier, points) => `auf Kurs: ${tier}, ${points}`,
		figures: (mean, chance, tier, playouts) =>
			`im Mittel ${mean}, ${chance} ${tier} oder besser, ${playouts} Probespiele`,
		idea: (idea, figures) => `${idea}: ${figures}`,
		more: 'Weitere Ideen',
		thinking: 'Der Coach denkt voraus …',
		cost: (points, playouts) => `Das kostet etwa ${points} Punkte (${playouts} Probespiele).`,
		anyway: 'Trotzdem',
		show: 'Zeige es mir',
		better: (idea) => `Besser: ${idea}.`
	},

	result: {
		title: 'Ergebnis',
		points: (n) => count(n, { one: `${n} Punkt`, other: `${n} Punkte` }),
		keys: (n, points) => `${keys(n)}: ${points} SP`,
		enigma: (n, points) => `Enigma, ${faces(n)}: ${points} SP`,
		next: (n, tier) => `Noch ${n} bis ${tier}.`,
		highest: 'Der höchste Rang.',
		practice: 'Übungspartie: Du durftest auch nach dem Aufdecken zurücknehmen.'
	},
	tiers: {
		trainee: 'Praktikant',
		researcher: 'Forscher',
		'field-director': 'Bereichsdirektor',
		'dig-director': 'Ausgrabungsleiter',
		'expert-archaeologist': 'Archäologieexperte'
	},

	told: {
		refill: (list) => `Neu in der Ausgrabungsstätte: ${list}.`,
		drawn: (level, key) => `Gezogen: ${level}. ${key}`,
		claimed: (n, points) => `${keys(n)} gesichert, ${points} SP.`,
		marked: (level) => `Verdeckt liegt ${level === 'Mond' ? 'ein Mond' : `eine ${level}`}.`,
		discarded: (level) => `${level === 'Mond' ? 'Ein Mond' : `Eine ${level}`} liegt unter dem Altar.`,
		placed: (block, from, to) => `${block} steht von ${from} bis ${to}.`,
		ancientsPlaced: (block, from, to) => `Die Uralten haben eingesetzt: ${block}, von ${from} bis ${to}.`,
		ancients: (stars, pips) => `Zuletzt gezogen: ${stars}, ${pips}.`,
		turn: (n) => `Zug ${n}.`
	},

	menu: {
		practice: 'Übung: frei zurücknehmen',
		practiceOn: 'Ab jetzt frei zurücknehmen.',
		practiceOnText: 'Die Partie gilt als Übung.',
		claimed: 'Gesicherte Schlüssel',
		home: 'Alle Partien'
	},
	shortcuts: [
		['1–9', 'wählen: Block, Schlüssel, Reihe oder Spalte, Altar, Farbe'],
		['Q W E', 'drehen, kippen, rollen; mit Umschalt andersherum'],
		['← ↑ ↓ →', 'Block bewegen; für die Uralten: nächste und vorige Stelle'],
		['Enter', 'der Hauptknopf (wenn kein Knopf den Fokus hat)'],
		['D N', 'der mittlere Knopf: ausgraben, nicht jetzt, nächste Stelle'],
		['Z', 'zurücknehmen'],
		['V', 'vom Platz aus schauen und zurück'],
		['C', 'nächste Kamera'],
		['Esc', 'Block zurücklegen, schließen'],
		['?', 'diese Liste']
	]
} satisfies RunText;
