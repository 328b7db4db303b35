// German: cassettes and free actions.
import type { LessonText } from '../../../../schema/lesson.ts';

export const cassettes: LessonText = {
	title: 'Kassetten und Freie Aktionen',
	aim: 'Spiel Kassetten und wisse, wann Freie Aktionen möglich sind.',
	steps: {
		cassette: {
			prompt: 'Spiel die Kassette, die dir einen rosa Kristall gibt.',
			done: 'Du zeigst sie, führst sie aus und legst sie auf den Ablagestapel. Dein Modul kommt noch.',
			hints: ['Schau deine 2 Kassetten an.', 'Eine davon gibt 1 rosa Kristall.']
		},
		free: {
			prompt: 'Freie Aktionen: Kassette spielen, Kristalle tauschen, Energiesteine nutzen. Ist das erlaubt?',
			items: {
				first: 'Kristalle tauschen, bevor du ein Modul einsetzt',
				between: 'Eine Kassette spielen, während du Figuren aufstellst',
				'their-turn': 'Im Zug von Rot, während du eine Leiste wählst: eine Kassette spielen',
				exchange: 'Im Zug von Rot, während du eine Leiste wählst: Kristalle tauschen'
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
			prompt: 'Du bekommst eine Kassette. Wer darf sie ansehen, bis sie gespielt wird?',
			items: { you: 'Nur du', all: 'Alle', nobody: 'Niemand' },
			done: 'Du siehst sie an und hältst sie geheim. Wer sie spielt, zeigt sie.',
			hints: ['Du musst wissen, was du spielen kannst.']
		},
		'free-activation': {
			prompt:
				'Dein Depot ist leer. Eine Kassette aktiviert eine Karte ohne Stein. Mach aus deinem weißen Kristall einen rosa.',
			done: 'Einmal, ohne Stein. Das nächste Mal wird die Karte dadurch nicht teurer.',
			hints: [
				'Welcher deiner Stämme verbessert einen Kristall?',
				'Spiel die Kassette, wähle Lexander, verbessere Weiß.'
			]
		}
	}
};
