// Least squares with a little damping: a linear fit for each set of weights.

/** Keeps weights of what hardly ever happens near their old ones. */
const STIFFNESS = 30;

export class Fit {
	readonly #sets: number;
	readonly #size: number;
	readonly #products: Float64Array;
	readonly #targets: Float64Array;

	constructor(sets: number, size: number) {
		this.#sets = sets;
		this.#size = size;
		this.#products = new Float64Array(sets * size * size);
		this.#targets = new Float64Array(sets * size);
	}

	add(set: number, features: Float32Array, target: number): void {
		const size = this.#size;
		const present: number[] = [];
		for (let i = 0; i < size; i++) {
			const feature = features[i] as number;
			if (feature === 0) continue;
			present.push(i);
			const row = (set * size + i) * size;
			for (const j of present) this.#products[row + j]! += feature * (features[j] as number);
			this.#targets[set * size + i]! += feature * target;
		}
	}

	/** The weights that fit best, drawn a little towards the old ones. */
	solve(old: Float32Array): Float32Array {
		const weights = new Float32Array(old.length);
		for (let set = 0; set < this.#sets; set++) weights.set(this.#solved(set, old), set * this.#size);
		return weights;
	}

	/** By Cholesky's decomposition. */
	#solved(set: number, old: Float32Array): Float64Array {
		const size = this.#size;
		const matrix = this.#products.slice(set * size * size, (set + 1) * size * size);
		const vector = new Float64Array(size);
		for (let i = 0; i < size; i++) {
			vector[i] = (this.#targets[set * size + i] as number) + STIFFNESS * (old[set * size + i] as number);
			matrix[i * size + i]! += STIFFNESS;
		}
		const at = (i: number, j: number) => matrix[i * size + j] as number;
		for (let i = 0; i < size; i++) {
			for (let j = 0; j <= i; j++) {
				let sum = at(i, j);
				for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
				matrix[i * size + j] = i === j ? Math.sqrt(sum) : sum / at(j, j);
			}
		}
		for (let i = 0; i < size; i++) {
			for (let k = 0; k < i; k++) vector[i]! -= at(i, k) * (vector[k] as number);
			vector[i]! /= at(i, i);
		}
		for (let i = size - 1; i >= 0; i--) {
			for (let k = i + 1; k < size; k++) vector[i]! -= at(k, i) * (vector[k] as number);
			vector[i]! /= at(i, i);
		}
		return vector;
	}
}
