// Deutsch: das Solospiel.
import type { LessonText } from '../../../../schema/lesson.ts';

export const alone: LessonText = {
	title: 'Allein spielen',
	aim: 'Bau ein Solospiel auf, gewinn es und bewerte es.',
	steps: {
		start: {
			prompt: 'Allein wählst du, wo du beginnst. Stell deine 3 Figuren auf ein Startfeld.',
			done: 'Startfeld 1 oder 2, wie du willst.',
			hints: ['Beide liegen am offenen Startgebiet.', 'S1 oder S2.'],
			mistakes: { other: 'Dieses Startfeld liegt am verdeckten Plättchen.' }
		},
		'set-up': {
			prompt: 'Ein Solospiel beginnt. Sieh dir den Tisch an.',
			items: {
				goals: 'Wie viele Zielkarten bekommst du?',
				tiles: 'Wie viele Gebietsplättchen liegen offen?'
			},
			done: '3 Ziele statt 2. Wie zu zweit liegt das Startgebiet bei S3 und S4 verdeckt.',
			hints: ['Ein Ziel mehr als sonst, ein Startgebiet.', '3 und 1.']
		},
		discard: {
			prompt: 'Zielwahl: Wirf 1 von 3 ab. Zwei deiner Ziele verlangen je 4 Speicher; du hast nur 6.',
			done: 'Das Paar geht nicht zusammen. Du behältst 2 Ziele und bekommst die Belohnung des dritten.',
			hints: ['Wirf eines der beiden mit Speichern ab.', 'Behalte das Ziel mit 4 Reliktfarben.']
		},
		pairs: {
			prompt: 'Du hast 6 Speicher und 5 Denkmäler. Welche Paare sind zusammen erfüllbar?',
			items: {
				'g1-g5': '2 Speicher und 4 Speicher',
				'g3-g6': '2 Denkmäler und 3 Denkmäler',
				'g5-g9': '4 Speicher und 4 Speicher'
			},
			done: 'Jedes Bauwerk zählt nur für eine Karte. Darum sind 4 + 4 Speicher zu viele.',
			hints: ['Zähl beide Zahlen zusammen.', 'Die ersten beiden.']
		},
		share: {
			prompt:
				'Beide Ziele verlangen Reliktsteine in 3 Farben; alles andere ist erfüllt. Welche genügen? Wähle alle.',
			help: 'In der Reihenfolge Weiß, Grau, Schwarz, Braun.',
			items: { '2-2-2-0': '2, 2, 2, 0', '3-2-1-0': '3, 2, 1, 0', '3-2-1-1': '3, 2, 1, 1' },
			done: 'Kein Reliktstein zählt doppelt: Jede Karte braucht 3 eigene Farben. Bei 3, 2, 1, 0 bleiben der zweiten nur 2.',
			hints: ['Nimm 3 Farben weg und sieh dir den Rest an.', 'Die erste und die dritte.']
		},
		both: {
			prompt:
				'Allein, beide Ziele erfüllt: Reliktsteine in 4 Farben und 2 Boxverstärker; 4 Speicher und Steinsatz.',
			items: { points: 'Wie viele Punkte geben deine 2 Ziele?' },
			done: '15 Punkte für beide zusammen, und das Spiel ist gewonnen.',
			hints: ['Sie zählen wie eines.', '15.']
		},
		missed: {
			prompt: 'Du hast 180 Punkte, aber ein Ziel ist verfehlt. Welche Bewertung bekommst du?',
			items: { none: 'keine', bronze: 'Bronze', silver: 'Silber', gold: 'Gold' },
			done: 'Ohne beide Ziele ist das Spiel nicht gewonnen, egal mit wie vielen Punkten.',
			hints: ['Erst gewinnen, dann bewerten.', 'Keine.']
		},
		tiers: {
			prompt:
				'Beide Ziele sind erfüllt. Bronze ab 100, Silber ab 140, Gold ab 170, Platin ab 200. Welche Summen sind Silber?',
			items: { '139': '139', '140': '140', '169': '169', '170': '170' },
			done: '140 bis 169. Die Stufen sind die des Verlags, unsere Übungswerte weichen ab: Nimm sie als Maßstab.',
			hints: ['Ab 140, unter 170.', '140 und 169.']
		},
		app: {
			prompt: 'Mit der Companion-App des Verlags hast du noch ein Ziel:',
			items: {
				archive: 'Ahnen aus dem Archiv ziehen',
				scores: 'Punkte der 3 Stämme notieren',
				beat: 'Alle 3 übertreffen'
			},
			done: 'Das ist für den Tisch; hier werden die Ahnen zufällig gezogen.',
			hints: []
		}
	}
};
