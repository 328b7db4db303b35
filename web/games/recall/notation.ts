// Actions as one word each: the kind, then its parts, joined by `_`. Parts at the end that are nothing are left out.
//   step_T8.0_T8.3_3   build_T4.4_s3   use_1_0_pink   trigger_yes   energise_RADAR_white.own
import { BOXES, CRYSTALS, PATHS, RELICS, STONES, TRACKS } from '../../../puzzles/recall/schema/vocabulary.ts';
import { SWAPS, type Action } from './action.ts';
import { KINDS } from './doings.ts';

/** One part: read from text, undefined for what it is not; written as text. `blank` is what an absent part means. */
interface Part {
	readonly name: string;
	read(text: string): unknown;
	write(value: unknown): string;
	readonly blank?: unknown;
}

const WORD = /^[A-Za-z0-9]+(\.[A-Za-z0-9]+)?$/;
const NUMBER = /^(0|[1-9][0-9]?)$/;

const text = (name: string): Part => ({
	name,
	read: (word) => (WORD.test(word) ? word : undefined),
	write: String
});
const number = (name: string): Part => ({
	name,
	read: (word) => (NUMBER.test(word) ? Number(word) : undefined),
	write: String
});
const oneOf = (name: string, words: readonly (string | number)[]): Part => ({
	name,
	read: (word) => words.find((each) => String(each) === word),
	write: String
});
/** Left out at the end, and `-` elsewhere. */
const orBlank = (part: Part, blank: unknown): Part => ({
	...part,
	blank,
	read: (word) => (word === '-' ? blank : part.read(word)),
	write: (value) => (value === blank ? '-' : part.write(value))
});
const stones: Part = {
	name: 'stones',
	read(word) {
		const found = word.split('.').map((each) => STONES.find((stone) => stone === each));
		return found.includes(undefined) ? undefined : found;
	},
	write: (value) => (value as string[]).join('.')
};
const yes: Part = {
	name: 'yes',
	read: (word) => (word === 'yes' ? true : word === 'no' ? false : undefined),
	write: (value) => (value === true ? 'yes' : 'no')
};

const pay = orBlank(number('pay'), 0);
const pigs = orBlank(number('pigs'), 0);
const group = [text('from'), text('to'), number('figures'), pigs, pay];

const PARTS: Readonly<Record<Action['do'], readonly Part[]>> = {
	start: [text('field')],
	draft: [text('card')],
	insert: [text('module'), oneOf('slot', BOXES)],
	reset: [],
	produce: [text('field')],
	stones: [],
	path: [oneOf('card', PATHS)],
	goal: [text('discard')],
	end: [],
	use: [number('instance'), number('item'), orBlank(text('as'), null)],
	step: group,
	embark: group,
	sail: [text('to'), pay],
	land: [text('to'), number('figures'), pigs, pay],
	fan: group,
	jump: group,
	leap: group,
	explore: [text('place')],
	orient: [number('turn')],
	dig: [text('site'), oneOf('stone', TRACKS), pay],
	build: [text('field'), text('piece'), pay],
	upgrade: [oneOf('from', CRYSTALS)],
	place: [text('field'), number('figures')],
	return: [text('field')],
	cassette: [text('cassette')],
	exchange: [oneOf('from', CRYSTALS), oneOf('to', CRYSTALS)],
	energise: [text('effect'), orBlank(stones, null)],
	trigger: [yes, orBlank(stones, null)],
	ring: [text('camp')],
	track: [oneOf('track', TRACKS)],
	gear: [text('gear')],
	booster: [oneOf('box', BOXES), oneOf('side', [0, 1])],
	module: [text('module')],
	modup: [text('module'), text('to')],
	deactivate: [oneOf('slot', BOXES)],
	tile: [text('tile')],
	relic: [oneOf('colour', RELICS)],
	effect: [text('effect')],
	camp: [text('camp')],
	remove: [text('field')],
	swap: [oneOf('give', SWAPS), orBlank(text('from'), null), oneOf('take', SWAPS)],
	sty: [text('field')],
	island: [text('field')],
	raft: [text('field')],
	decline: []
};

export function makeAction(action: Action): string {
	const values = action as unknown as Readonly<Record<string, unknown>>;
	const words = PARTS[action.do].map((part) => part.write(values[part.name]));
	while (words.at(-1) === '-') words.pop();
	return [action.do, ...words].join('_');
}

/** Null for anything that `makeAction` does not write. */
export function parseAction(word: string): Action | null {
	const [kind = '', ...words] = word.split('_');
	const known = KINDS.find((each) => each === kind);
	if (!known) return null;
	const parts = PARTS[known];
	if (words.length > parts.length) return null;
	const action: Record<string, unknown> = { do: known };
	for (const [k, part] of parts.entries()) {
		const value = words[k] === undefined ? part.blank : part.read(words[k]);
		if (value === undefined) return null;
		action[part.name] = value;
	}
	const made = action as unknown as Action;
	return makeAction(made) === word ? made : null;
}
