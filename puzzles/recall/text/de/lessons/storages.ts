// German: storages and camps.
import type { LessonText } from '../../../../schema/lesson.ts';

export const storages: LessonText = {
	title: 'Speicher und Lager',
	aim: 'Bau auf dem richtigen Feld und lass dich von Lagern belohnen.',
	steps: {
		build: {
			prompt: 'Du hast 1 Ausbau. Bau den Speicher mit dem rosa Kristall auf T8.4.',
			help: 'Es ist der vierte von oben.',
			done: 'Die Figur dort kommt weg, und du bekommst, was neben dem Speicher steht. Kristalle kostet er nicht.',
			hints: ['Wähle T8.4, dann den vierten Speicher.']
		},
		where: {
			prompt: 'Darf der Speicher dort gebaut werden?',
			help: 'Speicher brauchen ein Speicherfeld: T8.4 und T7.0 sind welche.',
			items: {
				farmland: 'Auf dem Acker T8.0, wo deine Figur steht',
				camp: 'Auf dem Lager T8.2, wo deine Figur steht',
				second: 'Auf T8.4, neben deinem eigenen Speicher dort',
				beside: 'Auf T7.0; deine Figur steht auf T7.1',
				'with-red': 'Auf T8.4 mit deinen 2 Figuren; Rot hat dort einen Speicher',
				'too-few': 'Auf T8.4 mit deinen 2 Figuren; Rot und Gelb haben dort Speicher'
			},
			done: '1 Bauwerk von dir je Feld, für 1 Figur von dort und 1 weitere je anderer Person, die dort schon gebaut hat.',
			hints: ['Was für ein Feld ist es, und wer steht dort?', 'Rot und Gelb zusammen: 3 Figuren.']
		},
		figures: {
			prompt: 'Rot und Gelb haben Speicher auf T8.4. Du hast dort 5 Figuren und baust.',
			items: {
				remove: 'Wie viele Figuren entfernst du?',
				red: 'Wie viele Figuren bekommt Rot dort?',
				yellow: 'Wie viele Figuren bekommt Gelb dort?'
			},
			done: '1 fürs Bauen, 1 für Rot, 1 für Gelb. Beide bekommen dort 1 eigene Figur.',
			hints: ['1 und je Person 1 dazu.', '3, 1 und 1.']
		},
		reward: {
			prompt: 'Bau auf T8.4 so, dass dein schwarzer Marker 2 Schritte geht.',
			done: 'Du nimmst irgendeinen Speicher der Konsole, in beliebiger Reihenfolge. Die Belohnung kommt sofort.',
			hints: ['Welcher Speicher gibt Schritte?', 'Der dritte von oben. Dann zweimal Schwarz.']
		},
		camps: {
			prompt:
				'Du baust auf T3.3. Das Lager T7.5 hat dich schon belohnt, das Lager T2.1 schon Rot. Markiere die Lager, die dich jetzt belohnen.',
			done: 'Jedes Lager neben dem neuen Bauwerk belohnt dich einmal im Spiel. Was andere bekamen, ist egal.',
			hints: ['T3.3 grenzt an 3 Lager.', 'T2.1 und T3.2.']
		},
		revealed: {
			prompt: 'Deine Werkstatt steht auf T3.3. Erkunde T7 so, dass sein Lager dich belohnt.',
			done: 'Taucht ein Lager neben einem Bauwerk auf, gibt es die Belohnung sofort.',
			hints: ['T3.3 grenzt nur mit T7.5 an T7.', 'Lass T7 ungedreht.']
		},
		here: {
			prompt: 'Bring eine Figur auf das Lager T8.2, ohne zu gehen.',
			done: 'Dieses Lager gibt eine Figur genau auf dem Lager. Präsenz brauchst du dort nicht.',
			hints: ['Bau neben T8.2.', 'Irgendein Speicher auf T12.5.'],
			mistakes: { 'on-camp': 'Auf einem Lager wird nichts gebaut. Bau daneben.' }
		},
		relic: {
			prompt: 'Hol einen zweiten braunen Reliktstein, ohne zu gehen.',
			done: 'Der unterste Speicher gibt 1 Reliktstein deiner Wahl, ohne dass Figuren wegkommen. Das zweite braune Feld gab dann 1 rosa Kristall.',
			hints: ['Einer der Speicher gibt einen Reliktstein.', 'Der unterste Speicher auf T12.4, dann Braun.']
		}
	}
};
