// German: modules.
import type { LessonText } from '../../../../schema/lesson.ts';

export const modules: LessonText = {
	title: 'Module',
	aim: 'Nutz einen Schrägstrich, verbessere ein Modul und mach einen Slot frei.',
	steps: {
		slash: {
			prompt:
				'Dein grünes Modul bietet 5 Figuren oder 2 Schritte nach Wahl. Geh 2 Schritte auf der grauen Leiste.',
			done: 'Bei einem Schrägstrich wählst du genau eine Seite.',
			hints: [
				'Setz es in irgendeinen Slot ein, dann nutz die zweite Seite.',
				'Wähle zweimal die graue Leiste.'
			]
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
