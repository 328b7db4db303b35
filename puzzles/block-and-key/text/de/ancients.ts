// German: the course The Ancients.
import type { CourseText } from '../../../schema/lesson.ts';

const text: CourseText = {
	lessons: {
		'set-up': {
			title: 'Aufbau für dich allein',
			aim: 'Bau ein Solospiel ohne Hilfe auf.',
			steps: {
				cube: {
					prompt: 'Dreh den Zentralblock so, dass Grün zu dir zeigt.',
					done: 'Jede Farbe wäre recht: Welche zu dir zeigt, bestimmst du.',
					hints: ['Wähle unter den vier Seiten die grüne.']
				},
				line: {
					prompt: 'Nimm deine ersten 3 Blöcke: eine ganze Reihe oder Spalte der Ausgrabungsstätte.',
					done: 'Sie sind dein Vorrat. Die 3 leeren Plätze wurden aus dem Beutel aufgefüllt.',
					hints: ['Jede Reihe und jede Spalte ist recht.', 'Wähle eine Linie und nimm sie.']
				},
				stock: {
					prompt: 'Du hast deine erste Linie genommen und aufgefüllt.',
					help: 'In der Schachtel sind 40 Blöcke, dazu der Zentralblock.',
					items: {
						yard: 'Wie viele Blöcke liegen in der Ausgrabungsstätte?',
						bag: 'Wie viele sind im Beutel?'
					},
					done: '9 in der Ausgrabungsstätte, 3 bei dir, 28 im Beutel.',
					hints: ['Jeder leere Platz wurde wieder gefüllt.', '40 minus 9 minus 3.']
				},
				cards: {
					prompt: 'Du ziehst 4 Schlüssel und 1 Enigmakarte.',
					items: {
						star: 'Wie viele der Schlüssel sind Sterne?',
						sun: 'Wie viele sind Sonnen?',
						moon: 'Wie viele sind Monde?',
						altar: 'Es gibt 24 Sonnen. Wie viele liegen auf dem Sonnenaltar?'
					},
					done: '2 Sterne, 1 Sonne, 1 Mond. Die übrigen Sterne sind aus dem Spiel, Sonnen und Monde werden zu Altären.',
					hints: [
						'Die leichte Sorte kommt zweimal.',
						'2 Sterne, 1 Sonne, 1 Mond: Auf dem Altar fehlt also 1 Sonne.'
					]
				},
				icons: {
					prompt: 'Markiere die 4 Felder, auf denen der Zentralblock im Solospiel steht.',
					help: 'Es sind die Symbole für 4 Spieler.',
					done: 'Die Mitte des Tempelbodens, wie zu viert.',
					hints: ['Such die Mitte.', 'd4, e4, d5 und e5.']
				},
				order: {
					prompt: 'Bring den Aufbau in die richtige Reihenfolge.',
					items: {
						keys: '4 Schlüssel ziehen',
						enigma: '1 Enigmakarte ziehen',
						cube: 'Zentralblock setzen',
						yard: '9 Plätze füllen',
						line: 'Reihe oder Spalte nehmen',
						restock: 'Plätze auffüllen'
					},
					done: 'Karten, Zentralblock, Ausgrabungsstätte, erste Linie. Dann beginnt Zug 1.',
					hints: ['Zuerst die Karten.', 'Eine Linie gibt es erst, wenn alle Plätze gefüllt sind.']
				},
				alone: {
					prompt: 'Bau allein auf, bis Zug 1 beginnt.',
					done: 'Der Tisch ist bereit. Du hast 11 Züge.',
					hints: [
						'Erst der Zentralblock, dann eine Linie.',
						'Irgendeine Farbe, dann irgendeine Reihe oder Spalte.'
					],
					mistakes: { 'line-first': 'Der Zentralblock kommt vor der ersten Linie.' }
				},
				table: {
					prompt: 'Mit deiner eigenen Schachtel: Hake ab.',
					items: {
						shuffle: 'Sonnen und Monde getrennt gemischt',
						altars: 'Zwei verdeckte Stapel als Altäre',
						box: 'Übrige Sterne weggelegt',
						enigma: '1 Enigmakarte, die anderen weg',
						bag: 'Alle anderen Blöcke im Beutel',
						seat: 'Eine Seite als Sitzplatz gewählt'
					},
					done: 'Von dieser Seite schaust du das ganze Spiel über.',
					hints: []
				}
			}
		},
		'five-steps': {
			title: 'Fünf Schritte',
			aim: 'Spiel einen ganzen Zug in der richtigen Reihenfolge.',
			steps: {
				act: {
					prompt:
						'Schritt 1 ist deine Aktion. Setze den grünen Block aufrecht auf b2 und hol den Stern, der zu sehen ist.',
					done: 'Der geholte Schlüssel liegt offen. Das ist Schritt 2: Er markiert den Zug.',
					hints: [
						'Wähle den grünen Block und stell ihn auf.',
						'Auf b2 steht er links vom weißen Zentralblock: Grün neben Weiß.'
					]
				},
				draw: {
					prompt: 'Schritte 3 und 4: Behalte alle Schlüssel und zieh dann auf 4 nach.',
					help: 'Den Altar wählst du.',
					done: 'Zurücklegen ist freiwillig. Nachziehen nicht: Die Hand wird auf 4 ergänzt.',
					hints: ['Behalte alle.', 'Dann zieh von einem der Altäre.']
				},
				ancients: {
					prompt: 'Schritt 5: Ein Schlüssel kam auf deine Hand, also ziehen die Uralten. Setze ihren Block.',
					help: 'Er muss den grünen Block Ecke an Ecke berühren.',
					done: 'Auch ihren Block setzt du. Dann beginnt dein nächster Zug.',
					hints: ['Eine Ecke des grünen Blocks, keine Fassade.', 'Leg ihn zum Beispiel auf c1 und d1.']
				},
				order: {
					prompt: 'Bring die fünf Schritte eines Zuges in die richtige Reihenfolge.',
					items: {
						act: 'Graben oder setzen',
						mark: 'Zug markieren',
						'put-back': 'Schlüssel zurücklegen, oder nicht',
						draw: 'Auf 4 Schlüssel nachziehen',
						ancients: 'Die Uralten, wenn du gezogen hast'
					},
					done: 'Aktion, Markieren, Zurücklegen, Nachziehen, Uralte.',
					hints: ['Die Aktion kommt zuerst, die Uralten zuletzt.', 'Zurückgelegt wird vor dem Ziehen.']
				},
				allowed: {
					prompt: 'Ist das Letzte davon erlaubt?',
					items: {
						'two-actions': 'Reihe 1 ausgraben, dann auch noch einen Block setzen.',
						swap: 'Reihe 1 ausgraben, einen Mond verdeckt hinlegen, die Sonne zurücklegen, einen Mond ziehen.',
						unmarked: 'Reihe 1 ausgraben, dann einen Mond auf die Hand ziehen.',
						'three-keys': 'Den Stern holen, nicht nachziehen und mit 3 Schlüsseln auf der Hand graben.',
						'too-soon': 'Den Stern holen, eine Sonne ziehen und gleich graben.'
					},
					done: 'Eine Aktion, dann Schritt für Schritt. Auslassen darfst du nur das Zurücklegen.',
					hints: [
						'Geh die fünf Schritte der Reihe nach durch.',
						'Markieren und Nachziehen lassen sich nicht überspringen.'
					]
				},
				alone: {
					prompt: 'Spiel einen ganzen Zug, wie du magst.',
					done: 'Sind die Schritte getan, beginnt der nächste Zug.',
					hints: [
						'Grabe eine Linie aus oder setze einen Block.',
						'Am kürzesten: graben, eine Karte verdeckt hinlegen, alle behalten.'
					]
				}
			}
		},
		'when-they-move': {
			title: 'Wann die Uralten ziehen',
			aim: 'Wissen, wann sie ziehen und wann sie ruhen.',
			steps: {
				rest: {
					prompt:
						'Grabe eine Linie aus, leg eine Karte verdeckt hin, behalte alle 4 Schlüssel. Was tun die Uralten?',
					done: 'Sie ruhen, denn kein Schlüssel kam auf deine Hand.',
					hints: [
						'Nimm irgendeine Reihe oder Spalte.',
						'Wähle einen Altar für die verdeckte Karte, dann behalte alle.'
					]
				},
				wake: {
					prompt: 'Grabe wieder, aber bring diesmal die Uralten zum Ziehen.',
					done: 'Du hast einen Schlüssel zurückgelegt und einen gezogen. Kommt einer auf die Hand, ziehen sie.',
					hints: ['Sie ziehen, wenn du auf die Hand nachziehst.', 'Leg Sonne oder Mond zurück, dann zieh.']
				},
				which: {
					prompt: 'Nach welchen Zügen sind die Uralten dran?',
					items: {
						'dig-keep': 'Du gräbst und behältst alle',
						'dig-swap': 'Du gräbst und legst 1 zurück',
						claim: 'Du holst in Zug 6 einen Schlüssel',
						last: 'Du holst in Zug 11 einen Schlüssel'
					},
					done: 'Geholte und zurückgelegte Schlüssel werden ersetzt, also ziehen sie. Zug 11 endet vorher.',
					hints: ['Frag dich, ob ein Schlüssel auf die Hand kommt.', 'Zug 11 endet mit dem Markieren.']
				},
				once: {
					prompt: 'Du hast 2 Schlüssel geholt. Spiel weiter, bis Zug 2 beginnt.',
					done: '2 Schlüssel kamen auf die Hand, und doch zogen die Uralten nur einmal.',
					hints: ['Zieh zweimal, von welchem Altar du magst.', 'Dann setze einen Block für die Uralten.']
				},
				next: {
					prompt: 'Darfst du deinen nächsten Zug beginnen und Reihe 1 ausgraben?',
					items: {
						'full-hand': 'Du hast gegraben, eine Karte verdeckt hingelegt und alle 4 Schlüssel behalten.',
						'new-key':
							'Du hast gegraben, eine Karte verdeckt hingelegt, die Sonne zurückgelegt und eine Sonne gezogen.'
					},
					done: 'Mit einem neuen Schlüssel auf der Hand sind erst die Uralten dran.',
					hints: ['Kam ein Schlüssel auf die Hand?', 'Nur im zweiten Fall.']
				},
				last: {
					prompt: 'Das ist Zug 11. Spiel ihn und sieh, wie die Partie endet.',
					done: 'Sie endet mit dem Markieren. Nichts wird zurückgelegt oder gezogen, die Uralten ruhen.',
					hints: [
						'Grabe oder setze einen Block.',
						'Der grüne Block neben dem weißen Zentralblock holt einen Stern.'
					]
				},
				'too-late': {
					prompt: 'Zug 11 ist markiert. Versuch trotzdem, einen Schlüssel zu ziehen.',
					done: 'Abgelehnt: Nach Schritt 2 von Zug 11 ist das Spiel zu Ende.',
					hints: ['Wähle einen der Altäre.']
				}
			}
		},
		'stars-and-pips': {
			title: 'Sterne und Augen',
			aim: 'Lies aus einer Karte, was die Uralten nehmen und wohin sie gehen.',
			steps: {
				draw: {
					prompt: 'Zieh eine Sonne. Ihre Augen nennen einen Platz: Setze den Block von dort für die Uralten.',
					done: 'Die Augen nennen den Platz, die Sterne eine Ecke des Tempelbodens.',
					hints: [
						'Wähle den Sonnenaltar.',
						'Ihr Block berührt den Zentralblock Ecke an Ecke, zum Beispiel auf d4.'
					]
				},
				read: {
					prompt: 'Lies diesen Mond, wie es die Uralten tun.',
					items: {
						site: 'Von welchem Platz nehmen sie den Block?',
						stars: 'Wie viele Sterne nennen die Ecke?'
					},
					done: '3 Augen: Platz 3. 2 Sterne: die zweite Ecke.',
					hints: ['Die Augen sind die Nummer des Platzes.', 'Er hat 3 Augen und 2 Sterne.']
				},
				corner: {
					prompt: 'Welche Ecke des Tempelbodens nennen die Sterne dieser Sonne?',
					help: '1 Stern ist Südwest, von dort geht es im Uhrzeigersinn.',
					items: {
						'south-west': 'Südwest',
						'north-west': 'Nordwest',
						'north-east': 'Nordost',
						'south-east': 'Südost'
					},
					done: '3 Sterne: Nordost. Von 1 bis 4: Südwest, Nordwest, Nordost, Südost.',
					hints: ['Du sitzt im Süden.', 'Sie hat 3 Sterne: von Südwest zwei Ecken weiter.']
				},
				last: {
					prompt:
						'Du hast erst einen Mond, dann eine Sonne gezogen. Markiere die Karte, die für die Uralten entscheidet.',
					done: 'Der zuletzt gezogene Schlüssel entscheidet, egal von welchem Altar.',
					hints: ['Nur eine der neuen Karten zählt.', 'Es ist die Sonne.']
				},
				site: {
					prompt: 'Diesmal kam die Sonne zuerst und der Mond zuletzt.',
					help: 'Der neueste Schlüssel liegt rechts.',
					items: {
						site: 'Welchen Platz leeren die Uralten?',
						stars: 'Wie viele Sterne nennen ihre Ecke?'
					},
					done: 'Der Mond kam zuletzt: 5 Augen und 2 Sterne.',
					hints: ['Die Sonne zählt nicht mehr.', 'Der letzte Mond hat 5 Augen und 2 Sterne.']
				},
				restock: {
					prompt: '28 Blöcke waren im Beutel. Dann setzten die Uralten den Block von Platz 5.',
					items: {
						yard: 'Wie viele Blöcke liegen nun in der Ausgrabungsstätte?',
						bag: 'Wie viele sind im Beutel?'
					},
					done: 'Auch nach ihrem Zug wird aufgefüllt: 9 Blöcke dort, 27 im Beutel.',
					hints: [
						'Kein Platz bleibt leer, solange der Beutel reicht.',
						'Ein Block kam aus dem Beutel auf Platz 5.'
					]
				},
				empty: {
					prompt: 'Der Beutel ist leer, Reihe 1 auch. Zieh einen Schlüssel und sieh, was die Uralten finden.',
					done: 'Die Karte hat 2 Augen, und Platz 2 ist leer. Ihr Zug ist vorbei.',
					hints: ['Zieh von einem der Altäre.']
				},
				nothing: {
					prompt:
						'Spalte 1 und der Beutel sind leer. Markiere die Schlüssel, mit denen die Uralten nichts fänden.',
					done: 'Die Plätze 1, 4 und 7 sind leer, und 3 deiner Schlüssel nennen einen davon.',
					hints: ['Spalte 1 sind die Plätze 1, 4 und 7.', 'Alle außer dem Schlüssel mit 2 Augen.']
				}
			}
		},
		'closest-block': {
			title: 'Der nächstgelegene Block',
			aim: 'Finde, wo der Block der Uralten anliegen muss.',
			steps: {
				touch: {
					prompt: 'Setze die grüne Stange der Uralten so, dass sie den Zentralblock Ecke an Ecke berührt.',
					help: 'Keine Fassade des Zentralblocks darf anliegen.',
					done: 'Eine Ecke des nächstgelegenen Blocks, keine Fassade. Alles andere war deine Wahl.',
					hints: ['Felder schräg gegenüber teilen eine Ecke.', 'Stell sie aufrecht auf d4.'],
					mistakes: {
						face: 'Sie liegt mit einer Fassade am Zentralblock. Dein eigener Block dürfte dort stehen, ihrer nicht.'
					}
				},
				near: {
					prompt: '2 Sterne nennen die Ecke Nordwest. Markiere den Block, der ihr am nächsten ist.',
					help: 'Von oben gesehen zählt sein nächstes Feld.',
					done: 'Der graue Block: Sein Feld b6 liegt gleich neben dem Eckfeld.',
					hints: ['Norden ist von dir weg, Westen ist links.', 'Es ist der graue.']
				},
				edge: {
					prompt: '1 Stern: Südwest. Markiere den nächstgelegenen Block.',
					help: 'Der Zentralblock zählt als Block.',
					done: 'Der Zentralblock: c3 liegt 2 rechts und 2 weiter oben, 4 + 4 = 8. Der braune auf a4 hat 0 + 9.',
					hints: [
						'Zähl von a1 aus die Schritte nach rechts und nach oben, jede Zahl mal sich selbst, dann addieren.',
						'c3 gibt 4 + 4, a4 gibt 0 + 9.'
					]
				},
				tie: {
					prompt: '4 Sterne: Südost. Markiere jeden Block, der am nächsten ist.',
					done: 'Braun hat 4 + 1, Grün hat 1 + 4. Gleich nah: Du wirst wählen.',
					hints: ['Es kann mehr als einer sein.', 'Zähl von f1 aus: Braun und Grün haben beide 5.']
				},
				choose: {
					prompt: 'Setze den weißen Block der Uralten. Braun und Grün sind gleich nah.',
					done: 'Bei Gleichstand wählst du den Block und dann die Stelle.',
					hints: [
						'Eine Ecke von Braun oder Grün, und keine Fassade des gewählten Blocks.',
						'Stell ihn aufrecht auf f4, an eine Ecke von Grün.'
					],
					mistakes: { farther: 'Der Zentralblock ist weiter von der Ecke weg. Es muss Braun oder Grün sein.' }
				},
				face: {
					prompt:
						'Der graue Block ist am nächsten. Versuch, den weißen Block der Uralten mit einer Fassade anzulegen.',
					done: 'Abgelehnt: Den nächstgelegenen Block dürfen nur Ecken berühren.',
					hints: ['Stell ihn aufrecht auf a5.']
				},
				allowed: {
					prompt: 'Der braune Block ist am nächsten. Darf die graue Viererstange der Uralten dort stehen?',
					items: {
						corner: 'Aufrecht auf e1, an einer Ecke von Braun.',
						beside: 'Aufrecht auf e2, an einer Fassade von Braun.',
						cube: 'Aufrecht auf e3, an einer Ecke von Braun und einer Fassade des Zentralblocks.',
						lying: 'Liegend von e3 bis e6, an einer Ecke von Braun und längs am Zentralblock.',
						elsewhere: 'Aufrecht auf b2, an einer Ecke des Zentralblocks.'
					},
					done: 'Eine Ecke von Braun, keine Fassade. Andere Blöcke darf sie nach den üblichen Regeln berühren.',
					hints: [
						'Zuerst: eine Ecke von Braun, und keine Fassade?',
						'Dann die üblichen Regeln: Neben dem Zentralblock muss sie höher sein.'
					]
				},
				faces: {
					prompt:
						'Deine Enigmakarte ist grün. Setze den grünen Block der Uralten so, dass du 4 seiner Fassaden siehst.',
					done: 'Wie ihr Block liegt, entscheidest du. 3 Fassaden deiner Farbe sind 1 Punkt.',
					hints: ['Er soll dir seine breite Seite zeigen.', 'Stell den langen Teil auf e1, den Fuß auf f1.']
				}
			}
		},
		'no-room': {
			title: 'Kein Platz, kein Schlüssel',
			aim: 'Wissen, was geschieht, wenn ihr Block nicht passt oder deinen Schlüssel vollendet.',
			steps: {
				square: {
					prompt: 'Zieh einen Schlüssel. Sieh, was aus dem Block wird, den er nennt.',
					done: 'Nur 4 einzelne Felder berühren den Zentralblock allein mit einer Ecke. Der Block passte nicht und kam in den Beutel.',
					hints: ['Zieh von einem der Altäre.']
				},
				back: {
					prompt: '3 Blöcke waren im Beutel. Dann fanden die Uralten für ihren keinen Platz.',
					items: {
						yard: 'Wie viele Blöcke liegen nun in der Ausgrabungsstätte?',
						bag: 'Wie viele sind im Beutel?'
					},
					done: 'Erst kommt ihr Block in den Beutel, dann wird für den Platz gezogen. Es kann sogar derselbe sein.',
					hints: ['Der Platz wird wieder gefüllt.', '3 plus 1 minus 1.']
				},
				bars: {
					prompt: 'Der Zentralblock ist am nächsten. Auf welchen Plätzen liegt ein Block, der passt?',
					help: 'Nur a1, a4, d1, d4 berühren ihn allein mit einer Ecke.',
					items: { 'site-1': 'Platz 1', 'site-2': 'Platz 2', 'site-3': 'Platz 3', 'site-4': 'Platz 4' },
					done: 'Stangen passen, aufrecht. Alles andere läge mit einer Fassade am Zentralblock.',
					hints: ['Er muss auf 1 Feld stehen.', 'Die Stangen auf den Plätzen 1 und 3.']
				},
				squares: {
					prompt: 'Die Uralten haben eine Zweierstange. Markiere jedes Feld, das sie bedecken darf.',
					done: 'Die 4 Eckfelder, aufrecht. Liegend würde eine Fassade den Zentralblock berühren.',
					hints: ['Stehen darf sie, liegen nicht.', 'a1, a4, d1 und d4.']
				},
				'one-side': {
					prompt: 'Grün und Grau sind gleich nah. Setze die weiße Stange der Uralten.',
					done: 'An Grün war keine Ecke mehr frei, also musste es Grau sein.',
					hints: [
						'Such ein freies Feld an einer Ecke von Grün oder Grau.',
						'Stell sie aufrecht auf c2: an eine Ecke von Grau, höher als der Zentralblock.'
					],
					mistakes: { full: 'An Grün ist keine Ecke mehr frei. Versuch es mit Grau.' }
				},
				shown: {
					prompt:
						'Eben haben die Uralten den grauen Block gesetzt. Markiere den Schlüssel, der jetzt zu sehen ist.',
					done: 'Grau neben Weiß: Ihr Block hat deinen Stern vollendet.',
					hints: ['Schau von deinem Platz aus.', 'Grau neben Weiß.']
				},
				claims: {
					prompt: 'Darfst du den Stern mit Grau und Weiß holen?',
					items: {
						'at-once': 'Sofort, vor deiner Aktion.',
						along: 'Du setzt die grüne Stange auf e2 und holst beide Sterne.',
						anew: 'Du setzt die graue Stange auf e2 und holst diesen Stern.'
					},
					done: 'Ihr Block holt dir nichts. Eine Fassade des Blocks, den du setzt, muss dabei sein.',
					hints: ['Wessen Block vollendet das Bild?', 'Nur deine eigene graue Stange gehört dazu.']
				},
				own: {
					prompt: 'Hol den Stern mit Grau und Weiß.',
					done: 'Mit einer Fassade deines eigenen Blocks gehört der Schlüssel dir.',
					hints: ['Setze noch einmal Grau neben Weiß.', 'Stell die graue Dreierstange aufrecht auf e2.'],
					mistakes: {
						theirs: 'Die Uralten haben ihn vollendet. Du brauchst eine Fassade deines eigenen Blocks.'
					}
				}
			}
		},
		'marker-card': {
			title: 'Die verdeckte Karte',
			aim: 'Markiere jeden Zug, damit du weißt, der wievielte es ist.',
			steps: {
				lay: {
					prompt: 'Grabe eine Linie aus. Du holst nichts, also leg eine Karte von einem Altar verdeckt hin.',
					done: 'Sie markiert den Zug. Angesehen wird sie nicht.',
					hints: ['Nimm irgendeine Reihe oder Spalte.', 'Dann wähle den Sonnen- oder den Mondaltar.']
				},
				leave: {
					prompt:
						'Setze den weißen Block neben Grau, lass den Stern liegen, der zu sehen ist, und markiere den Zug.',
					done: 'Holen ist nie Pflicht. Ohne geholten Schlüssel bekommt der Zug eine verdeckte Karte.',
					hints: ['Stell ihn aufrecht auf d1.', 'Drücke „Nicht jetzt“, dann wähle einen Altar.']
				},
				which: {
					prompt: 'Welche Züge markiert eine verdeckte Karte?',
					items: {
						dig: 'Du hast gegraben',
						'no-key': 'Block gesetzt, kein Schlüssel zu sehen',
						left: 'Schlüssel zu sehen, nicht geholt',
						claim: '2 Schlüssel geholt'
					},
					done: 'Nichts geholt, also eine verdeckte Karte. Geholte Schlüssel markieren selbst, alle auf einem Stapel.',
					hints: ['Geholte Schlüssel liegen offen.', 'Alle außer dem letzten.']
				},
				after: {
					prompt:
						'Du hältst 4 Schlüssel, hast gegraben und eine Sonne verdeckt hingelegt. 23 Sonnen lagen auf dem Altar.',
					items: {
						altar: 'Wie viele sind es jetzt?',
						draw: 'Wie viele Schlüssel ziehst du auf die Hand?',
						points: 'Wie viele Punkte bringt die verdeckte Karte?'
					},
					done: 'Sie war nie auf deiner Hand: Du ziehst nichts, die Uralten ruhen. Punkte bringt sie nicht.',
					hints: ['Die Karte kam vom Altar, nicht von der Hand.', '22, dann 0 und 0.']
				},
				empty: {
					prompt: 'Der Mondaltar ist leer. Versuch, die verdeckte Karte von dort zu nehmen.',
					done: 'Abgelehnt: Nimm sie von dem Altar, auf dem noch Karten liegen.',
					hints: ['Wähle den Mondaltar.']
				},
				piles: {
					prompt:
						'Deine Züge: 4 verdeckte Karten, 1 offener Stern und ein offener Stapel aus 2 Sonnen und 1 Mond.',
					items: {
						turns: 'Wie viele Züge sind vorbei?',
						now: 'Der wievielte Zug ist jetzt?',
						points: 'Wie viele Punkte bringen die offenen Schlüssel?'
					},
					done: '6 Markierungen, also ist das Zug 7. Nur offene Schlüssel zählen: 1 + 2 + 2 + 4.',
					hints: ['Ein Stapel ist ein Zug.', 'Stern 1, Sonne 2, Mond 4.']
				},
				nothing: {
					prompt: 'Nimm an, beide Altäre sind leer. Grabe und spiel weiter bis Zug 8.',
					done: 'Es gab nichts hinzulegen. Der Zug zählt trotzdem.',
					hints: ['Nimm eine Linie, dann behalte alle Schlüssel.']
				}
			}
		},
		discarding: {
			title: 'Einen Schlüssel zurücklegen',
			aim: 'Tausch einen Schlüssel und füll die Hand, wie du magst.',
			steps: {
				put: {
					prompt: 'Schritt 3: Leg den Mond unter seinen Altar zurück.',
					done: 'Er kommt ganz nach unten. Das darfst du einmal je Zug.',
					hints: ['Wähle den Mond auf deiner Hand.']
				},
				which: {
					prompt: 'Markiere jeden Schlüssel, den du zurücklegen könntest.',
					done: 'Sonnen und Monde haben einen Altar. Ein Stern hat keinen.',
					hints: ['Ein Schlüssel kommt unter den Altar seiner Art.', 'Es gibt nur zwei Altäre.']
				},
				star: {
					prompt: 'Versuch, einen Stern zurückzulegen.',
					done: 'Abgelehnt: Ein Stern hat keinen Altar. Du wirst ihn nur los, indem du ihn holst.',
					hints: ['Wähle einen Stern auf deiner Hand.']
				},
				'how-many': {
					prompt: 'Schritt 3. Ist das Letzte davon erlaubt?',
					items: {
						none: 'Du behältst alle 4 Schlüssel.',
						one: 'Du legst die Sonne zurück.',
						two: 'Du legst die Sonne zurück, dann auch den Mond.',
						star: 'Du legst einen Stern zurück.'
					},
					done: 'Keinen oder einen, und nie einen Stern.',
					hints: ['Es ist freiwillig, einmal je Zug.', 'Höchstens 1 Schlüssel, Sonne oder Mond.']
				},
				draws: {
					prompt: 'Du hast 2 Sterne geholt und den Mond zurückgelegt. 15 Karten lagen auf dem Mondaltar.',
					items: {
						draw: 'Wie viele Schlüssel ziehst du?',
						altar: 'Wie viele liegen auf dem Mondaltar, bevor du ziehst?'
					},
					done: '1 Schlüssel ist übrig, also ziehst du 3. Dein Mond liegt unter den anderen 15.',
					hints: ['Auf 4 Schlüssel wird ergänzt.', '4 minus 1; 15 plus 1.']
				},
				under: {
					prompt: 'Nur 1 Sonne liegt noch auf ihrem Altar. Leg deine Sonne zurück und zieh dann eine Sonne.',
					done: 'Die andere Sonne kam. Was du zurücklegst, liegt ganz unten und kommt zuletzt.',
					hints: ['Leg erst die Sonne deiner Hand zurück.', 'Dann wähle den Sonnenaltar.']
				},
				empty: {
					prompt: 'Der Sonnenaltar ist leer. Versuch, eine Sonne zu ziehen.',
					done: 'Abgelehnt: Zieh von dem Altar, auf dem noch Karten liegen.',
					hints: ['Wähle den Sonnenaltar.']
				},
				mix: {
					prompt: 'Du hältst 1 Sonne und 1 Mond. Mach daraus 3 Sonnen und 1 Mond.',
					done: 'Für jede Karte wählst du den Altar neu.',
					hints: ['Behalte beide, dann zieh.', 'Zweimal vom Sonnenaltar.']
				}
			}
		},
		scoring: {
			title: 'Wertung und Ränge',
			aim: 'Zähl eine Partie zusammen und nenne ihren Rang.',
			steps: {
				faces: {
					prompt: 'Die Partie ist zu Ende, deine Enigmakarte ist grün. Schau von deinem Platz aus.',
					items: {
						faces: 'Wie viele grüne Fassaden siehst du?',
						points: 'Wie viele Punkte sind das?'
					},
					done: '5 Fassaden durch 3, abgerundet: 1 Punkt. Was du nicht siehst, zählt nicht.',
					hints: [
						'Nimm das flache Bild, nicht den ganzen Tempel.',
						'2 links, 2 auf dem Zentralblock, 1 über Braun.'
					]
				},
				keys: {
					prompt: 'Du hast 1 Stern, 2 Sonnen und 1 Mond geholt. Die Enigmakarte bringt 1 Punkt.',
					items: { keys: 'Wie viele Punkte bringen die Schlüssel?', total: 'Wie viele sind es zusammen?' },
					done: '1 + 2 + 2 + 4 = 9, dazu 1 für die Enigmakarte: 10.',
					hints: ['Stern 1, Sonne 2, Mond 4.', '9 und 1.']
				},
				'what-counts': {
					prompt: 'Was zählt am Ende?',
					items: {
						claimed: 'Geholte Schlüssel',
						faces: 'Fassaden in der Farbe deiner Enigmakarte',
						hand: 'Schlüssel auf der Hand',
						blocks: 'Blöcke im Vorrat',
						markers: 'Verdeckte Karten'
					},
					done: 'Geholte Schlüssel und die Fassaden, die du siehst. Was übrig ist, bringt und kostet nichts.',
					hints: ['Zwei von fünf.', 'Die ersten beiden.']
				},
				tier: {
					prompt: '10 Punkte. Welcher Rang ist das?',
					items: {
						trainee: 'Praktikant',
						researcher: 'Forscher',
						'field-director': 'Bereichsdirektor',
						'dig-director': 'Ausgrabungsleiter',
						'expert-archaeologist': 'Archäologieexperte'
					},
					done: 'Forscher, von 10 bis 20. Praktikant endet bei 9.',
					hints: ['Es ist der zweite von unten.', 'Praktikant endet bei 9.']
				},
				ladder: {
					prompt: 'Forscher endet bei 20. Wo beginnen die Ränge darüber?',
					items: {
						field: 'Bereichsdirektor: ab wie vielen Punkten?',
						dig: 'Ausgrabungsleiter: ab wie vielen Punkten?',
						expert: 'Archäologieexperte: ab wie vielen Punkten?'
					},
					done: 'Bereichsdirektor 21, Ausgrabungsleiter 27, Archäologieexperte 33.',
					hints: ['Der nächste Rang beginnt gleich nach 20.', '21, 27 und 33.']
				},
				'last-turn': {
					prompt: 'Zug 11. Deine Schlüssel bringen bisher 20. Hol 3 Schlüssel mit einem Block.',
					done: 'Ein Stern, eine Sonne und ein Mond: 7 Punkte. Damit ist die Partie zu Ende.',
					hints: ['Alle wollen Braun neben Weiß.', 'Stell die braune Stange aufrecht auf e2.']
				},
				sum: {
					prompt: 'Deine Schlüssel bringen 27, deine Enigmakarte ist braun.',
					items: {
						enigma: 'Wie viele Punkte kommen durch die Enigmakarte dazu?',
						total: 'Wie viele sind es zusammen?'
					},
					done: '3 braune Fassaden sind 1 Punkt: 27 + 1 = 28.',
					hints: ['Zähl die braunen Fassaden, die du siehst.', '3 Fassaden, 1 Punkt.']
				},
				'tier-reached': {
					prompt: '28 Punkte. Welcher Rang ist das?',
					items: {
						trainee: 'Praktikant',
						researcher: 'Forscher',
						'field-director': 'Bereichsdirektor',
						'dig-director': 'Ausgrabungsleiter',
						'expert-archaeologist': 'Archäologieexperte'
					},
					done: 'Ausgrabungsleiter, von 27 bis 32.',
					hints: ['Bereichsdirektor endet bei 26.', 'Archäologieexperte beginnt bei 33.']
				}
			}
		},
		'three-turns': {
			title: 'Drei Züge',
			aim: 'Beginn eine Partie mit allem, was du weißt.',
			steps: {
				'turn-1': {
					prompt:
						'Zug 1. Setze den grünen Block aufrecht auf c3, hol den Stern, behalte alle, zieh eine Sonne, setze für die Uralten.',
					done: 'Ein geholter Schlüssel, ein gezogener, ein Zug der Uralten: alle fünf Schritte.',
					hints: [
						'Auf c3 steht Grün neben Weiß.',
						'Der Block der Uralten berührt den Zentralblock Ecke an Ecke.',
						'Stell ihren Block aufrecht auf f6.'
					]
				},
				'turn-2': {
					prompt: 'Zug 2. Grabe eine Linie aus und lass die Uralten ruhen.',
					done: 'Nichts geholt, also eine verdeckte Karte. Nichts gezogen, also ruhen die Uralten.',
					hints: [
						'Sie ruhen, wenn kein Schlüssel auf deine Hand kommt.',
						'Markiere den Zug, dann behalte alle 4 Schlüssel.'
					]
				},
				'two-keys': {
					prompt: 'Zug 3. Hol den Stern und die Sonne mit einem Block.',
					done: '3 Punkte mit einem Block. Beide Schlüssel liegen auf einem Stapel.',
					hints: ['Beide wollen Braun neben Weiß.', 'Stell die braune Stange aufrecht auf f3.']
				},
				'turn-3': {
					prompt: 'Spiel Zug 3 zu Ende, bis Zug 4 beginnt.',
					done: 'Wie viele Schlüssel du auch ziehst: Die Uralten ziehen einmal, und der letzte entscheidet.',
					hints: [
						'Leg einen Schlüssel zurück oder behalte alle, dann zieh auf 4 nach.',
						'Setze den Block der Uralten an eine Ecke des nächstgelegenen Blocks.'
					]
				},
				'so-far': {
					prompt: '3 Züge sind vorbei. Deine Enigmakarte ist braun.',
					items: {
						piles: 'Wie viele Markierungen liegen da?',
						keys: 'Wie viele Punkte bringen die geholten Schlüssel, 2 Sterne und 1 Sonne?',
						enigma: 'Wie viele Punkte brächte die Enigmakarte jetzt?',
						total: 'Wie viele sind es zusammen?'
					},
					done: '1 + 1 + 2 für die Schlüssel, 1 für 3 braune Fassaden: 5.',
					hints: ['Eine Markierung je Zug. Stern 1, Sonne 2.', 'Du siehst 3 braune Fassaden.']
				},
				alone: {
					prompt: 'Nun von der Schachtel an: Bau auf und spiel, bis Zug 4 beginnt.',
					done: 'So gehen alle 11 Züge. Du bist bereit für eine ganze Partie.',
					hints: [
						'Zentralblock, erste Linie, dann Zug um Zug.',
						'Ein Block neben dem Zentralblock kann einen Stern zeigen.',
						'Graben, eine Karte verdeckt hinlegen, alle behalten: Das geht in jedem Zug.'
					]
				}
			}
		}
	}
};

export default text;
