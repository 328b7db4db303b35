// English: the puzzle editor.
import { plural } from '../plural.ts';

const count = plural('en');
const squares = (n: number) => count(n, { one: `${n} square`, other: `${n} squares` });

const editor = {
	title: 'Your own puzzle',
	description:
		'Place blocks, choose a supply, paint a key. The engine counts the solutions, a link holds it all.',
	subtitle: (blocks: number, supply: number) => `${blocks} placed, ${supply} in supply`,
	steps: 'Steps',
	step: { board: 'Board', supply: 'Supply', key: 'Key', check: 'Check' },
	loading: 'Loading…',
	failed: 'The editor did not load.',
	clear: 'Start over',
	unsaved: 'Your browser couldn’t save this. It is kept until you close the page.',
	elsewhere: 'Changed in another tab.',
	load: 'Load that',
	drafts: {
		kept: (n: number) =>
			count(n, { one: 'Another draft of yours is kept.', other: `${n} other drafts of yours are kept.` }),
		show: 'Show',
		title: 'Other drafts',
		lead: 'They went another way in another tab or on another device. What you are making now is kept too.',
		open: 'Open',
		openThis: (time: string) => `Open the draft of ${time}`,
		remove: 'Remove',
		removeThis: (time: string) => `Remove the draft of ${time}`
	},

	colours: 'Colour',
	shapes: 'Shape',
	inTemple: (block: string) => `${block}, in the temple`,
	core: (colour: string) => `Core Cube, ${colour} side towards you. Next colour`,
	erase: 'Erase',
	note: {
		idle: 'Choose a block to place.',
		idleText: 'Any legal placement, in any order.',
		erasing: 'Tap a block to take it away.',
		erasingText: 'The topmost of the stack goes.',
		nothing: 'No block stands there.',
		placed: (block: string) => `Placed: ${block}.`,
		erased: (block: string) => `Taken away: ${block}.`,
		needed: (block: string, needs: string) => `The ${block} has to stay: the ${needs} needs it.`,
		neededText: 'Take that one away first.',
		inTemple: (block: string) => `The ${block} stands in the temple already.`,
		full: 'You can hold seven blocks at most.'
	},

	supply: {
		lead: (n: number) => `${n} of 7 blocks in the supply.`,
		table: 'Supply: shapes by colours'
	},

	key: {
		which: (n: number) => `Key ${n}`,
		add: 'Another key',
		remove: 'Remove this key',
		clear: 'Empty the key',
		lead: 'Paint the squares the key needs; the rest may show anything.',
		grid: 'Key, 4 by 4',
		square: (column: number, row: number, colour: string) =>
			`Column ${column}, row ${row} from below: ${colour}`,
		colour: 'Paint with',
		none: 'nothing',
		view: 'Your view now'
	},

	check: {
		missing: 'Not ready to be checked.',
		noKey: 'The key has no square yet.',
		noSupply: 'The supply is empty.',
		counting: 'Counting the solutions…',
		failed: 'The engine did not answer. Reloading the page usually helps.',
		one: 'Exactly one solution',
		several: (n: number) => `${n} solutions`,
		severalText: 'Each of them will count. Choose one to see it.',
		more: (n: number) => `and ${n} more`,
		none: 'No solution',
		noneText: (block: string, right: number, total: number) =>
			`Nearest miss: ${block}, ${right} of ${squares(total)}.`,
		noneFits: 'No block of the supply fits anywhere.',
		visible: 'Your view shows the key already before the move. Only a match with the new block counts.',
		solution: (block: string, from: string, to: string, top: number) =>
			from === to ? `${block} on ${from}, ${top} high` : `${block} from ${from} to ${to}, ${top} high`,
		solutions: 'Solutions',
		copy: 'Copy link',
		copied: 'Link copied. It holds the whole puzzle.',
		select: 'Copy the link from the field.',
		field: 'Link',
		play: 'Play it',
		notYet: 'A puzzle needs a solution before it gets a link.'
	},
	noScript: 'The editor needs JavaScript.'
};

export type EditorText = typeof editor;
export default editor;
