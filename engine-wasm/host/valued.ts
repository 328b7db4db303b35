// The typed face of the engine's largest build: beside all else, the value of a solo run, and playing on by it.
import { Engine, type EngineExports } from './engine.ts';
import { instantiate } from './puzzle.ts';
import { momentOf, type EngineRun, type RunDecision } from './run.ts';
import { RUN_WORDS } from '../shared.ts';

interface ValuedExports extends EngineExports {
	readonly WEIGHTS: WebAssembly.Global<'i32'>;
	readonly WEIGHTS_COUNT: WebAssembly.Global<'i32'>;
	readonly FEATURE: WebAssembly.Global<'i32'>;
	readonly FEATURES: WebAssembly.Global<'i32'>;
	readonly CHOICES: WebAssembly.Global<'i32'>;
	valueAfter(what: number, a: number, b: number): number;
	listChoices(most: number): number;
	seedWorld(world: bigint): void;
	playOn(what: number, a: number, b: number, deeds: number, times: number, from: number): void;
}

/** A decision with what the value expects after it. */
export interface RunChoice extends RunDecision {
	readonly value: number;
}

/** What, two numbers about it, its value. */
const CHOICE_BYTES = 16;

export class ValuedEngine extends Engine {
	readonly #wasm: ValuedExports;
	#weights: Float32Array | null = null;

	private constructor(wasm: ValuedExports) {
		super(wasm);
		this.#wasm = wasm;
	}

	static override async start(module: WebAssembly.Module): Promise<ValuedEngine> {
		return new ValuedEngine((await instantiate(module)) as ValuedExports);
	}

	/** How many sets of weights the value has, and weights in each: one for every feature. */
	weightsShape(): { readonly sets: number; readonly size: number } {
		const { FEATURES, WEIGHTS_COUNT } = this.#wasm;
		return { sets: WEIGHTS_COUNT.value / FEATURES.value, size: FEATURES.value };
	}

	/** Gives the value its weights, unless it has them. */
	setWeights(weights: Float32Array): void {
		if (this.#weights === weights) return;
		const { memory, WEIGHTS, WEIGHTS_COUNT } = this.#wasm;
		if (weights.length !== WEIGHTS_COUNT.value) throw new RangeError('not the weights of this value');
		new Float32Array(memory.buffer, WEIGHTS.value, weights.length).set(weights);
		this.#weights = weights;
	}

	/** What the step of the run that is set allows, by value, best first; of the places of Blocks the `most` that look best. */
	choices(most: number): RunChoice[] {
		const count = this.#wasm.listChoices(most);
		const { memory, CHOICES } = this.#wasm;
		const numbers = new DataView(memory.buffer, CHOICES.value, count * CHOICE_BYTES);
		return Array.from({ length: count }, (_, index) => {
			const at = index * CHOICE_BYTES;
			const number = (field: number) => numbers.getInt32(at + field, true);
			return { what: number(0), a: number(4), b: number(8), value: numbers.getFloat32(at + 12, true) };
		});
	}

	/** The value after a decision in the run that is set, before chance, and what the value was told about that state. */
	valueAfter({ what, a, b }: RunDecision): { readonly value: number; readonly features: Float32Array } {
		const value = this.#wasm.valueAfter(what, a, b);
		const { memory, FEATURE, FEATURES } = this.#wasm;
		return { value, features: new Float32Array(memory.buffer, FEATURE.value, FEATURES.value) };
	}

	/** From now on what `carryOut` draws lies in the order of this world. */
	enterWorld(world: number): void {
		this.#wasm.seedWorld(BigInt(world));
	}

	/** Turn and step of the run as it stands. */
	moment(): Pick<EngineRun, 'turn' | 'step'> {
		return momentOf(new Int32Array(this.#wasm.memory.buffer, this.#wasm.RUN.value, RUN_WORDS));
	}

	/**
	 * What the value expects, in hundredths of a VP, after the same first decision (null: the value's own) and so many own
	 * turns in each of so many worlds. The same `from` means the same worlds, whatever is decided first.
	 */
	playOn(first: RunDecision | null, deeds: number, times: number, from: number): Int32Array {
		const { memory, SCORES, PLAYOUTS_MAX } = this.#wasm;
		const count = Math.min(times, PLAYOUTS_MAX.value);
		this.#wasm.playOn(first?.what ?? -1, first?.a ?? 0, first?.b ?? 0, deeds, count, from);
		return new Int32Array(memory.buffer, SCORES.value, count).slice();
	}
}
