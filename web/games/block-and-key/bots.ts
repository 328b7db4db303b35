// The players of Block and Key, and games in which everything hidden is dealt anew.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import type { Bots, Policy as AnyPolicy } from '../game.ts';
import { withNames } from './blocks.ts';
import { choices } from './choices.ts';
import { imagine } from './imagining.ts';
import type { Known } from './known.ts';
import { claiming } from './policies/claiming.ts';
import { easy } from './policies/easy.ts';
import type { Policy } from './policies/policy.ts';
import { random } from './policies/random.ts';
import { playerOf } from './policies/sheet.ts';
import { weighing } from './policies/weighing.ts';
import type { Action, GameState } from './state.ts';

type BlockBots = Bots<GameState, Action, Known>;

/** Two to four players: by the names of the JSON command, and the levels by which people choose, the weakest first. */
export const blockAndKeyBots = botsOf({ random, greedy: claiming, easy, fair: claiming, strong: weighing });

/** Policies as every game has them. */
export function botsOf(policies: Readonly<Record<string, Policy>>) {
	return (engine: Engine, deck: Deck): BlockBots => ({
		policies: Object.fromEntries(
			Object.entries(policies).map(([id, policy]) => [id, () => seated(engine, deck, policy)])
		),
		imagine: (known, chance) => imagine(deck, known, chance)
	});
}

/** A policy in a seat: it sees what its player knows, and names Blocks as the game's notation does. */
function seated(engine: Engine, deck: Deck, policy: Policy): AnyPolicy<Known, Action> {
	return (known, _options, chance) => {
		const action = policy(engine, deck, known, choices(engine, deck, known), chance);
		return withNames(playerOf(known).supply, action);
	};
}
