// Deutsch: die sechs Pfadkarten.
import type { LessonText } from '../../../../schema/lesson.ts';

const SIDES = {
	a: 'Seite A, falls gewählt: wie viele dazu?',
	b: 'Seite B, falls gewählt: wie viele dazu?'
};

export const pathScoring: LessonText = {
	title: 'Pfadkarten',
	aim: 'Werte die 6 Pfadkarten und deine 3 Spezialisierungen.',
	steps: {
		archaeology: {
			prompt: 'Steine: 4 weiße, 2 graue, 3 schwarze, 2 in deiner Farbe.',
			help: 'Je 1 Punkt. A: je 2. B: 7 je Satz aus Weiß, Grau, Schwarz.',
			items: { standard: 'Archäologie: Punkte für alle?', ...SIDES },
			done: 'Auch Steine auf Karten zählen, die eigene Farbe nie: 9, dann 2 × 9 oder 7 × 2.',
			hints: ['Lass deine eigene Farbe weg.', '9, 18 und 14.']
		},
		efficiency: {
			prompt: 'Module: 1 weißes, 3 gelbe (1 Punkt), 2 grüne (2), 1 graues (4).',
			help: 'Die aufgedruckten Punkte. A: je 2 für gelb, grün, grau. B: je 3 für grau.',
			items: { standard: 'Effizienz: Punkte für alle?', ...SIDES },
			done: 'Aktiviert oder nicht: 3 + 4 + 4. A zählt 6 Module, B nur 1.',
			hints: ['Weiße Module geben hier nichts.', '11, 12 und 3.']
		},
		'choose-i': {
			prompt:
				'Pfadwahl I, Seite A bei beiden Karten. Wähl die Karte, deren Spezialisierung dir jetzt mehr gäbe.',
			help: '3 Steine, 4 farbige Module.',
			done: 'Effizienz: 2 × 4 = 8. Archäologie: 2 × 3 = 6. Dein eigener Stein und das weiße Modul zählen nicht.',
			hints: ['Beide geben je 2.', 'Mehr Module als Steine: Effizienz.']
		},
		legends: {
			prompt: 'Du hast 3 Speicher gebaut.',
			help: 'Je 2 Punkte. A: je 2 mehr. B: 5 je volles Paar.',
			items: { standard: 'Legenden: Punkte für alle?', ...SIDES },
			done: '3 Speicher sind 1 volles Paar.',
			hints: ['Wie viele Paare sind in 3?', '6, 6 und 5.']
		},
		might: {
			prompt: 'Denkmäler auf MW (Weiß steht auf 7, Wert 6) und auf einem Plättchen mit 5.',
			help: 'Beide Werte. A: je Denkmal 3. B: Plättchen noch einmal.',
			items: { standard: 'Macht: Punkte für alle?', ...SIDES },
			done: 'Ein aufgedrucktes Feld zählt den Wert seiner Leiste. B wiederholt nur das Plättchen.',
			hints: ['6 für MW, 5 für das Plättchen.', '11, 6 und 5.']
		},
		striving: {
			prompt: 'Reliktsteine: 3 weiße, 2 graue, 2 schwarze, 2 braune. Unter den Spalten: 1, 3, 6, 10, 15.',
			help: 'Letzter jeder Farbe. A: 6 je Vierersatz. B: höchster Wert nochmals.',
			items: { standard: 'Streben: Punkte für alle?', ...SIDES },
			done: '6 + 3 + 3 + 3. Es gibt 2 volle Sätze, und der höchste Wert ist 6.',
			hints: ['3 Reliktsteine: 6. 2 Reliktsteine: 3.', '15, 12 und 6.']
		},
		knowledge: {
			prompt: 'Leisten: Weiß 9 (Wert 9), Grau 5 (4), Schwarz 7 (6).',
			help: 'Alle Werte. A: zweithöchster noch einmal. B: 4 je Leiste ab Feld 7.',
			items: { standard: 'Wissen: Punkte für alle?', ...SIDES },
			done: '9 + 4 + 6. Der zweithöchste ist 6, und 2 Leisten haben Feld 7 erreicht.',
			hints: ['Sortier die Werte: 9, 6, 4.', '19, 6 und 8.']
		},
		'choose-iii': {
			prompt:
				'Pfadwahl III, Seite B bei beiden Karten. Wähl die Karte, deren Spezialisierung dir jetzt mehr gäbe.',
			help: 'Reliktsteine 3, 2, 2, 2; Leisten 9, 5, 7.',
			done: 'Wissen: je 4 für 2 Leisten. Streben: der höchste Wert, 6, noch einmal.',
			hints: ['Streben B gibt 6.', '2 Leisten haben Feld 7 erreicht: Wissen.']
		},
		sides: {
			prompt: 'Du hast Archäologie gewählt; oben liegt Seite B. Du hast 9 Steine und 2 Sätze.',
			items: {
				standard: 'Punkte der Standardwertung?',
				b: 'Punkte der Seite B (7 je Satz)?',
				a: 'Punkte der Seite A (2 je Stein)?'
			},
			done: 'Die Standardwertung ist auf beiden Seiten gleich. Spezialisiert wird nur, was oben liegt.',
			hints: ['Seite A liegt unten.', '9, 14 und 0.']
		},
		'all-cards': {
			prompt:
				'Standard: 5, 10, 8, 23, 10 und 19. Gewählt: Archäologie (A: 10), Legenden (B: 10), Wissen (A: 6).',
			items: {
				standard: 'Wie viel geben alle Standardwertungen?',
				special: 'Wie viel geben deine Spezialisierungen?',
				fourth: 'Wie viel gibt dir Seite A von Macht?'
			},
			done: 'Alle werten alle 6 Karten. Spezialisierungen nur, wo deine 3 Marker liegen.',
			hints: ['Alle 6 für den Standard, 3 für die Spezialisierung.', '75, 26 und 0.']
		}
	}
};
