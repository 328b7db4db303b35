// German: the knowledge tracks.
import type { LessonText } from '../../../../schema/lesson.ts';

export const knowledge: LessonText = {
	title: 'Wissensleisten',
	aim: 'Lerne, was die Felder 3, 5 und 8 geben und wem.',
	steps: {
		'third-space': {
			prompt:
				'Niemand ist weiter als Feld 2. Grab den weißen Stein aus, geh von 2 auf 4 und wähle eine Ausrüstung.',
			done: 'Der erste Marker auf Feld 3 bringt 1 Punkt, und Stamm und Ausrüstungen liegen für alle offen. Die gewählte gehört dir.',
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
		}
	}
};
