// English: the puzzle screen, for dailies and practice.
import { plural } from '../plural.ts';

const count = plural('en');
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
		collect: 'Add to a set',
		flat: '2D board',
		solid: '3D board',
		reset: 'Put everything back',
		settings: 'Settings',
		rules: 'Placement rules',
		keys: 'Keyboard',
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
		hinted: 'in the hinted area',
		marked: 'allowed',
		outlined: 'closest block',
		flag: 'flag'
	},
	view: {
		label: 'Your view',
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
		card: 'This card',
		cards: (n: number, of: number) => `Card ${n} of ${of}`,
		which: (n: number, of: number) => `Key ${n} of ${of}`,
		other: 'Show the other key',
		points: (n: number) => count(n, { one: `${n} point`, other: `${n} points` }),
		turned: (degrees: number) => `turned ${degrees}°`,
		complete: 'complete'
	},
	/** What to do, in pieces: the second and the fourth name what lies below. */
	goal: (keys: number): readonly string[] => [
		'Place one block so that ',
		'your view',
		' shows ',
		keys > 1 ? 'both cards' : 'this card',
		'.'
	],
	tray: 'Your blocks',
	controls: 'Turn and move',
	turns: { spin: 'Spin', tip: 'Tip', roll: 'Roll' },
	reverse: 'Hold to turn the other way.',
	steps: { left: 'Left', right: 'Right', away: 'Away from you', near: 'Towards you' },
	undo: 'Undo',
	hint: 'Hint',
	place: 'Place',
	/** After a placement that missed. */
	tryAgain: 'Try again',
	cannotPlace: 'Can’t place here',
	/** The key of the main button, as it stands on keyboards. */
	enter: 'Enter',

	note: {
		loading: 'Loading…',
		failed: 'The puzzle did not load.',
		failedText: 'Check the connection and reload the page.',
		idle: 'Choose a block.',
		fits: 'Fits.',
		span: range,
		where: (from: string, to: string, top: number) => `${range(from, to)}, ${top} high.`,
		bridge: (from: string, to: string, top: number) => `A bridge from ${from} to ${to}, ${top} high.`,
		/** Faces of the held block that the view shows, of those that it turns there. */
		seen: (seen: number, faces: number): string =>
			seen === faces
				? 'All of it shows.'
				: seen === 0
					? 'Your view does not show it.'
					: 2 * seen < faces
						? 'Most of it is hidden.'
						: 'Part of it is hidden.',
		more: (n: number) => `+${n}`,
		moreSaid: (n: number) => count(n, { one: `and ${n} more reason`, other: `and ${n} more reasons` }),
		why: 'Why?',
		whySaid: (rule: string) => `Why? ${rule}`,
		noSolid: '3D is not available here.',
		shared: 'Shared.',
		copied: 'Copied. Paste it anywhere.',
		cancelled: 'Not shared.',
		field: 'Text to share',
		select: 'Copy the text in the field.',
		unsaved: 'Your browser couldn’t save this. It is kept until you close the page.'
	},

	solved: {
		retry: 'Retry',
		share: 'Share',
		day: 'The day'
	},

	noScript: 'The puzzle needs JavaScript.'
};

export type PuzzleText = typeof puzzle;
export default puzzle;
