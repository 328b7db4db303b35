// German: the course Terra Pyramides.
import type { CourseText } from '../../../schema/lesson.ts';

const WAYS = { N: 'Oben', E: 'Rechts', S: 'Unten', W: 'Links' };

const text: CourseText = {
	lessons: {
		'set-up': {
			title: 'Die Wüste aufbauen',
			aim: 'Bau das Spiel für 2, 3 oder 4 auf.',
			steps: {
				hatched: {
					prompt: 'Markiere die 4 schraffierten Felder in der Mitte. Dort liegen die Startplättchen.',
					done: 'Von 4 Stapeln kommt je ein Plättchen verdeckt darauf, dann werden alle aufgedeckt.',
					hints: ['Sie bilden ein Quadrat, 2 mal 2.', 'e5, f5, e6 und f6.']
				},
				stairs: {
					prompt: 'Auf f6 liegt ein Startplättchen. Wohin zeigt seine Treppe?',
					items: WAYS,
					done: 'Die Treppe eines Startplättchens zeigt auf den angrenzenden Bauplatz: von f6 auf g6.',
					hints: ['Welcher Nachbar von f6 ist ein Bauplatz?', 'g6, rechts.']
				},
				sites: {
					prompt: 'Die Startplättchen liegen. Markiere die 4 Bauplätze, die ein Fundament bekommen.',
					done: 'Ein zufälliges Fundament je Startplättchen, dort, wohin die Treppe zeigt.',
					hints: ['Folge jeder Treppe.', 'd5, f4, e7 und g6.']
				},
				stacks: {
					prompt: 'Der Aufbau für 2 ist fertig. Es gibt 40 Plättchen und 22 Fundamente.',
					items: {
						stacks: 'Wie viele Stapel Plättchen wurden gebildet?',
						tiles: 'Wie viele Plättchen hatte jeder Stapel am Anfang?',
						foundations: 'Wie viele Fundamente sind noch im Stapel?'
					},
					done: '8 Stapel mit je 5, 4 in jedem Lager. 4 von 22 Fundamenten liegen auf dem Spielplan.',
					hints: ['In jedem Lager sind 4 Stapel.', '40 Plättchen in 8 Stapeln. 22 minus 4 Fundamente.']
				},
				players: {
					prompt: 'Teil die Arbeitskräfte aus. Eine davon wird zum Punktemarker.',
					items: {
						two: 'Zu zweit: Wie viele Arbeitskräfte bekommt jeder?',
						four: 'Zu viert: Wie viele bekommt jeder?',
						three: 'Zu dritt: Wie viele von den 13 bleiben im Vorrat?',
						turns: 'Zu zweit: Wie viele Züge hat jeder?'
					},
					done: '15, 13 oder 11 Arbeitskräfte, eine davon auf dem Horusauge. Die Rückwand nennt die Züge: 14, 12 oder 9.',
					hints: ['Je mehr ihr seid, desto weniger für jeden.', '15, 11, 12 und 14.']
				},
				beside: {
					prompt: 'Was liegt für alle neben dem Spielplan?',
					items: {
						levels: 'Pyramiden-Ebenen',
						finials: 'Pyramidenknäufe',
						gold: 'Gold',
						hand: 'Plättchen auf der Hand',
						cards: 'Punktekärtchen'
					},
					done: 'Ebenen nach Farbe und Wert, Gold, Punktekärtchen. Knäufe und Handplättchen gehören jedem selbst.',
					hints: ['Zwei davon gehören jedem selbst.', 'Ebenen, Gold und Punktekärtchen.']
				},
				order: {
					prompt: 'Bring diese Teile des Aufbaus in die richtige Reihenfolge.',
					items: {
						stacks: '8 Stapel bilden',
						hatched: '4 Startplättchen legen',
						foundations: '4 Fundamente legen',
						hand: 'Plättchen und Arbeitskräfte austeilen',
						marker: 'Marker auf das Horusauge'
					},
					done: 'Stapel, Startplättchen, Fundamente, dann was alle bekommen.',
					hints: ['Fundamente folgen den Treppen.', 'Der Marker ist eine der Arbeitskräfte.']
				},
				table: {
					prompt: 'Am Tisch:',
					items: {
						board: 'Seite ohne Nil',
						levels: 'Ebenen nach Farbe und Wert sortieren',
						foundations: 'Fundamente verdeckt mischen',
						panels: 'Rückwände für eure Zahl',
						gold: 'Gold und Punktekärtchen bereitlegen',
						first: 'Wer zuletzt eine Pyramide sah, beginnt'
					},
					done: 'Dann geht es im Uhrzeigersinn weiter.',
					hints: []
				}
			}
		},
		placing: {
			title: 'Wohin damit?',
			aim: 'Leg dein Plättchen auf ein erlaubtes Feld und dreh die Treppe richtig.',
			steps: {
				place: {
					prompt: 'Leg dein Plättchen auf d4, die Treppe nach rechts.',
					done: 'Die Treppe zeigt auf den Bauplatz f4. So beginnt jeder Zug.',
					hints: ['Wähle d4, dann dreh das Plättchen.', 'Treppe nach rechts, zu f4.'],
					mistakes: { edge: 'Über d4 liegt bis zum Rand kein Bauplatz.' }
				},
				oasis: {
					prompt: 'Versuch, dein Plättchen auf eine Oase zu legen.',
					done: 'Oasen bleiben das ganze Spiel frei. Gold geben sie trotzdem.',
					hints: ['h5 ist eine Oase.']
				},
				taken: {
					prompt: 'Versuch es auf einem Bauplatz oder einem belegten Feld.',
					done: 'Plättchen kommen auf freie Felder. Bauplätze sind für Fundamente und Pyramiden da.',
					hints: ['Auf e5 liegt ein Plättchen, d5 ist ein Bauplatz.']
				},
				where: {
					prompt: 'Auf welche dieser Felder darf dein Plättchen? Markiere alle.',
					done: 'Freie Felder ohne Oase und ohne Bauplatz: e4, g5 und d7.',
					hints: ['Lass Oasen, Bauplätze und Plättchen aus.', 'Es sind 3.']
				},
				pointing: {
					prompt: 'Die Treppe muss auf einen Bauplatz zeigen. Ist das erlaubt?',
					items: {
						beside: 'd4, Treppe nach unten',
						edge: 'd4, Treppe nach oben',
						far: 'd4, Treppe nach links',
						oasis: 'd3, Treppe nach rechts'
					},
					done: 'Geradeaus gilt jede Entfernung. Plättchen, Lücken und Oasen dazwischen sind egal.',
					hints: ['Folge der Linie bis zum Rand.', 'Nur über d4 liegt kein Bauplatz.']
				},
				ways: {
					prompt: 'Dein Plättchen kommt auf i3. Wohin darf die Treppe zeigen? Wähle alle.',
					items: WAYS,
					done: 'Nach unten zu i5 und nach links zu h3. Sonst kommt erst der Rand.',
					hints: ['Such in allen 4 Richtungen den ersten Bauplatz.', 'Es sind 2.']
				},
				join: {
					prompt: 'Dein erster Zug. Leg so, dass eine Reihe durch dein Plättchen 3 Plättchen hat.',
					done: 'Neben anderen Plättchen gibt deine Reihe mehr. Im ersten Zug lohnt sich das.',
					hints: ['Leg es in eine Linie mit zwei Startplättchen.', 'd6 liegt in einer Linie mit e6 und f6.']
				},
				turn: {
					prompt: 'Bring die Teile eines Zuges in die richtige Reihenfolge.',
					items: {
						place: 'Plättchen legen',
						row: 'Reihe wählen',
						stock: 'Reihe bestücken',
						activate: 'Reihe aktivieren',
						draw: 'Neues Plättchen nehmen'
					},
					done: 'Legen, wählen, bestücken, aktivieren, nehmen. In jedem Zug alles.',
					hints: ['Das neue Plättchen kommt zuletzt.', 'Bestücken kommt vor Aktivieren.']
				}
			}
		},
		foundations: {
			title: 'Ein neues Fundament',
			aim: 'Lerne, wann deine Treppe ein Fundament bringt.',
			steps: {
				lay: {
					prompt: 'Leg dein Plättchen auf d3, die Treppe nach links zum leeren Bauplatz c3.',
					done: 'Die Treppe grenzt an einen leeren Bauplatz. Das oberste Fundament kommt darauf.',
					hints: ['Wähle d3 und dreh die Treppe nach links.'],
					mistakes: { edge: 'Über d3 ist nur der Rand. Dreh die Treppe nach links.' }
				},
				'turn-away': {
					prompt: 'Leg es wieder auf d3, aber ohne ein Fundament zu bringen.',
					done: 'Die Treppe zeigt in die Ferne, also kommt kein Fundament. Du entscheidest das mit dem Drehen.',
					hints: ['Nur eine angrenzende Treppe bringt ein Fundament.', 'Treppe nach unten oder nach rechts.']
				},
				distance: {
					prompt: 'Wie weit ist es zum Bauplatz, und was bringt es?',
					items: {
						left: 'd4, Treppe nach links: wie viele Felder bis zum Bauplatz?',
						'left-lays': 'Wie viele Fundamente bringt das?',
						right: 'd3, Treppe nach rechts: wie viele Felder bis zum Bauplatz?',
						beside: 'd3, Treppe nach links: wie viele Fundamente?'
					},
					done: 'Nur Entfernung 1 bringt ein Fundament.',
					hints: ['Zähl den Bauplatz mit.', '3 Felder und 0. 4 Felder. Direkt daneben: 1.']
				},
				'which-way': {
					prompt: 'Dein Plättchen kommt auf c4. Wohin muss die Treppe zeigen, damit ein Fundament kommt?',
					items: WAYS,
					done: 'c3 ist leer und grenzt von oben an c4.',
					hints: ['Welcher Nachbar von c4 ist ein leerer Bauplatz?', 'c3, direkt darüber.']
				},
				where: {
					prompt: 'Markiere die Felder, auf denen dein Plättchen ein Fundament bringen kann.',
					done: 'c4 und h4 grenzen an c3 und h3, i4 an i5. Neben den anderen liegt schon ein Fundament, und a7 grenzt an keinen Bauplatz.',
					hints: ['Such einen leeren Bauplatz neben dem Feld.', 'Es sind 3.']
				},
				one: {
					prompt: 'Deine Treppe grenzt an c3. Vorher lagen 18 Fundamente im Stapel.',
					items: {
						value: 'Was ist das Fundament auf c3 wert?',
						board: 'Wie viele Fundamente liegen auf dem Spielplan?',
						stack: 'Wie viele sind noch im Stapel?'
					},
					done: 'Pro Zug ein Fundament, nie mehr.',
					hints: ['Genau 1 wurde gelegt.', '3, 5 und 17.']
				},
				pyramid: {
					prompt: 'Auf d5 steht eine Pyramide. Ist das erlaubt?',
					items: {
						pyramid: 'd6, Treppe nach oben',
						edge: 'd1, Treppe nach oben',
						'far-pyramid': 'd1, Treppe nach unten'
					},
					done: 'Die Treppe darf auf eine Pyramide zeigen, nah oder fern. Ein Fundament kommt dort nicht hin.',
					hints: ['Eine Pyramide steht auf einem Bauplatz.', 'Nur der Rand genügt nicht.']
				},
				anywhere: {
					prompt: 'Bring ein neues Fundament, wo du willst.',
					done: 'Es steht allen offen, in diesem Zug auch dir.',
					hints: ['Such einen leeren Bauplatz mit freiem Feld daneben.', 'i4, Treppe nach unten zu i5.']
				}
			}
		},
		rows: {
			title: 'Vier Reihen zur Wahl',
			aim: 'Erkenne, wo eine Reihe anfängt und aufhört.',
			steps: {
				across: {
					prompt:
						'Dein neues Plättchen liegt auf d6. Markiere seine waagerechte Reihe, von Bauplatz zu Bauplatz.',
					help: 'b6 und g6 sind Bauplätze.',
					done: 'c6 bis f6. Die Oase c6 gehört dazu.',
					hints: ['Alles zwischen b6 und g6.', 'c6, d6, e6 und f6.']
				},
				down: {
					prompt: 'Markiere die senkrechte Reihe von d6.',
					done: 'Zwischen d5 und d10. Freie Felder und die Oase d9 beenden sie nicht.',
					hints: ['Nach unten bis zum nächsten Bauplatz.', 'd6 bis d9.']
				},
				diagonal: {
					prompt: 'Markiere die diagonale Reihe von d6, die nach rechts ansteigt.',
					done: 'Zwischen a9 und f4: b8, c7, d6 und e5.',
					hints: ['Rechts oben kommt f4, links unten a9.', '4 Felder.']
				},
				tiles: {
					prompt: 'Zähl Plättchen, nicht Felder.',
					items: {
						across: 'Plättchen in der waagerechten Reihe von d6?',
						down: 'Plättchen in der senkrechten Reihe von d6?',
						most: 'Wie viele Plättchen kann eine Reihe höchstens haben?'
					},
					done: 'Lücken sind erlaubt, und keine Reihe hat mehr als 4.',
					hints: ['Eine Oase ist kein Plättchen.', '3, 1 und 4.']
				},
				whole: {
					prompt: 'Dein Plättchen liegt auf d6. Welche dieser Reihen darfst du wählen?',
					items: {
						'c6-d6-e6-f6': 'c6 d6 e6 f6',
						'e5-f5-g5-h5': 'e5 f5 g5 h5',
						'a3-b4-c5-d6': 'a3 b4 c5 d6',
						'd6-e6': 'd6 e6'
					},
					done: 'Dein neues Plättchen liegt darin, und es ist immer die ganze Reihe.',
					hints: ['Dein Plättchen muss dabei sein.', 'Ein Teil einer Reihe genügt nicht.']
				},
				pyramid: {
					prompt:
						'Dein Plättchen liegt auf c5, auf d5 steht eine Pyramide. Markiere die waagerechte Reihe von c5.',
					done: 'Ein Bauplatz begrenzt die Reihe, was auch darauf steht. Links ist es der Rand.',
					hints: ['Links bis zum Rand.', 'a5, b5 und c5.']
				},
				best: {
					prompt: 'Wähle die Reihe, die dir am meisten Gold gibt.',
					done: 'Die Oase und zwei Horusaugen: 3 Gold.',
					hints: ['Such Oasen und Horusaugen.', 'Die waagerechte Reihe.']
				},
				skip: {
					prompt: 'Versuch, ein neues Plättchen zu nehmen, ohne eine Reihe zu wählen.',
					done: 'Eine Reihe zu wählen ist Pflicht, auch wenn sie nichts gibt.',
					hints: ['Tippe auf einen der Stapel.']
				}
			}
		},
		activating: {
			title: 'Bestücken und aktivieren',
			aim: 'Hol Gold, Bausteine und Arbeitskräfte aus einer Reihe.',
			steps: {
				diagonal: {
					prompt: 'Dein Plättchen liegt auf g7. Wähle die fallende Diagonale von d4 bis g7.',
					done: 'Arbeitskräfte und Bausteine kamen auf die Plättchen, dann Gold und Bausteine zu dir. Die Arbeitskräfte warten.',
					hints: ['Sie führt von links oben nach rechts unten.']
				},
				stock: {
					prompt: 'Markiere die Plättchen der Diagonale d4 bis g7, die eine Arbeitskraft bekommen.',
					done: 'Jedes Plättchen, das eine Arbeitskraft zeigt, egal wer es gelegt hat.',
					hints: ['g7 zeigt Baustein und Horusauge.', 'd4, e5 und f6.']
				},
				gives: {
					prompt: 'Was gibt die Diagonale d4 bis g7?',
					items: {
						stones: 'Wie viele Bausteine?',
						workers: 'Wie viele Arbeitskräfte?',
						gold: 'Wie viel Gold?'
					},
					done: '2 Bausteine, 3 Arbeitskräfte und 2 Gold für die Horusaugen auf f6 und g7.',
					hints: ['Ein Plättchen kann zweierlei zeigen.', '2, 3 und 2.']
				},
				from: {
					prompt: 'Die Diagonale ist aktiviert. Du hattest 14 Arbeitskräfte; jede Farbe hat 4 Bausteine.',
					items: {
						workers: 'Wie viele Arbeitskräfte sind in deinem Vorrat?',
						stones: 'Wie viele Bausteine sind auf deiner Baustein-Tafel?',
						blue: 'Wie viele blaue Bausteine sind im allgemeinen Vorrat?'
					},
					done: 'Arbeitskräfte kommen aus deinem Vorrat, Bausteine aus dem allgemeinen.',
					hints: ['3 Arbeitskräfte stehen auf Plättchen.', '11, 2 und 3.']
				},
				order: {
					prompt: 'In welcher Reihenfolge wird aktiviert?',
					items: { oasis: 'Oase', eye: 'Horusauge', stone: 'Baustein', worker: 'Arbeitskraft' },
					done: 'Erst Gold von Oasen und Horusaugen, dann Bausteine, dann ziehen die Arbeitskräfte.',
					hints: ['Gold kommt zuerst.', 'Arbeitskräfte kommen zuletzt.']
				},
				gold: {
					prompt: 'Markiere die Felder der waagerechten Reihe von d6, die Gold geben.',
					done: 'Die Oase c6 und die Horusaugen auf e6 und f6: je 1 Gold.',
					hints: ['Auch eine Oase zählt.', 'Es sind 3.']
				},
				'one-worker': {
					prompt: 'd6 und f6 zeigen je eine Arbeitskraft, du hast aber nur 1. Setz sie ein.',
					done: 'Du setzt so viele ein, wie du hast, und wählst das Plättchen.',
					hints: ['Wähle eines der beiden Plättchen.'],
					mistakes: { both: 'Du hast 1 Arbeitskraft, also bekommt 1 Plättchen eine.' }
				},
				turn: {
					prompt: 'Leg dein Plättchen, aktiviere eine Reihe und zieh jede Arbeitskraft darin.',
					done: 'Jede Arbeitskraft hat ihr Plättchen verlassen.',
					hints: [
						'Neben anderen Plättchen gibt eine Reihe mehr.',
						'd6, Treppe nach oben, waagerechte Reihe, beide nach f4.'
					],
					mistakes: { left: 'Auf Plättchen stehen noch Arbeitskräfte. Zieh sie oder nimm sie zurück.' }
				}
			}
		},
		workers: {
			title: 'Arbeitskräfte unterwegs',
			aim: 'Lerne, wohin eine Arbeitskraft ziehen kann.',
			steps: {
				walk: {
					prompt: 'Zieh die Arbeitskraft von d6 auf das Fundament f4.',
					done: 'Gerade nach rechts oben, über das Plättchen auf e5.',
					hints: ['Wähle die Arbeitskraft auf d6, dann f4.']
				},
				reach: {
					prompt: 'Markiere jeden Bauplatz, den die Arbeitskraft auf d6 erreicht.',
					done: 'd5, f4, g6 und e7: gerade Linien über Plättchen, in jeder Richtung.',
					hints: ['Schau in 8 Richtungen.', 'Über e5, über e6 und f6, und zwei Nachbarn.']
				},
				gap: {
					prompt: 'Versuch, eine Arbeitskraft über ein freies Feld oder eine Oase zu ziehen.',
					done: 'Auf jedem Feld dazwischen muss ein Plättchen liegen. Auf Oasen liegt nie eines.',
					hints: ['Zwischen d6 und b6 liegt die Oase c6.']
				},
				empty: {
					prompt: 'Versuch, die Arbeitskraft von d4 auf einen leeren Bauplatz zu stellen.',
					done: 'Ohne Fundament kann dort niemand stehen.',
					hints: ['c3 liegt neben d4 und hat kein Fundament.']
				},
				lines: {
					prompt: 'Die waagerechte Reihe wurde aktiviert. Ist der Zug erlaubt?',
					items: {
						'other-line': 'Von f6 nach f4',
						bend: 'Von f6 nach d5',
						free: 'Von d6 nach d10',
						diagonal: 'Von f6 nach e7'
					},
					done: 'Eine Arbeitskraft muss der Reihe nicht folgen. Gerade Linien über Plättchen genügen.',
					hints: [
						'Erstens: Ist es eine gerade Linie?',
						'Zweitens: Liegt auf jedem Feld dazwischen ein Plättchen?'
					]
				},
				split: {
					prompt: 'Zwei Arbeitskräfte stehen bereit. Besetz zwei verschiedene Fundamente.',
					done: 'Sie dürfen sich aufteilen oder zusammen gehen.',
					hints: ['Zieh die zweite woandershin.', 'd6 nach d5, f6 nach g6.']
				},
				stranded: {
					prompt: 'Dein Plättchen liegt auf a7. In deinem Vorrat sind 14 Arbeitskräfte.',
					items: {
						reach: 'Wie viele Bauplätze mit Fundament erreicht eine Arbeitskraft von a7?',
						supply: 'Du aktivierst die senkrechte Reihe. Wie viele Arbeitskräfte sind danach im Vorrat?'
					},
					done: 'Der Bauplatz b6 ist leer. Wer nichts erreicht, geht zurück.',
					hints: ['b6 hat kein Fundament.', '0, und wieder 14.']
				},
				new: {
					prompt: 'In einem Zug: Bring ein Fundament nach c3 und stell eine Arbeitskraft darauf.',
					done: 'Ein Fundament aus diesem Zug darfst du sofort nutzen.',
					hints: ['Die Treppe muss an c3 grenzen.', 'd3, Treppe nach links; eine Reihe; d3 nach c3.']
				}
			}
		},
		'worker-limits': {
			title: 'Grenzen für Arbeitskräfte',
			aim: 'Lerne, wie viele wo stehen dürfen.',
			steps: {
				'first-turn': {
					prompt: 'Dein erster Zug. Zieh beide Arbeitskräfte nach f4.',
					done: 'Im ersten Zug besetzt du nur 1 leeres Fundament, gern mit mehreren Arbeitskräften.',
					hints: ['Von d6 und von f6 führt eine gerade Linie nach f4.'],
					mistakes: { second: 'Im ersten Zug nur ein Fundament.' }
				},
				'second-site': {
					prompt: 'Immer noch dein erster Zug. Versuch, ein zweites Fundament zu besetzen.',
					done: 'Das geht erst ab deinem zweiten Zug.',
					hints: ['Zieh die Arbeitskraft von f6 nach g6.']
				},
				fourth: {
					prompt: 'Auf f4 stehen 3 deiner Arbeitskräfte. Versuch, eine vierte dazuzustellen.',
					done: 'Höchstens 3 auf einem Fundament oder einer Pyramide.',
					hints: ['Von d6 nach f4.']
				},
				others: {
					prompt: 'Auf f4 steht eine fremde Arbeitskraft. Versuch, dorthin zu ziehen.',
					done: 'Ein Fundament muss frei oder deines sein.',
					hints: ['Von d6 nach f4.']
				},
				'take-back': {
					prompt: 'Nimm beide Arbeitskräfte von f4 zurück.',
					done: 'Niemand steht mehr dort: Das Fundament ist wieder frei.',
					hints: ['Eine nach der anderen.', 'Wähle f4 und nimm zurück, zweimal.']
				},
				last: {
					prompt: 'Versuch, alle Arbeitskräfte von deiner Pyramide g6 zurückzunehmen.',
					done: 'Eine bleibt und zeigt, wem die Pyramide gehört.',
					hints: ['Die erste darf gehen. Versuch die zweite.']
				},
				which: {
					prompt: 'Markiere jeden Bauplatz, von dem du eine Arbeitskraft zurücknehmen darfst.',
					done: 'Dein Fundament f4, und d5 mit 2 Arbeitskräften. Auf g6 muss die letzte bleiben.',
					hints: ['Nur eigene Arbeitskräfte.', 'Es sind 2.']
				},
				cases: {
					prompt: 'Ist der Zug erlaubt?',
					items: {
						'same-site': 'Erster Zug, eine steht auf f4: von f6 nach f4',
						'other-site': 'Erster Zug, eine steht auf f4: von f6 nach e7',
						third: 'Später: nach f4 mit 2 deiner Arbeitskräfte',
						'their-pyramid': 'Später: auf die fremde Pyramide g6'
					},
					done: 'Im ersten Zug ein Fundament, höchstens 3 Arbeitskräfte, und nie zu anderen.',
					hints: ['Wer steht schon da, und wie viele?', 'Ja, nein, ja, nein.']
				}
			}
		},
		'first-level': {
			title: 'Die erste Ausbaustufe',
			aim: 'Mach aus einem Fundament eine Pyramide.',
			steps: {
				build: {
					prompt: 'Auf f4 stehen 3 deiner Arbeitskräfte. Bau die erste Ausbaustufe für 1 Baustein.',
					done: 'Du hast die Farbe gewählt. Am besten passen später die meisten deiner Bausteine dazu.',
					hints: ['Wähle f4, eine Farbe und einen Baustein.', 'Jede Farbe, jeder Baustein.']
				},
				back: {
					prompt: 'Du hast auf f4 gebaut. Vorher: dort 3 Arbeitskräfte, 11 im Vorrat, 3 Bausteine.',
					items: {
						stays: 'Wie viele Arbeitskräfte stehen auf f4?',
						supply: 'Wie viele sind in deinem Vorrat?',
						stones: 'Wie viele Bausteine hast du noch?',
						value: 'Was ist die Pyramide wert?'
					},
					done: 'Eine Arbeitskraft bleibt, die anderen und der Baustein gehen zurück. Stufe 1 ist 5 wert.',
					hints: ['Eine bleibt immer.', '1, 13, 2 und 5.']
				},
				two: {
					prompt: 'Auf f4 stehen nur 2 Arbeitskräfte. Versuch zu bauen.',
					done: 'Zum Bauen braucht es immer 3 eigene Arbeitskräfte an diesem Ort.',
					hints: ['Wähle f4 und bau.']
				},
				where: {
					prompt: 'Du hast 3 blaue Bausteine. Markiere jeden Bauplatz, auf dem du jetzt bauen kannst.',
					done: 'f4 und deine blaue Pyramide e7. Auf d5 stehen nur 2, und die auf g6 sind nicht deine.',
					hints: ['3 Arbeitskräfte, alle deine.', 'Es sind 2.']
				},
				colour: {
					prompt: 'Bau eine grüne Pyramide auf f4. Einen grünen Baustein hast du nicht.',
					done: 'Stufe 1 darfst du mit jedem Baustein zahlen. Grüne brauchst du ab Stufe 2.',
					hints: ['Wähle Grün, dann zahl, was du hast.']
				},
				cases: {
					prompt: 'Ist das erlaubt?',
					items: {
						'two-stones': 'Stufe 1 auf f4 für 2 blaue Bausteine',
						'any-stone': 'Rote Stufe 1 auf f4 für einen blauen Baustein',
						change: 'Graue Stufe 2 auf roter Pyramide'
					},
					done: 'Stufe 1 kostet genau 1 Baustein, und die Farbe ändert sich nie.',
					hints: ['Stufe 1 kostet 1.', 'Nein, ja, nein.']
				},
				early: {
					prompt: 'Bau auf f4, bevor du dein Plättchen legst.',
					done: 'Bauen ist eine Zusatzaktion: jederzeit in deinem Zug, so oft du zahlen kannst.',
					hints: ['Lass das Plättchen noch auf der Hand.', 'Wähle f4 und zahl den gelben Baustein.']
				}
			}
		},
		higher: {
			title: 'Immer höher',
			aim: 'Bau eine Pyramide bis zum Pyramidenknauf.',
			steps: {
				second: {
					prompt: 'Auf deiner blauen Pyramide g6 stehen 3 Arbeitskräfte. Bau Stufe 2 für 2 blaue Bausteine.',
					done: 'Stufe 2 kostet 2 Bausteine in der Farbe der Pyramide und ist 10 wert.',
					hints: ['Wähle g6 und 2 blaue Bausteine.']
				},
				'two-levels': {
					prompt: 'Bring g6 in diesem Zug von Stufe 1 auf Stufe 3.',
					help: 'Bau zwischen den Zügen der Arbeitskräfte.',
					done: 'Ziehen, bauen, zweimal ziehen, bauen. Der weiße Baustein ersetzte einen blauen.',
					hints: [
						'Auf g6 ist Platz für 3, also bau zuerst.',
						'Nach Stufe 2 zieh beide anderen dorthin. Zahl 2 blaue und 1 weißen.'
					],
					mistakes: { full: 'g6 ist voll. Bau, dann ist wieder Platz.' }
				},
				mix: {
					prompt: 'f4 ist rot. Versuch, Stufe 2 mit 1 roten und 1 grauen Baustein zu bauen.',
					done: 'Ab Stufe 2 muss jeder Baustein die Farbe der Pyramide haben oder weiß sein.',
					hints: ['Zahl Rot und Grau.']
				},
				pay: {
					prompt: 'Du hast 1 blauen, 1 weißen, 4 rote. Ist das auf der blauen Pyramide f4 erlaubt?',
					items: {
						mixed: 'Stufe 3 für Blau, Rot und Weiß',
						two: 'Stufe 3 für Blau und Weiß',
						'not-there': 'Stufe 3 für Blau und 2 Weiß',
						joker: 'Stufe 2 für Blau und Weiß'
					},
					done: 'Ohne genug passende Bausteine wird nicht gebaut, die Arbeitskräfte bleiben.',
					hints: ['Stufe 3 kostet 3 passende Bausteine.', 'Nur Stufe 2 lässt sich zahlen.']
				},
				missing: {
					prompt: 'Für Stufe 3 auf der blauen Pyramide f4 fehlt 1 Baustein. Du hast 3 Gold. Bau sie.',
					done: 'Ein weißer Baustein für 3 Gold hat die Lücke gefüllt.',
					hints: ['Für Gold bekommst du einen weißen Baustein.', 'Kauf ihn, dann zahl 1 blauen und 2 weiße.'],
					mistakes: { short: 'Stufe 3 kostet 3 Bausteine. 1 fehlt.' }
				},
				values: {
					prompt: 'Was es kostet und was es wert ist:',
					items: {
						cost: 'Wie viele Bausteine kostet Stufe 4?',
						third: 'Was ist eine Pyramide der Stufe 3 wert?',
						top: 'Was ist eine Pyramide mit Pyramidenknauf wert?',
						all: 'Wie viele Bausteine kosten alle 5 Stufen?'
					},
					done: '1, 2, 3, 4, 5 Bausteine für 5, 10, 20, 35, 60. Es zählt der erreichte Wert, nicht die Summe.',
					hints: ['Stufe 4 kostet 4.', '4, 20, 60 und 15.']
				},
				finial: {
					prompt: 'Zwei deiner Pyramiden sind vollendet. Versuch, einen Pyramidenknauf auf f4 zu setzen.',
					done: 'Du hast 2 Pyramidenknäufe. Mehr Pyramiden lassen sich nicht vollenden.',
					hints: ['Wähle f4 und zahl 5 Bausteine.']
				},
				pieces: {
					prompt: 'Pyramiden-Ebenen können ausgehen. Ist das erlaubt?',
					items: {
						tenth: 'Stufe 2 auf f4; 9 Ebenen sind verbaut',
						eleventh: 'Stufe 2 auf f4; 10 Ebenen sind verbaut',
						'fourth-red': 'Rote Stufe 1 auf f4; 3 rote sind verbaut'
					},
					done: '10 Ebenen für Stufe 2, 8 für Stufe 3, 6 für Stufe 4, und 3 erste je Farbe.',
					hints: ['Für Stufe 2 gibt es 10 Ebenen.', 'Von jeder Farbe gibt es 3 erste.']
				}
			}
		},
		gold: {
			title: 'Gold kann dreierlei',
			aim: 'Kauf Arbeitskräfte und Bausteine, durchsuch einen Stapel, beende deinen Zug.',
			steps: {
				worker: {
					prompt: 'Kauf für 3 Gold eine Arbeitskraft und stell sie auf das Fundament e7.',
					done: 'Sie kam aus deinem Vorrat und brauchte keine Linie. Von 7 Gold bleiben 4.',
					hints: ['Wähle den Kauf einer Arbeitskraft, dann e7.']
				},
				where: {
					prompt: 'Markiere jeden Bauplatz, auf den eine gekaufte Arbeitskraft darf.',
					done: 'Freie Fundamente und deine Pyramide. f4 ist voll, d5 gehört jemand anderem.',
					hints: ['Eine Linie ist nicht nötig.', 'e7, g6 und das ferne j2.']
				},
				stone: {
					prompt: 'Kauf einen Baustein.',
					done: 'Ein gekaufter Baustein ist immer weiß: ein Joker.',
					hints: ['Er kostet 3 Gold.']
				},
				prices: {
					prompt: 'Reicht dein Gold?',
					items: {
						stone: '2 Gold: einen Baustein kaufen',
						worker: '2 Gold: eine Arbeitskraft kaufen',
						search: '1 Gold: einen Stapel durchsuchen',
						'no-gold': '0 Gold: einen Stapel durchsuchen'
					},
					done: 'Arbeitskraft und Baustein kosten je 3, das Durchsuchen 1.',
					hints: ['Zwei der drei kosten gleich viel.', 'Nein, nein, ja, nein.']
				},
				search: {
					prompt: 'Durchsuch Stapel 1 für 1 Gold und nimm das Plättchen mit Arbeitskraft und Horusauge.',
					done: 'Ohne Bezahlung hättest du das oberste unbesehen genommen.',
					hints: ['Wähle das Durchsuchen, dann Stapel 1.', 'Nimm das dritte Plättchen.']
				},
				back: {
					prompt:
						'Du hast das dritte genommen aus: Arbeitskraft; Auge; Arbeitskraft und Auge; Baustein und Arbeitskraft. Wie kommt der Stapel zurück?',
					items: {
						'W_E_SW-red': 'Arbeitskraft, Auge, Baustein',
						'E_W_SW-red': 'Auge, Arbeitskraft, Baustein',
						'SW-red_E_W': 'Baustein, Auge, Arbeitskraft'
					},
					done: 'Verdeckt und in derselben Reihenfolge wie zuvor.',
					hints: ['Es wird nicht gemischt.', 'Arbeitskraft, Auge, Baustein.']
				},
				stacks: {
					prompt: 'Markiere jeden Stapel, von dem du ein Plättchen nehmen darfst.',
					done: 'Jeder Stapel, der noch Plättchen hat. Du wählst.',
					hints: ['Leere Stapel geben nichts.', 'Es sind 4.']
				},
				end: {
					prompt: 'Beende deinen Zug: Schließ die Zusatzaktionen ab, nimm ein Plättchen, gib weiter.',
					done: 'Die Person zu deiner Linken ist an der Reihe.',
					hints: ['Sag zuerst, dass du fertig bist.', 'Dann nimm ein Plättchen und beende den Zug.']
				}
			}
		},
		limits: {
			title: 'Zu reich',
			aim: 'Bring Gold und Bausteine unter die Grenze.',
			steps: {
				five: {
					prompt: 'Du hast 5 Gold, erlaubt sind 4. Kauf etwas und beende deinen Zug.',
					done: '3 Gold gingen, 2 blieben. Gold wird nicht einfach abgeworfen.',
					hints: ['Ein Baustein oder eine Arbeitskraft kostet 3 Gold.'],
					mistakes: { keep: '5 Gold ist 1 zu viel. Kauf zuerst etwas.' }
				},
				'too-much': {
					prompt: 'Du hast 8 Gold. Versuch, deinen Zug zu beenden.',
					done: 'Mit mehr als 4 Gold endet ein Zug nicht, solange du kaufen kannst.',
					hints: ['Sag, dass du fertig bist.']
				},
				eight: {
					prompt: 'Du hast 8 Gold. Bring deinen Zug zu Ende.',
					done: '8, 5, 2: Zwei Käufe waren nötig.',
					hints: ['Nach einem Kauf sind es 5.', 'Kauf zweimal, dann beende den Zug.'],
					mistakes: { keep: 'Immer noch mehr als 4 Gold.' }
				},
				search: {
					prompt: 'Du hast 5 Gold und nimmst dein neues Plättchen. Beende den Zug mit genau 4 Gold.',
					done: 'Einen Stapel zu durchsuchen kostet 1 Gold und zählt auch.',
					hints: ['1 Gold muss weg.', 'Durchsuch einen Stapel und nimm ein beliebiges Plättchen.']
				},
				nine: {
					prompt: 'Du hast 9 Bausteine, erlaubt sind 7. Bring deinen Zug zu Ende.',
					done: 'Jeder Tausch von 2 Bausteinen gegen 1 weißen macht 1 weniger.',
					hints: ['Tausch zwei Bausteine gegen einen weißen.', 'Du musst zweimal tauschen.'],
					mistakes: { keep: 'Mehr als 7 Bausteine. Tausch zuerst.' }
				},
				exchange: {
					prompt: 'Blau und Rot gegen Weiß tauschen. Ist das erlaubt?',
					items: {
						eight: '8 Bausteine, am Ende des Zuges',
						seven: '7 Bausteine, am Ende des Zuges',
						early: '8 Bausteine, vor dem neuen Plättchen'
					},
					done: 'Der Tausch ist Pflicht bei zu vielen Bausteinen, sonst ist er nicht erlaubt.',
					hints: ['Wann gilt die Grenze?', 'Ja, nein, nein.']
				},
				numbers: {
					prompt: 'Die Grenzen in Zahlen:',
					items: {
						gold: 'Wie viel Gold darfst du behalten?',
						stones: 'Wie viele Bausteine darfst du behalten?',
						exchanges: 'Du hast 10 Bausteine. Wie oft musst du tauschen?'
					},
					done: '4 Gold, 7 Bausteine. Jeder Tausch macht 1 Baustein weniger.',
					hints: ['Bausteine: mehr als Gold.', '4, 7 und 3.']
				},
				end: {
					prompt: 'Darf der Zug so enden?',
					items: {
						full: '4 Gold, 7 Bausteine',
						gold: '5 Gold, 6 Bausteine',
						stones: '3 Gold, 8 Bausteine'
					},
					done: 'Beide Grenzen gelten für sich.',
					hints: ['4 Gold und 7 Bausteine sind gerade noch erlaubt.', 'Ja, nein, nein.']
				}
			}
		},
		'the-count': {
			title: 'Das letzte Plättchen und die Wertung',
			aim: 'Beende das Spiel und zähl die Punkte.',
			steps: {
				remove: {
					prompt: 'Zu zweit. Nimm ein Plättchen so, dass ein Stapel aus dem Spiel kommt.',
					done: 'Ein Stapel mit nur noch 1 Plättchen wird entfernt. Es kommt unbesehen in die Schachtel.',
					hints: ['Danach muss noch 1 Plättchen übrig sein.', 'Stapel 2 hat 2 Plättchen.']
				},
				three: {
					prompt: 'Zu dritt. Stapel mit 3, 2 und 3 Plättchen: Du hast eines von Stapel 2 genommen.',
					items: {
						stack: 'Wie viele Plättchen hat Stapel 2 jetzt?',
						all: 'Wie viele Plättchen sind noch in allen Stapeln?'
					},
					done: 'Zu dritt und zu viert wird jedes Plättchen gespielt.',
					hints: ['Nichts wird entfernt.', '1 und 7.']
				},
				'last-turn': {
					prompt: 'Alle Stapel sind leer, du hast das letzte Plättchen. Spiel deinen letzten Zug.',
					done: 'Der Zug ist vorbei, und damit das Spiel. Alle hatten 14 Züge.',
					hints: [
						'Ein Zug wie immer, nur ohne neues Plättchen.',
						'Legen, Reihe wählen, ziehen oder zurücknehmen, beenden.'
					]
				},
				over: {
					prompt: 'Alle Stapel sind leer. Ist das erlaubt?',
					items: {
						other: 'Dein Zug ist vorbei; Spieler 2 legt das letzte Plättchen',
						'in-time': 'Im letzten Zug: einen Baustein kaufen',
						late: 'Nach dem letzten Zug: einen Baustein kaufen'
					},
					done: 'Das letzte Plättchen wird noch gespielt, mit allen Zusatzaktionen. Danach ist Schluss.',
					hints: ['Das letzte Plättchen muss liegen und sein Zug vorbei sein.', 'Ja, ja, nein.']
				},
				sum: {
					prompt: 'Das Spiel ist aus. Zähl deine Punkte.',
					items: {
						foundations: 'Fundamente f4 und d5?',
						pyramids: 'Pyramiden e7 (Stufe 4) und g6 (Stufe 5)?',
						rest: '5 Bausteine und 4 Gold?',
						total: 'Zusammen?'
					},
					done: '3 + 2, dann 35 + 60, dann 9: 109 Punkte.',
					hints: ['Ein Wert zählt einmal, egal wie viele dort stehen.', '5, 95, 9 und 109.']
				},
				foundations: {
					prompt: 'Markiere jedes Fundament, das für dich zählt.',
					done: 'f4 und c3. Bei deiner Pyramide d5 zählt nur die Pyramide.',
					hints: ['Deine Arbeitskräfte müssen darauf stehen.', 'Es sind 2.']
				},
				card: {
					prompt: 'Fundamente 3 und 2, Pyramiden 35 und 60, 1 Gold.',
					items: {
						total: 'Wie viele Punkte?',
						card: 'Welches Punktekärtchen nimmst du? (0: keines)',
						marker: 'Wo steht dein Marker?'
					},
					done: 'Über 100 nimm das Kärtchen, über 200 dreh es um. Genau 100 bringt keines.',
					hints: ['Die Horus-Leiste endet bei 100.', '101: das 100-Punktekärtchen, Marker auf 1.']
				},
				winner: {
					prompt: 'Alle haben Pyramiden im Wert von 95. Wer gewinnt? Wähle alle.',
					help: 'Zähl Fundamente, Bausteine und Gold dazu.',
					items: { '0': 'Du', '1': 'Spieler 2', '2': 'Spieler 3' },
					done: '109, 109 und 98. Bei Gleichstand wird der Sieg geteilt.',
					hints: ['Zähl dazu, was jeder sonst noch hat.', '3 + 7 + 4 bei dir und bei Spieler 2.']
				}
			}
		},
		variants: {
			title: 'Sphinx, Skarabäus und offene Stapel',
			aim: 'Spiel mit Symbolen und mit offenen Stapeln.',
			steps: {
				sphinx: {
					prompt: 'Symbol-Variante: Dein Plättchen kam aus dem Lager der Sphinx. Leg es auf e4.',
					done: 'Die Spalten a bis e sind Sphinx-Felder, f bis j Skarabäus-Felder.',
					hints: ['Wähle e4; die Treppe muss auf einen Bauplatz zeigen.'],
					mistakes: { scarab: 'Das ist ein Skarabäus-Feld.' }
				},
				'wrong-half': {
					prompt: 'Versuch, das Sphinx-Plättchen auf ein Skarabäus-Feld zu legen.',
					done: 'Ein Plättchen gehört in die Hälfte seines Lagers.',
					hints: ['f3 ist ein Skarabäus-Feld.']
				},
				pay: {
					prompt: 'Leg das Sphinx-Plättchen doch auf f3. Du hast 1 Gold.',
					done: 'Für 1 Gold ist das Symbol egal.',
					hints: ['Zahl 1 Gold für die andere Hälfte.'],
					mistakes: { unpaid: 'Ohne Bezahlung bleibt das Plättchen in seiner Hälfte.' }
				},
				cases: {
					prompt: 'Dein Plättchen kam aus dem Lager des Skarabäus. Du hast kein Gold. Ist das erlaubt?',
					items: {
						scarab: 'Auf f3, ein Skarabäus-Feld',
						sphinx: 'Auf e4, ein Sphinx-Feld',
						'no-gold': 'Auf e4 für 1 Gold',
						base: 'Basisspiel: Sphinx-Plättchen auf f3'
					},
					done: 'Im Basisspiel bedeuten die Symbole nichts.',
					hints: ['Die Spalten f bis j gehören dem Skarabäus.', 'Ja, nein, nein, ja.']
				},
				side: {
					prompt:
						'Du hast ein Plättchen von Stapel 6. Auf welcher Seite deiner Baustein-Tafel darf es als Merkhilfe liegen?',
					items: { sphinx: 'Sphinx', scarab: 'Skarabäus' },
					done: 'Stapel 5 bis 8 stehen an der Skarabäus-Seite des Spielplans, 1 bis 4 an der Sphinx-Seite.',
					hints: ['In welchem Lager ist Stapel 6?', 'Skarabäus.']
				},
				known: {
					prompt: 'Offene Stapel: 4 von 8 liegen offen. Nimm das Plättchen mit Arbeitskraft und Horusauge.',
					done: 'Bei einem offenen Stapel weißt du, was du nimmst, ohne zu zahlen.',
					hints: ['Schau auf die offenen Stapel.', 'Es liegt auf Stapel 5.']
				},
				'search-open': {
					prompt: 'Versuch, einen offenen Stapel für 1 Gold zu durchsuchen.',
					done: 'Nur verdeckte Stapel lassen sich durchsuchen.',
					hints: ['Stapel 1 ist offen.']
				},
				closed: {
					prompt: 'Markiere jeden Stapel, den du für 1 Gold durchsuchen darfst.',
					done: 'Die 4, die verdeckt liegen.',
					hints: ['Lass die offenen aus.', '3, 4, 7 und 8.']
				}
			}
		},
		together: {
			title: 'Allein oder gemeinsam',
			aim: 'Löse die drei Aufgaben der Gruppe.',
			steps: {
				'task-1': {
					prompt: 'Aufgabe 1: 4 Pyramiden mit dem Wert 60. Setz den vierten Pyramidenknauf auf g6.',
					done: 'Gelöst. Der dritte und vierte Knauf kamen von einer anderen Farbe.',
					hints: ['Wähle g6, zahl 4 grüne und 1 weißen.']
				},
				'set-up': {
					prompt: 'Alle spielen eine Farbe mit einer Baustein-Tafel und einem Plättchen auf der Hand.',
					items: {
						dealt: 'Wie viele Arbeitskräfte bekommt die Gruppe?',
						left: 'Wie viele sind im Vorrat, ohne den Marker?',
						turns: 'Wie viele Züge hat die Gruppe?'
					},
					done: '12 Arbeitskräfte, eine davon auf dem Horusauge, und 28 Züge.',
					hints: ['Weniger als zu zweit.', '12, 11 und 28.']
				},
				unseen: {
					prompt: 'Nimm ein Plättchen so, dass das letzte seines Stapels aus dem Spiel kommt.',
					done: 'Wie zu zweit: Das letzte Plättchen jedes Stapels kommt unbesehen in die Schachtel.',
					hints: ['Such einen Stapel mit 2.', 'Stapel 5.']
				},
				heights: {
					prompt: 'Darf die fünfte Stufe gebaut werden?',
					items: {
						group: 'Gruppe, Aufgabe 1: der dritte Pyramidenknauf',
						'two-players': 'Zu zweit: dein dritter Pyramidenknauf',
						'task-3': 'Gruppe, Aufgabe 3: auf einer Pyramide mit Wert 35'
					},
					done: 'Bei Aufgabe 1 und 2 sind alle Knäufe erlaubt. Bei Aufgabe 3 ist bei 35 Schluss.',
					hints: ['Jeder für sich hat 2 Knäufe.', 'Ja, nein, nein.']
				},
				points: {
					prompt: 'Aufgabe 2 verlangt mehr als 275 Punkte. Welche Summe löst sie?',
					items: { '274': '274', '275': '275', '276': '276' },
					done: 'Mehr als 275: ab 276. Die Schlusswertung entscheidet.',
					hints: ['275 ist nicht mehr als 275.']
				},
				'task-2': {
					prompt: 'Aufgabe 2, letzter Zug: Deine Pyramiden sind 275 wert. Löse die Aufgabe.',
					done: 'Das Fundament brachte die fehlenden Punkte.',
					hints: [
						'Ein Fundament mit Arbeitskraft zählt.',
						'Zieh die Arbeitskraft nach d5, dann beende den Zug.'
					]
				},
				'task-3': {
					prompt: 'Aufgabe 3: 6 Pyramiden mit dem Wert 35 in 6 Farben. Bring sie zu Ende.',
					done: 'Gelöst. Eine zweite blaue hätte nicht gezählt, und es war die letzte Ebene für Stufe 4.',
					hints: ['Welche Farbe fehlt?', 'Bau auf g6 mit 3 lila und 1 weißen.']
				},
				sealed: {
					prompt: 'Aufgabe 3: Versuch, die Arbeitskraft auf eine Pyramide mit Wert 35 zu stellen.',
					done: 'Sie ist fertig: keine Arbeitskraft mehr, keine weitere Stufe.',
					hints: ['Von d6 nach d5.']
				}
			}
		}
	}
};

export default text;
