// Positions are checked before they are played on.
import { describe, expect, it } from 'vitest';
import { positioned, type Position } from '../../web/games/recall/position.ts';

function faults(position: Position): string[] {
	const laid = positioned(position);
	return laid.ok ? [] : laid.faults.map(({ code, where }) => `${code} ${where}`);
}

describe('positions', () => {
	it('of nothing but persons', () => {
		expect(faults({ persons: [{}, {}] })).toEqual([]);
	});

	const cases: readonly [string, Position][] = [
		['persons 5', { persons: [{}, {}, {}, {}, {}] }],
		['colour persons', { persons: [{ colour: 'red' }, { colour: 'red' }] }],
		['persons turn 2', { persons: [{}, {}], turn: 2 }],
		['round 18', { persons: [{}, {}], round: 18 }],
		['phase module', { persons: [{}, {}], round: 5, phase: 'module' }],
		['phase draft', { persons: [{}, {}], phase: 'draft' }],
		['field 0 T7.0', { persons: [{ figures: { 'T7.0': 1 } }, {}], closed: ['T7'] }],
		['field 0 T99', { persons: [{ figures: { T99: 1 } }, {}] }],
		['figures 0 figures', { persons: [{ figures: { 'T8.0': 24 } }, {}] }],
		['building 0 s1 T8.0', { persons: [{ built: { 'T8.0': 's1' } }, {}] }],
		['building 0 forest.2', { persons: [{ built: { 'T11.6': 'forest.2' } }, {}] }],
		['building 0 twice', { persons: [{ built: { 'T8.4': 's1', 'T4.4': 's1' } }, {}] }],
		['crystals 0 crystals', { persons: [{ crystals: [-1, 0, 0] }, {}] }],
		['relics 0 relics', { persons: [{ relics: [6, 0, 0, 0] }, {}] }],
		['track 1 tracks', { persons: [{}, { tracks: [13, 0, 0] }] }],
		['module 0 Zz', { persons: [{ ready: ['Zz'] }, {}] }],
		['card 0 e99', { persons: [{ gear: ['e99'] }, {}] }],
		['card 0 k99', { persons: [{ cassettes: ['k99'] }, {}] }],
		['card 0 g99', { persons: [{ goals: ['g99'] }, {}] }],
		['material 0 raft', { persons: [{ raft: { field: 'T8.0', figures: 1 } }, {}] }],
		['relics T8.0', { persons: [{}, {}], relics: { 'T8.0': 'white' } }],
		['stones T8.0', { persons: [{}, {}], sites: { 'T8.0': ['white'] } }],
		['material T8.4', { persons: [{}, {}], sties: ['T8.4'] }],
		['material T8.0', { persons: [{}, {}], rings: { 'T8.0': 1 } }],
		['card T8.0', { persons: [{}, {}], monumentTiles: { 'T8.0': 'm1' } }],
		['effect figs:1', { persons: [{}, {}], gains: ['figs:1'] }]
	];
	for (const [fault, position] of cases)
		it(`refused: ${fault}`, () => {
			expect(faults(position)).toContain(fault);
		});
});
