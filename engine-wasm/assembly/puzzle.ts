// What the host may see of the engine's small build: functions over integers, addresses and sizes, for puzzles alone.

export { CELLS, INPUT, INPUT_LENGTH, OUTPUT, OUTPUT_KEYS, PLACEMENTS_MAX } from './layout';
export { SHAPE_CELLS_MAX, defineShape, resetShapes } from './shapes';
export { loadPosition } from './board';
export { explainPlacement, listPlacements, placementCells } from './placement';
export { claimKeys, setKey, useKeys } from './keys';
export { solveBlock } from './solve';
