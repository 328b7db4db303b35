// Deutsch: Ausrüstung mit Auslöser.
import type { LessonText } from '../../../../schema/lesson.ts';

export const triggers: LessonText = {
	title: 'Wenn der Moment kommt',
	aim: 'Nutze Bodenradar, Exoskelettanzug, Interpreter und Verdoppler zur rechten Zeit.',
	steps: {
		radar: {
			prompt: 'Grab auf T8.6 den weißen Stein aus. Bezahl damit das Bodenradar und erreiche Weiß 5.',
			done: 'Die Ausgrabung gibt hier 2 Schritte, das Radar 1 mehr. Der neue Stein darf es sofort bezahlen.',
			hints: ['Grab Weiß aus und nutze das Radar.', 'Auf Feld 3 wählst du eine Ausrüstung.']
		},
		'radar-pay': {
			prompt:
				'Dein Depot ist leer, Weiß steht auf 2. Du gräbst Weiß aus. Darf dieser Stein das Radar bezahlen?',
			items: {
				dug: 'Der eben ausgegrabene weiße Stein',
				own: 'Dein eigener Stein, der bei Weiß 5 wartet'
			},
			done: 'Das Radar wird vor den Schritten bezahlt. Dein eigener Stein kommt erst durch sie frei, also zu spät.',
			hints: ['Welcher Stein liegt in diesem Moment im Depot?', 'Ja, nein.']
		},
		exo: {
			prompt:
				'Rot hat einen Speicher auf T8.4: Bauen kostet 2 Figuren. Bau mit 1, der Exoskelettanzug hilft.',
			done: 'Nur mit dem Anzug ging es, darum wird er gleich genutzt: Deine Figur bleibt.',
			hints: ['Wähle T8.4 und den Speicher 4.']
		},
		'exo-others': {
			prompt: 'Jetzt hast du 2 Figuren auf T8.4. Bau dort so, dass Rot keine Figur bekommt.',
			done: 'Nichts wurde entfernt, also bekommt Rot nichts. Mit 2 gezahlten Figuren hätte Rot 1 bekommen.',
			hints: ['Bau und beantworte die Frage nach dem Anzug.', 'Ja zum Exoskelettanzug.']
		},
		'exo-limits': {
			prompt: 'Du besitzt den Exoskelettanzug. Ist das erlaubt?',
			items: {
				'no-stone': 'Kein Stein übrig: mit 1 Figur neben den Speicher von Rot bauen',
				relic: '1 Stein: mit 1 Figur den zweiten schwarzen Reliktstein nehmen',
				nobody: '1 Stein: vom Nachbarfeld aus auf T8.6 graben'
			},
			done: 'Der Anzug braucht einen Stein und eine Figur von dir genau auf dem Feld.',
			hints: ['Er schont Figuren, aber eine muss dort stehen.', 'Nein, ja, nein.']
		},
		interpreter: {
			prompt:
				'T4.4 berührt 2 Lager. Bau dort einen Speicher und nutze den Interpreter für beide Belohnungen.',
			done: 'Jede Lagerbelohnung durch Bauen ist ein Auslöser: 1 Stein, dann 2, für je 1 Schritt.',
			hints: ['Du hast 3 Steine: 1 und 2.', 'Bau Speicher 4 und sag nach jedem Lager ja.']
		},
		doubler: {
			prompt:
				'Zurücksetzen: 2 Module sind draußen. Nutze den Verdoppler, bis du 2 weiße und 2 rosa Kristalle hast.',
			help: 'P1 gibt 2 weiße, P3 verbessert 1 Kristall.',
			done: 'Jedes Feld noch einmal: 4 weiße, dann 2 Verbesserungen. Das kostete 1 + 2 Steine.',
			hints: ['Verdopple beide Produktionsfelder.', 'P1 und ja, P3 und ja.']
		},
		'doubler-once': {
			prompt: 'Zurücksetzen mit dem Verdoppler. Ist das erlaubt?',
			items: {
				twice: 'P1 verdoppeln, dann dasselbe P1 noch einmal verdoppeln',
				next: 'P1 verdoppeln, dann P3 verdoppeln',
				later: 'Bei P1 nein sagen und den Verdoppler danach aktivieren'
			},
			done: 'Einmal je Produktionsfeld, genau wenn es aktiviert wird.',
			hints: ['Ein Auslöser ist ein Moment.', 'Nein, ja, nein.']
		},
		which: {
			prompt: 'Noch ist nichts passiert. Was davon kannst du jetzt aktivieren? Wähle alles.',
			items: {
				ALEMBIC: 'Alembik',
				RADAR: 'Bodenradar',
				EXO: 'Exoskelettanzug',
				PORTAL: 'Portal',
				DOUBLER: 'Verdoppler',
				INTERPRETER: 'Interpreter'
			},
			done: 'Alembik und Portal haben keinen Auslöser. Die anderen warten auf Ausgrabung, Entfernen, Produktion oder Lager.',
			hints: ['2 davon haben keinen Auslöser.', 'Alembik und Portal.']
		}
	}
};
