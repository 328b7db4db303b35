// German: energy stones and cassettes.
import type { LessonText } from '../../../../schema/lesson.ts';

export const energy: LessonText = {
	title: 'Energie und Kassetten',
	aim: 'Nutz deine Freien Aktionen.',
	steps: {
		lantern: {
			prompt: 'Leg einen Energiestein auf die Laterne. Sie gibt 1 weißen Kristall.',
			done: 'Ein Stein aktiviert deinen Stamm, eine deiner Ausrüstungen oder einen freigeschalteten Stamm der Ahnen. Das ist eine Freie Aktion.',
			hints: ['Wähle die Laterne unter deinen Karten.']
		},
		whose: {
			prompt:
				'Dein Stamm ist Brimas. Lexander ist freigeschaltet, Aynir nicht. Im Depot: dein eigener Stein und ein schwarzer. Erlaubt?',
			items: {
				tribe: 'Den schwarzen Stein auf Brimas',
				unlocked: 'Deinen eigenen Stein auf Lexander',
				locked: 'Einen Stein auf Aynir',
				'not-yours': 'Einen Stein auf den Spaten von Rot',
				used: 'Den weißen Stein, der auf der Laterne liegt, jetzt für Brimas'
			},
			done: 'Die Farbe ist egal. Aber der Stein kommt aus dem Energiedepot, und die Karte gehört dir oder ist freigeschaltet.',
			hints: ['Wessen Karte ist es? Wo liegt der Stein?', 'Der weiße Marker steht auf 4, Aynir braucht 5.']
		},
		costs: {
			prompt:
				'Im Depot sind 5 Steine. Auf dem Kerbholz liegt keiner, auf der Laterne mit dem Fixkosten-Symbol liegen 2.',
			items: {
				first: 'Was kostet das Kerbholz jetzt?',
				second: 'Was kostet es beim zweiten Mal?',
				depot: 'Du aktivierst das Kerbholz zweimal. Wie viele Steine bleiben im Depot?',
				fixed: 'Was kostet die Laterne beim dritten Mal?'
			},
			done: 'Jedes Mal 1 Stein mehr, bis zum nächsten Zurücksetzen. Mit dem Fixkosten-Symbol immer 1.',
			hints: ['1 und 2 Steine für das Kerbholz.', '1, 2, 2 und 1.']
		},
		third: {
			prompt:
				'Du hast Brimas seit dem letzten Zurücksetzen zweimal aktiviert. 2 Steine sind übrig. Versuch es ein drittes Mal.',
			done: 'Das dritte Mal kostet 3 Steine. Nach dem Zurücksetzen ist es wieder 1.',
			hints: ['Wähle Brimas.']
		},
		permanent: {
			prompt:
				'Lexander ist freigeschaltet. Dauerhafter Effekt: je gezahltem lila Kristall 1 weißer und 1 Punkt. Du gräbst für 1 lila.',
			items: {
				white: 'Wie viele weiße Kristalle bekommst du?',
				lying: 'Wie viele Steine liegen dafür auf Lexander?'
			},
			done: 'Ein dauerhafter Effekt wirkt von selbst. Nur der andere Effekt eines Stammes braucht Steine.',
			hints: ['Du zahlst 1 lila Kristall.', '1 und 0.']
		},
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
