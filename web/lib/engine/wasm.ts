// Which build of the whole engine this browser can run. The small one of the puzzle pages needs no SIMD.
import scalarUrl from '../../../engine-wasm/build/engine-scalar.wasm?url';
import simdUrl from '../../../engine-wasm/build/engine.wasm?url';

/** The least module that uses two SIMD instructions: a function that returns i8x16.popcnt (i8x16.splat (i32.const 0)). */
const PROBE = [
	0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, 0x03, 0x02, 0x01,
	0x00, 0x0a, 0x0a, 0x01, 0x08, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b
];

/** Absent where it is forbidden, as in Lockdown Mode: pages without the engine must load all the same. */
const wasm = Reflect.get(globalThis, 'WebAssembly') as typeof WebAssembly | undefined;

export const hasSimd = wasm?.validate(Uint8Array.from(PROBE)) ?? false;
export const engineUrl = hasSimd ? simdUrl : scalarUrl;
