// English: the ladder, what goes wrong for you, and drills.
import { plural } from '../plural.ts';

const count = plural('en');
const rungs = (n: number) => count(n, { one: `${n} rung`, other: `${n} rungs` });

const series = {
	ladder: {
		title: 'Ladder',
		description:
			'Puzzles that get harder rung by rung until your first miss, made on your own device. Your longest climb is kept.',
		lead: 'Every rung is a little harder than the one below it. The climb ends with the first block that claims nothing. There are no hints on the way.',
		best: 'Longest climb',
		rungs,
		last: (n: number) => `Your last climb: ${rungs(n)}.`,
		start: 'Start climbing',
		showClock: 'Show a clock',
		hideClock: 'Hide the clock',
		place: (rung: number, best: number) => (best > 0 ? `Rung ${rung} · best ${best}` : `Rung ${rung}`),
		next: (rung: number) => `On to rung ${rung}`,
		over: (n: number) => `The climb ends here: ${rungs(n)}.`,
		longest: 'Your longest so far.',
		again: 'Climb again',
		noHints: 'There are no hints on the ladder. They are back once the climb has ended.'
	},
	ideas: {
		title: 'What goes wrong for you',
		description: 'The wrong ideas behind your misses in practice, and five puzzles against each.',
		lead: (misses: number) =>
			`From your last ${count(misses, { one: 'miss', other: `${misses} misses` })} in practice. An idea counts only where the board proves it.`,
		counting: 'Counting…',
		none: 'No wrong idea could be proved in your misses so far.',
		times: (n: number) => count(n, { one: 'once', other: `${n} times` }),
		mine: 'Found in your misses',
		others: 'The others',
		all: 'All of them',
		train: 'Train',
		trainSaid: (name: string) => `Train: ${name}`,
		names: {
			mirror: 'Mirrored key',
			'wrong-block': 'Wrong block',
			depth: 'Wrong depth',
			'one-off': 'One column off',
			ledge: 'A ledge',
			'not-taller': 'Not taller',
			'old-faces': 'Only old squares'
		},
		facts: {
			mirror: 'The key showed as in a mirror. A key may be turned, never flipped.',
			'wrong-block': 'The place was right, the block was not: another colour or shape claims there.',
			depth:
				'The right columns, but too near or too far: something hid the block, or it rested at another height.',
			'one-off': 'The same block claims one column to the left or to the right.',
			ledge: 'The place you seem to have wanted is a ledge, and the block went beside it.',
			'not-taller':
				'The place you seem to have wanted is not taller than what it touches, and the block went beside it.',
			'old-faces': 'What shows of the key showed before. The new block must be part of it.'
		},
		five: 'Five puzzles; in two of them this is not the trap.',
		of: (n: number, all: number) => `${n} of ${all}`,
		next: 'Next puzzle',
		list: 'Back to the list',
		trap: 'The trap was set here.',
		lookAlike: 'A look-alike: this was not the trap here.'
	}
};

export type SeriesText = typeof series;
export default series;
