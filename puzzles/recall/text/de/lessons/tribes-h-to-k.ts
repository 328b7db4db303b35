// Deutsch: Hayla, Ion, J’he und K-01.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesHToK: LessonText = {
	title: 'Stämme H bis K',
	aim: 'Spiel Hayla, Ion, J’he und K-01.',
	steps: {
		fan: {
			prompt:
				'Hayla, Möglichkeit 1: Schwärm von T8.0 aus. Je 1 Figur nach T8.4, T8.6 und zum Reliktstein auf T8.3.',
			done: 'Figuren eines Feldes gehen je 1 Schritt, wohin sie wollen. Der Reliktstein kostet die Figur, die kam.',
			hints: ['Aktiviere Hayla.', 'Drei Gruppen zu 1 von T8.0.']
		},
		'fan-limits': {
			prompt: 'Hayla ist aktiv. 3 Figuren auf T8.0, 1 auf T7.1. Du schwärmst aus. Ist das erlaubt?',
			items: {
				together: '2 Figuren von T8.0 zusammen nach T8.4',
				'two-steps': '1 Figur von T8.0 nach T7.1, 2 Schritte weit',
				'other-field': '1 von T8.0 nach T8.4, dann 1 von T7.1 nach T7.0',
				water: '1 Figur von T8.0 auf das Wasser T8.1'
			},
			done: 'Ein Feld, 1 Schritt je Figur, und nur wohin Figuren gehen dürfen.',
			hints: ['Alle starten auf demselben Feld.', 'Ja, nein, nein, nein.']
		},
		jump: {
			prompt:
				'Hayla, Möglichkeit 2: Bring beide Figuren von T8.0 nach T11.6. Der Reliktstein auf T8.3 bleibt.',
			done: 'Eine Gruppe springt über 1 Feld. Ob dort Wasser, Vulkan oder ein Reliktstein ist, ist egal.',
			hints: ['T11.6 liegt hinter T8.3.', 'Aktiviere Hayla und spring nach T11.6.']
		},
		'jump-near': {
			prompt: 'Hayla ist aktiv. Versuch, von T8.0 auf das Nachbarfeld T8.4 zu springen.',
			done: 'Ein Sprung landet hinter dem übersprungenen Feld, 2 Felder weit.',
			hints: ['Wähle Springen, T8.0 und T8.4.']
		},
		ion: {
			prompt: 'Alle deine Module stecken in Slots. Setz in diesem Zug eines ein, ohne zurückzusetzen.',
			done: 'Ion nimmt 1 Modul heraus. Es ist sofort bereit, auch für seinen alten Slot.',
			hints: ['Ion macht ein Modul bereit.', 'Aktiviere Ion, nimm ein Modul heraus, setz es ein.'],
			mistakes: { none: 'Dieses Modul steckt noch in einem Slot.' }
		},
		jhe: {
			prompt: 'Setz dein gelbes Modul unter D ein. Mit J’he hast du am Ende 2 weiße und 1 rosa Kristall.',
			help: 'Es zeigt: 2 weiße oder 1 Verbesserung. Du hast 1 weißen.',
			done: 'Das Modul zweimal, jedes Mal neu gewählt: 3 weiße, dann 1 verbessert.',
			hints: ['Sag nach dem Einsetzen ja zu J’he.', 'Erst 2 weiße, dann die Verbesserung.']
		},
		'jhe-box': {
			prompt: 'Unter Box D mit ihren 2 Aktionen. Wie viele Aktionen hast du?',
			items: {
				plain: 'Gelbes Modul, J’he nicht genutzt',
				repeated: 'Gelbes Modul, mit J’he wiederholt',
				blank: 'Ein Startmodul'
			},
			done: 'J’he wiederholt das Modul, nie die Box. An einem leeren Modul gibt es nichts zu wiederholen.',
			hints: ['Die Box zählt immer einmal.', '3, 4 und 2.']
		},
		k01: {
			prompt: 'Speicher 4 gibt 1 rosa Kristall. Bau auf T12.4 und hol dir 2.',
			done: 'K-01 wiederholt die Belohnung des gerade gebauten Speichers.',
			hints: ['Bau zuerst Speicher 4.', 'Dann ja zu K-01.']
		},
		'k01-relic': {
			prompt: 'Du hast 1 braunen Reliktstein. Du baust Speicher 6, nimmst den braunen und nutzt K-01.',
			help: 'Das zweite braune Feld gibt 1 rosa Kristall.',
			items: {
				relics: 'Wie viele Reliktsteine bekommst du?',
				pink: 'Wie viele rosa Kristalle bekommst du?'
			},
			done: 'K-01 wiederholt die Belohnung des bedeckten Feldes, nicht den Reliktstein.',
			hints: ['Nur die Belohnung kommt zweimal.', '1 und 2.']
		}
	}
};
