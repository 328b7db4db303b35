// Deutsch: der Tisch von Tempel der Artefakte, in Lektionen und im ganzen Spiel.
import type { TempleText } from './en.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('de');
const silver = (n: number) => `${n} Silber`;
const actions = (n: number) => count(n, { one: '1 Aktion', other: `${n} Aktionen` });
const assistants = (n: number) => count(n, { one: '1 Gehilfe', other: `${n} Gehilfen` });

const temple: TempleText = {
	title: 'Tempel der Artefakte',
	description:
		'Tempel der Artefakte gegen ein bis drei Gegner spielen, jeder Preis und jeder Punkt erklärt. Auch offline.',
	temple: 'Der Tempel',
	parts: 'Teile des Tisches',
	panels: { card: 'Karte', area: 'Meine Karten', display: 'Gehilfen', others: 'Andere' },
	levels: { label: 'Darunter schauen', t: 'Alle', m: 'Ohne Spitze', g: 'Nur Boden' },
	place: (place) => place,
	faceDown: 'Verdeckt',
	known: 'angeschaut',
	free: 'kostenlos',
	costs: (n) => `kostet ${silver(n)}`,
	silver,
	yourSilver: (n) => `Du hast ${silver(n)}.`,
	vp: (n) => `${n} SP`,
	player: (n) => (n === 0 ? 'Du' : `Spieler ${n + 1}`),
	chooseCard: 'Tippe eine Karte des Tempels an.',
	choose: 'Auswählen',
	noCards: 'Noch keine Karten.',
	noAssistants: 'Keine Gehilfen mehr.',
	named: (what, name) => `${what}: ${name}`,
	withStar: (name) => `${name} mit Stern`,
	turned: (name) => `${name}, umgedreht`,
	porcelain: (letter) => `Porzellan ${letter}`,
	deeds: {
		take: 'Nehmen',
		look: 'Anschauen, 1 Silber',
		hire: 'Anheuern, 1 Silber',
		free: 'Gehilfen nehmen',
		trigger: 'Bonus auslösen',
		secure: 'Satz sichern',
		steal: 'Stehlen',
		discard: 'In die Schachtel',
		end: 'Zug beenden'
	},
	decks: {
		ST: { one: 'Statue', many: 'Statuen' },
		CO: { one: 'Münze', many: 'Münzen' },
		WE: { one: 'Waffe', many: 'Waffen' },
		MA: { one: 'Manuskript', many: 'Manuskripte' },
		JE: { one: 'Juwel', many: 'Juwelen' },
		RE: { one: 'Relikt', many: 'Relikte' },
		CB: { one: 'Fluch & Segen', many: 'Fluch & Segen' },
		PO: { one: 'Porzellan', many: 'Porzellan' },
		VM: { one: 'Vampir & Mumie', many: 'Vampir & Mumie' },
		TR: { one: 'Schatz', many: 'Schätze' }
	},
	monsters: {
		vampire: 'Vampir',
		mummy: 'Mumie',
		'vampire-mummy': 'Vampirmumie',
		'silver-cross': 'Silberkreuz',
		coffin: 'Sarg'
	},
	monsterMarks: { vampire: 'V', mummy: 'M', 'vampire-mummy': 'VM', 'silver-cross': '+', coffin: 'S' },
	effects: {
		gain: (n) => `${silver(n)} bekommen`,
		lose: (n) => `${silver(n)} verlieren`,
		assistant: (n) => `${assistants(n)} kostenlos`,
		action: (n) => `${actions(n)} mehr`,
		'others-gain': (n) => `alle anderen bekommen ${silver(n)}`,
		discard: (n) => count(n, { one: 'eine Karte in die Schachtel', other: `${n} Karten in die Schachtel` })
	},
	assistants: {
		sculptor: 'Bildhauer',
		moneychanger: 'Geldwechsler',
		armourer: 'Waffenschmied',
		scribe: 'Schreiber',
		jeweller: 'Juwelier',
		'keeper-of-relics': 'Reliktwächter',
		priest: 'Priester',
		potter: 'Töpfer',
		'monster-hunter': 'Monsterjäger',
		appraiser: 'Schätzer',
		banker: 'Bankier',
		astronomer: 'Astronom'
	},
	formulas: {
		perCard: (vp, one) => `${vp} SP je ${one}`,
		perTurnedSet: (vp, many) => `${vp} SP je umgedrehtem Satz ${many}`,
		perCombination: (vp) => `${vp} SP je Monsterpaar`,
		perSilver: (vp, step) => `${vp} SP je ${step} Silber`,
		perStar: (vp) => `${vp} SP je Stern`
	},
	ask: {
		act: (n) => `Du bist dran, ${actions(n)}.`,
		after: 'Aktion erledigt. Nutze einen Satz oder beende den Zug.',
		steal: 'Stiehl eine offene Karte.',
		assistant: 'Nimm einen Gehilfen, kostenlos.',
		discard: 'Lege eine deiner offenen Karten in die Schachtel.',
		wait: (player) => `${player} überlegt.`,
		over: 'Die Partie ist zu Ende.'
	},
	told: {
		taken: (who, card, cost) => (cost === 0 ? `${who}: ${card}.` : `${who}: ${card} für ${silver(cost)}.`),
		hired: (who, name) => `${who}: ${name} angeheuert.`,
		triggered: (who, name) => `${who}: Bonus ${name}.`,
		secured: (who, name) => `${who}: ${name} gesichert.`,
		stolen: (who, card, from) => `${who}: ${card} gestohlen, von: ${from}.`,
		peeked: (who) => `${who}: eine Karte angeschaut.`,
		discarded: (who, card) => `${who}: ${card} in die Schachtel.`,
		round: 'Der zweite Tempel. Jetzt gegen den Uhrzeigersinn.'
	},
	head: (round, bank) => `Tempel ${round} von 2, Bank ${bank}`,
	newGame: 'Neue Partie',
	players: 'Spieler',
	playersAll: (n) => `${n} Spieler`,
	decksChoice: 'Decks',
	beginner: 'Erste Partie',
	random: 'Gemischt',
	start: 'Beginnen',
	goOn: 'Offene Partie fortsetzen',
	again: 'Noch einmal spielen',
	undo: 'Rückgängig',
	nothingToUndo: 'Nichts zurückzunehmen: Du hast Verdecktes gesehen.',
	intro:
		'Zwei Tempel, die meisten Punkte gewinnen. Die Gegner sind einfach, aber fair: Sie sehen keine verdeckte Karte.',
	ourData: 'Karten, Gehilfen und Werte sind unsere eigenen, nicht die des Verlags.',
	learn: 'Erst lernen',
	score: 'Endstand',
	total: 'Summe',
	lines: {
		'relics-most': 'meiste Relikte',
		'relics-fewest': 'wenigste Relikte',
		silver: 'Silber',
		stars: 'meiste Sterne'
	},
	wins: (who) => `${who} hat gewonnen.`,
	youWin: 'Du hast gewonnen.',
	shared: 'Ein geteilter Sieg.',
	rank: (n) => `${n}. Platz`,
	home: 'Zu den Kursen',
	rules: 'Regeln',
	rule: 'Regel',
	refused: 'Nicht erlaubt.',
	menu: 'Mehr',
	loading: 'Wird geladen …',
	unsaved: 'Dieser Browser konnte es nicht speichern.',
	noScript: 'Das Spiel braucht JavaScript.'
};

export default temple;
