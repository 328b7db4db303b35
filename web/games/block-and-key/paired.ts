// Final scores of playouts compared pair by pair: the same chances on both sides, so that most of the noise cancels.

export interface Paired {
	/** How many points better on average; negative when worse. */
	readonly gain: number;
	/** Of the gain. */
	readonly error: number;
}

export function paired(these: ArrayLike<number>, those: ArrayLike<number>): Paired {
	const differences = Array.from(these, (score, index) => score - (those[index] as number));
	const gain = mean(differences);
	const variance = mean(differences.map((difference) => (difference - gain) ** 2));
	return { gain, error: Math.sqrt(variance / Math.max(1, differences.length - 1)) };
}

export function mean(scores: ArrayLike<number>): number {
	let sum = 0;
	for (let k = 0; k < scores.length; k++) sum += scores[k] as number;
	return sum / scores.length;
}
