// German: crystals.
import type { LessonText } from '../../../../schema/lesson.ts';

export const crystals: LessonText = {
	title: 'Kristalle',
	aim: 'Verbessere und tausche Kristalle und verlier am Zugende keinen.',
	steps: {
		upgrade: {
			prompt: 'Du hast einen Ausbau. Nutze ihn, um 1 weißen Kristall zu rosa zu verbessern.',
			done: 'Beim Verbessern rückt 1 Kristall einen Bereich hoch: weiß zu rosa oder rosa zu lila.',
			hints: ['Wähl Ausbau, dann Verbessern.', 'Verbessere weiß.']
		},
		purple: {
			prompt: 'Du darfst 1 Kristall verbessern. Versuch es mit dem lila.',
			done: 'Lila ist die höchste Art.',
			hints: ['Wähle lila.']
		},
		exchange: {
			prompt: 'Tausch 3 weiße Kristalle gegen 1 rosa. Dafür brauchst du kein Modul.',
			done: 'Umtauschen ist eine Freie Aktion: im eigenen Zug so oft du willst, zu den Kursen der Konsole.',
			hints: ['Wähl Umtauschen, weiß gegen rosa.']
		},
		'two-for-one': {
			prompt: 'Du hast 2 weiße Kristalle. Versuch, sie gegen 1 rosa zu tauschen.',
			done: 'Nach oben kostet es 3 für 1. Nur Aynir kann es besser.',
			hints: ['Wähl Umtauschen, weiß gegen rosa.']
		},
		down: {
			prompt: 'Du hast 3 rosa, 1 lila und darfst 1 Kristall verbessern.',
			items: {
				pink: '1 rosa getauscht: wie viele weiße?',
				purple: '1 lila getauscht: wie viele weiße?',
				up: 'Gegen 1 lila tauschen: wie viele rosa kostet das?',
				upgrade: 'Zu 1 lila verbessern: wie viele rosa kostet das?'
			},
			done: 'Abwärts: 1 rosa sind 2 weiße, 1 lila sind 3. Aufwärts: 3 für 1. Verbessern kostet nur 1.',
			hints: ['Aufwärts kostet mehr, als abwärts bringt.', '2, 3, 3 und 1.']
		},
		when: {
			prompt: 'Du hast 3 weiße Kristalle und willst 1 rosa. Darfst du jetzt tauschen?',
			items: {
				before: 'In deinem Zug, vor dem Modul',
				midway: 'Mitten in deiner Bewegung',
				special: 'In deinem Zug einer Spezialrunde',
				'off-turn': 'Im Zug von Lila, während du für ein Lager eine Leiste wählst'
			},
			done: 'Freie Aktionen gehen jederzeit in jedem eigenen Zug, nie in einem fremden.',
			hints: ['Wessen Zug ist es?']
		},
		limit: {
			prompt: 'Du hast 6 weiße, 6 rosa, 2 lila. Dein Modul gibt 6 weiße.',
			items: {
				now: 'Wie viele weiße hast du dann?',
				kept: 'Du beendest sofort den Zug. Wie viele weiße bleiben?',
				pink: 'Und wie viele rosa?'
			},
			done: 'Was du erhältst, wird nie gekürzt. Am Ende deines Zuges behältst du höchstens 6 je Art.',
			hints: ['Die Grenze gilt am Ende des Zuges.', '12, 6 und 6.']
		},
		save: {
			prompt: 'Du hast 8 weiße, 1 rosa und einen Ausbau. Beende den Zug mit 4 weißen und 3 rosa.',
			done: 'Was am Ende verloren ginge, tauschst du besser vorher.',
			hints: ['Einmal tauschen, einmal verbessern.', 'Tausch 3 weiße, verbessere 1 weißen, beende den Zug.']
		}
	}
};
