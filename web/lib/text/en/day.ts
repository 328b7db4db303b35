// English: the end of a day.
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { DailyTheme } from '../../../../puzzles/block-and-key/daily/table.ts';
import type { Result } from '$lib/progress/honours.ts';
import { plural } from '../plural.ts';

const count = plural('en');
const levels: Record<Level, string> = { star: 'Star', sun: 'Sun', moon: 'Moon' };
const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
const themes: Record<DailyTheme, string> = {
	bridge: 'Something spans a gap.',
	stack: 'Something stands on something.',
	'corner-only': 'Only a corner touches.',
	'turned-key': 'A key wants to be turned.',
	'tucked-behind': 'Something hides behind something.',
	'two-keys': 'Two keys with one block.',
	'far-colours': 'Colours meet from far apart.',
	'core-face': 'The Core Cube shows its side.'
};

function result(solved: Result['solved']): string {
	if (!solved) return 'Still open';
	const { grade, tries, hints } = solved;
	return {
		'first-look': 'Seen at once',
		'first-try': 'At the first try',
		retried: `In ${tries} tries`,
		hinted: count(hints, { one: `With ${hints} hint`, other: `With ${hints} hints` }),
		assisted: 'With matches shown',
		revealed: 'With the answer'
	}[grade];
}

const day = {
	title: 'The day',
	description:
		'The three puzzles of a day once they are solved: what they looked like and what they were worth.',
	levels,
	themes,
	result,
	found: (n: number) =>
		['Three to find', 'One of three found', 'Two of three found', 'All three found'][n] ?? '',
	keystones: (n: number, of: number) => `${n} of ${of} keystones`,
	board: (level: string) => `The temple of the ${level}, solved`,
	stones: (n: number) => `${NUMBERS[n] ?? n} of seven`,
	harder: 'Higher stones are harder.',
	keystone: 'Sunday sets the Keystone: two keys with one block.',
	streak: (n: number) => (n === 0 ? 'No streak yet' : `${n}-day streak`),
	freezes: (n: number) =>
		n === 0 ? 'no streak freeze' : count(n, { one: `${n} streak freeze`, other: `${n} streak freezes` }),
	freezeNote:
		'Every 7 days you solve earn a streak freeze (2 at most), used automatically if you miss a day.',
	tomorrow: (weekday: string) => `Tomorrow, ${weekday}`,
	play: (level: string) => `Play ${level}`,
	archive: 'Archive',
	home: 'Home',
	share: {
		go: 'Share the day',
		title: 'Share the day',
		close: 'Close',
		picture: 'The picture shows no key and no answer.',
		words: (date: string, lines: readonly string[]) => `Keystone, ${date}. ${lines.join('. ')}.`,
		line: (level: string, result: string) => `${level}: ${result.toLowerCase()}`,
		subtitle: 'Keystone. The same three keys for everyone.',
		field: 'Words to share',
		send: 'Share',
		copy: 'Copy the words',
		save: 'Save the picture',
		done: {
			shared: 'Shared.',
			cancelled: 'Not shared.',
			copied: 'Copied. Paste it anywhere.',
			select: 'Copy the words in the field.',
			saved: 'The picture is saved.'
		}
	},
	failed: 'The temples did not load. Check the connection and reload the page.',
	noScript: 'The day needs JavaScript.'
};

export type Day = typeof day;
export default day;
