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
	description:
		'Block and Key allein: 11 Züge gegen die Uralten, Schritt für Schritt geführt. Auch ohne Netz.',
	turn: (n, of) => `Zug ${n} von ${of}`,
	setup: 'Aufbau',
	over: 'Die Partie ist zu Ende',
	practice: 'Übung',
	levels: { star: 'Stern', sun: 'Sonne', moon: 'Mond' },
	vp: (n) => `${n} SP`,
	loading: 'Die Partie kommt gleich.',
	failed: 'Die Partie wurde nicht geladen.',
	failedText: 'Prüfe die Verbindung und lade die Seite neu.',
	unknown: 'Diese Partie gibt es hier nicht.',
	unknownText: 'Vielleicht wurde sie gelöscht oder gehört zu einem anderen Gerät.',
	noScript: 'Die Partie braucht JavaScript.',
	elsewhere: 'Die Partie geht in einem anderen Tab weiter.',
	unsaved: 'Nicht gespeichert: Dieser Browser lässt es nicht zu.',
	unsavedText: 'Die Partie bleibt nur, bis du die Seite schließt.',

	steps: ['Deine Aktion', 'Zug markieren', 'Schlüssel zurücklegen', 'Schlüssel ziehen', 'Die Uralten'],
	stepOf: (n, name) => `Schritt ${n} von 5: ${name}`,

	note: {
		core: 'Dreh den Zentralblock.',
		coreText: 'Welche Farbe zeigt zu dir?',
		line: 'Nimm deine ersten Blöcke.',
		lineText: 'Eine Reihe oder Spalte der Ausgrabungsstätte.',
		act: 'Du bist am Zug.',
		actText: 'Setze einen Block oder grabe.',
		mustPass: 'Nichts geht mehr.',
		mustPassText: 'Die Ausgrabungsstätte ist leer, und kein Block passt.',
		putBack: (have, over) => `${have} Blöcke: Leg ${over} zurück.`,
		putBackText: 'Mehr als sieben Blöcke gehen nicht.',
		claim: (n) => count(n, { one: 'Ein Schlüssel ist zu sehen.', other: `${n} Schlüssel sind zu sehen.` }),
		claimText: 'Tippe einen an, um ihn auszulassen.',
		marker: 'Kein Schlüssel geholt.',
		markerText: 'Leg einen verdeckt hin.',
		discard: 'Einen zurücklegen?',
		discardText: 'Unter seinen Altar, oder behalte alle.',
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
		claims: (n, points) => `Holt ${keys(n)}, ${points} SP.`,
		claimsNone: 'Holt keinen Schlüssel.'
	},

	wait: {
		core: ['Erst der Zentralblock.', 'Wähle die Farbe, die zu dir zeigt.'],
		line: ['Erst eine Linie.', 'Nimm die drei Blöcke einer Reihe oder Spalte.'],
		act: ['Nicht in diesem Schritt.', 'Setze erst einen Block oder grabe.'],
		'put-back': ['Zu viele Blöcke.', 'Höchstens sieben: Leg erst die übrigen zurück.'],
		claim: ['Erst die Schlüssel.', 'Hol, was zu sehen ist, oder lass es.'],
		marker: ['Erst den Zug markieren.', 'Ohne geholten Schlüssel wird einer verdeckt hingelegt.'],
		discard: ['Erst deine Hand.', 'Leg einen Schlüssel zurück oder behalte alle.'],
		draw: ['Erst ziehen.', 'Die Hand wird auf vier Schlüssel ergänzt.'],
		ancients: ['Erst die Uralten.', 'Du setzt ihren Block für sie.'],
		others: ['Du bist nicht an der Reihe.', 'Schau dich um: Ansichten und Blöcke aller liegen offen.'],
		end: ['Die Partie ist zu Ende.', 'Nach Zug 11 ist Schluss.']
	},
	refuse: {
		noBlock: ['Wähle einen Block.', 'Dann drehen, bewegen, setzen.'],
		noLine: ['Nichts zu graben.', 'Die Ausgrabungsstätte ist leer.'],
		emptyLine: ['Eine leere Linie.', 'Mindestens ein Block muss darin liegen.'],
		star: ['Ein Stern bleibt.', 'Er hat keinen Altar.'],
		emptyAltar: ['Ein leerer Altar.', 'Nimm die Karte vom anderen.'],
		notShown: ['Nicht zu sehen.', 'Alle Felder müssen zu sehen sein, eines am neuen Block.'],
		moreBack: (n) => ['Noch nicht genug.', `Leg noch ${blocks(n)} zurück.`],
		noClaim: ['Kein Schlüssel gewählt.', 'Tippe einen an oder hol jetzt keinen.'],
		nothing: ['Nichts zurückzunehmen.', ''],
		sealed: ['Verdecktes wurde gezeigt.', 'Zurücknehmen macht daraus eine Übung.'],
		notDotted: ['Dort nicht.', 'Erlaubt sind die Punkte: Ecke an Ecke mit dem umrandeten Block.'],
		rule: (id) => ['Nicht erlaubt.', `Die Regel heißt ${id}.`]
	},
	undoAnyway: 'Trotzdem zurück',

	yard: {
		title: 'Ausgrabungsstätte',
		site: (n, block) => `Platz ${n}: ${block}`,
		empty: 'leer',
		open: 'Ausgrabungsstätte, näher ansehen',
		take: 'Eine Linie nehmen',
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
		shows: 'jetzt zu sehen',
		drawn: 'eben gezogen',
		putBack: 'Zurück\u00adlegen',
		putBackSaid: (n, level) => `Schlüssel ${n} zurücklegen, ${level}`,
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
		title: (points) => `Geholt, ${points} SP`,
		turn: (n, what) => `Zug ${n}: ${what}`,
		keys: (list) => `geholt: ${list}`,
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
		undo: 'Zurück',
		dig: 'Graben',
		place: 'Setzen',
		pass: 'Passen',
		claim: (n) => (n === 0 ? 'Holen' : `${n} holen`),
		notNow: 'Nicht jetzt',
		putBack: 'Zurücklegen',
		keepAll: 'Alle behalten',
		next: (n) => (n > 1 ? `Nächste von ${n}` : 'Einzige Stelle'),
		placeForThem: 'Für sie setzen',
		goOn: 'Weiter',
		report: 'Bericht',
		newRun: 'Neue Partie'
	},

	enter: 'Enter',

	ideas: {
		place: (block, from, to) =>
			from === to ? `${block}, auf ${from} setzen` : `${block}, von ${from} bis ${to} setzen`,
		claims: (n) => `holt ${keys(n)}`,
		dig: (sites, n) => count(n, { one: `Platz ${sites} ausgraben`, other: `Plätze ${sites} ausgraben` }),
		putBack: (list) => `Zurücklegen: ${list}`,
		claim: (list) => `Holen: ${list}`,
		leave: 'Keinen Schlüssel holen',
		ancients: (block, from, to) =>
			from === to
				? `Block der Uralten (${block}) auf ${from}`
				: `Block der Uralten (${block}) von ${from} bis ${to}`
	},
	coach: {
		label: 'Begleiter',
		pace: (tier, points) => `auf Kurs: ${tier}, ${points}`,
		figures: (mean, chance, tier, playouts) =>
			`im Mittel ${mean}, ${chance} ${tier} oder besser, ${playouts} Probespiele`,
		idea: (idea, figures) => `${idea}: ${figures}`,
		more: 'Weitere Ideen',
		thinking: 'Der Begleiter denkt voraus.',
		cost: (points, playouts) => `Das kostet etwa ${points} Punkte (${playouts} Probespiele).`,
		anyway: 'Trotzdem',
		show: 'Zeig es mir',
		better: (idea) => `Besser: ${idea}.`
	},

	result: {
		title: 'Ergebnis',
		points: (n) => count(n, { one: `${n} Punkt`, other: `${n} Punkte` }),
		keys: (n, points) => `${keys(n)}: ${points} SP`,
		enigma: (n, points) => `Enigma, ${faces(n)}: ${points} SP`,
		next: (n, tier) => `Noch ${n} bis ${tier}.`,
		highest: 'Der höchste Rang.',
		practice: 'Übungspartie: Verdecktes konnte zweimal gesehen werden.'
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
		claimed: (n, points) => `${keys(n)} geholt, ${points} SP.`,
		marked: (level) => `Verdeckt liegt ${level === 'Mond' ? 'ein Mond' : `eine ${level}`}.`,
		discarded: (level) => `${level === 'Mond' ? 'Ein Mond' : `Eine ${level}`} liegt unter dem Altar.`,
		placed: (block, from, to) => `${block} steht von ${from} bis ${to}.`,
		ancientsPlaced: (block, from, to) => `Die Uralten haben gesetzt: ${block}, von ${from} bis ${to}.`,
		ancients: (stars, pips) => `Zuletzt gezogen: ${stars}, ${pips}.`,
		turn: (n) => `Zug ${n}.`
	},

	menu: {
		practice: 'Übung: frei zurücknehmen',
		practiceOn: 'Ab jetzt frei zurücknehmen.',
		practiceOnText: 'Die Partie gilt als Übung.',
		claimed: 'Geholte Schlüssel',
		home: 'Alle Partien'
	},
	shortcuts: [
		['1–9', 'wählen: Block, Schlüssel, Linie, Altar, Farbe'],
		['Q W E', 'drehen, kippen, rollen; mit Umschalt andersherum'],
		['← ↑ ↓ →', 'Block bewegen; für die Uralten: nächste und vorige Stelle'],
		['Enter', 'der Hauptknopf (wenn kein Knopf den Fokus hat)'],
		['D N', 'der mittlere Knopf: graben, nicht jetzt, nächste Stelle'],
		['Z', 'zurücknehmen'],
		['V', 'vom Platz aus schauen und zurück'],
		['C', 'nächste Kamera'],
		['Esc', 'Block zurücklegen, schließen'],
		['?', 'diese Liste']
	]
} satisfies RunText;
