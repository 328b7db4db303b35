// German: water movement.
import type { LessonText } from '../../../../schema/lesson.ts';

export const water: LessonText = {
	title: 'Wasser',
	aim: 'Überquer zusammenhängendes Wasser und lande, wo du darfst.',
	steps: {
		cross: {
			prompt: 'Nutze die Wasserbewegung von Box C: 2 Figuren von T8.6 über T4.2, Landung auf T4.3.',
			done: 'Ein Relikt im Wasser nimmst du wie jedes andere, hier für 1 Figur. Nur eine Wasserbewegung kommt hin.',
			hints: ['Wähl Wasserbewegung, T8.6, 2 Figuren, T4.2.', 'Lande dann auf T4.3.']
		},
		'on-foot': {
			prompt: 'Jetzt ein normaler Schritt. Versuch, von T8.6 zum Relikt auf T4.2 zu gehen.',
			done: 'Auch ein Relikt macht Wasser nicht begehbar.',
			hints: ['Wähl T8.6, dann T4.2.']
		},
		stay: {
			prompt: 'Deine Gruppe ist auf dem Wasser. Versuch, dort aufzuhören.',
			done: 'Eine Wasserbewegung muss außerhalb des Wassers enden.',
			hints: ['Wähl, die Bewegung zu beenden.']
		},
		shore: {
			prompt:
				'3 Figuren kamen von T6.0 und sind auf T6.2. Markiere alle Felder, auf denen sie jetzt landen dürfen.',
			done: 'Jedes Feld am Wasser, das ein Schritt betreten könnte, auch das, von dem sie kamen.',
			hints: ['Nachbarn von T6.2, die kein Wasser sind.', 'T6.0, T6.1, T10.5 und T11.4.']
		},
		rules: {
			prompt: 'Die Gruppe fuhr über T6.2 und ist auf T6.3. Ist das jetzt erlaubt?',
			items: {
				twice: 'Zurück auf T6.2',
				split: '1 von 3 Figuren landet auf T9.1',
				'in-water': 'Auf T6.3 enden',
				skip: 'Weiter auf T9.2, das T6.3 nicht berührt',
				home: 'Alle 3 landen wieder auf T6.0',
				relic: 'Von T6.2 auf T10.6: dein viertes graues Relikt, mit 3 Figuren'
			},
			done: 'Feld für Feld, keines zweimal, zusammen und aus dem Wasser heraus. Relikte zahlst du unterwegs.',
			hints: ['Nur eines davon ist erlaubt.', 'Auf T6.0 landen.']
		},
		branch: {
			prompt:
				'Box C ist verstärkt: verbesserte Wasserbewegung. Von T6.0 über T6.2: 1 landet auf T11.4, 2 auf T10.5.',
			done: 'Verbessert dürfen Figuren einzeln abzweigen, alle neben dem überquerten Wasser.',
			hints: ['Wähl T6.0, 3 Figuren, T6.2.', 'Lass 1 auf T11.4 landen, dann 2 auf T10.5.']
		},
		'three-ways': {
			prompt: 'Wieder verbessert, 3 Figuren auf T6.0. Bring je 1 nach T11.4, T10.5 und T9.1.',
			done: 'T11.4 berührt T6.2, T9.1 berührt T6.3, T10.5 berührt beide.',
			hints: ['Du brauchst T6.2 und T6.3.', 'T6.2, Landung auf T11.4, T6.3, Landung auf T10.5 und T9.1.']
		},
		'whole-box': {
			prompt: '2 Figuren auf T6.0, ein Modul unter C. Bau Speicher 4 auf T9.1.',
			done: 'Box C: eine Wasserbewegung und ein Ausbau. Der Speicher kostet 1 der 2 Figuren.',
			hints: ['T9.1 liegt am Wasser T6.3.', 'T6.3, 2 landen auf T9.1, dann Ausbau.']
		}
	}
};
