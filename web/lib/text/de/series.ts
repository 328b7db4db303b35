// German: the ladder, what goes wrong for you, and drills.
import type { SeriesText } from '../en/series.ts';
import { plural } from '../plural.ts';

const count = plural('de');
const rungs = (n: number) => count(n, { one: `${n} Sprosse`, other: `${n} Sprossen` });

export default {
	ladder: {
		title: 'Leiter',
		description:
			'Rätsel, die von Sprosse zu Sprosse schwerer werden, bis zum ersten Fehlversuch. Sie entstehen auf deinem Gerät, dein längster Aufstieg bleibt gespeichert.',
		lead: 'Jede Sprosse ist etwas schwerer als die darunter. Der erste Block, der nichts sichert, beendet den Aufstieg. Unterwegs gibt es keine Tipps.',
		best: 'Längster Aufstieg',
		rungs,
		last: (n) => `Dein letzter Aufstieg: ${rungs(n)}.`,
		start: 'Aufstieg beginnen',
		showClock: 'Uhr zeigen',
		hideClock: 'Uhr ausblenden',
		place: (rung, best) => (best > 0 ? `Sprosse ${rung} · Bestwert ${best}` : `Sprosse ${rung}`),
		next: (rung) => `Weiter zu Sprosse ${rung}`,
		over: (n) => `Hier endet der Aufstieg: ${rungs(n)}.`,
		longest: 'So weit bist du noch nie gekommen.',
		again: 'Neuer Aufstieg',
		noHints: 'Auf der Leiter gibt es keine Tipps. Nach dem Ende des Aufstiegs sind sie wieder da.'
	},
	ideas: {
		title: 'Woran es bei dir hakt',
		description: 'Die Denkfehler hinter deinen Fehlversuchen beim Üben, und fünf Rätsel gegen jeden.',
		lead: (misses) =>
			count(misses, {
				one: 'Aus deinem letzten Fehlversuch beim Üben. Gezählt wird nur, was das Brett beweist.',
				other: `Aus deinen letzten ${misses} Fehlversuchen beim Üben. Gezählt wird nur, was das Brett beweist.`
			}),
		counting: 'Wird gezählt…',
		none: 'In deinen Fehlversuchen ließ sich bisher kein Denkfehler beweisen.',
		times: (n) => count(n, { one: 'einmal', other: `${n}-mal` }),
		mine: 'In deinen Fehlversuchen gefunden',
		others: 'Die anderen',
		all: 'Alle Denkfehler',
		train: 'Üben',
		trainSaid: (name) => `Üben: ${name}`,
		names: {
			mirror: 'Gespiegelter Schlüssel',
			'wrong-block': 'Falscher Block',
			depth: 'Falsche Tiefe',
			'one-off': 'Eine Spalte daneben',
			ledge: 'Ein Überhang',
			'not-taller': 'Nicht höher',
			'old-faces': 'Nur alte Felder'
		},
		facts: {
			mirror: 'Der Schlüssel war spiegelverkehrt zu sehen. Drehen darfst du ihn, spiegeln nie.',
			'wrong-block': 'Der Platz stimmte, der Block nicht: Eine andere Farbe oder Form sichert dort.',
			depth:
				'Die Spalten stimmten, aber zu nah oder zu weit weg: Etwas verdeckte den Block, oder er lag auf anderer Höhe.',
			'one-off': 'Derselbe Block sichert eine Spalte weiter links oder rechts.',
			ledge: 'Wo du wohl hinwolltest, hängt der Block über. Er kam daneben zu liegen.',
			'not-taller':
				'Wo du wohl hinwolltest, überragt der Block seine Nachbarn nicht. Er kam daneben zu liegen.',
			'old-faces': 'Was vom Schlüssel zu sehen ist, war schon vorher da. Der neue Block muss dazugehören.'
		},
		five: 'Fünf Rätsel; in zweien ist das nicht die Falle.',
		of: (n, all) => `${n} von ${all}`,
		next: 'Nächstes Rätsel',
		list: 'Zurück zur Liste',
		trap: 'Hier war die Falle gestellt.',
		lookAlike: 'Sah nur so aus: Hier war das nicht die Falle.'
	}
} satisfies SeriesText;
