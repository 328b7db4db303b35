// English: the solo game The Ancients: its page, its runs, and a run watched again.
import type { RunLinkCode } from '../../../../../games/block-and-key/run-link.ts';
import type { SeedFault } from '../../../../../games/block-and-key/seed.ts';
import type { Altar, Tier } from '../../../../../games/block-and-key/state.ts';
import type { Source } from '$lib/progress/run-figures.ts';
import type { RunKind } from '$lib/progress/runs.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('en');
const points = (n: number) => count(n, { one: `${n} point`, other: `${n} points` });

const tiers: Record<Tier, string> = {
	trainee: 'Trainee',
	researcher: 'Researcher',
	'field-director': 'Field Director',
	'dig-director': 'Dig Director',
	'expert-archaeologist': 'Expert Archaeologist'
};
const kinds: Record<RunKind, string> = {
	random: 'random deal',
	day: 'deal of the day',
	seed: 'from a seed',
	shared: 'shared deal'
};
const sources: Record<Source, string> = { star: 'Stars', sun: 'Suns', moon: 'Moons', enigma: 'Enigma' };
const altars: Record<Altar, string> = { sun: 'Sun Altar', moon: 'Moon Altar' };
const seedFaults: Record<SeedFault, string> = {
	empty: 'Type a few letters or digits first.',
	'too-long': 'A seed has 64 characters at most.',
	character: 'There is a character that a seed cannot hold.'
};
const linkFaults: Record<RunLinkCode, string> = {
	empty: 'The address holds no run.',
	'too-long': 'The link is longer than any run.',
	character: 'There is a character that no link of a run has.',
	version: 'The link is not of this app, or of a version that this one does not know.',
	'cut-off': 'The end of the link is missing.',
	checksum: 'The link was changed on its way.',
	seed: 'The seed in the link cannot be read.',
	action: 'The moves in the link cannot be read.',
	refused: 'A move in the link breaks the rules.'
};

