// English: the table of Block and Key for two to four players.
import { plural } from '$lib/text/plural.ts';

const count = plural('en');
const blocks = (n: number) => count(n, { one: `${n} block`, other: `${n} blocks` });
const keys = (n: number) => count(n, { one: `${n} key`, other: `${n} keys` });
const squares = (n: number) => count(n, { one: `${n} square`, other: `${n} squares` });

const table = {
	title: 'Block and Key',
	description:
		'Play Block and Key for two to four: with others on one device, against the computer, or both. Every move is told. Works offline.',
	intro:
		'Each player looks at the temple from another side. Play with others on this device, against the computer, or both.',
	learn: 'Learn it first',
	ourData: 'The pictures on the keys are our own, not the publisher’s.',
	noScript: 'The game needs JavaScript.',
	home: 'To the courses',
	rules: 'Rules',
	rule: 'Rule',
	undo: 'Undo',
	nothingToUndo: 'Nothing to undo: you’ve seen hidden cards, or the turn is over.',
	unsaved: 'Your browser couldn’t save this.',
	history: 'Finished games',
	link: 'Link to this deal',
	linkCopied: 'Link copied.',
	playLink: 'Play this deal',
	badLink: 'This link holds no deal of ours. You can start a game below.',
	fromLink: (what: string, seed: string) => `The link holds a deal: ${what}, ${seed}.`,

	newGame: 'New game',
	players: 'Players',
	playersIs: (n: number) => `${n} players`,
	seat: (n: number, side: string) => `Player ${n}, ${side}`,
	begins: (player: string) => `${player}, begins`,
	sides: { S: 'south', W: 'west', N: 'north', E: 'east' },
	/** On the small signs of the seats. */
	letters: { S: 'S', W: 'W', N: 'N', E: 'E' },
	kinds: { person: 'Person', easy: 'Easy', fair: 'Fair', strong: 'Strong' },
	kindsAbout:
		'Easy, fair and strong are the computer. Easy tries a few places, fair takes the best key in sight, strong looks one block ahead. None of them sees hidden cards.',
	nobody: 'At least one seat needs a person.',
	start: 'Start',
	goOn: (players: number, round: number) => `Continue: ${players} players, round ${round}`,

	you: 'You',
	player: (n: number) => `Player ${n}`,
	computer: (n: number) => `Computer ${n}`,
	setUp: 'Set-up',
	round: (n: number, most: number) => `Round ${n}, up to ${keys(most)}`,
	last: (n: number) => `Round ${n}, the last turns`,
	thinking: (who: string) => `${who} is thinking.`,
	yourTurn: 'Your turn.',
	chooseOrDig: 'Choose a block, or excavate.',
	over: 'The game is over.',

	others: 'The others',
	other: (who: string, side: string) => `${who}, ${side}`,
	claimed: (n: number, most: number) => `${n} of ${most}`,
	claimedSaid: (n: number, most: number, list: string) =>
		n === 0 ? `no key of ${most} claimed` : `${n} of ${most} keys claimed: ${list}`,
	nearEnd: 'their turn',
	chair: (who: string) => `${who}: view, blocks, claimed keys`,
	ownChair: 'Back to my chair',
	view: (who: string) => `View: ${who}`,
	blocksOf: (who: string) => `Blocks: ${who}`,
	claimedOf: (who: string) => `Claimed keys: ${who}`,
	none: 'None yet.',

	moves: 'Moves',
	movesNone: 'Nothing has happened yet.',
	movesRound: (n: number) => (n === 0 ? 'Set-up' : `Round ${n}`),
	movesShow: 'Show the table as it was',
	asItWas: 'The table as it was.',
	now: 'Back to now',
	replay: 'Replay the round',
	/** What happened, behind the name of whoever did it. */
	told: {
		by: (who: string, what: string) => `${who}: ${what}.`,
		core: (colour: string) => `turned the Core Cube, ${colour} to the south`,
		taken: (list: string) => `excavated ${list}`,
		refill: (list: string) => `new in the yard: ${list}`,
		returned: (list: string) => `discarded ${list}`,
		placed: (block: string, from: string, to: string) =>
			from === to ? `placed the ${block} on ${from}` : `placed the ${block} from ${from} to ${to}`,
		claimed: (list: string, points: number) => `claimed ${list}, ${points} VP`,
		drawn: (level: string) => `drew a ${level}`,
		marked: (level: string) => `placed a ${level} face down`,
		discarded: (level: string) => `discarded a ${level}`,
		ancients: (site: number) => `the Ancients excavate site ${site}`,
		emptySite: (site: number) => `the Ancients find site ${site} empty`,
		noRoom: (block: string) => `no room for the ${block}`,
		ancientsPlaced: (block: string, from: string, to: string) =>
			`the Ancients placed the ${block} from ${from} to ${to}`,
		passed: 'could do nothing',
		turn: (n: number) => `turn ${n} begins`,
		end: 'the game ends'
	},
	why: {
		few: (n: number) => (n === 0 ? 'There were no blocks left.' : `There were only ${blocks(n)}.`),
		more: (n: number) => `There were ${blocks(n)}, and a better one was in the yard.`,
		shows: (n: number) => (n === 0 ? 'A step for later.' : `It shows ${squares(n)} in the own view.`),
		covers: (n: number, who: string) => `It covers ${squares(n)}. View: ${who}.`
	},

	wins: (who: string) => `${who} won.`,
	youWin: 'You won.',
	score: 'Final scores',
	enigmaOf: (colour: string, n: number, points: number) =>
		`Enigma, ${colour}, ${count(n, { one: `${n} face`, other: `${n} faces` })}: ${points} VP`,
	again: 'Play again',
	points: (n: number) => `${n} VP`
};

export type TableText = typeof table;
export default table;
