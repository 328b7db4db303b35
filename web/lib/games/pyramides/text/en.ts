// English: the table of Terra Pyramides, in lessons and in the full game.
import { plural } from '$lib/text/plural.ts';

const count = plural('en');
const gold = (n: number) => `${n} gold`;
const stones = (n: number) => count(n, { one: '1 stone', other: `${n} stones` });
const workers = (n: number) => count(n, { one: '1 worker', other: `${n} workers` });
const tiles = (n: number) => count(n, { one: '1 tile', other: `${n} tiles` });
const turns = (n: number) => count(n, { one: '1 turn', other: `${n} turns` });
const points = (n: number) => count(n, { one: '1 point', other: `${n} points` });
const pyramids = (n: number) => count(n, { one: '1 pyramid', other: `${n} pyramids` });

type Facts = Readonly<Record<string, number | string>>;

const pyramides = {
	title: 'Terra Pyramides',
	description:
		'Play Terra Pyramides: three solo tasks, or a full game against one to three opponents. Every row shows what it gives before you choose. Works offline.',
	board: 'The board',
	loupe: (square: string) => `Close-up around ${square}`,
	larger: 'Larger board',
	whole: 'Whole board',
	pan: {
		up: 'Show what is further up',
		down: 'Show what is further down',
		left: 'Show what is further left',
		right: 'Show what is further right'
	},
	parts: 'Parts of the table',
	panels: { hand: 'Turn', stones: 'Build', stacks: 'Stacks', players: 'Players', score: 'Points' },
	player: (n: number) => (n === 0 ? 'You' : `Player ${n + 1}`),
	gold,
	workers,
	goldOf: (n: number, most: number) => `${n} gold, ${most} may be kept`,
	stonesOf: (n: number, most: number) => `${stones(n)}, ${most} may be kept`,
	colours: {
		blue: 'blue',
		grey: 'grey',
		red: 'red',
		green: 'green',
		yellow: 'yellow',
		purple: 'purple',
		white: 'white'
	},
	/** On the stones; white alone is plain. */
	letters: { blue: 'B', grey: 'A', red: 'R', green: 'G', yellow: 'Y', purple: 'P', white: '' },
	stairs: { N: 'north', E: 'east', S: 'south', W: 'west' },
	stone: (colour: string) => `${colour} stone`,
	worker: 'worker',
	eye: 'Horus eye',
	and: (list: readonly string[]) => list.join(' and '),
	tile: (shown: string) => `tile with ${shown}`,
	stairsPoint: (way: string) => `stairs ${way}`,
	square: {
		oasis: 'oasis',
		free: 'free square',
		start: 'hatched start square',
		emptySite: 'empty site',
		foundation: (value: number) => `foundation ${value}`,
		pyramid: (colour: string, level: number, value: number) =>
			`${colour} pyramid level ${level}, worth ${value}`,
		owned: (who: string, n: number) => `${who}: ${workers(n)}`,
		standing: 'a worker stands here',
		symbols: { sphinx: 'sphinx side', scarab: 'scarab side' },
		possible: 'possible',
		lit: 'in the row',
		chosen: 'chosen'
	},
	directions: { H: 'Across', V: 'Up and down', DD: 'Diagonal, falling', DU: 'Diagonal, rising' },
	nothing: 'nothing',
	rowName: (direction: string, gains: string) => `${direction}: ${gains}`,
	rowsHere: 'What each row would give',
	noTile: 'No tile in hand.',
	turnTile: 'Turn the tile',
	turned: (way: string, site: string, far: number) =>
		`Stairs ${way}, to site ${site}, ${count(far, { one: 'right beside it', other: `${far} squares away` })}`,
	turnedOff: (way: string) => `Stairs ${way}, to the edge`,
	lays: (site: string) => `A new foundation comes to ${site}.`,
	pointsAt: (site: string, far: number) =>
		far === 1 ? `Stairs beside site ${site}.` : `Stairs to site ${site}, ${far} squares away.`,
	pointsAtEdge: 'The stairs point at the edge.',
	workersWait: 'Workers of the row',
	workerOn: (square: string) => `Worker on ${square}`,
	canReach: 'It can reach',
	reachesNothing: 'It waits: every site in reach is full.',
	tapSquare: 'Tap a square with a dot to see what its rows give.',
	tapSite: 'Tap a site to build on it, or choose stones to exchange.',
	notASite: 'No foundation here.',
	siteHead: (site: string, what: string) => `${site}: ${what}`,
	nextLevel: (level: number, cost: number, value: number) =>
		`Level ${level}: 3 workers, ${stones(cost)}, worth ${value}`,
	topLevel: 'Complete.',
	colourChoice: 'Colour of the pyramid',
	yourStones: 'Your stones',
	stoneButton: (colour: string, owned: number, chosen: number) =>
		`${colour}: ${owned}${chosen > 0 ? `, ${chosen} chosen` : ''}`,
	buyWorker: 'Worker, 3 gold',
	buyStone: 'White stone, 3 gold',
	recallHere: 'Take back 1 worker',
	stack: (n: number) => `Stack ${n}`,
	stackHas: (n: number) => tiles(n),
	stackOpen: (tile: string) => `open, on top: ${tile}`,
	stackLooked: 'you looked through it',
	stores: { sphinx: 'Sphinx store', scarab: 'Scarab store' },
	inStack: (stack: string) => `${stack}. From the top:`,
	nthTile: (n: number, tile: string) => `${n}: ${tile}`,
	finials: (n: number) => count(n, { one: '1 finial', other: `${n} finials` }),
	handHidden: 'tile face down',
	pieces: (first: string, further: string) => `Levels left. First: ${first}. 2, 3, 4: ${further}.`,
	points,
	choose: 'Choose',
	deeds: {
		place: 'Place',
		pay: 'Place, 1 gold',
		row: 'Activate the row',
		stock: 'Put workers there',
		move: (site: string) => `Worker to ${site}`,
		recall: 'Take it back',
		build: (level: string) => `Build level ${level}`,
		trade: 'Exchange for white',
		giveBack: 'Give it back',
		draw: 'Take the top tile',
		search: 'Search, 1 gold',
		pick: 'Take this tile',
		toDraw: 'Take a new tile',
		endTurn: 'End the turn',
		hinted: 'Do this'
	},
	ask: {
		place: 'Place your tile.',
		row: 'Choose a row.',
		stock: (n: number) => `Only ${workers(n)} in your supply: choose the tiles.`,
		workers: (n: number) => `${workers(n)} to move. Tap a site.`,
		extras: 'Build, buy, or take a new tile.',
		draw: 'Take a tile from a stack.',
		search: 'Choose a tile of this stack.',
		limits: 'The turn can end.',
		stonesOver: (n: number, most: number) => `${stones(n)}, ${most} allowed. Exchange 2 for 1 white.`,
		stonesOverNoWhite: (n: number, most: number) =>
			`${stones(n)}, ${most} allowed. No white left: give 1 back.`,
		goldOver: (n: number, most: number) => `${gold(n)}, ${most} allowed. Buy a worker or a stone.`,
		wait: (player: string) => `${player} is playing.`,
		over: 'The game is over.'
	},
	/** What an action does, for hints and for cases to judge. */
	does: {
		place: (square: string, way: string) => `Tile on ${square}, stairs ${way}.`,
		pay: (square: string, way: string) => `Tile on ${square}, stairs ${way}, for 1 gold.`,
		row: (direction: string) => `Row: ${direction.toLowerCase()}.`,
		stock: (squares: string) => `Workers on ${squares}.`,
		move: (from: string, site: string) => `Worker from ${from} to ${site}.`,
		recall: (square: string) => `Take a worker back from ${square}.`,
		build: (site: string, colour: string, paid: string) => `Build on ${site}, ${colour}, with ${paid}.`,
		'buy-worker': (site: string) => `Buy a worker onto ${site}.`,
		'buy-stone': 'Buy a white stone.',
		draw: (stack: number) => `Take the top tile of stack ${stack}.`,
		search: (stack: number) => `Search stack ${stack} for 1 gold.`,
		pick: (n: number) => `Take tile ${n} from the top.`,
		trade: (paid: string) => `Exchange ${paid} for a white stone.`,
		'give-back': (stone: string) => `Give back: ${stone}.`,
		done: 'Go on to the next step.'
	},
	told: {
		turn: (who: string, square: string) => `${who}: tile on ${square}`,
		gold: (n: number) => `+${n} gold`,
		stones: (n: number) => `+${stones(n)}`,
		workersTo: (sites: string) => `workers to ${sites}`,
		built: (level: number, site: string) => `level ${level} on ${site}`,
		foundation: (value: number, site: string) => `Foundation ${value} on ${site}.`,
		gained: (list: string) => `You take ${list}.`,
		stranded: (n: number) =>
			count(n, {
				one: '1 worker reached nothing and went back.',
				other: `${n} workers reached nothing and went back.`
			}),
		goldBack: (n: number) => `${gold(n)} that buys nothing went back.`
	},
	refusals: {
		'P-TURN-1': ({ step }: Facts) =>
			({
				place: 'First place your tile.',
				row: 'First choose a row.',
				stock: 'First put your workers on the tiles.',
				workers: 'First move the workers of the row.',
				extras: 'The row is done. Take a new tile.',
				draw: 'Now take a tile.',
				search: 'First take a tile of the open stack.',
				limits: 'The tile is taken. End the turn.'
			})[String(step)] ?? 'Not in this step.',
		'P-PLACE-1': ({ square }: Facts) => `${square ?? 'This'} is no free tile square.`,
		'P-PLACE-2': ({ square }: Facts) => `${square} is an oasis. Oases stay free.`,
		'P-PLACE-3': ({ square }: Facts) => `On ${square} these stairs point at the edge. Turn them to a site.`,
		'P-ROW-1': () => 'Choose one of the four rows.',
		'P-STOCK-1': ({ workers: n }: Facts) => `Choose exactly ${tiles(Number(n))}.`,
		'P-ACT-5': () => 'Only workers of this row move.',
		'P-WORK-1': ({ from, site }: Facts) => `${site} is not in a straight line from ${from}.`,
		'P-WORK-2': ({ site }: Facts) =>
			site
				? `${site} belongs to somebody else.`
				: 'A worker must stop on an unoccupied foundation, or on a foundation or pyramid of yours.',
		'P-WORK-4': ({ gap }: Facts) => `No tile on ${gap}. Workers cannot cross it.`,
		'P-WORK-5': ({ site }: Facts) => `${site} has no foundation yet.`,
		'P-WORK-6': ({ site }: Facts) => `${site} already has 3 workers.`,
		'P-WORK-7': ({ occupied }: Facts) => `In your first turn 1 new foundation only: ${occupied}.`,
		'P-WORK-8': () => 'None of your workers can be taken back here.',
		'P-BUILD-1': ({ site, workers: n }: Facts) => `3 of your workers are needed on ${site}, ${n} there.`,
		'P-BUILD-3': ({ site }: Facts) => `The last worker stays on the pyramid on ${site}.`,
		'P-BUILD-4': ({ site }: Facts) => `The colour of ${site} is fixed.`,
		'P-BUILD-5': ({ level }: Facts) => `Level ${level} takes stones of its colour or white.`,
		'P-BUILD-7': ({ needs }: Facts) => `You do not have enough fitting stones: ${needs} needed.`,
		'P-BUILD-8': ({ level, needs, paid }: Facts) =>
			`Level ${level} costs ${stones(Number(needs))}, ${paid} chosen.`,
		'P-BUILD-9': ({ finials, site }: Facts) =>
			finials === 0 ? 'No finial is left.' : `The pyramid on ${site} is complete.`,
		'P-BUILD-10': ({ level }: Facts) => `No piece of level ${level} is left.`,
		'P-GOLD-1': ({ gold: n }: Facts) =>
			Number(n) < 1 ? 'A search costs 1 gold.' : 'Only a face-down stack can be searched.',
		'P-GOLD-2': ({ gold: n, price }: Facts) =>
			Number(n) < Number(price)
				? `A worker costs ${price} gold, you have ${n}.`
				: 'No worker is left in your supply.',
		'P-GOLD-3': ({ gold: n, price }: Facts) =>
			Number(n) < Number(price) ? `A stone costs ${price} gold, you have ${n}.` : 'No white stone is left.',
		'P-DRAW-1': () => 'This stack is empty.',
		'P-LIMIT-1': ({ gold: n, most }: Facts) => `${n} gold, ${most} may be kept. Buy something.`,
		'P-LIMIT-2': ({ stones: n, most }: Facts) =>
			most
				? `${stones(Number(n))}, ${most} may be kept. Exchange 2 for 1 white.`
				: 'Stones are exchanged only at the end of a turn with more than 7.',
		'P-SYM-2': ({ square }: Facts) => `A sphinx tile. ${square} is on the scarab side.`,
		'P-SYM-3': ({ square }: Facts) => `A scarab tile. ${square} is on the sphinx side.`,
		'P-SYM-5': ({ gold: n }: Facts) =>
			n === undefined ? 'The symbol fits: no gold needed.' : '1 gold is needed.',
		'P-COOP-5': ({ site }: Facts) => `The pyramid on ${site} has level 4: nothing is added.`,
		'P-END-3': () => 'The game is over.'
	} as Readonly<Record<string, (facts: Facts) => string>>,
	refused: 'Not allowed.',
	rule: 'Rule',
	hint: 'Hint',
	hintSays: 'Hint.',
	undo: 'Undo',
	nothingToUndo: 'Nothing to undo: you’ve seen something hidden.',
	headTurn: (turn: number, all: number) => `Turn ${turn} of ${all}`,
	taskNames: {
		pyramids: (n: number, value: number) => `${pyramids(n)} of value ${value}`,
		points: (n: number) => `More than ${n} points`,
		colours: (n: number, value: number) => `${n} colours, each of value ${value}`
	},
	task: (n: number) => `Task ${n}`,
	taskState: {
		built: (n: number, of: number) => `${n} of ${of} built`,
		points: (n: number) => points(n)
	},
	solved: 'Task solved.',
	failed: 'Not this time.',
	missing: {
		pyramids: (n: number, value: number) => `${pyramids(n)} of value ${value} missing.`,
		points: (n: number) => `${points(n)} missing.`,
		colours: (n: number, value: number) =>
			count(n, {
				one: `1 colour of value ${value} missing.`,
				other: `${n} colours of value ${value} missing.`
			})
	},
	solvedIn: (n: number) => `After ${turns(n)}.`,
	intro:
		'Build pyramids with workers and stones. Every turn: place a tile, activate one row, take a new tile.',
	goOn: (game: string) => `Continue the open game: ${game}`,
	fromLink: (what: string, seed: string) => `The link holds a deal: ${what}, ${seed}.`,
	playLink: 'Play this deal',
	badLink: 'This link holds no deal of ours. You can start a game below.',
	solo: 'Solo',
	soloIntro: 'One colour, 12 workers, 28 turns.',
	houseSolves: (won: number, deals: number) => `The computer solves ${won} of ${deals} games.`,
	game: 'Against the computer',
	gameIntro: 'Opponents look one turn ahead and see only what you could see in their place.',
	opponents: 'Opponents',
	variants: 'Variants',
	symbols: 'Symbols',
	symbolsHelp: 'A tile goes on the side of its store, or costs 1 gold.',
	open: 'Open stacks',
	openHelp: '4 of the 8 stacks lie face up.',
	start: 'Start',
	startTask: (n: number) => `Start task ${n}`,
	learn: 'Learn it first',
	ourData: 'Board, tiles and values are our own, not the publisher’s.',
	history: 'Finished',
	historySolved: 'solved',
	historyFailed: 'not solved',
	playersAll: (n: number) => `${n} players`,
	again: 'Play again',
	link: 'Link to this deal',
	linkCopied: 'Link copied.',
	score: 'Final scores',
	total: 'Total',
	lines: { foundations: 'Foundations', pyramids: 'Pyramids', stones: 'Stones', gold: 'Gold' },
	wins: (who: string) => `${who} won.`,
	youWin: 'You won.',
	shared: 'A shared victory.',
	home: 'To the courses',
	rules: 'Rules',
	unsaved: 'Your browser couldn’t save this.',
	noScript: 'The game needs JavaScript.'
};

export type PyramidesText = typeof pyramides;
export default pyramides;