const ancients = {
	title: 'The Ancients',
	description:
		'Block and Key solo: 11 turns against the Ancients, a deal of the day for everyone, all your runs to watch again. Works offline.',
	points,
	tiers,
	kinds,
	practice: 'practice',
	coached: 'with the coach',
	known: 'played before',

	start: {
		text: '11 solo turns in the temple: claim keys while the Ancients place blocks of their own.',
		go: 'Start a run'
	},
	open: {
		name: (turn: number, of: number) => `Turn ${turn} of ${of}`,
		line: (date: string, kind: string, n: number) => `${date}, ${kind}, ${points(n)} so far`,
		unreadable: 'This run cannot be continued: a move breaks the rules.',
		go: 'Continue'
	},
	deals: {
		title: 'New run',
		day: 'Today’s deal',
		dayLine: 'The same for everyone, until midnight.',
		dayOpen: 'Begun, not yet finished.',
		play: 'Play',
		resume: 'Continue',
		watch: 'Watch',
		again: 'Play again',
		random: 'New run',
		playRandom: 'Play: New run',
		randomLine: 'A deal that nobody has seen.',
		seed: 'From a seed',
		seedLine: 'The same word gives the same deal, for you and for friends.',
		seedLabel: 'Seed',
		seedGo: 'Deal it',
		seedFaults
	},
	shared: {
		title: 'A deal for you',
		text: (seed: string) => `Somebody sent you this deal: ${seed}`,
		go: 'Play this deal'
	},
	result: (total: number, tier: string) => `${total}, ${tier}`,

	ladder: {
		title: 'Your tier',
		median: (n: number) => count(n, { one: 'after 1 run', other: `median of the last ${n} runs` }),
		next: (n: number, tier: string) => `${points(n)} to ${tier}.`,
		top: 'There is no higher tier.',
		none: 'Your tier will appear here after your first run without the coach on a new deal.',
		apart: (n: number, median: number) =>
			count(n, {
				one: `Not counted: 1 run with the coach, in practice or on a deal you may know, ${points(median)}.`,
				other: `Not counted: the last ${n} runs with the coach, in practice or on a deal you may know, median ${points(median)}.`
			}),
		from: (least: number) => `from ${least}`
	},
	history: {
		title: 'Scores',
		said: (totals: string) => `Scores in order of time: ${totals}.`,
		note: 'One bar per run, newest on the right. Hollow bars are practice runs; lines mark the tiers.'
	},
	sources: {
		title: 'Points by source',
		note: (n: number) => count(n, { one: 'Of 1 run.', other: `A run, on average of the last ${n}.` }),
		names: sources,
		columns: { name: 'Source', value: 'Points' }
	},
	runs: {
		title: 'All runs',
		open: 'not finished',
		resume: 'Resume',
		watch: 'Watch',
		report: 'Report',
		share: 'Share',
		said: (action: string, run: string) => `${action}: ${run}`,
		more: (n: number) => `Show ${n} more`
	},
	share: {
		run: (total: number, tier: string) => `Keystone, The Ancients, ${total}, ${tier}`,
		openRun: 'Keystone, The Ancients, a run to watch',
		deal: 'Keystone, The Ancients, a deal to play'
	},

	watch: {
		title: 'Watch a run',
		description: 'A run of The Ancients, move by move.',
		setup: 'Set-up',
		turn: (n: number, of: number) => `Turn ${n} of ${of}`,
		step: (n: number, of: number) => `Move ${n} of ${of}`,
		turns: 'Turns',
		score: (n: number) => `${points(n)} so far`,
		first: 'First',
		back: 'Back',
		forward: 'Next',
		last: 'Last',
		play: 'Play this deal',
		resume: 'Resume',
		shareRun: 'Share run',
		shareDeal: 'Share deal',
		hand: 'Hand',
		handSaid: (name: string, n: number) => `${name}, ${points(n)}`,
		enigma: (colour: string) => `Enigma: ${colour}`,
		newBlock: (from: number, to: number) =>
			from === to ? `the new block at height ${from}` : `the new block from height ${from} to ${to}`,
		newSquare: 'the new block',
		waiting: 'Loading…',
		failed: 'The run did not load.',
		failedText: 'Check the connection and reload the page.'
	},

	steps: {
		deal: 'The deal.',
		dealText: (colour: string) => `4 keys, a yard of 9 blocks, Enigma ${colour}.`,
		core: (colour: string) => `The Core Cube shows ${colour} to you.`,
		first: (sites: string) => `First blocks from sites ${sites}.`,
		dig: (sites: string, n: number) =>
			count(n, { one: `Excavated: site ${sites}.`, other: `Excavated: sites ${sites}.` }),
		placed: (block: string) => `Placed: ${block}.`,
		where: (from: string, to: string, top: number) =>
			from === to ? `On ${from}, ${top} high.` : `From ${from} to ${to}, ${top} high.`,
		claimable: (n: number) => count(n, { one: 'A key is matched.', other: `${n} keys are matched.` }),
		claimed: (keys: string, n: number) => `Claimed: ${keys}, ${points(n)}.`,
		notClaimed: 'Not claimed.',
		marked: 'No claim.',
		markedText: (altar: Altar) => `A card from the ${altars[altar]} goes face down.`,
		returned: (blocks: string) => `Discarded into the bag: ${blocks}.`,
		discarded: (level: string, altar: Altar) => `A ${level} goes under the ${altars[altar]}.`,
		kept: 'All keys kept.',
		drawn: (level: string, altar: Altar) => `Drawn: a ${level} from the ${altars[altar]}.`,
		ancients: (stars: number, corner: string, site: number) =>
			`The Ancients’ card: ${count(stars, { one: '1 star', other: `${stars} stars` })}, ${corner} corner; ${count(site, { one: '1 pip', other: `${site} pips` })}, site ${site}.`,
		corners: ['south-west', 'north-west', 'north-east', 'south-east'] as readonly string[],
		target: (block: string) => `Closest to the corner: ${block}.`,
		targets: (blocks: string) => `Equally close: ${blocks}.`,
		blockAt: (block: string, from: string, to: string) =>
			from === to ? `${block} (${from})` : `${block} (${from}–${to})`,
		between: '; ',
		emptySite: 'The site is empty, so the Ancients’ turn is over.',
		noRoom: (block: string) => `No room for ${block}: it is discarded into the bag.`,
		ancientsPlaced: (block: string) => `The Ancients place ${block}.`,
		beside: (block: string) => `Corner to corner with ${block}.`,
		passed: 'Passed: nothing to excavate, nothing to place.',
		end: (total: number, tier: string) => `The run is over: ${points(total)}, ${tier}.`
	},

	bad: {
		title: 'This link does not open',
		codes: linkFaults,
		rule: (move: number, rule: string) => `Move ${move}, rule ${rule}.`,
		missing: 'This run is not on this device.',
		at: (n: number) => `The fault is at character ${n}.`,
		unchanged: 'Your progress is safe.',
		today: 'Go to today'
	},
	noScript: 'The Ancients need JavaScript.'
};

export type AncientsText = typeof ancients;
export default ancients;
