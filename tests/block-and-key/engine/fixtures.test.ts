// Every build of the engine answers the hand-made cases and the perft fixtures exactly.
import { describe, expect, it } from 'vitest';
import { askingEngine, BUILDS, startEngine } from '../cross/agreement.ts';
import perftFixtures from '../../fixtures/perft.json' with { type: 'json' };
import rulebookCases from '../../fixtures/rulebook-cases.json' with { type: 'json' };

describe.each(BUILDS)('%s', async (build) => {
	const ask = askingEngine(await startEngine(build));
	const answer = (question: unknown): unknown => JSON.parse(ask(JSON.stringify(question)));

	it.each(rulebookCases.map((fixture) => [fixture.name, fixture] as const))('%s', (_, fixture) => {
		expect(answer(fixture.cmd)).toEqual(fixture.answer);
	});

	it.each(perftFixtures.map((fixture) => [fixture.name, fixture] as const))('perft: %s', (_, fixture) => {
		const { position, supply, depth, nodes } = fixture;
		expect(answer({ cmd: 'perft', position, supply, depth })).toEqual({ nodes });
	});
});
