// German: the course Temple of Artefacts.
import type { CourseText } from '../../../schema/lesson.ts';

const text: CourseText = {
	lessons: {
		build: {
			title: 'Den Tempel bauen',
			aim: 'Bau ein Spiel aus der Schachtel auf.',
			steps: {
				decks: {
					prompt:
						'Gespielt wird mit 6 der 10 Decks. Wähle die für ein erstes Spiel: Statuen, Münzen, Waffen, Manuskripte, Juwelen und Relikte.',
					items: {
						ST: 'Statuen',
						PO: 'Porzellanservice',
						CO: 'Münzen',
						VM: 'Vampir & Mumie',
						WE: 'Waffen',
						MA: 'Manuskripte',
						TR: 'Schatz',
						JE: 'Juwelen',
						RE: 'Relikte',
						CB: 'Fluch & Segen'
					},
					done: 'Jede Auswahl ist recht, solange es 6 sind. Die anderen 4 Decks kommen in die Schachtel.',
					hints: [
						'Sechs Namen stehen im Satz.',
						'Alle außer Porzellan, Vampir & Mumie, Schatz und Fluch & Segen.'
					]
				},
				'face-down': {
					prompt: 'Welche dieser Karten drehst du vor dem Mischen auf die Rückseite?',
					items: {
						ST2: 'Statue ohne Symbol',
						CO8: 'Münze mit Symbol „verdeckt“',
						WE1: 'Waffe mit Stern',
						MA9: 'Manuskript mit Stern und Symbol „verdeckt“',
						JE3: 'Juwel ohne Symbol'
					},
					done: 'Nur das Symbol „verdeckt“ zählt. Dann wird gemischt, ohne Karten zu wenden.',
					hints: ['Der Stern hat damit nichts zu tun.', 'Die Münze und das Manuskript.']
				},
				middle: {
					prompt: 'Markiere alle Karten der mittleren Stufe.',
					help: 'Sie ist 4 Karten breit, 2 tief und liegt auf der untersten Stufe.',
					done: '8 Karten, jede um eine halbe Karte versetzt.',
					hints: ['Unter den 3 obersten Karten liegen 2 Reihen zu 4.', 'Markiere beide Viererreihen.']
				},
				cards: {
					prompt:
						'Ein Deck hat 9 Karten. Die unterste Stufe ist 5 mal 3, die mittlere 4 mal 2, die oberste 3 mal 1.',
					items: {
						all: 'Wie viele Artefaktkarten sind in der Schachtel, bei 10 Decks?',
						shuffled: 'Wie viele mischst du?',
						ground: 'Wie viele liegen auf der untersten Stufe?',
						top: 'Wie viele auf der obersten?',
						temple: 'Wie viele hat der ganze Tempel?'
					},
					done: '15 + 8 + 3 = 26. Die übrigen 28 der 54 Karten warten auf den zweiten Tempel.',
					hints: ['Multipliziere.', '10 × 9, 6 × 9, 5 × 3.']
				},
				assistants: {
					prompt:
						'Im Spiel: Münzen, Waffen, Relikte, Porzellan, Vampir & Mumie, Schatz. Wer liegt neben dem Tempel?',
					items: {
						AS1: 'Bildhauer, für Statuen',
						AS2: 'Geldwechsler, für Münzen',
						AS4: 'Schreiber, für Manuskripte',
						AS8: 'Töpfer, für Porzellan',
						AS11: 'Bankier, ohne Deck'
					},
					done: 'Gehilfen unbenutzter Decks kommen in die Schachtel. Wer zu keinem Deck gehört, ist immer dabei.',
					hints: ['Ist das Deck im Spiel?', 'Statuen und Manuskripte sind nicht dabei.']
				},
				silver: {
					prompt: '3 Spieler, eine Schachtel mit 40 Silber, 12 Gehilfen und 4 Sternkarten zu 3 SP.',
					items: {
						each: 'Wie viel Silber bekommt jeder Spieler?',
						bank: 'Wie viel liegt dann in der Bank?',
						away: '2 Gehilfen gehören zu keinem Deck, 10 zu je einem. Wie viele sind in der Schachtel?'
					},
					done: '40 minus 3 × 2 ist 34. Die Gehilfen der 4 unbenutzten Decks fehlen.',
					hints: ['Alle bekommen gleich viel, und nicht viel.', 'Je 2; 4 Decks sind nicht im Spiel.']
				},
				start: {
					prompt: 'Spieler 3 ist als Startspieler ausgelost. Wer ist in Runde 1 als Nächstes dran?',
					help: 'Ihr seid zu viert, im Uhrzeigersinn nummeriert, beginnend bei dir.',
					items: { '0': 'Du, Spieler 1', '1': 'Spieler 2', '3': 'Spieler 4' },
					done: 'Runde 1 geht im Uhrzeigersinn, also folgt Spieler 4.',
					hints: ['Im Uhrzeigersinn steigen die Nummern.', 'Nach 3 kommt 4.']
				},
				order: {
					prompt: 'Bring den Bau des Tempels in die richtige Reihenfolge.',
					items: {
						choose: '6 Decks wählen',
						turn: 'Markierte Karten umdrehen',
						shuffle: 'Mischen',
						ground: '5 mal 3 auslegen',
						middle: '4 mal 2 auslegen',
						top: '3 mal 1 auslegen'
					},
					done: 'Umgedreht wird vor dem Mischen, gebaut wird von unten nach oben.',
					hints: ['Gemischt wird nach dem Umdrehen.', 'Die unterste Stufe trägt die anderen.']
				},
				table: {
					prompt: 'Mit deiner eigenen Schachtel: Hake ab.',
					items: {
						shuffle: 'Gemischt, ohne Karten zu wenden',
						pile: '28 Karten beiseitegelegt',
						assistants: 'Gehilfen offen neben dem Tempel',
						stars: '4 Sternkarten bereit',
						bank: 'Je 2 Silber, der Rest als Bank',
						start: 'Startspieler ausgelost'
					},
					done: 'Wer ausgelost wurde, beginnt.',
					hints: []
				}
			}
		},
		'free-card': {
			title: 'Die kostenlose Karte',
			aim: 'Lerne, was nichts kostet und was ein Zug ist.',
			steps: {
				take: {
					prompt: 'Auf den 3 obersten Karten liegt nichts. Nimm die Münze.',
					done: 'Sie hat nichts gekostet und liegt offen in deinem Spielbereich.',
					hints: ['Tippe auf die linke oberste Karte und nimm sie.'],
					mistakes: { covered: 'Auf dieser Karte liegen andere, und du hast kein Silber.' }
				},
				free: {
					prompt: 'Markiere alle Karten, die nichts kosten.',
					done: 'Nur die oberste Stufe. Auf allen anderen liegt etwas, und sei es auf einer Ecke.',
					hints: ['Auch wo ein Rand zu sehen ist, liegt eine Karte darauf.', 'Die 3 obersten Karten.']
				},
				edge: {
					prompt:
						'Du hast kein Silber. Versuch, das Manuskript links oben auf der mittleren Stufe zu nehmen.',
					done: 'Geht nicht: Auf seiner Ecke liegt eine oberste Karte. Auch teilweise bedeckt ist nicht kostenlos.',
					hints: ['Tippe auf die Karte und nimm sie.']
				},
				uncovered: {
					prompt: 'Die linke oberste Karte ist weg. Markiere alle Karten, die jetzt nichts kosten.',
					done: 'Die 2 linken Karten der mittleren Stufe sind frei. Auf ihren Nachbarn liegt noch etwas.',
					hints: ['4 Karten sind frei.', '2 ganz oben, 2 links auf der mittleren Stufe.']
				},
				second: {
					prompt: 'Du hast die Münze genommen. Versuch, auch die oberste Statue zu nehmen.',
					done: 'Geht nicht: eine Aktion pro Zug. Dann ist der nächste Spieler dran.',
					hints: ['Tippe auf die rechte oberste Karte und nimm sie.']
				},
				allowed: {
					prompt: 'Ist das Letzte davon erlaubt?',
					items: {
						pass: 'Den Zug beenden, ohne etwas zu tun.',
						'take-end': 'Die oberste Statue nehmen, dann den Zug beenden.',
						'take-hire': 'Die oberste Statue nehmen, dann den Bildhauer anheuern.',
						'hire-end': 'Den Bildhauer anheuern, dann den Zug beenden.'
					},
					done: 'Eine Aktion: nehmen oder anheuern. Passen geht nicht, solange der Tempel Karten hat.',
					hints: ['Genau eine Aktion.', 'Zwei der vier sind erlaubt.']
				},
				turn: {
					prompt: 'Du hast kein Silber. Hol eine Münze und beende deinen Zug.',
					done: 'Ohne die beiden obersten Karten war die Münze der mittleren Stufe frei.',
					hints: ['Auf einer Münze liegt nichts.', 'Mittlere Stufe, obere Reihe, zweite Karte.']
				}
			}
		},
		digging: {
			title: 'Ausgraben',
			aim: 'Nenne den Preis jeder Karte und bezahle ihn.',
			steps: {
				pay: {
					prompt:
						'Grabe die Münze der mittleren Stufe aus, obere Reihe. 2 oberste Karten liegen darauf: 2 Silber.',
					done: 'Die 2 Silber gehen an die Bank, die Münze kommt offen in deinen Spielbereich.',
					hints: ['Obere Reihe der mittleren Stufe, zweite Karte.']
				},
				stay: {
					prompt: 'Du hast die Münze unter 2 obersten Karten ausgegraben.',
					items: {
						top: 'Wie viele Karten liegen jetzt auf der obersten Stufe?',
						temple: 'Wie viele hat der Tempel, von 26?',
						below:
							'Das Relikt der untersten Stufe, Reihe 1, zweites von links: 2 Karten lagen darauf. Was kostet es jetzt?'
					},
					done: 'Nur die ausgegrabene Karte geht. Was darauf lag, bleibt; was darunter lag, wird um 1 billiger.',
					hints: ['Nichts rutscht nach.', 'Eine Karte fehlt im Tempel, also auch über dem Relikt.']
				},
				on: {
					prompt:
						'Markiere alle Karten, die auf der Statue der untersten Stufe liegen: Reihe 2, zweite von links.',
					help: 'Auch eine Ecke zählt, und jede höhere Stufe.',
					done: '4 der mittleren Stufe und die oberste genau darüber: 5 Silber.',
					hints: ['4 Karten der mittleren Stufe berühren sie.', 'Denk an die linke oberste Karte.']
				},
				dear: {
					prompt:
						'Du hast 2 Silber. Versuch, diese Statue auszugraben: unterste Stufe, Reihe 2, zweite Karte.',
					done: 'Geht nicht: Sie kostet 5. Jede Karte darauf zählt, gleich auf welcher Stufe.',
					hints: ['Wähle die Karte unter der linken obersten und nimm sie.']
				},
				price: {
					prompt: 'Was kostet diese Karte?',
					items: {
						m12: 'Mittlere Stufe, Reihe 1, zweite Karte.',
						g11: 'Unterste Stufe, Ecke links oben.',
						g23: 'Unterste Stufe, genau in der Mitte.',
						t2: 'Die verdeckte Karte ganz oben.'
					},
					done: '1 Silber für jede Karte darauf. Ob sie offen oder verdeckt liegt, ist egal.',
					hints: [
						'Zähl die Karten darüber, Stufe für Stufe.',
						'Auf den Ecken der untersten Stufe liegt 1 Karte.'
					]
				},
				allowed: {
					prompt: 'Du hast 1 Silber. Ist das erlaubt?',
					items: {
						corner: 'Das Juwel an der Ecke der untersten Stufe nehmen.',
						beside: 'Das Relikt daneben nehmen.',
						gap: 'Dasselbe Relikt nehmen; eine Karte darüber ist schon weg.',
						under:
							'Die Statue der untersten Stufe unter der linken obersten Karte nehmen; 3 mittlere Karten sind weg.'
					},
					done: 'Es zählt, was in diesem Augenblick auf der Karte liegt.',
					hints: ['1 Silber reicht für 1 Karte darüber.', 'Unter der obersten liegt noch 1 mittlere Karte.']
				},
				'too-dear': {
					prompt:
						'Von einem Tempel ist ein Teil übrig, du hast 1 Silber. Markiere alle Karten, die zu teuer sind.',
					done: '2, 2 und 4 Silber. Alle anderen kosten 1 oder nichts.',
					hints: ['Schau auf die unterste Stufe.', 'Wo 2 mittlere Karten zusammenstoßen, kostet es 2.']
				},
				relic: {
					prompt: 'Du hast 2 Silber. Hol ein Relikt.',
					done: 'Drei Wege gab es: zwei für 1 Silber, einen für 2.',
					hints: ['Schau ans rechte Ende der mittleren Stufe.', 'Ecken sind billig.'],
					mistakes: { deep: 'Zu tief: Darauf liegen mehr Karten, als du bezahlen kannst.' }
				}
			}
		},
		looking: {
			title: 'Erst anschauen',
			aim: 'Schau verdeckte Karten an und lerne, wann es sich lohnt.',
			steps: {
				look: {
					prompt: 'Zahl 1 Silber und schau die verdeckte Karte in der unteren Reihe der mittleren Stufe an.',
					done: 'Nur du hast sie gesehen. Sie bleibt verdeckt liegen.',
					hints: ['Zweite Karte der unteren Reihe.', 'Tippe darauf und wähle Anschauen.'],
					mistakes: { open: 'Diese liegt schon offen.' }
				},
				paid: {
					prompt: 'Du hast nachgesehen: ein Manuskript. 2 oberste Karten liegen darauf.',
					items: {
						silver: 'Wie viel von deinen 2 Silber ist übrig?',
						price: 'Was kostet es jetzt, die Karte zu nehmen?',
						actions: 'Wie viele Aktionen hast du noch?'
					},
					done: 'Anschauen kostet 1 und wird nicht angerechnet. Eine Aktion ist es nicht.',
					hints: ['Das Anschauen ist bezahlt.', 'Ausgraben kostet wie immer 1 für jede Karte darauf.']
				},
				dear: {
					prompt: 'Du hast noch 1 Silber. Versuch trotzdem, das Manuskript zu nehmen.',
					done: 'Geht nicht: Es kostet 2, und das Silber fürs Anschauen ist weg.',
					hints: ['Tippe auf die angeschaute Karte und nimm sie.']
				},
				instead: {
					prompt: 'Lass es liegen. Nimm für 1 Silber die Statue links daneben.',
					done: 'Anschauen verpflichtet zu nichts: Deine Aktion war noch frei.',
					hints: ['Untere Reihe der mittleren Stufe, erste Karte.']
				},
				unseen: {
					prompt: 'Du hast kein Silber. Nimm die verdeckte oberste Karte.',
					done: 'Eine Waffe. Genommene Karten liegen immer offen bei dir, gleich wie sie vorher lagen.',
					hints: [
						'Darauf liegt nichts, also kostet sie nichts.',
						'Tippe auf die mittlere oberste Karte und nimm sie.'
					],
					mistakes: { 'no-silver': 'Anschauen kostet 1 Silber. Nehmen kostet hier nichts.' }
				},
				which: {
					prompt: 'Markiere alle Karten, die du gegen Silber anschauen darfst.',
					done: 'Jede verdeckte Karte des Tempels, ob etwas darauf liegt oder nicht.',
					hints: ['Sie muss nicht frei liegen.', 'Es sind 6.']
				},
				allowed: {
					prompt: 'Du hast 2 Silber. Ist das Letzte erlaubt?',
					items: {
						two: 'Die verdeckte oberste Karte anschauen, dann noch eine andere.',
						again: 'Die verdeckte oberste Karte anschauen, dann noch einmal.',
						late: 'Die oberste Münze nehmen, dann eine verdeckte Karte anschauen.',
						leave: 'Die verdeckte oberste Karte anschauen, dann die Statue daneben nehmen.'
					},
					done: 'So oft du bezahlen kannst, aber vor der Aktion und jede Karte nur einmal.',
					hints: ['Angeschaut wird vor der Aktion.', 'Was du gesehen hast, merkst du dir.']
				},
				alone: {
					prompt: 'Mit 2 Silber: Schau eine verdeckte Karte an und nimm sie dann.',
					done: 'Anschauen und Ausgraben: 2 Silber reichen für die oberste Karte oder die Ecke.',
					hints: ['Zum Ausgraben bleibt 1 Silber.', 'Die oberste kostet nichts, die Ecke 1.']
				}
			}
		},
		hiring: {
			title: 'Anheuern',
			aim: 'Nutze die andere Aktion und wähle einen Gehilfen.',
			steps: {
				hire: {
					prompt: 'Du hast 2 Münzen. Zahl 1 Silber und heuere den Geldwechsler an: 1 SP pro Münze.',
					done: 'Das war deine Aktion. Der Geldwechsler zählt am Spielende.',
					hints: ['Wähle den Geldwechsler neben dem Tempel.']
				},
				both: {
					prompt: 'Du hast angeheuert. Versuch, auch noch die freie Münze zu nehmen.',
					done: 'Geht nicht: Anheuern ist auch eine Aktion, und du hast eine pro Zug.',
					hints: ['Tippe auf die linke oberste Karte und nimm sie.']
				},
				'no-silver': {
					prompt: 'Du hast kein Silber. Versuch, den Bildhauer anzuheuern.',
					done: 'Geht nicht: Ein Gehilfe kostet 1 Silber.',
					hints: ['Wähle den Bildhauer und heuere ihn an.']
				},
				scoring: {
					prompt: 'Markiere alle Gehilfen, die dir nach jetzigem Stand SP bringen.',
					help: 'Du hast 1 Silber; eine deiner Karten zeigt einen Stern.',
					done: 'Münzen, Juwel und Stern. Der Waffenschmied braucht umgedrehte Sätze, der Bankier 2 Silber.',
					hints: ['Vergleiche mit deinen Karten.', 'Geldwechsler, Juwelier und noch einer.']
				},
				allowed: {
					prompt: 'Du hast 2 Silber. Ist das Letzte erlaubt?',
					items: {
						one: 'Den Schreiber anheuern.',
						two: 'Den Schreiber anheuern, dann den Bildhauer.',
						gone: 'Den Geldwechsler anheuern, der schon bei Spieler 2 ist.',
						'look-first': 'Eine Karte anschauen, dann den Schreiber anheuern.'
					},
					done: 'Einen Gehilfen, der neben dem Tempel liegt, für 1 Silber.',
					hints: ['Anheuern ist die ganze Aktion.', 'Anschauen ist keine Aktion.']
				},
				alone: {
					prompt: 'Heuere den Gehilfen an, der dir am meisten bringt.',
					done: '2 Relikte: 2 SP. Die Waffen liegen offen, der Waffenschmied brächte noch nichts.',
					hints: ['Du hast 2 Relikte und 2 Waffen.', 'Der Reliktwächter.']
				}
			}
		},
		coins: {
			title: 'Münzen: jetzt oder später',
			aim: 'Löse einen Bonus zur rechten Zeit aus.',
			steps: {
				pair: {
					prompt: 'Du hast eine Münze. Nimm die oberste Münze und löse den Bonus mit beiden aus.',
					done: '2 Münzen: 1 Silber aus der Bank. Beide Karten sind umgedreht.',
					hints: ['Nimm zuerst die linke oberste Karte.', 'Dann wähle beide Münzen und löse aus.']
				},
				gain: {
					prompt: 'Du hattest 2 Silber und hast 2 Münzen ausgelöst.',
					items: {
						silver: 'Wie viel Silber hast du jetzt?',
						'face-up': 'Wie viele deiner Münzen liegen offen?',
						points: 'Wie viele SP sind deine Münzen am Ende wert?'
					},
					done: 'Eine Münze ist 2 SP wert, umgedreht oder nicht.',
					hints: ['2 Münzen geben 1 Silber.', 'Umgedrehte Karten zählen weiter.']
				},
				wait: {
					prompt: 'Warte nun auf den besseren Bonus: Hol eine dritte Münze und löse alle 3 zusammen aus.',
					done: '3 Münzen auf einmal: 2 Silber.',
					hints: [
						'2 Münzen im Tempel kosten 1 Silber.',
						'Mittlere Stufe, obere Reihe, zweite Karte; dann alle 3 wählen.'
					]
				},
				more: {
					prompt: 'Du hattest 2 Silber, hast die dritte Münze für 1 ausgegraben und alle 3 ausgelöst.',
					items: {
						silver: 'Wie viel Silber hast du jetzt?',
						points: 'Wie viele SP sind die 3 Münzen wert?'
					},
					done: '2 − 1 + 2 = 3. Das Warten brachte 2 Silber statt 1.',
					hints: ['3 Münzen geben 2 Silber.', '2 − 1 + 2.']
				},
				reuse: {
					prompt:
						'2 Münzen sind umgedreht, eine ist neu. Versuch, die neue mit einer umgedrehten auszulösen.',
					done: 'Geht nicht: Eine umgedrehte Karte gehört nie wieder zu einem Satz.',
					hints: ['Wähle die neue und eine umgedrehte Münze und löse aus.']
				},
				third: {
					prompt: '2 Münzen wurden ausgelöst, die dritte kam später.',
					items: {
						usable: 'Wie viele Münzen können zu einem neuen Satz gehören?',
						points: 'Wie viele SP sind die 3 Münzen wert?'
					},
					done: 'Zum alten Satz bringt die dritte kein Silber. Sie wartet auf einen neuen.',
					hints: ['Nur was offen liegt.', 'Je 2 SP.']
				},
				allowed: {
					prompt: 'Du hast 4 Münzen, eine Waffe und 2 Statuen. Ist das Letzte erlaubt?',
					items: {
						two: '2 Münzen auslösen.',
						one: '1 Münze auslösen.',
						three: '3 Münzen auslösen.',
						four: '4 Münzen zusammen auslösen.',
						mixed: 'Eine Münze und die Waffe auslösen.',
						statues: '2 Statuen auslösen.',
						added: '2 Münzen auslösen, dann eine davon mit einer dritten.'
					},
					done: '2 oder 3 offene Karten eines Typs, und nur bei Typen mit Bonus.',
					hints: ['Es gibt Boni für 2 und für 3.', 'Statuen haben keine Bonusaktion.']
				},
				alone: {
					prompt: 'Du hast kein Silber. Hol in diesem Zug die Statue links auf der mittleren Stufe.',
					done: 'Ein Bonus darf vor der Aktion kommen: Sein Silber hat das Ausgraben bezahlt.',
					hints: ['Sie kostet 1 Silber.', 'Deine 2 Münzen können es bringen.'],
					mistakes: { 'no-silver': 'Sie kostet 1 Silber. Hast du etwas, das Silber bringt?' }
				}
			}
		},
		manuscripts: {
			title: 'Manuskripte: weitere Aktionen',
			aim: 'Tu mehr als eine Sache in einem Zug.',
			steps: {
				pair: {
					prompt: 'Grabe das Manuskript links oben auf der mittleren Stufe aus und löse deine beiden aus.',
					done: '2 Manuskripte: sofort 1 weitere Aktion.',
					hints: ['Das Ausgraben kostet 1 Silber.', 'Dann wähle beide Manuskripte und löse aus.']
				},
				save: {
					prompt: 'Du hast eine weitere Aktion. Versuch, den Zug zu beenden und sie aufzuheben.',
					done: 'Geht nicht: Aufheben lässt sie sich nicht. Solange der Tempel Karten hat, musst du sie nutzen.',
					hints: ['Beende den Zug.']
				},
				extra: {
					prompt: 'Nutze die weitere Aktion, wie du magst.',
					done: 'Nehmen oder anheuern, zu den üblichen Kosten.',
					hints: ['Eine oberste Karte ist kostenlos.', 'Oder heuere für 1 Silber jemanden an.']
				},
				three: {
					prompt: 'Vor deiner Aktion hast du 3 Manuskripte ausgelöst.',
					items: {
						actions: 'Wie viele Aktionen hast du jetzt in diesem Zug?',
						points: 'Wie viele SP sind die 3 Manuskripte wert?'
					},
					done: 'Die Aktion des Zuges und 2 weitere. 1 SP pro Manuskript.',
					hints: ['3 Karten geben 2 weitere Aktionen.', 'Die erste Aktion ist noch offen.']
				},
				allowed: {
					prompt: 'Du hast 2 Manuskripte. Ist das Letzte erlaubt?',
					items: {
						second: 'Beide auslösen, die oberste Münze nehmen, die oberste Statue nehmen.',
						hire: 'Beide auslösen, die oberste Münze nehmen, den Schreiber anheuern.',
						third:
							'Beide auslösen, die oberste Münze nehmen, den Schreiber anheuern, die oberste Statue nehmen.',
						none: 'Die oberste Münze nehmen, die oberste Statue nehmen.'
					},
					done: '2 Manuskripte machen 2 Aktionen im Zug, und Anheuern ist eine davon.',
					hints: ['Zähl die Aktionen.', 'Anheuern zählt wie Nehmen.']
				},
				wait: {
					prompt: 'Tu drei Dinge in einem Zug: Nimm 2 Karten und heuere 1 Gehilfen an.',
					done: 'Auf das dritte Manuskript zu warten, hat sich gelohnt: 2 weitere Aktionen.',
					hints: [
						'Du brauchst 3 Manuskripte.',
						'Grabe das für 1 Silber aus, löse alle 3 aus, heuere an, nimm eine oberste Karte.'
					]
				},
				alone: {
					prompt: 'Du hast kein Silber. Nimm die oberste Münze und die oberste Statue, dann beende den Zug.',
					done: 'Ob du vor oder nach der ersten Karte auslöst: Beides ist richtig.',
					hints: ['Du brauchst 2 Aktionen.', 'Löse deine 2 Manuskripte aus.']
				}
			}
		},
		weapons: {
			title: 'Waffen und sichere Karten',
			aim: 'Stiehl, und schütz dich davor.',
			steps: {
				steal: {
					prompt: 'Löse deine 2 Waffen aus und stiehl die Statue von Spieler 2.',
					done: 'Sie kommt offen in deinen Spielbereich. Beide Waffen sind umgedreht.',
					hints: ['Wähle beide Waffen und löse aus.', 'Dann wähle die Statue von Spieler 2.']
				},
				safe: {
					prompt: 'Die Waffen sind ausgelöst. Versuch, eine umgedrehte Münze zu stehlen.',
					done: 'Geht nicht: Was umgedreht ist, kann nicht gestohlen werden.',
					hints: ['Spieler 2 hat 2 umgedrehte Münzen. Wähle eine.']
				},
				targets: {
					prompt: 'Markiere alles, was du stehlen könntest.',
					done: 'Offene Artefaktkarten der anderen. Nichts Umgedrehtes, keine Gehilfen, kein Silber.',
					hints: ['Offen, und nicht deins.', '1 Karte bei Spieler 2, 2 bei Spieler 3.']
				},
				'two-players': {
					prompt: 'Löse 3 Waffen aus. Stiehl bei beiden anderen je eine Karte.',
					done: '3 Waffen: insgesamt 2 Karten, von einem oder von zwei Spielern.',
					hints: ['Wähle alle 3 Waffen und löse aus.', 'Die Statue, dann ein Relikt.'],
					mistakes: { stop: 'Eine zweite Karte ist noch zu stehlen.' }
				},
				allowed: {
					prompt: 'Du hast 3 Waffen. Ist das Letzte erlaubt?',
					items: {
						'same-player': '3 auslösen, 2 Relikte von Spieler 3 stehlen.',
						'pair-twice': '2 auslösen, 2 Relikte stehlen.',
						three: '3 auslösen, 3 Karten stehlen.',
						own: '2 auslösen, die eigene dritte Waffe wählen.',
						turned: '3 auslösen, ein Relikt und eine umgedrehte Münze stehlen.',
						'one-of-two': '3 auslösen, ein Relikt stehlen, dann eine oberste Karte nehmen.'
					},
					done: '2 Waffen 1 Karte, 3 Waffen 2 Karten: offen und von anderen.',
					hints: ['Wie viele Waffen, wie viele Karten?', 'Erst der ganze Bonus, dann alles andere.']
				},
				worth: {
					prompt: '2 Waffen sind umgedreht, eine dritte liegt offen.',
					items: {
						points: 'Wie viele SP sind die 3 Waffen wert?',
						usable: 'Wie viele davon können zu einem neuen Satz gehören?'
					},
					done: 'Je 1 SP, umgedreht oder nicht. Die umgedrehten haben ausgedient.',
					hints: ['Je 1 SP.', 'Nur was offen liegt.']
				},
				protect: {
					prompt: 'Spieler 2 hat 2 Waffen. Bring deine Münzen in Sicherheit.',
					done: 'Ausgelöste Karten sind umgedreht, und niemand kann sie stehlen.',
					hints: ['Umgedrehte Karten sind sicher.', 'Löse deine 2 Münzen aus.']
				}
			}
		},
		jewels: {
			title: 'Juwelen und Gehilfen',
			aim: 'Hol Gehilfen ohne Silber und zähl, was sie bringen.',
			steps: {
				pair: {
					prompt: 'Du hast kein Silber. Löse deine 2 Juwelen aus und nimm den Juwelier.',
					done: '2 Juwelen: 1 Gehilfe deiner Wahl, ohne zu bezahlen.',
					hints: ['Wähle beide Juwelen und löse aus.', 'Dann wähle den Juwelier.']
				},
				free: {
					prompt: 'Du hattest 1 Silber und hast 2 Juwelen ausgelöst, für den Juwelier: 1 SP pro Juwel.',
					items: {
						silver: 'Wie viel Silber hast du jetzt?',
						actions: 'Wie viele Aktionen bleiben dir?',
						jewels: 'Wie viele SP sind die Juwelen wert?',
						jeweller: 'Und der Juwelier?'
					},
					done: 'Der Bonus kostet weder Silber noch die Aktion.',
					hints: ['Bezahlt wurde nichts.', 'Auch umgedrehte Juwelen zählen für den Juwelier.']
				},
				allowed: {
					prompt: 'Du hast 3 Juwelen; der Astronom ist bei Spieler 2. Ist das Letzte erlaubt?',
					items: {
						'pair-two': '2 auslösen, 2 Gehilfen nehmen.',
						'three-two': '3 auslösen, 2 Gehilfen nehmen.',
						taken: '2 auslösen, den Astronomen nehmen.',
						later: '2 auslösen, zuerst eine oberste Karte nehmen.'
					},
					done: '2 Juwelen 1 Gehilfe, 3 Juwelen 2: sofort, und nur wer neben dem Tempel liegt.',
					hints: ['Wie viele Juwelen, wie viele Gehilfen?', 'Nur eines der vier ist erlaubt.']
				},
				scoring: {
					prompt: 'Markiere alle Gehilfen, die dir SP brächten.',
					help: 'Du hast 3 Silber, 2 Juwelen, ein Manuskript und ein umgedrehtes Waffenpaar.',
					done: 'Der Waffenschmied zählt umgedrehte Waffensätze, der Bankier je 2 Silber.',
					hints: ['Es sind 4.', 'Waffenschmied, Schreiber, Juwelier und einer für Silber.']
				},
				worth: {
					prompt: 'Wie viele SP brächte dir dieser Gehilfe? Du hast 5 Silber.',
					items: {
						jeweller: 'Juwelier: 1 pro Juwel.',
						armourer: 'Waffenschmied: 3 pro umgedrehtem Waffensatz.',
						banker: 'Bankier: 1 pro 2 Silber.',
						astronomer: 'Astronom: 1 pro Karte mit Stern.'
					},
					done: '3 Juwelen, 1 umgedrehter Satz, 2 ganze Silberpaare, 1 Stern.',
					hints: ['Zähl deine Karten.', 'Ein halbes Paar Silber zählt nicht.']
				},
				two: {
					prompt: 'Hol Gehilfen, die zusammen 5 SP bringen.',
					done: '3 Juwelen bringen 2 Gehilfen: Juwelier 3, Geldwechsler 2.',
					hints: ['2 Gehilfen brauchen 3 Juwelen.', 'Du hast 3 Juwelen und 2 Münzen.']
				},
				alone: {
					prompt: 'Du hast kein Silber. Hol den Gehilfen, der dir am meisten bringt.',
					done: 'Der Waffenschmied: 3 SP für die umgedrehten Waffen. Die dritte Waffe zählt nicht.',
					hints: ['Deine Juwelen bezahlen.', 'Vergleiche 2 Juwelen, 1 Statue und 1 umgedrehten Waffensatz.']
				}
			}
		},
		sets: {
			title: 'Sätze, die wachsen',
			aim: 'Bewerte Statuen und Porzellan und sichere sie rechtzeitig.',
			steps: {
				secure: {
					prompt: 'Statuen zählen als Satz. Sichere deine 3 Statuen: Dreh sie zusammen um.',
					done: '6 SP, die niemand stehlen kann. Sichern ist keine Aktion.',
					hints: ['Wähle alle 3 Statuen und sichere sie.']
				},
				extend: {
					prompt: 'Eine vierte Statue ist da. Versuch, alle 4 als einen Satz zu sichern.',
					done: 'Geht nicht: Der umgedrehte Satz ist abgeschlossen. Die neue Statue beginnt einen anderen.',
					hints: ['Wähle die 3 umgedrehten und die neue Statue und sichere sie.']
				},
				statues: {
					prompt: 'Eine Statue ist 1 SP, jede weitere im Satz bringt eins mehr: 1 + 2 + 3 …',
					items: {
						two: 'Was sind 2 Statuen in einem Satz wert?',
						four: 'Und 4 Statuen in einem Satz?',
						yours: 'Du hast 3 umgedreht und später 1 bekommen. Was sind deine wert?'
					},
					done: '6 + 1 = 7. Offen gelassen wären 4 Statuen 10 wert, könnten aber gestohlen werden.',
					hints: ['1 + 2 und so weiter.', '1 + 2 + 3 + 4.']
				},
				letters: {
					prompt: 'Porzellan trägt A, B oder C. Sichere je eine Karte: 10 SP.',
					done: 'Das zweite A bleibt offen: noch 1 SP.',
					hints: ['Wähle ein A, das B und das C.', 'Dann sichere sie.']
				},
				porcelain: {
					prompt: 'Eine Karte 1 SP, 2 gleiche Buchstaben 4, 3 gleiche 8, A B C 10.',
					items: {
						same: 'A A?',
						different: 'A B?',
						three: 'B B B?',
						free: 'A A B C, nichts gesichert?',
						yours: 'Du hast A A B C und A A früh gesichert. Was ist es wert?'
					},
					done: 'Was offen liegt, wird bestmöglich gruppiert. Gesichertes bleibt, wie es ist: 4 + 1 + 1.',
					hints: ['A und B sind kein Satz.', 'A A B C: ein Satz aus drei Buchstaben und eine einzelne Karte.']
				},
				allowed: {
					prompt: 'Du hast Porzellan A A B C und 2 Statuen. Ist das Letzte erlaubt?',
					items: {
						same: 'A A sichern.',
						'two-letters': 'A B sichern.',
						aab: 'A A B sichern.',
						abc: 'A B C sichern.',
						aabc: 'A A B C als einen Satz sichern.',
						'one-statue': 'Eine einzelne Statue sichern.',
						'two-statues': 'Die Münze nehmen, dann beide Statuen sichern.'
					},
					done: 'Gleiche Buchstaben oder alle drei; 2 Statuen oder mehr; jederzeit in deinem Zug.',
					hints: ['Ein Satz hat einen Buchstaben oder alle drei.', 'Eine Karte ist kein Satz.']
				},
				alone: {
					prompt: 'Du hast A A A B C. Sichere alles so, dass es 14 wert ist.',
					done: 'A B C und A A: 10 + 4. Drei A und zwei einzelne wären 10.',
					hints: ['14 ist 10 + 4.', 'Erst von jedem Buchstaben eine, dann die anderen zwei A.']
				}
			}
		},
		'relics-and-monsters': {
			title: 'Relikte und Monster',
			aim: 'Zähl Mehrheiten und die besten Paare.',
			steps: {
				most: {
					prompt: 'Die meisten Relikte bringen 3 SP. Wer bekommt sie?',
					items: {
						'0': 'Du: 3 Relikte',
						'1': 'Spieler 2: 3 Relikte',
						'2': 'Spieler 3: 1 Relikt',
						'3': 'Spieler 4: keines'
					},
					done: 'Bei Gleichstand bekommen beide die vollen 3.',
					hints: ['Geteilt wird nicht.', 'Es sind zwei.']
				},
				fewest: {
					prompt: 'Die wenigsten Relikte kosten 3 SP. Wer verliert sie?',
					items: {
						'0': 'Du: 3 Relikte',
						'1': 'Spieler 2: 3 Relikte',
						'2': 'Spieler 3: 1 Relikt',
						'3': 'Spieler 4: keines'
					},
					done: 'Wer gar kein Relikt hat, hat die wenigsten.',
					hints: ['0 ist weniger als 1.']
				},
				relics: {
					prompt: 'Relikte 3, 3, 1 und 0. Jedes ist 1 SP; dazu meiste und wenigste.',
					items: {
						you: 'Was bringen dir die Relikte?',
						third: 'Und Spieler 3 mit 1 Relikt?',
						fourth: 'Und Spieler 4 ohne Relikt?'
					},
					done: '6, 6, 1 und −3: Dazwischen kommt nichts dazu und nichts weg.',
					hints: ['Bei dir 3 + 3.', 'Spieler 3 hat weder die meisten noch die wenigsten.']
				},
				tie: {
					prompt: 'Zu dritt: Du hast 2 Relikte, Spieler 2 hat 4, Spieler 3 hat 2.',
					items: {
						second: 'Was bringen die Relikte Spieler 2?',
						you: 'Und dir?',
						third: 'Und Spieler 3?'
					},
					done: '7, −1, −1: Wer bei den wenigsten gleichauf liegt, verliert die vollen 3.',
					hints: ['4 + 3.', '2 − 3.']
				},
				cross: {
					prompt:
						'Du hast einen Vampir. Allein ist er −1 SP, mit einem Silberkreuz zusammen 5. Nimm das Kreuz.',
					done: '5 SP. Ein Sarg hätte nicht geholfen: Er gehört zur Mumie.',
					hints: ['Such das Silberkreuz.', 'Es ist die Karte in der Mitte.']
				},
				values: {
					prompt:
						'Mumie und Sarg sind 5 wert wie Vampir und Kreuz. Die Vampirmumie bringt mit Sarg oder Kreuz 4.',
					help: 'Allein: Monster und Kreuze −1, Särge +2.',
					items: {
						vampire: 'Ein Vampir allein?',
						cross: 'Ein Silberkreuz allein?',
						coffin: 'Ein Sarg allein?',
						'mummy-coffin': 'Mumie und Sarg?',
						'vampire-mummy': 'Vampirmumie und Silberkreuz?',
						'vampire-coffin': 'Vampir und Sarg?'
					},
					done: 'Vampir und Sarg sind kein Paar: −1 + 2.',
					hints: ['Ist es ein Paar?', 'Was kein Paar ist, zählt Karte für Karte.']
				},
				alone: {
					prompt:
						'Du hast je eine Karte: Vampir, Mumie, Vampirmumie, Kreuz, Sarg. Welche bleibt bei den besten Paaren allein?',
					done: 'Vampir mit Kreuz, Mumie mit Sarg. Die Vampirmumie brächte nur 4.',
					hints: ['Zwei Paare zu 5 sind möglich.', 'Gib Vampir und Mumie ihre Partner.']
				},
				sum: {
					prompt: 'Vampir, Mumie, Vampirmumie, Silberkreuz und Sarg.',
					items: {
						sum: 'Wie viele SP sind sie bei den besten Paaren?',
						'wrong-pair': 'Und nur Mumie und Silberkreuz?',
						either: 'Und nur Vampirmumie und Sarg?'
					},
					done: '5 + 5 − 1 = 9; kein Paar, −2; ein Paar, 4.',
					hints: ['Zwei Paare und ein Monster allein.', '5 + 5 − 1.']
				}
			}
		},
		'fate-and-fortune': {
			title: 'Fluch, Segen und Schätze',
			aim: 'Führ aus, was auf den Karten steht.',
			steps: {
				curse: {
					prompt: 'Nimm die linke verdeckte oberste Karte und sieh, was geschieht.',
					done: 'Ein Fluch: Du hast sofort 1 Silber verloren. Die Karte bleibt bei dir und ist 0 SP wert.',
					hints: ['Tippe auf die linke oberste Karte und nimm sie.']
				},
				blessing: {
					prompt: 'Die andere verdeckte Karte ist ein Segen. Nimm sie und nutze ihn für den Schatz.',
					done: 'Der Segen gab eine weitere Aktion, der Schatz 2 Silber.',
					hints: ['Nimm die mittlere oberste Karte.', 'Dann nimm den Schatz daneben.']
				},
				treasure: {
					prompt: 'Du hattest 2 Silber und hast einen Schatz mit „sofort 2 Silber“ genommen.',
					items: {
						silver: 'Wie viel Silber hast du jetzt?',
						points: 'Wie viele SP ist dieser Schatz am Ende wert?'
					},
					done: 'Ein Schatz gibt sofort etwas oder SP am Ende, nie beides.',
					hints: ['Silber gab er schon.', 'Also bleibt fürs Ende nichts.']
				},
				postpone: {
					prompt:
						'Dein Fluch schickt eine andere deiner offenen Karten in die Schachtel. Versuch, stattdessen den Zug zu beenden.',
					done: 'Geht nicht: Ob gut oder schlecht, es wird sofort ausgeführt.',
					hints: ['Beende den Zug.']
				},
				'give-up': {
					prompt: 'Führ den Fluch so aus, wie es dir am besten scheint.',
					done: 'Die Karte ist für immer weg. Umgedrehte waren vor ihm sicher.',
					hints: ['Münze oder Statue.', 'Eine einzelne Statue ist weniger wert als eine Münze.'],
					mistakes: { turned: 'Es muss eine offene Karte sein.' }
				},
				worth: {
					prompt:
						'Mit 1 Silber hast du einen Fluch genommen: „verliere 2 Silber“. Du hast auch einen Segen, einen Schatz „sofort 2 Silber“ und Schätze zu 3 und 5 SP.',
					items: {
						silver: 'Wie viel Silber hast du jetzt?',
						fate: 'Wie viele SP sind Segen und Fluch wert?',
						treasures: 'Wie viele SP sind die Schätze wert?'
					},
					done: 'Mehr als du hast, verlierst du nicht. Fluch & Segen ist immer 0. Bei Schätzen zählen nur aufgedruckte SP.',
					hints: ['Flüche zählen nicht negativ.', '3 + 5.']
				},
				allowed: {
					prompt: 'Ist das Letzte erlaubt?',
					items: {
						'keep-assistant':
							'Den Schatz mit kostenlosem Gehilfen nehmen, dann den Zug beenden, ohne einen zu wählen.',
						assistant: 'Den Schatz mit kostenlosem Gehilfen nehmen, dann den Geldwechsler wählen.',
						itself: 'Den Fluch nehmen, dann den Fluch selbst in die Schachtel legen.',
						other: 'Den Fluch nehmen, dann deine Münze in die Schachtel legen.'
					},
					done: 'Was auf der Karte steht, kommt vor allem anderen.',
					hints: ['Nichts wird aufgeschoben.', 'Der Fluch verlangt eine andere Karte.']
				},
				alone: {
					prompt: 'Du hast 1 Silber. Hol in diesem Zug beide Schätze.',
					done: 'Der erste gab sofort eine weitere Aktion, der andere zählt am Ende 3 SP.',
					hints: ['Einer gibt eine weitere Aktion.', 'Erst den freien Schatz, dann für 1 Silber graben.']
				}
			}
		},
		'second-temple': {
			title: 'Der zweite Tempel',
			aim: 'Wechsle in Runde 2 und lerne, wann das Spiel endet.',
			steps: {
				last: {
					prompt: 'Nimm die letzte Karte des Tempels und beende deinen Zug.',
					done: 'Runde 1 ist vorbei. Aus den beiseitegelegten Karten ist der zweite Tempel geworden.',
					hints: ['Nimm die Karte.', 'Dann beende den Zug.']
				},
				numbers: {
					prompt: '28 Karten blieben für den zweiten Tempel. 2 der 8 Gehilfen waren angeheuert.',
					items: {
						temple: 'Wie viele Karten hat der zweite Tempel?',
						ground: 'Wie viele davon liegen auf der untersten Stufe?',
						'left-over': 'Wie viele bleiben übrig, für die Schachtel?',
						display: 'Wie viele Gehilfen liegen daneben?'
					},
					done: '28 = 26 + 2. Gehilfen werden nicht nachgelegt.',
					hints: ['Er wird gebaut wie der erste.', '5 mal 3, 4 mal 2, 3 mal 1.']
				},
				who: {
					prompt: 'Spieler 3 hat Runde 1 begonnen. Jetzt nimmst du die letzte Karte. Wer beginnt Runde 2?',
					items: { '0': 'Du, Spieler 1', '1': 'Spieler 2', '2': 'Spieler 3', '3': 'Spieler 4' },
					done: 'Spieler 2 war der letzte in der Reihenfolge. Wer die letzte Karte nimmt, ist egal.',
					hints: ['Wer zuletzt an der Reihe war, beginnt.', 'Die Reihenfolge war 3, 4, 1, 2.']
				},
				order: {
					prompt: 'Runde 1 lief 3, 4, 1, 2. Bring Runde 2 in die richtige Reihenfolge.',
					items: { second: 'Spieler 2', first: 'Spieler 1', fourth: 'Spieler 4', third: 'Spieler 3' },
					done: 'Genau umgekehrt: gegen den Uhrzeigersinn, der frühere Startspieler zuletzt.',
					hints: ['Lies rückwärts.', '2, 1, 4, 3.']
				},
				next: {
					prompt: 'Runde 2, zu viert, du bist dran. Wer kommt nach dir?',
					items: { '1': 'Spieler 2', '2': 'Spieler 3', '3': 'Spieler 4' },
					done: 'Gegen den Uhrzeigersinn: von 1 zu 4.',
					hints: ['Die Nummern fallen.', 'Vor 1 kommt 4.']
				},
				'goes-on': {
					prompt: 'Im ersten Tempel lagen noch 2 Karten. Du hast eine genommen und den Zug beendet.',
					items: { round: 'Welche Runde läuft?', left: 'Wie viele Karten liegen im Tempel?' },
					done: 'Eine Runde endet erst, wenn alle Karten genommen sind.',
					hints: ['Eine Karte ist noch da.']
				},
				end: {
					prompt: 'Runde 2, noch eine Karte. Bring das Spiel zu Ende.',
					done: 'Ist der zweite Tempel leer und der Zug beendet, ist das Spiel aus.',
					hints: ['Nimm die Karte.', 'Dann beende den Zug.']
				},
				late: {
					prompt: 'Runde 2, die letzte Karte ist eine Münze; du hast noch eine. Ist das Letzte erlaubt?',
					items: {
						stop: 'Den Zug beenden und die Karte liegen lassen.',
						'in-time': 'Die Münze nehmen, dann beide Münzen auslösen.',
						lapse:
							'Stattdessen mit 2 Manuskripten: die Münze nehmen, die Manuskripte auslösen, den Zug ohne die weitere Aktion beenden.',
						'too-late': 'Die Münze nehmen, den Zug beenden, dann beide Münzen auslösen.'
					},
					done: 'Der letzte Zug wird zu Ende gespielt. Danach geschieht nichts mehr.',
					hints: ['Boni gehören zum Zug.', 'Ein leerer Tempel verlangt nichts mehr.']
				},
				table: {
					prompt: 'Zwischen den Runden: Hake ab.',
					items: {
						build: 'Zweiter Tempel wie der erste',
						box: '2 Karten ungesehen in die Schachtel',
						display: 'Keine Gehilfen nachgelegt',
						keep: 'Silber und Spielbereiche bleiben',
						direction: 'Reihenfolge umgekehrt'
					},
					done: 'Wer in Runde 1 zuletzt dran war, beginnt.',
					hints: []
				}
			}
		},
		'final-count': {
			title: 'Die Schlusswertung',
			aim: 'Zähl ein ganzes Spiel aus und löse Gleichstände auf.',
			steps: {
				cards: {
					prompt: 'Zähl deine Karten, offene und umgedrehte. Relikte: Spieler 2 hat 3, Spieler 3 keines.',
					items: {
						statues: 'Statuen: 3 als Satz umgedreht, 1 offen?',
						coins: 'Münzen?',
						jewels: 'Juwelen?',
						relics: 'Relikte, mit meisten und wenigsten?'
					},
					done: '7 + 4 + 2 + 2. Umgedrehte Karten zählen wie die anderen.',
					hints: ['Statuen: 6 + 1.', 'Mit 2 Relikten hast du weder die meisten noch die wenigsten.']
				},
				stars: {
					prompt: 'Die meisten Karten mit Stern bringen eine Sternkarte. Wer bekommt eine?',
					items: { '0': 'Du', '1': 'Spieler 2', '2': 'Spieler 3' },
					done: '2, 2 und 1 Sterne. Bei Gleichstand bekommen beide volle 3 SP; umgedrehte Karten zählen mit.',
					hints: ['Schau auch auf umgedrehte Karten.', 'Zwei haben je 2 Sterne.']
				},
				sum: {
					prompt: 'Deine Karten sind 15 SP. Nun der Rest: Juwelier, Bankier, 3 Silber, Sternkarte.',
					items: {
						assistants: 'Juwelier 1 pro Juwel, Bankier 1 pro 2 Silber?',
						silver: 'Und das Silber selbst?',
						stars: 'Und die Sternkarte?',
						total: 'Wie viele SP sind es zusammen?'
					},
					done: '15 + 3 + 3 + 3 = 24.',
					hints: ['Jedes Silber ist 1 SP.', '2 Juwelen, 1 ganzes Paar Silber.']
				},
				others: {
					prompt: 'Zähl nun die anderen aus.',
					help: 'Gehilfen: Spieler 2 hat den Reliktwächter, Spieler 3 den Schreiber.',
					items: {
						'second-relics': 'Spieler 2: Relikte mit meisten und wenigsten?',
						second: 'Spieler 2: Summe?',
						'third-relics': 'Spieler 3: Relikte mit meisten und wenigsten?',
						third: 'Spieler 3: Summe?'
					},
					done: '21 und 10. Ohne Relikt verliert Spieler 3 drei SP. Du gewinnst mit 24.',
					hints: [
						'Spieler 2: 2 Statuen, 1 Waffe, Relikte, Gehilfe, 5 Silber, Sternkarte.',
						'3 + 1 + 6 + 3 + 5 + 3, und 1 + 4 + 3 − 3 + 3 + 2.'
					]
				},
				'more-cards': {
					prompt: 'Münzen 2 SP, alle anderen Karten hier 1, Silber 1. Wer gewinnt?',
					items: {
						'0': 'Du: 7 SP, 2 Karten',
						'1': 'Spieler 2: 7 SP, 5 Karten',
						'2': 'Spieler 3: 6 SP, 6 Karten'
					},
					done: 'Zuerst die SP. Bei Gleichstand gewinnt, wer mehr Artefaktkarten hat.',
					hints: ['Spieler 3 hat weniger SP.', 'Unter denen mit gleich vielen entscheiden die Karten.']
				},
				'more-silver': {
					prompt: 'Alle haben 5 SP. Wer gewinnt?',
					items: {
						'0': 'Du: 2 Karten, 2 Silber',
						'1': 'Spieler 2: 2 Karten, 1 Silber',
						'2': 'Spieler 3: 1 Karte, 3 Silber'
					},
					done: 'Erst die Karten, dann das Silber. Ist auch das gleich, wird der Sieg geteilt.',
					hints: ['Spieler 3 scheidet bei den Karten aus.', 'Dann entscheidet das Silber.']
				},
				table: {
					prompt: 'Am Ende eines Spiels: Hake ab.',
					items: {
						cards: 'Karten, auch umgedrehte',
						relics: 'Meiste und wenigste Relikte',
						assistants: 'Gehilfen',
						silver: '1 SP pro Silber',
						stars: 'Sternkarten für die meisten Sterne',
						compare: 'SP, dann Karten, dann Silber'
					},
					done: 'Das ist die ganze Wertung.',
					hints: []
				},
				win: {
					prompt: 'Die letzte Karte des Spiels, und Spieler 2 hat 10 SP. Gewinne.',
					done: '3 Statuen 6, 2 Manuskripte 2, Bildhauer 3: 11 zu 10. Das war ein ganzes Spiel.',
					hints: [
						'Mit der Statue allein hast du 9.',
						'Manuskripte geben eine weitere Aktion: Heuere den Bildhauer an, dann beende den Zug.'
					]
				}
			}
		}
	}
};

export default text;
