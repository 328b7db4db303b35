// German: the solo game The Ancients: its page, its runs, and a run watched again.
import type { AncientsText } from '../en/ancients.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('de');
const points = (n: number) => count(n, { one: `${n} Punkt`, other: `${n} Punkte` });

const altars = { sun: 'Sonnenaltar', moon: 'Mondaltar' };

export default {
	title: 'Die Uralten',
	description:
		'Block and Key solo: 11 Züge gegen die Uralten, eine Partie des Tages für alle, jede Partie zum Nachsehen. Auch offline.',
	points,
	tiers: {
		trainee: 'Praktikant',
		researcher: 'Forscher',
		'field-director': 'Bereichsdirektor',
		'dig-director': 'Ausgrabungsleiter',
		'expert-archaeologist': 'Archäologieexperte'
	},
	kinds: {
		random: 'zufällig gemischt',
		day: 'Partie des Tages',
		seed: 'aus einem Startwort',
		shared: 'geteilte Partie'
	},
	practice: 'Übung',
	coached: 'mit Coach',
	known: 'schon gespielt',

	start: {
		text: '11 Züge solo im Tempel: Sichere Schlüssel, während die Uralten eigene Blöcke einsetzen.',
		go: 'Partie beginnen'
	},
	open: {
		name: (turn, of) => `Zug ${turn} von ${of}`,
		line: (date, kind, n) => `${date}, ${kind}, bisher ${points(n)}`,
		unreadable: 'Diese Partie lässt sich nicht fortsetzen: Ein Zug bricht die Regeln.',
		go: 'Weiter'
	},
	deals: {
		title: 'Neue Partie',
		day: 'Partie des Tages',
		dayLine: 'Für alle gleich, bis Mitternacht.',
		dayOpen: 'Begonnen, noch nicht beendet.',
		play: 'Spielen',
		resume: 'Weiter',
		watch: 'Ansehen',
		again: 'Noch einmal',
		random: 'Neue Partie',
		playRandom: 'Spielen: Neue Partie',
		randomLine: 'Frisch gemischt, noch nie gesehen.',
		seed: 'Aus einem Startwort',
		seedLine: 'Gleiches Wort, gleiche Mischung, für dich und deine Freunde.',
		seedLabel: 'Startwort',
		seedGo: 'Mischen',
		seedFaults: {
			empty: 'Gib zuerst ein paar Buchstaben oder Ziffern ein.',
			'too-long': 'Ein Startwort hat höchstens 64 Zeichen.',
			character: 'Ein Zeichen darin ist im Startwort nicht möglich.'
		}
	},
	shared: {
		title: 'Eine Partie für dich',
		text: (seed) => `Jemand schickt dir diese Partie: ${seed}`,
		go: 'Diese Partie spielen'
	},
	result: (total, tier) => `${total}, ${tier}`,

	ladder: {
		title: 'Dein Rang',
		median: (n) => count(n, { one: 'nach 1 Partie', other: `Median der letzten ${n} Partien` }),
		next: (n, tier) => `Noch ${points(n)} bis ${tier}.`,
		top: 'Einen höheren Rang gibt es nicht.',
		none: 'Dein Rang erscheint hier nach deiner ersten Partie ohne Coach mit neuen Karten.',
		apart: (n, median) =>
			count(n, {
				one: `Nicht gewertet: 1 Partie mit Coach, zur Übung oder mit bekannten Karten, ${points(median)}.`,
				other: `Nicht gewertet: die letzten ${n} Partien mit Coach, zur Übung oder mit bekannten Karten, im Median ${points(median)}.`
			}),
		from: (least) => `ab ${least}`
	},
	history: {
		title: 'Ergebnisse',
		said: (totals) => `Ergebnisse der Reihe nach: ${totals}.`,
		note: 'Jeder Balken ist eine Partie, die neueste rechts. Hohle Balken: Übung. Linien: Ränge.'
	},
	sources: {
		title: 'Woher die Punkte kommen',
		note: (n) => count(n, { one: 'Aus 1 Partie.', other: `Je Partie, im Mittel der letzten ${n}.` }),
		names: { star: 'Sterne', sun: 'Sonnen', moon: 'Monde', enigma: 'Enigma' },
		columns: { name: 'Quelle', value: 'Punkte' }
	},
	runs: {
		title: 'Alle Partien',
		open: 'nicht beendet',
		resume: 'Fortsetzen',
		watch: 'Ansehen',
		report: 'Bericht',
		share: 'Teilen',
		said: (action, run) => `${action}: ${run}`,
		more: (n) => `${n} weitere zeigen`
	},
	share: {
		run: (total, tier) => `Keystone, Die Uralten, ${total}, ${tier}`,
		openRun: 'Keystone, Die Uralten, eine Partie zum Ansehen',
		deal: 'Keystone, Die Uralten, eine Partie zum Nachspielen'
	},

	watch: {
		title: 'Partie ansehen',
		description: 'Eine Partie gegen die Uralten, Schritt für Schritt.',
		setup: 'Aufbau',
		turn: (n, of) => `Zug ${n} von ${of}`,
		step: (n, of) => `Schritt ${n} von ${of}`,
		turns: 'Züge',
		score: (n) => `bisher ${points(n)}`,
		first: 'Anfang',
		back: 'Zurück',
		forward: 'Vor',
		last: 'Ende',
		play: 'Diese Partie spielen',
		resume: 'Fortsetzen',
		shareRun: 'Partie teilen',
		shareDeal: 'Aufbau teilen',
		hand: 'Hand',
		handSaid: (name, n) => `${name}, ${points(n)}`,
		enigma: (colour) => `Enigma: ${colour}`,
		newBlock: (from, to) =>
			from === to ? `der neue Block auf Höhe ${from}` : `der neue Block von Höhe ${from} bis ${to}`,
		newSquare: 'der neue Block',
		waiting: 'Wird geladen …',
		failed: 'Die Partie ließ sich nicht laden.',
		failedText: 'Prüfe die Verbindung und lade die Seite neu.'
	},

	steps: {
		deal: 'Der Aufbau.',
		dealText: (colour) => `4 Schlüssel, 9 Blöcke in der Ausgrabungsstätte, Enigma ${colour}.`,
		core: (colour) => `Der Zentralblock zeigt dir ${colour}.`,
		first: (sites) => `Erste Blöcke von den Plätzen ${sites}.`,
		dig: (sites, n) =>
			count(n, { one: `Ausgegraben: Platz ${sites}.`, other: `Ausgegraben: Plätze ${sites}.` }),
		placed: (block) => `Eingesetzt: ${block}.`,
		where: (from, to, top) =>
			from === to ? `Auf ${from}, Höhe ${top}.` : `Von ${from} bis ${to}, Höhe ${top}.`,
		claimable: (n) => count(n, { one: 'Ein Schlüssel passt.', other: `${n} Schlüssel passen.` }),
		claimed: (keys, n) => `Gesichert: ${keys}, ${points(n)}.`,
		notClaimed: 'Nicht gesichert.',
		marked: 'Nichts gesichert.',
		markedText: (altar) => `Eine Karte vom ${altars[altar]} liegt nun verdeckt.`,
		returned: (blocks) => `Zurück in den Beutel: ${blocks}.`,
		discarded: (level, altar) => `${level} kommt unter den ${altars[altar]}.`,
		kept: 'Alle Schlüssel behalten.',
		drawn: (level, altar) => `Gezogen: ${level} vom ${altars[altar]}.`,
		ancients: (stars, corner, site) =>
			`Karte der Uralten: ${count(stars, { one: '1 Stern', other: `${stars} Sterne` })}, Ecke im ${corner}; ${count(site, { one: '1 Auge', other: `${site} Augen` })}, Platz ${site}.`,
		corners: ['Südwesten', 'Nordwesten', 'Nordosten', 'Südosten'],
		target: (block) => `Der Ecke am nächsten: ${block}.`,
		targets: (blocks) => `Gleich nah: ${blocks}.`,
		blockAt: (block, from, to) => (from === to ? `${block} (${from})` : `${block} (${from}–${to})`),
		between: '; ',
		emptySite: 'Der Platz ist leer, der Zug der Uralten ist vorbei.',
		noRoom: (block) => `Kein Platz für ${block}: zurück in den Beutel.`,
		ancientsPlaced: (block) => `Die Uralten setzen ein: ${block}.`,
		beside: (block) => `Ecke an Ecke mit: ${block}.`,
		passed: 'Gepasst: nichts auszugraben, nichts einzusetzen.',
		end: (total, tier) => `Die Partie ist zu Ende: ${points(total)}, ${tier}.`
	},

	bad: {
		title: 'Dieser Link lässt sich nicht öffnen',
		codes: {
			empty: 'Die Adresse enthält keine Partie.',
			'too-long': 'Der Link ist länger als jede Partie.',
			character: 'Ein Zeichen kommt in keinem solchen Link vor.',
			version: 'Der Link stammt nicht von dieser App oder aus einer Version, die sie nicht kennt.',
			'cut-off': 'Das Ende des Links fehlt.',
			checksum: 'Der Link wurde unterwegs verändert.',
			seed: 'Das Startwort im Link ist nicht lesbar.',
			action: 'Die Züge im Link sind nicht lesbar.',
			refused: 'Ein Zug im Link bricht die Regeln.'
		},
		rule: (move, rule) => `Schritt ${move}, Regel ${rule}.`,
		missing: 'Diese Partie ist nicht auf diesem Gerät.',
		at: (n) => `Der Fehler liegt bei Zeichen ${n}.`,
		unchanged: 'Dein Stand ist unverändert.',
		today: 'Zum heutigen Tag'
	},
	noScript: 'Die Uralten brauchen JavaScript.'
} satisfies AncientsText;
