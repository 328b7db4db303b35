// Deutsch: Pfadwahl und Zielwahl.
import type { LessonText } from '../../../../schema/lesson.ts';

export const specialRounds: LessonText = {
	title: 'Spezialrunden',
	aim: 'Wähl deine Pfade und dein Ziel.',
	steps: {
		path: {
			prompt: 'Runde 5, Pfadwahl I. Tausch erst deinen rosa Kristall gegen 2 weiße. Wähl dann Archäologie.',
			done: 'Freie Aktionen gehen auch in Spezialrunden. Das dunkle Bonusplättchen gab 2 Figuren und 1 weißen Kristall.',
			hints: ['Tausch Rosa gegen Weiß.', 'Wähl Archäologie und stell die 2 Figuren auf.']
		},
		module: {
			prompt: 'Runde 5. Versuch, ein Modul einzusetzen, statt einen Pfad zu wählen.',
			done: 'Bei der Pfadwahl musst du einen Pfad wählen. Module warten.',
			hints: ['Schieb ein Modul in irgendeinen Slot.']
		},
		choice: {
			prompt: 'Runde 5. Archäologie und Effizienz liegen am Pfadfeld I. Ist das erlaubt?',
			items: {
				nothing: 'Den Zug beenden, ohne zu wählen',
				other: 'Legenden wählen, die bei II liegen',
				same: 'Effizienz wählen, wie Rot'
			},
			done: 'Eine der 2 Karten an diesem Feld, und du musst wählen. Andere dürfen dieselbe haben.',
			hints: ['Der Marker von Rot nimmt dir nichts weg.', 'Nein, nein, ja.']
		},
		dark: {
			prompt:
				'Runde 9: Legenden gibt 1 Bewegung mit 3 Schritten und 1 Figur, Macht 1 Ausbau und 1 Figur. Bau jetzt auf T8.4.',
			done: 'Die Belohnung des dunklen Bonusplättchens kommt sofort, auch wenn sie eine Aktion ist.',
			hints: ['Mit welchem Bonusplättchen kannst du bauen?', 'Wähl Macht und bau einen Speicher auf T8.4.']
		},
		three: {
			prompt: 'Alle 3 Pfadwahlen sind vorbei. Auf welche Karten spezialisierst du dich? Wähle alle.',
			items: {
				ARCH: 'Archäologie',
				EFF: 'Effizienz',
				LEG: 'Legenden',
				MIGHT: 'Macht',
				STRIVE: 'Streben',
				KNOW: 'Wissen'
			},
			done: 'Genau 3-mal im Spiel wählst du 1 von 2 Karten: 3 Marker, 3 Spezialisierungen.',
			hints: ['Such deine Marker.', 'Archäologie, Macht und Wissen.']
		},
		goal: {
			prompt: 'Runde 12, Zielwahl. Wirf das Ziel ab, dessen unterer Teil 2 Kassetten gibt.',
			done: 'Ein Ziel geht, seine Belohnung gehört dir. Das andere bleibt, für die anderen verdeckt.',
			hints: [
				'Sieh dir den unteren Teil beider Karten an.',
				'Es ist das Ziel mit 3 Denkmälern und 3 Reliktfarben.'
			]
		},
		reward: {
			prompt: 'Zielwahl. Eine Karte zeigt 2 rosa Kristalle, die andere 2 Kassetten.',
			items: {
				cassettes: 'Du wirfst die mit Kassetten ab: wie viele Kassetten?',
				kept: 'Und wie viele rosa Kristalle von der Karte, die du behältst?',
				turned: 'Du wirfst stattdessen die mit Kristallen ab: wie viele rosa Kristalle?'
			},
			done: 'Nur die abgeworfene Karte gibt ihre Belohnung.',
			hints: ['Die behaltene Karte gibt am Ende Punkte.', '2, 0 und 2.']
		},
		'goal-limits': {
			prompt: 'Runde 12. Du hast 2 Ziele. Ist das erlaubt?',
			items: {
				keep: 'Beide behalten und den Zug beenden',
				both: 'Beide abwerfen',
				exchange: '1 abwerfen, dann einen Kristall umtauschen'
			},
			done: 'Genau 1 Ziel bleibt. Freie Aktionen gehen davor und danach.',
			hints: ['Eines bleibt, eines geht.', 'Nein, nein, ja.']
		}
	}
};
