// German: the rules of crystals, figures, points, knowledge tracks and fields, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const resources: Readonly<Record<string, RuleText>> = {
	'R-CRYSTAL-1': {
		name: 'Drei Arten von Kristallen',
		statement:
			'Kristalle sind weiß, rosa oder lila. Erhältst du einen, kommt ein Marker in den passenden Bereich deines Kristalldepots.'
	},
	'R-CRYSTAL-2': {
		name: 'Kristalle zahlen',
		statement: 'Zum Zahlen legst du einen Marker genau dieser Art in den Vorrat zurück.'
	},
	'R-CRYSTAL-3': {
		name: 'Einen Kristall verbessern',
		statement:
			'Beim Verbessern rückt 1 deiner Kristalle einen Bereich hoch: von weiß nach rosa oder von rosa nach lila.',
		allowed: 'weiß nach rosa',
		refused: 'lila ist ganz oben'
	},
	'R-CRYSTAL-4': {
		name: 'Höchstens 6 von jeder Art',
		statement: 'Am Ende deines Zugs behältst du höchstens 6 Kristalle jeder Art. Vorher gibt es keine Grenze.'
	},
	'R-CRYSTAL-5': {
		name: 'Kristalle gehen nie aus',
		statement: 'Die Marker sind unbegrenzt: Du bekommst immer alle Kristalle, die du erhältst.'
	},
	'R-FIG-1': {
		name: 'Wohin neue Figuren kommen',
		statement: 'Eine neue Stammesfigur muss auf ein Feld, auf dem du Präsenz hast, oder auf dein Startfeld.',
		allowed: 'zu deiner eigenen Figur',
		refused: 'dort steht nur jemand anders'
	},
	'R-FIG-2': {
		name: 'Präsenz',
		statement:
			'Du hast Präsenz auf einem Feld, auf dem mindestens 1 deiner Figuren oder 1 deiner Bauwerke steht.'
	},
	'R-FIG-3': {
		name: 'Figuren entfernen',
		statement: 'Eine entfernte Figur kommt vom Spielplan in deinen Vorrat zurück.'
	},
	'R-FIG-4': {
		name: 'Große Figuren',
		statement:
			'Eine große Stammesfigur steht für 3. Du darfst jederzeit 3 kleine gegen eine große tauschen und zurück.'
	},
	'R-FIG-5': {
		name: 'Leerer Vorrat',
		statement: 'Erhältst du eine Figur und dein Vorrat ist leer, stellst du keine auf.'
	},
	'R-FIG-6': {
		name: 'Figuren zurücknehmen',
		statement:
			'Du darfst deine Figuren jederzeit ohne Gegenwert vom Spielplan zurücknehmen. Bei leerem Vorrat kannst du so eine Figur versetzen.',
		allowed: 'deine eigene Figur',
		refused: 'dort steht keine von dir'
	},
	'R-POINT-1': {
		name: 'Grüne Punkte zählen sofort',
		statement: 'Für grüne Punkte rückt dein Marker auf der Punkteleiste sofort vor.'
	},
	'R-POINT-2': {
		name: 'Lila Punkte zählen am Ende',
		statement: 'Lila Punkte zählen erst in der Schlusswertung und bringen nie Boxverstärker.'
	},
	'R-BOOST-1': {
		name: 'Boxverstärker unterwegs',
		statement:
			'Erreichst oder überschreitest du ein grünes Boxfeld, bekommst du sofort 1 Boxverstärker von seinem Stapel. Mehrere Felder bringen mehrere.'
	},
	'R-BOOST-2': {
		name: 'Eine Seite wählen',
		statement:
			'Du wählst eine Seite des Boxverstärkers und legst ihn auf die Box mit demselben Buchstaben. Sie ist damit dauerhaft verbessert.',
		allowed: 'der Stapel dieses Felds',
		refused: 'der Stapel eines anderen Felds'
	},
	'R-BOOST-3': {
		name: 'Zu spät für diesen Zug',
		statement: 'Hast du in diesem Zug schon eine Aktion der Box genutzt, gilt ihre Verbesserung erst später.'
	},
	'R-BOOST-4': {
		name: 'Gerade rechtzeitig',
		statement:
			'Hast du die Box in diesem Zug aktiviert, aber noch keine ihrer Aktionen genutzt, darfst du sie gleich verbessert nutzen.'
	},
	'R-KNOW-1': {
		name: 'Schritte des Wissens',
		statement:
			'Es gibt eine weiße, eine graue und eine schwarze Leiste. Jeder Schritt führt 1 Feld hoch; die Effekte der Felder folgen von unten nach oben.'
	},
	'R-KNOW-2': {
		name: 'Zuerst auf Feld 3',
		statement: 'Wer als Erstes Feld 3 einer Leiste erreicht oder überschreitet, erhält sofort 1 grünen Punkt.'
	},
	'R-KNOW-3': {
		name: 'Die Ahnen zeigen sich',
		statement:
			'Erreicht die erste Person Feld 3, werden der Stamm der Ahnen und die 4 Ausrüstungen dieser Leiste aufgedeckt und bleiben offen.'
	},
	'R-KNOW-4': {
		name: 'Eine Ausrüstung auf Feld 3',
		statement:
			'Wer Feld 3 erreicht oder überschreitet, wählt 1 der noch dort liegenden Ausrüstungen und darf sie von nun an nutzen.',
		allowed: 'liegt an der weißen Leiste',
		refused: 'liegt an der grauen Leiste'
	},
	'R-KNOW-5': {
		name: 'Dein Stein auf Feld 5',
		statement:
			'Erreichst oder überschreitest du Feld 5, kommt dein Energiestein von dort in dein Energiedepot. Du darfst ihn gleich einsetzen.'
	},
	'R-KNOW-6': {
		name: 'Auf Feld 5 den Stamm freischalten',
		statement:
			'Auf Feld 5 wandert dein Ahnenmarker von der Konsole zum Stamm der Ahnen. Du nutzt diesen Stamm wie deinen eigenen, mit Steinen auf dem freien Feld.'
	},
	'R-KNOW-7': {
		name: 'Auch der dauerhafte Effekt',
		statement: 'Der dauerhafte Effekt eines Stamms der Ahnen gilt für dich, sobald du ihn freischaltest.'
	},
	'R-KNOW-8': {
		name: 'Nicht für dich allein',
		statement: 'Alle, die Feld 5 erreichen, schalten denselben Stamm der Ahnen frei.'
	},
	'R-KNOW-9': {
		name: 'An einem hellen Bonusplättchen vorbei',
		statement:
			'Erreichst oder überschreitest du ein Feld neben einem hellen Bonusplättchen, bekommst du sofort dessen Belohnung. Es bleibt für die anderen liegen.'
	},
	'R-KNOW-10': {
		name: 'Ende der Leiste',
		statement: 'Über das letzte Feld geht es nicht hinaus. Weitere Schritte auf dieser Leiste verfallen.',
		allowed: 'die graue Leiste hat Platz',
		refused: 'die weiße Leiste ist voll'
	},
	'R-FIELD-1': { name: '7 Felder pro Plättchen', statement: 'Jedes Gebietsplättchen hat 7 Felder.' },
	'R-FIELD-2': {
		name: 'Arten von Feldern',
		statement:
			'Es gibt Acker, Wald, Gebirge, Wasser, Vulkan, Lager, Speicherfeld, Ausgrabungsstätte und Denkmalfeld. Ein Reliktfeld ist eines davon mit einem Reliktstein.'
	},
	'R-FIELD-3': {
		name: 'Felder auf dem Spielplan',
		statement:
			'Außer den Plättchen hat der Spielplan 4 Startfelder und 3 aufgedruckte Denkmalfelder, eines für jede Wissensleiste.'
	}
};
