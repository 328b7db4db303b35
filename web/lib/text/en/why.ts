// English: why a puzzle is as hard as it is.
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
	bridge: 'It spans a gap.'
};

export type WhyText = typeof why;
export default why;
