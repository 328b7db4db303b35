// Deutsch: Ausrüstung.
import type { LessonText } from '../../../../schema/lesson.ts';

export const equipment: LessonText = {
	title: 'Ausrüstung',
	aim: 'Nutze Alembik, Omnitool, Portal, Decodierer und Booster.',
	steps: {
		alembic: {
			prompt: 'Leg deinen Stein auf den Alembik und entferne 1 Figur von S1.',
			done: 'Eine Figur gegen 1 rosa Kristall, jederzeit in deinem Zug.',
			hints: ['Erst der Alembik, dann das Feld der Figur.']
		},
		'alembic-again': {
			prompt: 'Du hast 3 Steine. Hol dir 2 rosa Kristalle.',
			help: 'Jede weitere Nutzung kostet 1 Stein mehr.',
			done: 'Erst 1 Stein, dann 2: Beide Male ging eine Figur vom Spielplan.',
			hints: ['Nutze den Alembik zweimal.', 'Figuren stehen auf T8.0 und T8.2.'],
			mistakes: { nobody: 'Dort steht keine Figur von dir.' }
		},
		omnitool: {
			prompt: 'Das Omnitool hat 4 Teile. Nutze den Teil für 1 weißen Kristall, dann den Teil für 1 Figur.',
			done: 'Jeder Teil ist eine eigene Ausrüstung. Darum kosten beide 1 Stein.',
			hints: ['Leg 1 Stein auf Teil 1 und 1 auf Teil 2.', 'Stell die Figur auf T8.0 oder S1.']
		},
		'omnitool-cost': {
			prompt: 'Du hast 2 Steine. Ist das erlaubt?',
			items: {
				'two-parts': 'Teil 1, dann Teil 3',
				'same-part': 'Teil 1, dann noch einmal Teil 1'
			},
			done: 'Jeder Teil zählt seine Kosten für sich. Teil 1 würde jetzt 2 kosten, und es ist nur 1 Stein übrig.',
			hints: ['Welcher Teil war schon dran?', 'Ja, nein.']
		},
		portal: {
			prompt: 'Aktiviere das Portal. Stell die neue Figur auf T11.5 zur Werkstatt von Rot.',
			done: 'Mit dem Portal erscheint eine Figur auch dort, wo jemand anderes ein Bauwerk hat.',
			hints: ['Leg deinen Stein auf das Portal.', 'Wähle dann T11.5.'],
			mistakes: { empty: 'Dort steht kein Bauwerk, und du hast keine Präsenz.' }
		},
		'portal-where': {
			prompt: 'Das Portal ist aktiv. Markiere jedes Feld, auf das die Figur darf.',
			done: 'Wie sonst dein Startfeld und deine Präsenz; mit dem Portal auch Felder mit Bauwerk. Figuren von Rot allein genügen nicht.',
			hints: ['Deine 2 Felder und die Bauwerke von Rot.', 'S1, T8.0, T7.0 und T11.5.']
		},
		'too-early': {
			prompt: 'Der Decodierer wartet auf einen Speicher. Versuch, ihn jetzt zu aktivieren.',
			done: 'Ein Effekt mit Auslöser geht nur, wenn der Auslöser eintritt.',
			hints: ['Wähle den Decodierer.']
		},
		decoder: {
			prompt: 'Bau einen Speicher auf T8.4 und geh mit dem Decodierer 1 Schritt auf der grauen Leiste.',
			done: 'Du hast einen Speicher gebaut: Das ist der Auslöser. 1 Stein, 1 Schritt deiner Wahl.',
			hints: [
				'Erst bauen, dann den Decodierer nutzen.',
				'Speicher 4 gibt 1 rosa; danach fragt der Decodierer.'
			]
		},
		booster: {
			prompt:
				'Die Ausrüstung Booster wartet auf einen Reliktstein. Sammle den schwarzen ein und hol dir dazu 1 rosa Kristall.',
			done: 'Der Kristall kommt sofort, die Belohnung des Reliktsteins erst nach der Bewegung.',
			hints: ['Der schwarze Reliktstein liegt auf T8.3.', 'Geh dorthin und nutze den Booster.']
		}
	}
};
