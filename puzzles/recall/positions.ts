// Positions that lessons and rule pages share, in the form of the game's positions (web/games/recall/position.ts): the tutorial
// map with all tiles open unless it says otherwise. You are the first person, blue.

/** You and another person; the turn is yours. */
export const two = (you: object, change: object = {}, other: object = {}) => ({
	persons: [you, other],
	...change
});

/** You and two others: purple and red. */
export const three = (you: object, change: object = {}, purple: object = {}, red: object = {}) => ({
	persons: [you, purple, red],
	...change
});

/** In the middle of your turn, with actions still to be used: words as `move:1`, or the box whose slot is taken. */
export const acting = (you: object, words: readonly string[], change: object = {}, other: object = {}) =>
	two(you, { phase: 'module', pool: [{ words }], ...change }, other);

/** In the middle of your turn: this is what you just gained and have to use or decline now. */
export const gaining = (you: object, words: readonly string[], change: object = {}, other: object = {}) =>
	two(you, { phase: 'module', gains: words, ...change }, other);

/** A movement of so many steps has begun. */
export const moving = (you: object, steps: number, change: object = {}, other: object = {}) =>
	gaining(you, [`move:${steps}`], change, other);

/** A develop action has begun: dig, build or upgrade. */
export const developing = (you: object, change: object = {}, other: object = {}) =>
	gaining(you, ['develop'], change, other);

/** A module was just pushed in below a box. */
export const inserted = (you: object, box: string, module = 'W', change: object = {}, other: object = {}) =>
	two(you, { ...change, played: [`insert_${module}_${box}`] }, other);

/** The last action of the whole game ends it: then the sheet counts. */
export const atTheEnd = (you: object, change: object = {}, other: object = {}) => ({
	persons: [you, other],
	turn: 1,
	round: 17,
	phase: 'module',
	...change,
	played: ['end']
});

/** A new game of so many persons, somebody playing for the first time. */
export const fresh = (players: 1 | 2 | 3 | 4, change: object = {}, seed = 'lesson') => ({
	fresh: { players, firstGame: true, ...change },
	seed
});
