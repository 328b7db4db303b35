// B-SETUP-1 to B-SETUP-8, S-SETUP-1 to S-SETUP-3: the box is unpacked; the Core Cube is the first thing to decide.
import { SEATS, type Colour, type Core, type Seat } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck, PlayerCount } from '../../../puzzles/schema/deck.ts';
import type { Level } from '../../../puzzles/schema/levels.ts';
import { randomFrom } from '../rng.ts';
import { boxOf } from './puzzles/blocks.ts';
import type { Moment } from './moment.ts';
import { SEATS_BY_COUNT } from './seats.ts';
import type { GameState, Player } from './state.ts';
import { refill } from './yard.ts';

const SITES = 9;
/** B-SETUP-4. */
export const STARS_DEALT = 2;

/** The same seed gives the same game. Each pile has a stream of its own, so that none depends on the size of another. */
export function newGame(deck: Deck, seed: string, players: PlayerCount = 1): Moment {
	const shuffled = <T>(pile: string, list: readonly T[]) => randomFrom(`${seed}/${pile}`).shuffled(list);
	const cards = (level: Level) =>
		shuffled(
			`${level}s`,
			deck.keys.filter((key) => key.level === level).map(({ id }) => id)
		);
	const [stars, suns, moons] = [cards('star'), cards('sun'), cards('moon')];
	const enigmas = shuffled('enigmas', deck.enigmas);
	const seats = SEATS_BY_COUNT[players];
	const seated = seats.map((seat): Player => {
		const hand = [...stars.splice(0, STARS_DEALT), ...suns.splice(0, 1), ...moons.splice(0, 1)];
		return { seat, supply: [], hand, claimed: [], enigma: enigmas.pop()?.colour as Colour };
	});
	const state: GameState = {
		seed,
		players: seated,
		active: 0,
		turn: 1,
		step: { kind: 'core' },
		core: null,
		blocks: [],
		yard: Array.from({ length: SITES }, () => null),
		bag: shuffled(
			'bag',
			boxOf(deck).map(({ id, colour }) => ({ shape: id, colour }))
		),
		altars: { sun: suns, moon: moons },
		marks: [],
		removed: stars,
		discarded: [],
		drawn: null,
		lastTurns: null,
		actions: 0
	};
	return refill({ state, happened: [] });
}

/** B-SETUP-8, section 7: the chosen colour towards the start player, the next ones of the cycle clockwise. */
export function coreFacing(deck: Deck, players: PlayerCount, colour: Colour): Core {
	const [x, y] = deck.core[players];
	const first = deck.colours.indexOf(colour);
	const sides = SEATS.map((seat, k) => [seat, deck.colours[(first + k) % deck.colours.length]]);
	return { x, y, sides: Object.fromEntries(sides) as Record<Seat, Colour> };
}
