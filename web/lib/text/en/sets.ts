// English: sets of puzzles.
import { plural } from '../plural.ts';

const count = plural('en');
const puzzles = (n: number) => count(n, { one: `${n} puzzle`, other: `${n} puzzles` });

const sets = {
	title: 'Sets of puzzles',
	description: 'Puzzles of your choice, gathered to play again, to pass on as one link, or to print.',
	lead: 'Gather puzzles you like, then pass them on as one link, as a code or on paper.',
	empty: 'You have no set yet. Open the menu of any puzzle and choose “Add to a set”.',
	toPuzzle: 'Go to today’s puzzles',
	noScript: 'Sets need JavaScript.',
	loading: 'Loading…',
	line: (n: number, solved: number) => `${puzzles(n)}, ${solved} solved`,
	open: 'Open',
	newName: (n: number) => (n === 1 ? 'My set' : `My set ${n}`),
	yours: 'Your sets',
	file: 'Import a set',

	adding: 'Add the puzzle to a set',
	addTo: (name: string) => `Add to “${name}”`,
	addNew: 'Start a new set with it',
	added: (name: string) => `Added to “${name}”.`,
	there: 'This puzzle is already in the set.',
	full: (most: number) => `A set holds ${puzzles(most)} at most, so that one code can hold it.`,
	unsaved: 'Your browser couldn’t save this.',

	name: 'Name of the set',
	puzzle: (n: number) => `Puzzle ${n}`,
	state: { open: 'Not tried yet', tried: 'Tried', solved: 'Solved' },
	play: (n: number) => `Play puzzle ${n}`,
	up: (n: number) => `Move puzzle ${n} up`,
	take: (n: number) => `Remove puzzle ${n}`,
	taken: 'Removed.',
	restore: 'Undo',
	remove: 'Remove the set',
	really: 'Remove it for good?',
	not: 'Keep it',
	start: 'Play the set',
	next: 'Next of the set',
	back: 'Back to the set',

	given: 'A set for you',
	keep: 'Keep this set',
	kept: 'Kept among your sets.',
	bad: 'This set does not open',
	unchanged: 'Your progress is safe.',
	today: 'Go to today',
	codes: {
		empty: 'There is no set in it.',
		'too-long': 'It is longer than any set.',
		character: 'There is a character that no set has.',
		version: 'It is not of this app, or of a version that this one does not know.',
		'cut-off': 'Its end is missing.',
		checksum: 'Something in it was changed on the way.',
		puzzle: 'A puzzle in it cannot be read.',
		'too-many': 'There are too many puzzles in it.'
	},

	pass: 'Pass it on',
	copy: 'Copy the link',
	share: 'Share the link',
	copied: 'The link is copied.',
	select: 'Copy the link from here:',
	field: 'Link of the set',
	code: 'Show the code',
	codeOf: (name: string) => `QR code that opens “${name}”`,
	codeText: 'A phone’s camera opens it.',
	save: 'Export',
	print: 'Print',
	saved: (name: string) => `Saved as ${name}.`,

	sheet: {
		tasks: {
			'two-blocks': 'Two blocks, one after the other: no single one can do it.',
			'is-there-a-claim': 'Can one of these blocks do it? Yes or no?',
			'which-key': 'Which of the four cards can the block show?'
		},
		yes: 'Yes',
		no: 'No',
		key: (n: number) => `Card ${n}`,
		task: 'Place one block so that your view shows the card.',
		view: 'Your view',
		plan: 'From above, with heights',
		card: 'Card',
		supply: 'Blocks to choose from',
		answers: 'Answers',
		none: 'Nothing claims the key.',
		counting: 'Working out the answers…'
	}
};

export type SetsText = typeof sets;
export default sets;
