// English: the page of the solo game of Recall.
import { plural } from '$lib/text/plural.ts';

const count = plural('en');
const points = (n: number) => count(n, { one: '1 point', other: `${n} points` });

export const page = {
	title: 'Recall',
	description:
		'Play Recall solo: 17 rounds, a console of six boxes, a map to explore, two goals to meet. With advice, undo and a sheet that shows where every point comes from. Works offline.',
	intro:
		'Lead a tribe for 17 rounds. Push modules into your console, walk, dig and build; meet both goals and reach 100 points.',
	goOn: 'Continue the open game',
	goOnAt: (round: number, total: number) => `round ${round}, ${points(total)}`,
	fromLink: (what: string, seed: string) => `The link holds a deal: ${what}, ${seed}.`,
	playLink: 'Play this deal',
	badLink: 'This link holds no deal of ours. You can start a game below.',
	solo: 'Solo',
	first: 'First game',
	firstHelp: 'Path cards on side A; tribe and equipment are dealt.',
	usual: 'Usual game',
	usualHelp: 'Path cards on either side; choose 1 of 2 tribes.',
	variants: 'Variants',
	known: 'Known ancestors',
	knownHelp: 'Ancestor tribes and equipment are face up from the start.',
	choice: 'Booster choice',
	choiceHelp: 'A green box space gives any booster of your set.',
	start: 'Start',
	learn: 'Learn it first',
	ourData: 'Console, map, cards and values are our own practice values, not the publisher’s.',
	history: 'Finished',
	historyLine: (total: number, result: string) => `${points(total)}, ${result}`,
	tiers: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', platinum: 'Platinum' },
	noTier: 'no tier',
	lost: 'goals not met',
	won: (tier: string) => `${tier}.`,
	wonPlain: 'Both goals met.',
	notWon: 'Not won: both goals must be met.',
	nextTier: (points: number, tier: string) => `${points} more for ${tier}.`,
	tiersAre: 'Bronze 100, Silver 140, Gold 170, Platinum 200',
	again: 'Play again',
	link: 'Link to this deal',
	linkCopied: 'Link copied.',
	home: 'To the courses',
	rules: 'Rules',
	undo: 'Undo',
	nothingToUndo: 'Nothing to undo: you’ve seen something hidden.',
	head: (round: number, of: number, points: number) =>
		`Round ${round} of ${of} · ${points === 1 ? '1 point' : `${points} points`}`,
	setUp: 'Set-up',
	unsaved: 'Your browser couldn’t save this.',
	noScript: 'The game needs JavaScript.'
};
