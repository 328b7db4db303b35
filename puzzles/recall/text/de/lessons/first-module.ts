// German: a first turn.
import type { LessonText } from '../../../../schema/lesson.ts';

export const firstModule: LessonText = {
	title: 'Das erste Modul',
	aim: 'Spiel einen ganzen Zug mit Box A, vom Modul bis zum Ende.',
	steps: {
		insert: {
			prompt: 'Schieb ein Startmodul in Slot A.',
			done: 'Das aktiviert das Modul und die Box darüber. Einsetzen oder zurücksetzen: eines davon in jeder Standardrunde.',
			hints: ['Wähl ein Modul, dann Slot A.', 'Slot A ist ganz links.']
		},
		gain: {
			prompt: 'Ein Startmodul zeigt keine Aktion. Nutze Box A: Nimm 2 Figuren und stell beide auf S1.',
			done: 'Box A gibt immer 2. S1 ist dein Startfeld, dort dürfen neue Figuren hin.',
			hints: ['Wähl die 2 Figuren in Box A.', 'Stell 2 auf S1.']
		},
		stranger: {
			prompt: 'Versuch, eine neue Figur auf T8.0 zu stellen, wo nichts von dir steht.',
			done: 'Neue Figuren kommen dorthin, wo du schon bist, oder auf dein Startfeld.',
			hints: ['Wähle T8.0.']
		},
		buy: {
			prompt: 'Box A gibt für Kristalle weitere Figuren. Kauf alles, was sie anbietet, und stell sie auf S1.',
			done: '1 weißer für 1, noch einmal 1 weißer für 1, 1 rosa für 2: 4 Figuren mehr. Bezahltes geht in den Vorrat.',
			hints: ['Es sind 3 Angebote, jedes einmal.', 'Zahl 2 weiße und 1 rosa, stell 4 auf S1.'],
			mistakes: { again: 'Jedes Angebot gilt einmal im Zug.' }
		},
		remove: {
			prompt: 'Du hast keine Kristalle. Box A macht auch aus Figuren Kristalle: Hol dir 2 weiße.',
			done: 'Beliebig viele Figuren, je 1 weißer Kristall. Die Figuren gehen in deinen Vorrat zurück.',
			hints: ['Such den dritten Teil von Box A.', 'Entferne 2 Figuren von S1.']
		},
		allowed: {
			prompt: 'Eine Standardrunde. Ist das Letzte erlaubt?',
			items: {
				end: 'Den Zug beenden, ohne etwas zu tun',
				unused: 'Unter A einsetzen, nichts nutzen, Zug beenden',
				second: 'Unter A einsetzen, dann noch eines unter B',
				taken: 'Unter A einsetzen, wo schon ein Modul steckt',
				blank: 'Eine Aktion des Startmoduls nutzen',
				mixed: 'Erst 2 Figuren kaufen, dann die 2 von Box A nehmen'
			},
			done: 'Ein Modul, in einen freien Slot. Danach ist jede Aktion freiwillig und die Reihenfolge frei.',
			hints: ['Einsetzen oder Zurücksetzen ist Pflicht, die Aktionen sind es nicht.']
		},
		rounds: {
			prompt: 'Der Zeitmarker zeigt Runde 1. Lila beendet gleich den letzten Zug der Runde.',
			items: {
				all: 'Wie viele Runden hat ein Spiel?',
				standard: 'Wie viele davon sind Standardrunden?',
				special: 'Wie viele sind Spezialrunden: Pfadwahl und Zielwahl?',
				next: 'Lila beendet den Zug. Wohin geht der Marker?'
			},
			done: 'Je ein Zug, im Uhrzeigersinn ab derselben Startperson, dann rückt der Marker 1 Feld vor.',
			hints: ['Schau auf die Zeittafel.', '17, 13, 4 und 2.']
		},
		'whole-turn': {
			prompt: 'Ein ganzer Zug: Stell die 2 Figuren von Box A auf S1, dann ist Lila dran.',
			done: 'Modul, Aktionen, Ende. Was du nicht genutzt hast, verfällt.',
			hints: ['Zuerst das Modul.', 'Slot A, 2 Figuren auf S1, Zug beenden.'],
			mistakes: { early: 'Erst ein Modul einsetzen oder zurücksetzen.' }
		}
	}
};
