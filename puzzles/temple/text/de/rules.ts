// German: the rules of Temple of Artefacts in our own words.
import type { RulesText } from '../../../schema/rules.ts';

const text: RulesText = {
	game: 'Tempel der Artefakte',
	groups: {
		components: 'In der Schachtel',
		setup: 'Aufbau',
		turn: 'Zug',
		taking: 'Karten nehmen',
		looking: 'Anschauen',
		hiring: 'Anheuern',
		bonuses: 'Bonusaktionen',
		rounds: 'Runden',
		scoring: 'Wertung',
		decks: 'Die zehn Decks'
	},
	books: { rulebook: 'deutsche Anleitung' },
	rules: {
		'T-COMP-1': {
			name: 'Zehn Decks zu neun Karten',
			statement: 'Es gibt 90 Artefaktkarten: 10 Decks mit je 9 Karten eines Typs.'
		},
		'T-COMP-2': {
			name: 'Gehilfen, Sterne, Silber',
			statement: 'Es gibt 12 Gehilfen, 4 Sternkarten zu je 3 SP und 40 Silber.'
		},
		'T-SETUP-1': {
			name: 'Sechs Decks',
			statement: 'Gespielt wird mit genau 6 der 10 Decks. Die anderen 4 kommen zurück in die Schachtel.'
		},
		'T-SETUP-2': {
			name: 'Offen oder verdeckt',
			statement:
				'Karten mit dem Symbol „verdeckt“ kommen auf die Rückseite, alle anderen bleiben offen. Dann werden die 54 Karten zusammen gemischt, ohne sie zu wenden.'
		},
		'T-SETUP-3': {
			name: 'Unterste Stufe 5 mal 3',
			statement: 'Die unterste Stufe des Tempels ist ein Raster aus 5 mal 3 Karten.'
		},
		'T-SETUP-4': {
			name: 'Mittlere Stufe 4 mal 2',
			statement: 'Die mittlere Stufe ist ein Raster aus 4 mal 2 Karten auf der untersten.'
		},
		'T-SETUP-5': {
			name: 'Oberste Stufe 3 mal 1',
			statement:
				'Die oberste Stufe ist eine Reihe aus 3 Karten auf der mittleren. Der Tempel hat 26 Karten, teils offen, teils verdeckt.'
		},
		'T-SETUP-6': {
			name: 'Gehilfen neben dem Tempel',
			statement:
				'Die Gehilfen liegen offen neben dem Tempel. Wer zu einem unbenutzten Deck gehört, kommt zurück in die Schachtel.'
		},
		'T-SETUP-7': {
			name: 'Je zwei Silber',
			statement: 'Jeder Spieler bekommt 2 Silber. Der Rest ist die Bank.'
		},
		'T-SETUP-8': {
			name: 'Startspieler durch Los',
			statement: 'Der Startspieler wird ausgelost. In Runde 1 geht es im Uhrzeigersinn.'
		},
		'T-TURN-1': {
			name: 'Eine Aktion pro Zug',
			statement:
				'In deinem Zug tust du eines von beiden: eine Karte aus dem Tempel nehmen oder einen Gehilfen anheuern. Solange der Tempel Karten hat, kannst du nicht passen.',
			allowed: 'eine Aktion, dann das Ende des Zuges',
			refused: 'gar keine Aktion'
		},
		'T-TAKE-1': {
			name: 'Freie Karten kosten nichts',
			statement: 'Eine Karte des Tempels, auf der keine andere liegt, darfst du kostenlos nehmen.'
		},
		'T-TAKE-2': {
			name: 'Ausgraben kostet Silber',
			statement:
				'Liegt etwas auf der Karte, musst du sie ausgraben: 1 Silber an die Bank für jede Karte, die auch nur teilweise darauf liegt, gleich auf welcher Stufe.',
			allowed: '2 Karten darauf, 2 Silber',
			refused: '5 Karten darauf, 2 Silber'
		},
		'T-TAKE-3': {
			name: 'Was darauf liegt, bleibt',
			statement: 'Ausgegraben wird nur diese eine Karte. Die Karten darauf bleiben im Tempel.'
		},
		'T-TAKE-4': {
			name: 'Offen in den Spielbereich',
			statement: 'Eine genommene Karte liegt offen in deinem Spielbereich, gleich wie sie vorher lag.'
		},
		'T-PEEK-1': {
			name: 'Anschauen für 1 Silber',
			statement:
				'Vor deiner Aktion darfst du 1 Silber zahlen und eine verdeckte Karte des Tempels anschauen.',
			allowed: 'eine verdeckte Karte',
			refused: 'eine offene Karte'
		},
		'T-PEEK-2': {
			name: 'Nach dem Anschauen frei',
			statement:
				'Nach dem Anschauen darfst du die Karte zu den üblichen Kosten nehmen oder liegen lassen und etwas anderes tun.'
		},
		'T-HIRE-1': {
			name: 'Anheuern für 1 Silber',
			statement:
				'Statt eine Karte zu nehmen, darfst du 1 Silber zahlen und einen Gehilfen deiner Wahl nehmen, der neben dem Tempel liegt.',
			allowed: 'liegt neben dem Tempel',
			refused: 'arbeitet schon für jemanden'
		},
		'T-BONUS-1': {
			name: 'Sätze mit Bonus',
			statement:
				'Münzen, Waffen, Manuskripte und Juwelen geben einen Bonus für einen Satz aus 2 oder 3 Karten eines Typs in deinem Spielbereich.',
			allowed: '2 Münzen',
			refused: 'eine Münze und eine Waffe'
		},
		'T-BONUS-2': {
			name: 'Jetzt für 2 oder später für 3',
			statement:
				'Mit 2 solchen Karten wählst du: den Bonus für 2 auslösen oder auf eine dritte Karte und den Bonus für 3 warten.',
			allowed: '3 Karten',
			refused: '4 Karten auf einmal'
		},
		'T-BONUS-3': {
			name: 'Ausgelöstes wird umgedreht',
			statement: 'Löst du einen Bonus aus, drehst du die Karten des Satzes in deinem Spielbereich um.'
		},
		'T-BONUS-4': {
			name: 'Umgedrehtes ist verbraucht',
			statement:
				'Eine umgedrehte Karte gehört nie wieder zu einem Satz. Eine weitere Karte zählt nur für einen neuen.',
			allowed: '2 neue Münzen',
			refused: 'eine umgedrehte Münze dabei'
		},
		'T-BONUS-5': {
			name: 'Umgedrehtes ist sicher',
			statement: 'Eine umgedrehte Karte kann nicht mehr gestohlen werden.',
			allowed: 'liegt offen',
			refused: 'ist umgedreht'
		},
		'T-BONUS-6': {
			name: 'Umgedrehtes zählt',
			statement: 'Karten werden erst am Spielende gewertet, ob offen oder umgedreht.'
		},
		'T-ROUND-1': {
			name: 'Ende der Runde 1',
			statement: 'Runde 1 endet, wenn alle Karten des ersten Tempels genommen sind.'
		},
		'T-ROUND-2': {
			name: 'Der zweite Tempel',
			statement:
				'Aus den übrigen Karten wird auf gleiche Weise ein zweiter Tempel gebaut. 2 Karten bleiben übrig und kommen in die Schachtel.'
		},
		'T-ROUND-3': {
			name: 'Runde 2 andersherum',
			statement:
				'Runde 2 geht gegen den Uhrzeigersinn: Der letzte Spieler der Runde 1 beginnt, der frühere Startspieler ist der letzte.'
		},
		'T-ROUND-4': {
			name: 'Ende des Spiels',
			statement: 'Sind alle Karten des zweiten Tempels genommen, endet das Spiel und wird gewertet.',
			allowed: 'ein Bonus im letzten Zug',
			refused: 'ein Bonus nach dem Ende'
		},
		'T-SCORE-1': {
			name: 'Alle Karten im Spielbereich',
			statement: 'Jeder zählt die SP aller Karten im eigenen Spielbereich zusammen.'
		},
		'T-SCORE-2': {
			name: 'Gehilfen',
			statement: 'Dazu kommen die SP, die deine Gehilfen geben.'
		},
		'T-SCORE-3': {
			name: 'Silber',
			statement: 'Jedes Silber in deinem Besitz ist 1 SP.'
		},
		'T-SCORE-4': {
			name: 'Die meisten Sterne',
			statement:
				'Wer die meisten Karten mit Stern hat, bekommt eine Sternkarte: 3 SP. Bei Gleichstand bekommen alle daran Beteiligten 3.'
		},
		'T-SCORE-5': {
			name: 'Die meisten SP gewinnen',
			statement: 'Wer die meisten SP hat, gewinnt.'
		},
		'T-SCORE-6': {
			name: 'Gleichstand: mehr Karten',
			statement: 'Bei Gleichstand gewinnt, wer von den Beteiligten die meisten Artefaktkarten hat.'
		},
		'T-SCORE-7': {
			name: 'Noch gleich: mehr Silber',
			statement: 'Bleibt es beim Gleichstand, gewinnt, wer von den Beteiligten mehr Silber hat.'
		},
		'T-STATUE-1': {
			name: 'Statuen: Der Satz zählt',
			statement: 'Ein Satz Statuen zählt nach seiner Größe: 1, 3, 6, 10 SP und so weiter.'
		},
		'T-STATUE-2': {
			name: 'Statuen: Gesicherte Sätze sind fertig',
			statement:
				'Zwei oder mehr Statuen darfst du als Satz umdrehen. Er behält seinen Wert; eine spätere Statue beginnt einen neuen.',
			allowed: '2 Statuen',
			refused: 'eine einzelne Statue'
		},
		'T-COIN-1': { name: 'Münzen: 2 SP', statement: 'Jede Münze ist 2 SP wert.' },
		'T-COIN-2': {
			name: 'Münzen: Silber',
			statement: 'Bonus der Münzen: 2 Karten geben 1 Silber aus der Bank, 3 Karten geben 2 Silber.'
		},
		'T-WEAPON-1': { name: 'Waffen: 1 SP', statement: 'Jede Waffe ist 1 SP wert.' },
		'T-WEAPON-2': {
			name: 'Zwei Waffen: 1 Karte stehlen',
			statement: 'Bonus für 2 Waffen: Stiehl 1 offene Karte deiner Wahl von einem anderen Spieler.',
			allowed: 'eine Karte',
			refused: 'eine zweite Karte'
		},
		'T-WEAPON-3': {
			name: 'Drei Waffen: 2 Karten stehlen',
			statement: 'Bonus für 3 Waffen: Stiehl insgesamt 2 offene Karten, von einem oder von zwei Spielern.',
			allowed: 'die zweite Karte von einem anderen',
			refused: 'etwas anderes vor der zweiten Karte'
		},
		'T-MANU-1': { name: 'Manuskripte: 1 SP', statement: 'Jedes Manuskript ist 1 SP wert.' },
		'T-MANU-2': {
			name: 'Manuskripte: weitere Aktionen',
			statement: 'Bonus der Manuskripte: 2 Karten geben sofort 1 weitere Aktion, 3 Karten geben 2.'
		},
		'T-JEWEL-1': { name: 'Juwelen: 1 SP', statement: 'Jedes Juwel ist 1 SP wert.' },
		'T-JEWEL-2': {
			name: 'Juwelen: Gehilfen ohne Bezahlung',
			statement:
				'Bonus der Juwelen: 2 Karten geben 1 Gehilfen deiner Wahl, ohne dass du bezahlst, 3 Karten geben 2.',
			allowed: '2 Juwelen, 1 Gehilfe',
			refused: '2 Juwelen, 2 Gehilfen'
		},
		'T-RELIC-1': { name: 'Relikte: 1 SP', statement: 'Jedes Relikt ist 1 SP wert.' },
		'T-RELIC-2': {
			name: 'Die meisten Relikte',
			statement: 'Am Spielende bekommt, wer die meisten Relikte hat, 3 SP dazu.'
		},
		'T-RELIC-3': {
			name: 'Die wenigsten Relikte',
			statement: 'Am Spielende verliert, wer die wenigsten Relikte hat, 3 SP. Auch 0 Relikte zählen.'
		},
		'T-RELIC-4': {
			name: 'Relikte: Gleichstand',
			statement:
				'Alle anderen bekommen und verlieren nichts. Bei Gleichstand um die meisten oder wenigsten gelten für alle Beteiligten die vollen 3 SP.'
		},
		'T-CURSE-1': {
			name: 'Fluch & Segen: 0 SP',
			statement: 'Karten von Fluch & Segen sind 0 SP wert.'
		},
		'T-CURSE-2': {
			name: 'Sofort ausgeführt',
			statement:
				'Wer eine Karte von Fluch & Segen nimmt, führt die gute oder schlechte Aktion darauf sofort aus.',
			allowed: 'eine Karte kommt in die Schachtel',
			refused: 'beendet stattdessen den Zug'
		},
		'T-PORC-1': {
			name: 'Porzellan: einzelne Karten',
			statement: 'Eine einzelne Porzellankarte ist 1 SP wert.'
		},
		'T-PORC-2': {
			name: 'Porzellan sichern',
			statement:
				'Jederzeit in deinem Zug darfst du Porzellan sichern, also umdrehen: 2 oder 3 Karten mit gleichem Buchstaben oder von jedem Buchstaben eine.',
			allowed: 'A und A',
			refused: 'A und B'
		},
		'T-PORC-3': {
			name: 'Porzellan: gleicher Buchstabe',
			statement: 'Sätze mit gleichem Buchstaben: 2 Karten sind 4 SP wert, 3 Karten 8 SP.'
		},
		'T-PORC-4': {
			name: 'Porzellan: A, B und C',
			statement: 'Ein Satz aus einem A, einem B und einem C ist 10 SP wert.'
		},
		'T-MON-1': {
			name: 'Monster allein',
			statement: 'Ein Vampir, eine Mumie oder eine Vampirmumie ohne Partner ist −1 SP.'
		},
		'T-MON-2': { name: 'Silberkreuz allein', statement: 'Ein einzelnes Silberkreuz ist −1 SP.' },
		'T-MON-3': { name: 'Sarg allein', statement: 'Ein einzelner Sarg ist 2 SP.' },
		'T-MON-4': { name: 'Vampir und Kreuz', statement: 'Vampir und Silberkreuz sind zusammen 5 SP.' },
		'T-MON-5': { name: 'Mumie und Sarg', statement: 'Mumie und Sarg sind zusammen 5 SP.' },
		'T-MON-6': {
			name: 'Vampirmumie mit Sarg oder Kreuz',
			statement: 'Eine Vampirmumie ist mit einem Sarg oder mit einem Silberkreuz zusammen 4 SP.'
		},
		'T-TREAS-1': {
			name: 'Schätze: sofort oder am Ende',
			statement:
				'Ein Schatz gibt entweder sofort den Bonus, der darauf steht, oder SP am Spielende. Nie beides.',
			allowed: 'nimmt den kostenlosen Gehilfen',
			refused: 'beendet stattdessen den Zug'
		}
	},
	rulings: {
		'A-1': {
			question: 'Darf man passen?',
			decision: 'Nicht, solange der Tempel Karten hat.',
			reason: 'Der Tempel muss leer werden, und eine freie Karte gibt es immer.'
		},
		'A-2': {
			question: 'Zählt eine oberste Karte für eine unterste, die sie nicht direkt berührt?',
			decision: 'Ja. Jede höhere Karte, die sie überdeckt, zählt.',
			reason:
				'Die Anleitung zählt jede Karte darauf, auch teilweise, und spricht von Karten ganz unter anderen.'
		},
		'A-3': {
			question: 'Rutschen die oberen Karten nach, wenn eine darunter ausgegraben wird?',
			decision: 'Nein, sie bleiben an ihrem Platz.',
			reason: 'Nichts spricht dagegen, und die Preise bleiben ablesbar.'
		},
		'A-4': {
			question: 'Welche verdeckten Karten darf man anschauen, und wie oft?',
			decision:
				'Jede im Tempel, überdeckt oder nicht; so oft du zahlst, aber nur vor der noch offenen Aktion. Die Karte bleibt verdeckt, du darfst sie dir merken.',
			reason: 'Die Anleitung spricht vom Anschauen, bevor man ausgräbt oder es lässt.'
		},
		'A-5': {
			question: 'Ein Preis fürs Anschauen ist nicht lesbar. Wie hoch ist er?',
			decision: '1 Silber.',
			reason: 'So steht es im laufenden Text.'
		},
		'A-6': {
			question: 'Wann darf ein Bonus ausgelöst werden?',
			decision: 'Jederzeit im eigenen Zug, vor oder nach der Aktion, solange 2 oder 3 Karten offen liegen.',
			reason: 'Verlangt wird nur, dass man die Karten hat. Ein Zeitpunkt gilt für alle Decks.'
		},
		'A-7': {
			question: 'Was, wenn mehr als 3 Karten eines Typs offen liegen?',
			decision: 'Du wählst genau 2 oder genau 3 davon.',
			reason: 'Es gibt nur diese beiden Boni.'
		},
		'A-8': {
			question: 'Was, wenn ein Bonus nur zum Teil möglich ist?',
			decision: 'Auslösen ist erlaubt; so viel wie möglich geschieht.',
			reason: 'Es kostet nichts, und das Umdrehen ist deine Entscheidung.'
		},
		'A-9': {
			question: 'Was kann gestohlen werden?',
			decision: 'Offene Artefaktkarten anderer. Keine Gehilfen, kein Silber, keine Sternkarten.',
			reason: 'Die Wertung nennt Gehilfen getrennt von den Karten im Spielbereich.'
		},
		'A-10': {
			question: 'Was geschieht mit einer gestohlenen Karte?',
			decision:
				'Sie liegt offen im neuen Spielbereich, kann einen Satz ergänzen und wieder gestohlen werden. Was sofort wirkt, wirkt nicht noch einmal.',
			reason: '„Sofort“ gehört zum Nehmen aus dem Tempel.'
		},
		'A-11': {
			question: 'Was ist eine weitere Aktion?',
			decision:
				'Nehmen oder anheuern zu den üblichen Kosten. Sie verfällt, wenn der Tempel leer ist und du nicht anheuerst.',
			reason: 'Eine Aktion ist eines von diesen beiden.'
		},
		'A-12': {
			question: 'Was, wenn der Tempel mitten im Zug leer wird?',
			decision: 'Der Zug wird zu Ende gespielt, mit Boni und Anheuern. Dann endet die Runde.',
			reason: 'Das Rundenende hängt am Tempel, Boni gehören zum Zug.'
		},
		'A-13': {
			question:
				'Wer ist der letzte Spieler der Runde 1: der letzte der Reihe oder wer die letzte Karte nimmt?',
			decision: 'Der letzte in der Reihenfolge.',
			reason: 'Nur dann ist der frühere Startspieler in der umgekehrten Reihenfolge der letzte.'
		},
		'A-14': {
			question: 'Wie zählen Statuen, Porzellan und Monster, die nicht gesichert sind?',
			decision: 'In der Gruppierung, die für den Besitzer am besten ist.',
			reason: 'Auch offene Karten zählen, und Paare sind als Werte genannt, nicht als Handlung.'
		},
		'A-15': {
			question: 'Darf man Statuen umdrehen, und ab wie vielen?',
			decision: 'Ja, ab 2 als ein Satz, jederzeit im eigenen Zug.',
			reason: 'Das letzte Beispiel der Anleitung dreht 3 Statuen um.'
		},
		'A-16': {
			question: 'Was, wenn SP, Karten und Silber gleich sind?',
			decision: 'Der Sieg wird geteilt.',
			reason: 'Die Anleitung nennt nichts Weiteres.'
		},
		'A-17': {
			question: 'Wer bekommt eine Sternkarte, wenn niemand einen Stern hat?',
			decision: 'Niemand.',
			reason: 'Es gibt keine Karte mit Stern zu zählen.'
		},
		'A-18': {
			question: 'Was, wenn alle gleich viele Relikte haben?',
			decision: 'Alle haben die meisten und die wenigsten: +3 und −3 heben sich auf.',
			reason: 'Der Gleichstand ist für meiste und wenigste getrennt geregelt.'
		},
		'A-19': {
			question: 'Werden Monsterpaare umgedreht?',
			decision: 'Nein. Sie können bis zum Ende gestohlen werden.',
			reason: 'Umgedreht werden nur Boni und gesicherte Sätze.'
		},
		'A-20': {
			question: 'Zählt der Stern einer umgedrehten Karte?',
			decision: 'Ja.',
			reason: 'Alle Karten im Spielbereich zählen, offen oder umgedreht.'
		},
		'A-21': {
			question: 'Kann man A, B und C sichern wie gleiche Buchstaben?',
			decision: 'Ja.',
			reason: 'Die Anleitung nennt es einen Satz, im selben Absatz.'
		},
		'A-22': {
			question: 'Darf man umgedrehte Karten im Spielbereich ansehen?',
			decision: 'Ja, alle dürfen das.',
			reason: 'Sie lagen vorher offen, also gibt es nichts zu verbergen.'
		},
		'A-23': {
			question: 'Das Symbol, das für 3 weitere SP zählt, ist nicht lesbar. Welches ist es?',
			decision: 'Der Stern.',
			reason: 'Die Sternkarten sind genau diese 3 SP wert.'
		},
		'G-1': {
			question: 'Für wie viele ist das Spiel?',
			decision: 'Für 2 bis 4.',
			reason: 'Die Anleitung sagt es nicht. Es gibt 4 Sternkarten, und bei Gleichstand braucht jeder eine.'
		},
		'G-2': {
			question: 'Welche Karten liegen verdeckt, welche zeigen einen Stern?',
			decision:
				'Unsere eigene Liste: Karten 1 und 9 jedes Decks zeigen einen Stern; 7, 8 und 9 liegen verdeckt, mit wenigen Ausnahmen. Fluch & Segen liegt ganz verdeckt.',
			reason: 'Die Anleitung druckt die Karten nicht ab.'
		},
		'G-3': {
			question: 'Was steht auf Porzellan, Monstern, Flüchen, Segen und Schätzen?',
			decision: 'Unsere eigene Kartenliste, in einer Datei, die man ersetzen kann.',
			reason: 'Die Anleitung erklärt die Typen, zählt die Karten aber nicht auf.'
		},
		'G-4': {
			question: 'Was sind die Gehilfen wert?',
			decision: 'Unsere eigene Liste: einer für jedes Deck, dazu Bankier und Astronom für jedes Spiel.',
			reason: 'Die Anleitung sagt: 12, manche zu Decks gehörig, und sie geben SP.'
		},
		'G-5': {
			question: 'Wie überlappen die Stufen?',
			decision: 'Jede Stufe liegt mittig, um eine halbe Karte versetzt.',
			reason: 'Die Anleitung nennt nur die Raster.'
		},
		'G-6': {
			question: 'In welcher Reihenfolge wird ausgelegt?',
			decision:
				'Unterste Stufe, mittlere Stufe, oberste Stufe, jede Reihe von links nach rechts. Die letzten 2 Karten kommen ungesehen in die Schachtel.',
			reason: 'Die Anleitung sagt es nicht, und eine App muss eine Auslage wiederholen können.'
		},
		'G-7': {
			question: 'Wer wählt die sechs Decks?',
			decision: 'Das Los; für ein erstes Spiel Statuen, Münzen, Waffen, Manuskripte, Juwelen und Relikte.',
			reason: 'Die Anleitung sagt nur, dass sie gewählt werden.'
		}
	}
};

export default text;
