// German: the rules of exploring, moving and relic stones, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const map: Readonly<Record<string, RuleText>> = {
	'R-EXPL-1': {
		name: 'Ein Plättchen aufdecken',
		statement: 'Mit einer Erkundung deckst du 1 verdecktes Gebietsplättchen auf.',
		allowed: 'ein verdecktes Plättchen',
		refused: 'liegt schon offen'
	},
	'R-EXPL-2': {
		name: 'Vom Nachbarplättchen aus',
		statement:
			'Zum Erkunden brauchst du Präsenz auf einem benachbarten Plättchen. Welches Feld davon, ist egal.',
		allowed: 'neben deinem Plättchen',
		refused: 'ein Plättchen zu weit'
	},
	'R-EXPL-3': {
		name: 'Drehen, wie du willst',
		statement: 'Du siehst dir die Vorderseite an und legst das Plättchen in beliebiger Drehung hin.'
	},
	'R-EXPL-4': {
		name: 'Punkte für die Erkundung',
		statement:
			'Du erhältst sofort 1 grünen Punkt für jede Person mit Präsenz auf einem benachbarten Plättchen, dich eingeschlossen.'
	},
	'R-EXPL-5': {
		name: 'Das neue Gebiet füllen',
		statement:
			'Danach bekommt jedes Reliktfeld 1 zufälligen Reliktstein und jede Ausgrabungsstätte 3 zufällige Energiesteine.'
	},
	'R-EXPL-6': {
		name: 'Denkmal-Symbol auf der Rückseite',
		statement:
			'3 Gebietsplättchen tragen auf der Rückseite ein Denkmal-Symbol. Es kündigt 1 Denkmalfeld auf der Vorderseite an.'
	},
	'R-MOVE-1': {
		name: 'Ein Schritt',
		statement:
			'Mit 1 Schritt zieht eine Gruppe aus 1 oder mehr deiner Figuren auf ein Nachbarfeld. Einige dürfen zurückbleiben.',
		allowed: 'auf ein Nachbarfeld',
		refused: 'zwei Felder weit'
	},
	'R-MOVE-2': {
		name: 'Mehrere Schritte',
		statement:
			'Schritte folgen einzeln aufeinander, mit beliebigen Gruppen. Eine Gruppe darf unterwegs Figuren absetzen oder mitnehmen.'
	},
	'R-MOVE-3': {
		name: 'Schritte dürfen verfallen',
		statement: 'Du musst nicht alle Schritte einer Bewegung nutzen.'
	},
	'R-MOVE-4': {
		name: 'Wohin du nicht gehen kannst',
		statement:
			'Eine normale Bewegung führt nie auf Wasser, Vulkane oder verdeckte Plättchen, auch nicht auf ein Startfeld.',
		allowed: 'auf Land',
		refused: 'ins Wasser'
	},
	'R-MOVE-5': {
		name: 'Am Stück',
		statement:
			'Eine Bewegung wird ohne Pause ausgeführt. Nur Freie Aktionen und das Einsammeln von Relikten dürfen sie unterbrechen.',
		allowed: 'zwischendurch eine Freie Aktion',
		refused: 'zwischendurch ein Ausbau'
	},
	'R-MOVE-6': {
		name: 'Relikte versperren den Weg',
		statement:
			'Auf oder durch ein Feld mit Reliktstein darf eine Gruppe nur, wenn sie ihn sofort einsammeln kann.'
	},
	'R-WATER-1': {
		name: 'Wasserbewegung',
		statement:
			'Eine Wasserbewegung führt 1 Gruppe Feld für Feld durch 1 oder mehr zusammenhängende Wasserfelder.',
		allowed: 'das nächste Wasserfeld',
		refused: 'ein Wasserfeld weiter weg'
	},
	'R-WATER-2': {
		name: 'Zurück an Land',
		statement:
			'Eine Wasserbewegung muss außerhalb des Wassers enden, auf einem Feld neben dem durchquerten Wasser.',
		allowed: 'neben dem durchquerten Wasser',
		refused: 'nicht daneben'
	},
	'R-WATER-3': {
		name: 'Die Gruppe bleibt zusammen',
		statement: 'Bei einer einfachen Wasserbewegung verlässt unterwegs niemand die Gruppe.',
		allowed: 'alle 3 zusammen',
		refused: '1 von 3 allein'
	},
	'R-WATER-5': {
		name: 'Kein Wasserfeld zweimal',
		statement: 'In einer Wasserbewegung darfst du dasselbe Wasserfeld nicht zweimal betreten.',
		allowed: 'an Land',
		refused: 'zurück ins selbe Wasser'
	},
	'R-WATER-4': {
		name: 'Verbesserte Wasserbewegung',
		statement:
			'Mit dem Boxverstärker für Box C dürfen Figuren abzweigen und auf verschiedenen Feldern enden, alle neben dem durchquerten Wasser.'
	},
	'R-RELIC-1': {
		name: 'Relikte müssen eingesammelt werden',
		statement: 'Zieht eine Gruppe auf oder durch ein Feld mit Reliktstein, muss sie ihn sofort einsammeln.'
	},
	'R-RELIC-2': {
		name: 'Am weitesten links',
		statement:
			'Das Relikt kommt auf deiner Konsole in die Reihe seiner Farbe, auf das erste freie Feld von links.'
	},
	'R-RELIC-3': {
		name: 'Was ein Relikt kostet',
		statement:
			'Die Zahl über der Spalte nennt, wie viele Figuren du entfernst: 1 für das erste einer Farbe, 2 für das zweite und so weiter.'
	},
	'R-RELIC-4': {
		name: 'Figuren von genau diesem Feld',
		statement: 'Die entfernten Figuren müssen auf dem Feld des Relikts stehen.',
		allowed: '2 gehen hin und zahlen',
		refused: '1 geht, 2 bleiben zurück'
	},
	'R-RELIC-5': {
		name: 'Zu wenige Figuren',
		statement: 'Kann die Gruppe das Relikt nicht bezahlen, darf sie das Feld gar nicht betreten.',
		allowed: 'am Relikt vorbei',
		refused: '1 Figur, nötig sind 2'
	},
	'R-RELIC-6': {
		name: 'Niemand übrig',
		statement: 'Ein Relikt darf die ganze Gruppe aufbrauchen. Die Bewegung endet dann sofort.'
	},
	'R-RELIC-7': {
		name: 'Belohnung nach der Bewegung',
		statement: 'Die Belohnung des abgedeckten Feldes kommt erst, wenn die ganze Bewegung beendet ist.'
	},
	'R-RELIC-8': {
		name: 'Relikte auf Wasser',
		statement: 'Reliktsteine auf Wasser holt nur eine Wasserbewegung, nach denselben Regeln.'
	},
	'R-RELIC-9': {
		name: 'Höchstens 5 einer Farbe',
		statement: 'Du kannst höchstens 5 Relikte einer Farbe haben. Ein Schritt zum 6. ist nicht erlaubt.',
		allowed: 'ein erstes weißes Relikt',
		refused: 'ein sechstes schwarzes Relikt'
	}
};
