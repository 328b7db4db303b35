// German: lessons about the yard, the set-up and the end of the game.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	excavating: {
		title: 'Ausgraben',
		aim: 'Blöcke nehmen, auffüllen, die Grenze einhalten.',
		steps: {
			row: {
				prompt: 'Grabe die mittlere Reihe der Ausgrabungsstätte aus.',
				done: 'Alle 3 Blöcke gehören dir, ihre Plätze wurden aus dem Beutel aufgefüllt.',
				hints: ['Drücke „Graben“ und wähle Reihe 2.']
			},
			'empty-line': {
				prompt: 'Reihe 1 ist leer, der Beutel auch. Versuche, Reihe 1 auszugraben.',
				done: 'Abgelehnt: In der Linie muss mindestens 1 Block liegen.',
				hints: ['Drücke „Graben“ und wähle Reihe 1.']
			},
			'too-many': {
				prompt: 'Du hast 6 Blöcke. Grabe eine Linie aus und behalte am Ende 7.',
				done: '6 und 3 sind 9. Mit mehr als 7 legst du Blöcke deiner Wahl in den Beutel zurück.',
				hints: ['Grabe zuerst irgendeine Linie aus.', 'Jetzt sind es 9: Leg 2 zurück.']
			},
			'too-few': {
				prompt: 'Du hast 9 Blöcke. Versuche, nur 1 zurückzulegen.',
				done: 'Abgelehnt: 8 sind immer noch zu viele. Am Ende sind es 7.',
				hints: ['Wähle 1 Block, dann Zurücklegen.']
			},
			'last-of-the-bag': {
				prompt: 'Spalte 2 wurde ausgegraben. Im Beutel war noch 1 Block.',
				done: 'Die Blöcke kommen einzeln auf den freien Platz mit der niedrigsten Zahl: Platz 2 ist gefüllt, 5 und 8 bleiben leer.',
				hints: ['9 weniger 3, dazu 1.', 'Zu Spalte 2 gehören die Plätze 2, 5 und 8.'],
				items: {
					yard: 'Wie viele Blöcke liegen jetzt in der Ausgrabungsstätte?',
					site: 'Welcher Platz wäre als nächster dran?'
				}
			},
			fewer: {
				prompt: 'Der Beutel ist leer. Grabe eine Linie aus, die dir genau 1 Block bringt.',
				done: 'Auch 1 Block ist eine Linie. Aufgefüllt wird nicht mehr.',
				hints: ['Zähle die Blöcke jeder Reihe und Spalte.', 'Reihe 1 oder Spalte 2.']
			},
			sequence: {
				prompt: 'Bring einen Zug mit Ausgraben in die richtige Reihenfolge.',
				done: 'Erst wird aufgefüllt, dann geht etwas in den Beutel zurück.',
				hints: ['Erst die Ausgrabungsstätte, dann dein Vorrat.'],
				items: {
					take: 'Alle Blöcke einer Linie nehmen',
					refill: 'Auffüllen, niedrigste Zahl zuerst',
					seven: 'Zurücklegen, was über 7 ist',
					next: 'Links von dir geht es weiter'
				}
			},
			pass: {
				prompt: 'Die Ausgrabungsstätte ist leer, und dein Block passt nirgends. Passe.',
				done: 'Passen darf nur, wer weder graben noch setzen kann. Die Anleitung schweigt dazu; so halten wir es.',
				hints: ['Drücke „Passen“.']
			}
		}
	},
	'setting-up': {
		title: 'Aufbau für 2, 3 und 4',
		aim: 'Ein Spiel auswendig vorbereiten.',
		steps: {
			core: {
				prompt: 'Du bist Startspieler. Dreh die graue Seite des Zentralblocks zu dir.',
				help: 'Er steht auf den Symbolen eurer Spielerzahl, Moosgrün oben.',
				done: 'Die Farbe wählst du. Sie bestimmt, was alle anderen sehen.',
				hints: ['Wähle Grau.']
			},
			sequence: {
				prompt: 'Bring den Aufbau in die richtige Reihenfolge.',
				done: 'Alle Blöcke außer dem Zentralblock kommen zu Beginn in den Beutel. Ob Karten oder Ausgrabungsstätte zuerst, ist egal.',
				hints: ['Zuerst wird der Startspieler bestimmt.', 'Karten, Ausgrabungsstätte, dann der Tempelboden.'],
				items: {
					start: 'Startspieler bestimmen',
					keys: 'Je 4 Schlüsselkarten austeilen',
					enigma: 'Je 1 Enigmakarte austeilen',
					yard: 'Ausgrabungsstätte füllen',
					core: 'Zentralblock setzen',
					lines: 'Alle nehmen 3 Blöcke'
				}
			},
			box: {
				prompt: 'Was ist in der Schachtel?',
				done: '40 Blöcke, 10 Formen in 4 Farben. 48 Schlüsselkarten: 8 Sterne, 24 Sonnen, 16 Monde. Dazu 4 Enigmakarten.',
				hints: ['10 Formen in 4 Farben.', 'Es sind 48 Schlüsselkarten, die Hälfte davon Sonnen.'],
				items: {
					blocks: 'Wie viele Blöcke, ohne den Zentralblock?',
					stars: 'Wie viele Sterne?',
					suns: 'Wie viele Sonnen?',
					moons: 'Wie viele Monde?'
				}
			},
			deal: {
				prompt: 'Die Karten sind ausgeteilt, die Ausgrabungsstätte ist gefüllt.',
				done: '2 Sterne, 1 Sonne, 1 Mond für alle, und 1 Block auf jedem der 9 Plätze. 31 Blöcke bleiben im Beutel.',
				hints: ['Schau auf deine Hand.', 'Die Ausgrabungsstätte hat 3 mal 3 Plätze.', '40 weniger 9.'],
				items: {
					stars: 'Wie viele Sterne hast du?',
					suns: 'Wie viele Sonnen hast du?',
					yard: 'Wie viele Blöcke liegen in der Ausgrabungsstätte?',
					bag: 'Wie viele Blöcke sind noch im Beutel?'
				}
			},
			leaves: {
				prompt: 'Nach dem Austeilen bleiben Karten übrig. Welche verlassen das Spiel?',
				done: 'Sterne und Enigmakarten. Sonnen und Monde liegen verdeckt auf den zwei Altären.',
				hints: ['Zwei Sorten werden Nachziehstapel.', 'Es gibt einen Sonnenaltar und einen Mondaltar.'],
				items: { stars: 'Sterne', suns: 'Sonnen', moons: 'Monde', enigmas: 'Enigmakarten' }
			},
			seats: {
				prompt: 'Ihr seid zu zweit, und du sitzt im Süden. Welche Seiten sind besetzt?',
				done: 'Süden und Osten, zwei Nachbarseiten. Zu dritt sind es Süden, Norden und Osten, zu viert alle.',
				hints: ['Ihr sitzt an Nachbarseiten.', 'Der andere Platz ist rechts von dir.'],
				items: { S: 'Süden', W: 'Westen', N: 'Norden', E: 'Osten' }
			},
			'first-line': {
				prompt: 'Rechts von dir wurden 3 Blöcke genommen und die Plätze aufgefüllt. Nimm nun deine.',
				done: 'Alle nehmen eine ganze Reihe oder Spalte. Erst wird aufgefüllt, dann nimmt der Nächste.',
				hints: ['Wähle irgendeine Reihe oder Spalte.']
			},
			round: {
				prompt: 'Zu viert, und du bist Startspieler. In welcher Reihenfolge?',
				done: 'Die ersten Blöcke gehen gegen den Uhrzeigersinn, der Startspieler zuletzt. Gespielt wird im Uhrzeigersinn.',
				hints: ['Es beginnt rechts von dir.', 'Du nimmst zuletzt und beginnst das Spiel.'],
				items: {
					right: 'Rechts von dir werden 3 genommen',
					across: 'Gegenüber werden 3 genommen',
					left: 'Links von dir werden 3 genommen',
					you: 'Du nimmst 3',
					begin: 'Dein erster Zug'
				}
			}
		}
	},
	ending: {
		title: 'Spielende, Enigma, Gleichstand',
		aim: 'Ein Spiel beenden und auszählen.',
		steps: {
			trigger: {
				prompt: 'Du hast 11 Schlüssel. Stell den grünen Block auf e2 und hol noch einen.',
				done: 'Zu zweit löst der 12. Schlüssel einer Person das Ende aus.',
				hints: ['Kippen stellt den Block auf.', 'Braun neben Grün ist zu sehen, dann Holen.']
			},
			'how-many': {
				prompt: 'Wie viele geholte Schlüssel lösen das Ende aus?',
				done: '12, 8 oder 7. Es genügt, wenn eine Person so viele hat.',
				hints: ['Je mehr mitspielen, desto weniger Schlüssel.', '12 zu zweit, 7 zu viert.'],
				items: { two: 'Zu zweit', three: 'Zu dritt', four: 'Zu viert' }
			},
			'last-turns': {
				prompt: 'Zu dritt spielt ihr reihum: du, Norden, Osten. Norden löst das Ende aus. Wer spielt nun?',
				done: 'Alle haben noch einen Zug, in Spielreihenfolge. Wer das Ende auslöst, kommt zuletzt.',
				hints: ['Es geht reihum weiter.', 'Osten ist als Nächstes dran.'],
				items: { east: 'Osten', you: 'Du', north: 'Norden' }
			},
			'no-more': {
				prompt: 'Das Ende wurde ausgelöst. Darfst du jetzt graben?',
				done: 'Alle haben noch einen Zug, dann ist das Spiel vorbei.',
				hints: ['Wie viele Züge bleiben?'],
				items: { last: 'Es ist dein letzter Zug', after: 'Du hattest gerade den letzten Zug' }
			},
			sum: {
				prompt: 'Deine Enigmakarte ist grün. Deine 7 Schlüssel bringen 16 SP.',
				done: '11 Fassaden durch 3, abgerundet: 3 SP. 16 und 3 sind 19.',
				hints: ['Zähle nur in deinem eigenen Bild.', '11 durch 3, abgerundet.', '16 und 3.'],
				items: {
					faces: 'Wie viele grüne Fassaden siehst du?',
					enigma: 'Wie viele SP bringt die Enigmakarte?',
					total: 'Wie viele SP sind das zusammen?'
				}
			},
			'more-keys': {
				prompt: 'Beide haben 24 SP. Du hast 11 Schlüssel geholt, Osten 12. Wer gewinnt?',
				done: 'Bei gleich vielen SP gewinnt, wer mehr Schlüssel geholt hat.',
				hints: ['Zuerst entscheiden die geholten Schlüssel.'],
				items: { '0': 'Du', '1': 'Osten' }
			},
			'more-blocks': {
				prompt:
					'Du und Norden: je 17 SP und 8 Schlüssel. Osten: 8 SP. Übrige Blöcke: du 2, Norden 4, Osten 5. Wer gewinnt?',
				done: 'Bei gleich vielen SP und Schlüsseln gewinnt, wer mehr Blöcke übrig hat. Osten hat zu wenige SP.',
				hints: ['Gleichauf sind nur du und Norden.', 'Jetzt entscheiden die übrigen Blöcke.'],
				items: { '0': 'Du', '1': 'Norden', '2': 'Osten' }
			},
			earlier: {
				prompt: 'Du und Osten: je 24 SP, 12 Schlüssel und 2 Blöcke. Wer gewinnt?',
				done: 'Ist alles gleich, gewinnt, wer in der Spielreihenfolge früher kommt. Du warst Startspieler.',
				hints: ['Zuletzt entscheidet die Spielreihenfolge.'],
				items: { '0': 'Du', '1': 'Osten' }
			}
		}
	},
	'final-round': {
		title: 'Eine Schlussrunde',
		aim: 'Die letzten Züge eines Spiels spielen und auszählen.',
		steps: {
			twelfth: {
				prompt: 'Ein Spiel zu zweit, kurz vor dem Ende. Du hast 11 Schlüssel: Hol noch einen.',
				done: 'Dein 12. Schlüssel. Das Ende ist ausgelöst.',
				hints: [
					'Eine Sonne ist eine Linie: Grau, Grün, Braun, Grau.',
					'Auf Höhe 4 zeigt dein Bild von c bis e Braun, Grün, Grau.',
					'Stell den kurzen grauen Block aufrecht auf b2.'
				]
			},
			left: {
				prompt: 'Du hast geholt und nachgezogen. Jetzt ist Osten dran.',
				done: 'Zwei: erst Osten, dann du. Auch wer das Ende auslöst, hat noch einen Zug.',
				hints: ['Alle haben noch einen Zug.'],
				items: { turns: 'Wie viele letzte Züge kommen noch?' }
			},
			last: {
				prompt: 'Osten hat ausgegraben. Dein letzter Zug: Hol noch einen Schlüssel.',
				done: '2 SP mehr, und das Spiel ist vorbei.',
				hints: [
					'Dreh deine neue Sonne um ein Viertel.',
					'Grün siehst du in Spalte f, Grau in Spalte g.',
					'Stell den grauen Block aufrecht auf f1 und g1.'
				]
			},
			'your-sum': {
				prompt: 'Zähle deine SP. Deine 13 Schlüssel bringen 26, deine Enigmakarte ist weiß.',
				done: '8 Fassaden ergeben 2 SP. 26 und 2 sind 28.',
				hints: ['Zähle die weißen Felder deines flachen Bildes.', '8 durch 3, abgerundet.', '26 und 2.'],
				items: {
					faces: 'Wie viele weiße Fassaden siehst du?',
					enigma: 'Wie viele SP bringt die Enigmakarte?',
					total: 'Wie viele SP sind das zusammen?'
				}
			},
			'their-sum': {
				prompt:
					'Osten sieht 6 grüne Fassaden, und Grün ist dort die Enigmafarbe. Die 9 Schlüssel bringen 24 SP.',
				done: '6 Fassaden ergeben 2 SP, 24 und 2 sind 26. Alle zählen in ihrem eigenen Bild.',
				hints: ['6 durch 3.', '24 und 2.'],
				items: { total: 'Wie viele SP hat Osten zusammen?' }
			},
			winner: {
				prompt: 'Wer hat gewonnen?',
				done: 'Du, mit 28 zu 26. Ohne deinen letzten Schlüssel stünde es 26 zu 26, und 12 Schlüssel gegen 9 hätten entschieden.',
				hints: ['28 gegen 26.'],
				items: { '0': 'Du', '1': 'Osten' }
			},
			'your-table': {
				prompt: 'Bereit für euren Tisch?',
				done: 'Der Startspieler beginnt.',
				hints: [],
				items: {
					seats: 'Plätze und Zentralblock passen zur Spielerzahl',
					cards: '4 Schlüsselkarten und 1 Enigmakarte für alle',
					yard: '9 Blöcke in der Ausgrabungsstätte',
					blocks: '3 Blöcke für alle'
				}
			}
		}
	}
};

export default lessons;
