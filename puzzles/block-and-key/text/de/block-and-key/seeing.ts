// German: lessons about what a player sees.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	'your-view': {
		title: 'Fassaden und dein Bild',
		aim: 'Den Tempel von deiner Seite aus als flaches Bild lesen.',
		steps: {
			'in-front': {
				prompt: 'Stell den braunen Block aufrecht auf b1, vor den Zentralblock.',
				help: 'Wählen, kippen, setzen. Behalte das flache Bild im Auge.',
				done: 'In jeder Blickrichtung siehst du die vorderste Fassade. Der braune Block verdeckt jetzt einen Teil des Zentralblocks.',
				hints: ['Kippen stellt ihn auf.', 'Feld b1 liegt zwischen dir und dem Zentralblock.'],
				mistakes: {
					lying: 'Liegend ist er niedriger als der Zentralblock, den er berührt. Kippe ihn zuerst.'
				}
			},
			'fill-in': {
				prompt: 'Male aus, was du von deiner Seite aus siehst.',
				help: 'Die Tiefe spielt keine Rolle: Die vorderste Fassade zählt.',
				done: 'Der weiße Turm steht hinter dem Zentralblock. Nur seine oberste Fassade schaut heraus.',
				hints: [
					'Beginne mit Spalte a, vom Boden aufwärts.',
					'Der Zentralblock zeigt dir seine grüne Seite.',
					'Spalte b ist grün, grün, weiß.'
				]
			},
			seen: {
				prompt: 'Markiere jeden Block, von dem du mindestens eine Fassade siehst.',
				help: 'Auch der Zentralblock ist ein Block.',
				done: 'Der grüne Block liegt hinter dem grauen Turm. Von deiner Seite ist nichts von ihm zu sehen.',
				hints: ['Schau jede Spalte von vorn an.', 'In Spalte d steht vorn der graue Turm.']
			},
			faces: {
				prompt: 'Zähle die Fassaden in deinem flachen Bild.',
				done: '4 weiße Fassaden am Zentralblock und 1 am weißen Block. Jedes gefüllte Feld im Bild ist eine Fassade.',
				hints: ['Jedes gefüllte Feld zählt einmal.', 'Der Zentralblock zeigt 4 weiße.'],
				items: { white: 'Wie viele weiße Fassaden?', all: 'Wie viele Fassaden insgesamt?' }
			},
			core: {
				prompt: 'Dreh die grüne Seite des Zentralblocks zu dir.',
				help: 'Jede seiner vier Seiten hat eine eigene Farbe.',
				done: 'Du siehst Grün, alle anderen sehen eine andere Seite. Oben und unten sieht niemand.',
				hints: ['Wähle Grün.']
			},
			show: {
				prompt: 'Sorge für Grün in Spalte d, auf Höhe 3 deines Bildes.',
				done: 'Davor steht dort nichts, also ist dein Block auf Höhe 1 bis 3 zu sehen.',
				hints: ['Der grüne Block ist 3 lang.', 'Stell ihn aufrecht in Spalte d, zum Beispiel auf d1.']
			}
		}
	},
	'other-seats': {
		title: 'Was andere sehen',
		aim: 'Den Tempel von anderen Seiten sehen und wissen, warum das für dich nicht zählt.',
		steps: {
			east: {
				prompt: 'Male aus, was im Osten zu sehen ist.',
				help: 'Von dort aus liegt Süden links, und der Zentralblock ist grau.',
				done: 'Von Osten aus ist vorn, was am weitesten östlich steht.',
				hints: [
					'Der grüne Turm steht im Süden: erste Spalte.',
					'Die nächsten beiden Spalten zeigen den Zentralblock mit Braun obenauf.'
				]
			},
			north: {
				prompt: 'Male nun aus, was im Norden zu sehen ist.',
				help: 'Von dort aus liegt Osten links, und der Zentralblock ist grün.',
				done: 'Grüner Turm, grüne Seite des Zentralblocks: Im Bild zählt nur die Farbe.',
				hints: ['Zuerst kommt der grüne Turm, 3 hoch.', 'Die dritte Spalte ist grün, grün, braun.']
			},
			faces: {
				prompt: 'Wie viele grüne Fassaden sind von hier zu sehen?',
				help: 'Hinter dem Zentralblock stehen ein grüner Turm und östlich davon ein weißer.',
				done: 'Ein Tempel, drei Bilder. Dir verdeckt der Zentralblock das Grün, dem Osten der weiße Turm.',
				hints: [
					'Der grüne Turm ist 3 hoch, der Zentralblock 2.',
					'Von Osten aus steht der weiße Turm vor dem grünen.'
				],
				items: { you: 'Von dir aus, im Süden', west: 'Von Westen', east: 'Von Osten' }
			},
			hide: {
				prompt: 'Setze den grünen Block so, dass von Osten aus nichts von ihm zu sehen ist.',
				done: 'Der graue Turm steht dazwischen. Was andere nicht sehen, nützt ihnen nicht.',
				hints: [
					'In derselben Reihe muss östlich von ihm etwas stehen.',
					'Der graue Turm verdeckt Reihe 1.',
					'Stell ihn aufrecht auf a1.'
				]
			},
			own: {
				prompt: 'Du hast den grünen Turm gesetzt. Darfst du diesen Schlüssel holen?',
				help: 'Einen Schlüssel holst du, wenn sein Muster in deinem Bild zu sehen ist.',
				done: 'Grün neben Grau sieht man nur im Osten. Für deine Schlüssel zählt nur dein eigenes Bild.',
				hints: ['Such ihn in deinem flachen Bild.', 'Du siehst keine graue Fassade.'],
				items: { 'white-green': 'Weiß, rechts davon Grün', 'green-grey': 'Grün, rechts davon Grau' }
			},
			looking: {
				prompt: 'Wann dürfen andere von deiner Seite aus schauen?',
				done: 'Nur um deinen Schlüssel zu bestätigen, und ohne deine Karten zu sehen.',
				hints: ['Du zeigst, wo dein Schlüssel ist.'],
				items: { never: 'Nie', claim: 'Wenn du einen Schlüssel holst', always: 'Jederzeit' }
			}
		}
	}
};

export default lessons;
