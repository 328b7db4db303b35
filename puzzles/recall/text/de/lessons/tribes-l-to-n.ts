// Deutsch: Lexander, Moto und Nordwind.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesLToN: LessonText = {
	title: 'Stämme L bis N',
	aim: 'Spiel Lexander, Moto und Nordwind.',
	steps: {
		upgrade: {
			prompt: 'Aktiviere Lexander und verbessere deinen rosa Kristall.',
			done: '1 Stein, 1 Verbesserung: Weiß zu Rosa oder Rosa zu Lila.',
			hints: ['Leg deinen Stein auf Lexander und wähle Rosa.']
		},
		monument: {
			prompt: 'Dein drittes Denkmal kostet 2 lila. Du hast 1 rosa und 1 lila. Bau es auf MW.',
			done: '2 gezahlte lila gaben 2 weiße Kristalle und 2 Punkte: der dauerhafte Effekt von Lexander.',
			hints: ['Lexander verbessert 1 Kristall.', 'Verbessere Rosa, dann bau auf MW.'],
			mistakes: { one: 'Es kostet 2 lila Kristalle.' }
		},
		paid: {
			prompt: 'Du hast Lexander und 1 lila Kristall.',
			items: {
				steps: 'Du zahlst ihn in Box B für 5 Schritte: wie viele Punkte?',
				exchange: 'Du tauschst ihn gegen weiße: wie viele Punkte?',
				white: 'Wie viele weiße Kristalle gibt dieser Tausch?'
			},
			done: 'Für eine Aktion gezahltes Lila gibt je 1 weißen und 1 Punkt. Umtauschen zählt nicht.',
			hints: ['Beim Umtauschen bezahlst du keine Aktion.', '1, 0 und 3.']
		},
		moto: {
			prompt: 'Moto: Zahl 1 weißen Kristall und mach dein gelbes Modul zum grünen mit 1 rosa und 3 Figuren.',
			done: 'Eine Stufe höher: Gelb geht zurück in die Auslage, Grün gehört dir, die Auslage wird aufgefüllt.',
			hints: ['Aktiviere Moto und wähle dein Modul.', 'Nimm das mit 1 rosa und 3 Figuren.']
		},
		'moto-limits': {
			prompt: 'Moto ist aktiv. Ist diese Verbesserung erlaubt?',
			items: {
				poor: 'Gelb zu Grün, ohne weißen Kristall',
				white: 'Startmodul zu Gelb, für 1 weißen Kristall',
				'two-levels': 'Startmodul zu Grün, für 1 weißen Kristall'
			},
			done: '1 weißer Kristall, 1 Stufe: Weiß, Gelb, Grün, Grau.',
			hints: ['Was kostet es, und wie weit geht es?', 'Nein, ja, nein.']
		},
		step: {
			prompt: 'Bring beide Figuren von T8.0 auf das Lager T8.2.',
			done: 'Nordwind gibt für einen Stein 1 Bewegung mit 1 Schritt.',
			hints: ['Dein Stamm kann sich bewegen.', 'Aktiviere Nordwind und geh mit 2 Figuren.']
		},
		ring: {
			prompt:
				'Nordwind darf auf einem Lager eine Figur gegen einen Ring eintauschen. Leg einen Ring auf T8.2.',
			done: 'Ein zufälliger Ring, seine Belohnung für dich, ohne Stein. 1 Figur ist weg.',
			hints: ['Wähle den Ring, dann T8.2.']
		},
		'second-ring': {
			prompt: 'Auf T8.2 liegt ein Ring. Versuch, noch einen dorthin zu legen.',
			done: 'Höchstens 1 Ring je Lager, egal von wem. Seine Belohnung gibt es nur einmal.',
			hints: ['Wähle den Ring, dann T8.2.']
		},
		'ring-where': {
			prompt:
				'Markiere die Felder, auf die du jetzt einen Ring legen kannst. Auf T7.5 liegt einer; Rot steht auf T3.2.',
			done: 'Ein Lager ohne Ring, mit einer Figur von dir: T8.2 und T4.0.',
			hints: ['T8.0 ist kein Lager.', 'T8.2 und T4.0.']
		}
	}
};
