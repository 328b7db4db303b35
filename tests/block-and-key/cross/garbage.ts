// Lines that no well-behaved program sends: random bytes, and questions with something cut, doubled or swapped.
import rulebookCases from '../../fixtures/rulebook-cases.json' with { type: 'json' };
import type { Random } from '../../../web/games/rng.ts';

const QUESTIONS = [
	...rulebookCases.map(({ cmd }) => JSON.stringify({ id: 1, ...cmd })),
	'{"cmd":"help"}',
	'{"cmd":"deck","id":[{}]}',
	'{"cmd":"daily","date":"2026-01-01"}',
	'{"cmd":"solo","seed":"a","policy":"random"}',
	'{"cmd":"bench","seconds":0.001}',
	'{"cmd":"games"}',
	'{"cmd":"play","game":"block-and-key","setup":{"players":2},"seed":"a","actions":["core_w","take_row-1","take_row-2"],"known":1}',
	'{"cmd":"play","game":"ancients","setup":{"players":1},"seed":"a","actions":["core_w","take_row-1"]}',
	'{"cmd":"match","game":"ancients","setup":{"players":1},"seed":"a","policies":["random"]}',
	'{"cmd":"report","game":"ancients","seed":"a","actions":["core_w"],"player":0}',
	'{"cmd":"advise","game":"temple","seed":"a","actions":[],"playouts":8,"budget":5}',
	'{"cmd":"perft","position":{"blocks":[]},"supply":[{"shape":"I2","colour":"w"},{"shape":"T4","colour":"b"}],"depth":2}'
];
/** Values that are often forgotten. */
const ODD = [
	'null',
	'-1',
	'1e999',
	'0.5',
	'""',
	'[]',
	'{}',
	'true',
	'9007199254740993',
	'"__proto__"',
	'[[[]]]',
	'-0'
];

export function garbageLine(random: Random): string {
	if (random.below(4) === 0) return randomText(random);
	let line = QUESTIONS[random.below(QUESTIONS.length)] as string;
	for (let changes = 1 + random.below(3); changes > 0; changes--) line = mutated(line, random);
	// A line feed would make two lines of it.
	return line.replaceAll('\n', ' ');
}

function randomText(random: Random): string {
	const bytes = Uint8Array.from({ length: random.below(200) }, () => random.below(256));
	return new TextDecoder('latin1').decode(bytes).replaceAll('\n', ' ');
}

function mutated(line: string, random: Random): string {
	const at = random.below(line.length + 1);
	const to = Math.min(line.length, at + random.below(12));
	switch (random.below(5)) {
		case 0:
			return line.slice(0, at) + line.slice(to);
		case 1:
			return line.slice(0, to) + line.slice(at);
		case 2:
			return line.slice(0, at) + String.fromCharCode(random.below(0x250)) + line.slice(at + 1);
		case 3:
			return replaceNumber(line, random, ODD[random.below(ODD.length)] as string);
		default:
			return replaceNumber(line, random, String(random.below(20) - 4));
	}
}

/** Some number of the line becomes something else. */
function replaceNumber(line: string, random: Random, value: string): string {
	const numbers = [...line.matchAll(/-?\d+/g)];
	const chosen = numbers[random.below(numbers.length)];
	if (!chosen) return line;
	return line.slice(0, chosen.index) + value + line.slice(chosen.index + chosen[0].length);
}
