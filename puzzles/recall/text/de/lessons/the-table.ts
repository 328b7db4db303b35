// German: the board and what lies along it.
import type { LessonText } from '../../../../schema/lesson.ts';

export const theTable: LessonText = {
	title: 'Den Tisch aufbauen',
	aim: 'Lies die Felder und leg jeden Stapel an seinen Platz.',
	steps: {
		site: {
			prompt: 'Ein Gebietsplättchen hat 7 Felder. Markiere die Ausgrabungsstätte auf T8.',
			done: 'Auf Ausgrabungsstätten liegen Steine. Die Art des Feldes bestimmt, was du dort tun kannst.',
			hints: ['Such das Feld mit den Energiesteinen.', 'T8.6, neben dem Startfeld S1.']
		},
		terrains: {
			prompt: 'Acker, Wald und Gebirge sind Geländearten. Markiere alle Geländefelder von T8.',
			done: 'Acker in der Mitte, dazu Gebirge und Wald mit Reliktsteinen. Ein Relikt kommt nur zum Feld dazu.',
			hints: ['Es sind 3.', 'T8.0, T8.3 und T8.5.']
		},
		printed: {
			prompt: 'Markiere die Denkmalfelder, die auf dem Spielplan selbst stehen, auf keinem Plättchen.',
			done: 'Je eines für die weiße, graue und schwarze Wissensleiste. Die 4 Rauten sind Startfelder.',
			hints: ['Sie stehen zwischen den Plättchen.', 'MW oben, MG links, MB unten.']
		},
		'left-edge': {
			prompt: 'Was liegt am linken Rand des Spielplans, bei I, II und III?',
			items: {
				light: '6 helle Bonusplättchen',
				dark: '6 dunkle Bonusplättchen',
				paths: '6 Pfadkarten',
				boosters: '24 Boxverstärker'
			},
			done: 'Je Pfadkarte ein dunkles Plättchen, je 2 Karten bei I, II und III. Helle Plättchen gehören neben die Wissensleisten.',
			hints: ['Helle Plättchen gehören zu den Wissensleisten.', 'Dunkle Plättchen und Pfadkarten.']
		},
		sides: {
			prompt: 'Jemand spielt zum ersten Mal. Welche Seite zeigen die Pfadkarten?',
			items: { a: 'Alle A', b: 'Alle B', mixed: 'Gemischt' },
			done: 'Alle 6 zeigen A. Später könnt ihr die Seiten frei mischen.',
			hints: ['Der erste Buchstabe für das erste Spiel.']
		},
		box: {
			prompt: 'Aufgebaut ist für 3.',
			items: {
				monuments: 'Wie viele der 8 Denkmalplättchen liegen offen?',
				boosters: 'Boxverstärker sind nach Buchstaben sortiert. Wie viele Stapel?',
				green: 'Wie viele grüne Module liegen offen neben ihrem Stapel?',
				yellow: 'Wie viele offene Stapel gelber Module?',
				fields: 'Wie viele Felder hat ein Plättchen?'
			},
			done: '5 Denkmalplättchen, ein Stapel Boxverstärker je grünem Boxfeld, 3 grüne und 3 graue offen, 3 gelbe Stapel.',
			hints: ['Die Boxen heißen A bis F.', '5, 6, 3, 3 und 7.']
		}
	}
};
