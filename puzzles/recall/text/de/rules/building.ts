// German: the rules of developing, digging and building, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const building: Readonly<Record<string, RuleText>> = {
	'R-DEV-1': {
		name: 'Ein Ausbau',
		statement:
			'Ein Ausbau ist eines von dreien: 1 Ausgrabung, der Bau von 1 Bauwerk oder das Verbessern von 1 Kristall.',
		allowed: '1-mal verbessern',
		refused: '2-mal verbessern'
	},
	'R-DIG-1': {
		name: 'Was eine Ausgrabung kostet',
		statement:
			'Gegraben wird nur auf einer Ausgrabungsstätte: Entferne 1 deiner Figuren von genau dort und zahle 1 Kristall.',
		allowed: 'deine Figur steht dort',
		refused: 'dort steht keine von dir'
	},
	'R-DIG-2': {
		name: '3 Steine dort',
		statement:
			'Zahle 1 weißen Kristall, nimm 1 Stein deiner Wahl und mache 2 Schritte auf der Leiste seiner Farbe.',
		allowed: 'ein Stein, der dort liegt',
		refused: 'kein weißer ist dort'
	},
	'R-DIG-3': {
		name: '2 Steine dort',
		statement:
			'Zahle 1 rosa Kristall, nimm 1 Stein deiner Wahl und mache 3 Schritte auf der Leiste seiner Farbe.',
		allowed: '3 Steine: weiß reicht',
		refused: '2 Steine: rosa ist nötig'
	},
	'R-DIG-4': {
		name: '1 Stein dort',
		statement:
			'Zahle 1 lila Kristall, nimm den letzten Stein und mache 4 Schritte. Auf einer leeren Stätte gibt es keine Ausgrabung.',
		allowed: '3 Steine: weiß reicht',
		refused: '1 Stein: lila ist nötig'
	},
	'R-DIG-5': { name: 'Ins Energiedepot', statement: 'Der ausgegrabene Stein kommt in dein Energiedepot.' },
	'R-DIG-6': {
		name: 'Noch einmal graben',
		statement: 'Mehrere Ausbau-Aktionen dürfen an derselben Stätte graben, für je 1 Stein.'
	},
	'R-BUILD-1': {
		name: 'Ein Bauwerk pro Feld',
		statement:
			'Auf einem Feld steht nie mehr als 1 Bauwerk von dir. Mehrere Personen dürfen auf demselben Feld bauen.',
		allowed: 'dort ist keins von dir',
		refused: 'dein zweites Bauwerk dort'
	},
	'R-BUILD-2': {
		name: 'Eine Figur zum Bauen',
		statement: 'Zum Bauen entfernst du 1 deiner Figuren von genau diesem Feld.',
		allowed: 'deine Figur steht dort',
		refused: 'keine Figur dort'
	},
	'R-BUILD-3': {
		name: 'Mehr, wo andere gebaut haben',
		statement: 'Für jede andere Person mit einem Bauwerk auf dem Feld entfernst du von dort 1 Figur mehr.',
		allowed: 'niemand baute hier: 1 Figur',
		refused: '1 Person baute: 2 nötig'
	},
	'R-BUILD-4': {
		name: 'Eine Figur für jede davon',
		statement: 'Jede dieser Personen erhält 1 eigene Figur auf diesem Feld.'
	},
	'R-CAMP-1': {
		name: 'Bauen neben einem Lager',
		statement: 'Baust du neben einem Lager, bekommst du sofort dessen Belohnung.',
		allowed: 'neben dem Speicher',
		refused: 'nicht daneben'
	},
	'R-CAMP-2': {
		name: 'Jedes Lager einmal',
		statement: 'Die Belohnung eines Lagers bekommst du nur einmal im Spiel, für dein erstes Bauwerk daneben.'
	},
	'R-CAMP-3': {
		name: 'Ein Lager für alle',
		statement: 'Mehrere Personen können die Belohnung desselben Lagers je einmal bekommen.'
	},
	'R-CAMP-4': {
		name: 'Ein Lager wird entdeckt',
		statement:
			'Deckt eine Erkundung ein Lager auf, bekommen alle mit einem Bauwerk daneben sofort dessen Belohnung.'
	},
	'R-CAMP-5': {
		name: 'Auf Lagern wird nicht gebaut',
		statement: 'Figuren dürfen auf ein Lager gehen, aber niemand kann dort bauen oder graben.',
		allowed: 'ein Speicherfeld',
		refused: 'ein Lager'
	},
	'R-STORE-1': {
		name: 'Nur auf Speicherfeldern',
		statement: 'Speicher stehen nur auf Speicherfeldern. Sie kosten keine Kristalle.',
		allowed: 'ein Speicherfeld',
		refused: 'ein Acker'
	},
	'R-STORE-2': {
		name: 'Welcher Speicher, ist egal',
		statement: 'Du darfst jeden Speicher deiner Konsole nehmen, in beliebiger Reihenfolge.'
	},
	'R-STORE-4': {
		name: 'Belohnung eines Speichers',
		statement: 'Du bekommst sofort die Belohnung rechts neben dem Speicher, den du genommen hast.'
	},
	'R-STORE-3': {
		name: 'Der unterste Speicher',
		statement:
			'Der unterste Speicher bringt 1 Relikt deiner Wahl vom runden Feld, ohne dass Figuren entfernt werden. Die Belohnung des abgedeckten Feldes folgt wie üblich.'
	},
	'R-WORK-1': {
		name: 'Nur auf drei Geländearten',
		statement: 'Werkstätten stehen nur auf Acker, Wald oder Gebirge. Du hast 2 für jede Art.',
		allowed: 'eine Acker-Werkstatt',
		refused: 'eine Wald-Werkstatt'
	},
	'R-WORK-2': {
		name: 'Die untere Werkstatt zuerst',
		statement:
			'Innerhalb einer Geländeart kommt die untere Werkstatt zuerst. Zwischen den Arten gibt es keine Reihenfolge.',
		allowed: 'die untere Werkstatt',
		refused: 'zuerst die obere'
	},
	'R-WORK-3': {
		name: 'Was eine Werkstatt kostet',
		statement: 'Du zahlst die Kristalle, die links neben der Werkstatt abgebildet sind.',
		allowed: 'sie kostet 1 weißen',
		refused: 'sie kostet 1 rosa'
	},
	'R-WORK-4': {
		name: 'Belohnung einer Werkstatt',
		statement: 'Du bekommst sofort die Belohnung, die rechts neben der Werkstatt abgebildet ist.'
	},
	'R-WORK-5': {
		name: 'Zu jeder Werkstatt ein Modul',
		statement:
			'Dazu nimmst du 1 offenes Modul aus der Auslage: gelb für Acker, grün für Wald, grau für Gebirge.',
		allowed: 'grün für Wald',
		refused: 'gelb gehört zum Acker'
	},
	'R-MON-1': {
		name: 'Nur auf Denkmalfeldern',
		statement: 'Denkmäler stehen nur auf Denkmalfeldern.',
		allowed: 'ein Denkmalfeld',
		refused: 'ein Speicherfeld'
	},
	'R-MON-6': {
		name: 'Das unterste Denkmal',
		statement: 'Du baust immer das unterste Denkmal, das noch auf deiner Konsole steht.',
		allowed: 'das unterste',
		refused: 'das darüber'
	},
	'R-MON-2': {
		name: 'Lila Kristalle',
		statement: 'Du zahlst so viele lila Kristalle, wie links neben dem Denkmal stehen.',
		allowed: 'mit 2 lila Kristallen',
		refused: 'mit 1 lila Kristall'
	},
	'R-MON-3': {
		name: 'Auf einem aufgedruckten Feld',
		statement:
			'Ein Denkmal auf einem aufgedruckten Feld bringt sofort nichts. Am Ende zählt es nach der passenden Wissensleiste.'
	},
	'R-MON-4': {
		name: 'Ein Plättchen für das Feld',
		statement:
			'Wer auf einem Gebietsplättchen als Erstes ein Denkmal baut, legt 1 Denkmalplättchen aus der Auslage darunter. Es gilt auch für alle späteren.',
		allowed: 'ein Plättchen der Auslage',
		refused: 'nicht im Spiel'
	},
	'R-MON-5': {
		name: 'Belohnung und Punkte',
		statement:
			'Wer dort baut, bekommt sofort die Belohnung unten auf dem Denkmalplättchen und in der Schlusswertung seine Punkte.'
	}
};
