// German: movement on foot.
import type { LessonText } from '../../../../schema/lesson.ts';

export const walking: LessonText = {
	title: 'Zu Fuß',
	aim: 'Beweg Gruppen Schritt für Schritt und lerne, wohin sie nicht dürfen.',
	steps: {
		step: {
			prompt: 'Du hast 1 Schritt. Beweg 3 der 4 Figuren von T8.0 nach T8.4.',
			done: 'Ein Schritt bringt 1 Gruppe auf ein angrenzendes Feld. Figuren dürfen zurückbleiben.',
			hints: ['Wähl T8.0, 3 Figuren, dann T8.4.']
		},
		water: {
			prompt: 'Versuch, von T8.0 ins Wasser auf T8.1 zu gehen.',
			done: 'Zu Fuß geht niemand ins Wasser. Dafür gibt es eine eigene Bewegung.',
			hints: ['Wähl T8.0, dann T8.1.']
		},
		where: {
			prompt: '1 Figur auf T3.0, 1 Schritt. Markiere alle Felder, auf die sie darf.',
			done: 'Nicht ins Wasser, nicht auf den Vulkan. Ein erstes Relikt kostet 1 Figur, also sind auch diese Felder offen.',
			hints: ['2 der 6 Nachbarn sind gesperrt.', 'T3.1, T3.2, T3.3 und T3.5.']
		},
		ground: {
			prompt: 'Du hast 1 Schritt. Erlaubt?',
			items: {
				group: '2 Figuren von T8.6 nach T8.0',
				far: '1 Figur von T7.1 nach T8.0',
				'face-down': '1 Figur von T7.1 auf das verdeckte Plättchen T4',
				volcano: '1 Figur von T3.0 auf den Vulkan',
				start: '1 Figur von T8.6 auf das Startfeld S1',
				'too-many': '3 Figuren von T8.6, wo 2 stehen'
			},
			done: 'Angrenzend, auf einem offenen Plättchen und weder Wasser noch Vulkan noch Startfeld.',
			hints: ['Prüf erst die Entfernung, dann den Boden.']
		},
		buy: {
			prompt: 'Dein Modul steckt unter Box B. Zahl 1 rosa Kristall für 4 Schritte.',
			done: 'Box B: 2 Schritte umsonst oder mehr für 1 Kristall. Ein Ausbau gehört dazu.',
			hints: ['Wähl die Bewegung von Box B, dann rosa.']
		},
		prices: {
			prompt: 'Box B, und von jeder Art 1 Kristall. Wie viele Schritte?',
			items: { free: 'Du zahlst nichts', white: 'Du zahlst 1 weißen', purple: 'Du zahlst 1 lila' },
			done: '2 umsonst, 3 für weiß, 4 für rosa, 5 für lila. Höchstens 1 Kristall insgesamt.',
			hints: ['Jede Art bringt 1 Schritt mehr als die vorige.', '2, 3 und 5.']
		},
		'in-one-go': {
			prompt: 'Du hast rosa für 4 Schritte gezahlt und 1 gemacht. Ist das jetzt erlaubt?',
			items: {
				develop: 'Den Ausbau von Box B nutzen, dann weitergehen',
				'pay-again': '1 weißen für noch eine Bewegung von Box B zahlen',
				exchange: 'Lila gegen weiß tauschen, dann weitergehen',
				stop: 'Auf die übrigen Schritte verzichten, dann Ausbau'
			},
			done: 'Eine Bewegung geschieht am Stück; nur Freie Aktionen dürfen dazwischen. Auf Schritte darfst du verzichten.',
			hints: ['Was davon ist eine Freie Aktion?', 'Umtauschen und Aufhören gehen.']
		},
		journey: {
			prompt: 'Bring 3 Figuren nach T7.0 und lass 2 auf T7.1. Nutze Box B.',
			done: 'Gruppen dürfen unterwegs Figuren aufnehmen und zurücklassen. 3 Schritte haben gereicht.',
			hints: ['Sammle erst alle auf T8.4.', 'Für 1 weißen: 3 nach T8.4, 5 nach T7.1, 3 nach T7.0.'],
			mistakes: { water: 'Wasser ist zu Fuß gesperrt.' }
		}
	}
};
