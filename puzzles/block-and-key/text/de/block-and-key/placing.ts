// German: lessons about where a Block may stand.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	'corner-to-corner': {
		title: 'Ecke an Ecke',
		aim: 'Finden, wo ein Block überhaupt stehen darf.',
		steps: {
			touch: {
				prompt: 'Setze den weißen Block so, dass er nur eine Ecke des Zentralblocks berührt.',
				help: 'Wählen, bewegen, setzen.',
				done: 'Eine Ecke genügt. Fassaden berühren sich nicht, also ist die Höhe egal.',
				hints: ['Diagonale Felder teilen eine Ecke.', 'Feld d1 liegt diagonal neben dem Zentralblock.'],
				mistakes: {
					flush: 'Hier liegt er Fassade an Fassade. Nur diagonale Felder teilen bloß eine Ecke.',
					alone: 'Hier berührt er nichts. Schieb ihn diagonal neben den Zentralblock.'
				}
			},
			nowhere: {
				prompt: 'Versuche jetzt, den grünen Block abseits von allem zu setzen.',
				done: 'Abgelehnt: Er berührt nichts. Ein Tempel bleibt in einem Stück.',
				hints: ['Schieb ihn in die hinterste Ecke des Bodens und drücke „Setzen“.']
			},
			nearly: {
				prompt: 'Darf der grüne Block hier stehen?',
				help: 'Der Zentralblock bedeckt b2 bis c3.',
				done: 'Ecke an Ecke heißt: diagonale Felder auf gleicher Höhe. Ein Feld weiter berührt er nichts.',
				hints: ['Diagonal zum Zentralblock liegen a1, d1, a4 und d4.'],
				items: {
					diagonal: 'Liegend auf d4 und e4',
					'row-further': 'Liegend auf d5 und e5',
					gap: 'Liegend auf e2 und e3',
					upright: 'Aufrecht auf a4'
				}
			},
			grid: {
				prompt: 'Darf der braune Block so stehen?',
				done: 'Ein Block liegt ganz im Raster und braucht einen eigenen Platz.',
				hints: ['Der Boden endet bei e.', 'Zwei Blöcke füllen nie dieselbe Stelle.'],
				items: {
					edge: 'Aufrecht auf e3',
					'over-the-edge': 'Liegend von e3 nach Osten',
					'on-top': 'Aufrecht auf dem grauen Block',
					sunk: 'Aufrecht, der Fuß im grauen Block'
				}
			},
			where: {
				prompt: 'Markiere jedes Feld, auf dem der braune Block aufrecht stehen darf.',
				help: 'Er ist 2 hoch, genau wie der Zentralblock.',
				done: 'Vier Ecken, dazu die vier Felder oben auf dem Zentralblock.',
				hints: [
					'Fassade an Fassade müsste er höher sein als der Zentralblock.',
					'Oben auf dem Zentralblock endet er bei 4.'
				]
			},
			crowded: {
				prompt: 'Setze den grauen Block so, dass er nur Ecken berührt.',
				done: 'Fassaden berühren sich nicht, also war die Höhe frei.',
				hints: ['Hinter dem Zentralblock ist Platz.', 'Liegend auf e3, e4, e5 und d4 berührt er eine Ecke.']
			}
		}
	},
	taller: {
		title: 'Höher, wenn Fassade an Fassade',
		aim: 'Einen Block direkt an einen anderen setzen.',
		steps: {
			beside: {
				prompt: 'Stell den weißen Block aufrecht an eine Seite des Zentralblocks.',
				help: 'Der Zentralblock ist 2 hoch, der Block 3.',
				done: 'Fassade an Fassade muss ein Block höher enden als jeder Stapel, den er berührt. 3 ist höher als 2.',
				hints: ['Kippen stellt ihn auf.', 'Feld a2 liegt neben dem Zentralblock.'],
				mistakes: { lying: 'Liegend endet er bei 1. Der Zentralblock daneben ist 2 hoch.' }
			},
			equal: {
				prompt: 'Versuche nun, den braunen Block an den Zentralblock zu stellen. Er ist 2 hoch.',
				done: 'Abgelehnt: Gleich hoch ist nicht höher. Er müsste über 2 enden.',
				hints: ['Aufrecht auf a2, dann Setzen.']
			},
			anywhere: {
				prompt: 'Darf der weiße Block so stehen?',
				done: 'Sein höchster Punkt darf irgendwo am Block sein. Berührt er nur eine Ecke, ist die Höhe frei.',
				hints: ['Wie hoch endet er?', 'Der Zentralblock ist 2 hoch.'],
				items: {
					'three-high': 'Der Fuß am Zentralblock, am anderen Ende 3 hoch',
					'two-high': 'Der Fuß am Zentralblock, am anderen Ende 2 hoch',
					corner: 'Wie eben, eine Reihe näher bei dir'
				}
			},
			height: {
				prompt: 'Wie hoch ist dieser Stapel?',
				help: 'Ein Stapel ist alles auf einem Feld, egal aus welchen Blöcken.',
				done: 'Braun und Grün bilden zusammen einen Stapel von 4. Der daneben ist 1 hoch.',
				hints: ['Zähle vom Boden bis ganz oben.', 'Unter dem grünen Turm liegt ein brauner Block.'],
				items: { tower: 'Der Stapel auf d3', 'low-end': 'Der Stapel auf c3' }
			},
			'lower-face': {
				prompt: 'Der weiße Block ist 2 hoch, sein Fuß berührt den braunen. Darf er hier stehen?',
				done: 'Beide Male berührt er eine niedrige braune Fassade. Es zählt aber der ganze Stapel, und auf d3 sind das 4.',
				hints: ['Welchen Stapel berührt der Fuß?', 'Der Stapel auf d3 ist 4 hoch.'],
				items: { 'low-end': 'Der Fuß neben c3', 'tower-end': 'Der Fuß neben d3' }
			},
			where: {
				prompt: 'Markiere jedes Feld, auf dem der graue Block aufrecht stehen darf.',
				help: 'Er ist 3 hoch, der Zentralblock 2, der grüne Turm 4.',
				done: 'Auf dem Zentralblock, daneben und diagonal zum Turm. Oben auf dem Turm würde er bei 7 enden.',
				hints: [
					'Neben dem Turm ist 3 zu niedrig.',
					'Diagonal zum Turm liegen b2, d2, b4 und d4.',
					'Oben auf dem Turm wäre er höher als 6.'
				]
			},
			between: {
				prompt: 'Zeige Braun in Spalte c, auf Höhe 1.',
				help: 'Einer deiner beiden Blöcke kann es.',
				done: 'Dort berührt er Zentralblock oder Turm. 4 ist höher als beide.',
				hints: ['Der kurze Block ist dort zu niedrig.', 'Stell den langen aufrecht auf c1 oder c2.'],
				mistakes: { 'too-low': 'Er endet bei 2. Der Zentralblock ist 2 hoch, der Turm 3.' }
			}
		}
	},
	'six-high': {
		title: 'Sechs hoch',
		aim: 'Wissen, wo ein Stapel endet.',
		steps: {
			six: {
				prompt: 'Stell den weißen Block aufrecht auf einen der braunen Stapel.',
				help: 'Sie sind 4 hoch.',
				done: 'Er endet bei 6, und höher darf kein Stapel sein.',
				hints: ['Kippen stellt ihn auf.', 'Die braunen Stapel stehen auf b2 und c2.']
			},
			seven: {
				prompt: 'Versuche dasselbe mit diesem längeren Block.',
				done: 'Abgelehnt: Er würde bei 7 enden. Kein Stapel ist höher als 6.',
				hints: ['Aufrecht auf b2 oder c2, dann Setzen.']
			},
			'last-level': {
				prompt: 'Zwei Stapel sind 5 hoch. Darf der weiße Block obendrauf?',
				done: 'Liegend endet er bei 6, aufrecht bei 7.',
				hints: ['5 und 1 sind 6, 5 und 2 sind 7.'],
				items: { lying: 'Liegend über beiden', upright: 'Aufrecht auf einem' }
			},
			room: {
				prompt: 'Wie hoch ist dieser Stapel?',
				done: 'Auf b2 ist noch Platz für 1, auf c3 für 2.',
				hints: [
					'Zentralblock und Block zusammen.',
					'Der Zentralblock ist 2 hoch, der grüne Block 3, der braune 2.'
				],
				items: { highest: 'Der Stapel auf b2', second: 'Der Stapel auf c3' }
			},
			where: {
				prompt: 'Markiere jedes Feld, auf dem der weiße Block aufrecht stehen darf.',
				help: 'Er ist 4 hoch. Die Stapel messen 5, 4, 2 und 2.',
				done: 'Auf c2 und b3 endet er bei 6, höher als seine Nachbarn. Am Boden ist er neben 5 und 4 zu niedrig.',
				hints: [
					'Neben b2 muss er über 5 enden, neben c3 über 4.',
					'Auf b2 und c3 wäre er höher als 6.',
					'Auf c2 und b3 endet er bei 6.'
				]
			},
			'to-the-top': {
				prompt: 'Bau einen Stapel, der genau bei 6 endet.',
				done: 'Der Stapel auf c3 war 4 hoch. 4 und 2 sind 6.',
				hints: ['Stapel und Block ergeben zusammen 6.', 'Stell den kurzen Block aufrecht auf c3.'],
				mistakes: { 'too-long': '4 und 3 sind 7. Kein Stapel ist höher als 6.' }
			}
		}
	},
	bridges: {
		title: 'Brücken und Überhänge',
		aim: 'Eine Lücke überspannen und sehen, wann das nicht geht.',
		steps: {
			span: {
				prompt: 'Leg den weißen Block von b3 bis d3, über die Lücke auf c3.',
				done: 'Eine gerade Brücke: Beide Enden liegen auf, die Mitte hängt frei.',
				hints: ['Die Stapel auf b3 und d3 sind gleich hoch.', 'Seine Mitte kommt über c3.'],
				mistakes: { shifted: 'Hier ist unter den Enden nichts. Beide Enden müssen aufliegen.' }
			},
			ledge: {
				prompt: 'Versuche, den grünen Block so auf den Zentralblock zu legen, dass ein Ende übersteht.',
				done: 'Abgelehnt: Ein freies Ende ist ein Überhang.',
				hints: ['Zum Beispiel von a2 bis c2, dann Setzen.']
			},
			straight: {
				prompt: 'Darf dieser Block hier liegen?',
				done: 'Von oben gesehen ist eine Brücke eine gerade Linie, und beide Enden liegen auf. Ein Höcker stört nicht.',
				hints: ['Ist er von oben gesehen eine Linie?', 'Ist unter beiden Enden etwas?'],
				items: {
					bent: 'Der gewinkelte Block über b3, c3 und c4',
					hump: 'Der Block mit Höcker von b3 bis d3',
					'too-long': 'Der lange Block von b3 bis e3'
				}
			},
			'from-above': {
				prompt: 'Die weiße Brücke überspannt d4. Darf der grüne Block so stehen?',
				done: 'Ein Block kommt von oben, also darf nichts über ihm liegen. Die Anleitung schweigt dazu; so halten wir es.',
				hints: ['Was liegt über seinem Fuß?'],
				items: { beside: 'Der Fuß auf c5', under: 'Der Fuß auf d4, unter der Brücke' }
			},
			where: {
				prompt: 'Markiere jedes Feld, auf dem das westliche Ende des braunen Blocks liegen darf.',
				help: 'Er liegt von West nach Ost und ist 3 lang.',
				done: 'Von c1 aus liegt er am Boden, Ecke an Ecke. Von b3 aus ist er eine Brücke.',
				hints: ['Beide Enden müssen aufliegen.', 'Es gibt eine Brücke und eine Stelle am Boden.']
			},
			'own-bridge': {
				prompt: 'Bau mit einem deiner Blöcke eine Brücke.',
				done: 'Beide Enden liegen auf Braun, die Mitte überspannt d4.',
				hints: [
					'Der braune Block ist bei d4 offen.',
					'Du brauchst 3 in einer Linie.',
					'Leg den Block mit dem Höcker von c4 bis e4.'
				],
				mistakes: { half: 'Sein Ende über d4 hängt frei.' }
			}
		}
	},
	'every-square': {
		title: 'Alle erlaubten Felder',
		aim: 'Eine Stelle nach allen Einsetzregeln zugleich prüfen.',
		steps: {
			upright: {
				prompt: 'Markiere jedes Feld, auf dem der weiße Block aufrecht stehen darf.',
				help: 'Er ist 2 hoch, der Zentralblock 2, der graue Turm 3.',
				done: 'Oben auf Zentralblock und Turm, und am Boden dort, wo er nur eine Ecke berührt.',
				hints: [
					'Obendrauf endet er immer höher als das, was darunter ist.',
					'Am Boden dürfen sich keine Fassaden berühren.',
					'Diagonal zum Turm liegen b2, d2, b4 und d4.'
				]
			},
			lying: {
				prompt: 'Markiere jedes Feld, auf dem das westliche Ende des weißen Blocks liegen darf.',
				help: 'Er liegt von West nach Ost und ist 2 lang.',
				done: 'Zwei Stellen auf dem Zentralblock, drei am Boden, dort immer Ecke an Ecke.',
				hints: ['Breit genug ist oben nur der Zentralblock.', 'Am Boden: Such Diagonalen zu b2 und c4.']
			},
			'square-block': {
				prompt:
					'Drei Ecken sind verbaut. Auf wie viele Arten lässt sich der weiße quadratische Block setzen?',
				done: 'Nur auf dem Zentralblock: einmal flach, und aufrecht an jeder seiner 4 Kanten.',
				hints: [
					'Am Boden ist er neben dem Zentralblock zu niedrig.',
					'Auf dem Zentralblock kann er liegen oder stehen.'
				],
				items: { ways: 'Wie viele Möglichkeiten gibt es?' }
			},
			'which-blocks': {
				prompt: 'Markiere die Blöcke, die irgendwo passen.',
				done: 'Zwei passen auf den Zentralblock. Die anderen würden frei hängen oder wären zu niedrig.',
				hints: ['Probier es oben auf dem Zentralblock.', 'Dort ist Platz für 2 mal 2 Felder.']
			},
			'six-cases': {
				prompt: 'Darf der grüne Block hier stehen?',
				done: 'Berührung, Höhe, Auflage, Weg von oben: jedes Mal alles prüfen.',
				hints: ['Was berührt er, und wie hoch ist dieser Stapel?', 'Liegt jeder Teil von ihm auf?'],
				items: {
					'three-high': 'Aufrecht auf c2, 3 hoch',
					'two-high': 'Aufrecht auf c2, 2 hoch',
					under: 'Der Fuß auf d4, unter der Brücke',
					end: 'Liegend auf der Brücke bei c4, ein Ende über b4',
					middle: 'Aufrecht mitten auf der Brücke',
					far: 'Aufrecht auf a5'
				}
			},
			'few-places': {
				prompt: 'Setze den grünen quadratischen Block.',
				done: 'Nur zwei Stellen waren frei, beide aufrecht auf dem Zentralblock.',
				hints: ['Platz ist nur auf dem Zentralblock.', 'Aufrecht auf b3 und c3, oder auf dem braunen Block.']
			}
		}
	}
};

export default lessons;
