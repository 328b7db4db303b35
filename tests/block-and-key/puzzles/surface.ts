// Whether yes and no of *is there a claim?* can be told apart without the rules: what anybody can count, and two simple learners.
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { COLOURS } from '../../../engine-wasm/host/vocabulary.ts';
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import { Scene } from '../../../web/games/block-and-key/puzzles/kinds/scene.ts';
import type { Draft } from '../../../web/games/block-and-key/puzzles/study.ts';

/** Numbers, by name, that need no rule of placing. */
export function surfaceOf(deck: Deck, { position, supply, keys }: Draft): Record<string, number> {
	const scene = new Scene(position, keys);
	const blocks = supplyOf(deck, supply);
	const shown = blocks.map((block) => scene.shown(block)[0] ?? { whole: 0, nearly: 0 });
	const squares = keys.flatMap((key) => key.squares);
	const wanted = new Set(squares.map(([, , colour]) => colour));
	const missing = (scene.finders[0]?.spots ?? []).map(
		(spot) => spot.squares.filter((square, k) => scene.picture.colours[square] !== spot.colours[k]).length
	);
	const best = Math.min(...missing);
	const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
	return {
		blocks: supply.length,
		cells: sum(blocks.map(({ shape }) => shape.length)),
		useful: supply.filter(({ colour }) => wanted.has(colour)).length,
		...Object.fromEntries(COLOURS.map((c) => [c, supply.filter(({ colour }) => colour === c).length])),
		...Object.fromEntries(
			Object.keys(deck.shapes).map((id) => [id, supply.filter(({ shape }) => shape === id).length])
		),
		...Object.fromEntries(
			Object.keys(deck.shapes).map((id) => [
				`useful ${id}`,
				supply.filter(({ shape, colour }) => shape === id && wanted.has(colour)).length
			])
		),
		temple: position.blocks.length,
		height: scene.stacks.highest,
		squares: squares.length,
		colours: wanted.size,
		'showing already': squares.length - best,
		'best places': missing.filter((n) => n === best).length,
		'lacks one': missing.filter((n) => n === 1).length,
		'lacks two': missing.filter((n) => n === 2).length,
		decoys: sum(shown.map(({ whole }) => whole)),
		'near decoys': Math.log2(1 + sum(shown.map(({ nearly }) => nearly))),
		'Blocks with decoys': shown.filter(({ whole }) => whole > 0).length
	};
}

export interface Sample {
	readonly features: readonly number[];
	readonly yes: boolean;
}

type Classifier = (features: readonly number[]) => boolean;

export function shareRight(classify: Classifier, samples: readonly Sample[]): number {
	return samples.filter(({ features, yes }) => classify(features) === yes).length / samples.length;
}

/** Logistic regression by plain gradient descent over standardized features. */
export function learnLine(samples: readonly Sample[], rounds = 300, rate = 0.5, shrink = 1e-3): Classifier {
	const width = samples[0]?.features.length ?? 0;
	const column = (k: number) => samples.map(({ features }) => features[k] as number);
	const means = Array.from({ length: width }, (_, k) => mean(column(k)));
	const spreads = means.map((m, k) => Math.sqrt(mean(column(k).map((x) => (x - m) ** 2))) || 1);
	const scaled = (features: readonly number[]) =>
		features.map((x, k) => (x - (means[k] as number)) / (spreads[k] as number));
	const rows = samples.map(({ features, yes }) => ({ x: scaled(features), y: yes ? 1 : 0 }));
	const weights = new Float64Array(width);
	let bias = 0;
	const score = (x: readonly number[]) =>
		x.reduce((sum, value, k) => sum + value * (weights[k] as number), bias);
	for (let round = 0; round < rounds; round++) {
		const slope = new Float64Array(width);
		let push = 0;
		for (const { x, y } of rows) {
			const off = 1 / (1 + Math.exp(-score(x))) - y;
			push += off;
			for (let k = 0; k < width; k++) slope[k]! += off * (x[k] as number);
		}
		bias -= (rate * push) / rows.length;
		for (let k = 0; k < width; k++)
			weights[k]! -= rate * ((slope[k] as number) / rows.length + shrink * (weights[k] as number));
	}
	return (features) => score(scaled(features)) > 0;
}

/** A tree of yes and no questions about single features, each the one that splits best. */
export function learnTree(samples: readonly Sample[], depth = 4, least = 50): Classifier {
	const majority = samples.filter(({ yes }) => yes).length * 2 > samples.length;
	const width = samples[0]?.features.length ?? 0;
	let best: { feature: number; at: number; right: number } | null = null;
	for (let feature = 0; depth > 0 && feature < width; feature++) {
		const values = [...new Set(samples.map(({ features }) => features[feature] as number))].sort(
			(a, b) => a - b
		);
		const cuts =
			values.length > 12 ? Array.from({ length: 12 }, (_, k) => quantile(values, (k + 1) / 13)) : values;
		for (const at of cuts) {
			const right = rightOf(samples, feature, at, least);
			if (right !== null && right > (best?.right ?? samples.length / 2)) best = { feature, at, right };
		}
	}
	if (!best) return () => majority;
	const { feature, at } = best;
	const low = learnTree(
		samples.filter(({ features }) => (features[feature] as number) <= at),
		depth - 1,
		least
	);
	const high = learnTree(
		samples.filter(({ features }) => (features[feature] as number) > at),
		depth - 1,
		least
	);
	return (features) => ((features[feature] as number) <= at ? low : high)(features);
}

/** Samples that a split by majority gets right; null when a side would be too small. */
function rightOf(samples: readonly Sample[], feature: number, at: number, least: number): number | null {
	const counts = { low: [0, 0], high: [0, 0] };
	for (const { features, yes } of samples)
		counts[(features[feature] as number) <= at ? 'low' : 'high'][yes ? 1 : 0]!++;
	const sides = Object.values(counts);
	if (sides.some(([no = 0, yes = 0]) => no + yes < least)) return null;
	return sides.reduce((sum, [no = 0, yes = 0]) => sum + Math.max(no, yes), 0);
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const quantile = (sorted: readonly number[], share: number) =>
	sorted[Math.floor(share * (sorted.length - 1))] as number;
