// German: the rules of rounds, turns, inserting and resetting modules, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const turns: Readonly<Record<string, RuleText>> = {
	'R-ROUND-1': {
		name: '17 Runden',
		statement:
			'Das Spiel hat 13 Standardrunden und 4 Spezialrunden: Pfadwahl I, II, III und die Zielwahl. Dann folgt die Schlusswertung.'
	},
	'R-ROUND-2': {
		name: 'Ein Zug für alle',
		statement:
			'In jeder Runde haben alle 1 Zug, im Uhrzeigersinn ab der Startperson. Sie bleibt das ganze Spiel dieselbe.'
	},
	'R-ROUND-3': {
		name: 'Der Zeitmarker',
		statement:
			'Zu Beginn einer Runde rückt der Zeitmarker 1 Feld weiter. Das Feld zeigt, welche Art von Runde es ist.'
	},
	'R-TURN-1': {
		name: 'Einsetzen oder zurücksetzen',
		statement:
			'In einem Standardzug musst du genau eines tun: 1 Modul einsetzen oder alle Module zurücksetzen.',
		allowed: 'erst ein Modul, dann das Ende',
		refused: 'weder Modul noch Zurücksetzen'
	},
	'R-TURN-2': {
		name: 'Freie Aktionen jederzeit',
		statement:
			'In jedem Zug, ob Standard oder Spezial, darfst du jederzeit und beliebig oft Freie Aktionen nutzen.'
	},
	'R-SPEC-1': {
		name: 'Pfadwahl',
		statement:
			'In der Spezialrunde I, II oder III musst du 1 der 2 Pfadkarten an diesem Pfadfeld wählen und deinen Marker dorthin legen.',
		allowed: 'eine Karte an Pfadfeld I',
		refused: 'eine Karte an Pfadfeld II'
	},
	'R-SPEC-2': {
		name: 'Bonus für den Pfad',
		statement:
			'Du bekommst sofort die Belohnung des dunklen Bonusplättchens neben deiner Karte. Andere dürfen dieselbe Karte wählen.'
	},
	'R-SPEC-3': {
		name: 'Zielwahl',
		statement: 'Bei der Zielwahl musst du 1 deiner 2 Zielkarten geheim behalten und die andere abwerfen.',
		allowed: '1 Ziel abgeworfen',
		refused: 'beide Ziele behalten'
	},
	'R-SPEC-4': {
		name: 'Belohnung des abgeworfenen Ziels',
		statement: 'Du bekommst sofort die Belohnung unten auf der abgeworfenen Karte, nie die der behaltenen.'
	},
	'R-MOD-1': {
		name: '1 Modul einsetzen',
		statement:
			'Du schiebst eines deiner nicht aktivierten Module in einen freien Slot. Das aktiviert das Modul und die Box darüber.',
		allowed: 'ein freier Slot',
		refused: 'der Slot ist besetzt'
	},
	'R-MOD-2': {
		name: 'Beliebige Reihenfolge',
		statement:
			'Du darfst alle Aktionen von Modul und Box nutzen, in beliebiger Reihenfolge und auch abwechselnd.',
		allowed: 'nach dem Modul die Box',
		refused: 'dieselbe Aktion noch einmal'
	},
	'R-MOD-3': { name: 'Nichts ist Pflicht', statement: 'Jede Aktion von Modul und Box ist freiwillig.' },
	'R-MOD-4': {
		name: 'Leere Module',
		statement: 'Startmodule zeigen keine Aktionen. Sie aktivieren nur die Box.'
	},
	'R-MOD-5': {
		name: 'Eine Seite des Schrägstrichs',
		statement:
			'Bei einem Modul mit Schrägstrich wählst du genau eine der Möglichkeiten, auch wenn es 5 sind.',
		allowed: 'eine Seite des Schrägstrichs',
		refused: 'danach auch die andere'
	},
	'R-MOD-6': {
		name: 'Nur offene Module',
		statement:
			'Du nimmst nur offene Module aus der Auslage, nie vom Stapel. Eine grüne oder graue Lücke wird danach aufgefüllt.',
		allowed: 'liegt offen',
		refused: 'noch im Stapel'
	},
	'R-MOD-7': {
		name: 'Kein Modul mehr da',
		statement: 'Gibt es von einer Farbe keine Module mehr, gehst du dabei leer aus.'
	},
	'R-RESET-1': {
		name: 'Schritt 1: Module heraus',
		statement: 'Du ziehst alle deine aktivierten Module heraus. Sie sind wieder bereit.'
	},
	'R-RESET-2': {
		name: 'Schritt 2: produzieren',
		statement:
			'Für jedes in Schritt 1 herausgezogene Modul darfst du 1 Produktionsfeld aktivieren und bekommst dessen Belohnung.',
		allowed: '1 Modul heraus, 1 Feld',
		refused: '1 Modul heraus, 2 Felder'
	},
	'R-RESET-3': {
		name: 'Jedes Feld einmal',
		statement: 'Jedes Produktionsfeld darfst du pro Zug nur einmal aktivieren.',
		allowed: 'zwei verschiedene Felder',
		refused: 'zweimal dasselbe Feld'
	},
	'R-RESET-7': {
		name: 'Mehr Produktionsfelder',
		statement:
			'3 Produktionsfelder sind von Anfang an frei. Bauwerke, die du von der Konsole nimmst, legen weitere frei.',
		allowed: 'von Anfang an frei',
		refused: 'noch abgedeckt'
	},
	'R-RESET-4': {
		name: 'Schritt 3: Steine zurück',
		statement: 'Alle deine eingesetzten Energiesteine kommen zurück ins Energiedepot.',
		allowed: 'Steine zurück, dann das Ende',
		refused: 'die Steine liegen noch aus'
	},
	'R-RESET-5': {
		name: 'Nach Schritt 3 keine Energie',
		statement:
			'Sobald die Steine zurück sind, darfst du in diesem Zug keine mehr einsetzen. Kassetten und Umtausch bleiben erlaubt.',
		allowed: 'ein Umtausch',
		refused: 'ein Energiestein'
	},
	'R-RESET-6': {
		name: 'Die Kosten beginnen neu',
		statement: 'Nach Schritt 3 kostet jeder Effekt wieder 1 Energiestein.'
	}
};
