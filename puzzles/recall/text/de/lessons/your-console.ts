// German: the personal set-up.
import type { LessonText } from '../../../../schema/lesson.ts';

export const yourConsole: LessonText = {
	title: 'Deine Konsole',
	aim: 'Leg deine eigenen Sachen aus und lerne, worum es geht.',
	steps: {
		figures: {
			prompt:
				'Wer beginnt, stellt 3 Figuren auf Startfeld 1. Lila sitzt als Nächstes im Uhrzeigersinn. Markiere das Startfeld von Lila.',
			done: 'Im Uhrzeigersinn bekommt jede Person das nächste Startfeld und stellt 3 Figuren darauf.',
			hints: ['Die Felder folgen der Reihenfolge der Züge.', 'S2.']
		},
		begin: {
			prompt: 'Du bist bereit für den ersten Zug.',
			items: {
				crystals: 'Wie viele weiße Kristalle hast du?',
				depot: 'Wie viele deiner 4 eigenen Steine sind im Energiedepot?',
				modules: 'Wie viele Startmodule hast du?',
				goals: 'Wie viele geheime Zielkarten hast du?'
			},
			done: '3 weiße Kristalle, 1 Stein im Depot und 3 neben den Leisten, 2 leere Module, 2 Ziele.',
			hints: ['An jeder der 3 Wissensleisten wartet ein eigener Stein.', '3, 1, 2 und 2.']
		},
		console: {
			prompt: 'Bestücke die Konsole mit den Teilen deiner Farbe.',
			items: {
				storages: 'Wie viele Speicher stehen in der linken Spalte?',
				workshops: 'Wie viele Werkstätten, 2 je Geländeart?',
				monuments: 'Wie viele Denkmäler in der rechten Spalte?',
				ancestors: 'Wie viele Ahnenmarker oben?',
				round: 'Runde Marker: Punkte, 3 Leisten, Pfadfelder I bis III. Wie viele?'
			},
			done: '6 Speicher, 6 Werkstätten, 5 Denkmäler, 3 Ahnenmarker. Die 7 runden Marker kommen auf den Spielplan.',
			hints: ['3 Geländearten mit je 2 Werkstätten.', '6, 6, 5, 3 und 7.']
		},
		aim: {
			prompt: 'Die meisten Punkte gewinnen. Woher kommen Punkte?',
			items: {
				play: 'Im Lauf des Spiels',
				paths: 'Pfadkarten',
				goal: 'Eine Zielkarte',
				resources: 'Übrige Kristalle und Figuren',
				first: 'Startperson sein'
			},
			done: 'Punkte unterwegs, am Ende drei Summen: Pfadkarten, Zielkarte, Ressourcen.',
			hints: ['Nur eines davon gibt nichts.', 'Die Startperson bekommt dafür keine Punkte.']
		},
		commit: {
			prompt: 'In Spezialrunden legst du dich auf Pfadkarten fest.',
			items: { paths: 'Auf wie viele der 6 in einem Spiel?' },
			done: 'Genau 3: je eine von zwei Karten bei I, II und III.',
			hints: ['Einmal je Pfadfeld.', '3.']
		},
		order: {
			prompt: 'Bring den persönlichen Aufbau in die richtige Reihenfolge.',
			items: {
				console: 'Konsole und Farbe nehmen',
				start: 'Startperson bestimmen',
				figures: 'Je 3 Figuren aufstellen',
				draft: 'Stämme wählen',
				ancestors: 'Ahnen verdeckt auslegen'
			},
			done: 'Die Ahnen kommen aus den Stämmen und Ausrüstungen, die beim Wählen übrig bleiben.',
			hints: [
				'Die Startfelder hängen von der Startperson ab.',
				'Konsole, Startperson, Figuren, Stämme, Ahnen.'
			]
		},
		table: {
			prompt: 'Am Tisch:',
			items: {
				colour: 'Alles in einer Farbe',
				console: 'Bauwerke und Ahnenmarker auf die Konsole',
				goals: 'Ziele geheim ansehen',
				start: 'Startperson bestimmen, sie behält die Zeittafel',
				app: 'Ahnen: aus der Schachtel oder der App des Verlags'
			},
			done: 'Der Zeitmarker steht auf 1. Hier legt eine zufällige Ziehung die Ahnen aus.',
			hints: []
		}
	}
};
