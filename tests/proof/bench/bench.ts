// `npm run proof -- bench:engine [seconds]`: the WASM engine against plain JavaScript and the slow reference on the same positions, in one
// run. It prints ratios and never fails on time; it fails when the answers differ or the signature is not the one in BENCH.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { gzipSync } from 'node:zlib';
import { builtInCases } from '../../../engine-wasm/host/bench.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { BUILDS, startEngine } from '../../block-and-key/cross/agreement.ts';
import * as reference from '../../block-and-key/reference/index.ts';
import { PlainBoard } from './plain.ts';

const seconds = Number(process.argv[2] ?? 10);
const shapes = Object.values(deck.shapes);
const cases = builtInCases();
const root = new URL('../../../engine-wasm/', import.meta.url);

/** Times in turn what is to be compared, slice by slice, so that whatever else the machine does meets all alike. */
const SLICE_MS = 25;

interface Contender {
	/** Does some work and says how many calls that were. */
	readonly run: () => number;
	readonly rates: number[];
}

function contender(run: () => number): Contender {
	return { run, rates: [] };
}

function compete(contenders: readonly Contender[]): void {
	const end = performance.now() + seconds * 1000;
	do {
		for (const { run, rates } of contenders) rates.push(rateOfSlice(run));
	} while (performance.now() < end);
}

function rateOfSlice(run: () => number): number {
	const start = performance.now();
	for (let calls = run(); ; calls += run()) {
		const elapsed = performance.now() - start;
		if (elapsed >= SLICE_MS) return (calls * 1000) / elapsed;
	}
}

/** Calls a second in the best slice: the one least disturbed, and past the warming up. */
function rate({ rates }: Contender): number {
	return Math.max(...rates);
}

/** Goes through the cases one by one, over and over. */
function eachCase(
	calls: number,
	call: (benchCase: (typeof cases)[number], index: number) => void
): () => number {
	let next = 0;
	return () => {
		const index = next++ % cases.length;
		call(cases[index]!, index);
		return calls;
	};
}

const engine = await startEngine();
const simd = engine.prepareBench(cases, shapes);
const scalar = (await startEngine('engine-scalar')).prepareBench(cases, shapes);
const caller = await startEngine();
const snapshots = cases.map(({ position }) => {
	caller.setPosition(position);
	return caller.snapshot();
});
const L4 = deck.shapes['L4']!;

const placements = {
	simd: contender(() => (simd.placements(), cases.length * shapes.length)),
	scalar: contender(() => (scalar.placements(), cases.length * shapes.length)),
	plain: contender(
		eachCase(shapes.length, ({ position }) => {
			const board = new PlainBoard(position);
			for (const shape of shapes) board.placements(shape);
		})
	),
	slow: contender(
		eachCase(1, ({ position }, index) => reference.placements(position, shapes[index % shapes.length]!))
	)
};
const solves = {
	simd: contender(() => (simd.solve(), cases.length)),
	scalar: contender(() => (scalar.solve(), cases.length)),
	plain: contender(
		eachCase(1, ({ position, seat, supply, key }) => new PlainBoard(position).solve(seat, supply, key))
	),
	slow: contender(
		eachCase(1, ({ position, seat, supply, key }) => reference.solve(position, seat, supply, [key], false))
	)
};
/** The facade called from JavaScript: count the placements of one shape, in the same or in a new position. */
const calls = {
	again: contender(() => {
		for (let i = 0; i < 100; i++) caller.count(L4);
		return 100;
	}),
	fresh: contender(
		eachCase(1, (_, index) => {
			caller.restore(snapshots[index]!);
			caller.count(L4);
		})
	)
};

function plainSignature(): [number, number] {
	const signature: [number, number] = [0, 0];
	for (const { position, seat, supply, key } of cases) {
		const board = new PlainBoard(position);
		for (const shape of shapes) signature[0] += board.placements(shape).length;
		signature[1] += board.solve(seat, supply, key).length;
	}
	return signature;
}

const show = (value: number) => Math.round(value).toLocaleString('en');
const NAMES = {
	simd: 'engine (WASM, SIMD)',
	scalar: 'engine (WASM, no SIMD)',
	plain: 'plain JavaScript',
	slow: 'slow reference'
} as const;

compete([...Object.values(placements), ...Object.values(solves), ...Object.values(calls)]);

console.log(
	`${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}; ${cases.length} positions\n`
);
console.log(`${''.padEnd(28)}${'placements/s'.padStart(14)}${'solves/s'.padStart(14)}`);
for (const [id, name] of Object.entries(NAMES) as [keyof typeof NAMES, string][]) {
	console.log(
		name.padEnd(28) + show(rate(placements[id])).padStart(14) + show(rate(solves[id])).padStart(14)
	);
}
console.log();
for (const id of ['plain', 'slow', 'scalar'] as const) {
	const ratio = (group: typeof placements) => rate(group.simd) / rate(group[id]);
	const times = (value: number) => (value < 10 ? value.toFixed(2) : show(value));
	console.log(
		`against ${NAMES[id]}: placements ${times(ratio(placements))} ×, solve ${times(ratio(solves))} ×`
	);
}
console.log(
	`\none call from JavaScript, count the placements of L4: ${(1e6 / rate(calls.again)).toFixed(2)} µs; ` +
		`in a new position: ${(1e6 / rate(calls.fresh)).toFixed(2)} µs`
);
for (const build of BUILDS.filter((name) => name !== 'engine-debug')) {
	const bytes = readFileSync(new URL(`build/${build}.wasm`, root));
	console.log(`${build}.wasm: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} compressed`);
}

const signatures = {
	engine: [simd.placements(), simd.solve()],
	scalar: [scalar.placements(), scalar.solve()],
	plain: plainSignature(),
	BENCH: readFileSync(new URL('BENCH', root), 'utf8').trim().split(' ')
};
console.log(`\nBench: ${signatures.engine.join(' ')}`);
for (const [name, signature] of Object.entries(signatures)) {
	if (signature.join(' ') !== signatures.engine.join(' ')) {
		console.error(`${name} has another signature: ${signature.join(' ')}`);
		process.exitCode = 1;
	}
}
