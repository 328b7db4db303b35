// What proves the rules of Block and Key and The Ancients, for the bench on which they are switched off one by one: the rulebook's
// cases answered by the slow reference, every lesson step judged by the game's own rules, and a few small cases.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Engine } from '../../engine-wasm/host/engine.ts';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { ancients } from '../../puzzles/block-and-key/lessons/ancients.ts';
import { blockAndKey } from '../../puzzles/block-and-key/lessons/index.ts';
import { stepsOf } from '../../puzzles/tools/lessons/check.ts';
import { teacherOf } from '../../web/games/block-and-key/lesson/teacher.ts';
import { faultsOf } from '../../web/games/lesson/proofs.ts';
import cases from '../fixtures/rulebook-cases.json' with { type: 'json' };
import { answer, type Request } from './reference/index.ts';
import { CASES } from './cases.ts';

// From the top of the project: a bundle has no place of its own.
const wasm = readFileSync('engine-wasm/build/engine.wasm');
const engine = await Engine.start(await WebAssembly.compile(wasm));
const teacher = teacherOf(engine, deck);
const STEPS = stepsOf([blockAndKey, ancients]);

/** The names of the proofs of this rule that fail. */
export function failing(rule: string): string[] {
	const fixtures = cases.filter(
		({ rules, cmd, answer: expected }) => rules.includes(rule) && !isDeepStrictEqual(answered(cmd), expected)
	);
	const steps = STEPS.filter(({ step }) => step.rules.includes(rule) && faultsOf(teacher, step).length > 0);
	const small = CASES.filter(({ rules, check }) => rules.includes(rule) && fails(() => check(engine)));
	return [...fixtures.map(({ name }) => name), ...steps.map(({ at }) => at), ...small.map(({ id }) => id)];
}

function fails(check: () => void): boolean {
	try {
		check();
		return false;
	} catch {
		return true;
	}
}

function answered(cmd: unknown): unknown {
	try {
		return answer(cmd as Request);
	} catch {
		return null;
	}
}
