// What the host may see of the engine: functions over integers, addresses and sizes. Nothing else crosses.

export {
	CELLS,
	INPUT,
	INPUT_LENGTH,
	OUTPUT,
	OUTPUT_KEYS,
	PLACEMENTS_MAX,
	POSITION,
	POSITION_BYTES,
	VIEW
} from './layout';
export { SHAPE_CELLS_MAX, defineShape, resetShapes } from './shapes';
export { loadPosition, positionChanged } from './board';
export { countPlacements, explainPlacement, listPlacements, placementCells } from './placement';
export { writeView } from './views';
export { KEYS_MAX, claimKeys, setKey, useKeys } from './keys';
export { solveBlock } from './solve';
export { closestBlocks, listBeside } from './ancients';
export { PERFT_DEPTH_MAX, PERFT_SHAPES, perft } from './perft';
export {
	BENCH_CASES_MAX,
	BENCH_SUPPLY,
	BENCH_SUPPLY_MAX,
	benchPlacements,
	benchSolve,
	storeCase
} from './bench';
export { CARDS_MAX, loadRun, storeCard } from './run';
export { IDEAS, IDEAS_MAX, IDEA_NUMBERS } from './ideas';
export { DECISION, findIdeas, quickDecision } from './quick';
export { PLAYOUTS_MAX, SCORES, playOut, setRoot } from './playout';
