// Positions that the lessons and the rule pages share, in the form of the game's positions: the learner is the first player.

type Colour = 'blue' | 'grey' | 'red' | 'green' | 'yellow' | 'purple';

/** Two players, the learner's first turn. */
export const START = {
	setup: { players: 2 },
	tiles: { e5: ['W', 'W'], f5: ['S-blue', 'N'], e6: ['E', 'S'], f6: ['WE', 'E'] },
	sites: { d5: { foundation: 2 }, f4: { foundation: 3 }, e7: { foundation: 1 }, g6: { foundation: 2 } },
	foundations: [3, 1, 2],
	players: [{ hand: 'W' }, { hand: 'E' }]
};

const OTHER = { hand: 'E', turnsTaken: 1 };

/** A later turn begins. */
export const later = (sites: object = {}, mine: object = {}) => ({
	...START,
	sites: { ...START.sites, ...sites },
	players: [{ hand: 'W', turnsTaken: 1, ...mine }, OTHER]
});

/** A later turn: nothing is left to move. */
export const midTurn = (mine: object = {}, sites: object = {}, change: object = {}) => ({
	...START,
	sites: { ...START.sites, ...sites },
	players: [{ turnsTaken: 1, ...mine }, OTHER],
	step: 'extras',
	...change
});

/** The same with two others at the table. */
export const midTurnOfThree = (mine: object = {}, change: object = {}) =>
	midTurn(
		mine,
		{},
		{ setup: { players: 3 }, players: [{ turnsTaken: 1, ...mine }, OTHER, OTHER], ...change }
	);

/** The tile lies on d6 and the row beside it is activated: workers stand on d6 and f6. */
export const ROW_H = ['place.d6.N', 'row.H'];

/** The learner's foundation, somebody else's, and the learner's pyramid. */
export const own = (foundation: number, workers: number) => ({ foundation, owner: 0, workers });
export const others = (foundation: number, workers: number) => ({ foundation, owner: 1, workers });
export const pyramid = (level: number, colour: Colour, workers = 1, foundation = 1) => ({
	foundation,
	level,
	colour,
	owner: 0,
	workers
});

/** The first turns are over; four tiles lie on a falling diagonal once a tile is on g7. */
export const DIAGONAL = {
	...later({}, { hand: 'SE-red' }),
	tiles: { ...START.tiles, d4: ['SW-blue', 'S'] }
};

/** Two levels in one turn are possible on g6. */
export const DOUBLE = {
	...later({ g6: pyramid(1, 'blue', 2, 2) }, { stones: { blue: 4, white: 1 } }),
	tiles: { e5: ['S-blue', 'W'], f5: ['E', 'N'], e6: ['W', 'S'], f6: ['WE', 'E'] }
};

/** One worker is left in the learner's supply. */
export const ONE_WORKER = later({
	b1: own(1, 3),
	g1: own(1, 3),
	e2: own(1, 3),
	j2: own(1, 3),
	c3: own(1, 1)
});

/** Both finials of the learner stand; f4 waits for a third. */
export const TWO_FINISHED = midTurn(
	{ stones: { grey: 4, white: 1 } },
	{ d5: pyramid(5, 'blue'), e7: pyramid(5, 'red'), f4: pyramid(4, 'grey', 3) }
);

const HIGH = ['b1', 'g1', 'e2', 'j2', 'c3', 'h3', 'a4', 'i5', 'b6', 'j7'];
const FIVE_COLOURS: readonly Colour[] = ['blue', 'grey', 'red', 'green', 'yellow'];

/** So many pieces of the second level are built, by both players in turn; f4 waits for one more. */
export const secondLevels = (count: number) => ({
	...midTurn({ stones: { purple: 2 } }),
	sites: {
		...Object.fromEntries(
			HIGH.slice(0, count).map((name, k) => [
				name,
				{ ...pyramid(2, FIVE_COLOURS[k % 5] ?? 'blue', 1, k < 6 ? 1 : 2), owner: k % 2 }
			])
		),
		f4: pyramid(1, 'purple', 3, 3)
	}
});

/** The symbol variant: the hand tile came from this stack. */
export const withSymbols = (from: number, gold = 0) => ({
	...START,
	setup: { players: 2, symbols: true },
	players: [{ hand: 'W', from, gold }, { hand: 'E' }]
});

/** The group with a task. */
export const group = (task: 1 | 2 | 3, sites: object, mine: object = {}, change: object = {}) => ({
	...START,
	setup: { players: 1, task },
	sites,
	players: [{ turnsTaken: 20, ...mine }],
	step: 'extras',
	...change
});

/** Five pyramids of value 35 in five colours; a free foundation beside them. */
export const FIVE_OF_35 = {
	d5: pyramid(4, 'blue'),
	f4: pyramid(4, 'grey'),
	e7: pyramid(4, 'red'),
	c3: pyramid(4, 'green'),
	b6: pyramid(4, 'yellow'),
	g6: { foundation: 2 }
};

/** The group's worker on d6 waits for its move. */
export const WORKER_ON_D6 = {
	tiles: { ...START.tiles, d6: ['W', 'N'] },
	step: 'workers',
	placed: 'd6',
	stocked: ['d6']
};
