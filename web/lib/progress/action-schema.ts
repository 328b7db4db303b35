// What an action of a run must look like, before the rules are asked about it.
import * as v from 'valibot';
import { BLOCKS_MAX, COLOURS, FLOOR_MAX, HEIGHT } from '../../../engine-wasm/host/vocabulary.ts';
import { ALTARS, HAND, LINES, SUPPLY_MAX, type Action } from '../../games/block-and-key/state.ts';
import { LIMITS } from './records.ts';

/** Cells of one Block at most, as in every deck. */
const CELLS_MAX = 8;
/** Blocks of a line at most: so many can be too many after Excavate. */
const LINE = 3;

export const whole = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.id));

export const cells = v.pipe(
	v.array(v.strictTuple([whole(0, FLOOR_MAX - 1), whole(0, FLOOR_MAX - 1), whole(0, HEIGHT - 1)])),
	v.minLength(1),
	v.maxLength(CELLS_MAX)
);

const altar = v.picklist(ALTARS);

export const action: v.GenericSchema<unknown, Action> = v.variant('do', [
	v.strictObject({ do: v.literal('core'), colour: v.picklist(COLOURS) }),
	v.strictObject({ do: v.literal('take'), line: v.picklist(LINES) }),
	v.strictObject({
		do: v.literal('put-back'),
		blocks: v.pipe(v.array(whole(0, SUPPLY_MAX + LINE - 1)), v.maxLength(LINE))
	}),
	v.strictObject({ do: v.literal('place'), block: whole(0, SUPPLY_MAX - 1), cells }),
	v.strictObject({ do: v.literal('claim'), cards: v.pipe(v.array(id), v.maxLength(HAND)) }),
	v.strictObject({ do: v.literal('marker'), altar }),
	v.strictObject({ do: v.literal('discard'), card: v.nullable(id) }),
	v.strictObject({ do: v.literal('draw'), altar }),
	v.strictObject({ do: v.literal('ancients'), target: whole(0, BLOCKS_MAX), cells }),
	v.strictObject({ do: v.literal('pass') })
]);
