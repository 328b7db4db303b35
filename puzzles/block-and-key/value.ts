// The weights of the value with which The Ancients are played well; puzzles/tools/value.ts fits them. Loaded by what plays, not by pages.
import file from './value.json' with { type: 'json' };

export const WEIGHTS: Float32Array = Float32Array.from(file.weights, (weight) => weight / file.scale);
