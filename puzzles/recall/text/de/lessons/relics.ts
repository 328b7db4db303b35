// German: relic stones.
import type { LessonText } from '../../../../schema/lesson.ts';

export const relics: LessonText = {
	title: 'Reliktsteine',
	aim: 'Sammle Reliktsteine, zahl mit Figuren und warte auf die Belohnung.',
	steps: {
		first: {
			prompt: 'Auf T8.5 liegt ein weißer Reliktstein. Geh mit 2 Figuren von T8.0 dorthin.',
			done: 'Die Gruppe muss ihn sofort nehmen. Er kostet 1 Figur und kommt auf das erste weiße Feld der Konsole.',
			hints: ['Wähl T8.0, 2 Figuren, T8.5.']
		},
		'too-few': {
			prompt: 'Du hast 1 schwarzes Relikt. Versuch, mit 1 Figur das zweite auf T8.3 zu holen.',
			done: 'Das zweite einer Farbe kostet 2 Figuren. Wer nicht zahlen kann, darf gar nicht hin.',
			hints: ['Wähl T8.0, dann T8.3.']
		},
		cost: {
			prompt: 'Du hast 4 graue, 1 schwarzes und 2 braune Relikte. Wie viele Figuren kostet das nächste?',
			items: { white: 'Weiß', black: 'Schwarz', brown: 'Braun', grey: 'Grau' },
			done: 'Ein Relikt kommt auf das erste freie Feld seiner Reihe von links; die Zahl darüber ist der Preis.',
			hints: ['Zähl die Relikte der Farbe und nimm 1 mehr.', '1, 2, 3 und 5.']
		},
		wait: {
			prompt:
				'3 Schritte, 3 Figuren. Auf T8.3 hast du dein zweites schwarzes Relikt genommen; 2 Schritte sind übrig.',
			items: {
				left: 'Wie viele Figuren stehen auf T8.3?',
				now: 'Wo steht dein schwarzer Marker jetzt?',
				later: 'Du verzichtest auf die übrigen Schritte. Wo steht er dann?'
			},
			done: '2 Figuren wurden entfernt. Die 2 schwarzen Schritte kommen erst nach der ganzen Bewegung.',
			hints: ['Belohnungen warten auf das Ende.', '1, 0 und 2.']
		},
		'who-pays': {
			prompt: 'Das Relikt auf T8.3 ist schwarz. Erlaubt?',
			items: {
				behind: 'Du hast 1 schwarzes. 1 von 3 Figuren geht, 2 auf T8.0 sollen zahlen',
				together: 'Du hast 1 schwarzes. 2 der 3 Figuren gehen',
				alone: 'Du hast 1 schwarzes. Deine einzige Figur auf T8.0 geht',
				sixth: 'Du hast 5 schwarze. 9 Figuren gehen',
				through: 'Du hast keines. 2 gehen auf T8.3, die übrige geht weiter'
			},
			done: 'Nur Figuren auf dem Feld des Relikts zahlen. Mehr als 5 einer Farbe gibt es nicht.',
			hints: ['Wer steht auf T8.3?', 'Das zweite und das letzte sind erlaubt.']
		},
		'used-up': {
			prompt: 'Du hast 1 schwarzes Relikt und 3 Schritte. 2 Figuren gehen von T8.0 nach T8.3.',
			items: {
				before: 'Wie viele Schritte hast du vorher?',
				after: 'Wie viele sind danach übrig?',
				track: 'Wo steht dein schwarzer Marker dann?'
			},
			done: 'Die Gruppe ist aufgebraucht, also endet die Bewegung. Figuren anderswo setzen sie nicht fort.',
			hints: ['Von der Gruppe ist niemand übrig.', '3, 0 und 2.']
		},
		where: {
			prompt: 'Du hast 1 schwarzes Relikt. 1 Figur auf T7.0, 1 Schritt. Markiere, wohin sie darf.',
			done: 'T7.2 kostet 1 Figur: dein erstes graues. T7.6 würde 2 kosten: dein zweites schwarzes.',
			hints: ['Auf 2 Nachbarn liegen Relikte.', 'T7.1, T7.2, T7.4 und T7.5.']
		},
		'two-relics': {
			prompt:
				'4 Figuren auf T8.4, 3 Schritte. Hol das weiße und das schwarze Relikt von T8 in einer Bewegung.',
			done: 'Beide Belohnungen kamen danach, in der Reihenfolge des Sammelns.',
			hints: ['Weiß liegt auf T8.5, schwarz auf T8.3.', 'T8.5, T8.0, T8.3.']
		}
	}
};
