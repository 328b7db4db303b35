// The rules of Block and Key a second time, slow and literal, to check the engine against. Never shipped.
export { draw } from './draw.ts';
export { perft } from './perft.ts';
export { explain, placements } from './placement.ts';
export { answer, parsePosition, parseShape, parseSupply, SHAPE_IDS } from './request.ts';
export type { PositionValue, Request, SupplyValue } from './request.ts';
export { solve } from './solve.ts';
export { view } from './view.ts';
