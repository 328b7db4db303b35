// German: the rules of the aim, the components and the set-up, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const setup: Readonly<Record<string, RuleText>> = {
	'R-AIM-1': {
		name: 'Die meisten Punkte gewinnen',
		statement:
			'Nach der Schlusswertung gewinnt, wer die meisten Punkte hat. Punkte gibt es im Spiel und am Ende für Pfadkarten, Zielkarten und Ressourcen.'
	},
	'R-AIM-2': {
		name: 'Dreimal einen Pfad wählen',
		statement: 'Genau dreimal im Spiel legen sich alle auf eine von zwei Pfadkarten fest.'
	},
	'R-COMP-1': {
		name: 'Was begrenzt ist',
		statement:
			'Kristallmarker und Hilfsmarker sind ein gemeinsamer Vorrat ohne Grenze. Die Stammesfiguren jeder Farbe sind begrenzt.'
	},
	'R-COMP-2': {
		name: 'Hilfsmarker',
		statement:
			'Die grünen Hilfsmarker sind nur eine Merkhilfe: Sie decken Aktionen oder Produktionsfelder ab, die du in diesem Zug schon genutzt hast. Am Zugende kommen sie weg.'
	},
	'R-COMP-3': {
		name: 'Konsolen einmal zusammenkleben',
		statement:
			'Vor der allerersten Partie werden die 4 Konsolen zusammengeklebt. Die schwarzen Innenseiten zeigen, wie.'
	},
	'R-SETUP-1': { name: 'Spielplan in die Mitte', statement: 'Der Spielplan liegt in der Tischmitte.' },
	'R-SETUP-2': {
		name: 'Helle Bonusplättchen',
		statement:
			'Die 6 hellen Bonusplättchen werden gemischt und liegen offen neben den Wissensleisten, 2 an jeder.'
	},
	'R-SETUP-3': {
		name: 'Dunkle Bonusplättchen',
		statement:
			'Die 6 dunklen Bonusplättchen werden gemischt und liegen offen am linken Rand, eines an jedem Platz für eine Pfadkarte.'
	},
	'R-SETUP-4': {
		name: 'Pfadkarten',
		statement:
			'Die 6 Pfadkarten werden gemischt, je eine liegt an einem Platz am linken Rand. So liegen an jedem Pfadfeld I, II und III 2 Karten.'
	},
	'R-SETUP-4F': {
		name: 'Seite A für Neulinge',
		statement:
			'Spielt jemand zum ersten Mal, zeigen alle Pfadkarten Seite A. Sonst mischt ihr A und B, wie ihr wollt.'
	},
	'R-SETUP-5': {
		name: '5 Denkmalplättchen',
		statement:
			'Von den 8 gemischten Denkmalplättchen liegen 5 offen auf ihren Plätzen. Die anderen 3 sind nicht im Spiel.'
	},
	'R-SETUP-6': {
		name: 'Kassetten',
		statement: 'Die 24 Kassetten werden gemischt und bilden einen verdeckten Vorrat.'
	},
	'R-SETUP-7': {
		name: 'Boxverstärker nach Buchstaben',
		statement:
			'Die 24 Boxverstärker bilden 6 Stapel nach Buchstaben. Unter jedem grünen Boxfeld liegt ein zufälliger Stapel; welche Seite oben ist, spielt keine Rolle.'
	},
	'R-SETUP-8': {
		name: 'Die Auslage der Module',
		statement:
			'Gelbe Module bilden 3 offene Stapel nach Art. Grüne und graue bilden je einen verdeckten Stapel, daneben liegen 3 offen. Alle offenen Module sind die Auslage.'
	},
	'R-SETUP-9': {
		name: '4 Relikte auf dem runden Feld',
		statement: 'Auf dem runden Feld unten rechts liegt ein Reliktstein jeder Farbe.'
	},
	'R-SETUP-10': {
		name: 'Den Beutel füllen',
		statement:
			'Die übrigen 24 Reliktsteine und alle 27 weißen, grauen und schwarzen Energiesteine kommen in den Beutel.'
	},
	'R-SETUP-11': {
		name: 'Startgebiete',
		statement:
			'Die 2 Startgebiete liegen offen und zufällig gedreht neben den Startfeldern 1 bis 4. Die anderen 10 Gebietsplättchen liegen gemischt und verdeckt.'
	},
	'R-SETUP-11S': {
		name: 'Zu zweit und allein: ein Startgebiet verdeckt',
		statement: 'Bei 1 oder 2 Personen liegt das Startgebiet neben den Startfeldern 3 und 4 verdeckt.'
	},
	'R-SETUP-12': {
		name: 'Startgebiete füllen',
		statement:
			'Auf offenen Startgebieten bekommt jedes Reliktfeld 1 Reliktstein und jede Ausgrabungsstätte 3 Energiesteine, zufällig aus dem Beutel.'
	},
	'R-SETUP-13': {
		name: 'Stammesmaterial bleibt beiseite',
		statement:
			'Schweine, Schweineställe, Inseln, Flöße und Ringe bleiben beiseite, bis ihr Stamm ins Spiel kommt.'
	},
	'R-SETUP-A': {
		name: 'Konsole und Farbe',
		statement: 'Nimm eine Konsole und alles in einer Farbe: Blau, Lila, Rot oder Gelb.'
	},
	'R-SETUP-B': {
		name: 'Deine eigenen Energiesteine',
		statement:
			'1 deiner 4 Energiesteine kommt in dein Energiedepot, die anderen 3 neben die Wissensleisten, je einer ans 5. Feld.'
	},
	'R-SETUP-C': {
		name: '7 runde Marker',
		statement:
			'1 Marker kommt auf Feld 0 der Punkteleiste, je 1 auf den Start der Wissensleisten und je 1 auf die Pfadfelder I, II und III.'
	},
	'R-SETUP-D': {
		name: 'Ahnenmarker',
		statement: 'Deine 3 Ahnenmarker kommen auf ihre Felder oben auf der Konsole.'
	},
	'R-SETUP-E': {
		name: '17 Bauwerke auf der Konsole',
		statement:
			'6 Speicher stehen in der linken Spalte, 6 Werkstätten in der mittleren, 5 Denkmäler in der rechten.'
	},
	'R-SETUP-F': {
		name: 'Dein Vorrat',
		statement:
			'Neben der Konsole liegen 10 Kristallmarker, 6 Hilfsmarker, 14 Stammesfiguren, 3 große Stammesfiguren und 2 Startmodule.'
	},
	'R-SETUP-G': { name: '3 weiße Kristalle', statement: 'Du beginnst mit 3 weißen Kristallen.' },
	'R-SETUP-H': {
		name: '2 geheime Zielkarten',
		statement: 'Alle bekommen 2 Zielkarten und halten sie geheim. Die übrigen kommen ungesehen zurück.'
	},
	'R-SETUP-I': {
		name: 'Startperson',
		statement:
			'Bestimmt auf beliebige Weise eine Startperson. Bei ihr liegt die Zeittafel, der Zeitmarker auf Feld 1.'
	},
	'R-SETUP-J': {
		name: '3 Figuren auf dein Startfeld',
		statement:
			'Die Startperson stellt 3 Figuren auf Startfeld 1, die nächste Person im Uhrzeigersinn auf Feld 2 und so weiter.'
	},
	'R-SETUP-K': {
		name: 'Stamm und Ausrüstung wählen',
		statement:
			'Ein Stamm mehr als Personen liegt aus, jeder mit einer Ausrüstung. Rechts von der Startperson beginnend, nehmen alle gegen den Uhrzeigersinn ein Paar. Das letzte kommt zurück.'
	},
	'R-SETUP-KF': {
		name: 'Erste Partie: zufällig verteilen',
		statement:
			'Spielt jemand zum ersten Mal, dürft ihr stattdessen allen einen zufälligen Stamm und eine zufällige Ausrüstung geben.'
	},
	'R-SETUP-L': {
		name: 'Stämme der Ahnen',
		statement:
			'Die übrigen Stämme werden gemischt, je 1 liegt verdeckt oben an einer Wissensleiste. Der Rest kommt ungesehen zurück.'
	},
	'R-SETUP-M': {
		name: 'Ausrüstungen der Ahnen',
		statement:
			'Die übrigen Ausrüstungen werden gemischt, je 4 liegen als verdeckter Stapel oben an einer Wissensleiste. Der Rest kommt ungesehen zurück.'
	},
	'R-APP-1': {
		name: 'Die Companion-App',
		statement:
			'Stämme und Ausrüstungen der Ahnen können auch aus der Web-App des Verlags kommen, die frühere Stämme aufhebt. Hier übernimmt das der Zufall.'
	}
};
