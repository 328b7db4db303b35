// German: the rules of Block and Key and The Ancients in our own words.
import type { RulesText } from '../../../schema/rules.ts';

const text: RulesText = {
	game: 'Block and Key',
	groups: {
		view: 'Was du siehst',
		setup: 'Aufbau',
		turn: 'Dein Zug',
		placing: 'Einsetzen',
		keys: 'Schlüssel',
		end: 'Spielende',
		'solo-setup': 'Die Uralten: Aufbau',
		'solo-turn': 'Die Uralten: dein Zug',
		ancients: 'Die Uralten: ihr Zug',
		'solo-end': 'Die Uralten: das Ende'
	},
	books: { '2021': 'Ausgabe von 2021', retail: 'deutsche Handelsausgabe' },
	rules: {
		'B-VIEW-1': {
			name: 'Die vorderste Fassade ist zu sehen',
			statement:
				'Du siehst den Tempel von einer Seite als flaches Bild. In jedem Feld davon siehst du die Fassade des vordersten Blocks in dieser Linie, oder nichts.'
		},
		'B-VIEW-2': {
			name: 'Fassaden haben Farben',
			statement:
				'Eine Fassade hat die Farbe ihres Blocks. Der Zentralblock zeigt jeder Seite des Tisches eine eigene Farbe.'
		},
		'B-VIEW-3': {
			name: 'Nur dein eigenes Bild zählt',
			statement:
				'Für deine Schlüssel und deine Enigmakarte zählt nur, was du von deiner Seite siehst. Andere schauen von dort nur, um ein Muster zu bestätigen.',
			allowed: 'in deinem Bild zu sehen',
			refused: 'nur im Osten zu sehen'
		},
		'B-SETUP-1': {
			name: '40 Blöcke',
			statement: 'Es gibt 40 Blöcke: 10 Formen in 4 Farben, jeden einmal. Dazu kommt der Zentralblock.'
		},
		'B-SETUP-2': {
			name: '48 Schlüssel, 4 Enigmakarten',
			statement: 'Es gibt 8 Sterne (leicht), 24 Sonnen (normal), 16 Monde (schwierig) und 4 Enigmakarten.'
		},
		'B-SETUP-3': {
			name: 'Ein Startspieler',
			statement:
				'Bestimmt zufällig einen Startspieler. Er nimmt den Zentralblock, alle anderen Blöcke kommen in den Beutel.'
		},
		'B-SETUP-4': {
			name: 'Schlüsselkarten austeilen',
			statement:
				'Alle bekommen 2 Sterne, 1 Sonne und 1 Mond. Übrige Sterne verlassen das Spiel. Übrige Sonnen und Monde liegen verdeckt als zwei Nachziehstapel auf den Altären.'
		},
		'B-SETUP-5': {
			name: 'Eine geheime Enigmakarte',
			statement:
				'Alle bekommen 1 Enigmakarte und halten sie bis zum Ende geheim. Die übrigen verlassen das Spiel.'
		},
		'B-SETUP-6': {
			name: 'Ausgrabungsstätte füllen',
			statement:
				'Die Ausgrabungsstätte hat 3 mal 3 Plätze, reihenweise von 1 bis 9 nummeriert. Auf jeden kommt 1 zufällig gezogener Block.'
		},
		'B-SETUP-7': {
			name: 'Niedrigste Zahl zuerst',
			statement:
				'Beim Auffüllen werden Blöcke immer einzeln gezogen, jeder kommt auf den freien Platz mit der niedrigsten Zahl.'
		},
		'B-SETUP-8': {
			name: 'Zentralblock und Plätze',
			statement:
				'Der Startspieler setzt den Zentralblock auf die Symbole der Spielerzahl, Moosgrün oben, eine beliebige Farbe zu sich. Die Symbole zeigen auch, wer wo sitzt.'
		},
		'B-SETUP-9': {
			name: 'Die ersten 3 Blöcke',
			statement:
				'Gegen den Uhrzeigersinn, rechts vom Startspieler beginnend, nehmen alle die 3 Blöcke einer Reihe oder Spalte und füllen auf, bevor der Nächste nimmt. Der Startspieler ist zuletzt dran.'
		},
		'B-SETUP-10': {
			name: 'Im Uhrzeigersinn, je eine Aktion',
			statement: 'Der Startspieler beginnt. Es geht im Uhrzeigersinn weiter, mit einer Aktion je Zug.'
		},
		'B-TURN-1': {
			name: 'Genau eine Aktion',
			statement: 'In deinem Zug gräbst du aus oder setzt einen Block ein. Nur wer beides nicht kann, passt.',
			allowed: 'gräbt aus',
			refused: 'passt, obwohl ein Zug möglich ist'
		},
		'B-EXC-1': {
			name: 'Eine Linie ausgraben',
			statement:
				'Nimm alle Blöcke einer Reihe oder Spalte der Ausgrabungsstätte und füll dann aus dem Beutel auf. In der Linie muss mindestens 1 Block liegen.',
			allowed: 'eine Reihe mit 2 Blöcken',
			refused: 'eine leere Reihe'
		},
		'B-EXC-2': {
			name: 'Höchstens 7 Blöcke',
			statement:
				'Dein Vorrat fasst höchstens 7 Blöcke. Sind es nach dem Auffüllen mehr, legst du Blöcke deiner Wahl in den Beutel zurück, bis 7 bleiben.',
			allowed: '9 Blöcke, 2 gehen zurück',
			refused: '9 Blöcke, nur 1 geht zurück'
		},
		'B-EXC-3': {
			name: 'Ein leerer Beutel',
			statement:
				'Wird der Beutel leer, füllt ihr auf, soweit es reicht. Später kann Ausgraben weniger als 3 Blöcke bringen.'
		},
		'B-POS-1': {
			name: 'Einen Block einsetzen',
			statement:
				'Setze EINEN Block deines Vorrats nach den Einsetzregeln auf den Tempelboden, dann hol Schlüssel.'
		},
		'B-PLACE-GRID': {
			name: 'Im Raster',
			statement: 'Jeder Teil eines Blocks liegt im Gitter des Tempelbodens.',
			allowed: 'ganz auf dem Boden',
			refused: 'ein Ende über den Rand'
		},
		'B-PLACE-FREE': {
			name: 'Wo frei ist',
			statement: 'Kein Teil eines Blocks liegt dort, wo schon ein anderer ist.',
			allowed: 'oben auf dem grauen Block',
			refused: 'im grauen Block versenkt'
		},
		'B-PLACE-DROP': {
			name: 'Von oben',
			statement: 'Ein Block kommt von oben. Über keinem Teil von ihm darf schon etwas liegen.',
			allowed: 'der Fuß neben der Brücke',
			refused: 'der Fuß unter der Brücke'
		},
		'B-PLACE-3': {
			name: 'Höchstens sechs hoch',
			statement: 'Kein Stapel ist höher als 6. Ein Stapel ist alles, was auf einem Feld steht.',
			allowed: 'endet bei 6',
			refused: 'endet bei 7'
		},
		'B-PLACE-4': {
			name: 'Eine gerade Brücke',
			statement:
				'Ein Block darf eine Lücke überspannen, wenn er von oben gesehen eine gerade Linie ist und beide Enden aufliegen.',
			allowed: 'gerade, beide Enden liegen auf',
			refused: 'gewinkelt über der Lücke'
		},
		'B-PLACE-5': {
			name: 'Keine Überhänge',
			statement:
				'Jede Säule eines Blocks liegt auf dem Boden oder auf etwas auf. Frei hängen darf nur eine gerade Brücke, und nur zwischen ihren Enden.',
			allowed: 'liegt ganz auf',
			refused: 'ein Ende hängt frei'
		},
		'B-PLACE-1': {
			name: 'Berühren, was da ist',
			statement:
				'Ein Block muss etwas berühren, das schon steht: mit einer Fassade oder Ecke an Ecke, also diagonal auf gleicher Höhe.',
			allowed: 'eine Ecke berührt',
			refused: 'berührt nichts'
		},
		'B-PLACE-2': {
			name: 'Höher, wenn Fassade an Fassade',
			statement:
				'Liegt ein Block Fassade an Fassade, endet er höher als jeder Stapel, den er so berührt, darunter und daneben. Es zählt der ganze Stapel, auch wenn nur eine niedrigere Fassade berührt wird.',
			allowed: 'endet bei 2, berührt einen Stapel von 1',
			refused: 'endet bei 2, berührt einen Stapel von 4'
		},
		'B-KEY-1': {
			name: 'In deinem Bild zu sehen',
			statement:
				'Ein Schlüssel passt dort, wo alle seine farbigen Felder, um beliebig viele Viertel gedreht, in deinem Bild zu sehen sind. Seine leeren Felder dürfen alles zeigen.',
			allowed: 'die Mitte darf alles zeigen',
			refused: 'die Mitte müsste grün sein'
		},
		'B-KEY-2': {
			name: 'Nie gespiegelt',
			statement: 'Ein Schlüssel darf gedreht werden, gespiegelt nie.',
			allowed: 'wie gedruckt',
			refused: 'sein Spiegelbild'
		},
		'B-KEY-3': {
			name: 'Die Tiefe spielt keine Rolle',
			statement:
				'Die Fassaden eines Schlüssels müssen sich im Raum nicht berühren. Nur das flache Bild zählt.'
		},
		'B-KEY-4': {
			name: 'Dein Block ist dabei',
			statement:
				'Mindestens ein Feld des Musters ist eine Fassade des Blocks, den du in diesem Zug gesetzt hast. Ob dasselbe Muster woanders schon zu sehen war, ist egal.',
			allowed: 'die grüne Fassade ist neu',
			refused: 'Weiß und Braun waren schon da'
		},
		'B-KEY-5': {
			name: 'Mehrere Schlüssel zugleich',
			statement:
				'Du darfst in einem Zug mehrere Schlüssel holen, jeden mit einer Fassade des neuen Blocks. Eine Fassade darf beliebig vielen dienen.'
		},
		'B-KEY-6': {
			name: 'Du musst nicht holen',
			statement:
				'Du darfst einen Schlüssel holen oder ihn lassen. Ein geholter wird offen ausgelegt, und du zeigst, wo er ist.',
			allowed: 'holt nichts',
			refused: 'gräbt aus, statt zu entscheiden'
		},
		'B-KEY-7': {
			name: 'Auf 4 nachziehen',
			statement:
				'Nach dem Holen ziehst du, bis du wieder 4 Schlüssel hast. Für jede Karte wählst du einen Altar; ein leerer steht nicht zur Wahl.',
			allowed: 'vom Sonnenaltar',
			refused: 'vom leeren Mondaltar'
		},
		'B-KEY-8': {
			name: 'Nur geholte Schlüssel zählen',
			statement: 'SP bringen nur Schlüssel, die du geholt hast. Schlüssel auf der Hand bringen nichts.'
		},
		'B-END-1': {
			name: 'Das Ende wird ausgelöst',
			statement:
				'Das Ende kommt, wenn jemand 12 Schlüssel (zu zweit), 8 (zu dritt) oder 7 (zu viert) geholt hat.'
		},
		'B-END-2': {
			name: 'Noch ein Zug für alle',
			statement:
				'Dann haben alle noch einen Zug, in Spielreihenfolge nach dem auslösenden Zug. Wer das Ende ausgelöst hat, kommt zuletzt.',
			allowed: 'der letzte Zug',
			refused: 'ein Zug mehr'
		},
		'B-END-3': {
			name: 'Enigma und Summe',
			statement:
				'Zähle in deinem eigenen Bild die Fassaden in der Farbe deiner Enigmakarte, teile durch 3 und runde ab. Dazu kommen die SP deiner geholten Schlüssel.'
		},
		'B-END-4': {
			name: 'Sieg und Gleichstand',
			statement:
				'Die meisten SP gewinnen. Bei Gleichstand: mehr geholte Schlüssel, dann mehr übrige Blöcke im Vorrat, dann früher in der Spielreihenfolge.'
		},
		'S-SETUP-1': {
			name: 'Karten im Solospiel',
			statement: 'Bau wie üblich auf und nimm 2 Sterne, 1 Sonne, 1 Mond und 1 Enigmakarte.'
		},
		'S-SETUP-2': {
			name: 'Zentralblock im Solospiel',
			statement: 'Setze den Zentralblock auf die Symbole für 4, eine beliebige Farbe zu dir.'
		},
		'S-SETUP-3': {
			name: 'Erste Blöcke im Solospiel',
			statement: 'Füll die Ausgrabungsstätte, nimm alle 3 Blöcke einer Reihe oder Spalte und füll auf.'
		},
		'S-TURN-1': {
			name: 'Schritt 1: deine Aktion',
			statement:
				'Mach einen gewöhnlichen Zug: ausgraben, oder einen Block einsetzen und Schlüssel holen. Es gibt 11 Züge.'
		},
		'S-TURN-2': {
			name: 'Schritt 2: den Zug markieren',
			statement:
				'Geholte Schlüssel liegen offen auf einem Stapel. Ohne geholten Schlüssel, auch nach dem Ausgraben, legst du 1 Karte eines Altars ungesehen verdeckt hin. Sind beide Altäre leer, legst du nichts.',
			allowed: 'legt eine Sonne verdeckt hin',
			refused: 'macht ohne Markierung weiter'
		},
		'S-TURN-3': {
			name: 'Schritt 3: einen Schlüssel zurücklegen',
			statement:
				'Du darfst 1 Schlüssel deiner Hand unter den Altar seiner Art legen. Ein Stern hat keinen Altar und bleibt.',
			allowed: 'eine Sonne kommt unter ihren Altar',
			refused: 'ein Stern hat keinen Altar'
		},
		'S-TURN-4': {
			name: 'Schritt 4: auf 4 ziehen',
			statement: 'Zieh, bis du wieder 4 Schlüssel hast, und wähle für jede Karte einen Altar.',
			allowed: 'vom Sonnenaltar',
			refused: 'vom leeren Mondaltar'
		},
		'S-TURN-5': {
			name: 'Schritt 5: die Uralten',
			statement:
				'Kam in Schritt 4 mindestens ein Schlüssel auf deine Hand, ziehen die Uralten, aber nie nach Zug 11. Die verdeckte Karte aus Schritt 2 gehört nicht zur Hand.'
		},
		'S-END-1': {
			name: '11 Züge',
			statement: 'Das Spiel endet nach Schritt 2 von Zug 11.',
			allowed: 'Zug 11 und seine Markierung',
			refused: 'ein Zug 12'
		},
		'S-ANC-1': {
			name: 'Die letzte Karte entscheidet',
			statement:
				'Der zuletzt gezogene Schlüssel entscheidet: Seine Augen (1 bis 9) nennen einen Platz der Ausgrabungsstätte, seine Sterne (1 bis 4) eine Ecke des Bodens.'
		},
		'S-ANC-2': {
			name: 'Ihr Block',
			statement: 'Nimm den Block von diesem Platz. Ist der Platz leer, ist der Zug der Uralten vorbei.'
		},
		'S-ANC-3': {
			name: 'Wohin er kommt',
			statement:
				'Setze ihn nach den üblichen Regeln, Ecke an Ecke mit dem Block, der dieser Ecke des Bodens am nächsten ist, ohne gemeinsame Fassade. Der Zentralblock zählt als Block.',
			allowed: 'Ecke an Ecke mit dem Zentralblock',
			refused: 'oben auf dem Zentralblock'
		},
		'S-ANC-4': {
			name: 'Gleich nah',
			statement: 'Sind mehrere Blöcke der Ecke gleich nah, wählst du unter ihnen.'
		},
		'S-ANC-5': {
			name: 'Du wählst, wie',
			statement: 'Innerhalb dieser Grenzen entscheidest du, wie und wo der Block steht.'
		},
		'S-ANC-6': {
			name: 'Kein Platz',
			statement:
				'Gibt es keine solche Stelle, kommt der Block zurück in den Beutel, und der Zug der Uralten ist vorbei.'
		},
		'S-ANC-7': {
			name: 'Auffüllen nach den Uralten',
			statement:
				'Füll danach die Ausgrabungsstätte auf. Ein zurückgelegter Block ist vor dem Ziehen wieder im Beutel.'
		},
		'S-ANC-8': {
			name: 'Nicht mit ihrem Block',
			statement: 'Schlüssel, die der Block der Uralten vervollständigt, kannst du nicht holen.'
		},
		'S-SCORE-1': {
			name: 'Deine Punkte',
			statement:
				'Teile die Fassaden deiner Enigmafarbe in deinem Bild durch 3, runde ab und zähle die SP deiner geholten Schlüssel dazu. Übrige Blöcke und Schlüssel zählen weder für noch gegen dich.'
		},
		'S-SCORE-2': {
			name: 'Dein Rang',
			statement:
				'0 bis 9 Praktikant, 10 bis 20 Forscher, 21 bis 26 Bereichsdirektor, 27 bis 32 Ausgrabungsleiter, ab 33 Archäologieexperte.'
		}
	},
	rulings: {
		'decision-from-above': {
			question: 'Darf man einen Block unter eine Brücke schieben?',
			decision: 'Nein. Ein Block kommt von oben, also darf über keinem Teil von ihm etwas liegen.',
			reason:
				'Die Anleitung sagt nichts dazu. An einem echten Tempel lässt sich ein Block kaum hineinschieben, ohne andere zu bewegen, und alle übrigen Regeln handeln vom Hinstellen.'
		},
		'decision-second-copy': {
			question:
				'Ein Schlüssel war schon vor meinem Zug zu sehen. Darf ich ihn holen, wenn mein Block das Muster ein zweites Mal bildet?',
			decision:
				'Ja, wenn eine Fassade des neuen Blocks in diesem zweiten Muster ist. Ohne eine solche Fassade nie.',
			reason:
				'Die Anleitung verlangt eine Fassade des neuen Blocks und schließt Muster aus, die vorher fertig waren. Ein Muster mit neuer Fassade gab es vorher nicht, also gelten beide Sätze.'
		},
		'decision-last-turns': {
			question: 'In welcher Reihenfolge werden die letzten Züge gespielt?',
			decision: 'In Spielreihenfolge nach dem auslösenden Zug. Wer das Ende ausgelöst hat, kommt zuletzt.',
			reason:
				'Die Anleitung gibt allen noch einen Zug und nennt keine Reihenfolge. Reihum weiterzuspielen braucht keine Ausnahme.'
		},
		'decision-pass': {
			question: 'Was, wenn ich weder ausgraben noch einsetzen kann?',
			decision: 'Dann passt du. Wer eines von beiden kann, muss es tun.',
			reason:
				'Die Anleitung erwähnt es nicht. Es kann geschehen, sobald Beutel und Ausgrabungsstätte leer sind, und das Spiel muss weitergehen.'
		},
		'decision-star-stays': {
			question: 'Die Uralten: Darf ich in Schritt 3 einen Stern zurücklegen?',
			decision: 'Nein. Ein Stern bleibt auf der Hand, bis du ihn holst.',
			reason: 'Ein Schlüssel kommt unter den Altar seiner Art, und Altäre gibt es nur für Sonnen und Monde.'
		},
		'decision-empty-site': {
			question: 'Die Uralten: Was, wenn der Platz, den die Augen nennen, leer ist?',
			decision: 'Dann ist ihr Zug vorbei.',
			reason:
				'Die Anleitung erwähnt keine leeren Plätze; es gibt sie, sobald der Beutel leer ist. Ohne Block ist nichts zu setzen.'
		},
		'decision-distance': {
			question: 'Die Uralten: Welcher Block ist einer Ecke des Bodens am nächsten?',
			decision: 'Gemessen wird von oben gesehen, von der Ecke des Bodens bis zum nächsten Punkt des Blocks.',
			reason:
				'In der Anleitung steht nur „am nächsten“. Die gerade Linie von oben ist das, was man am Tisch misst.'
		},
		'decision-core-cube-counts': {
			question: 'Die Uralten: Kann der Zentralblock der nächstgelegene Block sein?',
			decision: 'Ja. Er zählt wie jeder andere Block.',
			reason: 'Zu Beginn gibt es keinen anderen, und schon sein Name nennt ihn einen Block.'
		},
		'decision-corner-with-the-closest': {
			question: 'Die Uralten: Darf ihr Block mit dem nächstgelegenen Block auch eine Fassade teilen?',
			decision:
				'Nein. Er berührt ihn nur mit Ecken. Andere Blöcke darf er nach den üblichen Regeln berühren.',
			reason:
				'Die Anleitung verlangt Ecke an Ecke mit dem nächstgelegenen Block, im Unterschied zu Fassade an Fassade. Für andere Blöcke nennt sie nur die üblichen Regeln.'
		}
	}
};

export default text;
