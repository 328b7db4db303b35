// German: lessons about Keys.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	'reading-a-key': {
		title: 'Einen Schlüssel lesen',
		aim: 'Einen Schlüssel in deinem flachen Bild finden.',
		steps: {
			first: {
				prompt: 'Leg den braunen Block auf den Zentralblock und hol den Schlüssel.',
				help: 'Der Schlüssel: Braun über Weiß.',
				done: 'Alle farbigen Felder des Schlüssels sind in deinem Bild zu sehen, also kannst du ihn holen.',
				hints: ['Zum Beispiel auf b2 und c2.', 'Nach dem Setzen: Holen.']
			},
			shown: {
				prompt: 'Markiere jeden Schlüssel, der in deinem Bild zu sehen ist.',
				done: 'Ein Schlüssel darf überall im Bild sein. Braun mit Weiß kommt gar nicht vor.',
				hints: ['Vergleiche jeden Schlüssel mit dem flachen Bild.', 'Nirgends liegt Braun neben Weiß.']
			},
			empty: {
				prompt: 'Du hast den braunen Turm gesetzt. Darfst du diesen Schlüssel holen?',
				help: 'Leere Felder eines Schlüssels dürfen alles zeigen.',
				done: 'Wo die Karte leer ist, ist alles erlaubt, auch nichts. Wo sie farbig ist, muss diese Farbe zu sehen sein.',
				hints: ['Zwischen Weiß und Braun zeigt dein Bild Weiß.', 'Du siehst keine grüne Fassade.'],
				items: {
					gap: 'Weiß, ein leeres Feld, Braun',
					'green-between': 'Weiß, Grün, Braun',
					diagonal: 'Braun schräg über Weiß'
				}
			},
			apart: {
				prompt: 'Welche Schlüssel kannst du mit dem braunen Turm holen?',
				done: 'Im Bild sind diese Fassaden Nachbarn. Im Raum stehen sie getrennt, und das ist egal.',
				hints: [
					'Nur das flache Bild zählt, nie die Tiefe.',
					'Braun siehst du nur in Spalte c, auf Höhe 3 und 4.'
				]
			},
			behind: {
				prompt: 'Hol den Schlüssel.',
				help: 'Einer deiner Blöcke kann es.',
				done: 'Auf dem Zentralblock oder weit dahinter: Im Bild liegt Braun über Grün.',
				hints: [
					'Grün und Weiß sind schon da. Braun fehlt.',
					'Braun gehört in Spalte c, auf Höhe 3.',
					'Stell den langen braunen Block aufrecht auf c4 oder auf den Zentralblock.'
				]
			},
			sun: {
				prompt: 'Hol die Sonne.',
				done: 'Weiß, Weiß und Braun waren schon da. Dein Block brachte die graue Fassade.',
				hints: [
					'Grau gehört über Braun.',
					'Braun siehst du auf Höhe 3 in den Spalten b und c.',
					'Grau muss in Spalte c auf Höhe 4 zu sehen sein.'
				]
			}
		}
	},
	'turning-a-key': {
		title: 'Einen Schlüssel drehen',
		aim: 'Schlüssel im Kopf drehen und nie spiegeln.',
		steps: {
			'half-turn': {
				prompt: 'Stell den weißen Block aufrecht auf d1 und hol den Schlüssel.',
				help: 'Weiß links von Grün, halb gedreht: Weiß rechts von Grün.',
				done: 'Ein Schlüssel darf um eine Viertel-, eine halbe oder eine Dreivierteldrehung gedreht sein.',
				hints: ['Kippen stellt den Block auf.', 'Nach dem Setzen: Holen.']
			},
			'four-ways': {
				prompt: 'Der weiße Block oben ist neu. Darfst du diesen Schlüssel holen?',
				done: 'Drei davon sind derselbe Schlüssel, verschieden gedreht. Der dritte ist sein Spiegelbild.',
				hints: [
					'Du siehst Braun links von Weiß und Grün unter Weiß.',
					'Braun, Weiß, Grün: Das läuft im Uhrzeigersinn, also auch beim Schlüssel.'
				],
				items: {
					printed: 'Der erste Schlüssel',
					quarter: 'Der zweite Schlüssel',
					mirrored: 'Der dritte Schlüssel',
					half: 'Der vierte Schlüssel'
				}
			},
			mirror: {
				prompt: 'Die erste Sonne ist zu sehen. Versuche, die zweite zu holen, ihr Spiegelbild.',
				done: 'Abgelehnt: Ein Schlüssel wird gedreht, nie gespiegelt.',
				hints: ['Wähle nur die zweite Sonne, dann Holen.']
			},
			shown: {
				prompt: 'Markiere jeden Schlüssel, der zu sehen ist, gedreht oder nicht.',
				done: 'Zwei sind zu sehen, einer davon gedreht. Der zweite ist ein Spiegelbild, der erste fehlt ganz.',
				hints: [
					'Schau auf die Spalten c und d, Höhe 2 und 3.',
					'Dort liegt Braun über Weiß, und rechts von beiden Grau.'
				]
			},
			'quarter-turn': {
				prompt: 'Hol die Sonne.',
				done: 'Um ein Viertel gedreht ist sie eine grüne Säule mit Grau neben der Mitte.',
				hints: [
					'Dreh den Schlüssel um ein Viertel: 3-mal Grün übereinander.',
					'Grau siehst du in Spalte d.',
					'Stell den grünen Block aufrecht auf e2.'
				]
			}
		}
	},
	'take-part': {
		title: 'Dein Block muss dabei sein',
		aim: 'Wissen, wann man einen Schlüssel holen darf und wann nicht.',
		steps: {
			'new-face': {
				prompt: 'Weiß neben Braun ist schon zu sehen. Stell den weißen Block auf e2 und hol den Schlüssel.',
				done: 'Jetzt ist er ein zweites Mal zu sehen, mit einer Fassade deines neuen Blocks. Das genügt.',
				hints: ['Kippen stellt den Block auf.', 'Weiß auf e2 ist rechts von Braun zu sehen.']
			},
			already: {
				prompt: 'Der grüne Block steht. Versuche, den Schlüssel mit Weiß und Braun zu holen.',
				done: 'Abgelehnt: Keine Fassade des neuen Blocks gehört dazu. Er war schon vorher zu sehen.',
				hints: ['Wähle nur den Schlüssel mit Weiß und Braun, dann Holen.']
			},
			'second-copy': {
				prompt: 'Gerade wurde ein Block auf e2 gesetzt. Darfst du diesen Schlüssel holen?',
				done: 'Der neue Block muss im Muster sein. Ob dasselbe Muster woanders schon zu sehen war, ist egal.',
				hints: ['Such den neuen Block im Muster.'],
				items: {
					'old-faces': 'Grün wurde gesetzt. Der Schlüssel: Weiß, Braun',
					'green-face': 'Grün wurde gesetzt. Der Schlüssel: Braun, Grün',
					copy: 'Weiß wurde gesetzt. Der Schlüssel: Weiß, Braun'
				}
			},
			'one-action': {
				prompt: 'Dein Zug beginnt, und Weiß neben Braun ist schon zu sehen. Darfst du das?',
				done: 'Ein Zug ist eine Aktion: graben oder setzen. Holen gehört zum Setzen, und passen darf nur, wer beides nicht kann.',
				hints: ['Genau eine Aktion: graben oder setzen.'],
				items: {
					claim: 'Gleich holen, ohne Block',
					dig: 'Eine Reihe ausgraben',
					place: 'Deinen Block setzen',
					pass: 'Passen'
				}
			},
			keep: {
				prompt: 'Braun neben Grün ist zu sehen. Hol nichts und behalte den Schlüssel.',
				help: 'Ein Schlüssel mehr könnte das Ende zu früh bringen.',
				done: 'Du musst nicht holen. Später brauchst du für ihn eine Fassade eines neuen Blocks.',
				hints: ['Drücke „Nicht jetzt“.']
			},
			sequence: {
				prompt: 'Bring das Holen in die richtige Reihenfolge.',
				done: 'Setzen, zeigen, bestätigen, ziehen. Deine übrigen Karten bleiben verdeckt.',
				hints: ['Zuerst der Block, zuletzt die neue Karte.'],
				items: {
					place: 'Einen Block setzen',
					open: 'Schlüssel offen auslegen und zeigen, wo',
					check: 'Andere schauen von deiner Seite',
					draw: 'Einen neuen Schlüssel ziehen'
				}
			}
		}
	},
	'two-keys': {
		title: 'Zwei Schlüssel mit einem Block',
		aim: 'Mehrere Schlüssel in einem Zug holen.',
		steps: {
			both: {
				prompt: 'Stell den grünen Block aufrecht auf a1 und hol beide Schlüssel.',
				done: 'Ein Block, zwei Schlüssel: Seine Fassaden liegen neben Weiß und neben Braun.',
				hints: ['Kippen stellt den Block auf.', 'Wähle beide Schlüssel, dann Holen.']
			},
			which: {
				prompt: 'Der grüne Block ist neu. Markiere jeden Schlüssel, den du holen kannst.',
				done: 'Zwei enthalten eine grüne Fassade von ihm. Weiß unter Braun war schon da, die Sonne fehlt.',
				hints: [
					'Jeder Schlüssel braucht eine Fassade des neuen Blocks.',
					'Grün siehst du in Spalte a, Höhe 1 bis 3.'
				]
			},
			together: {
				prompt: 'Darfst du diese Schlüssel in einem Zug holen?',
				done: 'Jeder geholte Schlüssel braucht eine Fassade des neuen Blocks. Eine Fassade darf mehreren dienen.',
				hints: ['Ist in jedem Grün?'],
				items: {
					one: 'Nur Grün und Braun',
					two: 'Grün und Weiß, Grün und Braun',
					three: 'Diese beiden und Weiß unter Braun'
				}
			},
			find: {
				prompt: 'Hol beide Schlüssel mit einem Block.',
				done: 'Ein Turm mit 3 grauen Fassaden dient beiden.',
				hints: [
					'Beiden Schlüsseln fehlt Grau.',
					'Grau gehört in Spalte b, über Grün.',
					'Stell den grauen Block aufrecht auf b2 oder b3.'
				]
			}
		}
	},
	drawing: {
		title: 'Auf vier nachziehen',
		aim: 'Die Hand auffüllen und wissen, was zählt.',
		steps: {
			'up-to-four': {
				prompt: 'Du hast 2 Schlüssel geholt. Zieh 2 neue, von jedem Altar einen.',
				done: 'Nach dem Holen ziehst du auf 4 nach und wählst für jede Karte einen Altar.',
				hints: ['Erst der Sonnenaltar, dann der Mondaltar.']
			},
			'empty-altar': {
				prompt: 'Der Mondaltar ist leer. Versuche, von ihm zu ziehen.',
				done: 'Abgelehnt: Einen leeren Altar kannst du nicht wählen. Nimm den anderen.',
				hints: ['Wähle den Mondaltar.']
			},
			'how-many': {
				prompt: 'Du hast gerade 3 deiner 4 Schlüssel geholt.',
				done: 'Die Hand wird immer auf 4 ergänzt.',
				hints: ['1 Schlüssel ist noch auf deiner Hand.'],
				items: { draw: 'Wie viele ziehst du nach?' }
			},
			worth: {
				prompt: 'Wie viele SP bringt ein geholter Schlüssel?',
				done: '1, 2 und 4 SP: je schwieriger, desto mehr.',
				hints: [
					'Ein Stern ist am leichtesten.',
					'Eine Sonne bringt doppelt so viel, ein Mond wieder das Doppelte.'
				],
				items: { star: 'Ein Stern', sun: 'Eine Sonne', moon: 'Ein Mond' }
			},
			'only-claimed': {
				prompt:
					'Geholt hast du einen Stern, 2 Sonnen und einen Mond. 4 weitere Schlüssel sind auf deiner Hand.',
				done: '1 + 2 + 2 + 4 = 9. Schlüssel auf der Hand bringen nichts.',
				hints: ['Nur geholte Schlüssel zählen.', 'Zähle 1, 2, 2 und 4 zusammen.'],
				items: { points: 'Wie viele SP bringen deine Schlüssel?' }
			},
			'last-key': {
				prompt: 'Füll deine Hand auf. Auf dem Sonnenaltar liegt 1 Karte, auf dem Mondaltar 2.',
				done: 'Jeder Altar ist recht, solange eine Karte darauf liegt.',
				hints: ['Zieh 2 Karten.']
			},
			next: {
				prompt: 'Ihr seid zu viert. Deine Hand ist wieder voll, dein Zug ist vorbei. Wer ist dran?',
				done: 'Es geht im Uhrzeigersinn weiter, also links von dir.',
				hints: ['Gespielt wird im Uhrzeigersinn.'],
				items: { '1': 'Links von dir', '2': 'Gegenüber', '3': 'Rechts von dir' }
			}
		}
	}
};

export default lessons;
