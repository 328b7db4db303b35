// German: digging.
import type { LessonText } from '../../../../schema/lesson.ts';

export const digging: LessonText = {
	title: 'Ausgraben',
	aim: 'Grab Energiesteine zum richtigen Preis aus.',
	steps: {
		dig: {
			prompt: 'Du hast 1 Ausbau. Grab auf T8.6 und nimm den weißen Stein.',
			help: 'Das kostet die Figur dort und, bei 3 Steinen, 1 weißen Kristall.',
			done: 'Der Stein liegt in deinem Energiedepot, und dein weißer Marker ging 2 Schritte.',
			hints: ['Wähle die Ausgrabungsstätte T8.6, dann den weißen Stein.']
		},
		beside: {
			prompt: 'Deine Figuren stehen auf T8.0, neben der Ausgrabungsstätte T8.6. Versuch, dort zu graben.',
			done: 'Die Figur, die du entfernst, muss genau auf der Ausgrabungsstätte stehen.',
			hints: ['Wähle T8.6 und irgendeinen Stein.']
		},
		prices: {
			prompt: 'Deine Figur steht auf der Ausgrabungsstätte T8.6, du hast 1 Ausbau. Ist das erlaubt?',
			items: {
				'two-white': '2 Steine liegen dort, du hast 3 weiße Kristalle: graben',
				'two-pink': '2 Steine liegen dort, du hast 1 rosa Kristall: graben',
				'three-pink': '3 Steine liegen dort, du hast 1 rosa Kristall: graben',
				'one-purple': '1 Stein liegt dort, du hast 1 lila Kristall: graben',
				none: 'Kein Stein liegt dort, du hast 1 von jeder Art: graben',
				upgrade: 'Graben und dazu noch einen Kristall verbessern'
			},
			done: '3 Steine: 1 weißer. 2 Steine: 1 rosa. 1 Stein: 1 lila. Ein Ausbau ist eine Ausgrabung oder ein Bauwerk oder eine Verbesserung.',
			hints: [
				'Je weniger Steine, desto teurer der Kristall.',
				'Genau die verlangte Art; tausch vorher um, wenn es sein muss.'
			]
		},
		steps: {
			prompt:
				'Auf 3 Ausgrabungsstätten steht je eine Figur von dir, passende Kristalle hast du. Wie viele Schritte bringt es?',
			items: {
				three: 'Weißer Stein von T8.6, wo 3 Steine liegen',
				two: 'Grauer Stein von T7.4, wo 2 Steine liegen',
				one: 'Schwarzer Stein von T12.6, wo 1 Stein liegt'
			},
			done: 'Je teurer die Ausgrabung, desto mehr Schritte auf der Leiste des Steins: 2, 3 oder 4.',
			hints: ['Jedes Mal 1 Schritt mehr.', '2, 3 und 4.']
		},
		'all-three': {
			prompt:
				'Box D ist verstärkt: 3 Aktionen, je ein Schritt oder ein Ausbau. Nimm in diesem Zug alle 3 Steine von T8.6.',
			done: 'Weiß, rosa, lila; 2, 3 und 4 Schritte. Deine Marker kamen an Feld 5 vorbei und brachten eigene Steine; warum, sagt die nächste Lektion.',
			hints: [
				'Wähle jedes Mal den Ausbau. Die Reihenfolge der Steine ist egal.',
				'Erst der weiße Kristall, dann der rosa, dann der lila.'
			],
			mistakes: { 'white-again': 'Es liegen nur noch 2 Steine da, also kostet es 1 rosa.' }
		}
	}
};
