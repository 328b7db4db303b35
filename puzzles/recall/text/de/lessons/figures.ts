// German: placing figures.
import type { LessonText } from '../../../../schema/lesson.ts';

export const figures: LessonText = {
	title: 'Figuren und Präsenz',
	aim: 'Stell Figuren dorthin, wo du darfst, auch wenn keine mehr da ist.',
	steps: {
		place: {
			prompt: 'Du bekommst 2 Figuren. Stell 1 zu deinem Speicher auf T8.4 und 1 auf dein Startfeld S1.',
			done: 'Wo du Präsenz hast, oder auf dein eigenes Startfeld: sonst nirgends.',
			hints: ['Schon ein Bauwerk ist Präsenz.', '1 auf T8.4, 1 auf S1.']
		},
		presence: {
			prompt: 'Du bekommst 1 Figur. Markiere alle Felder, auf denen sie stehen darf.',
			done: 'Eine eigene Figur oder ein eigenes Bauwerk ist Präsenz. Die Figur auf T8.0 hilft nur Lila.',
			hints: ['Figuren, Bauwerke, Startfeld.', 'T7.0, T8.4 und S1.']
		},
		'none-left': {
			prompt: 'Alle 14 kleinen und 3 großen Figuren stehen auf dem Spielplan. Du bekommst 1: Versuch S1.',
			done: 'Ist der Vorrat leer, bringt eine neue Figur nichts.',
			hints: ['Wähle S1.']
		},
		'move-over': {
			prompt: 'Der Vorrat ist leer, und du bekommst 1 Figur. Du willst auf T7.0 eine vierte.',
			done: 'In deinem Zug darfst du eigene Figuren jederzeit zurücknehmen, ohne Gegenwert. So wechselt eine Figur den Platz.',
			hints: ['Schaff erst Platz im Vorrat.', 'Nimm die Figur von T4.0, stell dann eine auf T7.0.']
		},
		large: {
			prompt: '14 Figuren stehen auf dem Spielplan, die 3 großen sind frei. Du bekommst 1. Erlaubt?',
			items: { third: 'Auf S1, wo 2 stehen', second: 'Auf T8.0, wo 1 steht' },
			done: 'Eine große steht für 3 auf einem Feld. Auf S1 wird aus 3 eine große; auf T8.0 fehlt eine kleine.',
			hints: ['Große brauchen 3 auf demselben Feld.', 'S1 ja, T8.0 nein.']
		}
	}
};
