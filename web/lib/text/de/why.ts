// German: why a puzzle is as hard as it is.
import type { WhyText } from '../en/why.ts';
import { plural } from '../plural.ts';

const count = plural('de');

export default {
	places: (n) =>
		count(n, { one: 'Nur eine Stelle sieht richtig aus.', other: `${n} Stellen sehen richtig aus.` }),
	failures: (list) => `Von den anderen ${list}.`,
	failure: {
		air: (n) =>
			count(n, { one: 'lässt eine den Block in der Luft', other: `lassen ${n} den Block in der Luft` }),
		ledge: (n) => count(n, { one: 'ist eine ein Überhang', other: `sind ${n} ein Überhang` }),
		'no-contact': (n) => count(n, { one: 'berührt eine nichts', other: `berühren ${n} nichts` }),
		'not-taller': (n) => count(n, { one: 'ist eine nicht höher', other: `sind ${n} nicht höher` }),
		'other-key': (n) => count(n, { one: 'fehlt einer ein Schlüssel', other: `fehlt ${n} ein Schlüssel` })
	},
	better: (n) => count(n, { one: 'Eine sah sogar besser aus.', other: `${n} sahen sogar besser aus.` }),
	adds: (n, hides) => {
		if (n === 1)
			return hides > 0
				? 'Der Block bringt 1 Feld und verdeckt dort eine andere Farbe.'
				: 'Der Block bringt 1 Feld.';
		return `Der Block bringt ${n} Felder${
			hides > 0
				? `; ${count(hides, { one: '1 davon verdeckt', other: `${hides} davon verdecken` })} eine andere Farbe`
				: ''
		}.`;
	},
	tucked: 'Die Hälfte von ihm ist nicht zu sehen.',
	unseenSupport: 'Worauf er steht, ist nicht zu sehen.',
	bridge: 'Er überspannt eine Lücke.'
} satisfies WhyText;
