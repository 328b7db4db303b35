// What plays a game without a person: it gets what the active player may know, and decides one step.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Random } from '../../rng.ts';
import type { Known } from '../known.ts';
import type { Choices } from '../choices.ts';
import type { Action } from '../state.ts';

/** Never asked at the end. It may set the engine to any position; `random` is its only source of chance. */
export type Policy = (engine: Engine, deck: Deck, known: Known, choices: Choices, random: Random) => Action;
