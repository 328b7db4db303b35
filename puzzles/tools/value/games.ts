// Fast games of the player by value against itself: what its states looked like, and what their runs scored in the end.
import type { RunChoice, ValuedEngine } from '../../../engine-wasm/host/valued.ts';
import { COLOURS } from '../../../engine-wasm/host/vocabulary.ts';
import { DECISIONS } from '../../../engine-wasm/host/run.ts';
import { SOLO_TURNS } from '../../../engine-wasm/shared.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { setTo } from '../../../web/games/block-and-key/policies/engine.ts';
import { coreFacing, newGame } from '../../../web/games/block-and-key/setup.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { deck } from '../../block-and-key/deck.ts';
import type { Fit } from './fit.ts';

/** Places of Blocks that a fast game thinks of. */
const BEAM = 12;
/** A game has about so many decisions; one of them is left to chance in every other game. */
const DECISIONS_OF_A_GAME = 64;
/** Decisions of the cards' part of a turn, and of the Ancients'. */
const CARDS: readonly number[] = [DECISIONS.marker, DECISIONS.discard, DECISIONS.draw];

interface Seen {
	readonly set: number;
	readonly features: Float32Array;
	readonly points: number;
}

/** Plays a game and gives the fit what it showed; its score. Games from chance's decision on count as played well. */
export function playGame(engine: ValuedEngine, name: string, weights: Float32Array, fit: Fit): number {
	const chance = randomFrom(name);
	const deal = newGame(deck, name, 1).state;
	const colour = COLOURS[chance.below(COLOURS.length)] ?? 'w';
	setTo(engine, deck, { ...known(deck, deal), core: coreFacing(deck, 1, colour), step: { kind: 'line' } });
	engine.enterWorld(chance.below(2 ** 31));
	const stray = chance.below(2) === 0 ? chance.below(DECISIONS_OF_A_GAME) : -1;
	let seen: Seen[] = [];
	for (let at = 0; ; at++) {
		const choices = engine.choices(BEAM);
		const choice = choices[at === stray ? chance.below(choices.length) : 0] as RunChoice;
		if (at === stray) seen = [];
		const { turn, step } = engine.moment();
		const { value, features } = engine.valueAfter(choice);
		if (turn === SOLO_TURNS) {
			for (const each of seen) fit.add(each.set, each.features, value - each.points);
			return value;
		}
		const part = choice.what === DECISIONS.ancients ? 2 : CARDS.includes(choice.what) ? 1 : 0;
		const set = 3 * (step === 'line' ? 0 : turn) + part;
		const from = set * features.length;
		const expected = features.reduce((sum, feature, k) => sum + feature * (weights[from + k] as number), 0);
		seen.push({ set, features: features.slice(), points: Math.round(value - expected) });
		engine.carryOut(choice);
	}
}
