// The shapes of the deck alone: the first visit must not carry the checks of its cards.
import { shapes as listed } from '../../../puzzles/block-and-key/deck.json';
import type { Shape } from '../../../engine-wasm/host/vocabulary.ts';

export const SHAPES = listed as unknown as Readonly<Record<string, Shape>>;
