// German: the symbols of Recall, named and explained.
import type { SymbolCode, SymbolText } from '../../symbols.ts';

const text: Readonly<Record<SymbolCode, SymbolText>> = {
	fig: {
		name: 'Stammesfigur',
		explanation:
			'Du erhältst die gezeigte Zahl von Figuren. Sie kommen auf Felder mit deiner Präsenz oder auf dein Startfeld.'
	},
	figHere: {
		name: 'Figur genau hier',
		explanation:
			'Du erhältst eine Figur genau auf dem Feld, das dies ausgelöst hat. Präsenz brauchst du dort nicht.'
	},
	white: { name: 'weißer Kristall', explanation: 'Du erhältst die gezeigte Zahl weißer Kristalle.' },
	pink: {
		name: 'rosa Kristall',
		explanation: 'Du erhältst die gezeigte Zahl rosa Kristalle. 1 rosa ist 2 weiße wert.'
	},
	purple: {
		name: 'lila Kristall',
		explanation: 'Du erhältst die gezeigte Zahl lila Kristalle. 1 lila ist 3 weiße wert.'
	},
	upgrade: {
		name: 'Kristall verbessern',
		explanation:
			'Ein Kristall rückt einen Bereich hoch: von weiß nach rosa oder von rosa nach lila. Die Zahl sagt, wie oft.'
	},
	move: {
		name: 'Bewegung',
		explanation:
			'1 Bewegung mit der gezeigten Zahl von Schritten. Jeder Schritt führt eine Gruppe auf ein Nachbarfeld.'
	},
	water: {
		name: 'Wasserbewegung',
		explanation: '1 Gruppe durchquert zusammenhängende Wasserfelder und endet daneben an Land.'
	},
	'water+': {
		name: 'verbesserte Wasserbewegung',
		explanation: 'Eine Wasserbewegung, bei der Figuren auf verschiedenen Feldern an Land gehen dürfen.'
	},
	explore: {
		name: 'Erkundung',
		explanation: 'Decke 1 Gebietsplättchen auf, das an ein Plättchen mit deiner Präsenz grenzt.'
	},
	develop: { name: 'Ausbau', explanation: 'Grabe aus, baue oder verbessere 1 Kristall.' },
	points: { name: 'grüne Punkte', explanation: 'Du bekommst sofort die gezeigten Punkte.' },
	'step:white': {
		name: 'Schritt auf der weißen Leiste',
		explanation: 'Die gezeigte Zahl von Schritten auf der weißen Wissensleiste.'
	},
	'step:grey': {
		name: 'Schritt auf der grauen Leiste',
		explanation: 'Die gezeigte Zahl von Schritten auf der grauen Wissensleiste.'
	},
	'step:black': {
		name: 'Schritt auf der schwarzen Leiste',
		explanation: 'Die gezeigte Zahl von Schritten auf der schwarzen Wissensleiste.'
	},
	stepAny: {
		name: 'Schritt nach Wahl',
		explanation: 'Schritte auf Wissensleisten, jeder auf einer Leiste deiner Wahl.'
	},
	cass: {
		name: 'Kassette',
		explanation:
			'Du erhältst die gezeigte Zahl von Kassetten und hältst sie geheim. Du setzt sie als Freie Aktion ein.'
	},
	modup: {
		name: 'Modul verbessern',
		explanation: 'Tausche eines deiner Module gegen eines der nächsten Stufe: weiß, gelb, grün, grau.'
	},
	deact: {
		name: 'Modul herausziehen',
		explanation: 'Nimm die gezeigte Zahl deiner Module aus ihren Slots. Sie sind wieder bereit.'
	},
	freeAct: {
		name: 'kostenlos aktivieren',
		explanation: 'Aktiviere einen deiner Effekte einmal ohne Energiesteine.'
	},
	relic: {
		name: 'Relikt nach Wahl',
		explanation: 'Nimm 1 Relikt vom runden Feld, ohne Figuren zu entfernen.'
	},
	choice: { name: 'Schrägstrich', explanation: 'Wähle eine der Möglichkeiten.' },
	offers: {
		name: 'Figuren für Kristalle',
		explanation: 'Box A: Zahle Kristalle für bis zu 4 weitere Figuren.'
	},
	removeForWhite: {
		name: 'Kristalle für Figuren',
		explanation: 'Box A: Entferne Figuren vom Spielplan für je 1 weißen Kristall.'
	},
	moveB: {
		name: 'Bewegung von Box B',
		explanation:
			'Die erste Schrittzahl ist frei. Für 1 weißen, rosa oder lila Kristall gilt die zweite, dritte oder vierte.'
	},
	moveOrDevelop: {
		name: 'Schritt oder Ausbau',
		explanation: 'Entweder 1 Bewegung mit 1 Schritt oder 1 Ausbau.'
	},
	copy: {
		name: 'Kopie einer Box',
		explanation: 'Du bekommst die Aktionen einer anderen Box, in deren Slot ein Modul steckt.'
	},
	cost: {
		name: 'Kosten',
		explanation: 'Das gibst du her: Entferne die Figur oder zahle den gezeigten Kristall.'
	},
	module: { name: 'Modul', explanation: 'Nimm 1 offenes Modul der gezeigten Farbe aus der Auslage.' },
	flat: { name: 'feste Kosten', explanation: 'Dieser Effekt kostet immer 1 Energiestein, egal wie oft.' },
	trigger: {
		name: 'Auslöser',
		explanation: 'Dieser Effekt geht nur, wenn sein Auslöser eintritt, jedes Mal höchstens einmal.'
	}
};

export default text;
