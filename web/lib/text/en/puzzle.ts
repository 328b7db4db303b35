// English: the puzzle screen, for dailies and practice.
import { plural } from '../plural.ts';

const count = plural('en');
const squares = (n: number) => count(n, { one: `${n} square`, other: `${n} squares` });
const range = (from: string, to: string) => (from === to ? `On ${from}` : `From ${from} to ${to}`);

const puzzle = {
	title: 'Daily puzzle',
	description:
		'A Star, a Sun and a Moon every day, the same for everyone: claim the key with one block. Works offline.',
	levels: { star: 'Star', sun: 'Sun', moon: 'Moon' },
	shapes: {
		I2: 'bar of 2',
		I3: 'bar of 3',
		V3: 'corner of 3',
		I4: 'bar of 4',
		L4: 'L of 4',
		T4: 'T of 4',
		S4: 'step of 4',
		O4: 'square of 4',
		Y4: 'tripod of 4',
		U5: 'U of 5'
	} as Record<string, string>,
	block: (shape: string, colour: string) => `${colour} ${shape}`,
	slot: (n: number, block: string) => `Block ${n}, ${block}`,
	emptySlot: 'Empty',
	core: 'Core Cube',

	bar: {
		back: 'Home',
		camera: 'Turn the camera',
		menu: 'Menu',
		share: 'Share this puzzle',
		flat: 'Flat board (2D)',
		solid: 'Board in 3D',
		reset: 'Put everything back',
		settings: 'Settings',
		rules: 'Rules of placing',
		keys: 'Keyboard',
		levels: 'Levels of the day',
		state: { solved: 'Solved', now: 'Now', open: 'Open' },
		future: 'from a future date'
	},
	close: 'Close',

	plan: {
		label: 'Plan of the temple, seen from above',
		square: (name: string, height: number, top: string) =>
			height === 0 ? `${name}, empty` : `${name}, height ${height}, top ${top}`,
		core: (name: string, height: number) => `${name}, height ${height}, Core Cube`,
		held: (from: number, to: number) =>
			from === to ? `your block at height ${from}` : `your block from height ${from} to ${to}`,
		blamed: 'in the way',
		hinted: 'in the hinted area'
	},
	view: {
		label: 'Flat view: what your side shows',
		row: (height: number) => `Height ${height}`,
		empty: 'nothing',
		held: 'your block',
		match: 'fits the key',
		missing: (colour: string) => `${colour} is missing`,
		look: 'Look from your seat',
		lookBack: 'Look from the side'
	},
	key: {
		turn: 'Turn the key to compare',
		which: (n: number, of: number) => `Key ${n} of ${of}`,
		other: 'Show the other key',
		points: (n: number) => count(n, { one: `${n} point`, other: `${n} points` }),
		turned: (degrees: number) => `turned ${degrees}°`,
		complete: 'complete'
	},
	tray: 'Your blocks',
	controls: 'Turn and move',
	turns: { spin: 'Spin', tip: 'Tip', roll: 'Roll' },
	reverse: 'Hold to turn the other way.',
	steps: { left: 'Left', right: 'Right', away: 'Away from you', near: 'Towards you' },
	undo: 'Undo',
	hint: 'Hint',
	place: 'Place',
	cannotPlace: 'Can’t place here',

	note: {
		loading: 'The puzzle is on its way.',
		failed: 'The puzzle did not load.',
		failedText: 'Check the connection and load the page again.',
		idle: 'Choose a block.',
		idleText: (keys: number): string =>
			keys > 1 ? 'Show both keys with one placement.' : 'Show the key with one placement.',
		fits: 'Fits.',
		where: (from: string, to: string, top: number) => `${range(from, to)}, ${top} high.`,
		bridge: (from: string, to: string, top: number) => `A bridge from ${from} to ${to}, ${top} high.`,
		shows: (right: number, total: number) =>
			right === total
				? `All ${total} squares show.`
				: right === 0
					? 'No square of the key shows yet.'
					: `${right} of ${total} squares show.`,
		more: (n: number) => `+${n}`,
		moreSaid: (n: number) => count(n, { one: `and ${n} more reason`, other: `and ${n} more reasons` }),
		why: 'Why?',
		whySaid: (rule: string) => `Why? ${rule}`,
		miss: (missing: number) =>
			count(missing, {
				one: `Legal, but ${missing} square is missing.`,
				other: `Legal, but ${missing} squares are missing.`
			}),
		missText: 'Dotted: what is missing where the key fits best.',
		solved: (keys: number, tries: number, hints: number) =>
			`${keys === 1 ? 'Key' : 'Both keys'} claimed, ${tries === 1 ? 'first try' : `try ${tries}`}${
				hints > 0 ? count(hints, { one: `, ${hints} hint`, other: `, ${hints} hints` }) : ''
			}.`,
		flat: 'Flat board. Everything works.',
		flatText: '3D is not available here.',
		elsewhere: 'Continued in another tab.',
		load: 'Load that',
		newDay: 'Today’s three are ready.',
		newDayGo: 'Go to today',
		shared: 'Shared.',
		copied: 'Copied. Paste it anywhere.',
		cancelled: 'Not shared.',
		select: 'Copy the text in the field.',
		unsaved: 'Not stored: this browser refuses. It holds until the page closes.'
	},

	/** The newcomer's puzzle, step by step. Its key: brown on green, white on top. */
	first: {
		title: 'First key',
		subtitle: 'To start with',
		choose: 'Choose the white bar.',
		chooseText: 'The key is a tower: green, brown, white.',
		wrong: 'The key has no grey.',
		wrongText: 'Choose the white bar.',
		move: (square: string) => `Tap ${square}, the brown stack, or use the arrows.`,
		moveText: 'Watch the flat view.',
		turn: (turn: string) => `${turn} it, so that it stands upright.`,
		turnText: 'Watch the flat view.',
		match: 'The flat view shows the key.',
		matchText: 'Gold rings mark it. Press Place.',
		again: 'Choose the white bar again.',
		next: 'Today’s Star',
		share: 'Keystone: a first puzzle'
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
	rules: {
		title: 'Rules of placing',
		intro: 'A block comes down from above and stays where it can rest. It may stay there if:',
		outside: 'All of it lies inside the grid.',
		overlap: 'It fills no place that is taken.',
		covered: 'Nothing lies above it.',
		'too-high': 'No stack becomes higher than 6.',
		ledge:
			'Every column of it rests on the floor or on a block. One exception: a straight bridge, whose two ends rest while the middle spans a gap.',
		'no-contact':
			'It touches what is there: face to face, or corner to corner at the same height, diagonally in the plan.',
		'not-taller':
			'If it shares a face with others, its top is higher than every stack it shares a face with, below and beside. If it only touches corners, any height is fine.',
		key: 'A key is claimed when its squares show in your flat view, turned any way but never mirrored, and at least one of them is a face of the new block.'
	},

	hints: {
		title: 'Hints',
		steps: ['Which block', 'Which area', 'Which turn', 'The answer'],
		show: 'Show',
		locked: 'locked',
		short: (n: number) => `Hint ${n} of 4.`,
		none: 'This puzzle has no answer.',
		block: (block: string) => `Take the ${block}.`,
		blockWhy: (adds: number, old: number, rivals: number) =>
			`It adds ${squares(adds)} of the key, the other ${old} already show.${
				rivals > 0 ? ' No other block of this colour can do it.' : ''
			}`,
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
		answer: (from: string, to: string, top: number) => `${range(from, to)}, ending at height ${top}.`,
		answerWhy: (total: number) =>
			`There all ${total} squares show. The block is in place, the last step is yours.`,
		put: 'Put it there'
	},

	solved: {
		label: 'Result',
		themes: {
			bridge: 'bridge',
			stack: 'stack',
			'corner-only': 'corner only',
			'turned-key': 'turned key',
			'tucked-behind': 'tucked behind',
			'two-keys': 'two keys',
			'far-colours': 'far colours',
			'core-face': 'Core Cube face'
		},
		difficulty: 'Difficulty',
		ofEight: (n: number) => `${n} of 8`,
		tries: 'All tries',
		triesTitle: 'Best try of every block',
		tryLine: (right: number, total: number) =>
			right === total ? `all ${total} squares` : `${right} of ${total} squares`,
		noTry: 'fits nowhere',
		streak: (n: number) => count(n, { one: `${n} day in a row`, other: `${n} days in a row` }),
		noStreak: 'No days in a row yet',
		free: (n: number) =>
			n === 0 ? 'no free day' : count(n, { one: `${n} free day`, other: `${n} free days` }),
		days: {
			solved: 'solved',
			free: 'free day',
			bridged: 'travelled',
			missed: 'missed',
			open: 'open',
			none: 'not played'
		},
		retry: 'Retry',
		share: 'Share',
		home: 'Today'
	},

	share: {
		words: (level: string, date: string, tries: number, hints: number, solved: boolean) =>
			`Keystone, ${level}, ${date}${
				solved
					? `: ${tries === 1 ? 'first try' : `${tries} tries`}, ${
							hints === 0 ? 'no hints' : count(hints, { one: `${hints} hint`, other: `${hints} hints` })
						}`
					: ''
			}`,
		field: 'Text to share'
	},

	keys: {
		title: 'Keyboard',
		off: 'Single keys are switched off in the settings.',
		rows: [
			['1–7', 'take a block, again: put it back'],
			['Q W E', 'spin, tip, roll; with Shift the other way'],
			['← ↑ ↓ →', 'move left, away, towards you, right'],
			['Enter', 'place (when no button has the focus)'],
			['Z', 'undo'],
			['H', 'next hint'],
			['V', 'look from your seat and back'],
			['C', 'next camera'],
			['K', 'turn the key to compare'],
			['Esc', 'put the block back, close'],
			['?', 'this list']
		],
		onOff: 'Single-key shortcuts'
	},

	bad: {
		title: 'No such puzzle',
		malformed: (text: string) => `“${text}” names no daily puzzle. A name looks like 2026-11-14-sun.`,
		range: (first: string, last: string) => `Daily puzzles run from ${first} to ${last}.`,
		unchanged: 'Nothing of yours was changed.',
		today: 'Go to today'
	},
	noScript: 'The puzzle needs JavaScript.'
};

export type PuzzleText = typeof puzzle;
export default puzzle;
