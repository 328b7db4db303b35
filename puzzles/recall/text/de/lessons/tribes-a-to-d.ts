// Deutsch: Aynir, Brimas, Colteron und Dorian.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesAToD: LessonText = {
	title: 'Stämme A bis D',
	aim: 'Spiel Aynir, Brimas, Colteron und Dorian.',
	steps: {
		swap: {
			prompt:
				'Aynir tauscht bis zu 4-mal. Aktiviere den Stamm und gib zweimal 1 Punkt gegen 1 weißen Kristall.',
			done: 'Dein Marker ging von 18 zurück auf 16. Der Boxverstärker von 18 bleibt dir.',
			hints: ['Leg deinen Stein auf Aynir.', 'Jedes Mal: Punkt geben, weißen Kristall nehmen.']
		},
		'swap-limits': {
			prompt: 'Aynir ist aktiv. Du hast 3 weiße Kristalle und 0 Punkte. Ist das erlaubt?',
			items: {
				figure: 'Die Figur auf T8.0 geben und eine neue aufstellen',
				'no-points': 'Erster Tausch: 1 Punkt gegen 1 weißen Kristall',
				fifth: 'Ein fünfter Tausch'
			},
			done: 'Figur, weißer Kristall und Punkt beliebig gemischt, höchstens 4-mal, und nur was du hast.',
			hints: ['Was hast du, und wie oft darfst du?', 'Ja, nein, nein.']
		},
		rates: {
			prompt: 'Aynir tauscht nach oben günstiger. Mach aus 4 weißen Kristallen 1 lila Kristall.',
			done: '2 weiße gegen 1 rosa, 2 rosa gegen 1 lila. Das gilt dauerhaft, ohne Stein.',
			hints: ['Umtauschen ist eine Freie Aktion.', 'Zweimal Weiß gegen Rosa, dann Rosa gegen Lila.']
		},
		brimas: {
			prompt: 'Pfadwahl: Kein Modul kommt hinein. Bau trotzdem einen Speicher auf T8.4, bevor du wählst.',
			done: 'Brimas gibt für einen Stein 1 Ausbau, in jedem Zug.',
			hints: ['Dein Stamm kann ausbauen.', 'Aktiviere Brimas und bau auf T8.4.'],
			mistakes: { module: 'In dieser Runde wählst du einen Pfad; Module warten.' }
		},
		colteron: {
			prompt:
				'Geh mit beiden Figuren auf den Vulkan T3.6. Aktiviere dann Colteron und versetz sie auf den Vulkan T2.4.',
			done: 'Colteron betritt Vulkane einfach so. Das Versetzen kostet einen Stein und gibt 1 weißen Kristall.',
			hints: ['Ein Schritt von T3.0 nach T3.6.', 'Dann Colteron mit dem Ziel T2.4.']
		},
		volcanoes: {
			prompt: 'Ist das erlaubt?',
			items: {
				without: 'Mit Brimas: ein Schritt auf den Vulkan T3.6',
				far: 'Mit Colteron: 1 von 2 Figuren von T3.6 weit weg nach T10.3',
				closed: 'Mit Colteron: auf einen Vulkan auf einem verdeckten Plättchen'
			},
			done: 'Jeder offene Vulkan, egal wie weit, mit allen oder einem Teil der Figuren. Andere betreten keine Vulkane.',
			hints: ['Die Entfernung ist egal, aber das Plättchen muss offen sein.', 'Nein, ja, nein.']
		},
		sty: {
			prompt:
				'Aktiviere Dorian und leg einen Schweinestall auf T8.0. Er braucht einen Acker mit deiner Präsenz.',
			done: 'Zu diesem Stall kommen 2 Schweine.',
			hints: ['T8.0 ist ein Acker.'],
			mistakes: { ground: 'Schweineställe brauchen einen Acker.' }
		},
		'second-sty': {
			prompt: 'Dorian ist wieder aktiv. Versuch, einen zweiten Stall auf T8.0 zu legen.',
			done: 'Höchstens 1 Schweinestall je Feld.',
			hints: ['Wähle T8.0.']
		},
		pigs: {
			prompt:
				'Dein zweiter schwarzer Reliktstein kostet 2 Figuren. Nimm ihn auf T8.3 und behalte deine Figur.',
			done: 'Schweine gehen mit einer Figur mit und werden anstelle von Figuren entfernt.',
			hints: ['Nimm die Schweine mit.', '1 Figur und 2 Schweine nach T8.3; beide Schweine bezahlen.'],
			mistakes: { alone: '1 Figur reicht nicht für den zweiten Reliktstein.' }
		},
		whose: {
			prompt: 'Das Ende. Du und Rot habt beide Dorian. Schweineställe liegen auf T8.0, T7.1 und T2.0.',
			items: {
				you: 'Figur auf T8.0, Werkstatt auf T7.1: deine Punkte für Ställe?',
				red: 'Rot hat eine Figur auf T8.0: Punkte für Rot?'
			},
			done: 'Ställe gehören niemandem. Wer Dorian hat, bekommt 2 Punkte je Stallfeld mit Präsenz.',
			hints: ['Präsenz ist eine Figur oder ein Bauwerk.', '4 und 2.']
		}
	}
};
