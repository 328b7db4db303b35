// Deutsch: die Vorgaben der Zielkarten.
import type { LessonText } from '../../../../schema/lesson.ts';

export const goalCards: LessonText = {
	title: 'Zielkarten',
	aim: 'Erkenne, ob eine Zielkarte erfüllt ist.',
	steps: {
		relics: {
			prompt: 'Reliktsteine: 2 weiße, 2 graue, 2 schwarze. Welche Vorgaben erfüllst du? Wähle alle.',
			items: {
				RELIC2: '2 Reliktsteine einer Farbe',
				RELIC3: '3 Reliktsteine einer Farbe',
				COLOURS3: 'Reliktsteine in 3 Farben',
				COLOURS4: 'Reliktsteine in 4 Farben'
			},
			done: '2 einer Farbe, in 3 Farben. Für die anderen fehlt ein dritter gleicher oder ein brauner.',
			hints: ['Zähl die längste Reihe, dann die benutzten Reihen.', 'Die erste und die dritte.']
		},
		console: {
			prompt: 'Welche Vorgaben erfüllst du? Wähle alle.',
			items: {
				ENERGYSET: '1 weißer, 1 grauer, 1 schwarzer Stein',
				ENERGY5: '5 weiße, graue oder schwarze Steine',
				BOOSTERS: '3 Boxverstärker',
				MODULES7: '7 Module',
				ANCESTORS3: '3 Stämme der Ahnen freigeschaltet'
			},
			done: '3 weiße und 2 graue Steine, einer davon auf einer Karte. Startmodule zählen. Schwarz 4 schaltet nicht frei.',
			hints: ['Steine deiner Farbe zählen nicht; Module in Slots schon.', 'Die zweite und die vierte.']
		},
		buildings: {
			prompt: 'Speicher auf T8.4, T7.0, T4.4 und T3.0, ein Denkmal auf MW. Welche Vorgaben erfüllst du?',
			items: {
				STORAGES: '4 Speicher',
				MONUMENTS: '2 Denkmäler',
				CAMPS: 'an 3 Lagern',
				TILES6: 'auf 6 Plättchen'
			},
			done: 'Die Lager T4.0, T3.2 und T7.5. Nur 4 Plättchen: Aufgedruckte Felder wie MW gehören zu keinem.',
			hints: ['Zähl verschiedene Lager neben deinen Bauwerken.', '4 Speicher und 3 Lager.']
		},
		cards: {
			prompt:
				'4 Speicher, 1 Denkmal, 1 Stein jeder Farbe, Reliktsteine 2, 2, 2, 0. Welche Karte ist erfüllt?',
			items: {
				g1: '3 Reliktsteine einer Farbe, 2 Speicher',
				g3: '3 Reliktfarben, 2 Denkmäler, Steinsatz',
				g5: '4 Speicher, Steinsatz'
			},
			done: 'Jede Vorgabe einer Karte muss erfüllt sein. Den anderen fehlt je eine.',
			hints: ['Such die eine Vorgabe, die fehlt.', '4 Speicher und ein Steinsatz.']
		},
		points: {
			prompt:
				'Du hast behalten: 4 Speicher und Steinsatz. Rot: 6 Plättchen und 4 Speicher. Beide haben 4 Speicher auf 4 Plättchen.',
			items: {
				you: 'Du hast 1 Stein jeder Farbe: deine Punkte?',
				red: 'Punkte für Rot?'
			},
			done: '15 Punkte für alle Vorgaben, nichts für einen Teil davon.',
			hints: ['Ein halbes Ziel gibt nichts.', '15 und 0.']
		}
	}
};
