// German: the rules of Terra Pyramides in our own words.
import type { RulesText } from '../../../schema/rules.ts';

const text: RulesText = {
	game: 'Terra Pyramides',
	groups: {
		setup: 'Spielvorbereitung',
		turn: 'Dein Zug',
		placing: 'Das Plättchen legen',
		row: 'Eine Reihe wählen',
		activating: 'Bestücken und aktivieren',
		workers: 'Arbeitskräfte',
		building: 'Bauen',
		gold: 'Gold, neues Plättchen, Grenzen',
		end: 'Spielende',
		scoring: 'Schlusswertung',
		symbols: 'Symbol-Variante',
		open: 'Offene Stapel',
		together: 'Gemeinsam oder allein'
	},
	books: { base: 'Spielregel, Basisversion' },
	rules: {
		'P-SETUP-1': {
			name: 'Die Seite ohne Nil',
			statement: 'Der Spielplan liegt mit der Seite ohne den Nil in der Tischmitte.'
		},
		'P-SETUP-2': {
			name: 'Pyramiden-Ebenen daneben',
			statement: 'Die Pyramiden-Ebenen liegen offen neben dem Spielplan, nach Farbe und Wert sortiert.'
		},
		'P-SETUP-3': {
			name: 'Ein Stapel Fundamente',
			statement: 'Alle Fundamente werden gemischt und liegen verdeckt in einem Stapel.'
		},
		'P-SETUP-4': {
			name: 'Die Rückwände',
			statement:
				'In jedes Plättchenlager kommt die Rückwand für eure Spielerzahl. Sie nennt die Zahl der Züge und sagt, wann ein Stapel entfernt wird.'
		},
		'P-SETUP-5': {
			name: '8 Stapel mit 5 Plättchen',
			statement:
				'Alle 40 Plättchen werden gemischt und bilden 8 verdeckte Stapel mit je 5: 4 Stapel in jedem Plättchenlager.'
		},
		'P-SETUP-6': {
			name: '4 Startplättchen',
			statement:
				'Je ein Plättchen von 4 Stapeln kommt auf ein schraffiertes Feld. Dann werden alle aufgedeckt, die Treppe zum angrenzenden Bauplatz.'
		},
		'P-SETUP-7': {
			name: '4 Startfundamente',
			statement:
				'Jedes Startplättchen bekommt ein zufälliges Fundament, offen auf dem Bauplatz, auf den seine Treppe zeigt.'
		},
		'P-SETUP-8': {
			name: 'Gold und Punktekärtchen',
			statement: 'Gold und Punktekärtchen liegen neben dem Spielplan.'
		},
		'P-SETUP-9': {
			name: 'Was alle bekommen',
			statement:
				'Alle bekommen 1 Baustein-Tafel, 1 Plättchen von einem verdeckten Stapel, 2 Pyramidenknäufe und zu zweit, zu dritt oder zu viert je 15, 13 oder 11 Arbeitskräfte.'
		},
		'P-SETUP-10': {
			name: 'Eine Arbeitskraft zählt Punkte',
			statement: 'Eine deiner Arbeitskräfte kommt auf das Horusauge neben der Horus-Leiste.'
		},
		'P-SETUP-11': {
			name: 'Wer beginnt',
			statement: 'Wer zuletzt eine Pyramide gesehen hat, beginnt. Dann geht es im Uhrzeigersinn weiter.'
		},
		'P-TURN-1': {
			name: 'Ein Zug der Reihe nach',
			statement:
				'Leg dein Plättchen. Dann wähle eine Reihe, bestücke und aktiviere sie. Am Ende nimm ein neues Plättchen.',
			allowed: 'erst legen',
			refused: 'erst ein neues Plättchen'
		},
		'P-TURN-2': {
			name: 'Dann nach links',
			statement: 'Nach deinem Zug ist die Person zu deiner Linken an der Reihe.'
		},
		'P-PLACE-1': {
			name: 'Auf ein freies Feld',
			statement:
				'Das Plättchen kommt auf ein beliebiges freies Feld. Bauplätze und belegte Felder sind nicht frei.',
			allowed: 'ein freies Feld',
			refused: 'hier liegt ein Plättchen'
		},
		'P-PLACE-2': {
			name: 'Oasen bleiben frei',
			statement: 'Auf eine Oase kommt nie ein Plättchen.',
			allowed: 'neben der Oase',
			refused: 'auf der Oase'
		},
		'P-PLACE-3': {
			name: 'Die Treppe zeigt auf einen Bauplatz',
			statement:
				'Dreh das Plättchen so, dass die Treppe auf einen Bauplatz oder eine Pyramide zeigt, geradeaus in beliebiger Entfernung.',
			allowed: 'Bauplatz 3 Felder weiter',
			refused: 'nur der Rand voraus'
		},
		'P-PLACE-4': {
			name: 'Treppe an leerem Bauplatz',
			statement:
				'Grenzt die Treppe direkt an einen leeren Bauplatz, musst du das oberste Fundament offen darauflegen.'
		},
		'P-PLACE-5': {
			name: 'Ein Fundament je Zug',
			statement: 'Pro Zug wird höchstens 1 Fundament gelegt.'
		},
		'P-PLACE-6': {
			name: 'Rat für den ersten Zug',
			statement: 'Im ersten Zug lohnt es sich, neben einem Plättchen anzulegen, das schon liegt.'
		},
		'P-ROW-1': {
			name: 'Wähle eine Reihe',
			statement: 'Nach dem Legen musst du eine Reihe wählen: waagerecht, senkrecht oder diagonal.'
		},
		'P-ROW-2': {
			name: 'Was eine Reihe begrenzt',
			statement:
				'Eine Reihe reicht nach beiden Seiten bis zu einem Bauplatz (leer, mit Fundament oder mit Pyramide) oder bis zum Rand.'
		},
		'P-ROW-3': { name: 'Höchstens 4 Plättchen', statement: 'Eine Reihe hat nie mehr als 4 Plättchen.' },
		'P-ROW-4': {
			name: 'Lücken sind egal',
			statement: 'Freie Felder in einer Reihe beenden sie nicht.'
		},
		'P-ROW-5': {
			name: 'Mit deinem neuen Plättchen',
			statement: 'Das Plättchen dieses Zuges muss in der Reihe liegen.'
		},
		'P-ROW-6': {
			name: 'Oasen in der Reihe',
			statement: 'Eine Oase beendet die Reihe nicht. Sie gehört dazu und wird mit aktiviert.'
		},
		'P-STOCK-1': {
			name: 'Die ganze Reihe bestücken',
			statement:
				'Jedes Plättchen der Reihe, das eine Arbeitskraft oder einen Baustein zeigt, bekommt das Gezeigte, egal wer es gelegt hat. Fehlen dir Arbeitskräfte, nimm alle, die du hast.',
			allowed: '1 Arbeitskraft, 1 Plättchen',
			refused: '1 Arbeitskraft, 2 Plättchen'
		},
		'P-STOCK-2': {
			name: 'Woher sie kommen',
			statement: 'Bausteine kommen aus dem allgemeinen Vorrat, Arbeitskräfte aus deinem persönlichen.'
		},
		'P-ACT-1': {
			name: 'Die Reihenfolge',
			statement: 'Aktiviere die ganze Reihe so: Oasen, Horusaugen, Bausteine, Arbeitskräfte.'
		},
		'P-ACT-2': { name: 'Oase: 1 Gold', statement: 'Nimm 1 Gold für jede Oase in der Reihe.' },
		'P-ACT-3': { name: 'Horusauge: 1 Gold', statement: 'Nimm 1 Gold für jedes Horusauge in der Reihe.' },
		'P-ACT-4': {
			name: 'Bausteine auf deine Tafel',
			statement: 'Leg die Bausteine der Reihe auf die Felder ihrer Farbe auf deiner Baustein-Tafel.'
		},
		'P-ACT-5': {
			name: 'Arbeitskräfte ziehen',
			statement: 'Zieh die Arbeitskräfte, die du in dieser Reihe eingesetzt hast, jede einmal.',
			allowed: 'steht auf d6',
			refused: 'keine auf e5'
		},
		'P-WORK-1': {
			name: 'In gerader Linie',
			statement:
				'Eine Arbeitskraft zieht geradeaus, in eine von 8 Richtungen, zum ersten Bauplatz der Linie. Die Richtung der Reihe ist dabei egal.',
			allowed: 'gerade nach oben',
			refused: 'keine gerade Linie'
		},
		'P-WORK-2': {
			name: 'Wo eine Arbeitskraft stehen darf',
			statement:
				'Eine Arbeitskraft zieht auf ein Fundament, das frei oder deines ist, auch auf ein neues, oder auf deine eigene Pyramide.',
			allowed: 'freies Fundament',
			refused: 'da steht schon jemand'
		},
		'P-WORK-3': {
			name: 'Zusammen oder getrennt',
			statement: 'Deine Arbeitskräfte dürfen an denselben Ort oder an verschiedene ziehen.'
		},
		'P-WORK-4': {
			name: 'Nicht über Lücken',
			statement:
				'Auf jedem Feld, über das eine Arbeitskraft zieht, muss ein Plättchen liegen. Freie Felder und Oasen halten sie auf.',
			allowed: 'über zwei Plättchen',
			refused: 'über eine Oase'
		},
		'P-WORK-5': {
			name: 'Nicht auf leere Bauplätze',
			statement: 'Auf einem Bauplatz ohne Fundament kann keine Arbeitskraft stehen.',
			allowed: 'ein Fundament',
			refused: 'ein leerer Bauplatz'
		},
		'P-WORK-6': {
			name: 'Höchstens 3 Arbeitskräfte',
			statement: 'Auf einem Fundament oder einer Pyramide stehen höchstens 3 Arbeitskräfte.',
			allowed: 'die dritte',
			refused: 'die vierte'
		},
		'P-WORK-7': {
			name: 'Erster Zug: ein Fundament',
			statement:
				'In deinem ersten Zug darfst du nur 1 leeres Fundament besetzen, auch mit gekauften Arbeitskräften.',
			allowed: 'dasselbe Fundament',
			refused: 'ein zweites Fundament'
		},
		'P-WORK-8': {
			name: 'Zurücknehmen',
			statement:
				'In deinem Zug darfst du eigene Arbeitskräfte jederzeit vom Spielplan in deinen Vorrat zurücknehmen.',
			allowed: 'deine eigene',
			refused: 'eine fremde'
		},
		'P-WORK-9': {
			name: 'Kein Weg',
			statement:
				'Eine Arbeitskraft, die kein Fundament und keine Pyramide erreicht, geht zurück in deinen Vorrat.'
		},
		'P-EXTRA-1': {
			name: 'Zusatzaktionen',
			statement:
				'In deinem Zug darfst du bauen und kaufen, so oft du zahlen kannst und wann du willst. Manches erzwingen die Grenzen.'
		},
		'P-BUILD-1': {
			name: '3 Arbeitskräfte bauen',
			statement:
				'Mit 3 eigenen Arbeitskräften auf einem Fundament oder deiner Pyramide darfst du die nächste Ausbaustufe bauen.',
			allowed: '3 Arbeitskräfte',
			refused: '2 Arbeitskräfte'
		},
		'P-BUILD-2': {
			name: 'Was Bauen kostet',
			statement:
				'Die Bausteine gehen in den allgemeinen Vorrat, alle Arbeitskräfte dort bis auf eine in deinen.'
		},
		'P-BUILD-3': {
			name: 'Eine bleibt stehen',
			statement: 'Auf einer Pyramide bleibt immer eine Arbeitskraft. Sie zeigt, wem die Pyramide gehört.',
			allowed: '1 von 2',
			refused: 'die letzte'
		},
		'P-BUILD-4': {
			name: 'Stufe 1 legt die Farbe fest',
			statement:
				'Die Farbe der ersten Ausbaustufe wählst du frei und zahlst einen beliebigen Baustein. Die Pyramide behält diese Farbe.',
			allowed: 'Rot bleibt rot',
			refused: 'Rot wird grau'
		},
		'P-BUILD-5': {
			name: 'Bausteine dieser Farbe',
			statement: 'Jede weitere Ausbaustufe kostet Bausteine in der Farbe der Pyramide.',
			allowed: '2 rote Bausteine',
			refused: '1 grauer, 1 roter'
		},
		'P-BUILD-6': {
			name: 'Weiß ist Joker',
			statement: 'Weiße Bausteine gelten als jede Farbe.'
		},
		'P-BUILD-7': {
			name: 'Zu wenig Bausteine',
			statement:
				'Ohne genug passende Bausteine wird nicht gebaut. Die 3 Arbeitskräfte bleiben einfach stehen.',
			allowed: '3 passende Bausteine',
			refused: '1 roter fehlt'
		},
		'P-BUILD-8': {
			name: 'Kosten und Wert',
			statement:
				'Stufe 1 bis 5 kosten 1 bis 5 Bausteine und immer 3 Arbeitskräfte. Die Pyramide ist dann 5, 10, 20, 35 oder 60 wert.',
			allowed: '3 Bausteine für Stufe 3',
			refused: '2 Bausteine für Stufe 3'
		},
		'P-BUILD-9': {
			name: '2 Pyramidenknäufe',
			statement:
				'Stufe 5 ist ein Pyramidenknauf. Du hast 2 davon und kannst also höchstens 2 Pyramiden vollenden.',
			allowed: 'eine zweite Stufe',
			refused: 'ein dritter Knauf'
		},
		'P-BUILD-10': {
			name: 'Ebenen können ausgehen',
			statement:
				'Eine Stufe lässt sich nur bauen, solange ihre Pyramiden-Ebene im Vorrat ist: 3 erste je Farbe, dann 10, 8 und 6.',
			allowed: 'eine erste Ebene',
			refused: 'eine elfte zweite'
		},
		'P-GOLD-1': {
			name: '1 Gold: Stapel durchsuchen',
			statement:
				'Nimmst du ein Plättchen, darfst du für 1 Gold einen verdeckten Stapel durchsehen und eines aussuchen. Der Rest kommt in gleicher Reihenfolge zurück.',
			allowed: 'das oberste',
			refused: 'kein Gold zum Suchen'
		},
		'P-GOLD-2': {
			name: '3 Gold: eine Arbeitskraft',
			statement:
				'Für 3 Gold kommt eine Arbeitskraft aus deinem Vorrat auf deine Pyramide oder ein freies oder eigenes Fundament. Eine Linie braucht sie nicht.',
			allowed: '3 Gold',
			refused: 'kein Gold mehr'
		},
		'P-GOLD-3': {
			name: '3 Gold: ein weißer Baustein',
			statement: 'Für 3 Gold kommt 1 Baustein auf das weiße Feld deiner Baustein-Tafel.',
			allowed: '5 Gold',
			refused: 'noch 2 Gold'
		},
		'P-DRAW-1': {
			name: 'Ein neues Plättchen',
			statement: 'Am Ende deines Zuges nimmst du ein Plättchen von einem der Stapel auf die Hand.',
			allowed: 'von Stapel 1',
			refused: 'Stapel 2 ist leer'
		},
		'P-LIMIT-1': {
			name: 'Höchstens 4 Gold',
			statement: 'Nach deinem Zug besitzt du höchstens 4 Gold. Den Rest musst du ausgeben.',
			allowed: 'ausgeben, dann Ende',
			refused: 'Ende mit 5 Gold'
		},
		'P-LIMIT-2': {
			name: 'Höchstens 7 Bausteine',
			statement:
				'Nach deinem Zug besitzt du höchstens 7 Bausteine. Bei mehr tauschst du 2 beliebige gegen 1 weißen, bis es passt.',
			allowed: 'tauschen, dann Ende',
			refused: 'Ende mit 8'
		},
		'P-END-1': {
			name: 'Zu zweit: das letzte Plättchen geht',
			statement:
				'Zu zweit wird ein Stapel mit nur noch 1 Plättchen entfernt. Es kommt unbesehen in die Schachtel.'
		},
		'P-END-2': {
			name: 'Zu dritt, zu viert: alle Plättchen',
			statement: 'Zu dritt und zu viert wird kein Plättchen entfernt.'
		},
		'P-END-3': {
			name: 'Der letzte Zug',
			statement:
				'Das Spiel endet, wenn das letzte Plättchen genommen und gelegt und dieser Zug vorbei ist. Alle hatten gleich viele Züge.',
			allowed: 'noch im letzten Zug',
			refused: 'nach dem letzten Zug'
		},
		'P-SCORE-1': {
			name: 'Fundamente',
			statement:
				'Zuerst zählen die Werte der Fundamente, auf denen deine Arbeitskräfte stehen. Diese gehen zurück.'
		},
		'P-SCORE-2': {
			name: 'Pyramiden',
			statement:
				'Dann zählen die Werte deiner Pyramiden: die erreichte Stufe, ohne das Fundament darunter. Die Arbeitskräfte gehen zurück.'
		},
		'P-SCORE-3': { name: 'Bausteine und Gold', statement: 'Jeder Baustein und jedes Gold ist 1 Punkt wert.' },
		'P-SCORE-4': {
			name: 'Über 100 und über 200',
			statement:
				'Mit mehr als 100 Punkten nimmst du ein 100-Punktekärtchen. Mit mehr als 200 drehst du es um.'
		},
		'P-SCORE-5': { name: 'Wer gewinnt', statement: 'Wer die meisten Punkte hat, gewinnt.' },
		'P-SCORE-6': { name: 'Gleichstand', statement: 'Wer gleich viele Punkte hat, teilt sich den Sieg.' },
		'P-SCORE-7': {
			name: 'Symbole der Felder',
			statement: 'Die kleinen Sphinxe und Skarabäen auf den Feldern bedeuten im Basisspiel nichts.'
		},
		'P-SYM-1': {
			name: 'Ein Lager auf jeder Seite',
			statement:
				'Die gefüllten Plättchenlager stehen an der Sphinx-Seite und an der Skarabäus-Seite des Spielplans.'
		},
		'P-SYM-2': {
			name: 'Sphinx zu Sphinx',
			statement: 'Ein Plättchen aus dem Lager der Sphinx muss auf ein Feld mit Sphinx.',
			allowed: 'ein Sphinx-Feld',
			refused: 'ein Skarabäus-Feld'
		},
		'P-SYM-3': {
			name: 'Skarabäus zu Skarabäus',
			statement: 'Ein Plättchen aus dem Lager des Skarabäus muss auf ein Feld mit Skarabäus.',
			allowed: 'ein Skarabäus-Feld',
			refused: 'ein Sphinx-Feld'
		},
		'P-SYM-4': {
			name: 'Als Merkhilfe',
			statement: 'Du darfst dein Plättchen auf die Seite deiner Baustein-Tafel legen, die sein Symbol zeigt.'
		},
		'P-SYM-5': {
			name: '1 Gold: beliebige Hälfte',
			statement: 'Für 1 Gold legst du das Plättchen, ohne auf sein Symbol zu achten.',
			allowed: 'die eigene Hälfte',
			refused: 'kein Gold für die andere'
		},
		'P-OPEN-1': { name: '4 offene Stapel', statement: '4 der 8 Stapel werden aufgedeckt.' },
		'P-OPEN-2': {
			name: 'Offen oder verdeckt',
			statement: 'Du wählst die Art des Stapels. Bei einem offenen weißt du, was du nimmst.'
		},
		'P-COOP-1': {
			name: 'Eine Farbe für alle',
			statement:
				'Alle spielen gemeinsam mit einer Farbe, einer Baustein-Tafel und 12 Arbeitskräften nach den Regeln der Basisversion.'
		},
		'P-COOP-2': {
			name: 'Die letzten Plättchen gehen',
			statement: '8 Stapel mit je 5. Das letzte Plättchen jedes Stapels kommt unbesehen in die Schachtel.'
		},
		'P-COOP-3': {
			name: 'Aufgabe 1: viermal 60',
			statement:
				'Baut 4 Pyramiden mit dem Wert 60. Für die dritte und vierte dienen Pyramidenknäufe einer anderen Farbe.'
		},
		'P-COOP-4': {
			name: 'Aufgabe 2: mehr als 275',
			statement: 'Erzielt mehr als 275 Punkte. Pyramidenknäufe anderer Farben sind erlaubt.'
		},
		'P-COOP-5': {
			name: 'Aufgabe 3: sechs Farben mit 35',
			statement:
				'Baut 6 Pyramiden in 6 Farben, alle mit dem Wert 35. Auf eine mit vierter Stufe kommt keine Arbeitskraft mehr, und sie wächst nicht weiter.',
			allowed: 'das freie Fundament',
			refused: 'eine fertige Pyramide'
		}
	},
	rulings: {
		'decision-own-board': {
			question: 'Ist das der Spielplan aus der Schachtel?',
			decision:
				'Nein. Spielplan, Plättchensorten, Werte der Fundamente und Mischung der Bausteine sind unsere eigenen. Anzahlen, Kosten und Werte folgen der Spielregel.',
			reason:
				'Die Bilder des Verlags gehören uns nicht. Unser Spielplan erfüllt, was die Regeln verlangen: Keine Reihe hat mehr als 4 Felder, und beide Hälften sind gleich.'
		},
		'decision-marker': {
			question: 'Zählt der Punktemarker zu den 15, 13 oder 11 Arbeitskräften?',
			decision: 'Ja. 14, 12 oder 10 bleiben in deinem Vorrat, bei einer Gruppe 11.',
			reason: 'Die Spielregel teilt erst die Arbeitskräfte aus und spricht dann von einer davon.'
		},
		'decision-start-foundations': {
			question: 'Drei oder vier Startfundamente?',
			decision: 'Vier, eines je Startplättchen.',
			reason: 'Die Spielregel nennt eines je Plättchen. Eine Besprechung zählt drei.'
		},
		'decision-start-player': {
			question: 'Wer beginnt in der App?',
			decision: 'Der Zufall entscheidet, oder ihr wählt.',
			reason: 'Wer zuletzt eine Pyramide gesehen hat, lässt sich nicht berechnen.'
		},
		'decision-stairs-distance': {
			question: 'Wie weit darf die Treppe zeigen?',
			decision:
				'Beliebig weit geradeaus bis zum ersten Bauplatz. Plättchen, freie Felder und Oasen dazwischen sind egal.',
			reason:
				'Die Spielregel behandelt das direkte Angrenzen als Sonderfall, also sind auch entfernte Bauplätze erlaubt.'
		},
		'decision-turn-away': {
			question: 'Darf ich das Plättchen von einem leeren Bauplatz daneben wegdrehen?',
			decision: 'Ja, wenn auch in einer anderen Richtung ein Bauplatz liegt. Dann kommt kein Fundament.',
			reason: 'Im Beispiel der Spielregel wird das Plättchen absichtlich zum leeren Bauplatz gedreht.'
		},
		'decision-edge': {
			question: 'Begrenzt der Rand des Spielplans eine Reihe?',
			decision: 'Ja.',
			reason: 'Dahinter liegt nichts.'
		},
		'decision-oasis-in-row': {
			question: 'Begrenzt eine Oase eine Reihe?',
			decision: 'Nein. Sie gehört zur Reihe.',
			reason: 'Die Spielregel sagt, dass Oasen mit aktiviert werden. Eine Besprechung sagt es anders.'
		},
		'decision-whole-row': {
			question: 'Darf ich nur einen Teil einer Reihe wählen?',
			decision: 'Nein. Es ist immer die ganze Reihe von Grenze zu Grenze.',
			reason: 'Die Spielregel aktiviert die gesamte Reihe.'
		},
		'decision-few-workers': {
			question: 'Was, wenn meine Arbeitskräfte nicht für die Reihe reichen?',
			decision: 'Du setzt so viele ein, wie du hast, und wählst die Plättchen.',
			reason: 'Bestücken ist Pflicht, und dein Vorrat ist begrenzt.'
		},
		'decision-missing-stone': {
			question: 'Was, wenn eine Bausteinfarbe ausgegangen ist?',
			decision: 'Dieses Plättchen gibt nichts.',
			reason: 'Die Spielregel nennt keinen Ersatz.'
		},
		'decision-gold-on-tiles': {
			question: 'Kommt Gold erst auf die Plättchen?',
			decision: 'Nein. Es geht direkt zu dir.',
			reason: 'Die Übersicht erwähnt es, der Haupttext nicht. Die Wirkung ist dieselbe.'
		},
		'decision-oasis-crossing': {
			question: 'Dürfen Arbeitskräfte über eine Oase ziehen?',
			decision: 'Nein.',
			reason: 'Oasen bleiben frei, und über freie Felder wird nicht gezogen.'
		},
		'decision-pass-site': {
			question: 'Darf eine Arbeitskraft an einem Bauplatz vorbei?',
			decision: 'Nein. Der erste Bauplatz der Linie hält sie auf.',
			reason: 'Bauplätze begrenzen auch alles andere, und eine Besprechung sagt dasselbe.'
		},
		'decision-any-direction': {
			question: 'Muss eine Arbeitskraft entlang der aktivierten Reihe ziehen?',
			decision: 'Nein. Von ihrem Plättchen aus gelten alle 8 Richtungen.',
			reason: 'Die Spielregel nennt beim Ziehen noch einmal alle Richtungen.'
		},
		'decision-free-foundation': {
			question: 'Wann ist ein Fundament frei?',
			decision: 'Wenn keine fremde Arbeitskraft darauf steht. Eigene stören nicht.',
			reason: 'Die Übersicht spricht von leeren oder eigenen Fundamenten.'
		},
		'decision-take-back-instead': {
			question: 'Muss eine Arbeitskraft ziehen, wenn sie kann?',
			decision: 'Nein. Du darfst sie stattdessen zurücknehmen.',
			reason: 'Zurücknehmen ist jederzeit erlaubt.'
		},
		'decision-at-any-time': {
			question: 'Was heißt „jederzeit“ beim Zurücknehmen?',
			decision: 'Jederzeit in deinem eigenen Zug.',
			reason: 'So bleiben die Züge der anderen ungestört.'
		},
		'decision-last-worker': {
			question: 'Wie viele Arbeitskräfte darf ich von einer Pyramide zurücknehmen?',
			decision: 'Alle bis auf eine.',
			reason: 'Eine bleibt immer stehen und zeigt den Besitz.'
		},
		'decision-first-turn-bought': {
			question: 'Gilt die Grenze des ersten Zuges für gekaufte Arbeitskräfte?',
			decision: 'Ja.',
			reason: 'Es geht darum, was du in diesem Zug besetzt, gleich auf welchem Weg.'
		},
		'decision-extra-actions': {
			question: 'Wann sind Zusatzaktionen erlaubt?',
			decision: 'Jederzeit in deinem Zug, auch zwischen den Zügen zweier Arbeitskräfte.',
			reason: 'Die Spielregel erlaubt in deinem Zug beliebig viele.'
		},
		'decision-first-stone': {
			question: 'Muss der Baustein der ersten Stufe die Farbe der Pyramide haben?',
			decision: 'Nein, jeder Baustein gilt.',
			reason: 'Die Farbpflicht steht nur bei den Stufen danach.'
		},
		'decision-finished-workers': {
			question: 'Dürfen Arbeitskräfte auf meine vollendete Pyramide?',
			decision: 'Ja, bis zu 3, aber ohne Nutzen.',
			reason: 'Nichts verbietet es.'
		},
		'decision-values': {
			question: 'Werden die Werte der Stufen zusammengezählt?',
			decision: 'Nein. Nur der erreichte Wert zählt.',
			reason: 'Die Tabelle nennt den Wert, der entsteht.'
		},
		'decision-foundation-under': {
			question: 'Zählt das Fundament unter einer Pyramide?',
			decision: 'Nein.',
			reason: 'Fundamente und Pyramiden werden getrennt gewertet.'
		},
		'decision-draw-then-check': {
			question: 'Nehme ich das Plättchen vor oder nach der Prüfung der Grenzen?',
			decision: 'Erst das Plättchen, dann die Grenzen.',
			reason: 'So steht es in der Übersicht.'
		},
		'decision-excess-gold': {
			question: 'Wie darf ich überschüssiges Gold ausgeben?',
			decision:
				'Indem du einen Stapel durchsuchst oder etwas kaufst. Im letzten Zug gibt es kein neues Plättchen, also bleibt nur der Kauf.',
			reason: 'Eine Stelle nennt nur Käufe, der ausführliche Abschnitt beides.'
		},
		'decision-exchange': {
			question: 'Darf ich 2 Bausteine gegen 1 tauschen, wann ich will?',
			decision: 'Nein. Nur solange du am Ende deines Zuges mehr als 7 hast.',
			reason: 'Die Spielregel beschreibt es nur als Pflicht.'
		},
		'decision-nothing-to-buy': {
			question: 'Was, wenn es für Gold nichts mehr zu kaufen gibt oder kein weißer Baustein da ist?',
			decision: 'Überschüssiges Gold geht zurück. Statt jedes Tausches geht 1 Baustein deiner Wahl zurück.',
			reason: 'Sonst könnte der Zug nicht enden. Es kommt in echten Partien vor.'
		},
		'decision-exactly-100': {
			question: 'Bringen genau 100 Punkte ein Punktekärtchen?',
			decision: 'Nein. Der Marker steht auf 100.',
			reason: 'Die Spielregel sagt: über 100.'
		},
		'decision-no-symbol-square': {
			question: 'Symbole: Was, wenn kein Feld mit meinem Symbol frei ist?',
			decision: 'Jedes freie Feld gilt, ohne zu zahlen.',
			reason: 'Sonst ginge es nicht weiter.'
		},
		'decision-first-hand-tile': {
			question: 'Symbole: Welches Symbol gilt für das erste Plättchen?',
			decision: 'Das des Lagers, aus dem es kam.',
			reason: 'Die Spielregel schweigt, und später ist es auch so.'
		},
		'decision-open-stacks': {
			question: 'Welche 4 Stapel sind offen?',
			decision: 'Die Stapel 1, 2, 5 und 6.',
			reason: 'Zwei je Lager: So bleibt es auch mit Symbolen gerecht.'
		},
		'decision-search-open': {
			question: 'Darf ich einen offenen Stapel für 1 Gold durchsuchen?',
			decision: 'Nein.',
			reason: 'Die Spielregel spricht von einem verdeckten Stapel.'
		},
		'decision-both-variants': {
			question: 'Lassen sich Symbole und offene Stapel kombinieren?',
			decision: 'Ja.',
			reason: 'Nichts schließt es aus.'
		},
		'decision-one-hand-tile': {
			question: 'Gruppe: Wie viele Plättchen sind auf der Hand?',
			decision: 'Eines für alle, und 28 Züge.',
			reason: 'Die Gruppe hat eine Farbe und eine Baustein-Tafel.'
		},
		'decision-task-solved': {
			question: 'Gruppe: Wann ist eine Aufgabe gelöst?',
			decision: 'Aufgabe 1 und 3, sobald die letzte Pyramide steht, Aufgabe 2 bei der Schlusswertung.',
			reason: 'Zwei Aufgaben verlangen Bauten, eine verlangt Punkte.'
		},
		'decision-level-four-worker': {
			question: 'Aufgabe 3: Bleibt auf einer Pyramide mit Wert 35 eine Arbeitskraft?',
			decision: 'Ja, eine bleibt. Es kommt keine dazu.',
			reason: 'Die Grundregel zum Besitz gilt weiter.'
		},
		'decision-group-finials': {
			question: 'Gruppe: Wie viele Pyramidenknäufe gibt es?',
			decision: 'Alle 8 für die Aufgaben 1 und 2. Aufgabe 3 braucht keinen.',
			reason: 'Laut Spielregel werden Knäufe anderer Farben ausgeliehen.'
		}
	}
};

export default text;
