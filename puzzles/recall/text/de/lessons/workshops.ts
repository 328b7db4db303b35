// German: workshops.
import type { LessonText } from '../../../../schema/lesson.ts';

export const workshops: LessonText = {
	title: 'Werkstätten',
	aim: 'Bau Werkstätten und nimm die Module, die sie bringen.',
	steps: {
		farmland: {
			prompt: 'Bau die untere Acker-Werkstatt auf T8.0 und nimm ein gelbes Modul.',
			help: 'Sie kostet 1 weißen Kristall und die Figur dort.',
			done: 'Acker bringt Gelb, Wald Grün, Gebirge Grau. Auch das Lager daneben hat dich belohnt.',
			hints: ['Wähle T8.0, dann die untere Acker-Werkstatt.', 'Wähle dann eines der gelben Module.']
		},
		upper: {
			prompt: 'Du hast noch keine Werkstatt gebaut. Versuch die obere Wald-Werkstatt auf T11.6.',
			done: 'Innerhalb einer Geländeart kommt die untere zuerst. Zwischen den Geländearten gibt es keine Reihenfolge.',
			hints: ['Wähle T11.6, dann die obere Wald-Werkstatt.']
		},
		terrain: {
			prompt:
				'Du hast 2 weiße und 1 rosa Kristall. Untere Wald-Werkstatt: 1 rosa, untere Gebirgs-Werkstatt: 1 lila. Erlaubt?',
			items: {
				forest: 'Untere Wald-Werkstatt auf dem Wald T11.6',
				'wrong-terrain': 'Untere Wald-Werkstatt auf dem Gebirge T11.5',
				'storage-field': 'Untere Acker-Werkstatt auf dem Speicherfeld T8.4',
				price: 'Untere Gebirgs-Werkstatt auf dem Gebirge T11.5',
				'face-down': 'Wald-Werkstatt; du nimmst ein Modul aus dem verdeckten Stapel',
				colour: 'Wald-Werkstatt; du nimmst ein gelbes Modul'
			},
			done: 'Gelände, Preis und Farbe des Moduls gehören zusammen. Nehmen darfst du nur offene Module.',
			hints: ['Prüf das Gelände, dann den Preis.', 'Bei 2 von 6 geht es um das Modul.']
		},
		reward: {
			prompt: 'Deine untere Wald-Werkstatt steht. Hol mit einem Ausbau 2 Punkte.',
			done: 'Die obere gibt ein Modul und was daneben steht: 2 Punkte.',
			hints: [
				'Schau auf die Belohnungen neben den Werkstätten.',
				'Die obere Wald-Werkstatt auf T6.6, für 1 weißen und 1 rosa Kristall.'
			]
		},
		display: {
			prompt: '3 grüne Module liegen offen, 2 sind im Stapel. Graue gibt es gar keine mehr.',
			items: {
				green: 'Du nimmst ein grünes Modul. Wie viele liegen danach offen?',
				stack: 'Wie viele bleiben im grünen Stapel?',
				none: 'Du baust die Gebirgs-Werkstatt. Wie viele Module bekommst du?'
			},
			done: 'Grün und Grau werden aus ihren Stapeln aufgefüllt. Ist eine Farbe aufgebraucht, gibt es nichts; die Werkstatt steht trotzdem.',
			hints: ['Die Lücke wird sofort aufgefüllt.', '3, 1 und 0.']
		}
	}
};
