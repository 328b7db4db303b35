// German: reset, boxes D and F.
import type { LessonText } from '../../../../schema/lesson.ts';

export const reset: LessonText = {
	title: 'Zurücksetzen, Box D und F',
	aim: 'Hol deine Module zurück, produziere und kopiere eine Box.',
	steps: {
		reset: {
			prompt: 'Setz alle Module zurück. Aktiviere dann die 3 Produktionsfelder P1, P2 und P3.',
			done: '3 Module kamen heraus, also darfst du 3 Produktionsfelder aktivieren. P1 bis P3 sind von Anfang an frei.',
			hints: [
				'Wähle Zurücksetzen, dann P1, P2 und P3.',
				'Stell die Figur von P2 auf, verbessere mit P3 einen Kristall.'
			]
		},
		twice: {
			prompt: 'P1 hast du schon aktiviert. Versuch es noch einmal.',
			done: 'Jedes Produktionsfeld höchstens einmal pro Zug.',
			hints: ['Wähle P1.']
		},
		fields: {
			prompt:
				'Du hast die untere Wald-Werkstatt, das unterste Denkmal und einen Speicher gebaut. Markiere die Produktionsfelder, die du aktivieren darfst.',
			done: 'Die untere Wald-Werkstatt gibt P5 frei, das unterste Denkmal P7. Speicher geben keines frei.',
			hints: ['3 sind immer frei.', 'P1, P2, P3, P5 und P7.']
		},
		order: {
			prompt: 'Bring das Zurücksetzen in die richtige Reihenfolge.',
			items: {
				out: 'Alle Module herausziehen',
				produce: 'Produktionsfelder aktivieren',
				stones: 'Benutzte Energiesteine zurück ins Depot',
				end: 'Zug beenden'
			},
			done: 'Module, Produktion, Steine. Nach den Steinen wird in diesem Zug keine Energie mehr genutzt.',
			hints: ['Die Steine sind der letzte Teil.']
		},
		may: {
			prompt: 'Du setzt 3 Module zurück. Ist das erlaubt?',
			items: {
				fourth: '3 Felder sind aktiviert: noch ein viertes',
				covered: 'P4, dessen Werkstatt du nicht gebaut hast',
				before: 'Bevor die Steine zurückkommen: einen Stein auf Brimas',
				energy: 'Nachdem die Steine zurück sind: einen Stein auf Brimas',
				cassette: 'Nachdem die Steine zurück sind: eine Kassette spielen'
			},
			done: 'Ein Produktionsfeld je herausgezogenem Modul. Energie nur, bevor die Steine zurück sind; Kassetten und Tausch auch danach.',
			hints: ['3 Module, 3 Felder.', 'Die zurückgelegten Steine warten auf deinen nächsten Zug.']
		},
		costs: {
			prompt: 'Brimas wurde zweimal aktiviert: 3 Steine liegen darauf, 3 im Depot. Du setzt zurück.',
			items: {
				now: 'Was würde Brimas vor dem Zurücksetzen kosten?',
				depot: 'Wie viele Steine sind danach im Depot?',
				then: 'Was kostet Brimas in deinem nächsten Zug?'
			},
			done: 'Alle benutzten Steine kommen zurück, und alle Kosten beginnen wieder bei 1.',
			hints: ['Jedes Mal 1 Stein mehr.', '3, 6 und 1.']
		},
		'box-d': {
			prompt: 'In einem Zug mit Box D: Bau einen Speicher auf T8.4.',
			done: '2 Aktionen, jede entweder 1 Schritt oder 1 Ausbau. Hier von jedem 1.',
			hints: ['Deine Figur steht auf T8.0, neben T8.4.', 'Slot D: 1 Schritt nach T8.4, dann Ausbau.']
		},
		'box-f': {
			prompt: 'Slot D ist belegt. Nutz Box D noch einmal über Box F und bau auf T8.4.',
			done: 'Für 1 weißen Kristall kopiert Box F eine Box, deren Slot belegt ist.',
			hints: ['Setz das Modul in Slot F ein und kopiere D.', 'Dann 1 Schritt nach T8.4 und Ausbau.']
		},
		copies: {
			prompt: 'Module stecken in D und F. Box F kopiert für 1 weißen Kristall. Ist das erlaubt?',
			items: {
				taken: 'D kopieren',
				free: 'A kopieren, dessen Slot frei ist',
				itself: 'F selbst kopieren',
				unpaid: 'D kopieren mit 1 rosa und ohne weißen Kristall'
			},
			done: 'Eine andere Box mit einem Modul darunter, für 1 weißen. Als einziges Modul bringt F nichts.',
			hints: ['Welche Slots sind belegt?', 'Der Preis ist weiß.']
		},
		booster: {
			prompt:
				'Ein Modul steckt in D: 2 Aktionen. Ein Stein auf dem Kerbholz gibt 3 Punkte und bringt Boxverstärker D, Seite mit 3 Aktionen.',
			items: {
				plain: 'Wie viele Aktionen hast du jetzt?',
				unused: 'Du bekommst den Boxverstärker vor der ersten Aktion. Wie viele Aktionen hast du?',
				used: 'Du nutzt erst 1 Aktion, dann kommt der Boxverstärker. Wie viele sind übrig?'
			},
			done: 'Eine begonnene Box bleibt in diesem Zug, wie sie war. Unberührt ist sie sofort besser.',
			hints: ['Es kommt darauf an, ob du die Box schon begonnen hast.', '2, 3 und 1.']
		}
	}
};
