// German: digging and the knowledge tracks.
import type { LessonText } from '../../../../schema/lesson.ts';

export const digging: LessonText = {
	title: 'Ausgraben und Wissen',
	aim: 'Grab Energiesteine aus und wisse, was die Wissensleisten geben.',
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
				none: 'Kein Stein liegt dort, du hast 1 von jeder Sorte: graben',
				upgrade: 'Graben und dazu noch einen Kristall verbessern'
			},
			done: '3 Steine: 1 weißer. 2 Steine: 1 rosa. 1 Stein: 1 lila. Ein Ausbau ist eine Ausgrabung oder ein Bauwerk oder eine Verbesserung.',
			hints: [
				'Je weniger Steine, desto teurer der Kristall.',
				'Genau die verlangte Sorte; tausch vorher, wenn es sein muss.'
			]
		},
		'third-space': {
			prompt:
				'Niemand ist weiter als Feld 2. Grab den weißen Stein aus, geh von 2 auf 4 und wähle eine Ausrüstung.',
			done: 'Als Erste oder Erster auf Feld 3: 1 Punkt, und Stamm und Ausrüstungen liegen für alle offen. Die gewählte gehört dir.',
			hints: ['Grab auf T8.6, dann wähle eine der 4 Ausrüstungen.']
		},
		order: {
			prompt: 'Dein grauer Marker geht als erster von 2 auf 8. Was geschieht in welcher Reihenfolge?',
			items: {
				reveal: 'Ahnen aufdecken, 1 Punkt',
				choose: 'Du wählst eine Ausrüstung',
				stone: 'Eigener Stein, Stamm freigeschaltet',
				tile: 'Belohnung des hellen Bonusplättchens'
			},
			done: 'Die Felder 3, 5 und 8: Jedes passierte Feld zählt, das unterste zuerst.',
			hints: ['Feld 3 kommt vor Feld 5.', 'Das untere helle Bonusplättchen liegt bei Feld 8.']
		},
		later: {
			prompt:
				'Rot war auf der weißen Wissensleiste zuerst. Du gräbst den weißen Stein aus und gehst von 2 auf 4.',
			items: {
				points: 'Wie viele Punkte bekommst du auf Feld 3?',
				choice: 'Aus wie vielen Ausrüstungen kannst du wählen?',
				gear: 'Wie viele davon nimmst du?'
			},
			done: 'Den Punkt gibt es nur einmal. Eine Ausrüstung von denen, die noch da liegen, bekommen alle.',
			hints: ['Rot hat eine der 4 genommen.', '0, 3 und 1.']
		},
		'fifth-space': {
			prompt:
				'Aynir ist der weiße Stamm der Ahnen, Rot hat ihn schon. Aynir tauscht 2 weiße gegen 1 rosa. Erlaubt?',
			items: {
				'too-early': 'Dein weißer Marker steht auf 4: einen Stein auf Aynir legen',
				unlocked: 'Dein weißer Marker steht auf 5: einen Stein auf Aynir legen',
				rate: 'Auf 5: 2 weiße gegen 1 rosa tauschen',
				'rate-early': 'Auf 4: 2 weiße gegen 1 rosa tauschen',
				'at-once': 'Von 4 aus den weißen Stein ausgraben und deinen eigenen Stein sofort nutzen'
			},
			done: 'Auf Feld 5 kommt dein eigener Stein ins Depot, und du nutzt den Stamm samt dauerhaftem Effekt. Andere dürfen das auch.',
			hints: ['Feld 5 schaltet den Stamm frei.', 'Der Stein von dort ist sofort nutzbar.']
		},
		tile: {
			prompt: 'Du hast 2 Schritte auf Wissensleisten deiner Wahl. Hol einen lila Kristall.',
			done: 'Bei Feld 8 der weißen Wissensleiste liegt das Plättchen mit dem lila Kristall. Es bleibt für andere liegen.',
			hints: [
				'Helle Bonusplättchen liegen bei den Feldern 8 und 11.',
				'Beide Schritte auf der weißen Leiste.'
			]
		},
		full: {
			prompt:
				'Dein schwarzer Marker steht auf dem letzten Feld. Versuch noch einen Schritt auf der schwarzen Leiste.',
			done: 'Über das letzte Feld geht niemand hinaus. Schritte dieser Leiste verfallen, frei wählbare gehst du woanders.',
			hints: ['Wähle die schwarze Leiste.']
		},
		'all-three': {
			prompt: 'Box D ist verstärkt: 3 Ausbauten. Nimm in diesem Zug alle 3 Steine von T8.6.',
			done: 'Weiß, rosa, lila; 2, 3 und 4 Schritte. Jede Ausgrabung kostete 1 Figur von dort.',
			hints: [
				'Wähle jedes Mal den Ausbau. Die Reihenfolge der Steine ist egal.',
				'Auf Feld 3 wählst du eine Ausrüstung, dann geht es weiter.'
			],
			mistakes: { 'white-again': 'Es liegen nur noch 2 Steine da, also kostet es 1 rosa.' }
		}
	}
};
