// English: what the puzzle screen says only once it is in use.
import type { Grade } from '$lib/progress/records.ts';
import { plural } from '../plural.ts';
import type { PuzzleText } from './puzzle.ts';

const count = plural('en');
const squares = (n: number) => count(n, { one: `${n} square`, other: `${n} squares` });

const puzzleLater = {
	/** Said once, where the board is drawn in 2D by itself. */
	drawnFlat: '2D board: 3D would be slow on this device. You can switch above.',
	/** What shows of a key in the view with the block in it, where most of it shows. */
	counts: {
		/** With two keys every sentence says which one it is about. */
		key: (n: number, said: string) => `Key ${n}: ${said}`,
		columns: (from: string, to: string) => (from === to ? from : `${from}\u2060–\u2060${to}`),
		shows: (right: number, total: number, fresh: number, at: string) => {
			if (right === 0) return 'No square shows yet.';
			if (fresh === 0) return `${right} of ${total} already show at ${at}; your block adds none.`;
			return right === total
				? `All ${total} squares show.`
				: `${right} of ${total} show at ${at}, ${fresh} from your block.`;
		},
		miss: (missing: number, total: number) =>
			missing === 0
				? 'Your block adds nothing.'
				: missing === 1
					? 'One square is missing.'
					: `${missing} of ${total} squares are missing.`,
		already: (right: number, at: string) => `${right} already show at ${at}; your block adds none.`,
		needs: (wanted: string, square: string, found: string | null) =>
			`The card needs ${wanted} at ${square}; your view shows ${found ?? 'nothing'} there.`,
		mustAdd: (total: number) => `All ${total} already show; one must be part of the new block.`,
		again: 'You have tried this one. It is not counted again.'
	},
	hints: {
		title: 'Hints',
		steps: ['Which block', 'Which area', 'Which rotation', 'The answer'],
		show: 'Show',
		showSaid: (step: string) => `Show: ${step}`,
		locked: 'locked',
		short: (n: number) => `Hint ${n} of 4.`,
		none: 'This puzzle has no answer.',
		block: (block: string) => `Take the ${block}.`,
		blockWhy: (adds: number, old: number, rivals: number) =>
			`It adds ${squares(adds)} of the key${
				old > 0
					? count(old, {
							one: ', the other one already shows',
							other: `, the other ${old} already show`
						})
					: ''
			}.${rivals > 0 ? ' No other block of this colour can do it.' : ''}`,
		area: (from: string, to: string, low: number, high: number) =>
			`Look at ${from === to ? `column ${from}` : `columns ${from} to ${to}`}, ${
				low === high ? `height ${low}` : `heights ${low} to ${high}`
			}.`,
		areaWhy: (list: string) => `Already there: ${list}.`,
		shown: (colour: string, column: string, height: number) => `${colour} at ${column}, height ${height}`,
		turn: (wide: number, deep: number, high: number) =>
			`The block lies ${wide} wide, ${deep} deep, ${high} high.`,
		keyTurn: [
			'The key stands as printed.',
			'The key is turned 90° to the left.',
			'The key is turned 180°.',
			'The key is turned 90° to the right.'
		],
		bridgeWhy: 'Its ends rest, its middle spans a gap.',
		cornerWhy: 'It touches corners only, so any height is fine.',
		tallWhy: (top: number, beside: number) =>
			`It ends at ${top}, higher than every stack it touches (at most ${beside}).`,
		answer: (span: string, top: number) => `${span}, ending at height ${top}.`,
		answerWhy: (total: number) =>
			`There all ${total} squares show. The block is in place, the last step is yours.`,
		/** Of the first of two blocks. */
		firstWhy: (adds: number) =>
			adds > 0 ? `It adds ${squares(adds)} of the key.` : 'It makes room for the other one.',
		firstAnswerWhy: 'From there the other block can claim the key.',
		put: 'Put it there'
	},

	rules: {
		title: 'Placement rules',
		page: 'Rule',
		pageSaid: (rule: string) => `Rule: ${rule}`,
		intro: 'A block comes down from above and stays where it can rest. It may stay there if:',
		outside: 'All of it lies inside the grid.',
		overlap: 'It fills no spot that is taken.',
		covered: 'Nothing lies above it.',
		'too-high': 'No stack becomes higher than 6.',
		ledge:
			'Every column of it rests on the floor or on a block. One exception: a straight bridge, whose two ends rest while the middle spans a gap.',
		'no-contact':
			'It touches what is there: face to face, or corner to corner at the same height, diagonally in the plan.',
		'not-taller':
			'If it shares a face with others, its top is higher than every stack it shares a face with, below and beside. If it only touches corners, any height is fine.',
		key: 'A key is claimed when its squares show in your view, turned any way but never mirrored, and at least one of them is a face of the new block.'
	},

	result: {
		label: 'Result',
		difficulty: 'Difficulty',
		ofEight: (n: number) => `${n} of 8`,
		tries: 'Closest try with each block',
		streak: (n: number) => `${n}-day streak`,
		noStreak: 'No streak yet',
		free: (n: number) =>
			n === 0 ? 'no streak freeze' : count(n, { one: `${n} streak freeze`, other: `${n} streak freezes` }),
		/** What a daily is worth, from three keystones to one. */
		honours: {
			label: 'Keystones',
			first: 'Seen at once',
			tries: (n: number) => `In ${n} tries`,
			hints: 'With hints',
			assisted: 'Matches shown'
		}
	},

	reasons: {
		outside: { name: 'Outside.', text: () => 'Part of it lies beyond the grid.' },
		overlap: { name: 'Taken.', text: () => 'Something stands there already.' },
		covered: { name: 'Covered.', text: () => 'Something lies above it; a block comes from above.' },
		'too-high': {
			name: 'Too high.',
			text: (_height: number, top: number) => `It ends at ${top}. No stack may be higher than 6.`
		},
		ledge: { name: 'A ledge.', text: () => 'Only a straight bridge may hang free.' },
		'no-contact': { name: 'Touches nothing.', text: () => 'A corner is enough.' },
		'not-taller': {
			name: 'Not taller.',
			text: (height: number, top: number) => `It touches a stack that is ${height} high and ends at ${top}.`
		}
	},

	claimed: (keys: number, tries: number, hints: number, assisted: boolean) =>
		`${keys === 1 ? 'Key' : 'Both keys'} claimed, ${tries === 1 ? 'first try' : `try ${tries}`}${
			hints > 0 ? count(hints, { one: `, ${hints} hint`, other: `, ${hints} hints` }) : ''
		}${assisted ? ', with matches shown' : ''}.`,
	day: {
		levels: 'Levels of the day',
		state: { solved: 'Solved', now: 'Now', open: 'Open' }
	},

	news: {
		elsewhere: 'Continued in another tab.',
		load: 'Load that',
		newDay: 'Today’s three are ready.',
		newDayGo: 'Go to today'
	},

	themes: {
		bridge: 'bridge',
		stack: 'stack',
		'corner-only': 'corner only',
		'turned-key': 'turned key',
		'tucked-behind': 'tucked behind',
		'two-keys': 'two keys',
		'far-colours': 'far colours',
		'core-face': 'Core Cube face',
		'not-taller': 'not tall enough',
		'hidden-colours': 'colours to cover'
	},

	tries: {
		title: 'Closest try with each block',
		line: (right: number, total: number, fresh: number) =>
			`${right === total ? `all ${total} squares` : `${right} of ${total} squares`}, ${
				fresh === 0 ? 'none from it' : `${fresh} from it`
			}`,
		none: 'fits nowhere'
	},

	share: {
		/** How it went; null while it is open. */
		words: (level: string, date: string, result: { grade: Grade; tries: number; hints: number } | null) => {
			const what = `Keystone, ${level}, ${date}`;
			if (!result) return what;
			const { grade, tries, hints } = result;
			if (grade === 'first-look') return `${what}: seen at once`;
			const how = [
				tries === 1 ? 'first try' : `${tries} tries`,
				hints === 0 ? 'no hints' : count(hints, { one: `${hints} hint`, other: `${hints} hints` }),
				...(grade === 'assisted' ? ['with matches shown'] : [])
			];
			return `${what}: ${how.join(', ')}`;
		}
	},

	bad: {
		title: 'No such puzzle',
		malformed: (text: string) => `“${text}” names no daily puzzle. A name looks like 2026-11-14-sun.`,
		range: (first: string, last: string) => `Daily puzzles run from ${first} to ${last}.`,
		unchanged: 'Your progress is safe.',
		today: 'Go to today'
	},

	keys: {
		title: 'Keyboard',
		off: 'Single keys are switched off in the settings.',
		rows: [
			['1–7', 'choose a block; again: let go of it'],
			['Q W E', 'spin, tip, roll; with Shift the other way'],
			['← ↑ ↓ →', 'move left, away, towards you, right'],
			['Enter', 'place (when no button has the focus)'],
			['Z', 'undo'],
			['H', 'next hint'],
			['V', 'look from your seat and back'],
			['C', 'next camera'],
			['K', 'turn the key to compare'],
			['Esc', 'let go of the block, close'],
			['?', 'this list']
		],
		onOff: 'Single-key shortcuts'
	}
};

export type PuzzleLaterText = typeof puzzleLater;
/** All texts of the screen. */
export type FullPuzzleText = PuzzleText & PuzzleLaterText;
export default puzzleLater;
