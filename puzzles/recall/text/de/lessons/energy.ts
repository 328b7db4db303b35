// German: energy stones.
import type { LessonText } from '../../../../schema/lesson.ts';

export const energy: LessonText = {
	title: 'Energie',
	aim: 'Aktiviere deine Karten mit Energiesteinen.',
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
				'Im Depot sind 5 Steine. Auf der Strichliste liegt keiner, auf der Laterne mit dem Symbol für feste Kosten liegen 2.',
			items: {
				first: 'Was kostet die Strichliste jetzt?',
				second: 'Was kostet sie beim zweiten Mal?',
				depot: 'Du aktivierst die Strichliste zweimal. Wie viele Steine bleiben im Depot?',
				fixed: 'Was kostet die Laterne beim dritten Mal?'
			},
			done: 'Jedes Mal 1 Stein mehr, bis zum nächsten Zurücksetzen. Mit dem Symbol für feste Kosten immer 1.',
			hints: ['1 und 2 Steine für die Strichliste.', '1, 2, 2 und 1.']
		},
		third: {
			prompt:
				'Du hast Brimas seit dem letzten Zurücksetzen zweimal aktiviert. 2 Steine sind übrig. Versuch es ein drittes Mal.',
			done: 'Das dritte Mal kostet 3 Steine. Nach dem Zurücksetzen ist es wieder 1.',
			hints: ['Wähle Brimas.']
		},
		possible: {
			prompt:
				'1 Stein ist übrig. Laterne (feste Kosten) und Strichliste wurden je einmal aktiviert. Markiere alle Karten, die du aktivieren kannst.',
			done: 'Die Strichliste würde 2 kosten. Auch Stämme zählen: deiner und der freigeschaltete.',
			hints: ['Was kostet jetzt 1 Stein?', 'Alles außer der Strichliste.']
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
		}
	}
};
