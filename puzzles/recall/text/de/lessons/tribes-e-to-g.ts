// Deutsch: Enterin, Finder und Goliat.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesEToG: LessonText = {
	title: 'Stämme E bis G',
	aim: 'Spiel Enterin, Finder und Goliat.',
	steps: {
		island: {
			prompt: 'Aktiviere Enterin und leg eine Insel auf T7.1, neben deinen Speicher auf T8.4.',
			done: '2 Nachbarfelder haben Speicher: 2 Figuren auf die Insel. 1 hat eine Werkstatt: 1 weißer Kristall.',
			hints: ['Leg deinen Stein auf Enterin.', 'Wähle dann T7.1.']
		},
		'island-relic': {
			prompt: 'Enterin ist aktiv. Versuch, die Insel auf T8.3 zu legen, wo ein Reliktstein liegt.',
			done: 'Das Feld muss ganz leer sein: keine Figur, kein Bauwerk, kein Reliktstein, kein Stammesmaterial.',
			hints: ['Wähle T8.3.']
		},
		'island-where': {
			prompt: 'Deine Figuren stehen auf T8.0 und T8.4. Markiere die Felder für eine Insel.',
			help: 'Acker, Wald, Gebirge oder Wasser, leer, neben deiner Präsenz.',
			done: 'T8.1 ist Wasser, T11.6 Wald. Lager und Ausgrabungsstätte gehen nicht, die anderen sind nicht leer.',
			hints: ['Reliktsteine und die Figur von Rot stören.', 'T8.1 und T11.6.']
		},
		around: {
			prompt: 'Die Insel kommt auf T11.5. Daneben: 2 Denkmäler auf T11.0 und 2 Speicher auf T11.4.',
			items: {
				points: 'Wie viele Punkte?',
				figures: 'Wie viele Figuren auf die Insel?',
				white: 'Wie viele weiße Kristalle?'
			},
			done: 'Felder zählen, nicht Bauwerke: 1 Feld mit Denkmälern, 1 mit Speichern, keines mit Werkstatt.',
			hints: ['Mehrere Bauwerke auf 1 Feld zählen einmal.', '1, 1 und 0.']
		},
		'island-use': {
			prompt: 'Auf dem Feld liegt eine Insel; du hast Enterin nicht. Ist das erlaubt?',
			items: {
				walk: 'Ein Schritt auf T8.1, früher Wasser',
				sail: 'Wasserbewegung durch T11.5, früher Gebirge',
				farm: 'Acker-Werkstatt auf T7.1, früher Acker',
				forest: 'Wald-Werkstatt auf T7.1'
			},
			done: 'Für alle ist eine Insel Wasser und Wald und nicht mehr, was sie war.',
			hints: ['Wasser und Wald zugleich.', 'Ja, ja, nein, ja.']
		},
		raft: {
			prompt: 'Leg das Floß von Finder auf das Wasserfeld T8.1.',
			done: 'Ein leeres Wasserfeld genügt, ohne Präsenz. 3 Figuren aus deinem Vorrat gehen an Bord.',
			hints: ['Aktiviere Finder.', 'Wähle dann T8.1.'],
			mistakes: {
				land: 'Ein Floß braucht Wasser.',
				relic: 'Dort liegt ein Reliktstein: Das Feld ist nicht leer.'
			}
		},
		'raft-out': {
			prompt: 'Der Alembik ist aktiv. Versuch, eine Figur vom Floß auf T8.1 zu entfernen.',
			done: 'Figuren auf dem Floß sind nicht im Spiel. Sie lassen sich für nichts entfernen.',
			hints: ['Wähle T8.1.']
		},
		'raft-fills': {
			prompt: 'Rot gräbt auf T8.6 und entfernt 1 Figur. Dein Floß mit 3 Figuren liegt daneben auf T8.1.',
			items: {
				field: 'Wie viele deiner Figuren stehen danach auf T8.6?',
				raft: 'Wie viele bleiben auf dem Floß?',
				score: 'Wie viele deiner Figuren sind im Spiel? 2 standen auf S1.'
			},
			done: 'Wer auch immer neben dem Floß Figuren entfernt: 1 von dir geht an Land. Auf dem Floß zählen sie nicht.',
			hints: ['1 Figur je Entfernen.', '1, 2 und 3.']
		},
		goliat: {
			prompt: 'Pfadwahl. Das Bonusplättchen bei Effizienz gibt 1 rosa Kristall. Hol dir 2.',
			done: 'Goliat wiederholt für einen Stein die Belohnung eines hellen oder dunklen Bonusplättchens.',
			hints: ['Wähle zuerst die Karte.', 'Effizienz, dann ja zu Goliat.']
		},
		'goliat-once': {
			prompt: 'Weiß 8: Ein helles Bonusplättchen gab dir 1 lila. Du hast 3 Steine. Ist das erlaubt?',
			items: {
				once: 'Goliat: die Belohnung noch einmal',
				again: 'Goliat zweimal für dasselbe Plättchen',
				later: 'Nein sagen und Goliat danach aktivieren'
			},
			done: 'Eine Wiederholung je Belohnung, genau wenn sie kommt.',
			hints: ['Das Plättchen ist der Auslöser, einmal.', 'Ja, nein, nein.']
		}
	}
};
