// What the proof of difficulty counts with.

export function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	const at = share * (sorted.length - 1);
	const below = sorted[Math.floor(at)] ?? NaN;
	const above = sorted[Math.ceil(at)] ?? NaN;
	return below + (at - Math.floor(at)) * (above - below);
}

export function share<T>(list: readonly T[], holds: (member: T) => boolean): number {
	return list.filter(holds).length / list.length;
}

/** Correlation of ranks; equal values share the mean of their ranks. */
export function spearman(one: readonly number[], other: readonly number[]): number {
	return pearson(ranks(one), ranks(other));
}

export function pearson(one: readonly number[], other: readonly number[]): number {
	const a = centred(one);
	const b = centred(other);
	const dot = (p: readonly number[], q: readonly number[]) => p.reduce((sum, x, k) => sum + x * q[k]!, 0);
	return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

function centred(values: readonly number[]): number[] {
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	return values.map((value) => value - mean);
}

function ranks(values: readonly number[]): number[] {
	const order = values.map((value, k) => ({ value, k })).sort((a, b) => a.value - b.value);
	const result = new Array<number>(values.length);
	for (let from = 0; from < order.length;) {
		let to = from;
		while (to < order.length && order[to]!.value === order[from]!.value) to++;
		for (let at = from; at < to; at++) result[order[at]!.k] = (from + to - 1) / 2;
		from = to;
	}
	return result;
}

/** The weights that come nearest to the values in the mean square: normal equations, solved by elimination. */
export function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
	const width = rows[0]?.length ?? 0;
	const sums = Array.from({ length: width }, (_, i) =>
		Array.from({ length: width + 1 }, (_, j) =>
			rows.reduce(
				(sum, row, k) => sum + (row[i] as number) * (j < width ? (row[j] as number) : (values[k] as number)),
				i === j ? 1e-9 : 0
			)
		)
	);
	for (const [i, pivot] of sums.entries()) {
		const lead = pivot[i] as number;
		for (let j = i; j <= width; j++) pivot[j]! /= lead;
		for (const [k, row] of sums.entries()) {
			const share = row[i] as number;
			if (k !== i) for (let j = i; j <= width; j++) row[j]! -= share * (pivot[j] as number);
		}
	}
	return sums.map((row) => row[width] as number);
}
