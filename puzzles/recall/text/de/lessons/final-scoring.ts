// Deutsch: das Ende des Spiels.
import type { LessonText } from '../../../../schema/lesson.ts';

export const finalScoring: LessonText = {
	title: 'Das Ende und die Summe',
	aim: 'Rechne ein ganzes Spiel ab und finde heraus, wer gewinnt.',
	steps: {
		steps: {
			prompt: 'Der letzte Zug ist vorbei. Bring das Ende des Spiels in die richtige Reihenfolge.',
			items: {
				marker: 'Zeitmarker auf das letzte Feld',
				paths: 'Pfadkarten werten',
				goals: 'Zielkarten werten',
				resources: 'Ressourcen werten',
				winner: 'Summen vergleichen'
			},
			done: 'Pfadkarten, Zielkarten, Ressourcen: 3 Schritte, dann steht fest, wer gewinnt.',
			hints: ['Zuerst der Marker, zuletzt der Vergleich.', 'Pfade, Ziele, Ressourcen.']
		},
		over: {
			prompt: 'Rot, die letzte Person, beendet den Zug. Darfst du jetzt ein Modul einsetzen?',
			items: { sixteen: 'Es war Runde 16', seventeen: 'Es war Runde 17' },
			done: 'Alle haben 17 Züge. Nach Runde 17 wird nur noch gewertet.',
			hints: ['Wie viele Runden gibt es?', 'Ja, nein.']
		},
		resources: {
			prompt: 'Ressourcen: 1 lila, 2 rosa, 1 weißer Kristall und 2 Figuren auf dem Spielplan.',
			help: 'Rosa zählt wie 2 weiße, Lila wie 3. Weiße und Figuren: 1 Punkt je volle 3.',
			items: { white: 'Wie viele weiße sind es insgesamt?', points: 'Wie viele Punkte?' },
			done: '3 + 4 + 1 = 8, dazu 2 Figuren: 10. Das sind 3 Punkte; der Rest verfällt.',
			hints: ['8 und 2 sind 10.', '8 und 3.']
		},
		sties: {
			prompt: 'Du hast Dorian, Rot nicht. Schweineställe auf T8.0, T7.1 und T2.0.',
			items: {
				you: 'Figur auf T8.0, Werkstatt auf T2.0: deine Punkte?',
				red: 'Rot hat eine Figur auf T8.0: Punkte für Rot?'
			},
			done: 'Ist Dorian im Spiel, werden auch die Ställe gewertet, für alle mit diesem Stamm.',
			hints: ['2 Punkte je Stall mit deiner Präsenz.', '4 und 0.']
		},
		'no-boosters': {
			prompt:
				'Dein Marker steht auf 30, du hast 4 Boxverstärker. Wissen gibt jetzt 13 lila Punkte; bei 36 liegt ein Boxfeld.',
			items: { total: 'Wo steht dein Marker am Ende?', boosters: 'Wie viele Boxverstärker hast du dann?' },
			done: 'Lila Punkte zählen erst am Ende und geben nie Boxverstärker.',
			hints: ['36 wird überschritten, aber in der Schlusswertung.', '43 und 4.']
		},
		sheet: {
			prompt: 'Ein ganzes Blatt: 22 grüne Punkte, Pfadkarten 75 Standard und 26 Spezialisierung.',
			items: {
				paths: 'Pfadkarten zusammen?',
				goal: 'Ziel: 4 Speicher und Steinsatz, beides erfüllt?',
				resources: 'Ressourcen: insgesamt 8 weiße und 2 Figuren?',
				total: 'Summe?'
			},
			done: '22 + 101 + 15 + 3 = 141.',
			hints: ['Zähl Schritt für Schritt zusammen.', '101, 15, 3 und 141.']
		},
		winner: {
			prompt: 'Grüne Punkte 52, 50 und 55. Du: Weiß 5 (Wert 4). Rot: Weiß 7 (6), Grau 3 (2). Wer gewinnt?',
			items: { '0': 'Du', '1': 'Rot', '2': 'Gelb' },
			done: '56, 58 und 55: Die meisten Punkte insgesamt gewinnen, nicht die meisten vor der Wertung.',
			hints: ['Zähl die Werte der Leisten dazu.', 'Rot: 50 + 6 + 2.']
		},
		tie: {
			prompt: 'Du und Rot habt je 110. Leisten Weiß, Grau, Schwarz: du 8, 5, 2; Rot 8, 4, 12. Wer gewinnt?',
			items: { '0': 'Du', '1': 'Rot' },
			done: 'Weiß ist gleich, Grau entscheidet: 5 gegen 4. Schwarz ist dann egal.',
			hints: ['Erst Weiß, dann Grau, dann Schwarz.', 'Grau: 5 gegen 4.']
		},
		shared: {
			prompt: 'Beide haben 72, beide Weiß 7, Grau 5, Schwarz 3. Wer gewinnt? Wähle alle.',
			items: { '0': 'Du', '1': 'Rot' },
			done: 'Alles gleich: Der Sieg wird geteilt.',
			hints: ['Nichts löst diesen Gleichstand auf.', 'Beide.']
		}
	}
};
