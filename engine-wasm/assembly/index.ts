// What the host may see of the whole engine: functions over integers, addresses and sizes. Nothing else crosses.

export * from './puzzle';
export { POSITION, POSITION_BYTES, VIEW } from './layout';
export { positionChanged } from './board';
export { countPlacements } from './placement';
export { writeView } from './views';
export { KEYS_MAX } from './keys';
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
export { CARDS_MAX } from '../shared';
export { RUN, loadRun, storeCard } from './run';
export { IDEAS, IDEAS_MAX, IDEA_NUMBERS } from './ideas';
export { DECISION, findIdeas, quickDecision } from './quick';
export { PLAYOUTS_MAX, SCORES, carryOut, playOut, setRoot } from './playout';
