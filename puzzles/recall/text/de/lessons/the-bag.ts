// German: bag and start tiles.
import type { LessonText } from '../../../../schema/lesson.ts';

export const theBag: LessonText = {
	title: 'Beutel und Startgebiete',
	aim: 'Füll den Beutel und die ersten Plättchen, egal wie viele ihr seid.',
	steps: {
		'start-tile': {
			prompt: 'Ihr seid zu zweit. Markiere jedes Gebietsplättchen, das zu Beginn offen liegt.',
			done: 'Nur das Plättchen an den Startfeldern 1 und 2. Zu dritt oder viert ist auch T12 offen, sonst bleibt es verdeckt.',
			hints: ['Startgebiete liegen unten rechts.', 'Nur T8.']
		},
		bag: {
			prompt: 'Ihr seid zu dritt. Es gibt 28 Reliktsteine und 27 neutrale Energiesteine.',
			items: {
				round: 'Wie viele Relikte liegen auf dem runden Feld?',
				bag: 'Wie viele Relikte kommen in den Beutel?',
				lying: 'Jedes Startgebiet hat 2 Reliktfelder. Wie viele Relikte liegen dort?',
				left: 'Wie viele Relikte bleiben im Beutel?',
				stones: 'Auf 2 Stätten liegen je 3 Steine. Wie viele bleiben im Beutel?'
			},
			done: 'Ein Relikt je Farbe bleibt draußen. Offene Startgebiete bekommen 1 Relikt je Reliktfeld und 3 Steine je Stätte.',
			hints: ['28 Relikte, 4 davon auf dem runden Feld.', '4, 24, 4, 20 und 21.']
		},
		order: {
			prompt: 'Bring diese Teile des Aufbaus in die richtige Reihenfolge.',
			items: {
				glue: 'Konsolen einmalig kleben',
				board: 'Spielplan in die Mitte',
				round: '4 Relikte auf das runde Feld',
				bag: 'Übrige Relikte in den Beutel',
				tiles: 'Startgebiete aufdecken',
				fill: 'Relikte und Steine ziehen'
			},
			done: 'Die 4 Relikte kommen heraus, bevor der Beutel gefüllt wird; gezogen wird erst aus dem vollen Beutel.',
			hints: ['Was muss da sein, bevor du ziehen kannst?', 'Rundes Feld, Beutel, Plättchen, ziehen.']
		},
		unlimited: {
			prompt: 'Was geht nie aus? Ist davon nichts mehr da, nehmt ihr Ersatz.',
			items: {
				crystals: 'Kristallmarker',
				helpers: 'Hilfsmarker',
				figures: 'Stammesfiguren',
				material: 'Stammesmaterial'
			},
			done: 'Kristallmarker und Hilfsmarker sind unbegrenzt. Figuren nicht: 14 kleine und 3 große je Farbe.',
			hints: ['Beide heißen Marker.', 'Kristallmarker und Hilfsmarker.']
		},
		table: {
			prompt: 'Am Tisch:',
			items: {
				glue: 'Vor dem ersten Spiel Konsolen kleben',
				board: 'Spielplan in die Mitte',
				cassettes: 'Kassetten verdeckt mischen',
				boosters: 'Boxverstärker-Stapel beliebig, Seite egal',
				material: 'Stammesmaterial beiseite',
				helpers: 'Hilfsmarker decken Benutztes bis zum Zugende ab'
			},
			done: 'Inseln, Ringe, Flöße und Schweine kommen erst mit ihrem Stamm.',
			hints: []
		}
	}
};
