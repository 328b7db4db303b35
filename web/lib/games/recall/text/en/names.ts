// English: what the things of Recall are called.
import { plural } from '$lib/text/plural.ts';
import { TRIBES } from '../tribes.ts';

const count = plural('en');
const figures = (n: number) => count(n, { one: '1 figure', other: `${n} figures` });
const steps = (n: number) => count(n, { one: '1 step', other: `${n} steps` });
const crystals = { white: 'white', pink: 'pink', purple: 'purple' };
const times = (n: number, one: string) => (n === 1 ? one : `${one}, ${n} times`);

export const names = {
	figures,
	steps,
	points: (n: number) => count(n, { one: '1 point', other: `${n} points` }),
	stones: (n: number) => count(n, { one: '1 stone', other: `${n} stones` }),
	and: (list: readonly string[]) => list.join(', '),
	or: (list: readonly string[]) => list.join(' or '),
	/** A thing and what is told of it. */
	alsoPays: (first: string, second: string) => `${first}; ${second}`,
	pair: (thing: string, told: string) => `${thing}: ${told}`,
	kinds: {
		farmland: 'farmland',
		forest: 'forest',
		mountain: 'mountain',
		water: 'water',
		volcano: 'volcano',
		camp: 'camp',
		storage: 'storage field',
		excavation: 'excavation site',
		monument: 'monument field'
	},
	/** Tracks, relics, energy stones. */
	colours: { white: 'white', grey: 'grey', black: 'black', brown: 'brown', own: 'own' },
	letters: { white: 'W', grey: 'G', black: 'B', brown: 'Br', own: '' },
	crystals,
	crystal: (kind: string, n: number) => `${n} ${kind}`,
	persons: { blue: 'Blue', purple: 'Purple', red: 'Red', yellow: 'Yellow' },
	personLetters: { blue: 'B', purple: 'P', red: 'R', yellow: 'Y' },
	you: 'You',
	levels: { white: 'starting module', yellow: 'yellow module', green: 'green module', grey: 'grey module' },
	tribes: TRIBES,
	gear: {
		e1: 'Lantern',
		e2: 'Horn',
		e3: 'Boots',
		e4: 'Lens',
		e5: 'Spade',
		e6: 'Compass',
		e7: 'Canoe',
		e8: 'Tally',
		e9: 'Tape deck',
		ALEMBIC: 'Alembic',
		RADAR: 'Ground radar',
		BOOSTER: 'Booster',
		DECODER: 'Decoder',
		EXO: 'Exosuit',
		INTERPRETER: 'Interpreter',
		OMNITOOL: 'Omnitool',
		PORTAL: 'Portal',
		DOUBLER: 'Doubler'
	} as Readonly<Record<string, string>>,
	paths: {
		ARCH: 'Archaeology',
		EFF: 'Efficiency',
		LEG: 'Legends',
		MIGHT: 'Might',
		STRIVE: 'Striving',
		KNOW: 'Knowledge'
	},
	/** What a path card pays: for everybody, and for whoever chose it, by its side. */
	pays: {
		'ARCH-S': '1 per white, grey, black stone',
		'ARCH-A': '2 more per stone',
		'ARCH-B': '7 per set of white, grey, black',
		'EFF-S': 'the points on your modules',
		'EFF-A': '2 per yellow, green, grey module',
		'EFF-B': '3 per grey module',
		'LEG-S': '2 per storage',
		'LEG-A': '2 more per storage',
		'LEG-B': '5 per pair of storages',
		'MIGHT-S': 'the points of your monument fields',
		'MIGHT-A': '3 per monument',
		'MIGHT-B': 'monument tiles once more',
		'STRIVE-S': 'the value of each relic row',
		'STRIVE-A': '6 per set of four relic colours',
		'STRIVE-B': 'your best relic row once more',
		'KNOW-S': 'the value of each track',
		'KNOW-A': 'your second-best track once more',
		'KNOW-B': '4 per track from space 7 on'
	} as Readonly<Record<string, string>>,
	conditions: {
		RELIC2: () => '2 relics of one colour',
		RELIC3: () => '3 relics of one colour',
		COLOURS3: () => 'relics in 3 colours',
		COLOURS4: () => 'relics in 4 colours',
		ENERGYSET: () => 'a white, a grey and a black stone',
		ENERGY5: () => '5 white, grey or black stones',
		MODULES7: () => '7 modules',
		ANCESTORS3: () => '3 ancestor tribes',
		TILES6: () => 'buildings on 6 tiles',
		BOOSTERS: (n: number) => `${n} boosters`,
		STORAGES: (n: number) => `${n} storages`,
		MONUMENTS: (n: number) => `${n} monuments`,
		CAMPS: (n: number) => `buildings beside ${n} camps`
	},
	storage: (n: string) => `storage ${n}`,
	workshop: { farmland: 'farmland workshop', forest: 'forest workshop', mountain: 'mountain workshop' },
	lower: (workshop: string) => `lower ${workshop}`,
	upper: (workshop: string) => `upper ${workshop}`,
	monument: (n: string) => `monument ${n}`,
	monumentTile: (n: string, points: number) => `tile ${n}, worth ${points}`,
	goal: (n: string) => `goal ${n}`,
	box: (letter: string) => `box ${letter}`,
	slot: (letter: string) => `slot ${letter}`,
	side: (n: number) => `side ${n}`,
	module: (kind: string, level: string) => `${level} ${kind}`,
	blank: 'no actions',
	tile: (place: string) => `tile ${place}`,
	rounds: {
		S: 'standard round',
		I: 'path choice I',
		II: 'path choice II',
		III: 'path choice III',
		G: 'goal choice'
	},
	effects: {
		fig: figures,
		figHere: (n: number) => `${figures(n)} right here`,
		crystal: (kind: keyof typeof crystals, n: number) =>
			count(n, { one: `1 ${crystals[kind]} crystal`, other: `${n} ${crystals[kind]} crystals` }),
		upgrade: (n: number) => times(n, 'upgrade a crystal'),
		move: (n: number) => `move ${steps(n)}`,
		water: 'water movement',
		waterPlus: 'improved water movement',
		explore: 'explore',
		develop: 'develop',
		points: (n: number) => count(n, { one: '1 point', other: `${n} points` }),
		step: (track: string, n: number) => `${track} track: ${steps(n)}`,
		stepAny: (n: number) => `any track: ${steps(n)}`,
		cass: (n: number) => count(n, { one: '1 cassette', other: `${n} cassettes` }),
		modup: 'upgrade a module',
		deact: (n: number) => times(n, 'pull a module out'),
		freeAct: 'use a card without a stone',
		relic: 'a relic of your choice',
		offers: 'buy figures',
		offer: (price: string, n: number) => `${figures(n)} for ${price}`,
		removeForWhite: 'give figures for 1 white each',
		moveB: (list: readonly number[]) =>
			`move ${list[0]} steps; for a crystal ${list[1]}, ${list[2]} or ${list[3]}`,
		moveOrDevelop: 'move 1 step or develop',
		copy: (white: number): string => (white > 0 ? 'copy a box for 1 white' : 'copy a box')
	},
	/** What lies or stands on a field. */
	field: {
		start: (n: string) => `start field ${n}`,
		down: {
			start: 'face-down start tile',
			monument: 'face-down tile with a monument',
			plain: 'face-down tile'
		},
		printed: (track: string) => `monument field of the ${track} track`,
		relic: (colour: string) => `${colour} relic`,
		relicFree: 'relic field, empty',
		stones: (list: string) => `stones: ${list}`,
		noStones: 'no stones left',
		reward: (what: string) => `gives ${what}`,
		rewardTaken: (what: string) => `${what}, taken`,
		figures: (who: string, n: number) => `${who}: ${figures(n)}`,
		building: (who: string, what: string) => `${who}: ${what}`,
		island: 'island',
		sty: 'pigsty',
		pigs: (n: number) => count(n, { one: '1 pig', other: `${n} pigs` }),
		ring: 'ring',
		raft: (who: string, n: number) => `raft, ${who}: ${figures(n)}`,
		tile: (points: number, reward: string) => `monument tile worth ${points}, ${reward}`,
		possible: 'possible',
		source: 'can move',
		chosen: 'chosen'
	}
};
