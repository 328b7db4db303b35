// Deutsch: drei Varianten.
import type { LessonText } from '../../../../schema/lesson.ts';

export const variants: LessonText = {
	title: 'Varianten',
	aim: 'Spiel mit Bumerang-Draft, bekannten Ahnen und freier Boxverstärker-Wahl.',
	steps: {
		boomerang: {
			prompt:
				'Bumerang-Draft zu zweit: Rot nahm eine Ausrüstung, jetzt nimmst du 2 Karten. Erst einen Stamm, dann eine Ausrüstung.',
			done: 'Stämme und Ausrüstungen liegen einzeln aus. Die Startperson nimmt zweimal nacheinander, dann geht es zurück.',
			hints: ['Nimm irgendeinen Stamm.', 'Nimm dann irgendeine Ausrüstung.']
		},
		'second-tribe': {
			prompt: 'Du hast einen Stamm genommen. Versuch, einen zweiten zu nehmen.',
			done: 'Auf dem Rückweg nehmen alle die Kartenart, die ihnen noch fehlt.',
			hints: ['Wähle einen Stamm.']
		},
		order: {
			prompt: 'Bumerang-Draft zu dritt. Es beginnt rechts von der Startperson, gegen den Uhrzeigersinn.',
			items: {
				third: 'Dritte Person: als Wievielte nimmt sie zuerst?',
				start: 'Startperson: als Wievielte nimmt sie zuerst?',
				tribes: 'Wie viele Stämme liegen aus?'
			},
			done: 'Dritte, zweite, Startperson, und wieder zurück. Es liegt immer 1 Stamm mehr aus, als Personen da sind.',
			hints: ['Rechts von der Startperson sitzt die letzte der Reihe.', '1, 3 und 4.']
		},
		known: {
			prompt: 'Bekannte Ahnen: Sie liegen von Anfang an offen. Geh 1 Schritt auf Weiß 3.',
			done: 'Nichts muss aufgedeckt werden, aber die erste Person auf Feld 3 bekommt trotzdem 1 Punkt.',
			hints: ['Wähle die weiße Leiste.']
		},
		booster: {
			prompt:
				'Boxverstärker-Wahl: Du hast 6 erreicht und nimmst einen aus deinem eigenen Satz. Nimm Boxverstärker E.',
			done: 'An jedem grünen Boxfeld ein beliebiger Buchstabe aus deinem Satz A bis F.',
			hints: ['Wähle E, eine der Seiten.']
		},
		'booster-set': {
			prompt: 'Du hast Boxverstärker E und erreichst jetzt 12. Ist das erlaubt?',
			items: { other: 'Boxverstärker A nehmen', again: 'Noch einmal E nehmen, andere Seite' },
			done: 'In deinem Satz gibt es jeden Buchstaben einmal.',
			hints: ['E ist nicht mehr in deinem Satz.', 'Ja, nein.']
		}
	}
};
