// German: monuments.
import type { LessonText } from '../../../../schema/lesson.ts';

export const monuments: LessonText = {
	title: 'Denkmäler',
	aim: 'Bau Denkmäler und lerne, was sie am Ende wert sind.',
	steps: {
		printed: {
			prompt: 'Deine Figur steht auf dem aufgedruckten Denkmalfeld MB. Bau dort dein unterstes Denkmal.',
			help: 'Es kostet 1 lila Kristall.',
			done: 'Ein aufgedrucktes Feld gibt jetzt nichts. Am Ende zählt, wie weit du auf seiner Wissensleiste bist.',
			hints: ['Wähle MB, dann das unterste Denkmal.']
		},
		value: {
			prompt: 'Deine Denkmäler stehen auf MB (schwarze Leiste) und MG (graue Leiste). Das Spiel endet jetzt.',
			help: 'Werte der Leiste: Feld 3: 2, 5: 4, 7: 6, 9: 9, 11: 12, 12: 15.',
			items: {
				black: 'Schwarzer Marker auf 7: Was ist MB wert?',
				grey: 'Grauer Marker auf 4: Was ist MG wert?',
				sum: 'Punkte für beide Denkmäler zusammen?'
			},
			done: 'Es zählt der höchste Wert, den dein Marker erreicht oder überschritten hat.',
			hints: ['Auf 4 ist die 3 überschritten, die 5 noch nicht erreicht.', '6, 2 und 8.']
		},
		pink: {
			prompt: 'Du hast 6 weiße und 6 rosa Kristalle, aber keinen lila. Versuch, auf MB zu bauen.',
			done: 'Denkmäler kosten nur lila Kristalle. Du könntest vorher tauschen: 3 rosa gegen 1 lila.',
			hints: ['Wähle MB, dann das unterste Denkmal.']
		},
		first: {
			prompt: 'Bau auf T11.0, wo noch niemand gebaut hat, und hol damit 3 Figuren.',
			done: 'Wer zuerst baut, legt ein Plättchen der Auslage: unten die Belohnung jetzt, oben die Punkte am Ende.',
			hints: [
				'Schau auf die Belohnungen der Denkmalplättchen.',
				'Nimm das Plättchen mit 6 Punkten und 3 Figuren, dann stell sie auf.'
			]
		},
		may: {
			prompt: 'Du hast 1 lila Kristall. Denkmal 1 und 2 kosten 1 lila, die anderen 2. Ist das erlaubt?',
			items: {
				'storage-field': 'Dein unterstes Denkmal auf dem Speicherfeld T8.4',
				higher: 'Dein zweites Denkmal auf MB, vor dem ersten',
				lowest: 'Dein unterstes Denkmal auf MB',
				third: 'Dein drittes Denkmal auf MB',
				'new-tile': 'Auf T6.0 bauen, wo Rot gebaut hat, und ein neues Plättchen legen'
			},
			done: 'Immer das unterste, das noch da ist, zu seinem Preis, auf einem Denkmalfeld. Ein liegendes Plättchen bleibt.',
			hints: ['Feld, Reihenfolge, Preis.', 'Ein Denkmalfeld hat ein Plättchen für alle.']
		},
		second: {
			prompt:
				'Box D, 2 Ausbauten, 1 lila Kristall. Auf T6.0 hat Rot gebaut; das Plättchen dort gibt 1 lila. Bau 2 Denkmäler.',
			done: 'Das Plättchen auf T6.0 belohnt alle, die dort bauen. Wegen Rot kostete es 1 Figur mehr.',
			hints: [
				'Welches der beiden gibt einen lila Kristall zurück?',
				'Erst T6.0, dann T11.0 mit irgendeinem Plättchen.'
			],
			mistakes: { alone: 'Jetzt fehlt ein lila Kristall. Fang dort an, wo du einen zurückbekommst.' }
		},
		points: {
			prompt:
				'Das Spiel endet. Plättchen: 5 Punkte auf T6.0, 6 auf T11.0. Dein weißer Marker steht auf 5, Wert 4.',
			items: {
				yours: 'Du hast Denkmäler auf T6.0, T11.0 und MW. Wie viele Punkte?',
				red: 'Rot hat eines auf T6.0. Wie viele Punkte?'
			},
			done: '5 und 6 für die Plättchen, 4 für die weiße Leiste. Ein Plättchen zählt voll für alle, die dort gebaut haben.',
			hints: ['Plättchen, Plättchen und Leiste zusammenzählen.', '15 und 5.']
		}
	}
};
