// The small cases, by name.
import { describe, it } from 'vitest';
import { startEngine } from './cross/agreement.ts';
import { CASES } from './cases.ts';

const engine = await startEngine();

describe('rules of Block and Key', () => {
	for (const { id, rules, check } of CASES) it(`${rules.join(' ')}: ${id}`, () => check(engine));
});
