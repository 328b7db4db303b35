// German: exploring.
import type { LessonText } from '../../../../schema/lesson.ts';

export const exploring: LessonText = {
	title: 'Erkunden',
	aim: 'Deck Gebietsplättchen auf, bekomm Punkte dafür und verstärke eine Box.',
	steps: {
		explore: {
			prompt: 'Setz ein Modul in Slot E ein. Erkunde das verdeckte Plättchen T7 und dreh es, wie du willst.',
			help: 'Box E: 1 Erkundung, 1 Schritt, 1 Ausbau.',
			done: 'Du hast die Ausrichtung gewählt, als du die Vorderseite schon kanntest. 1 Schritt und 1 Ausbau der Box E sind übrig.',
			hints: ['Wähle Slot E, dann die Erkundung in Box E.', 'Wähle T7, dann die Ausrichtung.']
		},
		where: {
			prompt:
				'Du hast eine Figur auf T8.2, einen Speicher auf T4.4 und 2 Figuren auf deinem Startfeld. Markiere alle Plättchen, die du erkunden darfst.',
			done: 'Präsenz irgendwo auf einem benachbarten Plättchen genügt, und ein Bauwerk ist Präsenz. Das Startfeld gehört zu keinem Plättchen.',
			hints: ['Schau auf die verdeckten Nachbarn von T8 und von T4.', 'T3, T7, T11 und T12.']
		},
		start: {
			prompt: 'Alle deine Figuren stehen auf dem Startfeld. Versuch, T7 zu erkunden.',
			done: 'Du brauchst Präsenz auf einem benachbarten Plättchen. Ein Startfeld gehört zu keinem.',
			hints: ['Wähle T7.']
		},
		points: {
			prompt:
				'Eine Erkundung gibt 1 Punkt für jede Person mit Präsenz auf einem benachbarten Plättchen. Du hast 16 Punkte.',
			items: {
				seven: 'Wie viele Punkte gibt die Erkundung von T7?',
				six: 'Und stattdessen die von T6?',
				after: 'Du erkundest T7. Wie viele Punkte hast du dann?',
				boosters: 'Grüne Boxfelder sind bei 6, 12, 18 und 26. Wie viele Boxverstärker bringt T7?'
			},
			done: 'Du zählst mit. Von 16 auf 19 kommst du an 18 vorbei: sofort 1 Boxverstärker.',
			hints: ['Neben T7: du, Rot und Gelb. Neben T6: du und Gelb.', '3, 2, 19 und 1.']
		},
		order: {
			prompt: 'Bring die Erkundung in die richtige Reihenfolge.',
			items: {
				'turn-over': 'Plättchen aufdecken',
				orient: 'Ausrichtung wählen',
				score: 'Punkte für alle daneben',
				relics: '1 Reliktstein je Reliktfeld ziehen',
				stones: '3 Energiesteine je Ausgrabungsstätte ziehen'
			},
			done: 'Aufdecken, ausrichten, punkten, füllen. Relikt- und Energiesteine kommen aus dem Beutel.',
			hints: ['Punkte gibt es vor dem Füllen.', 'Reliktsteine kommen vor den Energiesteinen.']
		},
		backs: {
			prompt: 'Markiere die verdeckten Plättchen, die ein Denkmalfeld verbergen.',
			done: 'Ihre Rückseite zeigt ein Denkmal. Davon gibt es 3 im Spiel.',
			hints: ['Such das Symbol auf den Rückseiten.', 'T1, T6 und T11.']
		},
		booster: {
			prompt: 'Dein Marker steht auf 16, der Boxverstärker A liegt bei 18. Hol ihn und wähle eine Seite.',
			done: 'Er verbessert Box A für den Rest des Spiels. Die andere Seite wird nicht mehr benutzt.',
			hints: [
				'Erkunde ein Plättchen, neben dem mehrere Personen sind.',
				'T7 gibt 3 Punkte. Wähle dann eine Seite von A.'
			],
			mistakes: { open: 'T11 liegt schon offen. Wähle ein verdecktes Plättchen.' }
		},
		turn: {
			prompt: 'In einem Zug mit Box E: Erkunde T7 und geh darauf.',
			done: 'Erst die Erkundung, dann der Schritt. Die Ausrichtung entscheidet, was neben deinen Figuren liegt.',
			hints: [
				'T8.4 grenzt an T7.1 und T7.2. Wasser und Vulkane sind nicht begehbar.',
				'Slot E, T7 erkunden, ungedreht lassen, 1 Schritt nach T7.1.'
			],
			mistakes: { unknown: 'Ein verdecktes Plättchen darf niemand betreten. Erkunde es zuerst.' }
		}
	}
};
