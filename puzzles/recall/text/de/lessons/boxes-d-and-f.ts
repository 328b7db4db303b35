// German: boxes D and F.
import type { LessonText } from '../../../../schema/lesson.ts';

export const boxesDAndF: LessonText = {
	title: 'Box D und F',
	aim: 'Nutz Box D, kopiere eine Box mit F und lerne, wann ein Boxverstärker zu spät kommt.',
	steps: {
		'box-d': {
			prompt: 'In einem Zug mit Box D: Bau einen Speicher auf T8.4.',
			done: '2 Aktionen, jede entweder 1 Schritt oder 1 Ausbau. Hier von jedem 1.',
			hints: ['Deine Figur steht auf T8.0, neben T8.4.', 'Slot D: 1 Schritt nach T8.4, dann Ausbau.']
		},
		'box-f': {
			prompt: 'Slot D ist belegt. Nutz Box D noch einmal über Box F und bau auf T8.4.',
			done: 'Für 1 weißen Kristall kopiert Box F eine Box, deren Slot belegt ist.',
			hints: ['Setz das Modul in Slot F ein und kopiere D.', 'Dann 1 Schritt nach T8.4 und Ausbau.']
		},
		alone: {
			prompt: 'Dein erstes Modul steckt in Slot F. Versuch, Box A zu kopieren.',
			done: 'Box F kopiert nur eine Box, deren Slot belegt ist. Beim ersten Modul bringt sie nichts.',
			hints: ['Wähle die Kopie von Box F, dann A.']
		},
		copies: {
			prompt: 'Module stecken in D und F. Box F kopiert für 1 weißen Kristall. Ist das erlaubt?',
			items: {
				taken: 'D kopieren',
				free: 'Box A kopieren, deren Slot frei ist',
				itself: 'F selbst kopieren',
				unpaid: 'D kopieren mit 1 rosa und ohne weißen Kristall'
			},
			done: 'Eine andere Box mit einem Modul darunter, für 1 weißen Kristall.',
			hints: ['Welche Slots sind belegt?', 'Der Preis ist weiß.']
		},
		booster: {
			prompt:
				'Ein Modul steckt in D: 2 Aktionen. Ein Stein auf der Strichliste gibt 3 Punkte und bringt Boxverstärker D, Seite mit 3 Aktionen.',
			items: {
				plain: 'Wie viele Aktionen hast du jetzt?',
				unused: 'Du bekommst den Boxverstärker vor der ersten Aktion. Wie viele Aktionen hast du?',
				used: 'Du nutzt erst 1 Aktion, dann kommt der Boxverstärker. Wie viele sind übrig?'
			},
			done: 'Eine begonnene Box bleibt in diesem Zug, wie sie war. Eine unberührte ist sofort besser.',
			hints: ['Es kommt darauf an, ob du die Box schon begonnen hast.', '2, 3 und 1.']
		}
	}
};
