// German: cassettes and free actions.
import type { LessonText } from '../../../../schema/lesson.ts';

export const cassettes: LessonText = {
	title: 'Kassetten und Freie Aktionen',
	aim: 'Setz Kassetten ein und lerne, wann Freie Aktionen möglich sind.',
	steps: {
		cassette: {
			prompt: 'Setz die Kassette ein, die dir einen rosa Kristall gibt.',
			done: 'Du zeigst sie, führst sie aus und legst sie auf den Ablagestapel. Dein Modul kommt noch.',
			hints: ['Schau deine 2 Kassetten an.', 'Eine davon gibt 1 rosa Kristall.']
		},
		free: {
			prompt:
				'Freie Aktionen: Kassette einsetzen, Kristalle umtauschen, Energiesteine einsetzen. Ist das erlaubt?',
			items: {
				first: 'Kristalle umtauschen, bevor du ein Modul einsetzt',
				between: 'Eine Kassette einsetzen, während du Figuren aufstellst',
				'their-turn': 'Im Zug von Rot, während du eine Leiste wählst: eine Kassette einsetzen',
				exchange: 'Im Zug von Rot, während du eine Leiste wählst: Kristalle umtauschen'
			},
			done: 'Jederzeit und beliebig oft, aber nur in deinem eigenen Zug.',
			hints: ['Wer ist am Zug?']
		},
		shuffle: {
			prompt: 'Der Vorrat an Kassetten ist leer, 3 liegen auf dem Ablagestapel. Du hast 1 und bekommst 1.',
			items: {
				hand: 'Wie viele Kassetten hast du dann?',
				supply: 'Wie viele sind im Vorrat?',
				discard: 'Wie viele liegen auf dem Ablagestapel?'
			},
			done: 'Der Ablagestapel wird zum neuen Vorrat gemischt, davon ziehst du.',
			hints: ['3 werden der Vorrat, 1 kommt zu dir.', '2, 2 und 0.']
		},
		secret: {
			prompt: 'Du bekommst eine Kassette. Wer darf sie ansehen, bis sie eingesetzt wird?',
			items: { you: 'Nur du', all: 'Alle', nobody: 'Niemand' },
			done: 'Du siehst sie an und hältst sie geheim. Wer sie einsetzt, zeigt sie.',
			hints: ['Du musst wissen, was du einsetzen kannst.']
		},
		'free-activation': {
			prompt:
				'Dein Depot ist leer. Eine Kassette aktiviert eine Karte ohne Stein. Mach aus deinem weißen Kristall einen rosa.',
			done: 'Einmal, ohne Stein. Das nächste Mal wird die Karte dadurch nicht teurer.',
			hints: [
				'Welcher deiner Stämme verbessert einen Kristall?',
				'Setz die Kassette ein, wähle Lexander, verbessere Weiß.'
			]
		}
	}
};
