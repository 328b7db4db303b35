// German: why a puzzle is as hard as it is, and how it could be seen.
import type { WhyText } from '../en/why.ts';
import { plural } from '../plural.ts';

const count = plural('de');
/** Colours as nouns. */
const noun = (colour: string) => colour.charAt(0).toUpperCase() + colour.slice(1);

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
	bridge: 'Er überspannt eine Lücke.',

	walk: {
		title: 'So sieht man es',
		play: 'Schritte zeigen',
		next: (n, of) => `Schritt ${n} von ${of}`,
		end: 'Lösung zeigen',
		card: (n, said) => `Karte ${n}: ${said}`,
		shows: (right, total) =>
			right === 0
				? 'Noch keins zu sehen'
				: right === total
					? `Alle ${total} schon da`
					: `${right} von ${total} schon da`,
		at: (colour, squares) => `${noun(colour)} auf ${squares}`,
		allFresh: 'Alles muss der Block bringen',
		lacks: (colour) => `${noun(colour)} fehlt`,
		now: (squares, n, found) =>
			`${squares} ${n === 1 ? 'zeigt' : 'zeigen'} ${found === null ? 'nichts' : noun(found)}`,
		oneNew: 'Eins muss neu sein',
		oneNewFact: 'Eine Fassade des neuen Blocks muss dabei sein',
		manner: {
			bridge: 'Die Lücke überspannen',
			behind: 'Von hinten füllen',
			front: 'Verdecken, was dort ist',
			top: 'Obendrauf stellen',
			stand: 'Dort hinstellen'
		},
		ends: (span, top, beside) => `${span}, ${top} hoch; was er berührt, ist höchstens ${beside} hoch`,
		corner: (span, top) => `${span}, ${top} hoch; er berührt nur Ecken`,
		tempting: 'Die Versuchung.',
		fits: (span, block) => `${span} passt der Block (${block}).`,
		wouldShow: (span, block, card) =>
			`${span} würde der Block (${block}) ${card === null ? 'die Karte' : `Karte ${card}`} zeigen, darf dort aber nicht stehen:`,
		tries: 'Deine Versuche',
		nth: (n) => `Versuch ${n}`
	}
} satisfies WhyText;
