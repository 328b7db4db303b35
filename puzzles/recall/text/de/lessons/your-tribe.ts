// German: draft and ancestors.
import type { LessonText } from '../../../../schema/lesson.ts';

export const yourTribe: LessonText = {
	title: 'Dein Stamm',
	aim: 'Wähl einen Stamm mit seiner Ausrüstung und leg die Ahnen aus.',
	steps: {
		draft: {
			prompt: 'Rot und Lila haben gewählt. Nimm einen der 2 übrigen Stämme; die Ausrüstung kommt mit.',
			done: 'Stamm und Ausrüstung liegen offen an deiner Konsole. Das übrige Paar kommt zum Rest zurück.',
			hints: ['Beide sind erlaubt.', 'Nimm zum Beispiel Brimas.']
		},
		'too-early': {
			prompt: 'Noch hast du keinen Stamm. Versuch, ein Modul in Slot A zu schieben.',
			done: 'Zuerst wählen alle ihren Stamm.',
			hints: ['Wähl ein Modul, dann Slot A.']
		},
		turns: {
			prompt: 'Ihr seid zu dritt, du bist die Startperson. Rechts von dir sitzt Rot.',
			items: {
				shown: 'Wie viele Stämme liegen aus?',
				right: 'An welcher Stelle wählt Rot?',
				start: 'An welcher Stelle wählst du?'
			},
			done: 'Ein Stamm mehr als Personen. Gewählt wird gegen den Uhrzeigersinn, rechts von der Startperson beginnend.',
			hints: ['Gewählt wird andersherum als gezogen.', '4 Stämme. Rot an 1. Stelle, du an 3.']
		},
		ancestors: {
			prompt: 'Alle haben gewählt. Leg die Ahnen oben an die Leisten.',
			items: {
				tribes: 'Wie viele Stämme der Ahnen, alle Leisten zusammen?',
				gear: 'Wie viele Ausrüstungen an jeder Leiste?'
			},
			done: 'An jeder der 3 Leisten 1 Stamm und 4 Ausrüstungen, verdeckt. Der Rest kommt ungesehen weg.',
			hints: ['Es gibt 3 Leisten.', '3 Stämme, je 4 Ausrüstungen.']
		},
		'first-game': {
			prompt: 'Jemand spielt zum ersten Mal. Was ist erlaubt?',
			items: {
				deal: 'Stamm und Ausrüstung zufällig austeilen',
				draw: 'Wählen wie sonst',
				none: 'Ohne Stamm spielen',
				both: '2 Stämme nehmen'
			},
			done: 'Austeilen ist ein Angebot für das erste Spiel. Ahnen dürfen auch aus der App des Verlags kommen.',
			hints: ['Alle haben genau einen Stamm.', 'Austeilen und wählen.']
		}
	}
};
