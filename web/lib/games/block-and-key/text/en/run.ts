// English: the playing screen of the solo game, The Ancients.
import { plural } from '$lib/text/plural.ts';

const count = plural('en');
const blocks = (n: number) => count(n, { one: `${n} block`, other: `${n} blocks` });
const keys = (n: number) => count(n, { one: `${n} key`, other: `${n} keys` });
const faces = (n: number) => count(n, { one: `${n} face`, other: `${n} faces` });

const run = {
	title: 'The Ancients',
	description: 'Block and Key solo: 11 turns against the Ancients, guided step by step. Works offline.',
	turn: (n: number, of: number) => `Turn ${n} of ${of}`,
	setup: 'Set-up',
	over: 'The run is over',
	practice: 'practice',
	levels: { star: 'Star', sun: 'Sun', moon: 'Moon' },
	vp: (n: number) => `${n} VP`,
	loading: 'Loading…',
	failed: 'The run did not load.',
	failedText: 'Check the connection and reload the page.',
	unknown: 'No such run on this device.',
	unknownText: 'It may have been cleared, or belong to another device.',
	noScript: 'The run needs JavaScript.',
	elsewhere: 'This run goes on from another tab.',
	unsaved: 'Your browser couldn’t save this.',
	unsavedText: 'The run is kept until you close the page.',

	/** The five steps of a turn, beside the note line. */
	steps: ['Your action', 'Mark the turn', 'Discard a key', 'Draw keys', 'The Ancients'],
	stepOf: (n: number, name: string) => `Step ${n} of 5: ${name}`,

	note: {
		core: 'Turn the Core Cube.',
		coreText: 'Which colour faces you?',
		line: 'Take your first blocks.',
		lineText: 'One row or column of the yard.',
		act: 'Your turn.',
		actText: 'Place a block, or excavate.',
		mustPass: 'Nothing can be done.',
		mustPassText: 'The yard is empty and no block fits.',
		putBack: (have: number, over: number) => `${have} blocks: discard ${over}.`,
		putBackText: 'You can hold seven blocks at most.',
		claim: (n: number) => count(n, { one: 'You’ve matched a key.', other: `You’ve matched ${n} keys.` }),
		claimText: 'Tap a key to keep it.',
		marker: 'No key claimed.',
		markerText: 'Place one face down.',
		discard: 'Discard a key?',
		discardText: 'One goes under its Altar, or you keep all.',
		draw: (n: number) => `${n} to draw.`,
		drawText: 'Choose an Altar.',
		ancients: 'The Ancients move.',
		ancientsText: (site: number, corner: string) => `Site ${site}, ${corner}. You choose where.`,
		tie: 'Equally close.',
		tieText: 'Choose one of the outlined blocks.',
		noRoom: 'The Ancients find no room.',
		noRoomText: (block: string) => `The ${block} is discarded into the bag.`,
		emptySite: 'The Ancients find nothing.',
		emptySiteText: (site: number) => `Site ${site} is empty.`,
		end: (tier: string, points: number) => `${tier}, ${points} VP.`,
		claims: (n: number, points: number) => `Claims ${keys(n)}, ${points} VP.`,
		claimsNone: 'Claims no key.'
	},

	/** Tapped, but not now: what comes first, and why. */
	wait: {
		core: ['Turn the Core Cube first.', 'Choose the colour that faces you.'],
		line: ['Take your first blocks.', 'Choose a row or column of the yard.'],
		act: ['Not in this step.', 'Place a block or excavate first.'],
		'put-back': ['Too many blocks.', 'You can hold seven at most. Discard the rest first.'],
		claim: ['Decide on the keys first.', 'Claim what you’ve matched, or keep it.'],
		marker: ['Mark the turn first.', 'Without a claim, one key goes face down.'],
		discard: ['Look at your hand first.', 'Discard one key, or keep all.'],
		draw: ['Draw first.', 'You draw up to four keys.'],
		ancients: ['The Ancients come first.', 'You place their block for them.'],
		others: ['Not your turn.', 'Look around: you can see everybody’s view and blocks.'],
		end: ['The run is over.', 'It ended after turn 11.']
	} as Record<string, readonly [string, string]>,
	refuse: {
		noBlock: ['Choose a block.', 'Then turn it, move it and place it.'],
		noLine: ['Nothing to excavate.', 'The yard is empty.'],
		emptyLine: ['There is nothing there.', 'Choose another row or column.'],
		star: ['A Star stays in hand.', 'It has no Altar to go under.'],
		emptyAltar: ['This Altar is empty.', 'Take the card from the other one.'],
		notShown: ['No match.', 'Your view must show all its squares, one on the new block.'],
		moreBack: (n: number): readonly [string, string] => [
			'Not enough.',
			`Choose ${blocks(n)} more to discard.`
		],
		noClaim: ['No key chosen.', 'Tap a key, or say not now.'],
		nothing: ['Nothing to undo.', ''],
		sealed: ['You’ve seen hidden cards.', 'Undo now, and this becomes a practice run.'],
		notDotted: ['Not allowed there.', 'Dotted squares are: corner to corner with the outlined block.'],
		rule: (id: string): readonly [string, string] => ['Not allowed.', `The rule is ${id}.`]
	},
	undoAnyway: 'Undo anyway',

	yard: {
		title: 'Excavation Yard',
		site: (n: number, block: string) => `Site ${n}: ${block}`,
		empty: 'empty',
		open: 'Excavation Yard, look closer',
		take: 'Take a row or column',
		line: (kind: 'row' | 'column', n: number, list: string) =>
			`${kind === 'row' ? 'Row' : 'Column'} ${n} from the ${kind === 'row' ? 'top' : 'left'}: ${list}`,
		bag: (n: number) => `${blocks(n)} in the bag`
	},
	altar: {
		group: 'Altars',
		name: (level: string, n: number) =>
			`${level} Altar, ${count(n, { one: `${n} card`, other: `${n} cards` })}`,
		lay: (level: string) => `Place a ${level} face down`,
		draw: (level: string) => `Draw a ${level}`
	},
	enigma: {
		title: 'Enigma',
		label: (colour: string, n: number, points: number) => `Enigma: ${colour}, ${faces(n)}, ${points} VP`,
		unit: (n: number) => count(n, { one: 'face', other: 'faces' })
	},
	hand: {
		title: 'Your keys',
		card: (level: string, points: number) => `${level}, ${points} VP`,
		shows: 'matched',
		drawn: 'just drawn',
		putBack: 'Discard',
		putBackSaid: (n: number, level: string) => `Discard key ${n}, ${level}`,
		stays: 'stays',
		turn: 'Turn the key to compare'
	},
	card: {
		stars: (n: number) => count(n, { one: `${n} star`, other: `${n} stars` }),
		pips: (n: number) => count(n, { one: `${n} pip`, other: `${n} pips` }),
		corner: (n: number) =>
			['', 'south-west corner', 'north-west corner', 'north-east corner', 'south-east corner'][n] ?? '',
		site: (n: number) => `site ${n}`,
		decides: 'The card that decides'
	},
	claimed: {
		title: (points: number) => `Claimed, ${points} VP`,
		turn: (n: number, what: string) => `Turn ${n}: ${what}`,
		keys: (list: string) => `claimed ${list}`,
		marker: 'a key face down',
		none: 'nothing',
		open: 'not yet played'
	},
	core: {
		title: 'Core Cube',
		choose: (colour: string) => `${colour} towards you`
	},
	ancients: {
		target: (block: string, from: string) => `${block} at ${from}`,
		core: 'Core Cube',
		targets: 'Equally close blocks'
	},
	blocks: 'Your blocks',

	do: {
		undo: 'Undo',
		dig: 'Excavate',
		place: 'Place',
		pass: 'Pass',
		claim: (n: number) => (n === 0 ? 'Claim' : `Claim ${n}`),
		notNow: 'Not now',
		putBack: 'Discard',
		keepAll: 'Keep all',
		next: (n: number) => (n > 1 ? `Next of ${n}` : 'Only spot'),
		placeForThem: 'Place for them',
		goOn: 'Go on',
		report: 'Report',
		newRun: 'New run'
	},

	/** The key of the main button, as it stands on keyboards. */
	enter: 'Enter',

	/** What could be done, by the coach and in the report. */
	ideas: {
		place: (block: string, from: string, to: string) =>
			from === to ? `Place ${block} on ${from}` : `Place ${block} from ${from} to ${to}`,
		claims: (n: number) => `claims ${keys(n)}`,
		dig: (sites: string, n: number) =>
			count(n, { one: `Excavate site ${sites}`, other: `Excavate sites ${sites}` }),
		putBack: (list: string) => `Discard ${list}`,
		claim: (list: string) => `Claim ${list}`,
		leave: 'Claim nothing',
		ancients: (block: string, from: string, to: string) =>
			from === to ? `The Ancients’ ${block} on ${from}` : `The Ancients’ ${block} from ${from} to ${to}`
	},
	coach: {
		label: 'Coach',
		pace: (tier: string, points: number) => `on pace for ${tier}, ${points}`,
		figures: (mean: string, chance: string, tier: string, playouts: number) =>
			`${mean} on average, ${chance} ${tier} or better, ${playouts} playouts`,
		idea: (idea: string, figures: string) => `${idea}: ${figures}`,
		more: 'Other ideas',
		thinking: 'Looking ahead…',
		cost: (points: string, playouts: number) =>
			`That gives away about ${points} points (${playouts} playouts).`,
		anyway: 'Do it anyway',
		show: 'Show me',
		better: (idea: string) => `Better: ${idea}.`
	},

	result: {
		title: 'Result',
		points: (n: number) => count(n, { one: `${n} point`, other: `${n} points` }),
		keys: (n: number, points: number) => `${keys(n)}: ${points} VP`,
		enigma: (n: number, points: number) => `Enigma, ${faces(n)}: ${points} VP`,
		next: (n: number, tier: string) => `${n} more for ${tier}.`,
		highest: 'The highest tier.',
		practice: 'Practice run: undo past hidden cards was allowed.'
	},
	tiers: {
		trainee: 'Trainee',
		researcher: 'Researcher',
		'field-director': 'Field Director',
		'dig-director': 'Dig Director',
		'expert-archaeologist': 'Expert Archaeologist'
	},

	/** What the last action led to, for those who listen. */
	told: {
		refill: (list: string) => `New in the yard: ${list}.`,
		drawn: (level: string, key: string) => `Drawn: ${level}. ${key}`,
		claimed: (n: number, points: number) => `${keys(n)} claimed, ${points} VP.`,
		marked: (level: string) => `A ${level} lies face down.`,
		discarded: (level: string) => `A ${level} went under its Altar.`,
		placed: (block: string, from: string, to: string) => `${block} stands from ${from} to ${to}.`,
		ancientsPlaced: (block: string, from: string, to: string) =>
			`The Ancients placed the ${block} from ${from} to ${to}.`,
		ancients: (stars: string, pips: string) => `Last card drawn: ${stars}, ${pips}.`,
		turn: (n: number) => `Turn ${n}.`
	},

	menu: {
		practice: 'Practice: free undo',
		practiceOn: 'Free undo from now on.',
		practiceOnText: 'The run is marked as practice.',
		claimed: 'Claimed keys',
		home: 'All runs'
	},
	shortcuts: [
		['1–9', 'choose: a block, a key, a row or column, an Altar, a colour'],
		['Q W E', 'spin, tip, roll; with Shift the other way'],
		['← ↑ ↓ →', 'move the block; for the Ancients: next and previous spot'],
		['Enter', 'the main button (when no button has the focus)'],
		['D N', 'the middle button: excavate, not now, next spot'],
		['Z', 'undo'],
		['V', 'look from your seat and back'],
		['C', 'next camera'],
		['Esc', 'let go of the block, close'],
		['?', 'this list']
	]
};

export type RunText = typeof run;
export default run;
