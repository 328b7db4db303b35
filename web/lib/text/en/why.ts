// English: why a puzzle is as hard as it is, and how it could be seen.
import { plural } from '../plural.ts';

const count = plural('en');

const why = {
	places: (n: number) => count(n, { one: 'Only one place looks right.', other: `${n} places look right.` }),
	/** After the places; the reasons are joined. */
	failures: (list: string) => `Of the others, ${list}.`,
	failure: {
		air: (n: number) =>
			count(n, { one: 'one leaves the block in the air', other: `${n} leave the block in the air` }),
		ledge: (n: number) => count(n, { one: 'one is a ledge', other: `${n} are ledges` }),
		'no-contact': (n: number) => count(n, { one: 'one touches nothing', other: `${n} touch nothing` }),
		'not-taller': (n: number) => count(n, { one: 'one is not taller', other: `${n} are not taller` }),
		'other-key': (n: number) => count(n, { one: 'one misses a key', other: `${n} miss a key` })
	},
	better: (n: number) => count(n, { one: 'One looked even better.', other: `${n} looked even better.` }),
	adds: (n: number, hides: number) => {
		if (n === 1)
			return hides > 0
				? 'The block adds 1 square and hides another colour there.'
				: 'The block adds 1 square.';
		return `The block adds ${n} squares${
			hides > 0
				? `; ${count(hides, { one: '1 of them hides', other: `${hides} of them hide` })} another colour`
				: ''
		}.`;
	},
	tucked: 'Half of it is out of sight.',
	unseenSupport: 'What it stands on cannot be seen.',
	bridge: 'It spans a gap.',

	/** How it could be seen, step by step: a claim and a fact each, both short. */
	walk: {
		title: 'How to see it',
		play: 'Play the steps',
		next: (n: number, of: number) => `Step ${n} of ${of}`,
		end: 'Show the answer',
		card: (n: number, said: string) => `Card ${n}: ${said}`,
		shows: (right: number, total: number) =>
			right === 0 ? 'None shows yet' : right === total ? `All ${total} show` : `${right} of ${total} show`,
		at: (colour: string, squares: string) => `${colour} at ${squares}`,
		allFresh: 'The block must bring all of it',
		lacks: (colour: string) => `${colour.charAt(0).toUpperCase()}${colour.slice(1)} is missing`,
		/** What a square shows before the block stands. */
		now: (squares: string, n: number, found: string | null) =>
			`${squares} ${n === 1 ? 'shows' : 'show'} ${found ?? 'nothing'}`,
		oneNew: 'One must be new',
		oneNewFact: 'A face of the new block must be part of it',
		manner: {
			bridge: 'Span the gap',
			behind: 'Fill it from behind',
			front: 'Cover what shows there',
			top: 'Put it on top',
			stand: 'Stand it there'
		},
		ends: (span: string, top: number, beside: number) =>
			`${span}, ${top} high; what it touches is ${beside} high at most`,
		corner: (span: string, top: number) => `${span}, ${top} high; it touches corners only`,
		tempting: 'The tempting one.',
		fits: (span: string, block: string) => `${span} the ${block} fits.`,
		/** Null: there is only one card. */
		wouldShow: (span: string, block: string, card: number | null) =>
			`${span} the ${block} would show ${card === null ? 'the card' : `card ${card}`}, but it may not stand there:`,
		tries: 'Your tries',
		nth: (n: number) => `Try ${n}`
	}
};

export type WhyText = typeof why;
export default why;
