// German: the rules of free actions and action boxes, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const actions: Readonly<Record<string, RuleText>> = {
	'R-FREE-1': {
		name: 'Drei Freie Aktionen',
		statement:
			'Kassette einsetzen, Kristalle umtauschen, Energiesteine einsetzen: Das sind die Freien Aktionen, nur im eigenen Zug.'
	},
	'R-CASS-1': {
		name: 'Eine geheime Kassette',
		statement: 'Eine erhaltene Kassette darfst du ansehen und geheim halten.'
	},
	'R-CASS-2': {
		name: 'Eine Kassette einsetzen',
		statement: 'Du deckst sie auf, führst ihren Effekt aus und legst sie auf den Ablagestapel.',
		allowed: 'eine andere Kassette',
		refused: 'sie liegt auf dem Ablagestapel'
	},
	'R-CASS-3': {
		name: 'Kassettenvorrat leer',
		statement: 'Ist der Vorrat leer, wird der Ablagestapel zum neuen Vorrat gemischt.'
	},
	'R-EXCH-1': {
		name: 'Kristalle umtauschen',
		statement: 'In deinem Zug darfst du jederzeit Kristalle zu den Kursen deiner Konsole umtauschen.'
	},
	'R-EXCH-2': {
		name: 'Nach unten tauschen',
		statement: '1 rosa Kristall bringt 2 weiße. 1 lila Kristall bringt 3 weiße.',
		allowed: 'lila zu 3 weißen',
		refused: 'kein Kurs von lila zu rosa'
	},
	'R-EXCH-3': {
		name: 'Nach oben tauschen',
		statement:
			'3 weiße Kristalle bringen 1 rosa, 3 rosa bringen 1 lila. Diese Kurse sind unsere Übungswerte.',
		allowed: '3 weiße für 1 rosa',
		refused: 'nur 2 rosa'
	},
	'R-ENERGY-1': {
		name: 'Was Energie aktiviert',
		statement:
			'Ein Energiestein aktiviert den Effekt deines Stamms, einer deiner Ausrüstungen oder eines Stamms der Ahnen, den du freigeschaltet hast.',
		allowed: 'dein eigener Stamm',
		refused: 'noch nicht freigeschaltet'
	},
	'R-ENERGY-2': {
		name: 'Jede Farbe ist recht',
		statement: 'Der Stein muss aus deinem Energiedepot kommen. Seine Farbe ist egal.',
		allowed: 'ein Stein aus dem Depot',
		refused: 'so einer liegt nicht dort'
	},
	'R-ENERGY-3': {
		name: 'Jedes Mal teurer',
		statement:
			'Du darfst denselben Effekt wieder aktivieren, jedes Mal für 1 Stein mehr: 1, 2, 3 und so weiter seit dem letzten Zurücksetzen.',
		allowed: 'das erste Mal kostet 1',
		refused: 'das zweite kostet 2, da ist 1'
	},
	'R-ENERGY-4': {
		name: 'Feste Kosten',
		statement: 'Effekte mit dem Symbol für feste Kosten kosten immer 1 Stein.'
	},
	'R-ENERGY-5': {
		name: 'Effekte mit Auslöser',
		statement:
			'Ein Effekt mit Auslöser lässt sich nur aktivieren, wenn der Auslöser eintritt, und jedes Mal höchstens einmal.',
		allowed: 'einmal für dieses Plättchen',
		refused: 'ein zweites Mal'
	},
	'R-BOX-1': {
		name: 'Ein Modul öffnet die Box',
		statement: 'Eine Aktionsbox aktivierst du mit einem Modul im Slot darunter.'
	},
	'R-BOX-A': { name: 'Box A: Figuren', statement: 'Box A bringt 2 Stammesfiguren.' },
	'R-BOX-A-PAY': {
		name: 'Box A: mehr Figuren kaufen',
		statement:
			'Du darfst Kristalle für bis zu 4 weitere Figuren zahlen. Übungswerte: 1 weißer für 1, 1 weißer für 1, 1 rosa für 2, jedes einmal.',
		allowed: '1 weißer für 1 Figur',
		refused: 'kein rosa Kristall'
	},
	'R-BOX-A-REMOVE': {
		name: 'Box A: Figuren gegen Kristalle',
		statement:
			'Du darfst beliebig viele deiner Figuren für je 1 weißen Kristall vom Spielplan entfernen. Die Teile von Box A haben keine feste Reihenfolge.'
	},
	'R-BOX-B': {
		name: 'Box B: gehen und ausbauen',
		statement: 'Box B bringt 1 Bewegung mit 2 Schritten und 1 Ausbau.'
	},
	'R-BOX-B-PAY': {
		name: 'Box B: mehr Schritte kaufen',
		statement:
			'Statt 2 Schritten gibt es 3, 4 oder 5 für 1 weißen, rosa oder lila Kristall. Insgesamt höchstens 1 Kristall.',
		allowed: '1 weißer für 3 Schritte',
		refused: 'kein rosa Kristall'
	},
	'R-BOX-C': { name: 'Box C: Wasser und Ausbau', statement: 'Box C bringt 1 Wasserbewegung und 1 Ausbau.' },
	'R-BOX-D': {
		name: 'Box D: zwei nach Wahl',
		statement: 'Box D bringt 2 Aktionen. Jede ist entweder 1 Bewegung mit 1 Schritt oder 1 Ausbau.'
	},
	'R-BOX-E': {
		name: 'Box E: erkunden',
		statement: 'Box E bringt 1 Erkundung, 1 Bewegung mit 1 Schritt und 1 Ausbau.'
	},
	'R-BOX-F': {
		name: 'Box F: eine Box kopieren',
		statement:
			'Für 1 weißen Kristall bekommst du die Kopie einer anderen Box, in deren Slot ein Modul steckt.',
		allowed: 'unter D steckt ein Modul',
		refused: 'unter B steckt keins'
	}
};
