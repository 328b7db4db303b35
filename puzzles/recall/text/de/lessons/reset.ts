// German: reset.
import type { LessonText } from '../../../../schema/lesson.ts';

export const reset: LessonText = {
	title: 'Zurücksetzen',
	aim: 'Hol deine Module zurück, produziere und bekomm deine Steine wieder.',
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
				cassette: 'Nachdem die Steine zurück sind: eine Kassette einsetzen'
			},
			done: 'Ein Produktionsfeld je herausgezogenem Modul. Energie nur, bevor die Steine zurück sind; Kassetten und Umtausch auch danach.',
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
		}
	}
};
