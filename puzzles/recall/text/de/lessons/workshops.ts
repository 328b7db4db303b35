// German: workshops and modules.
import type { LessonText } from '../../../../schema/lesson.ts';

export const workshops: LessonText = {
	title: 'Werkstätten und Module',
	aim: 'Bau Werkstätten, nimm Module und verbessere sie.',
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
			done: 'Grün und Grau werden aus ihren Stapeln aufgefüllt. Ist eine Farbe aus, gibt es nichts; die Werkstatt steht trotzdem.',
			hints: ['Die Lücke wird sofort gefüllt.', '3, 1 und 0.']
		},
		slash: {
			prompt:
				'Dein grünes Modul bietet 5 Figuren oder 2 Schritte nach Wahl. Geh 2 Schritte auf der grauen Leiste.',
			done: 'Bei einem Schrägstrich wählst du genau eine Seite.',
			hints: ['Setz es in irgendeinen Slot, dann nutz die zweite Seite.', 'Wähle zweimal die graue Leiste.']
		},
		both: {
			prompt:
				'Dieses graue Modul hat 5 Möglichkeiten. Du hast 2 rosa Kristalle genommen; versuch, noch eine andere zu nehmen.',
			done: 'Genau eine davon, egal wie viele es sind.',
			hints: ['Wähle eine andere Möglichkeit des Moduls.']
		},
		levels: {
			prompt: 'Du verbesserst ein Modul um eine Stufe: weiß, gelb, grün, grau. Ist das erlaubt?',
			items: {
				white: 'Weiß zu einem offenen gelben',
				'two-levels': 'Weiß zu einem offenen grünen',
				hidden: 'Gelb zu einem grünen aus dem verdeckten Stapel',
				green: 'Grün zu einem offenen grauen',
				grey: 'Grau zu einem anderen grauen'
			},
			done: 'Weiß kommt aus dem Spiel, Gelb zurück in die Auslage, Grün unter seinen Stapel.',
			hints: ['Eine Stufe, und nur zu einem offenen Modul.', 'Über Grau kommt nichts mehr.']
		},
		'in-slot': {
			prompt: 'In Slot B steckt ein gelbes Modul. Verbessere genau dieses.',
			done: 'Das neue kommt in denselben Slot. Seine Aktionen bekommst du jetzt nicht.',
			hints: ['Wähle das Modul in Slot B.', 'Wähle dann ein offenes grünes.']
		},
		again: {
			prompt: 'Kein Modul ist bereit, aber du darfst eines deaktivieren. Bring ein Modul in Slot C.',
			done: 'Ein deaktiviertes Modul ist wieder bereit und darf in jeden freien Slot.',
			hints: ['Nimm zuerst ein Modul aus seinem Slot.', 'Nimm A oder B heraus, dann setz es in C ein.'],
			mistakes: { 'none-ready': 'Noch ist keines bereit. Deaktiviere zuerst eines.' }
		}
	}
};
