// German: the rules of playing alone, variants and symbols, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const extras: Readonly<Record<string, RuleText>> = {
	'R-SOLO-1': { name: 'Allein: 3 Zielkarten', statement: 'Du ziehst 3 Zielkarten statt 2.' },
	'R-SOLO-2': {
		name: 'Allein: Startfeld nach Wahl',
		statement: 'Deine 3 Figuren beginnen auf Startfeld 1 oder 2, wie du willst.'
	},
	'R-SOLO-3': {
		name: 'Allein: 2 Ziele behalten',
		statement: 'Bei der Zielwahl wirfst du 1 Karte ab, mit Belohnung wie üblich, und behältst 2.'
	},
	'R-SOLO-4': {
		name: 'Allein: beide Ziele',
		statement: 'Zum Gewinnen musst du alle Vorgaben beider Karten erfüllen. Zusammen bringen sie 15 Punkte.'
	},
	'R-SOLO-5': {
		name: 'Allein: nichts zählt doppelt',
		statement:
			'Kein Element zählt für beide Karten. Verlangen beide 3 Reliktfarben, brauchst du zwei solche Sätze.'
	},
	'R-SOLO-8': {
		name: 'Allein: unmögliche Paare',
		statement:
			'Manche Paare gehen nicht zusammen, etwa 4 und 4 Speicher bei nur 6. Wirf dann bei der Zielwahl eine der beiden Karten ab.'
	},
	'R-SOLO-6': {
		name: 'Allein: wie gut du warst',
		statement: 'Ab 100 Punkten ist es Bronze, ab 140 Silber, ab 170 Gold, ab 200 Platin.'
	},
	'R-SOLO-7': {
		name: 'Allein: besser als die Ahnen',
		statement: 'Mit der Companion-App versuchst du, die Punkte aller 3 Stämme der Ahnen zu übertreffen.'
	},
	'R-VAR-1': {
		name: 'Bumerang-Draft',
		statement:
			'Stämme und Ausrüstungen liegen einzeln. Gegen den Uhrzeigersinn nehmen alle eins von beiden; dann, ab der Startperson im Uhrzeigersinn, was ihnen noch fehlt.'
	},
	'R-VAR-2': {
		name: 'Bekannte Ahnen',
		statement:
			'Stämme und Ausrüstungen der Ahnen liegen von Anfang an offen. Wer zuerst Feld 3 erreicht, bekommt trotzdem 1 Punkt.'
	},
	'R-VAR-3': {
		name: 'Wahl der Boxverstärker',
		statement: 'Alle haben einen Satz Boxverstärker A bis F. Ein grünes Boxfeld bringt 1 davon nach Wahl.'
	},
	'R-SYM-DEV': { name: 'Symbol: Ausbau', statement: 'Du bekommst 1 Ausbau.' },
	'R-SYM-FIG': {
		name: 'Symbol: Stammesfigur',
		statement: 'Du erhältst 1 Figur und stellst sie wie üblich auf.',
		allowed: '1 Figur',
		refused: '2 Figuren'
	},
	'R-SYM-FIGHERE': {
		name: 'Symbol: Figur genau hier',
		statement:
			'Du erhältst 1 Figur genau auf dem Feld, das den Effekt ausgelöst hat. Präsenz brauchst du dort nicht.'
	},
	'R-SYM-CRYSTAL': { name: 'Symbol: Kristall', statement: 'Du erhältst 1 Kristall der gezeigten Art.' },
	'R-SYM-COST': {
		name: 'Symbol: Kosten',
		statement: 'Du entfernst 1 Figur oder zahlst 1 Kristall der gezeigten Art.'
	},
	'R-SYM-UPGRADE': { name: 'Symbol: Kristall verbessern', statement: 'Du verbesserst 1 Kristall.' },
	'R-SYM-MOVE': {
		name: 'Symbol: Bewegung',
		statement: 'Du bekommst 1 Bewegung mit der gezeigten Zahl von Schritten. Ohne Zahl ist es 1 Schritt.'
	},
	'R-SYM-WATER': { name: 'Symbol: Wasserbewegung', statement: 'Du bekommst 1 Wasserbewegung.' },
	'R-SYM-WATERPLUS': {
		name: 'Symbol: verbesserte Wasserbewegung',
		statement: 'Du bekommst 1 verbesserte Wasserbewegung.'
	},
	'R-SYM-POINTS': { name: 'Symbol: Punkte', statement: 'Du bekommst sofort die gezeigten grünen Punkte.' },
	'R-SYM-STEP': {
		name: 'Symbol: Schritt',
		statement: 'Du machst 1 Schritt auf der gezeigten Leiste. Der Kreis steht für die schwarze.'
	},
	'R-SYM-STEPANY': {
		name: 'Symbol: Schritt nach Wahl',
		statement: 'Du machst 1 Schritt auf einer Leiste deiner Wahl.'
	},
	'R-SYM-CASS': { name: 'Symbol: Kassette', statement: 'Du erhältst 1 Kassette.' },
	'R-SYM-MODULE': { name: 'Symbol: Modul', statement: 'Du nimmst 1 offenes Modul der gezeigten Farbe.' },
	'R-SYM-MODUP': {
		name: 'Symbol: Modul verbessern',
		statement:
			'Tausche ein weißes Modul gegen ein gelbes aus der Auslage, Gelb gegen Grün oder Grün gegen Grau. Weiß verlässt das Spiel, Gelb kommt zurück, Grün unter seinen Stapel.',
		allowed: 'eine Stufe höher',
		refused: 'zwei Stufen höher'
	},
	'R-SYM-MODUP-IN': {
		name: 'Im Slot verbessern',
		statement:
			'Auch ein aktiviertes Modul lässt sich verbessern. Das neue kommt in seinen Slot, seine Aktionen sind aber nicht aktiviert.'
	},
	'R-SYM-DEACT': {
		name: 'Symbol: Modul herausziehen',
		statement: 'Du deaktivierst 1 deiner Module. Es ist wieder bereit.',
		allowed: 'unter A steckt ein Modul',
		refused: 'unter B steckt keins'
	},
	'R-SYM-FREEACT': {
		name: 'Symbol: kostenlos aktivieren',
		statement:
			'Du aktivierst einmal ohne Steine den Effekt deines Stamms, eines freigeschalteten Stamms der Ahnen oder einer deiner Ausrüstungen.',
		allowed: 'dein eigener Stamm',
		refused: 'noch nicht freigeschaltet'
	},
	'R-SYM-RELIC': {
		name: 'Symbol: Relikt nach Wahl',
		statement: 'Du nimmst 1 Relikt deiner Wahl vom runden Feld.',
		allowed: 'noch auf dem runden Feld',
		refused: 'schon genommen'
	},
	'R-SYM-SLASH': {
		name: 'Symbol: Schrägstrich',
		statement: 'Steht ein Schrägstrich zwischen Aktionen, wählst du eine davon.'
	}
};
