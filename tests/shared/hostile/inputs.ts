// Hostile texts: good ones with something done to them, and things nobody would send in good faith.
import fc from 'fast-check';

const NASTY = [
	'',
	'\0',
	'\uD800',
	'\u202E',
	'%',
	'%00',
	'%E0%A4%A',
	'..',
	'../../etc/passwd',
	'<script>alert(1)</script>',
	'"><img src=x onerror=alert(1)>',
	'javascript:alert(1)',
	'__proto__',
	'constructor',
	'toString',
	'NaN',
	'-0',
	'1e999',
	'9007199254740993',
	'null',
	'[]',
	'{}',
	'{"__proto__":{"polluted":true}}',
	'\uFEFF',
	'a'.repeat(5000),
	'['.repeat(5000),
	'-'.repeat(3000),
	'.'.repeat(3000)
] as const;

export const nasty: fc.Arbitrary<string> = fc.oneof(
	fc.constantFrom(...NASTY),
	fc.string({ maxLength: 200 }),
	fc.string({ unit: 'binary', maxLength: 60 }),
	fc.string({ unit: fc.constantFrom(...'abkrwS0123456789-._@:%'), maxLength: 120 })
);

type Edit = (text: string) => string;

const cut = (at: number, text: string): number => Math.floor(at * (text.length + 1));

/** One thing done to a text, at a place that suits any length. */
const edit: fc.Arbitrary<Edit> = fc
	.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), size: fc.nat(40), what: nasty, how: fc.nat(5) })
	.map(({ at, size, what, how }): Edit => {
		return (text) => {
			const k = cut(at, text);
			const [head, part, tail] = [text.slice(0, k), text.slice(k, k + size), text.slice(k + size)];
			const edits: readonly string[] = [
				head,
				head + tail,
				head + what + part + tail,
				head + what + tail,
				head + part + part + tail,
				head + [...part].reverse().join('') + tail
			];
			return edits[how] ?? text;
		};
	});

/** A good text with one to four things done to it, or nothing of it at all. */
export const spoiled = (good: readonly string[]): fc.Arbitrary<string> =>
	fc.oneof(
		{
			weight: 4,
			arbitrary: fc
				.tuple(fc.constantFrom(...good), fc.array(edit, { minLength: 1, maxLength: 4 }))
				.map(([text, edits]) => edits.reduce((now, one) => one(now), text))
		},
		{ weight: 1, arbitrary: nasty }
	);

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const nastyValue: fc.Arbitrary<Json> = fc.oneof(
	fc.constantFrom<Json[]>(null, true, -1, 0.5, 1e308, 2 ** 53, '', [], {}, [[]], { length: 3 }),
	nasty,
	fc.integer(),
	fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>
);

/** Every place in a value, as the names that lead there. */
function placesIn(value: Json, here: readonly string[] = []): (readonly string[])[] {
	if (typeof value !== 'object' || value === null) return [here];
	return [
		here,
		...Object.entries(value).flatMap(([name, inner]) => placesIn(inner as Json, [...here, name]))
	];
}

function replaced(value: Json, [name, ...rest]: readonly string[], by: Json): Json {
	if (name === undefined) return by;
	const next = structuredClone(value) as { [name: string]: Json };
	next[name] = replaced(next[name] ?? null, rest, by);
	return next;
}

/** Sound JSON in which one to three values are something else. */
export function twisted(good: string): fc.Arbitrary<string> {
	const value = JSON.parse(good) as Json;
	const places = placesIn(value);
	return fc
		.array(fc.tuple(fc.constantFrom(...places), nastyValue), { minLength: 1, maxLength: 3 })
		.map((changes) => {
			let now = value;
			for (const [place, by] of changes)
				try {
					now = replaced(now, place, by);
				} catch {
					// An earlier change has taken the place away.
				}
			return JSON.stringify(now);
		});
}
