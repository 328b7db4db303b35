// What is missing from a goal that was not reached, as a code with facts.
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import type { Lack } from '../../game.ts';
import type { State } from '../state.ts';
import { amount, checkIn, reached } from './lookup.ts';

type Args = readonly (string | number)[];

const lack = (code: string, facts: Lack['facts'] = {}): Lack => ({ code, facts });

/** Amounts of one thing, and amounts that need none: by what their first word names. */
const COUNTED: Readonly<Record<string, string>> = {
	figures: 'field',
	crystals: 'kind',
	track: 'track',
	stones: 'kind',
	relics: 'kind',
	lying: 'effect'
};
const PLAIN: readonly string[] = [
	'all-figures',
	'points',
	'modules',
	'cassettes',
	'raft',
	'steps-left',
	'gear',
	'monuments',
	'goals'
];
/** Goals about a thing that is named, by what the words call it. */
const NAMED: Readonly<Record<string, string>> = {
	slot: 'box',
	building: 'field',
	booster: 'box',
	camp: 'field',
	path: 'path',
	open: 'field',
	site: 'field',
	'monument-tile': 'field',
	island: 'field',
	sty: 'field',
	ring: 'field',
	'raft-on': 'field',
	produced: 'field'
};
/** Goals whose words are the same for everything. */
const SAID: readonly string[] = [
	'drafted',
	'drafts-left',
	'phase',
	'turn-over',
	'turn-of',
	'idle',
	'holds',
	'built',
	'keeps'
];

function counted(name: string, args: Args, wanted: number, now: State): Lack {
	const thing = COUNTED[name];
	if (thing) return lack(name, { [thing]: String(args[0]), there: amount([name, ...args], now), wanted });
	return PLAIN.includes(name) ? lack(name, { there: amount([name, ...args], now), wanted }) : lack('other');
}

export function lacks([name, ...args]: Check, start: State, now: State): Lack {
	if (name === 'all' || name === 'any') {
		const parts = args.map(checkIn);
		const first = parts.find((part) => !reached(part, start, now));
		return first ? lacks(first, start, now) : lack('other');
	}
	if (name === 'is' || name === 'least') return counted(String(args[1]), args.slice(2), Number(args[0]), now);
	if (name in COUNTED) {
		const [thing = '', wanted, ...person] = args;
		// Of somebody else: the words speak of the learner alone.
		return person.length > 0 ? lack('other-person') : counted(name, [thing], Number(wanted), now);
	}
	if (PLAIN.includes(name)) return counted(name, [], Number(args[0]), now);
	if (name === 'pigs') return lack('pigs', { field: String(args[0]), wanted: Number(args[1]) });
	const thing = NAMED[name];
	if (thing) return lack(name, { [thing]: String(args[name === 'path' ? 1 : 0]) });
	return SAID.includes(name) ? lack(name) : lack('other');
}
